import { useSearchParams } from "react-router";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { metadaten } from "#ui/metadaten.ts";
import { schreibhandlung } from "../schreiben/schreibseite.server.ts";
import { versionsdaten } from "../schreiben/versionsseite.server.ts";
import styles from "../ui/moderation/moderation.module.css";
import { Versionsvergleich } from "../ui/versionsvergleich.tsx";
import type { Route } from "./+types/eigene-versionen.ts";

export const meta = () =>
  metadaten("Versionen Ihres Artikels", "Die veröffentlichten Fassungen Ihres Artikels vergleichen.");

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  versionsdaten(requireKonto(sitzungAus(context)), params.id, request);

export const action = (aufruf: Route.ActionArgs) => schreibhandlung(aufruf);

export default function EigeneVersionen({ loaderData: daten, actionData: absage }: Route.ComponentProps) {
  const [adresse] = useSearchParams();
  return (
    <>
      <h1 className={styles.pruefungstitel}>
        <span className={styles.vortitel}>Versionen</span>
        {daten.title}
      </h1>
      <Versionsvergleich
        daten={daten}
        fehler={absage?.fehler}
        wiederhergestellt={adresse.get("ok") === "wiederhergestellt"}
        zurueck={{ pfad: "/blog/meine-artikel", text: "Meine Artikel" }}
      />
    </>
  );
}
