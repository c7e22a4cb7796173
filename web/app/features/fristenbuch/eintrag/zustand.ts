import { alsTag, type Tag } from "@gebuehrenportal/recht";
import type { Akteur, Handlung } from "../einstellung/rechte.ts";
import type { Planende } from "../plan/fristplan.ts";
import type { Frist, Fristfelder, Nachweis, Vorfristerledigung, Zustand } from "../worte/frist.ts";
import type { Zughindernis } from "../worte/saetze.ts";
import { faelligeVorfristen, offeneVorfristen } from "../worte/vorfrist.ts";
import { wanduhr } from "../worte/wanduhr.ts";

/** What happens to an entry. */
export type Zug =
  | { readonly art: "genehmigt" }
  | { readonly art: "freigegeben" }
  /** `vorfrist`: of that Vorfrist; unset: at another time. */
  | { readonly art: "vorgelegt"; readonly vorfrist?: Tag | undefined }
  | { readonly art: "vorfrist-aufgegeben"; readonly vorfrist: Tag; readonly grund: string }
  | { readonly art: "vorfristen-geaendert"; readonly vorfristen: readonly Tag[] }
  | {
      readonly art: "verlaengerung-beantragt";
      readonly am: Tag;
      readonly bis: Tag;
    }
  | {
      readonly art: "verlaengert";
      readonly ende: Tag;
      readonly vorfristen: readonly Tag[];
      readonly beschluss: Verlaengerungsbeschluss;
    }
  | { readonly art: "verlaengerung-abgelehnt" }
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

/** The order that extends a period, as it was compared with the entry. */
export type Verlaengerungsbeschluss = {
  readonly vom: Tag;
  /** The opponent has agreed (§ 520 Abs. 2 Satz 2 ZPO). */
  readonly einwilligung: boolean;
};

/** The right that a move needs. */
export const handlungFuer: Readonly<Record<Zug["art"], Handlung>> = {
  genehmigt: "genehmigen",
  freigegeben: "freigeben",
  vorgelegt: "vorlegen",
  "vorfrist-aufgegeben": "vorlegen",
  "vorfristen-geaendert": "aendern",
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
  felder: Pick<
    Fristfelder,
    "ende" | "genehmigungNoetig" | "genehmigtAm" | "verlaengerungBeantragtAm" | "endeVorVerlaengerung"
  >,
): Zustand {
  if (felder.ende === null) return "ausloeser-offen";
  if (felder.genehmigungNoetig && felder.genehmigtAm === null) return "zu-genehmigen";
  if (felder.verlaengerungBeantragtAm !== null) return "verlaengerung-beantragt";
  return felder.endeVorVerlaengerung === null ? "offen" : "verlaengert";
}

/** Carries a move out on an entry, or says why it cannot be. Struck entries stay as they are for good. */
export function gezogen(frist: Frist, zug: Zug, lage: Lage): Zugergebnis {
  if (frist.zustand === "gestrichen") return nein("gestrichen");
  if (zug.art === "gestrichen") return streichen(zug.grund, lage);
  if (frist.zustand === "erledigt") return nachErledigung(frist, zug, lage);
  switch (zug.art) {
    case "genehmigt":
      return genehmigen(frist, lage);
    case "freigegeben":
      return freigeben(frist, lage);
    case "vorgelegt":
      return vorlegen(frist, zug, lage);
    case "vorfrist-aufgegeben":
      return aufgeben(frist, zug, lage);
    case "vorfristen-geaendert":
      return vorfristenAendern(frist, zug, lage);
    case "verlaengerung-beantragt":
      return beantragen(frist, zug, lage);
    case "verlaengert":
      return verlaengern(frist, zug, lage);
    case "verlaengerung-abgelehnt":
      return ablehnen(frist);
    case "erledigt":
      return erledigen(frist, zug.nachweis, lage);
    case "neu-gerechnet":
      return neuRechnen(frist, zug, lage);
    case "abweichung-verworfen":
      return frist.abweichendEnde === null
        ? nein("keine-abweichung")
        : neu({ abweichendEnde: null, abweichendGrund: null }, { verworfen: frist.abweichendEnde });
    default:
      return nein("nicht-erledigt");
  }
}

const streichen = (grund: string, { akteur, am }: Lage): Zugergebnis =>
  neu({ zustand: "gestrichen", gestrichenAm: am, gestrichenVon: akteur.id, streichgrund: grund });

/** The control of an entry is another person's than the one who has last changed what it looks at. */
function genehmigen(frist: Frist, { akteur, am }: Lage): Zugergebnis {
  if (!frist.genehmigungNoetig || frist.genehmigtAm) return nein("schon-genehmigt");
  if (frist.kontrollstandVon === akteur.id) return nein("eigene-buchung");
  const felder = { genehmigtAm: am, genehmigtVon: akteur.id };
  return neu(
    frist.zustand === "erledigt" ? felder : { ...felder, zustand: laufenderZustand({ ...frist, ...felder }) },
  );
}

