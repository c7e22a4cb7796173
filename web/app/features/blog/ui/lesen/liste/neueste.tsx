import { useMemo } from "react";
import { ausJson } from "#platform/http/serial.ts";
import { Seitenlink } from "#ui/seitenlink.tsx";
import type { Listenartikel } from "../../../lesen/uebersicht.server.ts";
import { Artikelkarte } from "./karte.tsx";
import styles from "./neueste.module.css";

/** The newest posts, for the home page; nothing where there are none. */
export function NeuesteArtikel({ posts }: { readonly posts: unknown }) {
  const artikel = useMemo(() => ausJson(posts) as readonly Listenartikel[], [posts]);
  if (artikel.length === 0) return null;
  return (
    <section className={styles.neueste} aria-labelledby="neueste">
      <div className={styles.kopf}>
        <h2 id="neueste">Aus dem Blog</h2>
        <Seitenlink nach="/blog">Alle Artikel</Seitenlink>
      </div>
      <ul className={styles.liste}>
        {artikel.map((einer) => (
          <li key={einer.slug}>
            <Artikelkarte artikel={einer} ebene="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
