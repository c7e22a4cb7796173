import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { type AnrechtEingabe, anrecht, ehezeit, verfahrenswert, wiederkehrend } from "../index.ts";
import {
  anrechtfaelle,
  bagatellfaelle,
  ehezeitfaelle,
  leistungsfaelle,
  verfahrenswertfaelle,
} from "./faelle.ts";
import type { Fall } from "./fall.ts";
import { faelle } from "./index.ts";

const benannt = <F extends Fall>(liste: readonly F[]) =>
  liste.map((fall) => [`${fall.titel} (${fall.quelle.titel})`, fall] as const);

describe("Veröffentlichte Ehezeiten", () => {
  test.each(benannt(ehezeitfaelle))("%s", (_, { eingabe, beginn, ende }) => {
    expect(ehezeit(eingabe)).toMatchObject({ ende, ...(beginn && { beginn }) });
  });
});

describe("Veröffentlichte Verfahrenswerte", () => {
  test.each(benannt(verfahrenswertfaelle))("%s", (_, { eingabe, wert }) => {
    expect(verfahrenswert(eingabe)).toMatchObject({ wert });
  });
});

describe("Veröffentlichte Ausgleichswerte", () => {
  test.each(benannt(anrechtfaelle))("%s", (_, { eingabe, ausgleichswert }) => {
    const e = anrecht(eingabe);
    if (e.art === "kein-ergebnis") throw new Error(e.grund);
    const { ausgleichswert: wert } = e;
    expect(wert.einheit === "entgeltpunkte" ? wert.zehntausendstel : wert.betrag).toBe(ausgleichswert);
  });

  test("Die Betriebsrenten von 2010 sind gering: bis 3.066,00 €, wie das OLG Stuttgart 2011 rechnet", () => {
    const renten = anrechtfaelle.filter(({ eingabe }) => eingabe.traeger === "betrieblich");
    expect(renten).toHaveLength(3);
    for (const { eingabe } of renten)
      expect(anrecht(eingabe)).toMatchObject({ bagatelle: { grenze: 3_066_00, eingehalten: true } });
  });
});

describe("Veröffentlichte Bagatellgrenzen", () => {
  test.each(benannt(bagatellfaelle))("%s: bis zum Cent genau", (_, { jahr, kapital, rente }) => {
    const eingabe = (einheit: "kapital" | "rente", ausgleichswert: number): AnrechtEingabe => ({
      traeger: "privat",
      bewertung: { art: "direkt", ehezeitanteil: { einheit, betrag: cent(ausgleichswert * 2) } },
      ehezeitende: tag(`${jahr}-12-31`),
    });
    expect(anrecht(eingabe("kapital", kapital))).toMatchObject({ bagatelle: { eingehalten: true } });
    expect(anrecht(eingabe("kapital", kapital + 1))).toMatchObject({ bagatelle: { eingehalten: false } });
    expect(anrecht(eingabe("rente", rente))).toMatchObject({ bagatelle: { eingehalten: true } });
    expect(anrecht(eingabe("rente", rente + 1))).toMatchObject({ bagatelle: { eingehalten: false } });
  });
});

describe("Veröffentlichte Werte wiederkehrender Leistungen", () => {
  test.each(benannt(leistungsfaelle))("%s", (_, { eingabe, wert }) => {
    expect(wiederkehrend(eingabe)).toMatchObject({ wert });
  });
});

test("Jeder Fall nennt Titel, Datum und Fundort, keiner steht doppelt", () => {
  expect(faelle.filter(({ quelle: q }) => !(q.titel && q.datum && q.fundort))).toEqual([]);
  const namen = faelle.map((f) => `${f.titel} ${f.quelle.titel}`);
  expect(new Set(namen).size).toBe(namen.length);
});
