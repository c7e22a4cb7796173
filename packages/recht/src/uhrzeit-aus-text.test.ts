import { expect, test } from "vitest";
import { uhrzeitAusText } from "./uhrzeit-aus-text.ts";

test("Uhrzeiten werden gelesen, wie sie geschrieben werden", () => {
  for (const text of ["08:30", "8:30", "8.30", "0830", "830", " 8:30 Uhr"])
    expect(uhrzeitAusText(text), text).toBe("08:30");
  expect(uhrzeitAusText("17 Uhr")).toBe("17:00");
  expect(uhrzeitAusText("0:00")).toBe("00:00");
  for (const text of ["24:00", "8:60", "8:3", "acht", "", "8:30 PM"])
    expect(uhrzeitAusText(text), text).toBeUndefined();
});
