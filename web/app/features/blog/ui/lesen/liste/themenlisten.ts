import { gelesen } from "#platform/client/antworten.ts";
import { gesendet } from "#platform/client/aufrufe.ts";
import type { Kategorie, Schlagwort } from "../../../artikel.ts";

/** A list that every page of the blog shows and this visit has perhaps loaded already. */
export type Themenliste<T> = {
  /** What was loaded last; undefined before the first time. */
  readonly bekannt: () => readonly T[] | undefined;
  /** @throws {Error} no answer, or a refusal */
  readonly laden: () => Promise<readonly T[]>;
};

/** Most posts first; names in the order of the German alphabet. */
const nachAnzahl = (
  a: { readonly postCount: number; readonly name: string },
  b: { readonly postCount: number; readonly name: string },
): number => b.postCount - a.postCount || a.name.localeCompare(b.name, "de");

function themenliste<T extends Kategorie | Schlagwort>(
  name: "categories" | "tags",
  zeigen: (eines: T) => boolean,
): Themenliste<T> {
  let stand: readonly T[] | undefined;
  return {
    bekannt: () => stand,
    laden: async () => {
      const antwort = await gelesen<Readonly<Record<typeof name, readonly T[]>>>(
        await gesendet(`/api/blog/${name}`),
      );
      stand = antwort[name].filter(zeigen).sort(nachAnzahl);
      return stand;
    },
  };
}

/** All categories, also those without posts. */
export const kategorienliste = themenliste<Kategorie>("categories", () => true);

/** The tags that posts carry. */
export const schlagwortliste = themenliste<Schlagwort>("tags", ({ postCount }) => postCount > 0);
