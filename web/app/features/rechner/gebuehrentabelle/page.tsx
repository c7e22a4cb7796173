import { datum, untrennbar, zahl } from "@gebuehrenportal/recht";
import type { LoaderFunctionArgs, MetaFunction } from "react-router";
import { useLoaderData, useLocation } from "react-router";
import { heute } from "#platform/clock/clock.server.ts";
import { queryBekannt } from "#platform/http/anfrage.server.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Kopierknopf } from "#ui/kopierknopf.tsx";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { rechnerMeta } from "../katalog.ts";
import { alsHtmlTabelle, alsTextTabelle } from "../tabelle-kopieren.ts";
import styles from "./page.module.css";
import { type Tabellenbild, tabellenbild } from "./tabelle.server.ts";
import { Gebuehrenraster } from "./ui/gebuehrenraster.tsx";
import { spaltentitel } from "./ui/spaltentitel.ts";
import { Wunschformular } from "./ui/wunschformular.tsx";
import { wunschAus } from "./wunsch.ts";

export const meta: MetaFunction = () => rechnerMeta("/gebuehrentabelle");

export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const tag = heute();
  const wunsch = wunschAus(searchParams, tag);
  const gueltig = Object.keys(wunsch.fehler).length === 0;
  if (searchParams.size === 0) queryBekannt(context);
  return { heute: tag, wunsch, bild: gueltig ? tabellenbild(wunsch) : undefined };
}

export default function Gebuehrentabelle() {
  const { wunsch, bild, heute: tag } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  return (
    <>
      <Seitenkopf
        titel="Gebührentabelle"
        vorspann={untrennbar("Alle Stufen von § 13 und § 49 RVG und § 34 GKG, für jeden Tag und jeden Satz.")}
      />
      <Wunschformular wunsch={wunsch} heute={tag} />
      {bild ? (
        <section className={styles.ergebnis} aria-labelledby="tabelle-titel">
          <h2 id="tabelle-titel" className={styles.titel}>
            {wunsch.vergleich
              ? `Gebühren am ${datum(wunsch.vergleich)} und am ${datum(wunsch.stichtag)}`
              : `Gebühren am ${datum(wunsch.stichtag)}`}
          </h2>
          <Fassungen bild={bild} />
          <div className={styles.werkzeuge} data-nicht-drucken="">
            <Kopierknopf inhalt={() => zumKopieren(wunsch, bild)}>Kopieren</Kopierknopf>
            <a className={styles.datei} href={`/gebuehrentabelle.csv${search}`} download>
              Als CSV laden
            </a>
            <span data-nur-mit-skript="">
              <Knopf onClick={() => window.print()}>Drucken</Knopf>
            </span>
          </div>
          {bild.zeilen.length > 0 ? (
            <Gebuehrenraster wunsch={wunsch} bild={bild} />
          ) : (
            <Hinweis art="warnung">Für diese Angaben gibt es keine Zeile.</Hinweis>
          )}
        </section>
      ) : null}
    </>
  );
}

/** Which law the figures come from, and what is missing. */
function Fassungen({ bild }: { readonly bild: Tabellenbild }) {
  return (
    <>
      <ul className={styles.fassungen}>
        {bild.fassungen.map(({ norm, ab, titel, link }) => (
          <li key={norm + ab}>
            {norm} in der Fassung vom {datum(ab)} ({link ? <Verweis nach={link}>{titel}</Verweis> : titel})
          </li>
        ))}
      </ul>
      {bild.luecken.length > 0 ? (
        <Hinweis art="warnung" titel="Nicht alles ist erfasst">
          {bild.luecken.map((luecke) => (
            <p key={luecke}>{luecke}</p>
          ))}
        </Hinweis>
      ) : null}
    </>
  );
}

function zumKopieren(wunsch: ReturnType<typeof wunschAus>, bild: Tabellenbild) {
  const kopf = ["Wert bis (€)", ...wunsch.spalten.map(spaltentitel)];
  const zeilen = bild.zeilen.map((z) => [
    z.bis === null ? "darüber" : zahl(z.bis),
    ...z.werte.map((wert) => (wert === null ? "–" : zahl(wert))),
  ]);
  const titel = `Gebühren am ${datum(wunsch.stichtag)}`;
  return { text: alsTextTabelle(titel, [kopf, ...zeilen]), html: alsHtmlTabelle(titel, [kopf, ...zeilen]) };
}
