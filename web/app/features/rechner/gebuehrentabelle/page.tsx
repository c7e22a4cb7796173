import { datum, untrennbar } from "@gebuehrenportal/recht";
import type { MetaFunction } from "react-router";
import { useLocation } from "react-router";
import { heute } from "#platform/clock/clock.server.ts";
import { fehlermeldung } from "#platform/env/fehlermeldung.server.ts";
import { queryBekannt } from "#platform/http/anfrage.server.ts";
import { Dateiverweis, Knopf } from "#ui/knopf.tsx";
import { Kopierknopf } from "#ui/kopierknopf.tsx";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { rechnerMeta } from "../rechnereintrag.ts";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";
import { type Wertetabelle, wertetabelle } from "./tabelle.server.ts";
import { Gebuehrenraster } from "./ui/gebuehrenraster.tsx";
import { Wunschformular } from "./ui/wunschformular.tsx";
import { vorstellung } from "./vorstellung.ts";
import { wunschAus } from "./wunsch.ts";

// From the loader: the words of all calculators would weigh more than this page can bear.
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => loaderData?.meta ?? [];

export function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const tag = heute();
  const wunsch = wunschAus(searchParams, tag);
  const gueltig = Object.keys(wunsch.fehler).length === 0;
  if (searchParams.size === 0) queryBekannt(context);
  return {
    heute: tag,
    wunsch,
    tabelle: gueltig ? wertetabelle(wunsch) : undefined,
    meta: rechnerMeta(vorstellung),
    fehlerAn: fehlermeldung("Gebührentabelle"),
  };
}

/** More columns than an upright sheet holds: it prints across. */
const istBreit = ({ spalten, vergleich }: ReturnType<typeof wunschAus>): boolean =>
  spalten.length * (vergleich ? 3 : 1) > 7;

export default function Gebuehrentabelle({ loaderData }: Route.ComponentProps) {
  const { wunsch, tabelle, heute: tag, fehlerAn } = loaderData;
  const { search } = useLocation();
  return (
    <>
      <Seitenkopf
        titel="Gebührentabelle"
        vorspann={
          <span data-nicht-drucken="">
            {untrennbar("Alle Stufen von RVG, GKG, FamGKG und GNotKG, für jeden Tag und jeden Satz.")}
          </span>
        }
      />
      <Wunschformular wunsch={wunsch} heute={tag} />
      {tabelle ? (
        <section
          className={istBreit(wunsch) ? `${styles.ergebnis} ${styles.quer}` : styles.ergebnis}
          aria-labelledby="tabelle-titel"
        >
          <h2 id="tabelle-titel" className={styles.titel}>
            {wunsch.vergleich
              ? `Gebühren am ${datum(wunsch.vergleich)} und am ${datum(wunsch.stichtag)}`
              : `Gebühren am ${datum(wunsch.stichtag)}`}
          </h2>
          <Fassungen tabelle={tabelle} />
          <div className={styles.werkzeuge} data-nicht-drucken="">
            <Kopierknopf
              inhalt={async () => {
                const { zumKopieren } = await import("./kopieren.ts");
                return zumKopieren(wunsch, tabelle);
              }}
            >
              Kopieren
            </Kopierknopf>
            <Dateiverweis href={`/gebuehrentabelle.csv${search}`}>Als CSV laden</Dateiverweis>
            <span data-nur-mit-skript="">
              <Knopf onClick={() => window.print()}>Drucken</Knopf>
            </span>
            <a className={styles.melden} href={fehlerAn}>
              Fehler melden
            </a>
          </div>
          {tabelle.zeilen.length > 0 ? (
            <Gebuehrenraster wunsch={wunsch} tabelle={tabelle} />
          ) : (
            <p className={styles.luecken}>Für diese Angaben gibt es keine Zeile.</p>
          )}
        </section>
      ) : null}
    </>
  );
}

/** Which law the figures come from, and what is missing. */
function Fassungen({ tabelle }: { readonly tabelle: Wertetabelle }) {
  return (
    <>
      <ul className={styles.fassungen}>
        {tabelle.fassungen.map(({ norm, ab, titel }) => (
          <li key={norm + ab}>
            {untrennbar(norm)} in der Fassung vom {datum(ab)} ({titel})
          </li>
        ))}
      </ul>
      {tabelle.luecken.length > 0 ? (
        <ul className={styles.luecken}>
          {tabelle.luecken.map((luecke) => (
            <li key={luecke}>{luecke}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
