import { expect, test } from "vitest";
import { bestaetigung } from "./gobd.server.ts";

test("Eine kurz nach Mitternacht bestätigte USt-IdNr. trägt in der Ausfuhr den deutschen Tag", () => {
  const nachweis = { ustId: "ATU12345678", quelle: "vies", kennung: "WAPI1" } as const;
  // 00:30 in Berlin.
  expect(bestaetigung({ ...nachweis, bestaetigtAm: "2026-07-31T22:30:00.000Z" })).toBe(
    "01.08.2026 VIES WAPI1",
  );
});
