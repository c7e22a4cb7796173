import type { Tag } from "@gebuehrenportal/recht";
import type { Akteur, Handlung } from "../einstellung/rechte.ts";
import type { Planende } from "../plan/fristplan.ts";
import type { Frist, Fristfelder, Nachweis, Zustand } from "../worte/frist.ts";
import type { Zughindernis } from "../worte/saetze.ts";

/** What happens to an entry. */
export type Zug =
  | { readonly art: "genehmigt" }
  | { readonly art: "freigegeben" }
  | { readonly art: "vorgelegt" }
  | {
      readonly art: "verlaengerung-beantragt";
      readonly am: Tag;
      readonly ende: Tag;
      readonly vorfristen: readonly Tag[];
    }
  | { readonly art: "verlaengert"; readonly ende: Tag; readonly vorfristen: readonly Tag[] }
  | {
      readonly art: "verlaengerung-abgelehnt";
      readonly vorfristen: readonly Tag[];
      /** The end that the law gives; where another one stood in the book, a court had set it before. */
      readonly gerechnet: Tag | null;
    }
  | { readonly art: "erledigt"; readonly nachweis: Nachweis | null }
  | { readonly art: "nachgewiesen"; readonly nachweis: Nachweis }
  | { readonly art: "wieder-geoeffnet" }
  | { readonly art: "gestrichen"; readonly grund: string }
  | {
      readonly art: "neu-gerechnet";
      readonly tage: Planende | undefined;
      readonly felder: Partial<Fristfelder>;
    }
  | { readonly art: "abweichung-verworfen" };

/** The right that a move needs. */
export const handlungFuer: Readonly<Record<Zug["art"], Handlung>> = {
  genehmigt: "genehmigen",
  freigegeben: "freigeben",
  vorgelegt: "vorlegen",
  "verlaengerung-beantragt": "verlaengern",
  verlaengert: "verlaengern",
  "verlaengerung-abgelehnt": "verlaengern",
  erledigt: "erledigen",
  nachgewiesen: "erledigen",
  "wieder-geoeffnet": "aendern",
  gestrichen: "streichen",
  "neu-gerechnet": "aendern",
  "abweichung-verworfen": "freigeben",
};

/** What an entry becomes: fields that change, and what else the log says. */
export type Zugergebnis =
  | {
      readonly art: "neu";
      readonly felder: Partial<Fristfelder>;
      readonly beilage?: Readonly<Record<string, unknown>>;
    }
  | { readonly art: "unmoeglich"; readonly code: Zughindernis };

const nein = (code: Zughindernis): Zugergebnis => ({ art: "unmoeglich", code });
const neu = (felder: Partial<Fristfelder>, beilage?: Readonly<Record<string, unknown>>): Zugergebnis => ({
  art: "neu",
  felder,
  ...(beilage && { beilage }),
});

type Lage = { readonly akteur: Pick<Akteur, "id">; readonly am: Date };

/** The state of an entry that is neither done nor struck, from what is known of it. */
export function laufenderZustand(
  f: Pick<
    Fristfelder,
    "ende" | "genehmigungNoetig" | "genehmigtAm" | "verlaengerungBeantragtAm" | "endeVorVerlaengerung"
  >,
): Zustand {
  if (f.ende === null) return "ausloeser-offen";
  if (f.genehmigungNoetig && f.genehmigtAm === null) return "zu-genehmigen";
  if (f.verlaengerungBeantragtAm !== null) return "verlaengerung-beantragt";
  return f.endeVorVerlaengerung === null ? "offen" : "verlaengert";
}

/** Carries a move out on an entry, or says why it cannot be. Struck entries stay as they are for good. */
export function gezogen(f: Frist, zug: Zug, lage: Lage): Zugergebnis {
  if (f.zustand === "gestrichen") return nein("gestrichen");
  if (zug.art === "gestrichen") return streichen(zug.grund, lage);
  if (f.zustand === "erledigt") return nachErledigung(f, zug, lage);
  switch (zug.art) {
    case "genehmigt":
      return genehmigen(f, lage);
    case "freigegeben":
      return freigeben(f, lage);
    case "vorgelegt":
      return f.ende === null ? nein("ohne-tag") : neu({ vorgelegtAm: lage.am, vorgelegtVon: lage.akteur.id });
    case "verlaengerung-beantragt":
      return beantragen(f, zug);
    case "verlaengert":
      return verlaengern(f, zug);
    case "verlaengerung-abgelehnt":
      return ablehnen(f, zug);
    case "erledigt":
      return erledigen(f, zug.nachweis, lage);
    case "neu-gerechnet":
      return neuRechnen(f, zug);
    case "abweichung-verworfen":
      return f.abweichendEnde === null
        ? nein("keine-abweichung")
        : neu({ abweichendEnde: null, abweichendGrund: null }, { verworfen: f.abweichendEnde });
    default:
      return nein("nicht-erledigt");
  }
}

const streichen = (grund: string, { akteur, am }: Lage): Zugergebnis =>
  neu({ zustand: "gestrichen", gestrichenAm: am, gestrichenVon: akteur.id, streichgrund: grund });

/** The control of an entry is another person's than the one who made it. */
function genehmigen(f: Frist, { akteur, am }: Lage): Zugergebnis {
  if (!f.genehmigungNoetig || f.genehmigtAm) return nein("schon-genehmigt");
  if (f.erstelltVon === akteur.id) return nein("eigene-buchung");
  const felder = { genehmigtAm: am, genehmigtVon: akteur.id };
  return neu(
    f.zustand === "erledigt" ? felder : { ...felder, zustand: laufenderZustand({ ...f, ...felder }) },
  );
}

