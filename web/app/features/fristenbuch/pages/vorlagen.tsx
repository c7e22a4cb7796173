import { useEffect } from "react";
import { Form, useNavigation, useRevalidator } from "react-router";
import { faktorNoetig } from "#platform/access/zweiter-faktor.ts";
import { abonniert } from "#platform/client/echtzeit.ts";
import { useTarifwechsel } from "#platform/client/tarifwechsel.ts";
import { FaktorFehlt } from "#ui/faktor-fehlt.tsx";
import { Erfolgsmeldung, Fehlermeldung } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { type Vorlagenabsage, vorlagenhandlung, vorlagenseite } from "../ansichten/vorlagenseite.server.ts";
import { Vorlagenformular } from "../ui/vorlagen/vorlagenformular.tsx";
import { Vorlagenliste } from "../ui/vorlagen/vorlagenliste.tsx";
import { vorlagenpfad } from "../vorlagen/pfad.ts";
import { loeschfrage, texte } from "../vorlagen/texte.ts";
import type { Route } from "./+types/vorlagen.ts";

export const meta = () =>
  metadaten(texte.titel, "Eigene Vorlagen für Fristen anlegen, ändern und im Team verwenden.");

export const loader = (aufruf: Route.LoaderArgs) => vorlagenseite(aufruf);
export const action = (aufruf: Route.ActionArgs) => vorlagenhandlung(aufruf);

export default function Vorlagen({ loaderData, actionData }: Route.ComponentProps) {
  const { bild } = loaderData;
  useVorlagenGeaendert(bild?.ansicht.art === "liste");
  useTarifwechsel();
  return (
    <>
      <Seitenkopf titel={texte.titel} vorspann="Dauern, die Sie immer wieder brauchen, mit einem Griff." />
      <div className="seitenspalte">
        <p>
          <Verweis nach="/fristenmanager">Zum Fristenmanager</Verweis>
        </p>
        {bild ? <Inhalt bild={bild} absage={actionData} /> : <FaktorFehlt>{faktorNoetig}</FaktorFehlt>}
      </div>
    </>
  );
}

type InhaltProps = {
  readonly bild: NonNullable<Awaited<ReturnType<typeof loader>>["bild"]>;
  readonly absage: Vorlagenabsage | undefined;
};

function Inhalt({ bild: { vorlagen, schreiben, ansicht, erledigt, vorschlaege }, absage }: InhaltProps) {
  const laeuft = useNavigation().state === "submitting";
  if (ansicht.art === "formular")
    return (
      <Karte>
        <Vorlagenformular
          key={`${ansicht.id ?? "neu"} ${absage?.streit ? absage.felder.gesehenes : ""}`}
          id={ansicht.id}
          felder={absage?.felder ?? ansicht.felder}
          vorschlaege={vorschlaege}
          teilbar={ansicht.teilbar}
          {...(absage && { absagen: absage.fehler })}
          streit={absage?.streit}
          zustimmung={absage?.zustimmung}
          laeuft={laeuft}
          abbrechen={<Abbrechen />}
        />
      </Karte>
    );
  if (ansicht.art === "loeschen")
    return (
      <Karte>
        <div className="stapel" data-testid="template-delete-dialog">
          <Fehlermeldung>{absage?.fehler[0]?.error}</Fehlermeldung>
          <p>{loeschfrage(ansicht.vorlage.templateName)}</p>
          <Form method="post" className="knopfreihe-eng">
            <input type="hidden" name="was" value="loeschen" />
            <input type="hidden" name="id" value={ansicht.vorlage.id} />
            <Abbrechen />
            <Knopf type="submit" art="haupt" data-testid="template-delete-confirm" disabled={laeuft}>
              Löschen
            </Knopf>
          </Form>
        </div>
      </Karte>
    );
  return (
    <>
      <Fehlermeldung>{absage?.fehler[0]?.error}</Fehlermeldung>
      <Erfolgsmeldung>{absage ? undefined : erledigt}</Erfolgsmeldung>
      <Karte>
        <Vorlagenliste vorlagen={vorlagen} schreiben={schreiben} />
      </Karte>
    </>
  );
}

const Abbrechen = () => <Knopfverweis nach={vorlagenpfad}>Abbrechen</Knopfverweis>;

/** The list asks anew when a template has changed elsewhere; a form that somebody fills stays as it is. */
function useVorlagenGeaendert(liste: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(
    () => (liste ? abonniert("templates.changed", () => void revalidate()) : undefined),
    [liste, revalidate],
  );
}
