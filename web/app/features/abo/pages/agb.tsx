import { redirectDocument } from "react-router";
import { heute } from "#platform/clock/clock.server.ts";
import { umgebung } from "#platform/env/env.server.ts";
import { nurImServer } from "#platform/http/anfrage.server.ts";
import { Servertext } from "#platform/http/seite/servertext.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { textstile } from "#ui/textstile.ts";
import { Agbtext } from "../ui/agbtext.tsx";
import type { Route } from "./+types/agb.ts";

export const meta = () =>
  metadaten(
    "Allgemeine Geschäftsbedingungen",
    "Die Bedingungen des Gebührenportals: Konto, Tarife und Testphase, Kündigung, Widerruf, Richtigkeit der Berechnungen, Haftung und Verschwiegenheit.",
  );

export function loader({ context }: Route.LoaderArgs) {
  const { anbieter, baseUrl } = umgebung();
  nurImServer(context, <Agbtext anbieter={anbieter} baseUrl={baseUrl} am={heute()} />);
  return null;
}

/** The text is made on the server alone, so whoever comes by a link within the portal gets the whole document. */
export function clientLoader() {
  throw redirectDocument("/agb");
}

export default function Agb() {
  return (
    <>
      <Seitenkopf
        titel="Allgemeine Geschäftsbedingungen"
        vorspann="Was zwischen Ihnen und dem Anbieter des Gebührenportals gilt."
      />
      <Servertext stile={textstile} />
    </>
  );
}
