/** Blanks and ends of lines, as pdfium writes them. */
export const istLeer = (code: number): boolean => code <= 0x20 || code === 0xa0 || code === 0x2009;

/** Letters and digits. */
export function istAlphanumerisch(code: number): boolean {
  if (code < 0x80) return istZiffer(code) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
  return code >= 0xc0 && code < 0x2000 && code !== 0xd7 && code !== 0xf7;
}

export const istZiffer = (code: number): boolean => code >= 0x30 && code <= 0x39;

/** Letters and digits that stand on the line; `J`, `Q`, `f` and others reach below it in many fonts. */
export const stehtAufDerLinie = (code: number): boolean => istAlphanumerisch(code) && !unterlaengen.has(code);

const unterlaengen = new Set([..."gjpqyQJfçß"].map((zeichen) => zeichen.charCodeAt(0)));

/** Hyphens at the end of a line: `-`, the soft one, the true one. */
export const istTrennstrich = (code: number): boolean => code === 0x2d || code === 0xad || code === 0x2010;

export const weichesTrennzeichen = 0xad;
