import { metadaten } from "#ui/metadaten.ts";
import { moderation } from "../ansichten/moderationsformular.server.ts";
import { moderationshandlung } from "../ansichten/moderationsseite.server.ts";
import { versionsdaten } from "../ansichten/versionsseite.server.ts";
import { Moderationsbereiche } from "../ui/moderation/bereiche.tsx";
import { Versionsseite } from "../ui/versionsvergleich.tsx";
import type { Route } from "./+types/versionen.ts";

export const meta = () =>
  metadaten(
    "Versionen eines Artikels",
    "Die veröffentlichten Fassungen eines Artikels vergleichen und wiederherstellen.",
  );

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  versionsdaten(moderation(context), params.id, request);

export const action = (aufruf: Route.ActionArgs) => moderationshandlung(aufruf);

export default function Versionen({ loaderData: daten, actionData: absage }: Route.ComponentProps) {
  return (
    <Versionsseite
      daten={daten}
      fehler={absage?.fehler}
      zurueck={{ pfad: "/moderation/artikel", text: "Alle veröffentlichten Artikel" }}
    >
      <Moderationsbereiche />
    </Versionsseite>
  );
}
