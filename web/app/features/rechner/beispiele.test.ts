import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { bild as fristen } from "./fristen/bild.ts";
import { bild as gerichtskosten } from "./gerichtskosten/bild.ts";
import { bild as mahnverfahren } from "./mahnverfahren/bild.ts";
import { blattmotor, blattpfade } from "./motoren.ts";
import { bild as pfaendung } from "./pfaendung/bild.ts";
import { bild as pkh } from "./pkh/bild.ts";
import { bild as prozesskosten } from "./prozesskosten/bild.ts";
import { type Beispiel, feldVon } from "./rahmen.ts";
import { beispiel as rvg } from "./rvg/beispiel.ts";
import { queryNamen } from "./rvg/query.ts";
import { bild as streitwert } from "./streitwert/bild.ts";
import { bild as versorgungsausgleich } from "./versorgungsausgleich/bild.ts";
import { bild as zinsen } from "./zinsen/bild.ts";

const bilder = [
  fristen,
  gerichtskosten,
  mahnverfahren,
  pfaendung,
  pkh,
  prozesskosten,
  streitwert,
  versorgungsausgleich,
  zinsen,
];
const beispiele: ReadonlyMap<string, Beispiel | undefined> = new Map([
  ["/rvgrechner", rvg],
  ...bilder.map(({ pfad, beispiel }) => [pfad, beispiel] as const),
]);

test("Jeder Rechner mit leerem Formular hat ein Beispiel", () => {
  expect([...beispiele.keys()].sort()).toEqual([...blattpfade].sort());
});

test.for([...beispiele])("%s: Das Beispiel nennt nur Felder des Formulars", ([pfad, beispiel]) => {
  const namen = [...new URLSearchParams(beispiel?.query).keys()];
  expect(namen.length).toBeGreaterThan(0);
  const bild = bilder.find((b) => b.pfad === pfad);
  const bekannt = (name: string) => (bild ? feldVon(bild, name) : queryNamen.some((n) => n === name));
  expect(namen.filter((name) => !bekannt(name))).toEqual([]);
});

test.for([...beispiele])(
  "%s: Das Beispiel rechnet, heute wie in zehn Jahren, ohne Tarif",
  async ([pfad, beispiel]) => {
    const motor = await blattmotor(pfad);
    for (const tagDerFrage of [tag("2026-11-22"), tag("2036-11-22")]) {
      const antwort = motor?.blattAusQuery(new URLSearchParams(beispiel?.query), tagDerFrage, false);
      expect(antwort).toMatchObject({ art: "blatt" });
      if (antwort?.art === "blatt") expect(antwort.blatt.kennzahl.wert).toMatch(/\d/);
    }
  },
);
