import type { Forderungsverlauf, Kontozeile, Zinsabschnitt, Zinsergebnis } from "@gebuehrenportal/forderung";
import { type Cent, cent, datum, euro, plusTage, type Schritt, type Tag } from "@gebuehrenportal/recht";
import {
  type Blatt,
  type Blatttabelle,
  type Blattzeile,
  kennzahlEuro,
  type Spalte,
} from "#dokumente/blatt/blatt.ts";

/** Result of an interest calculation as a sheet: what is owed, interest of each claim, running account. */
export function zinsblatt(e: Zinsergebnis): Blatt {
  return {
    titel: "Zinsen und Forderungskonto",
    kennzahl: kennzahlEuro(`Offen am ${datum(e.bis)}${vorlaeufigText(e)}`, e.summen.offen),
    fassungen: [e.fassung],
    tabellen: [stand(e), ...e.forderungen.map((f, i) => zinstabelle(e, f, i)), konto(e)],
    vermerke: [...e.vermerke, { art: "hinweis", text: e.rundungText }],
    rechenstand: e.rechenstand,
  };
}

const vorlaeufigText = ({ unbekanntAb, verlangtBis }: Zinsergebnis): string =>
  unbekanntAb !== undefined && verlangtBis === undefined ? ", vorläufig" : "";

/** Where a base rate is not known yet, each amount names its own day. */
const tagText = ({ unbekanntAb }: Zinsergebnis, wort: "bis" | "am", tag: Tag): string =>
  unbekanntAb === undefined ? "" : ` ${wort} ${datum(tag)}`;

/** The certain and the provisional part of interest; nothing where all of it is certain. */
const teilung = (
  { unbekanntAb }: Zinsergebnis,
  { zinsen, vorlaeufigeZinsen }: { readonly zinsen: Cent; readonly vorlaeufigeZinsen: Cent },
): readonly (readonly [string, Cent])[] =>
  unbekanntAb === undefined || vorlaeufigeZinsen === 0
    ? []
    : [
        ["davon nach bekannten Sätzen", cent(zinsen - vorlaeufigeZinsen)],
        [`davon vorläufig, ab ${datum(unbekanntAb)}`, vorlaeufigeZinsen],
      ];

const standspalten: readonly Spalte[] = [
  { titel: "Position", art: "text" },
  { titel: "Grundlage", art: "norm" },
  { titel: "Betrag in €", art: "betrag" },
];

function stand(e: Zinsergebnis): Blatttabelle {
  const { bis, summen: s, forderungen, schritte } = e;
  const zeile = (text: string, norm: string, betrag: Cent, mehr: Partial<Blattzeile> = {}): Blattzeile[] =>
    betrag === 0 ? [] : [{ zellen: [text, norm, betrag], ...mehr }];
  return {
    titel: `Stand am ${datum(bis)}${vorlaeufigText(e)}`,
    spalten: standspalten,
    zeilen: [
      ...zeile("Hauptforderung", "§ 241 Abs. 1 BGB", s.hauptforderungen),
      {
        zellen: [`Zinsen${tagText(e, "bis", bis)}`, forderungen[0]?.norm ?? "", s.zinsen],
        schritte: forderungen.flatMap((f) => f.schritte),
        kennung: "result-interest",
      },
      ...teilung(e, s).map(([text, betrag]) => ({ zellen: [text, "§ 247 Abs. 1 BGB", betrag] })),
      ...zeile("Verzugspauschale", "§ 288 Abs. 5 BGB", s.pauschale, { kennung: "result-lump-sum" }),
      ...zeile("Kosten", "§ 280 Abs. 2 BGB", s.kosten),
      ...zeile("Zahlungen", "§ 362 Abs. 1 BGB", cent(-s.zahlungen || 0)),
      ...zeile("Überzahlt", "§ 812 Abs. 1 BGB", s.ueberzahlt),
      {
        art: "summe",
        zellen: [`Offen${tagText(e, "am", bis)}${vorlaeufigText(e)}`, "", s.offen],
        schritte,
        kennung: "result-total",
      },
      {
        zellen: [tageszinsText(e), forderungen[0]?.norm ?? "", s.tageszins],
        kennung: "result-daily",
      },
    ],
  };
}

