import { type LoaderFunctionArgs, redirectDocument } from "react-router";
import { umgebung } from "#platform/env/env.server.ts";
import { nurImServer } from "#platform/http/anfrage.server.ts";
import { Servertext } from "#platform/http/seite/servertext.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { textstile } from "#ui/textstile.ts";
import { Barrierefreiheitstext } from "../ui/barrierefreiheitstext.tsx";

export const meta = () =>
  metadaten(
    "Barrierefreiheit",
    "Wie das Gebührenportal die Anforderungen an Barrierefreiheit erfüllt, und wie Sie Hindernisse melden.",
  );

export function loader({ context }: LoaderFunctionArgs) {
  nurImServer(context, <Barrierefreiheitstext anbieter={umgebung().anbieter} />);
  return null;
}

/** The text is made on the server alone, so whoever comes by a link within the portal gets the whole document. */
export function clientLoader() {
  throw redirectDocument("/barrierefreiheit");
}

export default function Barrierefreiheit() {
  return (
    <>
      <Seitenkopf titel="Barrierefreiheit" />
      <Servertext stile={textstile} />
    </>
  );
}
