import { redirectDocument } from "react-router";
import { umgebung } from "#platform/env/env.server.ts";
import { nurImServer } from "#platform/http/anfrage.server.ts";
import { Servertext } from "#platform/http/seite/servertext.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { textstile } from "#ui/textstile.ts";
import { Impressumtext } from "../ui/impressumtext.tsx";
import type { Route } from "./+types/impressum.ts";

export const meta = () =>
  metadaten(
    "Impressum",
    "Wer das Gebührenportal anbietet und verantwortet: Name, Anschrift und Kontakt nach § 5 DDG.",
  );

export function loader({ context }: Route.LoaderArgs) {
  nurImServer(context, <Impressumtext anbieter={umgebung().anbieter} />);
  return null;
}

/** The text is made on the server alone, so whoever comes by a link within the portal gets the whole document. */
export function clientLoader() {
  throw redirectDocument("/impressum");
}

export default function Impressum() {
  return (
    <>
      <Seitenkopf titel="Impressum" />
      <Servertext stile={textstile} />
    </>
  );
}
