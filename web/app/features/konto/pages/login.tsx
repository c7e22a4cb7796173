import { useEffect } from "react";
import { data, type HeadersArgs, redirect } from "react-router";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { eigenerPfad } from "../anmeldung/eigener-pfad.ts";
import { anmeldenOhneSkript } from "../ansichten/ohne-skript.server.ts";
import { texte } from "../texts.ts";
import { Anmeldeformular } from "../ui/anmeldung/anmeldeformular.tsx";
import { meldungZuParameter } from "../ui/anmeldung/anmeldemeldungen.ts";
import { BereitsAngemeldet } from "../ui/anmeldung/bereits-angemeldet.tsx";
import { googleFensterSchliessen } from "../ui/anmeldung/google-fenster.ts";
import { Registrierlink } from "../ui/anmeldung/wechsellinks.tsx";
import { Blatt, Blattkopf } from "../ui/blatt.tsx";
import styles from "../ui/zugang.module.css";
import type { Route } from "./+types/login.ts";

export const meta = () =>
  metadaten(
    "Anmelden",
    "Melden Sie sich mit E-Mail-Adresse und Passwort oder mit Google beim Gebührenportal an.",
  );

export function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const sitzung = sitzungAus(context);
  const ziel = eigenerPfad(query.get("redirect"));
  if (sitzung && ziel && !query.has("fenster")) throw redirect(ziel);
  const stand = {
    angemeldet: sitzung?.anzeigename,
    email: query.get("email") ?? "",
    error: query.get("error"),
    meldung: meldungZuParameter(query.get("error")),
    hinweis: query.get("hinweis"),
  };
  return data(stand, query.has("fenster") ? { headers: inFremdemFenster } : {});
}

/** Arriving in the window of Google's sign-in the page stays in reach of the one that opened it. */
const inFremdemFenster = { "Cross-Origin-Opener-Policy": "unsafe-none" };
export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;

export const action = (aufruf: Route.ActionArgs) => anmeldenOhneSkript(aufruf);

export default function Anmelden({ loaderData, actionData: gesendet }: Route.ComponentProps) {
  const { angemeldet, email, error, meldung, hinweis } = loaderData;
  useEffect(() => googleFensterSchliessen(error), [error]);
  if (angemeldet !== undefined) return <BereitsAngemeldet name={angemeldet} />;
  return (
    <Blatt>
      <Blattkopf titel="Willkommen zurück" untertitel="Melden Sie sich beim Gebührenportal an" />
      <Abschiedshinweis art={hinweis} />
      <Anmeldeformular stand={gesendet ?? { email, meldung }} />
      <Registrierlink />
    </Blatt>
  );
}

const abschied: Readonly<Record<string, string>> = {
  ueberall: "Sie sind auf allen Geräten abgemeldet.",
  loeschung: texte.loeschungVorgemerkt,
};

/** After acts that have ended the session. */
function Abschiedshinweis({ art }: { readonly art: string | null }) {
  const text = art !== null && Object.hasOwn(abschied, art) ? abschied[art] : undefined;
  const vorbei = text !== undefined;
  useEffect(() => {
    if (vorbei)
      import("#platform/client/angemeldet.ts").then(({ aufraeumen }) => aufraeumen()).catch(() => {});
  }, [vorbei]);
  return text ? (
    <div className={styles.abstand}>
      <Hinweis rolle="status">{text}</Hinweis>
    </div>
  ) : null;
}
