import { bekanntgabearten, feiertage, regimes } from "@gebuehrenportal/fristen";
import { expect, test } from "vitest";
import { feiertageAm } from "./feiertage.ts";
import { isoVon } from "./kalender.ts";
import { geltend } from "./regeln.ts";
import { mehrsitzige } from "./sitze.ts";
import { laender, ortsnamen, pruefort } from "./tabellen.ts";
import { paare, zufaelligesPaar } from "./vergleich.ts";
import { Zufall } from "./zufall.ts";

// The same inputs each time, so that a run says what changed; `npm run drill:recht` takes others (`SAAT`), `FRISTEN_VERGLEICHE` shortens a run while developing.
const saat = Number(process.env.SAAT ?? 1_171_757_982);
const anzahl = Number(process.env.FRISTEN_VERGLEICHE ?? 100_000);

test(`Beide Rechnungen stimmen in ${anzahl} zufälligen Fällen überein (SAAT=${saat})`, {
  timeout: 300_000,
}, () => {
  const z = new Zufall(saat);
  const funde: string[] = [];
  const gefragt = new Map<string, number>();
  for (let i = 0; i < anzahl; i += 1) {
    const [name, paar] = zufaelligesPaar(z);
    gefragt.set(name, (gefragt.get(name) ?? 0) + 1);
    const { eingabe, abweichungen } = paar.frage(z);
    const anders = abweichungen(geltend);
    if (anders.length > 0) funde.push(`${name} ${JSON.stringify(eingabe)}: ${anders.join("; ")}`);
  }
  expect(funde.slice(0, 10), `SAAT=${saat}, ${funde.length} Abweichungen`).toEqual([]);
  expect([...gefragt.keys()].sort()).toEqual(Object.keys(paare).sort());
});

test("Die zufälligen Fälle kennen jedes Regime, jeden Weg der Bekanntgabe, jedes Land, Schalttage und Jahresenden", {
  timeout: 60_000,
}, () => {
  const z = new Zufall(1);
  const texte = Array.from({ length: 20_000 }, () => JSON.stringify(zufaelligesPaar(z)[1].frage(z).eingabe));
  const alles = texte.join("\n");
  const fehlt = (namen: readonly string[]): readonly string[] =>
    namen.filter((name) => !alles.includes(`"${name}"`));
  expect(fehlt(Object.keys(regimes))).toEqual([]);
  expect(fehlt(bekanntgabearten)).toEqual([]);
  expect(fehlt([...laender, ...ortsnamen.gemeinde, ...ortsnamen.gericht])).toEqual([]);
  const mit = (muster: RegExp): number => texte.filter((text) => muster.test(text)).length;
  expect(mit(/^(?!.*"ort":)/)).toBeGreaterThan(1_000);
  expect(mit(/-02-29"/)).toBeGreaterThan(200);
  expect(mit(/-(12-3[01]|01-01)"/)).toBeGreaterThan(500);
  for (let jahr = 2000; jahr <= 2040; jahr += 1) expect(mit(new RegExp(`"${jahr}-`))).toBeGreaterThan(50);
});

test("Sie kennen Gerichte mit mehreren Sitzen und zählen sie in Strafsachen und sonst", () => {
  const z = new Zufall(3);
  const antworten = Array.from({ length: 4_000 }, () => paare.amSitz?.frage(z));
  expect(antworten.flatMap((f) => f?.abweichungen(geltend) ?? []).slice(0, 5)).toEqual([]);
  const texte = antworten.map((f) => JSON.stringify(f?.eingabe));
  for (const id of mehrsitzige)
    expect(texte.filter((t) => t.includes(`"${id}"`)).length).toBeGreaterThan(400);
});

const orte = [
  {},
  ...laender.map((land) => ({ land })),
  ...ortsnamen.gemeinde.map((gemeinde) => ({ gemeinde })),
  ...ortsnamen.gericht.map((gericht) => ({ gericht })),
];

test.each(orte)("An jedem Tag von 2000 bis 2040 sehen beide dieselben Feiertage: %j", (ort) => {
  for (let jahr = 2000; jahr <= 2040; jahr += 1) {
    const hier = [...feiertageAm(pruefort(ort), jahr)].map(isoVon).sort();
    const dort = feiertage(jahr, ort).map(({ tag }) => tag);
    expect([...new Set(dort)].sort()).toEqual(hier);
  }
});
