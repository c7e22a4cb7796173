import {
  emailBefund,
  emailBestaetigungBefund,
  nameBefund,
  passwortBefund,
  passwortBestaetigungBefund,
} from "../../pruefung.ts";
import { texte } from "../../texts.ts";

type Feldname = "name" | "email" | "emailConfirm" | "password" | "passwordConfirm";
export type Registrierwerte = Readonly<Record<Feldname, string>>;

export const leer: Registrierwerte = {
  name: "",
  email: "",
  emailConfirm: "",
  password: "",
  passwordConfirm: "",
};

/** The checks of the registration, field by field. */
export const registrierpruefungen = {
  name: ({ name }: Registrierwerte) => nameBefund(name),
  email: ({ email }: Registrierwerte) => emailBefund(email),
  emailConfirm: ({ emailConfirm, email }: Registrierwerte) => emailBestaetigungBefund(emailConfirm, email),
  password: ({ password }: Registrierwerte) => passwortBefund(password),
  passwordConfirm: ({ passwordConfirm, password }: Registrierwerte) =>
    passwortBestaetigungBefund(passwordConfirm, password),
};

/** Every fault of a form that was sent without a script, by the name of its field. */
export function registrierbefunde(felder: Readonly<Record<string, string>>): Record<string, string> {
  const werte = { ...leer, ...felder };
  const befunde = Object.entries(registrierpruefungen).flatMap(([feld, pruefung]) => {
    const befund = pruefung(werte);
    return befund ? [[feld, befund] as const] : [];
  });
  return {
    ...Object.fromEntries(befunde),
    ...(felder.terms === undefined ? { terms: texte.zustimmungFehlt } : {}),
  };
}
