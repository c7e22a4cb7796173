import { useEffect } from "react";
import { redirectDocument } from "react-router";
import { ganzVerlassen } from "#dokumente/pdfwerk/ganz-verlassen.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { metadaten } from "#ui/metadaten.ts";
import { Seitenkopf } from "#ui/seitenkopf.tsx";
import { Profi } from "../ui/profi.tsx";
import type { Route } from "./+types/paragraphen-profi.ts";

export const meta = () =>
  metadaten(
    "Paragraphen Profi",
    "Findet in PDF-Dateien jede zitierte Norm und verlinkt sie mit dem Gesetzestext. Die Datei bleibt auf Ihrem Gerät.",
  );

export const loader = () => ({ heute: heute() });

/** The policy of this page differs, so whoever comes by a link within the portal gets the whole document. */
export function clientLoader({ request }: { readonly request: Request }) {
  throw redirectDocument(request.url);
}

export default function ParagraphenProfi({ loaderData }: Route.ComponentProps) {
  useEffect(ganzVerlassen, []);
  return (
    <>
      <Seitenkopf
        titel="Paragraphen Profi"
        vorspann="Findet in Ihren PDF-Dateien jede zitierte Vorschrift, listet sie auf und verlinkt sie mit ihrem Text."
      />
      <noscript>
        <p>Der Paragraphen Profi liest Ihre Dateien im Browser und braucht dafür JavaScript.</p>
      </noscript>
      <Profi heute={loaderData.heute} />
    </>
  );
}
