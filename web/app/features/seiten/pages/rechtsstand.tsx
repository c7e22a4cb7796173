import { ausstehend } from "@gebuehrenportal/gesetze/ausstehend.ts";
import { redirectDocument } from "react-router";
import { unlesbareJahreswerte } from "#features/jahreswerte/index.server.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { nurImServer } from "#platform/http/anfrage.server.ts";
import { Servertext } from "#platform/http/seite/servertext.tsx";
import aufklapper from "#ui/aufklapper.module.css";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { textstile } from "#ui/textstile.ts";
import zeichen from "#ui/zeichen.module.css";
import { alleBerichtigungen } from "../berichtigungen.server.ts";
import { nachGesetz } from "../gesetzesgruppen.ts";
import { normstaende } from "../normstaende.ts";
import { gesammelterRechtsstand } from "../rechtsstand.server.ts";
import normtabelle from "../ui/normtabelle.module.css";
import tafeln from "../ui/rechtsstandtafeln.module.css";
import { Rechtsstandtafeln } from "../ui/rechtsstandtafeln.tsx";
import type { Route } from "./+types/rechtsstand.ts";

export const meta = () =>
  metadaten(
    "Rechtsstand",
    "Mit welchen Gesetzesfassungen das Gebührenportal rechnet, seit wann sie gelten, wo sie verkündet sind und wann sie zuletzt geprüft wurden.",
  );

export async function loader({ context }: Route.LoaderArgs) {
  const gruppen = nachGesetz(normstaende(await gesammelterRechtsstand(), heute()));
  const berichtigungen = await alleBerichtigungen();
  nurImServer(
    context,
    <Rechtsstandtafeln
      gruppen={gruppen}
      berichtigungen={berichtigungen}
      ausstehend={Object.values(ausstehend)}
      unlesbar={await unlesbareJahreswerte()}
    />,
  );
  return null;
}

/** The tables are made on the server alone, so whoever comes by a link within the portal gets the whole document. */
export function clientLoader() {
  throw redirectDocument("/rechtsstand");
}

export default function Rechtsstand() {
  return (
    <>
      <Seitenkopf
        titel="Rechtsstand"
        vorspann="Mit diesen Fassungen rechnet das Portal. Was am längsten nicht mit dem amtlichen Text verglichen wurde, steht oben."
      />
      <Servertext stile={[textstile, aufklapper, zeichen, normtabelle, tafeln]} />
    </>
  );
}
