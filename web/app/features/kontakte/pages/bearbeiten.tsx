import { requireTarif } from "#platform/access/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { kontaktLesen } from "../adressbuch/kontakte.server.ts";
import {
  type Formularabsage,
  formularstand,
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
  return {
    kontakt: await oderFaktor(kontaktLesen(wer, params.id)),
    stand: await formularstand(wer),
    rechte: rechte(wer),
  };
}

export const action = (aufruf: Route.ActionArgs) => kontaktSpeichern(aufruf, aufruf.params.id);

export default function Kontakt({ loaderData, actionData }: Route.ComponentProps) {
  const { kontakt, stand, rechte: darf } = loaderData;
  return (
    <>
      <Seitenkopf titel="Kontakt bearbeiten" vorspann={kontakt?.name} />
      {!kontakt ? (
        <FaktorFehlt />
      ) : kontakt.aenderbar && darf.schreiben ? (
        <Kontaktformular
          stand={stand}
          kontakt={kontakt}
          teilbar={kontakt.eigener || !kontakt.geteilt}
          absage={actionData as Formularabsage | undefined}
        />
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
