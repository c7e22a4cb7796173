import { requireTarif } from "#platform/access/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { useGehalten } from "#ui/zugleich/use-gehalten.ts";
import { kontaktLesen } from "../adressbuch/kontakte.server.ts";
import {
  type Formularabsage,
  formularstand,
  kontaktfelder,
  kontaktSpeichern,
  oderFaktor,
  rechte,
} from "../ansichten/seite.server.ts";
import { texte } from "../texts.ts";
import { FaktorFehlt } from "../ui/faktor-fehlt.tsx";
import { Kontaktformular } from "../ui/kontaktformular.tsx";
import type { Route } from "./+types/bearbeiten.ts";

export const meta = () => metadaten("Kontakt bearbeiten", "Name und E-Mail-Adresse eines Kontakts ändern.");

export async function loader({ params, context }: Route.LoaderArgs) {
  const wer = requireTarif(sitzungAus(context), "premium");
  const kontakt = await oderFaktor(kontaktLesen(wer, params.id));
  return {
    kontakt,
    gesehen: kontakt && kontaktfelder(kontakt),
    stand: await formularstand(wer),
    rechte: rechte(wer),
  };
}

export const action = (aufruf: Route.ActionArgs) => kontaktSpeichern(aufruf, aufruf.params.id);

export default function Kontakt({ loaderData, actionData }: Route.ComponentProps) {
  const { stand, rechte: darf } = loaderData;
  // What is open stays as it was opened, whatever comes anew meanwhile.
  const { daten, schluessel, halten } = useGehalten(
    { kontakt: loaderData.kontakt, gesehen: loaderData.gesehen },
    JSON.stringify(loaderData.gesehen ?? {}),
    "",
  );
  const { kontakt, gesehen } = daten;
  return (
    <>
      <Seitenkopf titel="Kontakt bearbeiten" vorspann={kontakt?.name} />
      {!kontakt ? (
        <FaktorFehlt />
      ) : kontakt.aenderbar && darf.schreiben ? (
        <div {...halten}>
          <Kontaktformular
            key={schluessel}
            stand={stand}
            kontakt={kontakt}
            {...(gesehen && { gesehen })}
            teilbar={kontakt.eigener || !kontakt.geteilt}
            absage={actionData as Formularabsage | undefined}
          />
        </div>
      ) : (
        <div className="seitenspalte">
          <Hinweis>
            <p>{darf.schreiben ? texte.nichtEigener : texte.nurLesen}</p>
          </Hinweis>
          <p>{kontakt.email}</p>
          <p>
            <Knopfverweis nach="/kontakte">Zurück zu den Kontakten</Knopfverweis>
          </p>
        </div>
      )}
    </>
  );
}
