import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { umgebung } from "#platform/env/env.server.ts";
import { nurImServer } from "#platform/http/anfrage.server.ts";
import { Servertext } from "#platform/http/seite/servertext.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { textstile } from "#ui/textstile.ts";
import zeichen from "#ui/zeichen.module.css";
import { strukturdaten } from "../fragen/fragen.ts";
import liste from "../ui/fragenliste.module.css";
import { Fragenliste } from "../ui/fragenliste.tsx";

export const meta = () =>
  metadaten(
    "Häufige Fragen",
    "Antworten zu Rechnern und ihren Grenzen, Tarifen, Testphase, Bezahlen und Kündigen, Team, Daten und Verschwiegenheit.",
  );

export function loader({ context }: LoaderFunctionArgs) {
  nurImServer(context, <Fragenliste daten={strukturdaten(umgebung().baseUrl)} />);
  return null;
}

/** The answers are made on the server alone, so whoever comes by a link within the portal gets the whole document. */
export function clientLoader() {
  throw redirectDocument("/faq");
}

export default function Faq() {
  return (
    <>
      <Seitenkopf
        titel="Häufige Fragen"
        vorspann="Wie das Portal rechnet, was es kostet und was mit Ihren Daten geschieht."
      />
      <Servertext stile={[textstile, zeichen, liste]} />
    </>
  );
}
