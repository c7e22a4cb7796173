import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { useTarifwechsel } from "#platform/client/tarifwechsel.ts";
import { Dateiwahl } from "#ui/einlesen.tsx";
import { Erfolgsmeldung, Hinweis } from "#ui/hinweis.tsx";
import { Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { type Einleseergebnis, einleseschritt, einlesestand } from "../einlesen/einleseseite.server.ts";
import styles from "../ui/buch.module.css";
import { Buchkopf } from "../ui/buchkopf.tsx";
import { Einlesevorschau, Fristbericht } from "../ui/einlesen.tsx";
import { FaktorFehlt } from "../ui/faktor-fehlt.tsx";
import type { Route } from "./+types/einlesen.ts";

export const meta = () =>
  metadaten(
    "Fristen einlesen",
    "Fristen aus einer Tabelle oder einem Kalender übernehmen, mit Vorschau und Bericht.",
  );

export const loader = async (aufruf: LoaderFunctionArgs) => ({ stand: await einlesestand(aufruf) });
export const action = (aufruf: ActionFunctionArgs) => einleseschritt(aufruf);

export default function Einlesen({ loaderData: { stand }, actionData }: Route.ComponentProps) {
  useTarifwechsel();
  const ergebnis = actionData as Einleseergebnis | undefined;
  return (
    <>
      <Buchkopf
        titel="Fristen einlesen"
        vorspann="Aus einer Tabelle oder einem Kalender. Gespeichert wird erst nach der Vorschau."
      />
      <div className={styles.seite}>
        {!stand ? (
          <FaktorFehlt />
        ) : stand.darf ? (
          <Schritt zustimmung={stand.zustimmung} ergebnis={ergebnis} />
        ) : (
          <Hinweis>
            <p>Ihre Rolle in der Kanzlei erlaubt es nicht, Fristen zu buchen.</p>
          </Hinweis>
        )}
      </div>
    </>
  );
}

type SchrittProps = {
  readonly zustimmung: string | undefined;
  readonly ergebnis: Einleseergebnis | undefined;
};

function Schritt({ zustimmung, ergebnis }: SchrittProps) {
  if (!ergebnis || "dateifehler" in ergebnis)
    return (
      <Dateiwahl
        accept=".csv,.txt,.ics,text/csv,text/calendar"
        hinweis="CSV (etwa aus Ihrem Kanzleiprogramm oder Excel) mit Tagen wie 07.12.2026, oder Kalender (.ics) mit Terminen und Aufgaben; höchstens 4 MB und 2.000 Fristen."
        fehler={ergebnis?.dateifehler}
        zurueck="/fristenmanager"
      />
    );
  if (ergebnis.schritt === "vorschau") return <Einlesevorschau ansicht={ergebnis} zustimmung={zustimmung} />;
  const { neu } = ergebnis.zahlen;
  return (
    <>
      <Erfolgsmeldung>
        <p>
          {neu === 1 ? "Eine Frist steht im Buch." : `${neu.toLocaleString("de-DE")} Fristen stehen im Buch.`}
        </p>
      </Erfolgsmeldung>
      {ergebnis.offen === undefined ? null : (
        <Hinweis art="warnung" titel="Das Einlesen wurde unterbrochen">
          <p>
            {ergebnis.offen.toLocaleString("de-DE")} Einträge der Datei fehlen noch. Lesen Sie dieselbe Datei
            noch einmal ein: Was schon im Buch steht, wird nicht doppelt gebucht.
          </p>
        </Hinweis>
      )}
      <Fristbericht ansicht={ergebnis} />
      <p className="knopfreihe">
        <Knopfverweis nach="/fristenmanager" art="haupt">
          Zu den Fristen
        </Knopfverweis>
        <Knopfverweis nach="/fristenmanager/einlesen">Weitere Datei einlesen</Knopfverweis>
      </p>
    </>
  );
}
