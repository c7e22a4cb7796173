import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { metadaten } from "#ui/metadaten.ts";
import { Verweis } from "#ui/verweis.tsx";
import { einstellungshandlung, einstellungsseite } from "../ansichten/einstellungsseite.server.ts";
import { Buchseite } from "../ui/buchseite.tsx";
import { Abwesenheiten } from "../ui/einstellungen/abwesenheiten.tsx";
import { Buchregeln } from "../ui/einstellungen/buchregeln.tsx";
import { Kalenderadressen } from "../ui/einstellungen/kalenderadressen.tsx";
import { Kopfempfang } from "../ui/einstellungen/kopfempfang.tsx";
import type { Route } from "./+types/einstellungen.ts";

export const meta = () =>
  metadaten(
    "Einstellungen des Fristenmanagers",
    "Kontrolle, Zeiten, Arbeitstage, Erinnerungen, Abwesenheiten und persönliche Kalender.",
  );

export const loader = async (aufruf: LoaderFunctionArgs) => ({ ansicht: await einstellungsseite(aufruf) });
export const action = (aufruf: ActionFunctionArgs) => einstellungshandlung(aufruf);

export default function Einstellungen({ loaderData: { ansicht }, actionData }: Route.ComponentProps) {
  return (
    <Buchseite titel="Einstellungen" vorspann="Wie Ihre Kanzlei das Fristenbuch führt." daten={ansicht}>
      {(ansicht) => (
        <div className="seitenspalte">
          <Buchregeln ansicht={ansicht} ergebnis={actionData} />
          <Abwesenheiten ansicht={ansicht} ergebnis={actionData} />
          <Kopfempfang ansicht={ansicht} ergebnis={actionData} />
          <Kalenderadressen ansicht={ansicht} ergebnis={actionData} />
          <p>
            <Verweis nach="/konto/fristen">
              Das ganze Fristenbuch als PDF, CSV oder Kalender ausführen
            </Verweis>
          </p>
        </div>
      )}
    </Buchseite>
  );
}
