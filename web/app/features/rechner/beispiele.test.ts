import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { blattpfade, blattrechnung } from "./blattrechnungen.ts";
import { type Beispiel, feldVon } from "./formular/rechnerformular.ts";
import { beispiel as rvg } from "./rvg/beispiel.ts";
import { queryNamen } from "./rvg/formular/query.ts";
import { geprueft } from "./testing-ordner.ts";

const formulare = geprueft.flatMap(({ formular }) => (formular ? [formular] : []));
const beispiele: ReadonlyMap<string, Beispiel | undefined> = new Map([
  ["/rvgrechner", rvg],
  ...formulare.map(({ pfad, beispiel }) => [pfad, beispiel] as const),
]);

test("Jeder Rechner mit leerem Formular hat ein Beispiel", () => {
  expect([...beispiele.keys()].sort()).toEqual([...blattpfade].sort());
});

test.for([...beispiele])("%s: Das Beispiel nennt nur Felder des Formulars", ([pfad, beispiel]) => {
  const namen = [...new URLSearchParams(beispiel?.query).keys()];
  expect(namen.length).toBeGreaterThan(0);
  const formular = formulare.find((b) => b.pfad === pfad);
  const bekannt = (name: string) => (formular ? feldVon(formular, name) : queryNamen.some((n) => n === name));
  expect(namen.filter((name) => !bekannt(name))).toEqual([]);
});

test.for([...beispiele])(
  "%s: Das Beispiel rechnet, heute wie in zehn Jahren, ohne Tarif",
  async ([pfad, beispiel]) => {
    const rechnung = await blattrechnung(pfad);
    for (const tagDerFrage of [tag("2026-11-22"), tag("2036-11-22")]) {
      const antwort = rechnung?.blattAusQuery(new URLSearchParams(beispiel?.query), tagDerFrage, false);
      expect(antwort).toMatchObject({ art: "blatt" });
      if (antwort?.art === "blatt") expect(antwort.blatt.kennzahl.wert).toMatch(/\d/);
    }
  },
);
