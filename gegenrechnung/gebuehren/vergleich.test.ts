import type { RvgEingabe } from "@gebuehrenportal/gebuehren";
import { rvgRechnung } from "@gebuehrenportal/gebuehren";
import type { Tag } from "@gebuehrenportal/recht";
import fc, { type Arbitrary } from "fast-check";
import { afterAll, expect, test } from "vitest";
import { gegenrechnung } from "./gegenrechnung.ts";
import { allgemeinerFall, nummernFall } from "./generator.ts";
import { paare, regelFall } from "./generator-anrechnung.ts";
import { ohneErgebnisFall } from "./generator-grenzen.ts";
import { kettenFall, zweiZieleFall } from "./generator-kette.ts";
import { vergleich } from "./vergleich.ts";
import { alleNummern, regeln } from "./verzeichnis.ts";

// The seed of the whole run; alone, for instance in a drill, one of its own.
const startwert = fc.readConfigureGlobal()?.seed ?? 20_261_120;
/** One day within each version of the law and within each sub-version that changes an amount. */
const fassungen = [
  "2010-06-01",
  "2014-03-03",
  "2016-01-04",
  "2021-03-01",
  "2022-06-01",
  "2024-02-01",
  "2025-06-01",
];

const zaehler = { verglichen: 0, mitErgebnis: 0, zeilen: 0, staatskasse: 0 };
const wirksam = new Map<string, number>();
const nummern = new Set<string>();

/** Compares as many drawn bills as told; the seed makes each run the same. */
function verglichen(faelle: Arbitrary<RvgEingabe>, anzahl: number): void {
  fc.assert(
    fc.property(faelle, (eingabe) => {
      const antwort = rvgRechnung(eingabe);
      const { art, abweichungen } = vergleich(eingabe, antwort);
      expect(abweichungen).toEqual([]);
      zaehler.verglichen++;
      if (art === "kein-ergebnis" || antwort.art === "kein-ergebnis") return;
      zaehler.mitErgebnis++;
      const zeilen = antwort.angelegenheiten.flatMap((a) => [...a.zeilen, ...(a.staatskasse?.zeilen ?? [])]);
      zaehler.zeilen += zeilen.length;
      zaehler.staatskasse += antwort.angelegenheiten.filter((a) => a.staatskasse).length;
      for (const z of zeilen) if (z.art === "gebuehr") nummern.add(z.nr);
      const gewirkt = zeilen.filter((z) => z.art === "anrechnung" && z.betrag < 0);
      for (const id of new Set(gewirkt.flatMap((z) => z.angerechnet?.regel ?? [])))
        wirksam.set(id, (wirksam.get(id) ?? 0) + 1);
    }),
    { seed: startwert, numRuns: anzahl },
  );
}

test("zufällige Rechnungen ohne Anrechnung stimmen mit der Gegenrechnung überein", () => {
  verglichen(allgemeinerFall, 4_000);
});

test.each(fassungen)("jede Nummer nach dem Recht vom %s stimmt mit der Gegenrechnung überein", (tag) => {
  for (const nr of alleNummern(tag)) verglichen(nummernFall(nr, tag as Tag), 3);
});

test("Rechnungen durch mehrere Rechtszüge stimmen mit der Gegenrechnung überein", () => {
  verglichen(kettenFall, 1_000);
});

test("eine Gebühr, die auf zwei angerechnet wird, zählt nur einmal", () => {
  verglichen(zweiZieleFall, 300);
});

test.each(Object.keys(paare))("Anrechnung nach %s stimmt mit der Gegenrechnung überein", (id) => {
  verglichen(regelFall(id), 300);
  expect(wirksam.get(id) ?? 0).toBeGreaterThanOrEqual(100);
});

test("jede Anrechnungsregel der Daten wird erzeugt", () => {
  expect(Object.keys(paare).sort()).toEqual(regeln.map((r) => r.id).sort());
});

test("jede Nummer beider Verzeichnisse kommt in einem verglichenen Ergebnis vor", () => {
  const alle = new Set(fassungen.flatMap(alleNummern));
  expect([...alle].filter((nr) => !nummern.has(nr))).toEqual([]);
});

test("höchstens jeder fünfte Vergleich endet ohne Ergebnis", () => {
  expect(zaehler.verglichen).toBeGreaterThanOrEqual(2_000 + 100 * regeln.length);
  expect(zaehler.verglichen - zaehler.mitErgebnis).toBeLessThanOrEqual(zaehler.verglichen / 5);
});

test("wo das Gesetz nichts hergibt, rechnet keine von beiden", () => {
  fc.assert(
    fc.property(ohneErgebnisFall, (eingabe) => {
      expect([rvgRechnung(eingabe).art, gegenrechnung(eingabe).art]).toEqual([
        "kein-ergebnis",
        "kein-ergebnis",
      ]);
    }),
    { seed: startwert, numRuns: 300 },
  );
});

afterAll(() => {
  const jeRegel = [...wirksam].sort().map(([id, n]) => `${id} ${n}`);
  const { verglichen: alle, mitErgebnis, zeilen, staatskasse } = zaehler;
  process.stdout.write(
    `Gegenrechnung mit Startwert ${startwert}: ${alle} Rechnungen verglichen, ${mitErgebnis} mit Ergebnis, ` +
      `${zeilen} Zeilen, ${staatskasse} Angelegenheiten mit Staatskasse; je Regel ${jeRegel.join(", ")}\n`,
  );
});
