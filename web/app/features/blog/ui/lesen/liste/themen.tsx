import { useEffect, useRef, useState } from "react";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { kategorieadresse, tagadresse } from "../../../adressen.ts";
import type { Kategorie, Schlagwort } from "../../../artikel.ts";
import styles from "./themen.module.css";
import { kategorienliste, schlagwortliste, type Themenliste } from "./themenlisten.ts";

const geruest = (anzahl: number) => Array.from({ length: anzahl }, (_, i) => i);

/** The categories with their numbers of posts; `hier` is the slug of the one whose page this is. */
export function Kategorien({ hier }: { readonly hier?: string | undefined }) {
  const kategorien = useThemen<Kategorie>(kategorienliste);
  const reihe = useRef<HTMLElement>(null);
  // On narrow screens the row scrolls: the category one is in has to be seen.
  useEffect(() => {
    const hiesige = kategorien && hier && reihe.current?.querySelector<HTMLElement>("[aria-current]");
    if (!hiesige || !reihe.current) return;
    const { left, width } = hiesige.getBoundingClientRect();
    const sichtbar = reihe.current.getBoundingClientRect();
    reihe.current.scrollLeft += left - sichtbar.left - (sichtbar.width - width) / 2;
  }, [kategorien, hier]);
  return (
    <nav
      ref={reihe}
      aria-label="Kategorien"
      className={styles.kategorien}
      data-testid="category-list"
      aria-busy={kategorien === undefined}
      data-nicht-drucken=""
    >
      {kategorien === undefined ? (
        <>
          {geruest(5).map((index) => (
            <span key={index} className={styles.kategoriegeruest} data-testid="category-skeleton" />
          ))}
          <noscript>
            <p>Die Liste der Kategorien braucht JavaScript. Jeder Artikel nennt seine Kategorien.</p>
          </noscript>
        </>
      ) : kategorien.length === 0 ? (
        <p className={styles.leer}>Keine Kategorien gefunden.</p>
      ) : (
        <ul>
          {kategorien.map(({ id, slug, name, postCount }) => (
            <li key={id}>
              <Seitenlink
                nach={kategorieadresse(slug)}
                className={styles.kategorie}
                aria-current={slug === hier ? "page" : undefined}
                data-testid="category-row"
              >
                {name}
                <span className={styles.anzahl} data-testid="category-count">
                  {postCount}
                </span>
              </Seitenlink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

/** The tags of published posts. */
export function Schlagwortwolke({ hier }: { readonly hier?: string | undefined }) {
  const schlagworte = useThemen<Schlagwort>(schlagwortliste);
  return (
    <nav
      aria-label="Tags"
      className={styles.wolke}
      data-testid="tag-cloud"
      aria-busy={schlagworte === undefined}
      data-nicht-drucken=""
    >
      {schlagworte === undefined ? (
        geruest(10).map((i) => <span key={i} className={styles.taggeruest} data-testid="tag-skeleton" />)
      ) : schlagworte.length === 0 ? (
        <p className={styles.leer}>Keine Tags gefunden.</p>
      ) : (
        <ul>
          {schlagworte.map(({ id, slug, name }) => (
            <li key={id}>
              <Seitenlink
                nach={tagadresse(slug)}
                className={styles.tag}
                aria-current={slug === hier ? "page" : undefined}
                data-testid="tag-chip"
              >
                {name}
              </Seitenlink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

/** Shows at once what this visit knows already, and asks anew. A list that cannot be had reads as an empty one. */
function useThemen<T>(liste: Themenliste<T>): readonly T[] | undefined {
  const [eintraege, setEintraege] = useState(liste.bekannt);
  useEffect(() => {
    let noch = true;
    liste.laden().then(
      (neue) => noch && setEintraege(neue),
      () => noch && setEintraege((alte) => alte ?? []),
    );
    return () => {
      noch = false;
    };
  }, [liste]);
  return eintraege;
}
