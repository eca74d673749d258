import { expect, test, vi } from "vitest";
import { Unreachable, type Engine } from "../src/engine/engine.ts";
import { kindOf } from "../src/files/transfer.ts";
import { gamesIn, Importing } from "../src/share/importing.svelte.ts";
import { engineWith, opened, refusal } from "./fake_engine.ts";

const file = (text: string, name = "game.json"): File => new File([text], name);

function importing(request: Engine["import"]) {
  const imported = vi.fn();
  return { store: new Importing(engineWith({ import: request }), imported), imported };
}

test.each([
  ['{"format": "ceres-record/1"}', "game"],
  ['{"format": "ceres-position/1"}', "game"],
  ['format = "ceres-components/1"', "box"],
  ['{"format":"ceres-games/1","games":[]}', "games"],
  ['{"format": "other/1"}', null],
  ["", null],
])("%s is a file of the kind %s", (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test("imported games are reported together", async () => {
  const { store, imported } = importing(async ({ text }) => opened({ id: text }));
  await store.importFiles(file("a"), file("b"));
  expect(imported).toHaveBeenCalledWith(["a", "b"]);
  expect([store.count, store.busy, store.failed]).toEqual([2, false, null]);
});

test("a damaged file is reported, and its good part can be imported", async () => {
  const { store, imported } = importing(async ({ text, salvage }) => {
    if (!salvage) throw refusal("damaged");
    return opened({ id: text });
  });
  await store.importFiles(file("bad"));
  expect(store.failed?.problem.message).toEqual({ id: "damaged" });
  expect(imported).not.toHaveBeenCalled();
  await store.salvage();
  expect(store.failed).toBeNull();
  expect(imported).toHaveBeenCalledWith(["bad"]);
});

test("failures are shown one after the other", async () => {
  const { store } = importing(async () => Promise.reject(refusal("damaged")));
  await store.importFiles(file("1", "one"), file("2", "two"));
  expect(store.failed?.name).toBe("one");
  store.dismiss();
  expect(store.failed?.name).toBe("two");
  store.dismiss();
  expect(store.failed).toBeNull();
});

test("a file that is no record is not sent", async () => {
  const send = vi.fn<Engine["import"]>();
  const { store } = importing(send);
  await store.importFiles(file("x".repeat(2_000_001)));
  expect(send).not.toHaveBeenCalled();
  expect(store.failed?.problem.message).toEqual({ id: "page-games-import-too-large" });
});

test("without an answer the file is not called damaged", async () => {
  const { store } = importing(async () => Promise.reject(new Unreachable()));
  await store.importFiles(file("good"));
  expect(store.failed).toMatchObject({
    text: "",
    problem: { message: { id: "page-notice-away" } },
  });
});

test("the games of a file of all games are taken one by one, and damaged ones left out", async () => {
  const adopt = vi
    .fn<Engine["adopt"]>()
    .mockResolvedValueOnce({ id: "a", added: true })
    .mockRejectedValueOnce(refusal("damaged"))
    .mockResolvedValueOnce({ id: "c", added: false });
  const merged = vi.fn();
  const store = new Importing(engineWith({ adopt }), vi.fn(), merged);
  const game = { created: "2026-01-01T00:00:00Z", changed: "2026-01-02T00:00:00Z", record: {} };
  const games = [game, game, game];
  await store.importFiles(file(JSON.stringify({ format: "ceres-games/1", games })));
  expect(adopt).toHaveBeenCalledWith(JSON.stringify(game));
  expect(merged).toHaveBeenCalledWith({ added: 1, known: 1, damaged: 1 });
  expect([store.count, store.failed]).toEqual([1, null]);
});

test("games are the texts that they are in the file, whatever is in them", () => {
  const games = ['{"record":{"seed":9007199254740993, "x-a":"}]\\"{"}}', '{ "record": {} }'];
  const other = '"more":{"a":[{}]}';
  const file = `{"format":"ceres-games/1",${other},"games":[${games.join(", ")}],${other}}`;
  expect(gamesIn(file)).toEqual(games);
});

test("a file of all games that is cut off has none", () => {
  expect(() => gamesIn('{"format":"ceres-games/1","games":[{"record":{}},')).toThrow(SyntaxError);
  expect(() => gamesIn('{"format":"ceres-games/1"}')).toThrow(SyntaxError);
});

test("what would refuse the next game, too, ends it", async () => {
  const adopt = vi.fn<Engine["adopt"]>().mockRejectedValue(refusal("too-many-games", 403));
  const store = new Importing(engineWith({ adopt }), vi.fn());
  const games = [{ record: {} }, { record: {} }];
  await store.importFiles(file(JSON.stringify({ format: "ceres-games/1", games })));
  expect(adopt).toHaveBeenCalledOnce();
  expect(store.failed?.problem.message).toEqual({ id: "too-many-games" });
});
