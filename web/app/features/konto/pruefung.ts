import {
  anmeldungPasswortMindestens,
  nameHoechstens,
  nameMindestens,
  passwortHoechstens,
  passwortMindestens,
  staerkeMindestens,
  staerkeMittelAb,
  staerkeStarkAb,
} from "#platform/konstanten.ts";
import { texte } from "./texts.ts";
import { namensteile, titelBefund } from "./titel.ts";

/** A check gives the sentence of the first fault, or nothing. The same rules hold in the browser and on the server. */
type Befund = string | undefined;

const emailForm = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;
const nameForm = /^[\p{L}\p{M} '’-]+$/u;

/** No blanks inside, one `@`, a domain with a dot; surrounding blanks do not count. */
export function emailBefund(wert: string): Befund {
  const email = wert.trim();
  if (email === "") return texte.emailFehlt;
  return emailForm.test(email) ? undefined : texte.emailUngueltig;
}

/** For signing in: older passwords may be shorter than new ones must be. */
export function anmeldepasswortBefund(wert: string): Befund {
  if (wert === "") return texte.anmeldepasswortFehlt;
  return wert.length < anmeldungPasswortMindestens ? texte.anmeldepasswortKurz : undefined;
}

/** The name itself: titles typed with it are taken off first, and checked as such. */
export function nameBefund(wert: string): Befund {
  const { name, vor, nach } = namensteile(wert);
  if (name === "") return texte.nameFehlt;
  if (name.length < nameMindestens) return texte.nameKurz;
  if (name.length > nameHoechstens) return texte.nameLang;
  if (!nameForm.test(name)) return texte.nameZeichen;
  return titelBefund(vor) ?? titelBefund(nach);
}

/** A new password: long enough, strong enough. Whether it is too well known only the server can say. */
export function passwortBefund(wert: string): Befund {
  if (wert === "") return texte.passwortFehlt;
  if (wert.length < passwortMindestens) return texte.passwortKurz;
  if (wert.length > passwortHoechstens) return texte.passwortLang;
  return staerke(wert) < staerkeMindestens ? texte.passwortSchwach : undefined;
}

/** Compared trimmed and without regard to case. */
export function emailBestaetigungBefund(wert: string, email: string): Befund {
  if (wert.trim() === "") return texte.emailBestaetigungFehlt;
  return wert.trim().toLowerCase() === email.trim().toLowerCase() ? undefined : texte.emailsVerschieden;
}

export function passwortBestaetigungBefund(wert: string, passwort: string): Befund {
  if (wert === "") return texte.passwortBestaetigungFehlt;
  return wert === passwort ? undefined : texte.passwoerterVerschieden;
}

const merkmale = [/^.{8,}$/su, /\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{Nd}\s]/u];

/** Strength in points, 0 to 100: 20 each for length, lower case, upper case, digit, special character. */
export function staerke(passwort: string): number {
  return merkmale.filter((merkmal) => merkmal.test(passwort)).length * 20;
}

export type Staerkestufe = "Schwach" | "Mittel" | "Stark";

/** The word beside the points. */
export function staerkestufe(punkte: number): Staerkestufe {
  if (punkte < staerkeMittelAb) return "Schwach";
  return punkte < staerkeStarkAb ? "Mittel" : "Stark";
}
