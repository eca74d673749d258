import { expect, test } from "vitest";
import { workersFor } from "../src/engine/worker_pool.ts";

test("a worker for each core", () => {
  expect(workersFor({ hardwareConcurrency: 4 })).toBe(4);
  expect(workersFor({ hardwareConcurrency: 64 })).toBe(8);
  expect(workersFor({})).toBe(1);
});

test("fewer where there is little memory, or on a phone that says so", () => {
  expect(workersFor({ hardwareConcurrency: 8, deviceMemory: 2 })).toBe(2);
  expect(workersFor({ hardwareConcurrency: 8, userAgentData: { mobile: true } })).toBe(4);
  const small = { hardwareConcurrency: 8, deviceMemory: 0.5, userAgentData: { mobile: true } };
  expect(workersFor(small)).toBe(1);
});
