import { requireKonto } from "#platform/access/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { metadaten } from "#ui/metadaten.ts";
import { schreibhandlung } from "../ansichten/schreibseite.server.ts";
import { versionsdaten } from "../ansichten/versionsseite.server.ts";
import { Versionsseite } from "../ui/versionsvergleich.tsx";
import type { Route } from "./+types/eigene-versionen.ts";

export const meta = () =>
  metadaten("Versionen Ihres Artikels", "Die veröffentlichten Fassungen Ihres Artikels vergleichen.");

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  versionsdaten(requireKonto(sitzungAus(context)), params.id, request);

export const action = (aufruf: Route.ActionArgs) => schreibhandlung(aufruf);

export default function EigeneVersionen({ loaderData: daten, actionData: absage }: Route.ComponentProps) {
  return (
    <Versionsseite
      daten={daten}
      fehler={absage?.fehler}
      zurueck={{ pfad: "/blog/meine-artikel", text: "Meine Artikel" }}
    />
  );
}