/** Done or not: what a lawyer has to release he releases afterwards, too. */
const freigeben = (f: Frist, { akteur, am }: Lage): Zugergebnis =>
  f.freigegebenAm ? nein("schon-freigegeben") : neu({ freigegebenAm: am, freigegebenVon: akteur.id });

/** The end applied for stands there as provisional; what is safe stays the end as it is. */
function beantragen(
  f: Frist,
  { am, ende, vorfristen }: Zug & { art: "verlaengerung-beantragt" },
): Zugergebnis {
  if (f.ende === null || f.sichererTag === null) return nein("ohne-tag");
  if (f.verlaengerungBeantragtAm !== null) return nein("schon-beantragt");
  if (f.notfrist) return nein("nicht-verlaengerbar");
  if (ende <= f.ende) return nein("nicht-spaeter");
  const felder = {
    ende,
    verlaengerungBeantragtAm: am,
    endeVorVerlaengerung: f.ende,
    vorfristen: [...new Set([...f.vorfristen, ...vorfristen])].toSorted(),
  };
  return neu({ ...felder, zustand: laufenderZustand({ ...f, ...felder }) });
}

/** The court has decided: the end is what it says, also where nothing stood in the book of an application. */
function verlaengern(f: Frist, { ende, vorfristen }: Zug & { art: "verlaengert" }): Zugergebnis {
  if (f.ende === null) return nein("ohne-tag");
  if (f.notfrist) return nein("nicht-verlaengerbar");
  const vorher = f.verlaengerungBeantragtAm === null ? f.ende : (f.endeVorVerlaengerung ?? f.ende);
  if (ende <= vorher) return nein("nicht-spaeter");
  const felder = {
    ende,
    sichererTag: ende,
    verlaengerungBeantragtAm: null,
    endeVorVerlaengerung: vorher,
    vorfristen,
    // What was checked before was checked for another day.
    vorgelegtAm: null,
    vorgelegtVon: null,
  };
  return neu({ ...felder, zustand: laufenderZustand({ ...f, ...felder }) });
}

/** The end before the application counts again; extended by the court before, it stays the court's. */
function ablehnen(
  f: Frist,
  { vorfristen, gerechnet }: Zug & { art: "verlaengerung-abgelehnt" },
): Zugergebnis {
  if (f.verlaengerungBeantragtAm === null || f.endeVorVerlaengerung === null) return nein("nicht-beantragt");
  const felder = {
    ende: f.endeVorVerlaengerung,
    verlaengerungBeantragtAm: null,
    endeVorVerlaengerung: gerechnet === f.endeVorVerlaengerung ? null : gerechnet,
    vorfristen,
  };
  return neu({ ...felder, zustand: laufenderZustand({ ...f, ...felder }) });
}

const erledigen = (f: Frist, nachweis: Nachweis | null, { akteur, am }: Lage): Zugergebnis =>
  f.ende === null
    ? nein("ohne-tag")
    : neu({ zustand: "erledigt", erledigtAm: am, erledigtVon: akteur.id, nachweis });

function nachErledigung(f: Frist, zug: Zug, lage: Lage): Zugergebnis {
  switch (zug.art) {
    case "nachgewiesen":
      return neu({ nachweis: zug.nachweis }, { nachweisVon: lage.akteur.id });
    case "wieder-geoeffnet":
      return neu({ zustand: laufenderZustand(f), erledigtAm: null, erledigtVon: null, nachweis: null });
    case "genehmigt":
      return genehmigen(f, lage);
    case "freigegeben":
      return freigeben(f, lage);
    default:
      return nein("erledigt");
  }
}

/** Nobody has looked at the day of an entry yet. */
const nochNichtGeprueft = {
  abweichendEnde: null,
  abweichendGrund: null,
  genehmigtAm: null,
  genehmigtVon: null,
  freigegebenAm: null,
  freigegebenVon: null,
  vorgelegtAm: null,
  vorgelegtVon: null,
} as const;

/** What of an entry has not happened yet when it is booked. */
export const nochNichts = {
  ...nochNichtGeprueft,
  erledigtAm: null,
  erledigtVon: null,
  nachweis: null,
  gestrichenAm: null,
  gestrichenVon: null,
  streichgrund: "",
  verlaengerungBeantragtAm: null,
  endeVorVerlaengerung: null,
  uebernommen: false,
  vorlaeufig: false,
} as const;

/**
 * Another day, because the event was another one or the law has changed: whoever had approved, released or checked it had
 * seen another day. An end that a court has set stays; the new one stands beside it for the lawyer.
 */
function neuRechnen(f: Frist, { tage, felder }: Zug & { art: "neu-gerechnet" }): Zugergebnis {
  if (f.endeVorVerlaengerung !== null) return nein("verlaengert");
  const neue = {
    ...felder,
    ende: tage?.ende ?? null,
    endeUhr: tage?.uhr ?? null,
    sichererTag: tage?.sichererTag ?? null,
    zugangBis: tage?.zugangBis ?? null,
    vorfristen: tage?.vorfristen ?? [],
    ...nochNichtGeprueft,
  };
  return neu({ ...neue, zustand: laufenderZustand({ ...f, ...neue }) });
}
