import { redirectDocument } from "react-router";
import { umgebung } from "#platform/env/env.server.ts";
import { nurImServer } from "#platform/http/anfrage.server.ts";
import { Servertext } from "#platform/http/seite/servertext.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { textstile } from "#ui/textstile.ts";
import { Datenschutzerklaerung } from "../ui/datenschutzerklaerung.tsx";
import type { Route } from "./+types/datenschutz.ts";

export const meta = () =>
  metadaten(
    "Datenschutzerklärung",
    "Ohne Anmeldung keine Cookies, keine Nutzungsprofile, Protokolle ohne IP-Adresse: welche Daten das Gebührenportal verarbeitet und welche nicht.",
  );

export function loader({ context }: Route.LoaderArgs) {
  const { anbieter, google, stripe, smtpUrl, demo } = umgebung();
  const post = demo ? "vorfuehrung" : smtpUrl ? "mailserver" : "dateien";
  const dienste = { google: google !== undefined, stripe: stripe !== undefined && !demo, post } as const;
  nurImServer(context, <Datenschutzerklaerung anbieter={anbieter} dienste={dienste} />);
  return null;
}

/** The text is made on the server alone, so whoever comes by a link within the portal gets the whole document. */
export function clientLoader() {
  throw redirectDocument("/datenschutz");
}

export default function Datenschutz() {
  return (
    <>
      <Seitenkopf
        titel="Datenschutzerklärung"
        vorspann="Kurz gesagt: Ohne Anmeldung gibt es keine Cookies, Ihre IP-Adresse wird nirgends gespeichert, und die Rechner arbeiten in Ihrem Browser. Zu einem Konto speichern wir, was es braucht."
      />
      <Servertext stile={textstile} />
    </>
  );
}
