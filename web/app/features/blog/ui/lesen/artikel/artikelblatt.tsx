import { untrennbar } from "@gebuehrenportal/recht";
import type { ReactNode } from "react";
import { useNonce } from "#platform/http/seite/seitenstand.ts";
import { Zusammen } from "#ui/zusammen.tsx";
import { artikeladresse, autoradresse, kategorieadresse, tagadresse } from "../../../adressen.ts";
import type { Artikel, Artikelkopf } from "../../../artikel.ts";
import { auszugHoechstens, lesezeitOhneAngabe } from "../../../grenzen.ts";
import { slugAus } from "../../../slug.ts";
import { textAusHtml } from "../../../suche/hervorhebung.ts";
import { standardavatar } from "../liste/kartenbild.ts";
import { Inhaltsverzeichnis } from "../liste/verzeichnis.tsx";
import { aufrufworte, langerTag, tagAusIso } from "../zeitangaben.ts";
import styles from "./artikelblatt.module.css";
import artikeltext from "./artikeltext.module.css";
import { gliederung } from "./gliederung.ts";

export type Nachbarn = {
  readonly aelter: Pick<Artikel, "slug" | "title"> | undefined;
  readonly neuer: Pick<Artikel, "slug" | "title"> | undefined;
};

type ArtikelblattProps = {
  readonly artikel: Artikel;
  /** Element of the picture above the text, with its sizes; HTML of our own. */
  readonly titelbild?: string | undefined;
  readonly nachbarn: Nachbarn;
  /** For readers without script; all others get them from a call of their own. */
  readonly aehnliche: readonly Artikelkopf[];
  /** Its full address. */
  readonly url: string;
  /** JSON-LD, each a script of its own. */
  readonly daten: readonly string[];
};

/** A post to be read: made on the server alone, complete without any script. */
export function Artikelblatt({ artikel, titelbild, nachbarn, aehnliche, url, daten }: ArtikelblattProps) {
  const punkte = gliederung(artikel.content);
  const nonce = useNonce();
  return (
    <article className={styles.blatt}>
      {daten.map((eines) => (
        <script
          key={eines}
          nonce={nonce}
          suppressHydrationWarning
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data of our own that cannot end the script
          dangerouslySetInnerHTML={{ __html: eines }}
        />
      ))}
      <Kopf artikel={artikel} />
      {titelbild ? (
        <figure className={styles.titelbild}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own `bildelement`, which masks every value */}
          <div dangerouslySetInnerHTML={{ __html: titelbild }} />
          {artikel.bild?.quelle ? <figcaption>{artikel.bild.quelle}</figcaption> : null}
        </figure>
      ) : null}
      <Inhaltsverzeichnis punkte={punkte} />
      <div className={styles.mitte}>
        <div
          className={artikeltext.text}
          data-testid="article-content"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: `htmlAus` writes every tag itself and masks every value
          dangerouslySetInnerHTML={{ __html: untrennbar(artikel.content) }}
        />
        <Nachsatz artikel={artikel} url={url} />
        <Nachbarschaft {...nachbarn} />
        <noscript>
          <AehnlicheOhneSkript artikel={aehnliche} />
        </noscript>
      </div>
    </article>
  );
}

/** Characters of HTML that hold the beginning of a text, with every mark around it. */
const anfang = 40 * auszugHoechstens;

/** An excerpt that is nothing but the beginning of the text is not said twice. */
function vorspannAus({ excerpt, content }: Artikel): string {
  const text = textAusHtml(
    content
      .slice(0, anfang)
      .replace(/<(h[2-4]|sup|figure)\b.*?<\/\1>/gs, (ganz) => (ganz.startsWith("<sup") ? "" : " ")),
  );
  return text.startsWith(excerpt.replace(/…$/, "").replace(/\s+/g, " ")) ? "" : excerpt;
}

