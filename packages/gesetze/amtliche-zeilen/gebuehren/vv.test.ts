import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fassungAm, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { vvNummer, vvNummern } from "../../rvg/vv/index.ts";

/** Printed rows of Anlage 1 RVG: number; fee; second column (appointed counsel, or Nr. 2 of Nr. 1000 VV). */
const zeilen = (jahr: string) =>
  readFileSync(join(import.meta.dirname, `vv-${jahr}.csv`), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((zeile) => zeile.split(";") as [nr: string, gebuehr: string, zweite: string]);

/** A German decimal number in hundredths: euros → cents, rate → rate × 100. */
const hundertstel = (text: string) => Math.round(Number(text.replaceAll(" ", "").replace(",", ".")) * 100);

/** Reads a printed cell into the numbers it holds. */
function gelesen(zelle: string): readonly (number | undefined)[] {
  const hoechstens = /^höchstens (\d,\d)(?:, bei Betragsrahmengebühren höchstens ([\d ,]+) €)?$/.exec(zelle);
  if (hoechstens) return hoechstens.slice(1).flatMap((t) => (t === undefined ? [] : [hundertstel(t)]));
  return zelle.replace(" €", "").split(" bis ").map(hundertstel);
}

/** What our series hold of a number on a day, as the numbers of its printed cells. */
function gespeichert(nr: string, stichtag: string) {
  const wert = fassungAm(
    vvNummer(nr)?.werte ?? { norm: "", geprueft: tag(stichtag), fassungen: [] },
    tag(stichtag),
  )?.wert;
  switch (wert?.art) {
    case "satz":
      return { gebuehr: [wert.satz100], zweite: wert.bestellt100 ?? wert.variante2 };
    case "satzrahmen":
      return { gebuehr: [wert.min100, wert.max100], zweite: undefined };
    case "betragsrahmen":
      return { gebuehr: [wert.min, wert.max], zweite: wert.bestellt };
    case "festbetrag":
      return { gebuehr: [wert.betrag ?? wert.bestellt], zweite: undefined };
    case "verweis": {
      const { hoechstsatz100, hoechstbetrag } = wert;
      return {
        gebuehr: hoechstbetrag ? [hoechstsatz100, hoechstbetrag] : [hoechstsatz100],
        zweite: undefined,
      };
    }
    default:
      return undefined;
  }
}

describe.each([
  { jahr: "2006", tage: ["2013-07-31"], anzahl: 210 },
  { jahr: "2013", tage: ["2013-08-01", "2020-12-31"], anzahl: 201 },
  { jahr: "2021", tage: ["2021-10-01", "2025-05-31"], anzahl: 202 },
  { jahr: "2025", tage: ["2025-06-01", "2026-07-05"], anzahl: 202 },
])("Vergütungsverzeichnis in der Fassung $jahr", ({ jahr, tage, anzahl }) => {
  const gedruckt = zeilen(jahr).filter(([nr]) => !(nr === "3339" && jahr === "2021"));

  test.each(tage)("am %s stimmt jede gedruckte Zeile", (stichtag) => {
    for (const [nr, gebuehr, zweite] of gedruckt) {
      expect({ nr, ...gespeichert(nr, stichtag) }).toEqual({
        nr,
        gebuehr: gelesen(gebuehr),
        zweite: zweite === "" ? undefined : hundertstel(zweite.replace(" €", "")),
      });
    }
  });

  test("keine Nummer mit Betrag oder Satz fehlt in den gedruckten Zeilen", () => {
    const [stichtag = ""] = tage;
    const gesehen = new Set(gedruckt.map(([nr]) => nr));
    const fehlende = vvNummern().filter(({ nr }) => {
      const wert = gespeichert(nr, stichtag);
      return wert?.gebuehr[0] !== undefined && !gesehen.has(nr);
    });
    expect(fehlende.map((n) => n.nr)).toEqual([]);
    expect(zeilen(jahr)).toHaveLength(anzahl);
  });
});
