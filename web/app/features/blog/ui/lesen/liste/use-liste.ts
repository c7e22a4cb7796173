import { useEffect, useRef, useState } from "react";
import type { Ansicht } from "../../../adressen.ts";
import type { Listenartikel, Listenseite } from "../../../lesen/uebersicht.server.ts";
import { seiteLaden } from "./liste.ts";

/** A list as it stands on the page. */
export type Listenstand = {
  readonly posts: readonly Listenartikel[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
  readonly laedt: boolean;
  /** The sentence for the reader; the posts already shown stay. */
  readonly fehler?: string | undefined;
  readonly ersatz?: boolean | undefined;
  /** How many posts stood there before the last page came. */
  readonly vorher?: number | undefined;
};

type Anfang = {
  /** What the server has rendered; without it the browser fetches the first page itself. */
  readonly seite?: Listenseite | undefined;
  readonly fehler?: string | undefined;
  /** Nothing is asked for: the list stays empty. */
  readonly leer?: boolean;
};

/**
 * One list, from its first page on. A component that shows another list is another component (`key`), so nothing of the
 * old one can come in late.
 */
export function useListe(
  ansicht: Ansicht,
  { seite, fehler, leer = false }: Anfang,
): { readonly stand: Listenstand; readonly weiter: () => void } {
  const [stand, setStand] = useState<Listenstand>(() =>
    seite || leer
      ? { posts: [], hasMore: false, nextCursor: null, ...seite, laedt: false }
      : { posts: [], hasMore: false, nextCursor: null, laedt: true, fehler },
  );
  const abbruch = useRef<AbortController>(undefined);

  async function laden(cursor: string | null) {
    abbruch.current?.abort();
    const dieser = new AbortController();
    const { signal } = dieser;
    abbruch.current = dieser;
    setStand((alt) => ({ ...alt, laedt: true, fehler: undefined, vorher: undefined }));
    try {
      const neu = await seiteLaden(ansicht, cursor, signal);
      if (signal.aborted) return;
      setStand(({ posts }) => ({ ...angehaengt(posts, neu), laedt: false, vorher: posts.length }));
    } catch (fehler) {
      if (signal.aborted) return;
      setStand((alt) => ({ ...alt, laedt: false, fehler: (fehler as Error).message }));
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the list begins
  useEffect(() => {
    if (stand.laedt) void laden(null);
    return () => abbruch.current?.abort();
  }, []);

  return { stand, weiter: () => void laden(stand.nextCursor) };
}

/** Posts that stand there already are not shown twice: meanwhile one may have been published. */
function angehaengt(
  alte: readonly Listenartikel[],
  { posts, hasMore, nextCursor, ersatz }: Listenseite,
): Pick<Listenstand, "posts" | "hasMore" | "nextCursor" | "ersatz"> {
  const bekannt = new Set(alte.map(({ slug }) => slug));
  return { posts: [...alte, ...posts.filter(({ slug }) => !bekannt.has(slug))], hasMore, nextCursor, ersatz };
}
