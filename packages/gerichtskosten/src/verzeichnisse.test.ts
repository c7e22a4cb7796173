import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Gesetz } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { cent, type Tag, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import type { Kostenposition } from "./eingabe.ts";
import { gerichtskosten } from "./gerichtskosten.ts";
import { nummerAm, nummernAm } from "./nummer.ts";

// The printed cells of the registers, computed by hand: rate × printed row of Anlage 2, rounded half up, printed bounds.
// Nothing here reads the figures of the package except which table a column of the GNotKG stands for.

const lesen = (datei: string, trenner: string) =>
  readFileSync(join(import.meta.dirname, `../../gesetze/amtliche-zeilen/gerichtskosten/${datei}.csv`), "utf8")
    .trim()
    .split("\n")
    .slice(1)
    .map((zeile) => zeile.replaceAll('"', "").split(trenner));

const staende = [
  ["2018", "2018-03-29", "2013"],
  ["2022", "2022-03-26", "2021"],
  ["2026", "2026-04-29", "2025"],
] as const;
/** Before the 2. KostRMoG only these two are read; their tables had other rows, and no fee was below 10 €. */
const fruehere: Readonly<
  Record<"gkg" | "famgkg", readonly (readonly [stand: string, am: string, jahr: string])[]>
> = {
  gkg: [
    ["2012", "2012-07-02", "2004"],
    ["2013", "2013-01-11", "2004"],
  ],
  famgkg: [
    ["2012", "2012-07-02", "2009"],
    ["2013", "2013-01-11", "2009"],
  ],
};
const gesetze = ["gkg", "famgkg", "gnotkg", "gvkostg"] as const;
const anzahl = { gkg: [343, 358, 356], famgkg: [97, 98, 99], gnotkg: [343, 346, 345], gvkostg: [56, 57, 58] };

/** Amounts of money in a printed cell, in cents. */
const betraege = (zelle: string): number[] =>
  [...zelle.matchAll(/(\d[\d ]*),(\d\d) €/g)].map(([, ganz = "", rest]) =>
    Number(`${ganz.replaceAll(" ", "")}${rest}`),
  );
const satz = (text: string): number => Math.round(Number(text.replace(",", ".")) * 100);
const gerundet = (gebuehr: number, satz100: number): number => Math.floor((gebuehr * satz100 + 50) / 100);

const fruehereAnzahl = { gkg: [334, 333], famgkg: [96, 96] };
const mindestens = (stichtag: Tag): number => (stichtag < "2013-08-01" ? 1_000 : 1_500);

type Probe = { readonly position: Omit<Kostenposition, "id" | "nr">; readonly erwartet: number };

/** Printed rows. */
const werteAm = (stichtag: Tag): readonly number[] => [
  stichtag < "2013-08-01" ? 60_000 : 50_000,
  1_000_000,
  50_000_000,
];

function tabellenzeile(gesetz: Gesetz, nr: string, stichtag: Tag, jahr: string, wert: number): number {
  const bezug = nummerAm(gesetz, nr, stichtag)?.bezug;
  const spalte = bezug === "gnotkg34b" ? 2 : 1;
  const zeile = lesen(`${gesetz}-anlage2-${jahr}`, ",").find(([bis]) => Number(bis) === wert);
  return Number(zeile?.[spalte]);
}

/** Anm. Abs. 1 zu Nr. 11101 KV GNotKG, Anm. Abs. 1 zu Nr. 1311 KV FamGKG, in cents. */
const nichtZuBeruecksichtigen = (nr: string, stichtag: Tag): number =>
  nr !== "11101" && nr !== "1311" ? 0 : stichtag < "2025-06-01" ? 2_500_000 : 1_000_000;

/** § 52 Abs. 4 Nr. 1 GKG: before the finance courts a value of 500 € counts for 1.500 €; the printed rows are asked above it. */
const finanzgericht = /^6(11[0-3]|12[0-2]|50[01])$/;

/** What the printed cell must cost, or `undefined` where the cell alone does not say it. */
function proben(gesetz: Gesetz, nr: string, zelle: string, stichtag: Tag, jahr: string): Probe[] | undefined {
  const bezug = nummerAm(gesetz, nr, stichtag)?.bezug;
  const fest = /^(\d[\d ]*,\d\d €)( – höchstens eine Gebühr \d+)?$/.exec(zelle);
  if (fest) return [{ position: {}, erwartet: betraege(zelle)[0] ?? -1 }];
  const saetze = /^(\d+,\d+)(?: bis (\d+,\d+))?(?: ?[–-] (mindestens|höchstens) |$| – soweit)/.exec(zelle);
  if (saetze && (bezug === "strafe" || bezug === "geldbusse")) return undefined;
  if (saetze) {
    const [, von = "", bis] = saetze;
    const grenze = (wort: string) =>
      betraege(new RegExp(`${wort} \\d[\\d ]*,\\d\\d €`).exec(zelle)?.[0] ?? "")[0];
    return [von, ...(bis ? [bis] : [])].flatMap((s) =>
      werteAm(stichtag)
        .filter((wert) => !finanzgericht.test(nr) || wert > 150_000)
        .map((wert) => {
          const voll = gerundet(tabellenzeile(gesetz, nr, stichtag, jahr, wert), satz(s));
          const unten = Math.max(voll, mindestens(stichtag), grenze("mindestens") ?? 0);
          return {
            position: { wert: cent(wert), ...(bis && { satz100: satz(s) }) },
            erwartet: Math.min(unten, grenze("höchstens") ?? Number.POSITIVE_INFINITY),
          };
        }),
    );
  }
  const angefangene = /^\d[\d ]*,\d\d € (?:\| )?je angefangene \d/.test(zelle);
  if (angefangene) {
    const [je = 0, schritt = 1, mindestens = 0] = betraege(zelle);
    // „des zu berücksichtigenden Vermögens“: what exceeds the limit of the remark under the number.
    const frei = nichtZuBeruecksichtigen(nr, stichtag);
    return [100_000, 50_000_000, 50_000_001].map((wert) => ({
      position: { wert: cent(frei + wert) },
      erwartet: Math.max(mindestens, Math.ceil(wert / schritt) * je),
    }));
  }
  const prozent = /(\d+) ?% de/.exec(zelle);
  if (prozent) {
    const grenze = (wort: string) =>
      betraege(new RegExp(`${wort} \\d[\\d ]*,\\d\\d €`).exec(zelle)?.[0] ?? "")[0];
    return [10_000, 123_450, 90_000_000].map((betrag) => ({
      position: { betrag: cent(betrag) },
      erwartet: Math.min(
        Math.max(gerundet(betrag, Number(prozent[1])), grenze("mindestens") ?? 0),
        grenze("höchstens") ?? Number.POSITIVE_INFINITY,
      ),
    }));
  }
  const hreg = /^(\d,\d) der Gebühr für die Eintragung/.exec(zelle);
  if (hreg) return [{ position: { betrag: cent(7_000) }, erwartet: gerundet(7_000, satz(hreg[1] ?? "")) }];
  const jeEinheit = /^\d+,\d\d € für jede/.test(zelle);
  if (jeEinheit) {
    const [je = 0, mindestens = 0] = betraege(zelle);
    return [1, 40].map((n) => ({ position: { anzahl: n }, erwartet: Math.max(mindestens, n * je) }));
  }
  if (/^in voller Höhe|^in Höhe |^anteilig$|^begrenzt/.test(zelle) && betraege(zelle).length <= 1) {
    const mindestens = zelle.includes("mindestens") ? (betraege(zelle)[0] ?? 0) : 0;
    return [100, 123_456].map((betrag) => ({
      position: { betrag: cent(betrag) },
      erwartet: Math.max(betrag, mindestens),
    }));
  }
  if (zelle === "wie vom Gericht bestimmt") return [{ position: { betrag: cent(4_711) }, erwartet: 4_711 }];
  return undefined;
}

/** Cells with several amounts, or whose fee is another one's; worked out in `src/bestandteile.test.ts` and `src/beziehungen.test.ts`. */
const anderswo: Readonly<Record<Gesetz, RegExp>> = {
  gkg: /^(3118|3119|312\d|313\d|314\d|3600|3601|4111|4112|412\d|413\d|4210|42[23]\d|440\d|9000)$/,
  famgkg: /^2000$/,
  gnotkg: /^(12214|13102|22112|22113|31000|32000|32001|32002|32003|32008|32016)$/,
  gvkostg: /^(102|103|700|711)$/,
};

/** Numbers whose printed line holds no amount of its own. */
const ohneBetrag: Readonly<Record<Gesetz, readonly string[]>> = {
  gkg: [],
  famgkg: [],
  gnotkg: ["24103"],
  gvkostg: ["700"],
};

/** Two amounts for two events under one number; the second is told, not computed. */
const zweiBetraege = /^[29]00[34]$/;

describe.each(["gkg", "famgkg"] as const)("Kostenverzeichnis vor dem 01.08.2013: %s", (gesetz) => {
  test.each(fruehere[gesetz])("im Textstand %s kostet jede Nummer, was gedruckt ist", (stand, am, jahr) => {
    const stichtag = tag(am);
    const zeilen = lesen(`kv-${gesetz}-${stand}`, ";");
    expect(zeilen).toHaveLength(
      fruehereAnzahl[gesetz][fruehere[gesetz].findIndex(([s]) => s === stand)] ?? 0,
    );
    let gerechnet = 0;
    for (const [nr = "", zelle = ""] of zeilen) {
      const alle = proben(gesetz, nr, zelle, stichtag, jahr);
      if (!alle && !zweiBetraege.test(nr)) expect(nr, zelle).toMatch(anderswo[gesetz]);
      for (const { position, erwartet } of alle ?? []) {
        const antwort = gerichtskosten({ gesetz, stichtag, positionen: [{ id: "p", nr, ...position }] });
        expect(antwort, `Nr. ${nr}: ${zelle}`).toMatchObject({ art: "ergebnis", summe: erwartet });
        gerechnet++;
      }
    }
    expect(gerechnet).toBeGreaterThanOrEqual(gesetz === "famgkg" ? 190 : 500);
  });

  test.each(fruehere[gesetz])("im Textstand %s fehlt keine Nummer und keine ist zu viel", (stand, am) => {
    const gedruckt = lesen(`kv-${gesetz}-${stand}`, ";").map(([nr]) => nr);
    expect(nummernAm(gesetz, tag(am)).map(({ nr }) => nr)).toEqual(gedruckt);
  });
});

describe.each(gesetze)("Kostenverzeichnis: %s", (gesetz) => {
  test.each(staende)("im Textstand %s kostet jede Nummer, was gedruckt ist", (stand, am, jahr) => {
    const stichtag = tag(am);
    const zeilen = lesen(`kv-${gesetz}-${stand}`, ";");
    expect(zeilen).toHaveLength(anzahl[gesetz][staende.findIndex(([s]) => s === stand)] ?? 0);
    let gerechnet = 0;
    for (const [nr = "", zelle = ""] of zeilen) {
      const alle = proben(gesetz, nr, zelle, stichtag, jahr);
      if (!alle) expect(nr, zelle).toMatch(anderswo[gesetz]);
      for (const { position, erwartet } of alle ?? []) {
        const antwort = gerichtskosten({ gesetz, stichtag, positionen: [{ id: "p", nr, ...position }] });
        expect(antwort, `Nr. ${nr}: ${zelle}`).toMatchObject({ art: "ergebnis", summe: erwartet });
        gerechnet++;
      }
    }
    expect(gerechnet).toBeGreaterThanOrEqual(gesetz === "gvkostg" ? 50 : 150);
  });

  test.each(staende)("im Textstand %s fehlt keine Nummer und keine ist zu viel", (stand, am) => {
    const gedruckt = new Set(lesen(`kv-${gesetz}-${stand}`, ";").map(([nr]) => nr));
    const gefuehrt = nummernAm(gesetz, tag(am)).map(({ nr }) => nr);
    expect(gefuehrt.filter((nr) => !gedruckt.has(nr))).toEqual(ohneBetrag[gesetz]);
    expect([...gedruckt].filter((nr) => !gefuehrt.includes(nr ?? ""))).toEqual([]);
  });
});