/** Done or not: what a lawyer has to release he releases afterwards, too. */
const freigeben = (frist: Frist, { akteur, am }: Lage): Zugergebnis =>
  frist.freigegebenAm ? nein("schon-freigegeben") : neu({ freigegebenAm: am, freigegebenVon: akteur.id });

/** The lawyer has checked the period when its file was presented; a Vorfrist is over with that. */
function vorlegen(frist: Frist, { vorfrist }: Zug & { art: "vorgelegt" }, lage: Lage): Zugergebnis {
  if (frist.ende === null) return nein("ohne-tag");
  const { vorfristerledigungen: bisher } = frist;
  const geprueft = { vorgelegtAm: lage.am, vorgelegtVon: lage.akteur.id, vorfristerledigungen: bisher };
  if (vorfrist === undefined) return neu(geprueft);
  const vorfristerledigungen = mitErledigung(frist, { tag: vorfrist, art: "vorgelegt", grund: "" }, lage);
  return vorfristerledigungen
    ? neu({ ...geprueft, vorfristerledigungen }, { vorfrist })
    : nein("vorfrist-nicht-offen");
}

/** The file is not presented on a Vorfrist any more; the word that says why stays with it. */
function aufgeben(
  frist: Frist,
  { vorfrist, grund }: Zug & { art: "vorfrist-aufgegeben" },
  lage: Lage,
): Zugergebnis {
  const vorfristerledigungen = mitErledigung(frist, { tag: vorfrist, art: "aufgegeben", grund }, lage);
  return vorfristerledigungen
    ? neu({ vorfristerledigungen }, { vorfrist, grund })
    : nein("vorfrist-nicht-offen");
}

/** The Vorfristen that are over with one more; `undefined`: this one is none, or over already. */
function mitErledigung(
  frist: Frist,
  erledigung: Pick<Vorfristerledigung, "tag" | "art" | "grund">,
  { am, akteur }: Lage,
): readonly Vorfristerledigung[] | undefined {
  if (!offeneVorfristen(frist).includes(erledigung.tag)) return undefined;
  const neue = { ...erledigung, am: am.toISOString(), von: akteur.id };
  return [...frist.vorfristerledigungen, neue].toSorted((a, b) => (a.tag < b.tag ? -1 : 1));
}

/** Other Vorfristen: one whose day has come stays until it is presented or given up. */
function vorfristenAendern(
  frist: Frist,
  { vorfristen }: Zug & { art: "vorfristen-geaendert" },
  { am }: Lage,
): Zugergebnis {
  if (frist.ende === null) return nein("ohne-tag");
  if (faelligeVorfristen(frist, tagVon(am)).some((tag) => !vorfristen.includes(tag)))
    return nein("vorfrist-offen");
  const neue = [...new Set(vorfristen)].toSorted();
  return neu({ vorfristen: neue }, { bisher: frist.vorfristen });
}

/** The day applied for stands beside the end, which binds until the court has decided. */
function beantragen(
  frist: Frist,
  { am, bis }: Zug & { art: "verlaengerung-beantragt" },
  { am: jetzt }: Lage,
): Zugergebnis {
  if (frist.ende === null) return nein("ohne-tag");
  if (frist.verlaengerungBeantragtAm !== null) return nein("schon-beantragt");
  if (frist.notfrist) return nein("nicht-verlaengerbar");
  if (bis <= frist.ende) return nein("nicht-spaeter");
  if (am > frist.ende) return nein("antrag-nach-ablauf");
  if (am > tagVon(jetzt)) return nein("antrag-kuenftig");
  const felder = { verlaengerungBeantragtAm: am, beantragtBis: bis };
  return neu({ ...felder, zustand: laufenderZustand({ ...frist, ...felder }) });
}

/** The court has decided: the end is what it says, also where nothing stood in the book of an application. */
function verlaengern(
  frist: Frist,
  { ende, vorfristen, beschluss }: Zug & { art: "verlaengert" },
  { am: jetzt }: Lage,
): Zugergebnis {
  if (frist.ende === null) return nein("ohne-tag");
  if (frist.notfrist) return nein("nicht-verlaengerbar");
  if (ende <= frist.ende) return nein("nicht-spaeter");
  if (beschluss.vom > tagVon(jetzt)) return nein("beschluss-kuenftig");
  if (beschluss.vom < (frist.verlaengerungBeantragtAm ?? beschluss.vom)) return nein("beschluss-vor-antrag");
  const felder = {
    ende,
    sichererTag: ende,
    ...nichtsBeantragt,
    endeVorVerlaengerung: frist.ende,
    vorfristen,
    // What was checked before was checked for another day.
    vorgelegtAm: null,
    vorgelegtVon: null,
    // Which file was presented on which day stays on record.
    vorfristerledigungen: frist.vorfristerledigungen,
  };
  const beilage = { beschluss, vorfristenBisher: frist.vorfristen };
  return neu({ ...felder, zustand: laufenderZustand({ ...frist, ...felder }) }, beilage);
}

