import { expect, test } from "vitest";
import { inkassofaelle } from "../packages/forderung/faelle/inkasso.ts";
import { fristfaelle } from "../packages/forderung/faelle/mahnverfahren.ts";
import { pfaendungsfaelle, pKontoFaelle } from "../packages/forderung/faelle/pfaendung.ts";
import { satzfaelle, zinsfaelle } from "../packages/forderung/faelle/zinsen.ts";
import { gerichte } from "../packages/gerichtskosten/faelle/gerichte.ts";
import { gerichtsvollzieher } from "../packages/gerichtskosten/faelle/gerichtsvollzieher.ts";
import { notare } from "../packages/gerichtskosten/faelle/notare.ts";
import { faelle as streitwert } from "../packages/streitwert/faelle/index.ts";
import { pkhFaelle } from "../packages/streitwert/faelle/pkh.ts";
import { faelle as versorgungsausgleich } from "../packages/versorgungsausgleich/faelle/index.ts";

type Fall = {
  readonly titel: string;
  readonly quelle: { readonly titel: string; readonly datum: string; readonly fundort: string };
  readonly bemerkung?: string;
};

/**
 * Cases with a figure, each computed by the tests of its package. Addresses of courts are no calculation and do not count,
 * nor do sources of foreign law that only show how days are counted, nor values known without their reasons.
 */
const jePaket: Readonly<Record<string, readonly Fall[]>> = {
  gerichtskosten: [...gerichte, ...notare, ...gerichtsvollzieher],
  forderung: [
    ...zinsfaelle,
    ...satzfaelle,
    ...pfaendungsfaelle,
    ...pKontoFaelle,
    ...fristfaelle,
    ...inkassofaelle,
  ],
  streitwert: [...streitwert, ...pkhFaelle],
  versorgungsausgleich,
};

const zaehlt = ({ quelle: { titel, datum, fundort }, bemerkung = "" }: Fall): boolean =>
  [titel, datum, fundort].every((text) => text.trim().length > 3) &&
  /\d{4}/.test(datum) &&
  !bemerkung.startsWith("Ausländisches Recht") &&
  !fundort.includes("nur der festgesetzte Wert wurde gesehen");

test("Mindestens 120 Fälle aus benannten Veröffentlichungen, mit Titel, Datum und Fundort", () => {
  const gezaehlt = Object.entries(jePaket).map(([paket, faelle]) => [paket, faelle.filter(zaehlt)] as const);
  const summe = gezaehlt.reduce((n, [, faelle]) => n + faelle.length, 0);
  const einzeln = gezaehlt.map(([paket, faelle]) => `${paket} ${faelle.length}`).join(", ");
  process.stdout.write(`Veröffentlichte Fälle: ${summe} (${einzeln})\n`);
  const alle = gezaehlt.flatMap(([paket, faelle]) =>
    faelle.map(({ titel, quelle }) => `${paket}: ${titel} (${quelle.titel})`),
  );
  expect(alle.filter((name, i) => alle.indexOf(name) !== i)).toEqual([]);
  expect(summe).toBeGreaterThanOrEqual(120);
  for (const [paket, faelle] of gezaehlt) expect(faelle.length, paket).toBeGreaterThanOrEqual(20);
});
