import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { toasts } from "../src/look/toasts.svelte.ts";
import { router } from "../src/router.svelte.ts";

const UNDO = { label: "Undo", run: () => {} };
const texts = (): string[] => toasts.all.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  router.go("/");
});
afterEach(() => {
  for (const { id } of toasts.all) toasts.dismiss(id);
  vi.useRealTimers();
});

test("a toast goes by itself", () => {
  toasts.show("Saved");
  vi.advanceTimersByTime(5_900);
  expect(texts()).toEqual(["Saved"]);
  vi.advanceTimersByTime(200);
  expect(texts()).toEqual([]);
});

test("a toast with an action stays longer", () => {
  toasts.show("Deleted", UNDO);
  vi.advanceTimersByTime(11_900);
  expect(texts()).toEqual(["Deleted"]);
  vi.advanceTimersByTime(200);
  expect(texts()).toEqual([]);
});

test("a toast that is being read stays", () => {
  toasts.show("Saved");
  const [toast] = toasts.all;
  toasts.pause(toast?.id ?? -1);
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(["Saved"]);
  toasts.resume(toast?.id ?? -1);
  vi.advanceTimersByTime(6_100);
  expect(texts()).toEqual([]);
});

test("the returned function dismisses the toast", () => {
  toasts.show("Saved")();
  expect(texts()).toEqual([]);
});

test("a fourth toast replaces the oldest", () => {
  for (const text of ["1", "2", "3", "4"]) toasts.show(text);
  expect(texts()).toEqual(["2", "3", "4"]);
});

test("on another screen only toasts with an action stay", () => {
  toasts.show("Saved");
  toasts.show("Deleted", UNDO);
  toasts.leaveScreens("/games/abc");
  expect(texts()).toEqual(["Deleted"]);
  toasts.leaveScreens("/");
  expect(texts()).toEqual(["Deleted"]);
});

test("the host added last shows the toasts", () => {
  const [page, dialog] = [{}, {}];
  const removePage = toasts.addHost(page);
  const removeDialog = toasts.addHost(dialog);
  expect([toasts.isTopHost(page), toasts.isTopHost(dialog)]).toEqual([false, true]);
  removeDialog();
  expect(toasts.isTopHost(page)).toBe(true);
  removePage();
});
