import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  dayAt,
  dayByKey,
  isDay,
  shifted,
  shiftedMonth,
  untilTomorrow,
  weeksOf,
} from "../src/days/calendar.ts";
import { DayBook } from "../src/days/day_book.svelte.ts";
import { erasOf } from "../src/days/day_picture.ts";
import type { DayResult, Days, Listed } from "../src/engine/types.ts";
import { engineWith } from "./fake_engine.ts";

const ZONE = process.env["TZ"];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  if (ZONE === undefined) delete process.env["TZ"];
  else process.env["TZ"] = ZONE;
});

/** Let it be this moment, in this part of the world. */
function at(moment: string, zone: string): void {
  process.env["TZ"] = zone;
  vi.setSystemTime(new Date(moment));
}

test.each([
  ["UTC", "2026-11-16"],
  ["Pacific/Auckland", "2026-11-17"],
  ["Pacific/Kiritimati", "2026-11-17"],
  ["America/Los_Angeles", "2026-11-16"],
  ["Pacific/Pago_Pago", "2026-11-16"],
])("the day is the player's own, in %s", (zone, day) => {
  at("2026-11-16T12:30:00Z", zone);
  expect(dayAt(new Date())).toBe(day);
});

test.each([
  // The clock is put back: the day has 25 hours; put forward: 23, once even at midnight.
  ["2026-10-25T00:00:00+02:00", "Europe/Berlin", 25],
  ["2026-03-29T00:00:00+01:00", "Europe/Berlin", 23],
  ["2026-04-24T00:00:00+02:00", "Africa/Cairo", 23],
])("a day from %s in %s has %i hours", (begins, zone, hours) => {
  at(begins, zone);
  expect(untilTomorrow(new Date()) / 3_600_000).toBe(hours);
});

const NOTHING: Days = {
  days: [],
  streak: { days: 0, longest: 0, rests: 0, rested: [], today: false },
  medals: { gold: 0, silver: 0, bronze: 0 },
  gold_above: 11,
};

function listed(day: Listed["day"], parts: Partial<Listed> = {}): Listed {
  return { id: "abc", phase: "you", result: null, mine: true, day, ...parts } as Listed;
}

/** A book over these answers, and what begins a game. */
function bookWith(days: Days = NOTHING, games: Listed[] = [], deleted: Listed[] = []) {
  const daily = vi.fn(async () => ({ id: "new" }));
  const asked = vi.fn(async () => days);
  const list = async () => ({ games, deleted });
  const restore = vi.fn(async () => {
    games.push(...deleted.splice(0));
    return { revision: 1 };
  });
  const methods = { days: asked, list, beginDay: daily, restore };
  const engine = engineWith(methods as unknown as Parameters<typeof engineWith>[0]);
  return { book: new DayBook(engine), daily, asked, restore };
}

test("the day changes at midnight while the page is open", () => {
  at("2026-11-16T23:59:00", "Europe/Berlin");
  const { book } = bookWith();
  const stop = book.today.watch();
  expect(book.today.date).toBe("2026-11-16");
  vi.advanceTimersByTime(61_000);
  expect(book.today.date).toBe("2026-11-17");
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(book.today.date).toBe("2026-11-18");
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test("a game begins on the day of the clock, whatever day was shown", async () => {
  at("2026-11-16T23:59:00", "Asia/Seoul");
  const { book, daily } = bookWith();
  await book.load();
  vi.setSystemTime(new Date("2026-11-17T00:01:00"));
  expect(await book.begin("2026-11-16")).toBe("new");
  expect(daily).toHaveBeenCalledWith({ date: "2026-11-16", today: "2026-11-17", practice: false });
});

test("an attempt that goes on over midnight still is that of its day", async () => {
  at("2026-11-17T00:30:00", "UTC");
  const day = { date: "2026-11-16", begun: "2026-11-16", practice: false };
  const { book } = bookWith(NOTHING, [listed(day)]);
  await book.load();
  expect(book.goingOf("2026-11-16")?.id).toBe("abc");
  expect([book.stateOf("2026-11-16"), book.stateOf("2026-11-17")]).toEqual(["going", "open"]);
});

test("after the attempt that counts comes practice", async () => {
  at("2026-11-16T12:00:00", "UTC");
  const result = { date: "2026-11-16", id: "abc", medal: "silver" } as DayResult;
  const practice = { date: "2026-11-16", begun: "2026-11-16", practice: true };
  const { book, daily } = bookWith({ ...NOTHING, days: [result] }, [listed(practice)]);
  await book.load();
  expect([book.stateOf("2026-11-16"), book.goingOf("2026-11-16")]).toEqual(["silver", null]);
  await book.begin("2026-11-16");
  expect(daily).toHaveBeenCalledWith(expect.objectContaining({ practice: true }));
});

test("whoever deletes the attempt can only practise", async () => {
  at("2026-11-16T12:00:00", "UTC");
  const day = { date: "2026-11-16", begun: "2026-11-16", practice: false };
  const { book, daily } = bookWith(NOTHING, [], [listed(day)]);
  await book.load();
  expect(book.deletedOf("2026-11-15")).toBe(null);
  await book.begin("2026-11-16");
  expect(daily).toHaveBeenCalledWith(expect.objectContaining({ practice: true }));
});

test("a deleted attempt can be restored, and goes on", async () => {
  at("2026-11-16T12:00:00", "UTC");
  const day = { date: "2026-11-16", begun: "2026-11-16", practice: false };
  const { book, restore } = bookWith(NOTHING, [], [listed(day)]);
  await book.load();
  const deleted = book.deletedOf("2026-11-16");
  if (deleted) await book.restore(deleted);
  expect(restore).toHaveBeenCalledWith("abc");
  expect([book.deletedOf("2026-11-16"), book.goingOf("2026-11-16")?.id]).toEqual([null, "abc"]);
});

test("a day without a medal is played, a missed one may be a rest day", async () => {
  const result = { date: "2026-11-14", id: "abc", medal: null } as DayResult;
  const streak = { ...NOTHING.streak, rested: ["2026-11-15"] };
  const { book } = bookWith({ ...NOTHING, days: [result], streak });
  await book.load();
  const days = ["2026-11-13", "2026-11-14", "2026-11-15"];
  expect(days.map((day) => book.stateOf(day))).toEqual(["open", "played", "rest"]);
});

test("months have their weeks from Monday on", () => {
  const weeks = weeksOf("2026-11");
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks[5]?.[0]).toBe("2026-11-30");
  expect(weeksOf("2027-02").flat()).not.toContain(null);
  expect([shiftedMonth("2026-12", 1), shiftedMonth("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
});

test("keys lead from day to day, and not into the future", () => {
  const keys = ["ArrowLeft", "ArrowUp", "Home", "End", "PageUp", "Enter"];
  expect(keys.map((key) => dayByKey("2026-03-31", key, "2026-11-16"))).toEqual([
    "2026-03-30",
    "2026-03-24",
    "2026-03-30",
    "2026-04-05",
    "2026-02-28",
    null,
  ]);
  expect(dayByKey("2026-11-15", "ArrowDown", "2026-11-16")).toBe("2026-11-16");
});

test("only days that there are can be asked for", () => {
  const texts = ["2026-11-16", "2026-02-30", "2026-13-01", "tomorrow", ""];
  expect(texts.filter(isDay)).toEqual(["2026-11-16"]);
  expect(shifted("2026-02-28", 1)).toBe("2026-03-01");
});

test("the strip of a shared text is read symbol by symbol", () => {
  expect(erasOf("🟩🟨🟥")).toEqual(["more", "even", "less"]);
});
