import { kvNummerVon } from "@gebuehrenportal/gesetze/kostennummern.ts";
import { verzeichnisfassungen } from "@gebuehrenportal/gesetze/kostenverzeichnis/fassungen.ts";
import type { Gesetz, KvNummer, Nummernwert } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import {
  rechtsmittelnorm,
  type Uebergang,
  uebergang,
  uebergangsworte,
} from "@gebuehrenportal/gesetze/kostenverzeichnis/uebergang.ts";
import { registername } from "@gebuehrenportal/gesetze/kostenverzeichnis/zeile.ts";
import {
  datum,
  type Fassung,
  type FassungAngabe,
  fassungAm,
  geringste,
  type Quelle,
  sicherheitVon,
  type Tag,
  type Zeitreihe,
} from "@gebuehrenportal/recht";
import { Abbruch, kein } from "./abbruch.ts";
import type { GerichtskostenEingabe, Kostenangaben, Kostenposition } from "./eingabe.ts";
import type { Kostenzeile } from "./ergebnis.ts";
import { ersetzteAm, fehlendeNummer } from "./nummer.ts";
import { istStrafgebuehr, strafgebuehrNummer } from "./strafe.ts";
import { tabellen } from "./tabellen.ts";

/** A number in the version of a day. */
export type Stelle = {
  readonly gesetz: Gesetz;
  readonly nummer: KvNummer;
  readonly fassung: Fassung<Nummernwert>;
  readonly wert: Exclude<Nummernwert, { art: "entfallen" }>;
  readonly tag: Tag;
};

/** A position of the input with what the register says about it on its day. */
export type Posten = Stelle & {
  readonly p: Kostenposition;
  /** Path of the position in the input. */
  readonly feld: string;
  /** The number whose fee a reduction lowers; absent without one. */
  readonly statt?: Stelle;
  readonly angabe: FassungAngabe;
};

/** The other positions and lines that an amount may be measured by. */
export type Zusammenhang = {
  readonly eingabe: GerichtskostenEingabe;
  readonly alle: readonly Posten[];
  /** Lines computed so far. */
  readonly bisher: readonly Kostenzeile[];
};

/** Reads one position: its number, or the reduction in its place, on the day that decides for it. */
export function posten(eingabe: GerichtskostenEingabe, index: number, position: Kostenposition): Posten {
  const feld = `positionen[${index}]`;
  const { gesetz } = eingabe;
  grenzenPruefen(position, feld, registername[gesetz]);
  const { tag, grund, norm } = massgeblich(eingabe, position.nr);
  const haupt = stelleAm(gesetz, position.nr, tag, `${feld}.nr`);
  const stelle =
    position.ermaessigt === undefined || position.ermaessigt === position.nr
      ? nachStrafe(position, haupt, feld)
      : ermaessigung(position, haupt, feld);
  const statt = stelle === haupt ? undefined : haupt;
  return {
    ...stelle,
    p: position,
    feld,
    ...(statt && { statt }),
    angabe: { norm, grund: `${grund} (${norm})`, ...betragsfassung(stelle) },
  };
}

/** A number on a day (`tagfeld`); ends the calculation where the register does not have it then. */
export function stelleAm(gesetz: Gesetz, nr: string, tag: Tag, feld: string, tagfeld?: string): Stelle {
  const nummer = kvNummerVon(gesetz, nr);
  const fassung = nummer && fassungAm(nummer.werte, tag);
  if (!nummer || !fassung || fassung.wert.art === "entfallen") {
    throw new Abbruch(fehlendeNummer(gesetz, nr, tag, feld, tagfeld));
  }
  return { gesetz, nummer, fassung, wert: fassung.wert, tag };
}

/** A fee by sentence (3110 to 3117 KV GKG) follows the sentence where one is given, whatever number was named. */
function nachStrafe({ angaben }: Kostenposition, haupt: Stelle, feld: string): Stelle {
  const { gesetz, nummer, tag } = haupt;
  if (gesetz !== "gkg" || !istStrafgebuehr(nummer.nr) || angaben?.strafe === undefined) return haupt;
  const nr =
    strafgebuehrNummer(angaben.strafe) ??
    kein(
      "Ohne rechtskräftig erkannte Strafe entsteht keine Gebühr.",
      "Vorbem. 3.1 KV GKG",
      `${feld}.angaben.strafe`,
    );
  return nr === nummer.nr ? haupt : stelleAm(gesetz, nr, tag, `${feld}.angaben.strafe`);
}

