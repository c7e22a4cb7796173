import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { metadaten } from "#ui/metadaten.ts";
import { eigenerPfad } from "../anmeldung/eigener-pfad.ts";
import { registrierenOhneSkript } from "../ohne-skript.server.ts";
import { BereitsAngemeldet } from "../ui/anmeldung/bereits-angemeldet.tsx";
import { Anmeldelink } from "../ui/anmeldung/wechsellinks.tsx";
import { Blatt, Blattkopf } from "../ui/blatt.tsx";
import { Registrierformular, type Registrierstand } from "../ui/registrierung/registrierformular.tsx";

export const meta = () =>
  metadaten(
    "Konto erstellen",
    "Legen Sie kostenlos ein Konto beim Gebührenportal an, mit E-Mail-Adresse oder mit Google.",
  );

export function loader({ request, context }: LoaderFunctionArgs) {
  const sitzung = sitzungAus(context);
  const ziel = eigenerPfad(new URL(request.url).searchParams.get("redirect"));
  if (sitzung && ziel) throw redirect(ziel);
  return { angemeldet: sitzung?.anzeigename };
}

export const action = (aufruf: ActionFunctionArgs) => registrierenOhneSkript(aufruf);

export default function Registrieren() {
  const { angemeldet } = useLoaderData<typeof loader>();
  const gesendet = useActionData() as Registrierstand | undefined;
  if (angemeldet !== undefined) return <BereitsAngemeldet name={angemeldet} />;
  return (
    <Blatt breit>
      <Blattkopf titel="Konto erstellen" untertitel="Kostenlos und in einer Minute" />
      <Registrierformular stand={gesendet} />
      <Anmeldelink />
    </Blatt>
  );
}
