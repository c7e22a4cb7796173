import { redirect } from "react-router";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { metadaten } from "#ui/metadaten.ts";
import { eigenerPfad } from "../anmeldung/eigener-pfad.ts";
import { registrierenOhneSkript } from "../ansichten/ohne-skript.server.ts";
import { BereitsAngemeldet } from "../ui/anmeldung/bereits-angemeldet.tsx";
import { Anmeldelink } from "../ui/anmeldung/wechsellinks.tsx";
import { Blatt, Blattkopf } from "../ui/blatt.tsx";
import { Registrierformular } from "../ui/registrierung/registrierformular.tsx";
import type { Route } from "./+types/register.ts";

export const meta = () =>
  metadaten(
    "Konto erstellen",
    "Legen Sie kostenlos ein Konto beim Gebührenportal an, mit E-Mail-Adresse oder mit Google.",
  );

export function loader({ request, context }: Route.LoaderArgs) {
  const sitzung = sitzungAus(context);
  const ziel = eigenerPfad(new URL(request.url).searchParams.get("redirect"));
  if (sitzung && ziel) throw redirect(ziel);
  return { angemeldet: sitzung?.anzeigename };
}

export const action = (aufruf: Route.ActionArgs) => registrierenOhneSkript(aufruf);

export default function Registrieren({ loaderData, actionData: gesendet }: Route.ComponentProps) {
  const { angemeldet } = loaderData;
  if (angemeldet !== undefined) return <BereitsAngemeldet name={angemeldet} />;
  return (
    <Blatt breit>
      <Blattkopf titel="Konto erstellen" untertitel="Kostenlos und in einer Minute" />
      <Registrierformular stand={gesendet} />
      <Anmeldelink />
    </Blatt>
  );
}
