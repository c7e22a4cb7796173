/** Remainder by 97, letters counting from A = 10. */
export function rest97(text: string): number {
  let rest = 0;
  for (const zeichen of text) {
    for (const ziffer of Number.parseInt(zeichen, 36).toString()) rest = (rest * 10 + Number(ziffer)) % 97;
  }
  return rest;
}

/** ISO 13616: the check digits of a bank account. */
export const istIban = (text: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) && rest97(text.slice(4) + text.slice(0, 4)) === 1;
