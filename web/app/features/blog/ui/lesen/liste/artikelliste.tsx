import { type ReactNode, useEffect, useRef } from "react";
import { Knopf } from "#ui/knopf.tsx";
import { type Ansicht, seitenquery } from "../../../adressen.ts";
import { indexFehlt } from "../../../lesen/texte-lesen.ts";
import type { Listenseite } from "../../../lesen/uebersicht.server.ts";
import { Meldung } from "../meldung.tsx";
import { leersatz } from "../saetze.ts";
import styles from "./artikelliste.module.css";
import { Artikelkarte } from "./karte.tsx";
import { useListe } from "./use-liste.ts";

type ArtikellisteProps = {
  readonly ansicht: Ansicht;
  /** What the server has found; without it the browser asks itself. */
  readonly seite?: Listenseite | undefined;
  readonly fehler?: string | undefined;
  /** Nothing was asked for, as on the page of the search without a word. */
  readonly leer?: boolean;
  /** Name of the category or tag. */
  readonly name?: string | undefined;
  /** The first post over the full row. */
  readonly hervorgehoben?: boolean;
};

/** Posts as cards, with whatever keeps the next ones from coming. Another list needs another `key`. */
export function Artikelliste({
  ansicht,
  seite,
  fehler,
  leer = false,
  name,
  hervorgehoben = false,
}: ArtikellisteProps) {
  const { stand, weiter } = useListe(ansicht, { seite, fehler, leer });
  const { posts, laedt, hasMore, nextCursor, vorher } = stand;
  const liste = useRef<HTMLUListElement>(null);
  // Who has asked for more by keyboard goes on at the first post that came.
  useEffect(() => {
    if (vorher) liste.current?.children[vorher]?.querySelector("a")?.focus({ preventScroll: true });
  }, [vorher]);
  return (
    <div className="stapel-weit">
      {stand.ersatz ? (
        <Meldung art="warnung" rolle="status" testId="post-list-hint">
          <p>{indexFehlt}</p>
        </Meldung>
      ) : null}
      {posts.length > 0 ? (
        <ul className={styles.liste} data-testid="post-list" ref={liste} aria-busy={laedt}>
          {posts.map((artikel, index) => (
            <li key={artikel.slug} className={hervorgehoben && index === 0 ? styles.volleReihe : undefined}>
              <Artikelkarte artikel={artikel} hervorgehoben={hervorgehoben && index === 0} oben={index < 3} />
            </li>
          ))}
        </ul>
      ) : null}
      {laedt ? <Warten voll={posts.length === 0} /> : null}
      {stand.fehler === undefined ? null : <Fehler satz={stand.fehler} nochmals={weiter} laedt={laedt} />}
      {!laedt && stand.fehler === undefined && posts.length === 0 && !hasMore ? (
        <>
          <Leer>{leersatz(ansicht.filter, name)}</Leer>
          <ImPortal search={ansicht.filter.search} />
        </>
      ) : null}
      {hasMore && nextCursor && !laedt && stand.fehler === undefined ? (
        <Weitere ansicht={ansicht} cursor={nextCursor} weiter={weiter} />
      ) : null}
      <p className="nur-vorlesen" role="status">
        {vorher && !laedt ? `${posts.length - vorher} weitere Artikel geladen` : ""}
      </p>
    </div>
  );
}

function Warten({ voll }: { readonly voll: boolean }) {
  return (
    <div className={voll ? `${styles.warten} ${styles.voll}` : styles.warten} data-testid="post-list-spinner">
      <span className={styles.kreisel} aria-hidden="true" />
      <p role="status">Artikel werden geladen</p>
    </div>
  );
}

function Fehler({
  satz,
  nochmals,
  laedt,
}: {
  readonly satz: string;
  readonly nochmals: () => void;
  readonly laedt: boolean;
}) {
  return (
    <div className={styles.fehler}>
      <Meldung
        art="gefahr"
        rolle="alert"
        titel="Die Artikel ließen sich nicht laden"
        testId="post-list-error"
      >
        <p>{satz}</p>
      </Meldung>
      <div data-nur-mit-skript="">
        <Knopf onClick={nochmals} disabled={laedt}>
          Erneut versuchen
        </Knopf>
      </div>
    </div>
  );
}

function Leer({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.leer} data-testid="empty-state">
      <h2>Keine Artikel gefunden</h2>
      <p>{children}</p>
    </div>
  );
}

/** What the blog does not have, the rest of the portal may. */
function ImPortal({ search }: { readonly search: string | undefined }) {
  if (search === undefined) return null;
  return (
    <p>
      <a href={`/search?q=${encodeURIComponent(search)}`}>
        Auch in Rechnern, Fristen und Seiten nach „{search}“ suchen
      </a>
    </p>
  );
}

type WeitereProps = {
  readonly ansicht: Ansicht;
  readonly cursor: string;
  readonly weiter: () => void;
};

/** Without a script this leads to the next page of the list, whose address holds the cursor. */
function Weitere({ ansicht, cursor, weiter }: WeitereProps) {
  return (
    <form
      action={ansicht.pfad}
      method="get"
      className={styles.weitere}
      data-nicht-drucken=""
      onSubmit={(ereignis) => {
        ereignis.preventDefault();
        weiter();
      }}
    >
      {[...seitenquery(ansicht), ["startAfter", cursor] as const].map(([feld, wert]) => (
        <input key={feld} type="hidden" name={feld} value={wert} />
      ))}
      <Knopf type="submit" data-testid="load-more">
        Weitere Artikel laden
      </Knopf>
    </form>
  );
}
