import { data } from "react-router";
import { alsAnhang } from "#dokumente/dateiname.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { formularfelder, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { pdfAus } from "#platform/pdf/pdf.server.ts";
import type { Nutzer } from "../ansichten/seite.server.ts";
import { dateiversuch } from "../dateien/dateiversuch.server.ts";
import { grundlageAus } from "../grundlage/grundlage.server.ts";
import { antragsartAus } from "./antragsart.ts";
import { antragsfelder } from "./antragsfelder.ts";
import { antragssatz } from "./kostenfestsetzung.ts";
import { antragAlsDocx } from "./kostenfestsetzung-docx.server.ts";

const typen = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

/**
 * The application to fix costs as PDF or Word document.
 *
 * @throws 400 the calculation cannot be read, or nothing of it can be fixed; no form of the portal sends that
 */
export async function antragsdatei({ request, context }: Seitenaufruf, wer: Nutzer): Promise<Response> {
  const roh = await formularfelder(request);
  const { rechner = "", stand = "", datei } = roh;
  const antwort = grundlageAus({ rechner, stand }, heute());
  if (antwort.art === "keine" || !antragsartAus(roh.art, antwort.grundlage))
    throw data(null, { status: 400 });
  const satz = antragssatz(antragsfelder(roh), antwort.grundlage, heute());
  const art = datei === "docx" ? "docx" : "pdf";
  const inhalt = await dateiversuch(context, wer, () =>
    art === "docx"
      ? antragAlsDocx(satz)
      : pdfAus("features/kostennote/pdf/kostenfestsetzung.typ", satz, { signal: request.signal }),
  );
  if (inhalt instanceof Response) return inhalt;
  return new Response(inhalt, {
    headers: {
      "Content-Type": typen[art],
      "Content-Disposition": alsAnhang(`${satz.titel}.${art}`),
      "Cache-Control": "no-store",
    },
  });
}
