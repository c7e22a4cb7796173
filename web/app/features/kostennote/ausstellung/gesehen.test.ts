import { expect, test } from "vitest";
import { beleg } from "../testing-beleg.ts";
import { fingerabdruck } from "./gesehen.server.ts";

test("Was jemand gesehen hat, erkennt man an 256 Bits wieder; ein Cent mehr ist etwas anderes", () => {
  const gesehen = beleg("wert=10000&vv=3100,3104");
  expect(fingerabdruck(gesehen)).toMatch(/^[\w-]{43}$/);
  expect(fingerabdruck({ ...gesehen })).toBe(fingerabdruck(gesehen));
  expect(fingerabdruck({ ...gesehen, brutto: gesehen.brutto })).toBe(fingerabdruck(gesehen));
  const teurer = beleg("wert=10000,01&vv=3100,3104");
  expect(fingerabdruck(teurer)).not.toBe(fingerabdruck(gesehen));
});