/** Nothing was applied for any more; the end has stood there all the time. */
function ablehnen(frist: Frist): Zugergebnis {
  if (frist.verlaengerungBeantragtAm === null) return nein("nicht-beantragt");
  return neu({ ...nichtsBeantragt, zustand: laufenderZustand({ ...frist, ...nichtsBeantragt }) });
}

/** No application waits for its decision. */
export const nichtsBeantragt = { verlaengerungBeantragtAm: null, beantragtBis: null } as const;

/** The day in Germany at an instant. */
const tagVon = (instant: Date): Tag =>
  wanduhr(Temporal.Instant.fromEpochMilliseconds(instant.getTime())).heute;

function erledigen(frist: Frist, nachweis: Nachweis | null, lage: Lage): Zugergebnis {
  if (frist.ende === null) return nein("ohne-tag");
  const mangel = nachweis && nachweismangel(frist, nachweis, lage);
  if (mangel) return nein(mangel);
  return neu({ zustand: "erledigt", erledigtAm: lage.am, erledigtVon: lage.akteur.id, nachweis });
}

/** Why something is no proof of what was done: it names no day, no way, or a day on which it cannot have been. */
function nachweismangel(
  { ereignisAm, startAm, richtung }: Frist,
  { at, channel }: Nachweis,
  { am }: Lage,
): Zughindernis | undefined {
  const zeitpunkt = zeitpunktAus(at);
  const tag = alsTag(at) ?? (zeitpunkt && tagVon(zeitpunkt));
  if (tag === undefined || channel.trim() === "") return "nachweis-unlesbar";
  if (tag > tagVon(am) || (zeitpunkt && zeitpunkt > am)) return "nachweis-kuenftig";
  const ereignis = ereignisAm ?? startAm;
  // What must be done before a hearing is done before its event.
  const zuFrueh = richtung === "vorwaerts" && ereignis !== null && tag < ereignis;
  return zuFrueh ? "nachweis-vor-ereignis" : undefined;
}

/** An instant as programs write it; `undefined`: it is none. */
function zeitpunktAus(text: string): Date | undefined {
  const instant = Date.parse(text);
  return /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(instant) ? new Date(instant) : undefined;
}

function nachErledigung(frist: Frist, zug: Zug, lage: Lage): Zugergebnis {
  switch (zug.art) {
    case "nachgewiesen": {
      const mangel = nachweismangel(frist, zug.nachweis, lage);
      return mangel ? nein(mangel) : neu({ nachweis: zug.nachweis }, { nachweisVon: lage.akteur.id });
    }
    case "wieder-geoeffnet":
      return neu({ zustand: laufenderZustand(frist), erledigtAm: null, erledigtVon: null, nachweis: null });
    case "genehmigt":
      return genehmigen(frist, lage);
    case "freigegeben":
      return freigeben(frist, lage);
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
  beantragtBis: null,
  endeVorVerlaengerung: null,
  uebernommen: false,
  vorlaeufig: false,
  vorfristerledigungen: [],
} as const;

/**
 * Another day, because the event was another one or the law has changed: whoever had approved, released or checked it had
 * seen another day. An end that a court has set stays; the new one stands beside it for the lawyer.
 */
function neuRechnen(
  frist: Frist,
  { tage, felder }: Zug & { art: "neu-gerechnet" },
  { am }: Lage,
): Zugergebnis {
  if (frist.endeVorVerlaengerung !== null) return nein("verlaengert");
  const neue = {
    ...felder,
    ende: tage?.ende ?? null,
    endeUhr: tage?.uhr ?? null,
    sichererTag: tage?.sichererTag ?? null,
    zugangBis: tage?.zugangBis ?? null,
    vorfristen: neueVorfristen(frist, tage, tagVon(am)),
    ...nochNichtGeprueft,
    vorfristerledigungen: frist.vorfristerledigungen,
    // What was applied for is reached without it.
    ...(frist.beantragtBis !== null && tage && frist.beantragtBis <= tage.ende && nichtsBeantragt),
  };
  return neu({ ...neue, zustand: laufenderZustand({ ...frist, ...neue }) });
}

/** The Vorfristen of another day; where it gives none, what was to be presented and was not stays to be presented. */
export function neueVorfristen(frist: Frist, tage: Planende | undefined, heute: Tag): readonly Tag[] {
  if (tage === undefined || tage.vorfristen.length > 0) return tage?.vorfristen ?? [];
  return faelligeVorfristen(frist, heute).filter((tag) => tag <= tage.ende);
}
