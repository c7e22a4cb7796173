import { type ReactEventHandler, type RefCallback, useState } from "react";
import type { Fundtext, Listenartikel } from "../../client/liste.ts";
import { lesezeitOhneAngabe } from "../../grenzen.ts";
import { artikeladresse } from "./adressen.ts";
import styles from "./karte.module.css";
import { kurzerTag } from "./zeitangaben.ts";

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
      <Bild url={artikel.featuredImage} alt={title} sofort={oben} />
      <div className={styles.text}>
        {categories[0] ? (
          <p className={styles.kategorie} data-testid="post-card-category">
            {categories[0]}
          </p>
        ) : null}
        <Titel className={styles.titel} data-testid="post-card-title">
          {hervorhebung ? <Gefunden text={hervorhebung.title} /> : title}
        </Titel>
        <p className={styles.auszug} data-testid="post-card-excerpt">
          {hervorhebung ? <Gefunden text={hervorhebung.excerpt} /> : excerpt}
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
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
  return text.map((stueck, i) => (stueck.treffer ? <mark key={i}>{stueck.text}</mark> : stueck.text));
}

function Bild({
  url,
  alt,
  sofort,
}: {
  readonly url: string | null;
  readonly alt: string;
  readonly sofort: boolean;
}) {
  const [kaputt, beobachten] = useKaputt();
  return (
    <div className={styles.bild} data-testid="post-card-image">
      {url && !kaputt ? (
        <img src={url} alt={alt} loading={sofort ? "eager" : "lazy"} decoding="async" {...beobachten} />
      ) : (
        <span>Kein Bild verfügbar</span>
      )}
    </div>
  );
}

const standardbild = "/default-avatar.png";

/** The picture of an author, decorative beside the name. */
export function Avatar({ url }: { readonly url: string | null }) {
  const [kaputt, beobachten] = useKaputt();
  return (
    <img
      className={styles.avatar}
      src={url && !kaputt ? url : standardbild}
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

/** Whether an image could not be loaded, also when that was before the page came to life. */
function useKaputt(): readonly [boolean, Beobachtung] {
  const [kaputt, setKaputt] = useState(false);
  const beobachten: Beobachtung = {
    onError: () => setKaputt(true),
    ref: (bild) => {
      if (bild?.complete && bild.naturalWidth === 0) setKaputt(true);
    },
  };
  return [kaputt, beobachten];
}
