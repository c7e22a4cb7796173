import { useSearchParams } from "react-router";
import { useErgebnis } from "#platform/client/ergebnis.ts";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { artikelzielAus } from "../ansichten/entschiedenes.server.ts";
import { moderation } from "../ansichten/moderationsformular.server.ts";
import { geplante, moderationshandlung, wunschtermin } from "../ansichten/moderationsseite.server.ts";
import { unentschiedene } from "../ansichten/sammelentscheidung.server.ts";
import { mitteilungen } from "../mitteilungen/mitteilungen.server.ts";
import { warteschlange } from "../schreiben/entwuerfe.server.ts";
import type { Manuskriptkopf } from "../schreiben/manuskriptansicht.ts";
import { Moderationsbereiche } from "../ui/moderation/bereiche.tsx";
import { Ergebnis } from "../ui/moderation/ergebnis.tsx";
import { Geplante } from "../ui/moderation/geplante.tsx";
import { type Schlangenzeile, Warteschlange } from "../ui/moderation/warteschlange.tsx";
import { useNeuBei } from "../ui/neu-bei.ts";
import { Mitteilungen } from "../ui/schreiben/mitteilungen.tsx";
import type { Route } from "./+types/moderation.ts";

export const meta = () =>
  metadaten("Moderation", "Eingereichte Artikel prüfen, freigeben oder mit Begründung zurückgeben.");

export async function loader({ context, request }: Route.LoaderArgs) {
  const wer = moderation(context);
  const { searchParams } = new URL(request.url);
  const [wartende, terminierte, nachrichten, freigegeben] = await Promise.all([
    warteschlange(wer),
    geplante(wer),
    mitteilungen(wer, { limit: 20 }),
    artikelzielAus(searchParams.get("artikel") ?? undefined),
  ]);
  return {
    wartende: wartende.map(zeile),
    geplante: terminierte.map((terminiert) => ({
      ...zeile(terminiert),
      version: terminiert.version,
      freigegeben: terminiert.submittedAt !== null || terminiert.authorId !== wer.nutzer.id,
    })),
    mitteilungen: nachrichten,
    freigegeben,
    offene: await unentschiedene(wer, searchParams, wartende),
  };
}

const zeile = (kopf: Manuskriptkopf): Schlangenzeile => ({
  id: kopf.id,
  title: kopf.title,
  autor: kopf.author.name,
  gast: kopf.isGuestPost,
  eingereicht: kopf.submittedAt ?? kopf.updatedAt,
  erscheint: kopf.publishAt,
  verstrichen: wunschtermin(kopf.publishAt).verstrichen,
  aenderung: kopf.revisionOf !== null,
  kategorien: kopf.categories,
});

export const action = (aufruf: Route.ActionArgs) => moderationshandlung(aufruf);

export default function Moderation({ loaderData, actionData }: Route.ComponentProps) {
  const { wartende, geplante: terminierte, mitteilungen: nachrichten, offene, freigegeben } = loaderData;
  const absage = useErgebnis(actionData);
  const [suche] = useSearchParams();
  const amFeld = wartende.length > 0 && (absage?.feld === "comment" || absage?.feld === "id");
  const amGeplanten = absage?.was === "termin-aufheben" && terminierte.length > 0;
  useNeuBei("pending.changed");
  return (
    <>
      <Seitenkopf titel="Moderation" vorspann="Eingereichte Artikel prüfen, freigeben oder zurückgeben." />
      <Moderationsbereiche />
      <div className="seitenfolge">
        {amFeld || amGeplanten ? null : absage ? (
          <Fehlermeldung>{absage.fehler}</Fehlermeldung>
        ) : (
          <Ergebnis angaben={suche} offene={offene} artikel={freigegeben} />
        )}
        <Warteschlange zeilen={wartende} absage={amFeld ? absage : undefined} />
        <Geplante zeilen={terminierte} fehler={amGeplanten ? absage.fehler : undefined} />
        <Mitteilungen mitteilungen={nachrichten} aktion="/moderation" />
      </div>
    </>
  );
}
