import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { heute } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { nurImServer } from "#platform/http/anfrage.server.ts";
import { useServerinhalt } from "#platform/http/serverinhalt.ts";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { ablehnungen, aufrufbilder } from "../aufrufe.server.ts";
import { Ablehnungen } from "../ui/ablehnungen.tsx";
import { Aufruf } from "../ui/aufruf.tsx";
import { Aufrufliste } from "../ui/aufrufliste.tsx";
import { Grundregeln } from "../ui/grundregeln.tsx";

export const meta = () =>
  metadaten(
    "Schnittstelle",
    "Anwaltsgebühren aus eigenen Programmen berechnen: Aufrufe, Felder, Fehlercodes und Beispiele mit echten Antworten. Ohne Anmeldung, 60 Aufrufe je Minute.",
  );

const beschreibung = async () => ({
  aufrufe: await aufrufbilder(heute(), umgebung().baseUrl),
  ablehnungen: await ablehnungen(heute()),
});
type Beschreibung = Awaited<ReturnType<typeof beschreibung>>;

export async function loader({ context }: LoaderFunctionArgs) {
  nurImServer(context, await beschreibung());
  return null;
}

/** The tables are made on the server alone, so whoever comes by a link within the portal gets the whole document. */
export function clientLoader() {
  throw redirectDocument("/api");
}

export default function Schnittstelle() {
  const daten = useServerinhalt<Beschreibung>();
  return (
    <>
      <Seitenkopf
        titel="Schnittstelle"
        vorspann="Rechnen aus dem eigenen Programm: JSON hinein, JSON heraus, jede Zahl mit Norm und Rechenweg."
      />
      {daten ? (
        <div>
          <Aufrufliste aufrufe={daten.aufrufe} />
          <Grundregeln />
          {daten.aufrufe.map((aufruf) => (
            <Aufruf key={aufruf.id} aufruf={aufruf} />
          ))}
          <Ablehnungen {...daten.ablehnungen} />
        </div>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty here; React leaves the server's HTML as it came
        <div dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />
      )}
    </>
  );
}
