import type { Absender } from "#dokumente/e-rechnung/beleg.ts";
import { istTelefon } from "#dokumente/e-rechnung/xrechnung.ts";
import { zeile } from "#platform/gekuerzt.ts";
import { istIban, rest97 } from "#platform/pruefziffern.ts";

/** How the account numbers its documents. */
export type Nummernreihe = {
  /** `{JJJJ}` stands for the year of issue. */
  readonly praefix: string;
  /** First number of a new row. */
  readonly beginn: number;
  readonly stellen: number;
};

export type Absenderangaben = { readonly absender: Absender; readonly reihe: Nummernreihe };

export const leererAbsender: Absender = {
  kanzlei: "",
  rechtsanwalt: "",
  strasse: "",
  plz: "",
  ort: "",
  steuernummer: "",
  ustIdNr: "",
  iban: "",
  bic: "",
  email: "",
  telefon: "",
  kleinunternehmer: false,
};

export const uebliche: Nummernreihe = { praefix: "{JJJJ}-", beginn: 1, stellen: 4 };

type Felder = Readonly<Record<string, string | undefined>>;

const ohneLuecken = (text: string | undefined) => zeile(text).replace(/\s/g, "").toUpperCase();

/** The sender from the fields of his form, and what is wrong with them. */
export function absenderAus(felder: Felder): Absenderangaben & { readonly fehler: Record<string, string> } {
  const fehler: Record<string, string> = {};
  const absender: Absender = {
    kanzlei: zeile(felder.kanzlei),
    rechtsanwalt: zeile(felder.rechtsanwalt),
    strasse: zeile(felder.strasse),
    plz: zeile(felder.plz, 10),
    ort: zeile(felder.ort),
    steuernummer: zeile(felder.steuernummer, 30),
    ustIdNr: ohneLuecken(felder.ustIdNr),
    iban: ohneLuecken(felder.iban),
    bic: ohneLuecken(felder.bic),
    email: zeile(felder.email, 254),
    telefon: zeile(felder.telefon, 40),
    kleinunternehmer: felder.kleinunternehmer === "ja",
  };
  if (absender.ustIdNr && !istUstIdNr(absender.ustIdNr))
    fehler.ustIdNr = "Bitte geben Sie die Nummer in der Form DE123456789 an.";
  if (absender.iban && !istIban(absender.iban))
    fehler.iban = "Diese IBAN stimmt nicht. Bitte prüfen Sie die Ziffern.";
  if (absender.bic && !/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(absender.bic))
    fehler.bic = "Ein BIC hat acht oder elf Zeichen.";
  if (absender.email && !istEmail(absender.email))
    fehler.email = "Bitte geben Sie eine gültige E-Mail-Adresse ein.";
  if (absender.telefon && !istTelefon(absender.telefon))
    fehler.telefon = "Bitte geben Sie die Nummer in Ziffern an, zum Beispiel +49 30 1234567.";
  if (absender.plz && !/^\d{5}$/.test(absender.plz)) fehler.plz = "Eine Postleitzahl hat fünf Ziffern.";
  return { absender, reihe: reiheAus(felder, fehler), fehler };
}

function reiheAus(felder: Felder, fehler: Record<string, string>): Nummernreihe {
  const praefix = zeile(felder.praefix ?? uebliche.praefix, 21);
  const beginn = zeile(felder.beginn) || "0001";
  if (!/^[A-Za-z0-9ÄÖÜäöüß./_{} -]{0,20}$/.test(praefix) || /[{}]/.test(praefix.replaceAll("{JJJJ}", "")))
    fehler.praefix =
      "Erlaubt sind höchstens 20 Buchstaben, Ziffern, Striche, Punkte und {JJJJ} für das Jahr.";
  if (!/^\d{1,9}$/.test(beginn) || Number(beginn) < 1)
    fehler.beginn = "Bitte geben Sie eine Zahl ab 1 an; führende Nullen bestimmen die Stellen.";
  return fehler.praefix || fehler.beginn
    ? uebliche
    : { praefix, beginn: Number(beginn), stellen: beginn.length };
}

/** The row a day belongs to: `2026-`. */
export const praefixAm = ({ praefix }: Nummernreihe, jahr: string): string =>
  praefix.replaceAll("{JJJJ}", jahr);

/** `2026-0007` */
export const belegnummer = (praefix: string, zahl: number, { stellen }: Nummernreihe): string =>
  praefix + String(zahl).padStart(stellen, "0");

/** As XRechnung takes it, too: no part of the domain is empty (BR-DE-28). */
export const istEmail = (text: string): boolean => /^[^\s@]+@([^\s@.]+\.)+[^\s@.]{2,}$/.test(text);

/** Numbers for VAT in the EU: two letters of the state and 2 to 12 signs; Germany nine digits (§ 27a UStG). */
export const istUstIdNr = (text: string): boolean =>
  text.startsWith("DE") ? /^DE\d{9}$/.test(text) : /^[A-Z]{2}[A-Z0-9+*]{2,12}$/.test(text);

/** A Leitweg-ID of a public authority: coarse and fine address and two check digits (ISO 7064, mod 97-10). */
export const istLeitwegId = (text: string): boolean =>
  /^\d{2,12}(-[A-Z0-9]{1,30})?-\d{2}$/.test(text) && rest97(text.replaceAll("-", "")) === 1;
