import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { zeitpunkt } from "../worte/wanduhr.ts";
import { buerozeit, nachVierBuerostunden } from "./buerozeit.ts";

const zeit = buerozeit({ arbeitstage: [1, 2, 3, 4, 5], abendUm: "17:00" }, { land: "BE" });

describe("Vier Bürostunden", () => {
  const nach = (tagtext: string, uhr: string) =>
    nachVierBuerostunden(zeitpunkt(tag(tagtext), uhr), zeit)
      .toZonedDateTimeISO("Europe/Berlin")
      .toPlainDateTime()
      .toString();

  test.for([
    ["2026-11-16", "07:00", "2026-11-16T12:00:00"],
    ["2026-11-16", "13:00", "2026-11-16T17:00:00"],
    ["2026-11-16", "15:00", "2026-11-17T10:00:00"],
    ["2026-11-13", "16:30", "2026-11-16T11:30:00"],
    ["2026-11-14", "10:00", "2026-11-16T12:00:00"],
    // Over the holiday of 8 March in Berlin.
    ["2027-03-05", "16:00", "2027-03-09T11:00:00"],
  ] as const)("nach %s %s enden um %s", ([tagtext, uhr, soll]) => {
    expect(nach(tagtext, uhr)).toBe(soll);
  });
});
