import { beforeEach, expect, test } from "vitest";
import { matchRoute, router, type Load } from "../src/router.svelte.ts";

const load = (): Load => () => Promise.reject(new Error("not loaded"));
const ROUTES = { "/": load(), "/new": load(), "/games/:id": load(), "/box/:part": load() };

beforeEach(() => router.go("/"));

test.each([
  ["/", "/", {}],
  ["/new", "/new", {}],
  ["/new/", "/new", {}],
  ["/games/abc", "/games/:id", { id: "abc" }],
  ["/games/a%20b", "/games/:id", { id: "a b" }],
  ["/games/50%", "/games/:id", { id: "50%" }],
] as const)("%s is an address of %s", (path, pattern, params) => {
  expect(matchRoute(ROUTES, path)).toEqual({ load: ROUTES[pattern], params });
});

test.each(["/games", "/games/abc/score", "/old"])("%s is no address", (path) => {
  expect(matchRoute(ROUTES, path)).toBeNull();
});

test("going to a path changes the address", () => {
  router.go("/games/abc?at=7");
  expect(location.href).toBe("http://ceres.test/games/abc?at=7");
  expect(router.path).toBe("/games/abc");
  expect(router.query.get("at")).toBe("7");
});

test("a link to be shared is a whole address", () => {
  expect(router.href("/new?seed=7")).toBe("/new?seed=7");
  expect(router.url("/new?seed=7")).toBe("http://ceres.test/new?seed=7");
});
