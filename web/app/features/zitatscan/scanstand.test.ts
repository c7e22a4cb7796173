import { expect, test } from "vitest";
import {
  ablehnungssatz,
  kurzstand,
  leersatz,
  nachAbsturz,
  nachMeldung,
  neueDatei,
  vonVorn,
} from "./scanstand.ts";

const neu = neueDatei(1, new File(["x"], "klage.pdf"));
const liest = nachMeldung(nachMeldung(neu, { art: "geoeffnet", datei: 1, seitenzahl: 3, signiert: false }), {
  art: "gelesen",
  datei: 1,
  masse: [[595, 842]],
});

test("Nach einem Absturz ist abgelehnt, was wartete oder gelesen wurde, und nur das", () => {
  expect(nachAbsturz(neu).lage).toBe("abgelehnt");
  expect(ablehnungssatz(nachAbsturz(liest))).toBe(
    "„klage.pdf“ wurde nicht zu Ende gelesen: Das Werkzeug ist abgestürzt.",
  );
  const abgebrochen = { ...liest, lage: "abgebrochen" } as const;
  expect(nachAbsturz(abgebrochen)).toBe(abgebrochen);
});

test("Von vorn gelesen zählt keine Seite doppelt; was von Hand gesagt ist, bleibt", () => {
  const gesagt = { ...nachAbsturz(liest), tagVonHand: "2020-01-01" as never };
  expect(vonVorn(gesagt)).toEqual({ ...neu, tagVonHand: "2020-01-01" });
});

test("Was mit einem Kennwort geöffnet war, ist nach einem Absturz verschlossen; seine Liste bleibt", () => {
  const fertig = { ...liest, lage: "fertig", geschuetzt: true } as const;
  expect(nachAbsturz(fertig)).toEqual({ ...fertig, verschlossen: true });
  const falsch = { ...neu, lage: "abgelehnt", grund: "kennwort-falsch", geschuetzt: true } as const;
  expect(nachAbsturz(falsch)).toBe(falsch);
  expect(vonVorn(nachAbsturz(fertig)).verschlossen).toBeUndefined();
});

test("Was nicht gelesen ist, gilt nicht als ohne Paragraphen", () => {
  expect(leersatz({ ...liest, lage: "fertig" })).toBe("Keine Paragraphen gefunden.");
  expect(leersatz({ ...neu, lage: "abgebrochen" })).toBe("Nicht gelesen.");
  expect(leersatz({ ...liest, lage: "abgebrochen" })).toBe(
    "Auf den gelesenen Seiten wurden keine Paragraphen gefunden.",
  );
});

test("In der Leiste steht, warum eine Datei nicht gelesen ist; eine abgelehnte kann wieder gelesen werden", () => {
  const abgelehnt = nachMeldung(neu, { art: "abgelehnt", datei: 1, grund: "kennwort" });
  expect(kurzstand(abgelehnt)).toBe("Kennwort nötig");
  expect(kurzstand(nachMeldung(neu, { art: "abgelehnt", datei: 1, grund: "verschwunden" }))).toBe(
    "Nicht mehr lesbar",
  );
  expect(kurzstand(liest)).toBe("Seite 1 von 3 gelesen, 0 Fundstellen");
  expect(kurzstand(vonVorn(abgelehnt))).toBe("Wartet");
});
