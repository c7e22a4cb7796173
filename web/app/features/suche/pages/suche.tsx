import { redirectDocument } from "react-router";
import { type Beitraege, beitraegeContext } from "#platform/beitraege.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { nurImServer } from "#platform/http/anfrage.server.ts";
import { Servertext } from "#platform/http/seite/servertext.tsx";
import feld from "#ui/felder/feld.module.css";
import knopf from "#ui/knopf.module.css";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { textstile } from "#ui/textstile.ts";
import zusammen from "#ui/zusammen.module.css";
import { seitensuche } from "../suche.server.ts";
import ergebnis from "../ui/ergebnis.module.css";
import { Ergebnis } from "../ui/ergebnis.tsx";
import type { Route } from "./+types/suche.ts";

export const meta = () => [
  ...metadaten(
    "Suche",
    "Rechner, Fristen, Seiten und Beiträge des Gebührenportals mit einer Suche finden: nach Stichwort oder Norm.",
  ),
  { name: "robots", content: "noindex, follow" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const q = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 200);
  nurImServer(context, <Ergebnis q={q} {...(await gefunden(q, context.get(beitraegeContext)))} />);
  return null;
}

async function gefunden(text: string, beitraege: Beitraege) {
  try {
    return { treffer: await seitensuche(text, beitraege), gestoert: false };
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler) || fehler.status !== 503) throw fehler;
    return { treffer: await seitensuche(text, beitraege, { ohneDatenbank: true }), gestoert: true };
  }
}

/** The results are made on the server alone, so whoever comes by a link within the portal gets the whole document. */
export function clientLoader({ request }: { readonly request: Request }) {
  const { pathname, search } = new URL(request.url);
  throw redirectDocument(pathname + search);
}

export default function Suche() {
  return (
    <>
      <Seitenkopf titel="Suche" vorspann="Findet Rechner, Fristen, Seiten und Beiträge." />
      <Servertext stile={[textstile, feld, knopf, zusammen, ergebnis]} />
    </>
  );
}
