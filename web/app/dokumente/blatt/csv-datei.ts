/** Characters that make a spreadsheet take a text for a formula. */
const formel = /^[=+\-@\t\r\n]/;

/** A negative figure, perhaps with its unit, and nothing more: `-1+1` is a formula again. */
const negativeZahl = /^-\d[\d.]*(?:,\d+)?(?:\s?[€%])?$/;

function zelle(text: string): string {
  // The true minus sign of our amounts is no number for Excel.
  const roh = text.replace(/^\u2212(?=\d)/, "-").replace(/\u00a0/g, " ");
  const sicher = formel.test(roh) && !negativeZahl.test(roh) ? `'${roh}` : roh;
  return /[;"\r\n]/.test(sicher) ? `"${sicher.replaceAll('"', '""')}"` : sicher;
}

/**
 * Rows as a file for German Excel: semicolons, decimal commas as given, CRLF, byte order mark in front. Texts that a
 * spreadsheet would run as a formula are marked as text.
 */
export const csvDatei = (zeilen: readonly (readonly string[])[]): string =>
  `\ufeff${zeilen.map((z) => z.map(zelle).join(";")).join("\r\n")}\r\n`;
