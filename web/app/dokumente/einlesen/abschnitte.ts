/** Longer lines between the entries of a file are none of ours, and no entry begins or ends with one. */
const marke = /^(BEGIN|END):([A-Z-]{1,20})[ \t]*$/i;
const markeHoechstens = 60;

/** An entry of a file; one that has no end, or is larger than any person writes, has no text. */
export type Abschnitt = { readonly name: string; readonly text: string | undefined };

/**
 * The entries of a file of lines as calendars and cards are (RFC 5545, RFC 6350), from `BEGIN:…` to the `END:…` of the
 * same name, in one go from top to bottom. An entry within one belongs to it, unless it has the same name: then the first
 * one has lost its end.
 *
 * @param namen of the entries, in capitals
 * @param hoechstens one more than that is read, so that too many are noticed
 * @param zeichen so long is an entry at most
 */
export function abschnitte(
  text: string,
  namen: readonly string[],
  { hoechstens, zeichen }: { readonly hoechstens: number; readonly zeichen: number },
): readonly Abschnitt[] {
  const gefunden: Abschnitt[] = [];
  let offen: { readonly name: string; readonly ab: number } | undefined;
  for (let ab = 0; ab < text.length && gefunden.length <= hoechstens; ) {
    const umbruch = text.indexOf("\n", ab);
    const bis = umbruch < 0 ? text.length : umbruch;
    const zeile = bis - ab > markeHoechstens ? "" : text.slice(ab, bis).replace(/\r$/, "");
    const [, art = "", wort = ""] = marke.exec(zeile) ?? [];
    const name = wort.toUpperCase();
    if (/^BEGIN$/i.test(art) && (offen ? offen.name === name : namen.includes(name))) {
      if (offen) gefunden.push({ name, text: undefined });
      offen = { name, ab };
    } else if (/^END$/i.test(art) && offen?.name === name) {
      gefunden.push({ name, text: bis - offen.ab > zeichen ? undefined : text.slice(offen.ab, bis) });
      offen = undefined;
    }
    ab = bis + 1;
  }
  if (offen) gefunden.push({ name: offen.name, text: undefined });
  return gefunden;
}

/** Longest line, unfolded, before and after its first colon, and how many an entry has of those that are used. */
const kopfHoechstens = 1_000;
const wertHoechstens = 20_000;
const zeilenHoechstens = 500;

/**
 * The lines of an entry that are of use, unfolded. What is longer than a person writes is cut off; what stands before a
 * colon names its property, and where that is too long nobody has written it.
 *
 * @param brauchbar whether a line is of use
 * @throws {RangeError} the entry is none that a program has written
 */
export function zeilenVon(entfaltet: string, brauchbar: (zeile: string) => boolean): readonly string[] {
  const zeilen: string[] = [];
  for (const zeile of entfaltet.split(/\r?\n/)) {
    if (!brauchbar(zeile)) continue;
    const kopf = zeile.slice(0, kopfHoechstens).indexOf(":");
    if (kopf < 0 || zeilen.length >= zeilenHoechstens) throw new RangeError("Der Eintrag ist unlesbar.");
    zeilen.push(zeile.slice(0, kopf + 1 + wertHoechstens));
  }
  return zeilen;
}
