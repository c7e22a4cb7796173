import {
  type Cent,
  eur,
  type Fassung,
  type Sicherheit,
  type Tag,
  tag,
  type Zeitreihe,
  zeitreihe,
} from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import {
  katalogArbeit2013,
  katalogArbeit2024,
  katalogVerwaltung2013,
  katalogVerwaltung2025,
} from "./quellen.ts";

/** How an item is measured. `ohne`: the item says something, but gives no number. */
type Bemessung =
  | { readonly art: "hauptsache"; readonly prozent: number }
  | { readonly art: "auffangwert"; readonly hundertstel: number }
  | { readonly art: "festbetrag"; readonly betrag: Cent }
  | { readonly art: "mindestens"; readonly betrag: Cent }
  | { readonly art: "monatsverguetung"; readonly hundertstel: number; readonly hoechstens?: number }
  | { readonly art: "verguetungszeitraum"; readonly prozent: number; readonly hoechstens?: number }
  | { readonly art: "monatsdifferenz"; readonly faches: number; readonly hoechstens: number }
  | { readonly art: "ohne" };

/** `empfehlung`: what a later version says in words; the words of the entry are those of its first version. */
export type Katalogwert = Bemessung & { readonly empfehlung?: string };

export type Katalogeintrag = {
  readonly id: string;
  readonly titel: string;
  /** The recommendation of the first version in words; so are `beleg` and `hinweis`. */
  readonly empfehlung: string;
  readonly katalog: "verwaltung" | "arbeit";
  readonly beleg?: string;
  readonly hinweis?: string;
  readonly werte: Zeitreihe<Katalogwert>;
};

const fassungen = {
  verwaltung2013: { ab: tag("2013-07-18"), quelle: katalogVerwaltung2013 },
  verwaltung2025: { ab: tag("2025-07-01"), quelle: katalogVerwaltung2025 },
  arbeit2013: { ab: tag("2013-08-01"), quelle: katalogArbeit2013 },
  arbeit2024: { ab: tag("2024-02-01"), quelle: katalogArbeit2024 },
} as const;

type Angaben = Pick<Katalogeintrag, "id" | "titel" | "empfehlung" | "beleg" | "hinweis"> & {
  /** How sure the first version is. */
  readonly sicherheit: Sicherheit;
};

/** `spaeter`: versions that follow, each with its day, its source and its value. */
function eintrag(
  fassung: keyof typeof fassungen,
  { sicherheit, ...angaben }: Angaben,
  wert: Katalogwert,
  ...spaeter: readonly Fassung<Katalogwert>[]
): Katalogeintrag {
  const { ab, quelle } = fassungen[fassung];
  const arbeit = fassung.startsWith("arbeit");
  return {
    ...angaben,
    katalog: arbeit ? "arbeit" : "verwaltung",
    werte: zeitreihe<Katalogwert>(
      {
        norm: `Streitwertkatalog ${arbeit ? "Arbeitsgerichtsbarkeit" : "Verwaltungsgerichtsbarkeit"}`,
        geprueft,
      },
      [{ ab, quelle, wert, ...(sicherheit === "hoch" ? {} : { sicherheit }) }, ...spaeter],
    ),
  };
}

/** Editions that are known by their day only: they are named where they held, and not computed. */
export const nichtErfassteFassungen: readonly {
  readonly katalog: Katalogeintrag["katalog"];
  readonly ab: Tag;
  readonly name: string;
}[] = [
  {
    katalog: "arbeit",
    ab: tag("2018-02-09"),
    name: "Streitwertkatalog für die Arbeitsgerichtsbarkeit vom 09.02.2018",
  },
];

