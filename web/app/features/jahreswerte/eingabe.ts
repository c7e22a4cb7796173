import { prozentText } from "@gebuehrenportal/forderung/basiszins";
import {
  betragAusText,
  datum,
  type Jahreswert,
  type Tag,
  tagAusText,
  type Zahlen,
  type Zahlenfeld,
} from "@gebuehrenportal/recht";
import { fraglich } from "./fraglich.ts";
import { normVon, wendeworte } from "./werte.ts";

/** The form as it was typed. */
export type Felder = Readonly<Record<string, string>>;
/** Faults by the name of the field: those of the figure, `ab`, `fundstelle`, `geprueft`. */
export type Fehler = Readonly<Partial<Record<string, string>>>;

export const hoechstlaengeFundstelle = 300;
/** Beyond it nobody means a rate; the table has the same limit for base rates. */
const hoechstens100 = 2000;
/** Beyond it nobody means a figure of the year, in cents. */
const hoechsterBetrag = 10 ** 8;

/** Numbers, source and kind of a form; `fehler` is empty when they can be stored. */
export type Angaben = {
  readonly zahlen: Zahlen;
  readonly fundstelle: string;
  readonly entwurf: boolean;
  readonly fehler: Fehler;
};

/** Reads a form; numbers that are unusual beside the newest version need the tick `geprueft`. */
export function angabenAus(wert: Jahreswert<unknown>, felder: Felder): Angaben {
  const gelesen = zahlenAus(wert, felder);
  const fundstelle = (felder.fundstelle ?? "").trim().replace(/\s+/g, " ");
  const frage =
    Object.keys(gelesen.fehler).length === 0 && felder.geprueft !== "ja"
      ? fraglich(wert, gelesen.zahlen)
      : undefined;
  return {
    zahlen: gelesen.zahlen,
    fundstelle,
    entwurf: felder.entwurf === "ja",
    fehler: {
      ...gelesen.fehler,
      ...(frage && { [frage.feld]: frage.text, geprueft: "Bitte bestätigen Sie den ungewöhnlichen Wert." }),
      ...(fundstelle === "" && {
        fundstelle: "Bitte geben Sie an, wo der Wert steht, zum Beispiel die Mitteilung der Bundesbank.",
      }),
      ...(fundstelle.length > hoechstlaengeFundstelle && {
        fundstelle: `Bitte höchstens ${hoechstlaengeFundstelle} Zeichen.`,
      }),
    },
  };
}

function zahlenAus({ felder: vorgesehen }: Jahreswert<unknown>, felder: Felder) {
  const zahlen: Record<string, number> = {};
  const fehler: Record<string, string> = {};
  const leer = ({ name }: Zahlenfeld) => (felder[name] ?? "").trim() === "";
  for (const feld of vorgesehen) {
    const gruppe = vorgesehen.filter((f) => f.gruppe === feld.gruppe);
    if (feld.freiwillig && gruppe.every(leer)) continue;
    const zahl = zahlAus(feld, felder[feld.name] ?? "");
    if (typeof zahl === "number") zahlen[feld.name] = zahl;
    else fehler[feld.name] = zahl.fehler;
  }
  return { zahlen, fehler };
}

function zahlAus({ einheit }: Zahlenfeld, text: string): number | { readonly fehler: string } {
  if (einheit === "prozent") {
    const satz = satzAusText(text);
    const fehler = fehlerDesSatzes(text, satz);
    return fehler === undefined ? (satz ?? 0) : { fehler };
  }
  const lesung = betragAusText(text);
  if (lesung.art === "leer") return { fehler: "Bitte geben Sie den Betrag ein." };
  if (lesung.art !== "betrag" || lesung.betrag <= 0)
    return { fehler: "Bitte geben Sie einen Betrag in Euro ein, zum Beispiel 1.587,40." };
  return lesung.betrag > hoechsterBetrag ? { fehler: "Dieser Betrag ist zu hoch." } : lesung.betrag;
}

/** `1,27`, `-0,88`, `1.27 %`: hundredths of a percent; undefined for anything else. */
export function satzAusText(text: string): number | undefined {
  const m = /^([+\-\u2212\u2013]?)\s*(\d{1,2})(?:[.,](\d{1,2}))?\s*%?$/.exec(text.trim());
  if (!m) return undefined;
  const betrag = Number(m[2]) * 100 + Number((m[3] ?? "").padEnd(2, "0"));
  return m[1] && m[1] !== "+" ? -betrag || 0 : betrag;
}

function fehlerDesSatzes(text: string, satz: number | undefined): string | undefined {
  if (text.trim() === "") return "Bitte geben Sie den Satz ein.";
  if (satz === undefined)
    return "Bitte geben Sie den Satz in Prozent mit höchstens zwei Nachkommastellen ein, zum Beispiel 1,27 oder -0,88.";
  return Math.abs(satz) > hoechstens100
    ? `Möglich sind ${prozentText(-hoechstens100)} bis ${prozentText(hoechstens100)}.`
    : undefined;
}

/** What is known: the first day of what the portal itself does not record, and of what is not entered either. */
export type Bestand = { readonly nichtErfasstAb: Tag; readonly unbekanntAb: Tag };

/** The first day of a form, or what is wrong with it: only the next one can be entered, so that no gap comes about. */
export function beginnAus(
  wert: Jahreswert<unknown>,
  text: string,
  { nichtErfasstAb, unbekanntAb }: Bestand,
  heute: Tag,
): { readonly ab: Tag } | { readonly fehler: string } {
  if (text.trim() === "") return { fehler: "Bitte geben Sie den ersten Tag ein." };
  const lesung = tagAusText(text, heute);
  if (lesung.art !== "tag") return { fehler: `Diesen Tag gibt es nicht. Beispiel: ${datum(unbekanntAb)}` };
  const ab = lesung.tag;
  const { takt } = wert.reihe;
  if (!wenden[takt].test(ab))
    return { fehler: `${wert.titel}: Etwas Neues gilt nur ${wendeworte[takt]} (${normVon(wert)}).` };
  if (ab < nichtErfasstAb)
    return {
      fehler: `Der Wert ab ${datum(ab)} ist im Portal schon enthalten und lässt sich nicht überschreiben.`,
    };
  if (ab < unbekanntAb)
    return { fehler: `Ab ${datum(ab)} ist schon etwas eingetragen. Sie können es unten korrigieren.` };
  return ab > unbekanntAb ? { fehler: `Zuerst fehlt der Wert ab ${datum(unbekanntAb)}.` } : { ab };
}

const wenden = { halbjahr: /-0[17]-01$/, kalenderjahr: /-01-01$/, juli: /-07-01$/ } as const;
