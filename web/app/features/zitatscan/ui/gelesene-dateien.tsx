import type { Tag } from "@gebuehrenportal/recht";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { nochmals } from "../client/scan.ts";
import { useScan } from "../client/zustand.ts";
import { Dateiansicht } from "./dateiansicht.tsx";
import { Dateileiste } from "./dateileiste.tsx";
import styles from "./gelesene-dateien.module.css";

export { dateienLesen, vorbereiten } from "../client/scan.ts";

/** The files of this tab, and what is in the one that is shown. */
export function GeleseneDateien({ heute }: { readonly heute: Tag }) {
  const { werk, dateien, offen, land, ziel } = useScan();
  const gezeigt = dateien.find(({ id }) => id === offen);
  if (!gezeigt) return null;
  return (
    <section className={styles.dateien} aria-label="Gelesene Dateien">
      {werk === "gescheitert" ? (
        <Hinweis art="gefahr" rolle="alert" titel="Das Werkzeug ließ sich nicht laden">
          <p>Bitte prüfen Sie Ihre Verbindung.</p>
          <Knopf art="klein" onClick={nochmals}>
            Erneut versuchen
          </Knopf>
        </Hinweis>
      ) : null}
      {dateien.length > 1 ? <Dateileiste dateien={dateien} offen={gezeigt.id} /> : null}
      <Dateiansicht key={gezeigt.id} datei={gezeigt} werk={werk} land={land} ziel={ziel} heute={heute} />
    </section>
  );
}
