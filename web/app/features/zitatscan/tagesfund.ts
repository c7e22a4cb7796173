import type { Seitentext } from "@gebuehrenportal/pdf";
import type { Tag } from "@gebuehrenportal/recht";
import { type Dokumenttag, dokumenttage } from "@gebuehrenportal/zitate";

/** A day the document may be of, and the page that says so. */
export type Tagesfund = Pick<Dokumenttag, "tag" | "art" | "sicherheit"> & { readonly seite: number };

/** The head of a document ends on its first pages, its signature begins on the last but one. */
const ersteSeiten = 3;
const letzteSeiten = 2;

/**
 * The days a document may be of, each once, the likeliest first. They are looked for in the lines as they stand on the
 * pages: what says „Berlin, den“ is a line of its own.
 */
export function tagesfunde(seiten: readonly Pick<Seitentext, "seite" | "text">[]): readonly Tagesfund[] {
  const gelesen = [...seiten.slice(0, ersteSeiten), ...seiten.slice(ersteSeiten).slice(-letzteSeiten)];
  const texte = gelesen.map(({ text }) => `${text.replaceAll("\r\n", "\n")}\n`);
  const seiteVon = (stelle: number): number => {
    let rest = stelle;
    for (const [i, { length }] of texte.entries()) {
      if (rest < length) return gelesen[i]?.seite ?? 1;
      rest -= length;
    }
    return 1;
  };
  const funde = new Map<Tag, Tagesfund>();
  for (const { tag, art, sicherheit, start } of dokumenttage(texte.join("")))
    if (!funde.has(tag)) funde.set(tag, { tag, art, sicherheit, seite: seiteVon(start) });
  return [...funde.values()];
}
