import type { FormEvent } from "react";
import { redirectDocument } from "react-router";
import { heute } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { nurImServer } from "#platform/http/anfrage.server.ts";
import { aufrufeContext } from "#platform/http/aufrufe.server.ts";
import { Servertext } from "#platform/http/seite/servertext.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { textstile } from "#ui/textstile.ts";
import { ablehnungen, aufrufbilder, mcpbild } from "../aufrufe.server.ts";
import { Beschreibung } from "../ui/beschreibung.tsx";
import { stile } from "../ui/stile.ts";
import type { Route } from "./+types/schnittstelle.ts";

export const meta = () =>
  metadaten(
    "Schnittstelle",
    "Anwaltsgebühren aus eigenen Programmen berechnen: Aufrufe, Felder, Fehlercodes und Beispiele mit echten Antworten. Ohne Anmeldung, 60 Aufrufe je Minute.",
  );

export async function loader({ context }: Route.LoaderArgs) {
  const { baseUrl } = umgebung();
  const routen = context.get(aufrufeContext);
  const aufrufe = await aufrufbilder(routen, heute(), baseUrl);
  nurImServer(
    context,
    <Beschreibung
      aufrufe={aufrufe}
      ablehnungen={await ablehnungen(routen, heute())}
      mcp={mcpbild(routen, baseUrl)}
      baseUrl={baseUrl}
    />,
  );
  return null;
}

/** The tables are made on the server alone, so whoever comes by a link within the portal gets the whole document. */
export function clientLoader() {
  throw redirectDocument("/api");
}

/** The forms are the server's; what they send and show comes with the first one that is sent. */
async function beantworten(ereignis: FormEvent) {
  ereignis.preventDefault();
  const formular = ereignis.target as HTMLFormElement;
  const { formularBeantworten } = await import("../probieren.ts");
  await formularBeantworten(formular);
}

export default function Schnittstelle() {
  return (
    <>
      <Seitenkopf
        titel="Schnittstelle"
        vorspann="Rechnen aus dem eigenen Programm: JSON hinein, JSON heraus, jede Zahl mit Norm und Rechenweg."
      />
      <div onSubmit={beantworten}>
        <Servertext stile={[textstile, stile]} />
      </div>
    </>
  );
}
