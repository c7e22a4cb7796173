import { requireKonto } from "#platform/access/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { metadaten } from "#ui/metadaten.ts";
import { schreibrechte } from "../ansichten/schreibseite.server.ts";
import { OhneSkript } from "../ui/schreiben/ohne-skript.tsx";
import { Schreibtisch } from "../ui/schreiben/schreibtisch.tsx";
import type { Route } from "./+types/neu.ts";

export const meta = () =>
  metadaten(
    "Artikel schreiben",
    "Schreiben Sie einen Artikel für den Blog und reichen Sie ihn zur Prüfung ein.",
  );

export const loader = ({ context }: Route.LoaderArgs) => ({
  rechte: schreibrechte(requireKonto(sitzungAus(context))),
});

/** What is being written is newer than anything the server could say. */
export const shouldRevalidate = () => false;

export default function Neu({ loaderData }: Route.ComponentProps) {
  const { rechte } = loaderData;
  return (
    <>
      <h1 className="nur-vorlesen">Artikel schreiben</h1>
      <OhneSkript />
      <Schreibtisch rechte={rechte} entwurf={undefined} />
    </>
  );
}
