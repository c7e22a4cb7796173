import { Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verwaltungskopf } from "#ui/verwaltung/verwaltungskopf.tsx";
import { kontenhandlung, kontenseite } from "../konten.server.ts";
import { Kontenfilter } from "../ui/kontenfilter.tsx";
import { Kontentabelle } from "../ui/kontentabelle.tsx";
import { Mehrere, mehrereFormular } from "../ui/mehrere.tsx";
import styles from "../ui/verwaltung.module.css";
import type { Route } from "./+types/admin.ts";

export const meta = () =>
  metadaten("Verwaltung", "Konten suchen, Rollen und Rechte vergeben, Konten sperren und wieder freigeben.");

export const loader = (aufruf: Route.LoaderArgs) => kontenseite(aufruf);

export const action = (aufruf: Route.ActionArgs) => kontenhandlung(aufruf);

export default function Verwaltung({ loaderData }: Route.ComponentProps) {
  const { filter, nutzer, weiter, eigene, kopf } = loaderData;
  const { after, ...auswahl } = filter;
  const query = new URLSearchParams(Object.entries(auswahl).filter(([, wert]) => wert !== ""));
  return (
    <>
      <Seitenkopf titel="Verwaltung" vorspann="Konten suchen, Rollen und Rechte vergeben." />
      <Verwaltungskopf {...kopf} />
      <Kontenfilter filter={auswahl} />
      <p className={styles.anzahl} role="status">
        {anzahltext(nutzer.length, after !== "", weiter !== null)}
      </p>
      {nutzer.length > 0 ? (
        <>
          <Mehrere />
          <Kontentabelle nutzer={nutzer} eigene={eigene} formular={mehrereFormular} />
        </>
      ) : null}
      <p className={styles.blaettern}>
        {after === "" ? null : <Knopfverweis nach={`/admin?${query}`}>Zum Anfang</Knopfverweis>}
        {weiter === null ? null : (
          <Knopfverweis nach={`/admin?${new URLSearchParams([...query, ["after", weiter]])}`}>
            Weitere Konten
          </Knopfverweis>
        )}
      </p>
    </>
  );
}

function anzahltext(anzahl: number, spaeter: boolean, mehr: boolean): string {
  if (anzahl === 0) return spaeter ? "Keine weiteren Konten." : "Kein Konto gefunden.";
  if (spaeter || mehr)
    return `${anzahl} ${spaeter ? "weitere " : ""}Konten, die neuesten zuerst${mehr ? "; es gibt mehr" : ""}`;
  return anzahl === 1 ? "1 Konto" : `${anzahl} Konten, die neuesten zuerst`;
}
