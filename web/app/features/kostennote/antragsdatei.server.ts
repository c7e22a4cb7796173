import { data } from "react-router";
import { heute } from "#platform/clock/clock.server.ts";
import { pdfAus } from "#platform/pdf/pdf.server.ts";
import { Satzabbruch } from "#platform/pdf/werkstatt.server.ts";
import { alsAnhang } from "../rechner/ausgabe/dateiname.ts";
import { grundlageAus } from "./grundlage.server.ts";
import { antragsfelder, antragssatz } from "./kostenfestsetzung.ts";
import { antragAlsDocx } from "./kostenfestsetzung-docx.server.ts";

const typen = {
  pdf: "application/pdf",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
} as const;

/**
 * The application to fix costs as PDF or Word document.
 *
 * @throws 400 the calculation cannot be read; no form of the portal sends that
 */
export async function antragsdatei(
  roh: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Response> {
  const { rechner = "", stand = "", datei } = roh;
  const antwort = grundlageAus({ rechner, stand }, heute());
  if (antwort.art === "keine") throw data(null, { status: 400 });
  const satz = antragssatz(antragsfelder(roh), antwort.grundlage, heute());
  const art = datei === "docx" ? "docx" : "pdf";
  try {
    const inhalt =
      art === "docx"
        ? await antragAlsDocx(satz)
        : await pdfAus("features/kostennote/pdf/kostenfestsetzung.typ", satz, { signal });
    return new Response(inhalt, {
      headers: {
        "Content-Type": typen[art],
        "Content-Disposition": alsAnhang(`${satz.titel}.${art}`),
        "Cache-Control": "no-store",
      },
    });
  } catch (fehler) {
    if (!(fehler instanceof Satzabbruch)) throw fehler;
    return new Response("Das Dokument konnte gerade nicht erstellt werden.", {
      status: 503,
      headers: { "Retry-After": "5", "Cache-Control": "no-store" },
    });
  }
}
