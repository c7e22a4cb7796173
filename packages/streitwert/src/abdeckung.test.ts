import { cent, plusMonate, type Tag, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { type Angabe, pkh, type Regel, regeln, streitwert, zustaendigkeit } from "../index.ts";

const quartale = (von: number, bis: number): Tag[] =>
  Array.from({ length: (bis - von + 1) * 4 }, (_, i) => plusMonate(tag(`${von}-01-01`), i * 3));

const angaben = (regel: Regel): Record<string, Angabe> =>
  Object.fromEntries(
    regel.felder
      .filter((f) => f.pflicht || f.art === "geld")
      .map((f): [string, Angabe] => [
        f.name,
        f.art === "geldliste"
          ? [1_000_00]
          : f.art === "wahl"
            ? (f.wahl?.[0]?.wert ?? "")
            : f.art === "prozent"
              ? 50
              : 1_000_00,
      ]),
  );

/** Rules whose first version is younger than the package, and items of catalogues without a number. */
const spaeter: Readonly<Record<string, string>> = {
  "weg-beschlussklage": "2020-12-01",
  wettbewerb: "2013-10-09",
};
const ohneBetrag = new Set(["arbg-folgekuendigung", "arbg-annahmeverzug-neben-kuendigungsschutz"]);

describe("Jedes Quartal seit der ersten Fassung rechnet", () => {
  test.each(quartale(2014, 2026))("alle Wertregeln des Gesetzes am %s", (antragAm) => {
    for (const regel of regeln(antragAm).filter((r) => !r.katalog)) {
      const antwort = streitwert({ regel: regel.id, antragAm, angaben: angaben(regel) });
      expect(antwort.art, regel.id).toBe(
        antragAm < (spaeter[regel.id] ?? "2013-08-01") ? "kein-ergebnis" : "ergebnis",
      );
    }
  });

  test.each(quartale(2025, 2026).slice(3))("alle gesicherten Katalogwerte am %s", (antragAm) => {
    for (const regel of regeln(antragAm).filter((r) => r.katalog)) {
      const antwort = streitwert({ regel: regel.id, antragAm, angaben: angaben(regel) });
      const erwartet =
        regel.sicherheit === "niedrig" || ohneBetrag.has(regel.id) ? "kein-ergebnis" : "ergebnis";
      expect(antwort.art, regel.id).toBe(erwartet);
    }
  });

  test.each(quartale(2002, 2026))("Zuständigkeit am %s", (eingangAm) => {
    for (const sache of ["zivil", "familie", "arbeit", "wohnraummiete", "presse"] as const) {
      expect(zustaendigkeit({ wert: cent(1_000_00), eingangAm, sache }).art).toBe("ergebnis");
    }
  });

  test.each(quartale(2019, 2026))("Prozesskostenhilfe am %s", (bewilligungAm) => {
    expect(
      pkh({
        bewilligungAm,
        einnahmen: [{ bezeichnung: "Lohn", betrag: cent(2_000_00) }],
        abzuege: [],
        erwerbstaetig: true,
      }).art,
    ).toBe("ergebnis");
  });
});