/** Items of the value catalogues, recommendations that bind no court. Items of `niedrig` are named, never computed. */
export const katalog: readonly Katalogeintrag[] = [
  eintrag(
    "verwaltung2013",
    {
      id: "vwg-vorlaeufiger-rechtsschutz",
      titel: "Vorläufiger Rechtsschutz",
      empfehlung: "in der Regel 1/2 des Hauptsachewerts",
      sicherheit: "mittel",
    },
    { art: "hauptsache", prozent: 50 },
  ),
  eintrag(
    "verwaltung2013",
    {
      id: "vwg-vorlaeufiger-rechtsschutz-bei-geld-abgabenbe",
      titel: "Vorläufiger Rechtsschutz bei Geld-/Abgabenbescheid",
      empfehlung: "1/4 der Summe",
      sicherheit: "mittel",
    },
    { art: "hauptsache", prozent: 25 },
  ),
  eintrag(
    "verwaltung2025",
    {
      id: "vwg-aufenthaltstitel-befristet",
      titel: "Aufenthaltstitel befristet",
      empfehlung: "Auffangwert je Person",
      sicherheit: "mittel",
      beleg: "eine quelloffene Anwendung eines Fachanwalts",
    },
    { art: "auffangwert", hundertstel: 100 },
  ),
  eintrag(
    "verwaltung2025",
    {
      id: "vwg-niederlassungserlaubnis-unbefristeter-aufent",
      titel: "Niederlassungserlaubnis / unbefristeter Aufenthalt",
      empfehlung: "1,5-facher Auffangwert je Person (2013: einfach)",
      sicherheit: "mittel",
      beleg: "eine Quelle",
    },
    { art: "auffangwert", hundertstel: 150 },
  ),
  eintrag(
    "verwaltung2025",
    {
      id: "vwg-pass-passersatz",
      titel: "Pass / Passersatz",
      empfehlung: "Auffangwert",
      sicherheit: "mittel",
    },
    { art: "auffangwert", hundertstel: 100 },
  ),
  eintrag(
    "verwaltung2025",
    {
      id: "vwg-duldung-abschiebung",
      titel: "Duldung, Abschiebung",
      empfehlung: "1/2 Auffangwert",
      sicherheit: "mittel",
    },
    { art: "auffangwert", hundertstel: 50 },
  ),
  eintrag(
    "verwaltung2013",
    {
      id: "vwg-einbuergerung",
      titel: "Einbürgerung",
      empfehlung: "doppelter Auffangwert",
      sicherheit: "mittel",
    },
    { art: "auffangwert", hundertstel: 200 },
  ),
  eintrag(
    "verwaltung2013",
    {
      id: "vwg-fahrerlaubnis-klasse-b",
      titel: "Fahrerlaubnis Klasse B (Erteilung/Entziehung)",
      empfehlung: "Auffangwert; Eilverfahren 2 500",
      sicherheit: "mittel",
      beleg: "VG Hannover 6.9.2022 – 5 B 3041/22 (2 500 im Eilverfahren)",
    },
    { art: "auffangwert", hundertstel: 100 },
  ),
  eintrag(
    "verwaltung2013",
    {
      id: "vwg-drittanfechtung-windenergieanlage",
      titel: "Drittanfechtung Windenergieanlage",
      empfehlung: "15 000 EUR (VGH Hessen: je Anlage, höchstens 60 000)",
      sicherheit: "mittel",
      beleg: "VGH Hessen 12.7.2022 – 9 E 279/22",
    },
    { art: "festbetrag", betrag: eur(15_000) },
  ),
  eintrag(
    "verwaltung2013",
    {
      id: "vwg-baugenehmigung-einfamilienhaus",
      titel: "Baugenehmigung Einfamilienhaus",
      empfehlung: "20 000 EUR",
      sicherheit: "niedrig",
      hinweis: "Fachwissen, ohne gespeicherten Beleg; 2025 wahrscheinlich geändert",
    },
    { art: "festbetrag", betrag: eur(20_000) },
  ),
  eintrag(
    "verwaltung2013",
    {
      id: "vwg-baunachbarklage",
      titel: "Baunachbarklage",
      empfehlung: "7 500 EUR, mindestens Grundstückswertminderung",
      sicherheit: "niedrig",
      hinweis: "Fachwissen; Eilverfahren 3 750 in BayVGH 30.6.2009 passt",
    },
    { art: "festbetrag", betrag: eur(7_500) },
  ),
  eintrag(
    "verwaltung2013",
    {
      id: "vwg-gewerbeuntersagung-gaststaettenerlaubnis",
      titel: "Gewerbeuntersagung / Gaststättenerlaubnis",
      empfehlung: "Jahresgewinn, mindestens 15 000 EUR",
      sicherheit: "niedrig",
      hinweis: "Fachwissen, ohne gespeicherten Beleg",
    },
    { art: "mindestens", betrag: eur(15_000) },
  ),
  eintrag(
    "verwaltung2013",
    {
      id: "vwg-versammlungsverbot",
      titel: "Versammlungsverbot",
      empfehlung: "1/2 Auffangwert",
      sicherheit: "niedrig",
      hinweis: "VG Ansbach 2018 setzte im Eilverfahren 1 250 fest – passt, aber Text nicht gespeichert",
    },
    { art: "auffangwert", hundertstel: 50 },
  ),
  eintrag(
    "arbeit2024",
    {
      id: "arbg-kuendigung",
      titel: "Kündigung (eine, gleich welcher Art)",
      empfehlung: "Vergütung für ein Vierteljahr; weniger, wenn nur Fortbestand unter 3 Monaten streitig",
      sicherheit: "hoch",
    },
    { art: "monatsverguetung", hundertstel: 300 },
  ),
  eintrag(
    "arbeit2024",
    {
      id: "arbg-ausserordentliche-und-hilfsweise-ordentliche",
      titel: "außerordentliche und hilfsweise ordentliche Kündigung",
      empfehlung: "zusammen höchstens Vierteljahr",
      sicherheit: "hoch",
    },
    { art: "monatsverguetung", hundertstel: 300 },
  ),
  eintrag(
    "arbeit2024",
    {
      id: "arbg-folgekuendigung",
      titel: "Folgekündigung",
      empfehlung: "nur wenn sie den Beendigungszeitpunkt verändert",
      sicherheit: "mittel",
    },
    { art: "ohne" },
  ),
  eintrag(
    "arbeit2024",
    {
      id: "arbg-abfindung-im-vergleich",
      titel: "Abfindung im Vergleich",
      empfehlung: "nicht werterhöhend",
      sicherheit: "hoch",
    },
    { art: "monatsverguetung", hundertstel: 0 },
  ),
  eintrag(
    "arbeit2024",
    {
      id: "arbg-abmahnung",
      titel: "Abmahnung",
      empfehlung: "1 MV; mehrere in einem Verfahren höchstens Vierteljahr",
      sicherheit: "hoch",
    },
    { art: "monatsverguetung", hundertstel: 100, hoechstens: 3 },
  ),
  eintrag(
    "arbeit2013",
    {
      id: "arbg-abrechnung",
      titel: "Abrechnung",
      empfehlung: "5 % der Vergütung des Abrechnungszeitraums",
      sicherheit: "mittel",
    },
    { art: "verguetungszeitraum", prozent: 5 },
  ),
  eintrag(
    "arbeit2013",
    {
      id: "arbg-aenderungskuendigung-mit-verguetungsaenderun",
      titel: "Änderungskündigung mit Vergütungsänderung (unter Vorbehalt)",
      empfehlung: "36-fache Monatsdifferenz, höchstens Vierteljahr",
      sicherheit: "mittel",
    },
    { art: "monatsdifferenz", faches: 36, hoechstens: 3 },
  ),
  eintrag(
    "arbeit2013",
    {
      id: "arbg-aenderungskuendigung-ohne-verguetungsaenderu",
      titel: "Änderungskündigung ohne Vergütungsänderung",
      empfehlung: "1 MV, bei schwerer Belastung bis 2 MV",
      sicherheit: "mittel",
    },
    { art: "monatsverguetung", hundertstel: 100, hoechstens: 2 },
  ),
  eintrag(
    "arbeit2013",
    {
      id: "arbg-altersteilzeit",
      titel: "Altersteilzeit",
      empfehlung: "36-fache Monatsdifferenz, höchstens Vierteljahr",
      sicherheit: "mittel",
    },
    { art: "monatsdifferenz", faches: 36, hoechstens: 3 },
  ),
  eintrag(
    "arbeit2013",
    {
      id: "arbg-annahmeverzug-neben-kuendigungsschutz",
      titel: "Annahmeverzug neben Kündigungsschutz",
      empfehlung: "erste 3 Monate wirtschaftlich identisch, nur einmal bewertet",
      sicherheit: "mittel",
    },
    { art: "ohne" },
  ),
  eintrag(
    "arbeit2024",
    {
      id: "arbg-arbeitspapiere",
      titel: "Arbeitspapiere",
      empfehlung: "reine Bescheinigung 10 % MV je Papier",
      sicherheit: "mittel",
    },
    { art: "monatsverguetung", hundertstel: 10 },
  ),
  eintrag(
    "arbeit2024",
    {
      id: "arbg-freistellung-im-vergleich",
      titel: "Freistellung im Vergleich",
      empfehlung: "25 % der Vergütung des Freistellungszeitraums, höchstens 1 MV",
      sicherheit: "mittel",
    },
    { art: "verguetungszeitraum", prozent: 25, hoechstens: 1 },
  ),
  eintrag(
    "arbeit2024",
    {
      id: "arbg-weiterbeschaeftigungsantrag",
      titel: "Weiterbeschäftigungsantrag",
      empfehlung: "1 MV",
      sicherheit: "mittel",
      hinweis:
        "unechter Hilfsantrag: nur bei Entscheidung oder Vergleichsregelung (§ 45 Abs. 1 S. 2, Abs. 4 GKG)",
    },
    { art: "monatsverguetung", hundertstel: 100 },
  ),
  eintrag(
    "arbeit2024",
    {
      id: "arbg-qualifiziertes-zeugnis",
      titel: "qualifiziertes Zeugnis",
      empfehlung: "1 MV",
      sicherheit: "hoch",
    },
    { art: "monatsverguetung", hundertstel: 100 },
  ),
  eintrag(
    "arbeit2024",
    {
      id: "arbg-zwischen-und-endzeugnis-zusammen",
      titel: "Zwischen- und Endzeugnis zusammen",
      empfehlung: "1 MV",
      sicherheit: "mittel",
      hinweis: "einzelne LAG: Zwischenzeugnis nur 1/2 bzw. 1/3 MV",
    },
    { art: "monatsverguetung", hundertstel: 100 },
  ),
  eintrag(
    "arbeit2024",
    {
      id: "arbg-auskunft-nach-entgtranspg-oder-dsgvo-neue-ge",
      titel: "Auskunft nach EntgTranspG oder DSGVO, neue Gegenstände des Beschlussverfahrens",
      empfehlung:
        "Auskunft EntgTranspG und DSGVO; Beschlussverfahren: Auflösung Betriebsrat, Ausschluss Mitglied, Wirksamkeit Betriebsvereinbarung",
      sicherheit: "niedrig",
      hinweis: "Im Katalog 2024 neu; die Werte sind nicht erfasst",
    },
    { art: "ohne" },
  ),
];
