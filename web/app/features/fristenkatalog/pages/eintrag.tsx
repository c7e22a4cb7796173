import { katalogeintrag, katalogstand } from "@gebuehrenportal/fristen/katalog";
import { data, redirectDocument } from "react-router";
import normverweis from "#dokumente/blatt/ansicht/normverweis.module.css";
import { heute } from "#platform/clock/clock.server.ts";
import { fehlermeldung } from "#platform/env/fehlermeldung.server.ts";
import { nurImServer } from "#platform/http/anfrage.server.ts";
import { Servertext } from "#platform/http/seite/servertext.tsx";
import knopf from "#ui/knopf.module.css";
import { metadaten } from "#ui/metadaten.ts";
import kopf from "#ui/seitenkopf.module.css";
import { textstile } from "#ui/textstile.ts";
import { beispielFuer } from "../beispiel.server.ts";
import { eintragstitel } from "../eintragstitel.ts";
import blatt from "../ui/eintragsblatt.module.css";
import { Eintragsblatt } from "../ui/eintragsblatt.tsx";
import type { Route } from "./+types/eintrag.ts";

export const meta = ({ loaderData }: { readonly loaderData?: ReturnType<typeof eintragstitel> }) =>
  loaderData ? metadaten(loaderData.titel, loaderData.beschreibung) : [];

export function loader({ params: { id }, context }: Route.LoaderArgs) {
  const eintrag = katalogeintrag(id, heute());
  if (!eintrag) throw data(null, { status: 404 });
  nurImServer(
    context,
    <Eintragsblatt
      eintrag={eintrag}
      beispiel={beispielFuer(eintrag)}
      stand={katalogstand}
      fehlerAn={fehlermeldung(`Fristenkatalog, ${eintrag.name}`)}
    />,
  );
  return eintragstitel(eintrag);
}

/** The page is made on the server alone, so whoever comes by a link within the portal gets the whole document. */
export function clientLoader({ request }: { readonly request: Request }) {
  throw redirectDocument(new URL(request.url).pathname);
}

export default function Eintrag() {
  return <Servertext stile={[textstile, kopf, knopf, normverweis, blatt]} />;
}