function Kopf({ artikel }: { readonly artikel: Artikel }) {
  const { title, categories, author, authorId, publishedAt, updatedAt, readTime, viewCount } = artikel;
  const vorspann = vorspannAus(artikel);
  const geaendert = publishedAt && updatedAt.getTime() - publishedAt.getTime() > 86_400_000;
  return (
    <header className={styles.kopf}>
      <nav aria-label="Sie sind hier" className={styles.pfad} data-nicht-drucken="">
        <a href="/blog">Blog</a>
        {categories.map((name) => (
          <span key={name}>
            <span aria-hidden="true">{name === categories[0] ? " › " : " · "}</span>
            <a href={kategorieadresse(slugAus(name))}>{name}</a>
          </span>
        ))}
      </nav>
      <h1>
        <Zusammen text={title} />
      </h1>
      {vorspann ? <p className={styles.auszug}>{untrennbar(vorspann)}</p> : null}
      <div className={styles.angaben}>
        <img
          className={styles.avatar}
          src={avatarVon(author)}
          alt=""
          width="44"
          height="44"
          decoding="async"
          data-avatar=""
        />
        <div>
          <p className={styles.autor}>
            {authorId ? (
              <a href={autoradresse(authorId)} rel="author">
                {author.name}
              </a>
            ) : (
              author.name
            )}
            {artikel.isGuestPost ? <span className={styles.gast}>Gastbeitrag</span> : null}
          </p>
          <p className={styles.leise}>
            {publishedAt ? <time dateTime={publishedAt.toISOString()}>{langerTag(publishedAt)}</time> : null}
            <Punkt />
            {readTime ?? lesezeitOhneAngabe}&nbsp;min Lesezeit
            <span data-nicht-drucken="">
              <Punkt />
              <span className={styles.ganz} data-testid="article-views">
                {/* With the present one, which is counted as the page is delivered. */}
                {aufrufworte(viewCount + 1)}
              </span>
            </span>
            {geaendert ? (
              <>
                <Punkt />
                <span>
                  geändert am <time dateTime={updatedAt.toISOString()}>{langerTag(updatedAt)}</time>
                </span>
              </>
            ) : null}
          </p>
        </div>
      </div>
      {artikel.stand ? (
        <p className={styles.stand}>
          <strong>Stand: {tagAusIso(artikel.stand)}</strong> – Der Text gibt die Rechtslage an diesem Tag
          wieder.
        </p>
      ) : null}
      {artikel.korrektur ? (
        <aside className={styles.korrektur} aria-label="Korrektur">
          <p>
            <strong>Korrektur.</strong> {artikel.korrektur}
          </p>
        </aside>
      ) : null}
    </header>
  );
}

/** A picture on another host the policy of the pages does not load. */
const avatarVon = ({ avatar }: Artikel["author"]): string =>
  avatar && /^\/(?!\/)/.test(avatar) ? avatar : standardavatar;

const Punkt = () => <span aria-hidden="true"> · </span>;

type NachsatzProps = Pick<ArtikelblattProps, "artikel" | "url">;

function Nachsatz({ artikel: { tags, author, authorId }, url }: NachsatzProps) {
  return (
    <footer className={styles.nachsatz}>
      {tags.length > 0 ? (
        <Zeile titel="Tags">
          <ul className={styles.tags}>
            {tags.map((name) => (
              <li key={name}>
                <a href={tagadresse(slugAus(name))}>{name}</a>
              </li>
            ))}
          </ul>
        </Zeile>
      ) : null}
      <p className={styles.vorbehalt}>
        <strong>Keine Rechtsberatung.</strong> Der Artikel unterrichtet allgemein und ersetzt keine Prüfung
        des einzelnen Falls. Alle Angaben ohne Gewähr.
      </p>
      <p className={styles.quelle}>Dieser Artikel: {url}</p>
      <div className={styles.autorkasten} data-testid="author-box" data-nicht-drucken="">
        <img
          className={styles.avatar}
          src={avatarVon(author)}
          alt=""
          width="56"
          height="56"
          loading="lazy"
          decoding="async"
          data-avatar=""
        />
        <p>
          <span className={styles.leise}>Geschrieben von</span>
          <strong>{author.name}</strong>
          {authorId ? (
            <a href={autoradresse(authorId)} data-nicht-drucken="">
              Alle Artikel von {author.name}
            </a>
          ) : null}
        </p>
      </div>
    </footer>
  );
}

function Zeile({ titel, children }: { readonly titel: string; readonly children: ReactNode }) {
  return (
    <div className={styles.zeile} data-nicht-drucken="">
      <span className={styles.leise}>{titel}</span>
      {children}
    </div>
  );
}

function Nachbarschaft({ aelter, neuer }: Nachbarn) {
  if (!aelter && !neuer) return null;
  return (
    <nav aria-label="Weiterlesen" className={styles.nachbarn} data-nicht-drucken="">
      {aelter ? (
        <a href={artikeladresse(aelter.slug)} rel="prev">
          <span className={styles.leise}>Vorheriger Artikel</span>
          <span>
            <Zusammen text={aelter.title} />
          </span>
        </a>
      ) : (
        <span />
      )}
      {neuer ? (
        <a href={artikeladresse(neuer.slug)} rel="next" className={styles.rechts}>
          <span className={styles.leise}>Nächster Artikel</span>
          <span>
            <Zusammen text={neuer.title} />
          </span>
        </a>
      ) : null}
    </nav>
  );
}

function AehnlicheOhneSkript({ artikel }: { readonly artikel: readonly Artikelkopf[] }) {
  if (artikel.length === 0) return null;
  return (
    <section className={styles.aehnliche}>
      <h2>Ähnliche Artikel</h2>
      <ul>
        {artikel.map(({ slug, title }) => (
          <li key={slug}>
            <a href={artikeladresse(slug)}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
