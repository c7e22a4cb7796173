import type { Inkassoergebnis, Mahngerichtsergebnis } from "@gebuehrenportal/forderung";
import { type Cent, euro } from "@gebuehrenportal/recht";
import {
  type Blatt,
  type Blatttabelle,
  type Blattzeile,
  kennzahlEuro,
  rechnungsspalten,
  type Spalte,
} from "#dokumente/blatt/blatt.ts";
import type { Mahnergebnis, Mahnfristtag, Postenzeile } from "./mahn-typen.ts";

/** A dunning procedure as a sheet: costs first, then court, periods, suit and collection costs where asked for. */
export function mahnblatt(e: Mahnergebnis, hauptforderung: Cent): Blatt {
  const { gericht, fristen, streit, inkasso } = e;
  return {
    titel: "Mahnverfahren",
    kennzahl: kennzahlEuro("Gesamtkosten", e.gesamt),
    fassungen: [...(e.gerichtskosten ? [e.gerichtskosten.fassung] : []), e.anwaltskosten.fassung],
    tabellen: [
      kostentabelle(e, hauptforderung),
      ...(gericht ? [gerichtstabelle(gericht)] : []),
      ...(fristen ? [fristentabelle(fristen)] : []),
      ...(streit ? [streittabelle(streit)] : []),
      ...(inkasso ? [inkassotabelle(inkasso)] : []),
    ],
    vermerke: e.vermerke,
    rechenstand: e.rechenstand,
  };
}

const posten = ({ titel, norm, satz100, betrag, schritte }: Postenzeile): Blattzeile => ({
  zellen: [titel, norm, satz100, betrag],
  schritte,
});

const schluss = (
  art: "zwischensumme" | "summe",
  text: string,
  betrag: Cent,
  kennung: string,
): Blattzeile => ({
  art,
  zellen: [text, "", undefined, betrag],
  kennung,
});

function kostentabelle(
  { gerichtskosten: gkg, anwaltskosten, gesamt }: Mahnergebnis,
  hauptforderung: Cent,
): Blatttabelle {
  return {
    titel: `Kosten des Mahnverfahrens über ${euro(hauptforderung)}`,
    spalten: rechnungsspalten,
    zeilen: [
      ...(gkg ? [...gkg.zeilen.map((z) => ({ ...posten(z), kennung: "result-court" }))] : []),
      ...anwaltskosten.zeilen.map(posten),
      schluss("zwischensumme", "Rechtsanwalt", anwaltskosten.summe, "result-lawyer"),
      schluss("summe", "Gesamtkosten", gesamt, "result-total"),
    ],
  };
}

const angaben: readonly Spalte[] = [
  { titel: "Zuständig", art: "text" },
  { titel: "Angabe", art: "text" },
];

function gerichtstabelle({ gericht, bezeichnung, norm, schritte }: Mahngerichtsergebnis): Blatttabelle {
  return {
    titel: "Zuständiges Gericht",
    spalten: angaben,
    zeilen: [
      { zellen: ["Gericht", bezeichnung], schritte, kennung: "result-court-name" },
      ...(gericht
        ? [
            { zellen: ["Postanschrift", gericht.postanschrift] },
            { zellen: ["Hausanschrift", gericht.hausanschrift] },
          ]
        : []),
      { zellen: ["Grundlage", norm] },
    ],
  };
}

const fristspalten: readonly Spalte[] = [
  { titel: "Frist", art: "text" },
  { titel: "Grundlage", art: "norm" },
  { titel: "Tag", art: "tag" },
];

const fristentabelle = (fristen: readonly Mahnfristtag[]): Blatttabelle => ({
  titel: "Fristen",
  spalten: fristspalten,
  zeilen: fristen.flatMap(({ art, titel, norm, tag, notfrist, schritte, anderswo }) => [
    {
      zellen: [notfrist ? `${titel} (Notfrist)` : titel, norm, tag],
      schritte,
      kennung: `result-date-${art}`,
    },
    ...anderswo.map((dort) => ({
      zellen: [`Sitz in ${dort.wo}`, "§ 222 Abs. 2 ZPO", dort.tag],
      kennung: `result-date-${art}-anderswo`,
    })),
  ]),
});

const streittabelle = ({
  gerichtskosten,
  anwaltskosten,
  gesamt,
}: NonNullable<Mahnergebnis["streit"]>): Blatttabelle => ({
  titel: "Streitiges Verfahren: was noch hinzukommt",
  spalten: rechnungsspalten,
  zeilen: [
    ...(gerichtskosten
      ? [
          ...gerichtskosten.zeilen.map(posten),
          schluss("zwischensumme", "Gericht", gerichtskosten.summe, "result-suit-court"),
        ]
      : []),
    ...anwaltskosten.zeilen.map(posten),
    schluss("zwischensumme", "Rechtsanwalt", anwaltskosten.summe, "result-suit-lawyer"),
    schluss("summe", "Zusammen", gesamt, "result-suit-total"),
  ],
});

const inkassospalten: readonly Spalte[] = [
  { titel: "Inkassokosten", art: "text" },
  { titel: "Grundlage", art: "norm" },
  { titel: "Betrag in €", art: "betrag" },
];

const inkassotabelle = ({ schritte, hoechstbetrag, zuviel }: Inkassoergebnis): Blatttabelle => ({
  titel: "Inkassokosten, die höchstens zu ersetzen sind",
  spalten: inkassospalten,
  zeilen: [
    ...schritte
      .filter(({ norm }) => !/^(§ 13e|§ 31b)/.test(norm))
      .map(({ text, norm, betrag }) => ({ zellen: [text, norm, betrag] })),
    {
      art: "summe",
      zellen: ["Höchstens zu ersetzen", "§ 13e Abs. 1 RDG", hoechstbetrag],
      schritte,
      kennung: "result-collection",
    },
    ...(zuviel > 0 ? [{ zellen: ["Zu viel verlangt", "§ 13e Abs. 1 RDG", zuviel] }] : []),
  ],
});
