/** The head of a chain as somebody copies it from a paper or a mail; of the hash at least its beginning. */
export type Kopfangabe = { readonly nr: number; readonly anfang: string };

/** What was made of two fields; `leer`: nothing stands in them. */
export type Kopflesung =
  | { readonly art: "leer" }
  | { readonly art: "angabe"; readonly angabe: Kopfangabe }
  | { readonly art: "fehler"; readonly feld: "nr" | "kopf"; readonly satz: string };

/** Of a shorter piece somebody could find another line that begins alike. */
const mindestens = 16;

const fehler = (feld: "nr" | "kopf", satz: string): Kopflesung => ({ art: "fehler", feld, satz });

/**
 * Reads number and hash as they are printed: „Nr. 812, 3f0a…“ in one field or in two, with blanks, line breaks, groups and
 * capital letters, and cut off after some characters.
 */
export function kopfGelesen(nrText: string, kopfText: string): Kopflesung {
  const [nummer, kopf] = geteilt(nrText, kopfText);
  if (nummer === "" && kopf === "") return { art: "leer" };
  if (!/^\d{1,12}$/.test(nummer) || Number(nummer) === 0)
    return fehler("nr", "Bitte geben Sie die Nummer der Zeile an, zum Beispiel 812.");
  if (kopf === "") return fehler("kopf", "Bitte geben Sie die Prüfsumme an, die neben der Nummer steht.");
  if (!/^[0-9a-f]*$/.test(kopf))
    return fehler("kopf", "Eine Prüfsumme besteht aus Ziffern und den Buchstaben a bis f.");
  if (kopf.length < mindestens || kopf.length > 64)
    return fehler(
      "kopf",
      kopf.length > 64
        ? "Eine Prüfsumme hat 64 Zeichen; das sind zu viele."
        : `Bitte geben Sie mindestens die ersten ${mindestens} Zeichen der Prüfsumme an.`,
    );
  return { art: "angabe", angabe: { nr: Number(nummer), anfang: kopf } };
}

/** Number and hash, without what only stands around them. */
function geteilt(nrText: string, kopfText: string): readonly [string, string] {
  // The whole line in one of the fields.
  const ganz = /^(?:[^\d,;]*\bnr\b)?[.:\s]*(\d[\d. ]*?)\s*[,;]\s*(\S.*)$/is;
  const [, nr, hash] = ganz.exec(nrText) ?? ganz.exec(kopfText) ?? [];
  const nummer = nr ?? nrText.replace(/^[^\d,;]*\bnr\b/i, "");
  return [nummer.replace(/[.,:;\s]/g, ""), geputzt(hash ?? kopfText)];
}

/** Without blanks, hyphens, dots and signs that a program puts between groups or at the end. */
const geputzt = (text: string): string => text.toLowerCase().replace(/[\s.…:·\u00ad\u200b‐‑–-]/g, "");

/** How a head on paper compares with the chain. */
export type Kopfvergleich = "stimmt" | "stimmt-nicht" | "fehlt";

/** @param hash of the line with this number; unset: there is none */
export const kopfVerglichen = ({ anfang }: Kopfangabe, hash: string | undefined): Kopfvergleich =>
  hash === undefined ? "fehlt" : hash.startsWith(anfang) ? "stimmt" : "stimmt-nicht";
