/** The server as an engine: what its refusals mean. */

import { afterEach, expect, test, vi } from "vitest";
import { Refused, Unreachable } from "../src/engine/engine.ts";
import { server } from "../src/engine/server.ts";

function refusing(id: string, status: number): void {
  const body = JSON.stringify({ problem: { message: { id, facts: {} } } });
  vi.stubGlobal("fetch", async () => new Response(body, { status }));
}

afterEach(() => vi.unstubAllGlobals());

test("a change that may have been saved is asked for again, as after no answer", async () => {
  refusing("perhaps-saved", 503);
  await expect(server.play("abc", { action: "income", revision: 1 })).rejects.toThrow(Unreachable);
});

test("other refusals are shown", async () => {
  refusing("games-unavailable", 503);
  await expect(server.play("abc", { action: "income", revision: 1 })).rejects.toThrow(Refused);
});
