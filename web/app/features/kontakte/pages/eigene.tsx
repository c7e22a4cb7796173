import { requireKonto } from "#platform/access/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { Dateiverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { kontaktliste } from "../ansichten/listenseite.server.ts";
import { FaktorFehlt } from "../ui/faktor-fehlt.tsx";
import styles from "../ui/kontakte.module.css";
import { Kontaktliste, Weitere } from "../ui/kontaktliste.tsx";
import { Kontaktsuche } from "../ui/suche.tsx";
import type { Route } from "./+types/eigene.ts";

export const meta = () =>
  metadaten("Gespeicherte Kontakte", "Ihre Kontakte lesen und als CSV oder vCard ausführen, in jedem Tarif.");

export const loader = ({ request, context }: Route.LoaderArgs) =>
  kontaktliste(requireKonto(sitzungAus(context)), request.url);

export default function GespeicherteKontakte({ loaderData }: Route.ComponentProps) {
  const { seite, suche, team, anzahl } = loaderData;
  return (
    <>
      <Seitenkopf
        titel="Gespeicherte Kontakte"
        vorspann="Lesen und ausführen können Sie sie in jedem Tarif, auch nach dem Ende eines Tarifs."
      />
      <div className={`seitenspalte ${styles.seite}`}>
        {!seite ? (
          <FaktorFehlt />
        ) : anzahl === 0 ? (
          <p>Zurzeit sind keine Kontakte gespeichert.</p>
        ) : (
          <>
            <p className="knopfreihe">
              <Dateiverweis href="/konto/kontakte/csv">Als CSV ausführen</Dateiverweis>
              <Dateiverweis href="/konto/kontakte/vcf">Als vCard ausführen</Dateiverweis>
            </p>
            <Kontaktsuche suche={suche} />
            {seite.zeilen.length > 0 ? (
              <Kontaktliste kontakte={seite.zeilen} team={team} />
            ) : (
              <p>Zu „{suche}“ gibt es keinen Kontakt.</p>
            )}
            <Weitere pfad="/konto/kontakte" suche={suche} weiter={seite.weiter} />
          </>
        )}
        <p>
          <Verweis nach="/konto#kontakte">Zurück zum Konto</Verweis>
        </p>
      </div>
    </>
  );
}
