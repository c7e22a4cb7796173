import { useEffect } from "react";
import { type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { metadaten } from "#ui/metadaten.ts";
import { eigenerPfad } from "../eigener-pfad.ts";
import { meldungZuParameter } from "../ui/anmeldefehler.ts";
import { Anmeldeformular } from "../ui/anmeldeformular.tsx";
import { BereitsAngemeldet } from "../ui/bereits-angemeldet.tsx";
import { Blatt, Blattkopf } from "../ui/blatt.tsx";
import { googleFensterSchliessen } from "../ui/google.ts";
import { Registrierlink } from "../ui/wechsellinks.tsx";

export const meta = () =>
  metadaten(
    "Anmelden",
    "Melden Sie sich mit E-Mail-Adresse und Passwort oder mit Google beim Gebührenportal an.",
  );

export function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const sitzung = sitzungAus(context);
  const ziel = eigenerPfad(query.get("redirect"));
  if (sitzung && ziel && !query.has("fenster")) throw redirect(ziel);
  return { angemeldet: sitzung?.nutzer.name, email: query.get("email") ?? "", error: query.get("error") };
}

export default function Anmelden() {
  const { angemeldet, email, error } = useLoaderData<typeof loader>();
  useEffect(() => googleFensterSchliessen(error), [error]);
  if (angemeldet !== undefined) return <BereitsAngemeldet name={angemeldet} />;
  return (
    <Blatt>
      <Blattkopf titel="Willkommen zurück" untertitel="Melden Sie sich beim Gebührenportal an" />
      <Anmeldeformular email={email} stand={{ meldung: meldungZuParameter(error) }} />
      <Registrierlink />
    </Blatt>
  );
}
