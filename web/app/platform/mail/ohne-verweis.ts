/** Characters that nobody sees and that could hide an address. */
const unsichtbar = /[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A point of any script between two words: mail programs take what stands around it for an address on the web. */
const adresspunkt = /(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}]{2})/gu;

/**
 * Text that a stranger has typed, so that no mail program makes a link of it: what looks like an address on the web or of
 * a mailbox is broken in its middle and stays readable („boese[.]example“). „Dr. A. Muster, LL.M.“ and „24.12.2026“ stay.
 */
export function ohneVerweis(text: string): string {
  return text
    .replace(unsichtbar, "")
    .replace(adresspunkt, (punkt, stelle: number, ganz: string) =>
      /\d/.test(ganz[stelle - 1] ?? "") && /\d/.test(ganz[stelle + 1] ?? "") ? punkt : "[.]",
    )
    .replace(/\b(https?|ftp|mailto|tel|javascript|data):/gi, "$1[:]")
    .replace(/:(?=\/\/)/g, "[:]")
    .replace(/@(?=\S)/g, "[at]");
}
