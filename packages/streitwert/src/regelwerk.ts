import { familienhoechstwert as hoechstwertFamGkg } from "@gebuehrenportal/gesetze/famgkg/paragraph-28.ts";
import { hoechstwert as hoechstwertGkg } from "@gebuehrenportal/gesetze/gkg/paragraph-39.ts";
import {
  type Cent,
  euro,
  type KeinErgebnis,
  type Schritt,
  type Tag,
  type Vermerk,
  type Zeitreihe,
} from "@gebuehrenportal/recht";
import type { Leser } from "./angaben.ts";
import type { Feld, Regel } from "./regel.ts";

/** What a rule computes before the general cap. */
export type Rechnung = {
  readonly wert: Cent;
  readonly schritte: readonly Schritt[];
  readonly vermerke?: readonly Vermerk[];
};

/** A rule with its dated series and its calculation. */
export type Regelwerk = {
  readonly id: string;
  /** What a form needs on the day of the application; before the first version that one's. */
  readonly regel: (am: Tag) => Regel;
  readonly reihe: Zeitreihe<unknown>;
  /** Norm that says which day decides. */
  readonly stichtagNorm: string;
  /** General cap, where one holds. */
  readonly deckel?: Zeitreihe<Cent>;
  /** Before the first version: what held then and is not recorded, and the rule of the statute that computes without it. */
  readonly vorher?: (am: Tag) => { readonly grund?: string; readonly ersatz?: string };
  /** Computes with the version at an index of the series, that of the day of the application. */
  readonly rechne: (a: Leser, fassung: number, am: Tag) => Rechnung | KeinErgebnis;
};

type Kopf = Omit<Regel, "sicherheit" | "felder"> & {
  readonly felder: readonly Feld[];
  readonly sicherheit?: Regel["sicherheit"];
};

type Gesetz = "gkg" | "famgkg" | "zpo";

const stichtage: Readonly<Record<Gesetz, string>> = {
  gkg: "§ 40 GKG",
  famgkg: "§ 34 FamGKG",
  zpo: "§ 4 Abs. 1 ZPO",
};

const deckel: Readonly<Partial<Record<Gesetz, Zeitreihe<Cent>>>> = {
  gkg: hoechstwertGkg,
  famgkg: hoechstwertFamGkg,
};

/** Builds a rule; the calculation gets the value of the version in force. */
export function regelwerk<W>(
  gesetz: Gesetz,
  reihe: Zeitreihe<W>,
  kopf: Kopf,
  rechne: (a: Leser, wert: W) => Rechnung | KeinErgebnis,
): Regelwerk {
  const obergrenze = deckel[gesetz];
  const regel: Regel = { sicherheit: "hoch", ...kopf };
  return {
    id: regel.id,
    regel: () => regel,
    reihe,
    stichtagNorm: stichtage[gesetz],
    ...(obergrenze ? { deckel: obergrenze } : {}),
    rechne: (angaben, index) => {
      const fassung = reihe.fassungen[index];
      if (!fassung) throw new RangeError(`${reihe.norm}: keine Fassung ${index}`);
      return rechne(angaben, fassung.wert);
    },
  };
}

const feldmacher =
  (pflicht: boolean) =>
  (
    name: string,
    titel: string,
    art: Feld["art"] = "geld",
    weiteres: Partial<Omit<Feld, "name" | "titel" | "art">> = {},
  ): Feld => ({ name, titel, art, pflicht, ...weiteres });

/** A field; required unless said otherwise. */
export const feld = feldmacher(true);

/** A field that may stay empty. */
export const moeglich = feldmacher(false);

/** A count that is one when nothing is said, and never none. */
export const abEinem = { vorgabe: 1, mindestens: 1 } as const;

export const schritt = (text: string, norm: string, betrag: Cent): Schritt => ({ text, norm, betrag });

/** A result of one step. */
export const einfach = (wert: Cent, text: string, norm: string): Rechnung => ({
  wert,
  schritte: [schritt(text, norm, wert)],
});

/** Never above a cap; a step says so when it bites. */
export function hoechstens(rechnung: Rechnung, grenze: Cent, norm: string): Rechnung {
  if (rechnung.wert <= grenze) return rechnung;
  return {
    ...rechnung,
    wert: grenze,
    schritte: [...rechnung.schritte, schritt(`Höchstens ${euro(grenze)}`, norm, grenze)],
  };
}

/** Never below a floor. */
export function mindestens(rechnung: Rechnung, grenze: Cent, norm: string): Rechnung {
  if (rechnung.wert >= grenze) return rechnung;
  return {
    ...rechnung,
    wert: grenze,
    schritte: [...rechnung.schritte, schritt(`Mindestens ${euro(grenze)}`, norm, grenze)],
  };
}

/** „Billigkeit“: the court's own amount takes the place of the rule's. */
export const billigkeitsfeld = moeglich("billigkeit", "Wert nach Billigkeit", "geld", {
  hilfe: "Vom Gericht abweichend festgesetzt, wenn der Regelwert unbillig wäre",
  mindestens: 1,
});

export function nachBilligkeit(rechnung: Rechnung, angaben: Leser, norm: string): Rechnung {
  const wert = angaben.geldOderNichts("billigkeit");
  if (wert === undefined) {
    const hinweis: Vermerk = {
      art: "hinweis",
      text: "Ist der Wert nach den besonderen Umständen unbillig, kann das Gericht einen höheren oder niedrigeren ansetzen.",
      norm,
    };
    return { ...rechnung, vermerke: [...(rechnung.vermerke ?? []), hinweis] };
  }
  return {
    ...rechnung,
    wert,
    schritte: [...rechnung.schritte, schritt("Wert nach Billigkeit statt des Regelwerts", norm, wert)],
  };
}
