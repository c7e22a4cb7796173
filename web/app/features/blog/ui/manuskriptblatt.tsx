import { untrennbar } from "@gebuehrenportal/recht";
import type { Titelbild } from "../artikel.ts";
import artikeltext from "./lesen/artikel/artikeltext.module.css";
import styles from "./manuskriptblatt.module.css";

/** What is shown of a post that is not public. */
export type Manuskriptansicht = {
  readonly title: string;
  readonly excerpt: string;
  /** Harmless HTML. */
  readonly content: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
  readonly autor: string;
  readonly gast: boolean;
  readonly bild: Titelbild | null;
  /** `YYYY-MM-DD` */
  readonly stand: string | null;
  readonly korrektur: string | null;
  readonly lesezeit: number | null;
};

type ManuskriptblattProps = {
  readonly manuskript: Manuskriptansicht;
  /** Level of the title on the page it stands on. */
  readonly ebene: "h1" | "h2";
};

/** A post as it will be read, before it is public. */
export function Manuskriptblatt({ manuskript, ebene: Titel }: ManuskriptblattProps) {
  const { title, excerpt, content, categories, tags, autor, gast, bild, stand, korrektur, lesezeit } =
    manuskript;
  const angaben = [gast ? `${autor} (Gastbeitrag)` : autor, lesezeit ? `${lesezeit} min Lesezeit` : ""];
  return (
    <article className={`blattflaeche ${styles.blatt}`}>
      {categories.length > 0 ? <p className="leise">{categories.join(" · ")}</p> : null}
      <Titel className={styles.titel}>{title}</Titel>
      {excerpt ? <p className={styles.auszug}>{excerpt}</p> : null}
      <p className="leise">{angaben.filter(Boolean).join(" · ")}</p>
      {stand ? <p className="leise">Stand der Rechtslage: {stand.split("-").reverse().join(".")}</p> : null}
      {korrektur ? <p className={styles.korrektur}>Korrekturhinweis: {korrektur}</p> : null}
      {bild ? (
        <figure className={styles.bild}>
          <img src={bild.url} alt={bild.alt} width={bild.breite} height={bild.hoehe} />
          <figcaption>{bild.quelle}</figcaption>
        </figure>
      ) : null}
      {content ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server has made it and masks every value
        <div className={artikeltext.text} dangerouslySetInnerHTML={{ __html: untrennbar(content) }} />
      ) : (
        <p className="leise">Noch ohne Text.</p>
      )}
      {tags.length > 0 ? <p className="leise">Tags: {tags.join(", ")}</p> : null}
    </article>
  );
}
