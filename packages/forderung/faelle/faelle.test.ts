import { cent } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import * as forderung from "../index.ts";
import { eur, type Fall, t } from "./fall.ts";
import { inkassofaelle } from "./inkasso.ts";
import { fristfaelle, gerichtsfaelle } from "./mahnverfahren.ts";
import { pfaendungsfaelle, pKontoFaelle } from "./pfaendung.ts";
import { satzfaelle, zinsfaelle } from "./zinsen.ts";

const ergebnis = <E extends { readonly art: string }>(
  e: E,
): Exclude<E, { readonly art: "kein-ergebnis" }> => {
  if (e.art !== "ergebnis") throw new Error(JSON.stringify(e));
  return e as Exclude<E, { readonly art: "kein-ergebnis" }>;
};

const benannt = <F extends Fall>(liste: readonly F[]) =>
  liste.map((fall) => [`${fall.titel} (${fall.quelle.titel})`, fall] as const);

describe("Veröffentlichte Fälle: Zinsen", () => {
  test.each(benannt(zinsfaelle))("%s", (_, fall) => {
    const e = ergebnis(forderung.zinsrechnung(fall.eingabe));
    expect(e.summen.zinsen).toBe(fall.zinsen);
    if (fall.offen !== undefined) expect(e.summen.offen).toBe(fall.offen);
    if (fall.prozent100 !== undefined)
      expect(e.forderungen[0]?.abschnitte[0]?.prozent100).toBe(fall.prozent100);
  });

  test.each(benannt(satzfaelle))("Zinssatz: %s", (_, { am, zinssatz, prozent100 }) => {
    const e = ergebnis(
      forderung.zinsrechnung({
        hauptforderungen: [{ id: "f", betrag: eur(100), verzugAb: am, zinssatz }],
        bis: am,
      }),
    );
    expect(e.forderungen[0]?.abschnitte.map((a) => a.prozent100)).toEqual([prozent100]);
  });
});

describe("Veröffentlichte Fälle: Pfändung", () => {
  test.each(benannt(pfaendungsfaelle))("%s", (_, fall) => {
    const e = ergebnis(
      forderung.pfaendbarerBetrag({
        nettoeinkommen: fall.netto,
        zeitraum: "monat",
        unterhaltspflichten: fall.personen,
        stichtag: fall.stichtag,
      }),
    );
    expect(e.pfaendbar).toBe(fall.pfaendbar);
    if (fall.verbleibt !== undefined) expect(e.verbleibt).toBe(fall.verbleibt);
  });

  test.each(benannt(pKontoFaelle))("Konto: %s", (_, { stichtag, personen, weitere, erhoeht }) => {
    const e = forderung.pKonto({ stichtag, unterhaltspflichten: personen, ...(weitere && { weitere }) });
    expect(ergebnis(e).erhoeht).toBe(erhoeht);
  });
});

describe("Veröffentlichte Fälle: Mahnverfahren und Inkasso", () => {
  test.each(benannt(fristfaelle))("Frist: %s", (_, fall) => {
    const e = ergebnis(forderung.mahnverfahrenFristen(fall.eingabe));
    expect(e.fristen.find((f) => f.art === fall.art)?.tag).toBe(fall.ende);
  });

  test.each(benannt(gerichtsfaelle))("Gericht: %s", (_, { antragsteller, gericht, anschrift }) => {
    const e = ergebnis(forderung.mahngericht(antragsteller));
    expect(e.gericht?.name).toMatch(gericht);
    expect([e.gericht?.postanschrift, e.gericht?.hausanschrift].join("; ")).toContain(anschrift);
  });

  test.each(benannt(inkassofaelle))(
    "Inkasso: %s",
    (_, { forderung: betrag, stichtag, art, einfach, gebuehr }) => {
      const e = forderung.inkassokosten({
        forderung: betrag,
        stichtag,
        art,
        gebuehr: (satz100) => cent((einfach * satz100) / 100),
      });
      expect(ergebnis(e).gebuehr).toBe(gebuehr);
    },
  );
});

describe("Sammlung der veröffentlichten Fälle", () => {
  const alle: readonly Fall[] = [
    ...zinsfaelle,
    ...satzfaelle,
    ...pfaendungsfaelle,
    ...pKontoFaelle,
    ...fristfaelle,
    ...gerichtsfaelle,
    ...inkassofaelle,
  ];

  test("umfasst mindestens 50 Fälle mit Titel, Datum und Fundort", () => {
    expect(alle.length).toBeGreaterThanOrEqual(50);
    const ohne = alle.filter((f) => !(f.titel && f.quelle.titel && f.quelle.datum && f.quelle.fundort));
    expect(ohne.map((f) => f.titel)).toEqual([]);
  });

  test("führt keinen Fall doppelt", () => {
    const namen = alle.map((f) => `${f.titel} (${f.quelle.titel})`);
    expect(namen.filter((n, i) => namen.indexOf(n) !== i)).toEqual([]);
  });

  test("die Fälle liegen an Tagen, die es gibt", () => {
    expect(satzfaelle.every((f) => f.am >= t("2002-01-01"))).toBe(true);
  });
});
