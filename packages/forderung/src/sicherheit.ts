import { datum, type Fassung, type Vermerk } from "@gebuehrenportal/recht";

/** Tells the reader that the value of a version rests on one source, or that its first day is unsecured. */
export function beginnVermerke(norm: string, f: Fassung<unknown>): Vermerk[] {
  const liste: Vermerk[] = [];
  if (f.sicherheit !== undefined && f.sicherheit !== "hoch") {
    liste.push({
      art: "hinweis",
      text: `${norm}: Der Wert der Fassung ab ${datum(f.ab)} ist nur durch eine Quelle belegt.`,
      norm,
    });
  }
  if (f.abSicherheit !== undefined && f.abSicherheit !== "hoch") {
    liste.push({
      art: "hinweis",
      text: `${norm}: Beginn nicht gesichert; angenommen ist der ${datum(f.ab)}.`,
      norm,
    });
  }
  return liste;
}
