import { useSearchParams } from "react-router";
import { metadaten } from "#ui/metadaten.ts";
import { moderation } from "../redaktion/moderationsformular.server.ts";
import { moderationshandlung } from "../redaktion/moderationsseite.server.ts";
import { versionsdaten } from "../schreiben/versionsseite.server.ts";
import { Moderationsbereiche } from "../ui/moderation/bereiche.tsx";
import styles from "../ui/moderation/moderation.module.css";
import { Versionsvergleich } from "../ui/versionsvergleich.tsx";
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
  const [adresse] = useSearchParams();
  return (
    <>
      <h1 className={styles.pruefungstitel}>
        <span className={styles.vortitel}>Versionen</span>
        {daten.title}
      </h1>
      <Moderationsbereiche />
      <Versionsvergleich
        daten={daten}
        fehler={absage?.fehler}
        wiederhergestellt={adresse.get("ok") === "wiederhergestellt"}
        zurueck={{ pfad: "/moderation/artikel", text: "Alle veröffentlichten Artikel" }}
      />
    </>
  );
}
