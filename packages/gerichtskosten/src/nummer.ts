import { kvNummernVon, kvNummerVon } from "@gebuehrenportal/gesetze/kostennummern.ts";
import { verzeichnisfassungen } from "@gebuehrenportal/gesetze/kostenverzeichnis/fassungen.ts";
import { andererTatbestand } from "@gebuehrenportal/gesetze/kostenverzeichnis/tatbestand.ts";
import type {
  Bezug,
  Gesetz,
  KvNummer,
  Nummernwert,
} from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import { ersteFassungNorm } from "@gebuehrenportal/gesetze/kostenverzeichnis/uebergang.ts";
import { registername } from "@gebuehrenportal/gesetze/kostenverzeichnis/zeile.ts";
import {
  datum,
  type Fassung,
  fassungAm,
  type KeinErgebnis,
  keinErgebnis,
  type Tag,
} from "@gebuehrenportal/recht";

/** A number as it stands in the register on one day. */
export type NummerAmTag = {
  readonly gesetz: Gesetz;
  readonly nr: string;
  readonly bezug?: Bezug;
  /** Numbers it lowers or replaces, those in force on the day. */
  readonly ersetzt: readonly string[];
  readonly rechtsmittel: boolean;
  readonly wert: Exclude<Nummernwert, { art: "entfallen" }>;
  readonly ab: Tag;
};

/** The numbers in force on a day, ascending; none before the register is recorded. */
export const nummernAm = (gesetz: Gesetz, stichtag: Tag): readonly NummerAmTag[] =>
  kvNummernVon(gesetz).flatMap((nummer) => amTag(nummer, stichtag) ?? []);

/** A number on a day; `undefined` where the register did not have it then. */
export function nummerAm(gesetz: Gesetz, nr: string, stichtag: Tag): NummerAmTag | undefined {
  const nummer = kvNummerVon(gesetz, nr);
  return nummer && amTag(nummer, stichtag);
}

/** Numbers that lower or replace the fee of `nr` on a day, ascending. */
export const ermaessigungenAm = (gesetz: Gesetz, nr: string, stichtag: Tag): readonly NummerAmTag[] =>
  nummernAm(gesetz, stichtag).filter((n) => n.ersetzt.includes(nr));

/** The days on which a number changed and what it cost since then, oldest first; empty for an unknown number. */
export const fassungenDer = (gesetz: Gesetz, nr: string): readonly Fassung<Nummernwert>[] =>
  kvNummerVon(gesetz, nr)?.werte.fassungen ?? [];

function amTag(nummer: KvNummer, stichtag: Tag): NummerAmTag | undefined {
  const fassung = fassungAm(nummer.werte, stichtag);
  if (!fassung || fassung.wert.art === "entfallen") return undefined;
  const { gesetz, nr, bezug, rechtsmittel } = nummer;
  return {
    gesetz,
    nr,
    ...(bezug && { bezug }),
    ersetzt: ersetzteAm(nummer, fassung.wert).filter((e) => giltAm(gesetz, e, stichtag)),
    rechtsmittel,
    wert: fassung.wert,
    ab: fassung.ab,
  };
}

/** Numbers whose fee a number changes; none while the number still meant something else. */
export const ersetzteAm = (nummer: KvNummer, wert: Nummernwert): readonly string[] =>
  andererTatbestand(wert) ? [] : nummer.ersetzt;

function giltAm(gesetz: Gesetz, nr: string, stichtag: Tag): boolean {
  const nummer = kvNummerVon(gesetz, nr);
  const fassung = nummer && fassungAm(nummer.werte, stichtag);
  return fassung !== undefined && fassung.wert.art !== "entfallen";
}

