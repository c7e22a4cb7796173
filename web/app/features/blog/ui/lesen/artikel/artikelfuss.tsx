import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { gelesen } from "#platform/client/antworten.ts";
import { gesendet } from "#platform/client/aufrufe.ts";
import knopf from "#ui/knopf.module.css";
import { Knopf } from "#ui/knopf.tsx";
import type { Artikelkopf } from "../../../artikel.ts";
import { aehnlicheArtikel } from "../../../grenzen.ts";
import { Artikelkarte } from "../liste/karte.tsx";
import styles from "./artikelfuss.module.css";

type TeilenProps = {
  readonly titel: string;
  readonly url: string;
  /** What else can be done with the post. */
  readonly children: ReactNode;
};

/** Passes a post on without anybody else learning of it. */
export function Teilen({ titel, url, children }: TeilenProps) {
  const teilbar = useSyncExternalStore(
    () => () => {},
    () => "share" in navigator,
    () => false,
  );
  const [kopiert, setKopiert] = useState("");
  const kopieren = () =>
    navigator.clipboard.writeText(url).then(
      () => setKopiert("Kopiert"),
      () => setKopiert("Der Browser erlaubt das Kopieren hier nicht"),
    );
  return (
    <div className={styles.teilen} data-nicht-drucken="" data-testid="share">
      <span data-nur-mit-skript="">
        <Knopf zeichen={kopiert === "Kopiert" ? "haken" : "kopieren"} onClick={kopieren}>
          Link kopieren
        </Knopf>
      </span>
      <a
        className={`${knopf.knopf} ${knopf.neben}`}
        href={`mailto:?subject=${encodeURIComponent(titel)}&body=${encodeURIComponent(url)}`}
      >
        Per E-Mail senden
      </a>
      <span data-nur-mit-skript="">
        <Knopf onClick={() => print()}>Drucken</Knopf>
      </span>
      {children}
      <span role="status">{kopiert}</span>
      {teilbar ? (
        <Knopf onClick={() => void navigator.share({ title: titel, url }).catch(() => {})}>Teilen</Knopf>
      ) : null}
    </div>
  );
}

const platzhalter = Array.from({ length: aehnlicheArtikel }, (_, i) => i);

type AehnlicheProps = Pick<Artikelkopf, "id" | "categories" | "tags">;

/** Up to three posts on the same subjects; if they cannot be had, nothing stands here. */
export function AehnlicheArtikel({ id, categories, tags }: AehnlicheProps) {
  const [posts, setPosts] = useState<readonly Artikelkopf[]>();
  useEffect(() => {
    let noch = true;
    verwandte({ id, categories, tags }).then((neue) => noch && setPosts(neue));
    return () => {
      noch = false;
    };
  }, [id, categories, tags]);
  if (posts?.length === 0) return null;
  return (
    <section
      className={styles.aehnliche}
      aria-labelledby="aehnliche"
      aria-busy={posts === undefined}
      data-testid="related-posts"
      data-nicht-drucken=""
      data-nur-mit-skript=""
    >
      <h2 id="aehnliche">Ähnliche Artikel</h2>
      <ul>
        {posts === undefined
          ? platzhalter.map((i) => <li key={i} className={styles.geruest} />)
          : posts.map((artikel) => (
              <li key={artikel.id}>
                <Artikelkarte artikel={artikel} ebene="h3" />
              </li>
            ))}
      </ul>
    </section>
  );
}

async function verwandte({ id, categories, tags }: AehnlicheProps): Promise<readonly Artikelkopf[]> {
  try {
    const json = JSON.stringify({ postId: id, categories, tags, limit: aehnlicheArtikel });
    const { posts } = await gelesen<{ readonly posts: readonly Artikelkopf[] }>(
      await gesendet("/api/blog/related", { json }),
    );
    return posts;
  } catch {
    return [];
  }
}