const tageszinsText = ({ bis, tageszinsVorlaeufig }: Zinsergebnis): string =>
  tageszinsVorlaeufig
    ? `Weitere Zinsen je Tag ab ${datum(plusTage(bis, 1))}, vorläufig`
    : "Weitere Zinsen je Tag";

const zinsspalten: readonly Spalte[] = [
  { titel: "Zeitraum", art: "text" },
  { titel: "Tage", art: "zahl" },
  { titel: "aus €", art: "betrag" },
  { titel: "% im Jahr", art: "satz" },
  { titel: "Zinsen in €", art: "betrag" },
];

function zinstabelle(e: Zinsergebnis, f: Forderungsverlauf, i: number): Blatttabelle {
  return {
    titel: `Zinsen: ${f.bezeichnung ?? `${i + 1}. Forderung`} über ${euro(f.betrag)}, ${f.zinssatzText}`,
    spalten: zinsspalten,
    gestapelt: "kurz",
    zeilen: [
      ...f.abschnitte.map((a, k) => abschnitt(a, f.schritte[k])),
      {
        art: "summe",
        zellen: [`Zinsen${tagText(e, "bis", f.bis)}`, undefined, undefined, undefined, f.zinsen],
        schritte: f.schritte,
      },
      ...teilung(e, f).map(([text, betrag]) => ({
        zellen: [text, undefined, undefined, undefined, betrag],
      })),
    ],
  };
}

const herkunft = {
  gesetz: "",
  betreiber: ", vom Betreiber eingetragen",
  fortgeschrieben: ", vorläufig",
} as const;

const abschnitt = (a: Zinsabschnitt, schritt: Schritt | undefined): Blattzeile => ({
  zellen: [
    `${datum(a.von)} bis ${datum(a.bis)}${herkunft[a.herkunft]}`,
    a.tage,
    a.kapital,
    a.prozent100,
    a.betrag,
  ],
  ...(schritt && { schritte: [schritt] }),
});

const kontospalten: readonly Spalte[] = [
  { titel: "Tag", art: "tag" },
  { titel: "Vorgang", art: "text" },
  { titel: "Betrag", art: "betrag" },
  { titel: "Kosten", art: "betrag" },
  { titel: "Zinsen", art: "betrag" },
  { titel: "Haupt\u00adforderung", art: "betrag" },
  { titel: "Saldo in €", art: "betrag" },
];

const konto = ({ konto: zeilen }: Zinsergebnis): Blatttabelle => ({
  titel: "Forderungskonto",
  gestapelt: "konto",
  spalten: kontospalten,
  zeilen: zeilen.map((z) => ({
    ...(z.art === "stand" ? { art: "summe" as const } : {}),
    zellen: [
      z.am,
      z.text,
      z.art === "stand" ? undefined : z.betrag,
      z.kosten,
      z.zinsen,
      z.hauptforderung,
      z.saldo,
    ],
    ...(z.getilgt && { schritte: tilgung(z, z.getilgt) }),
  })),
});

function tilgung({ norm }: Kontozeile, g: NonNullable<Kontozeile["getilgt"]>): Schritt[] {
  const teile: readonly [string, Cent][] = [
    ["Getilgte Kosten", g.kosten],
    ["Getilgte Zinsen", g.zinsen],
    ["Getilgte Hauptforderung", g.hauptforderung],
    ["Überzahlt", g.ueberzahlt],
  ];
  return teile.filter(([, betrag]) => betrag !== 0).map(([text, betrag]) => ({ text, norm, betrag }));
}
