import { redirectDocument } from "react-router";
import { heute } from "#platform/clock/clock.server.ts";
import { nurImServer, queryBekannt } from "#platform/http/anfrage.server.ts";
import { Servertext } from "#platform/http/seite/servertext.tsx";
import feld from "#ui/felder/feld.module.css";
import knopf from "#ui/knopf.module.css";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { textstile } from "#ui/textstile.ts";
import { kataloganfrage, katalogbild } from "../katalogbild.server.ts";
import liste from "../ui/katalogansicht.module.css";
import { Katalogansicht } from "../ui/katalogansicht.tsx";
import type { Route } from "./+types/katalog.ts";

export const meta = () =>
  metadaten(
    "Fristenkatalog",
    "Gesetzliche Fristen aus 26 Rechtsgebieten mit Norm, Dauer, Auslöser, Verlängerung, Folgefristen und gerechnetem Beispiel.",
  );

export function loader({ request, context }: Route.LoaderArgs) {
  const { q, gebiet, kanonisch } = kataloganfrage(new URL(request.url));
  if (kanonisch) queryBekannt(context);
  nurImServer(context, <Katalogansicht bild={katalogbild(q, gebiet, heute())} />);
  return null;
}

/** The list is made on the server alone, so whoever comes by a link within the portal gets the whole document. */
export function clientLoader({ request }: { readonly request: Request }) {
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}

export default function Fristenkatalog() {
  return (
    <>
      <Seitenkopf
        titel="Fristenkatalog"
        vorspann="Gesetzliche Fristen mit Norm, Dauer und Auslöser, jede mit einem Beispiel Schritt für Schritt gerechnet."
      />
      <Servertext stile={[textstile, feld, knopf, liste]} />
    </>
  );
}