function ermaessigung(position: Kostenposition, statt: Stelle, feld: string): Stelle {
  const nr = position.ermaessigt ?? "";
  const stelle = stelleAm(statt.gesetz, nr, statt.tag, `${feld}.ermaessigt`);
  if (!ersetzteAm(stelle.nummer, stelle.wert).includes(position.nr)) {
    kein(
      `Nr. ${nr} ändert die Gebühr Nr. ${position.nr} nicht.`,
      stelle.nummer.werte.norm,
      `${feld}.ermaessigt`,
    );
  }
  return stelle;
}

/** The day that decides for a number, why, and by which norm. */
function massgeblich(
  { gesetz, stichtag, rechtsmittelAm }: GerichtskostenEingabe,
  nr: string,
): { tag: Tag; grund: string; norm: string } {
  const nummer = kvNummerVon(gesetz, nr);
  const regel: Uebergang = uebergang[gesetz](nummer ?? { nr, jahresgebuehr: false });
  const norm = rechtsmittelnorm[gesetz];
  if (rechtsmittelAm !== undefined && regel.art === "anhaengig" && nummer?.rechtsmittel && norm) {
    return {
      tag: rechtsmittelAm,
      grund: `weil das Rechtsmittel am ${datum(rechtsmittelAm)} eingelegt wurde`,
      norm,
    };
  }
  return {
    tag: stichtag,
    grund: uebergangsworte[regel.art].replace("{tag}", datum(stichtag)),
    norm: regel.norm,
  };
}

/** Since when the amount is what it is: the last change of the number's value or of its table, whichever is later. */
function betragsfassung(stelle: Stelle): {
  ab: Tag;
  quelle: Quelle;
  sicherheit: FassungAngabe["sicherheit"];
} {
  const eigene =
    stelle.nummer.werte.fassungen.findLast((f) => f.ab <= stelle.tag && f.wert.nurWortlaut !== true) ??
    stelle.fassung;
  const reihe = gebuehrenreihe(stelle);
  const tabelle = reihe && fassungAm(reihe, stelle.tag);
  const spaetere = tabelle && tabelle.ab > eigene.ab ? tabelle : eigene;
  return {
    ab: spaetere.ab,
    quelle: spaetere.quelle,
    sicherheit: geringste([sicherheitVon(eigene), sicherheitVon(stelle.fassung)]),
  };
}

/** The series that moves the amount beside the number itself: its table, or the register where a rate applies to other fees. */
function gebuehrenreihe({ gesetz, nummer: { bezug }, wert }: Stelle): Zeitreihe<unknown> | undefined {
  if (bezug === undefined || (wert.art !== "satz" && wert.art !== "satzrahmen")) return undefined;
  return bezug === "strafe" || bezug === "geldbusse" ? verzeichnisfassungen[gesetz] : tabellen[bezug].stufen;
}

const mengen = [
  "seiten",
  "seitenFarbe",
  "grossformat",
  "grossformatFarbe",
  "dateien",
  "arbeitsgaenge",
  "gescannteSeiten",
  "kilometer",
  "stunden",
  "beglaubigungen",
  "beurkundungen",
] as const satisfies readonly (keyof Kostenangaben)[];

function grenzenPruefen({ wert, anzahl, betrag, angaben }: Kostenposition, feld: string, norm: string): void {
  const betragPruefen = (name: string, zahl: number | undefined) => {
    if (zahl !== undefined && (!Number.isSafeInteger(zahl) || zahl < 0))
      kein("Erwartet wird ein Betrag in ganzen Cent, der nicht negativ ist.", norm, `${feld}.${name}`);
  };
  betragPruefen("wert", wert);
  betragPruefen("betrag", betrag);
  betragPruefen("angaben.vermoegen", angaben?.vermoegen);
  betragPruefen("angaben.mahnverfahren.wert", angaben?.mahnverfahren?.wert);
  if (angaben?.strafe?.art === "geldbusse" && angaben.strafe.betrag === 0) {
    kein("Eine Geldbuße von 0 € gibt es nicht.", "§ 17 Abs. 1 OWiG", `${feld}.angaben.strafe.betrag`);
  }
  if (anzahl !== undefined && (!Number.isSafeInteger(anzahl) || anzahl < 1)) {
    kein("Die Anzahl ist eine ganze Zahl ab 1.", norm, `${feld}.anzahl`);
  }
  if (!angaben) return;
  for (const name of mengen) {
    const zahl = angaben[name];
    const ganz = name === "stunden" || name === "kilometer" || Number.isSafeInteger(zahl);
    if (zahl !== undefined && (!ganz || !Number.isFinite(zahl) || zahl < 0)) {
      kein("Erwartet wird eine Zahl, die nicht negativ ist.", norm, `${feld}.angaben.${name}`);
    }
  }
}
