import { artikeladressen, artikelanzahl, ordnungsadressen } from "./features/blog/sitemap.server.ts";
import { eintragsadressen } from "./features/fristenkatalog/adressen.ts";

/** For the sitemap: every address of a public page whose path holds a parameter, by that path. */
export const weitereAdressen: Readonly<Record<string, () => readonly string[]>> = {
  "/fristenkatalog/:id": eintragsadressen,
};

/** A page of the sitemap and, where that is known, when it last changed. */
type Adresse = { readonly pfad: string; readonly geaendert?: Date };

/** Pages that come and go while the portal runs. */
export type Wachsend = {
  readonly anzahl: () => Promise<number>;
  /** Some of them, in an order that only grows at its end. */
  readonly abschnitt: (ab: number, limit: number) => Promise<readonly Adresse[]>;
  /** The few that lead to them. */
  readonly einstiege: () => Promise<readonly Adresse[]>;
};

export const blogadressen: Wachsend = {
  anzahl: artikelanzahl,
  abschnitt: artikeladressen,
  einstiege: ordnungsadressen,
};
