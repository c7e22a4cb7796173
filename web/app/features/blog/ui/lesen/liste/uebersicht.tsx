import { useEffect } from "react";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { listenschluessel } from "../../../adressen.ts";
import type { Uebersichtsdaten } from "../../../lesen/uebersicht.server.ts";
import { blogfeed, feedZu } from "../artikel/kopfangaben.ts";
import { Aufgehoben } from "../aufgehoben/aufgehoben.tsx";
import { ueberschrift } from "../ueberschrift.ts";
import { Archiv } from "./archiv.tsx";
import { Artikelliste } from "./artikelliste.tsx";
import { Avatar } from "./karte.tsx";
import { archivMerken } from "./ohne-server.ts";
import { Suchleiste } from "./suchleiste.tsx";
import { Kategorien, Schlagwortwolke } from "./themen.tsx";
import styles from "./uebersicht.module.css";

/** Every page with a list of posts: search, categories, the list itself, tags, archive. */
export function Uebersicht({ daten }: { readonly daten: Uebersichtsdaten }) {
  const { ansicht, name, seite, fehler, abCursor, jahre, avatar } = daten;
  const { filter, pfad } = ansicht;
  useEffect(() => archivMerken(jahre), [jahre]);
  const { titel, art, vorspann } = ueberschrift(daten);
  const gefiltert = Object.values(filter).some((wert) => wert !== undefined);
  const feed = feedZu(daten) ?? blogfeed;
  return (
    <div className="stapel-weit">
      <header className={styles.kopf}>
        <div className={styles.rede}>
          {art ? (
            <p className={styles.art}>
              <Seitenlink nach="/blog">Blog</Seitenlink>
              <span aria-hidden="true"> › </span>
              {art}
            </p>
          ) : null}
          <div className={styles.titelzeile}>
            {avatar === undefined ? null : <Avatar url={avatar} />}
            <h1>{titel}</h1>
          </div>
          {vorspann ? <p className={styles.vorspann}>{vorspann}</p> : null}
        </div>
        <Suchleiste q={filter.search} />
      </header>
      <Kategorien hier={filter.category} />
      {abCursor ? (
        <p data-nicht-drucken="">
          <a href={zumAnfang(daten)}>Zu den neuesten Artikeln</a>
        </p>
      ) : null}
      <Artikelliste
        key={listenschluessel(ansicht) + (abCursor ?? "")}
        ansicht={ansicht}
        seite={seite}
        fehler={fehler}
        leer={pfad === "/blog/search" && filter.search === undefined && fehler === undefined}
        name={name}
        hervorgehoben={pfad === "/blog" && !gefiltert && !abCursor}
      />
      <section className={styles.unten} data-nicht-drucken="">
        <div data-nur-mit-skript="">
          <h2 className={styles.zwischentitel}>Tags</h2>
          <Schlagwortwolke hier={filter.tag} />
        </div>
        <Archiv jahre={jahre} jahr={filter.year} monat={filter.month} />
      </section>
      <Aufgehoben />
      <p className="leise" data-nicht-drucken="">
        Selbst etwas zu sagen? <Seitenlink nach="/blog/neu">Artikel schreiben</Seitenlink>, die Redaktion
        liest ihn vor dem Erscheinen. Was Sie begonnen haben, steht unter{" "}
        <Seitenlink nach="/blog/meine-artikel">Meine Artikel</Seitenlink>.
      </p>
      <p className="leise" data-nicht-drucken="">
        Neue Artikel ohne Anmeldung lesen: <a href={feed.pfad}>Feed (RSS) – {feed.titel}</a>
      </p>
    </div>
  );
}

function zumAnfang({ ansicht: { filter, pfad } }: Uebersichtsdaten): string {
  return filter.search === undefined ? pfad : `${pfad}?q=${encodeURIComponent(filter.search)}`;
}