/** Why a number cannot be charged on a day, with the number that stands for the event then. */
export function fehlendeNummer(
  gesetz: Gesetz,
  nr: string,
  stichtag: Tag,
  feld: string,
  tagfeld = "stichtag",
): KeinErgebnis {
  const register = registername[gesetz];
  const nummer = kvNummerVon(gesetz, nr);
  const ohneFassung = vorDemVerzeichnis(gesetz, stichtag);
  if (ohneFassung) return keinErgebnis(ohneFassung, ersteFassungNorm[gesetz], tagfeld);
  if (!nummer) return keinErgebnis(`Eine Nr. ${nr} hat das ${register} nicht.`, register, feld);
  const erste = nummer.werte.fassungen[0];
  if (erste && stichtag < erste.ab) {
    const vorher = vorgaenger(gesetz, nr, stichtag);
    return keinErgebnis(
      `Nr. ${nr} ${register} gibt es erst seit dem ${datum(erste.ab)}.${vorher ? ` Am ${datum(stichtag)} war es Nr. ${vorher}.` : ""}`,
      nummer.werte.norm,
      feld,
    );
  }
  const ende = fassungAm(nummer.werte, stichtag)?.ab ?? stichtag;
  const wieder = nummer.werte.fassungen.find(({ ab, wert }) => ab > stichtag && wert.art !== "entfallen");
  const danach = wieder
    ? ` Seit dem ${datum(wieder.ab)} hat die Nummer einen anderen Inhalt.`
    : nummer.nachfolger
      ? ` Seitdem ist es Nr. ${nummer.nachfolger}.`
      : "";
  return keinErgebnis(
    `Nr. ${nr} ${register} ist zum ${datum(ende)} weggefallen.${danach}`,
    nummer.werte.norm,
    feld,
  );
}

/** „Für den 01.07.2012 ist keine Fassung erfasst …“; `undefined` where the register is recorded on the day. */
export function vorDemVerzeichnis(gesetz: Gesetz, stichtag: Tag): string | undefined {
  const erste = verzeichnisfassungen[gesetz].fassungen[0]?.ab;
  return erste === undefined || stichtag >= erste
    ? undefined
    : `Für den ${datum(stichtag)} ist keine Fassung erfasst; das ${registername[gesetz]} ist erst ab dem ${datum(erste)} erfasst.`;
}

/** The number which the event of `nr` carried on a day before `nr` existed; it may have moved twice since. */
function vorgaenger(gesetz: Gesetz, nr: string, stichtag: Tag): string | undefined {
  const damals = kvNummernVon(gesetz).flatMap((nummer) => {
    const ziel = naechsteNummer(nummer, stichtag);
    return ziel === undefined ? [] : [{ nr: nummer.nr, ziel }];
  });
  const zweiter = ({ nr: ziel, ab }: Umzug): boolean => {
    const dazwischen = kvNummerVon(gesetz, ziel);
    return dazwischen !== undefined && naechsteNummer(dazwischen, ab)?.nr === nr;
  };
  return (damals.find((d) => d.ziel.nr === nr) ?? damals.find((d) => zweiter(d.ziel)))?.nr;
}

/** Number which the event of `nr` on a day carries in the end; `undefined` where the number went on to mean something else. */
export function letzteNummer(gesetz: Gesetz, nr: string, stichtag: Tag): string | undefined {
  const nummer = kvNummerVon(gesetz, nr);
  const naechste = nummer && naechsteNummer(nummer, stichtag);
  if (naechste) return letzteNummer(gesetz, naechste.nr, naechste.ab);
  return nummer && fassungAm(nummer.werte, stichtag)?.wert.tatbestandEndet ? undefined : nr;
}

type Umzug = { readonly nr: string; readonly ab: Tag };

/** Where the event that a number stands for on a day went next, and when; `undefined` if it stayed or went away. */
function naechsteNummer(nummer: KvNummer, stichtag: Tag): Umzug | undefined {
  const fassung = fassungAm(nummer.werte, stichtag);
  if (!fassung || fassung.wert.art === "entfallen") return undefined;
  const { spaeterNr } = fassung.wert;
  const geht = ({ ab, wert }: Fassung<Nummernwert>) =>
    ab > stichtag && (wert.art === "entfallen" || wert.spaeterNr !== spaeterNr);
  const ab = nummer.werte.fassungen.find(geht)?.ab;
  const nr = spaeterNr ?? nummer.nachfolger;
  return nr === undefined || ab === undefined ? undefined : { nr, ab };
}
