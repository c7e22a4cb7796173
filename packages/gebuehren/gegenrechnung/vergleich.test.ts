import fc, { type Arbitrary } from "fast-check";
import { afterAll, expect, test } from "vitest";
import { rvgRechnung } from "../index.ts";
import type { RvgEingabe } from "../src/eingabe.ts";
import { gegenrechnung } from "./gegenrechnung.ts";
import { allgemeinerFall } from "./generator.ts";
import { paare, regelFall } from "./generator-anrechnung.ts";
import { ohneErgebnisFall } from "./generator-grenzen.ts";
import { kettenFall } from "./generator-kette.ts";
import { vergleich } from "./vergleich.ts";
import { alleNummern, regeln } from "./verzeichnis.ts";

const startwert = 20_261_120;
const zaehler = { verglichen: 0, mitErgebnis: 0 };
const wirksam = new Map<string, number>();
const nummern = new Set<string>();

/** Compares as many drawn bills as told; the seed makes each run the same. */
function verglichen(faelle: Arbitrary<RvgEingabe>, anzahl: number): void {
  fc.assert(
    fc.property(faelle, (eingabe) => {
      const antwort = rvgRechnung(eingabe);
      const v = vergleich(eingabe, antwort);
      expect(v.abweichungen).toEqual([]);
      zaehler.verglichen++;
      if (antwort.art !== "ergebnis") return;
      zaehler.mitErgebnis++;
      const zeilen = antwort.angelegenheiten.flatMap((a) => [...a.zeilen, ...(a.staatskasse?.zeilen ?? [])]);
      for (const z of zeilen) if (z.art === "gebuehr") nummern.add(z.nr);
      const gewirkt = zeilen.filter((z) => z.art === "anrechnung" && z.betrag < 0);
      for (const id of new Set(gewirkt.map((z) => z.nr))) wirksam.set(id, (wirksam.get(id) ?? 0) + 1);
    }),
    { seed: startwert, numRuns: anzahl },
  );
}

test("zufällige Rechnungen ohne Anrechnung stimmen mit der Gegenrechnung überein", () => {
  verglichen(allgemeinerFall, 2_000);
});

test("Rechnungen durch mehrere Rechtszüge stimmen mit der Gegenrechnung überein", () => {
  verglichen(kettenFall, 500);
});

test.each(Object.keys(paare))("Anrechnung nach %s stimmt mit der Gegenrechnung überein", (id) => {
  verglichen(regelFall(id), 260);
  expect(wirksam.get(id) ?? 0).toBeGreaterThanOrEqual(100);
});

test("jede Anrechnungsregel der Daten wird erzeugt", () => {
  expect(Object.keys(paare).sort()).toEqual(regeln.map((r) => r.id).sort());
});

test("jede Nummer beider Verzeichnisse kommt in einem verglichenen Ergebnis vor", () => {
  const alle = new Set([...alleNummern("2012-12-31"), ...alleNummern("2026-01-01")]);
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
    { seed: startwert, numRuns: 200 },
  );
});

afterAll(() => {
  const jeRegel = [...wirksam]
    .sort()
    .map(([id, n]) => `${id} ${n}`)
    .join(", ");
  process.stdout.write(
    `Gegenrechnung: Startwert ${startwert}, ${zaehler.verglichen} verglichen, ${zaehler.mitErgebnis} mit Ergebnis; ${jeRegel}\n`,
  );
});
