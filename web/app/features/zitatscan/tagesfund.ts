import type { Seitentext } from "@gebuehrenportal/pdf";
import type { Tag } from "@gebuehrenportal/recht";
import { type Dokumenttag, dokumente } from "@gebuehrenportal/zitate";

/** A day the document may be of, and the page that says so. */
export type Tagesfund = Pick<Dokumenttag, "tag" | "art" | "sicherheit"> & { readonly seite: number };

/** One of the documents of a file: the page it begins with, and the days it may be of, each once, the likeliest first. */
export type Dokumentteil = { readonly abSeite: number; readonly tage: readonly Tagesfund[] };

/**
 * The documents of a file, mostly one. They are looked for in the lines as they stand on the pages, for what says
 * „Berlin, den“ is a line of its own; a document begins with a page.
 */
export function dokumentteile(
  seiten: readonly Pick<Seitentext, "seite" | "text">[],
): readonly Dokumentteil[] {
  const texte = seiten.map(({ text }) => `${text.replaceAll("\r\n", "\n").replaceAll("\f", "\n")}\f`);
  const seiteVon = (stelle: number): number => {
    let rest = stelle;
    for (const [i, { length }] of texte.entries()) {
      if (rest < length) return seiten[i]?.seite ?? 1;
      rest -= length;
    }
    return 1;
  };
  return dokumente(texte.join("")).map(({ start, tage }) => {
    const funde = new Map<Tag, Tagesfund>();
    for (const { tag, art, sicherheit, start: stelle } of tage)
      if (!funde.has(tag)) funde.set(tag, { tag, art, sicherheit, seite: seiteVon(stelle) });
    return { abSeite: seiteVon(start), tage: [...funde.values()] };
  });
}
