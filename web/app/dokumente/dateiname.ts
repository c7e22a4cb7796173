/** How somebody calls what he has computed. */
type Benennung = {
  readonly aktenzeichen?: string | undefined;
  readonly bezeichnung?: string | undefined;
};

const hoechstens = 120;

/** `Vergütung nach dem RVG, 123-26.pdf`: title and file number, without what file systems forbid. */
export function dateiname(
  { titel }: { readonly titel: string },
  { aktenzeichen, bezeichnung }: Benennung,
  endung: string,
): string {
  const name = [titel, aktenzeichen || bezeichnung].filter(Boolean).join(", ");
  const sicher = name
    .replace(/[\\/:*?"<>|]/g, "-")
    .replace(/\p{C}/gu, "")
    .replace(/\s+/g, " ");
  return `${[...sicher].slice(0, hoechstens).join("").trim()}.${endung}`;
}

const umschrift: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  Ä: "Ae",
  Ö: "Oe",
  Ü: "Ue",
  ß: "ss",
};

/** `Content-Disposition` of a file to be kept: the name in full (RFC 5987) and one in ASCII for old programs. */
export function alsAnhang(name: string): string {
  const ascii = name.replace(/[äöüÄÖÜß]/g, (z) => umschrift[z] ?? z).replace(/[^\x20-\x7e]/g, "_");
  const genau = encodeURIComponent(name).replace(
    /['()*]/g,
    (z) => `%${z.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii.replace(/["\\%]/g, "_")}"; filename*=UTF-8''${genau}`;
}
