import { type ReactEventHandler, type RefCallback, useRef, useState } from "react";
import { Zusammen } from "#ui/zusammen.tsx";
import { artikeladresse } from "../../../adressen.ts";
import { lesezeitOhneAngabe } from "../../../grenzen.ts";
import type { Fundtext, Listenartikel } from "../../../lesen/uebersicht.server.ts";
import { kurzerTag } from "../zeitangaben.ts";
import styles from "./karte.module.css";
import { kleinere, standardavatar } from "./kartenbild.ts";

type KarteProps = {
  readonly artikel: Listenartikel;
  /** The first post of the whole list: larger, over the full row. */
  readonly hervorgehoben?: boolean;
  /** Seen without scrolling: its image is fetched at once. */
  readonly oben?: boolean;
  readonly ebene?: "h2" | "h3";
};

/** A post in a list. The whole card is one link; the post itself is a document of its own. */
export function Artikelkarte({
  artikel,
  hervorgehoben = false,
  oben = false,
  ebene: Titel = "h2",
}: KarteProps) {
  const { title, excerpt, slug, categories, author, publishedAt, readTime, isGuestPost, hervorhebung } =
    artikel;
  return (
    <a
      href={artikeladresse(slug)}
      className={hervorgehoben ? `${styles.karte} ${styles.gross}` : styles.karte}
      data-testid="post-card"
      data-featured={hervorgehoben}
    >
      <Bild url={artikel.featuredImage} alt={title} sofort={oben} gross={hervorgehoben} />
      <div className={styles.text}>
        {categories[0] ? (
          <p className={styles.kategorie} data-testid="post-card-category">
            {categories[0]}
          </p>
        ) : null}
        <Titel className={styles.titel} data-testid="post-card-title">
          {hervorhebung ? <Gefunden text={hervorhebung.title} /> : <Zusammen text={title} />}
        </Titel>
        <p className={styles.auszug} data-testid="post-card-excerpt">
          {hervorhebung ? <Gefunden text={hervorhebung.excerpt} /> : <Zusammen text={excerpt} />}
        </p>
        <div className={styles.fuss}>
          <Avatar url={author.avatar} />
          <div className={styles.angaben}>
            <span className={styles.autor} data-testid="post-card-author">
              {author.name}
            </span>
            <span>
              {publishedAt ? (
                <time dateTime={publishedAt.toISOString()} data-testid="post-card-date">
                  {kurzerTag(publishedAt)}
                </time>
              ) : null}
              <span aria-hidden="true"> · </span>
              <span data-testid="post-card-readtime">{readTime ?? lesezeitOhneAngabe} min</span>
              {isGuestPost ? " · Gastbeitrag" : null}
            </span>
          </div>
        </div>
      </div>
    </a>
  );
}

function Gefunden({ text }: { readonly text: Fundtext }) {
  return text.map((stueck, index) => {
    const Art = stueck.treffer ? "mark" : "span";
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <Art key={index}>
        <Zusammen text={stueck.text} />
      </Art>
    );
  });
}

type BildProps = {
  readonly url: string | null;
  readonly alt: string;
  readonly sofort: boolean;
  /** About how wide it is shown. */
  readonly gross: boolean;
};

/** Smaller copies first; where there are none, the picture as it was uploaded; where that fails, words. */
function Bild({ url, alt, sofort, gross }: BildProps) {
  const [fehlschlaege, beobachten] = useFehlschlaege();
  const kopien = url === null ? [] : kleinere(url, gross);
  const rest = (kopien.length > 0 ? 2 : 1) - fehlschlaege;
  return (
    <div className={styles.bild} data-testid="post-card-image">
      {url && rest > 0 ? (
        <picture key={rest}>
          {rest === 2 ? kopien.map((kopie) => <source key={kopie.type} {...kopie} />) : null}
          <img src={url} alt={alt} loading={sofort ? "eager" : "lazy"} decoding="async" {...beobachten} />
        </picture>
      ) : (
        <span>Kein Bild verfügbar</span>
      )}
    </div>
  );
}

/** The picture of an author, decorative beside the name. */
export function Avatar({ url }: { readonly url: string | null }) {
  const [fehlschlaege, beobachten] = useFehlschlaege();
  return (
    <img
      className={styles.avatar}
      src={url && fehlschlaege === 0 ? url : standardavatar}
      alt=""
      width="36"
      height="36"
      decoding="async"
      data-testid="post-card-avatar"
      {...beobachten}
    />
  );
}

type Beobachtung = {
  readonly onError: ReactEventHandler;
  readonly ref: RefCallback<HTMLImageElement>;
};

/** How often an image could not be loaded, also before the page came to life. */
function useFehlschlaege(): readonly [number, Beobachtung] {
  const [anzahl, setAnzahl] = useState(0);
  const gesehen = useRef<HTMLImageElement>(null);
  const beobachten: Beobachtung = {
    onError: () => setAnzahl((bisher) => bisher + 1),
    ref: (bild) => {
      if (bild === null || bild === gesehen.current) return;
      gesehen.current = bild;
      if (bild.complete && bild.naturalWidth === 0) setAnzahl((bisher) => bisher + 1);
    },
  };
  return [anzahl, beobachten];
}
