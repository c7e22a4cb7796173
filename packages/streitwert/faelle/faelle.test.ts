import { describe, expect, it } from "vitest";
import { pkh, streitwert } from "../index.ts";
import { faelle, faelleNachThema } from "./index.ts";
import { pkhFaelle } from "./pkh.ts";

for (const [thema, liste] of Object.entries(faelleNachThema)) {
  describe(`Veröffentlichte Werte: ${thema}`, () => {
    it.each(liste.map((fall) => [`${fall.titel} (${fall.quelle.titel})`, fall] as const))("%s", (_, fall) => {
      const antwort = streitwert(fall.eingabe);
      if (antwort.art !== "ergebnis") throw new Error(`Kein Ergebnis: ${antwort.grund}`);
      expect(antwort.wert).toBe(fall.wert);
    });
  });
}

describe("Veröffentlichte Freibeträge der Prozesskostenhilfe", () => {
  it.each(pkhFaelle.map((fall) => [`${fall.titel} (${fall.quelle.titel})`, fall] as const))(
    "%s",
    (_, fall) => {
      const antwort = pkh(fall.eingabe);
      if (antwort.art !== "ergebnis") throw new Error(`Kein Ergebnis: ${antwort.grund}`);
      const freibetraege = antwort.zeilen
        .filter(({ art }) => art === "freibetrag")
        .map(({ betrag }) => -betrag);
      expect(freibetraege).toEqual(fall.freibetraege);
      expect(antwort.einzusetzen).toBe(fall.einzusetzen);
    },
  );
});

describe("Sammlung der veröffentlichten Werte", () => {
  it("nennt zu jedem Fall Titel, Datum und Fundort und führt keinen doppelt", () => {
    expect(faelle.filter((f) => !(f.quelle.titel && f.quelle.datum && f.quelle.fundort))).toEqual([]);
    const titel = faelle.map((f) => `${f.titel} ${f.quelle.titel}`);
    expect(new Set(titel).size).toBe(titel.length);
    expect(faelle.length).toBeGreaterThanOrEqual(20);
  });
});
