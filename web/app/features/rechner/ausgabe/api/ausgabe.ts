import { alsDateiart, dateiantwort, kopfAus } from "#dokumente/blatt/datei.server.ts";
import { dateilimit } from "#dokumente/dateilimit.server.ts";
import { darf } from "#platform/access/tarif.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { blattrechnung } from "../../blattrechnungen.ts";
import { ausgabeAnfrage, datei, rvgPdfQuery } from "../contract.ts";
import { ablehnungen, blattVon } from "../datei.server.ts";

/**
 * `POST /api/rechner/ausgabe/:format`: a calculation as PDF, Word or spreadsheet. The figures are computed here from the
 * inputs; nothing of them is logged or kept.
 */
export const ausgabeRoute = apiRoute({
  method: "POST",
  path: "/api/rechner/ausgabe/:format",
  guard: "tarif:basic",
  limitKonto: dateilimit,
  contract: {
    summary: "Gibt eine Berechnung als Datei aus (`pdf`, `docx` oder `xlsx`), mit ganzem Rechenweg.",
    body: ausgabeAnfrage,
    response: datei,
    errors: ablehnungen,
  },
  handler: async ({ body, params, sitzung, heute, request }) => {
    const art = alsDateiart(params.format);
    if (!art) throw new ApiFehler(404);
    const rechnung = await blattrechnung(body.rechner);
    if (!rechnung)
      throw new ApiFehler(400, {
        error: ablehnungen["unbekannter-rechner"],
        code: "unbekannter-rechner",
        field: "rechner",
      });
    const erweitert = darf(sitzung.nutzer.subscriptionStatus, "rvg-erweitert");
    const blatt = blattVon(rechnung.blattAus(body.stand, heute, erweitert));
    return dateiantwort(art, { blatt, kopf: kopfAus({}, heute), signal: request.signal });
  },
});

/** TOOL-08: `GET /api/tools/rvg/pdf` with the query of the RVG calculator's page. */
export const rvgPdfRoute = apiRoute({
  method: "GET",
  path: "/api/tools/rvg/pdf",
  guard: "tarif:basic",
  limitKonto: dateilimit,
  contract: {
    summary: "Eine Vergütung nach dem RVG als PDF, aus den Angaben der Adresse des Rechners.",
    query: rvgPdfQuery,
    response: datei,
    errors: ablehnungen,
  },
  handler: async ({ sitzung, heute, request }) => {
    const erweitert = darf(sitzung.nutzer.subscriptionStatus, "rvg-erweitert");
    const query = new URL(request.url).searchParams;
    const rechnung = await blattrechnung("/rvgrechner");
    if (!rechnung) throw new ApiFehler(404);
    const blatt = blattVon(rechnung.blattAusQuery(query, heute, erweitert));
    return dateiantwort("pdf", { blatt, kopf: kopfAus({}, heute), signal: request.signal });
  },
});
