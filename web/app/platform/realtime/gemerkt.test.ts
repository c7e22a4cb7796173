import { afterEach, expect, test, vi } from "vitest";
import { gemerkt, gemerktesVergessen } from "./gemerkt.server.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("Gemerktes wird einmal gelesen, bis sich die Seiten ändern oder seine Zeit um ist", async () => {
  vi.useFakeTimers();
  let gelesen = 0;
  const lesen = gemerkt(async () => ++gelesen, 1_000);
  expect([await lesen(), await lesen()]).toEqual([1, 1]);
  gemerktesVergessen();
  expect(await lesen()).toBe(2);
  vi.advanceTimersByTime(1_001);
  expect(await lesen()).toBe(3);
});

test("Was sich nicht lesen ließ, wird beim nächsten Mal wieder gelesen", async () => {
  let gelesen = 0;
  const lesen = gemerkt(async () => {
    if (++gelesen === 1) throw new Error("gestört");
    return gelesen;
  }, 60_000);
  await expect(lesen()).rejects.toThrow("gestört");
  expect(await lesen()).toBe(2);
});
