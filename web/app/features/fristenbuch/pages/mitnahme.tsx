import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { Erfolgsmeldung } from "#ui/hinweis.tsx";
import { Dateiverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { mitnahmehandlung, mitnahmeseite } from "../ansichten/mitnahmeseite.server.ts";
import styles from "../ui/buch.module.css";
import { FaktorFehlt } from "../ui/faktor-fehlt.tsx";
import { OffeneFristen } from "../ui/offene-fristen.tsx";
import type { Route } from "./+types/mitnahme.ts";

export const meta = () =>
  metadaten(
    "Ihr Fristenbuch",
    "Das ganze Fristenbuch als PDF, CSV und Kalender; offene Fristen erledigen oder streichen, in jedem Tarif.",
  );

export const loader = async (aufruf: LoaderFunctionArgs) => ({ ansicht: await mitnahmeseite(aufruf) });
export const action = (aufruf: ActionFunctionArgs) => mitnahmehandlung(aufruf);

export default function Mitnahme({ loaderData: { ansicht }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Seitenkopf
        titel="Ihr Fristenbuch"
        vorspann="Ausführen, erledigen und streichen können Sie Ihre Fristen in jedem Tarif, auch nach dem Ende eines Tarifs."
      />
      <div className={`seitenspalte ${styles.seite}`}>
        {!ansicht ? (
          <FaktorFehlt />
        ) : ansicht.anzahl === 0 ? (
          <p>Zurzeit steht keine Frist in Ihrem Buch.</p>
        ) : (
          <>
            <Erfolgsmeldung>{actionData?.erledigt}</Erfolgsmeldung>
            <p className="knopfreihe">
              <Dateiverweis href="/konto/fristen/pdf">Als PDF</Dateiverweis>
              <Dateiverweis href="/konto/fristen/csv">Als CSV</Dateiverweis>
              <Dateiverweis href="/konto/fristen/ics">Offene als Kalender (.ics)</Dateiverweis>
            </p>
            <OffeneFristen ansicht={ansicht} ergebnis={actionData} />
          </>
        )}
        <p>
          <Verweis nach="/konto#fristenbuch">Zurück zum Konto</Verweis>
        </p>
      </div>
    </>
  );
}
