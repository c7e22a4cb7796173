import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { useTarifwechsel } from "#platform/client/tarifwechsel.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { type Einleseergebnis, einleseschritt, einlesestand } from "../einlesen/einleseseite.server.ts";
import styles from "../ui/buch.module.css";
import { Buchkopf } from "../ui/buchkopf.tsx";
import { Fristeinlesen } from "../ui/einlesen.tsx";
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
          <Fristeinlesen zustimmung={stand.zustimmung} ergebnis={ergebnis} />
        ) : (
          <Hinweis>
            <p>Ihre Rolle in der Kanzlei erlaubt es nicht, Fristen zu buchen.</p>
          </Hinweis>
        )}
      </div>
    </>
  );
}
