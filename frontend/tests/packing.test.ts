import { expect, test } from "vitest";
import { pack, unpack } from "../src/share/packing.ts";

const TEXT = JSON.stringify({
  actions: Array.from({ length: 60 }, () => "buy C4"),
  name: "기권 é",
});

test("a packed text is shorter, fits into an address, and comes back", async () => {
  const packed = await pack(TEXT);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(TEXT.length / 3);
  expect(await unpack(packed)).toBe(TEXT);
});

test("a text that was cut off is not unpacked", async () => {
  const packed = await pack(TEXT);
  await expect(unpack(packed.slice(0, -8))).rejects.toThrow();
  await expect(unpack("no game")).rejects.toThrow();
});

test("a text that would fill the memory is not unpacked", async () => {
  const packed = await pack(" ".repeat(20_000_000));
  await expect(unpack(packed)).rejects.toThrow();
});
