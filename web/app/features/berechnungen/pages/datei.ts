import { type LoaderFunctionArgs, redirect } from "react-router";
import { blattAlsCsv } from "#dokumente/blatt/blatt-ausgabe.ts";
import { alsDateiart, dateiantwort, kopfAus } from "#dokumente/blatt/datei.server.ts";
import { dateiZaehlen } from "#dokumente/dateilimit.server.ts";
import { alsAnhang, dateiname } from "#dokumente/dateiname.ts";
import { darf, type Faehigkeit } from "#platform/access/tarif.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { ApiFehler, fehlerantwort } from "#platform/fehler/api-fehler.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { type Berechnungsbild, berechnungZeigen } from "../berechnungen.server.ts";
import { versionsnummer } from "../versionsnummer.ts";

/**
 * `GET /meine-berechnungen/:id/datei/:format`: the sheet as it was saved. CSV and JSON at any time, also after a tier has
 * ended; PDF, Word and Excel with the tier that holds them. Whoever lacks it is led to the page of the calculation, which
 * says so.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<Response> {
  try {
    const sitzung = requireKonto(sitzungAus(context));
    const { format = "" } = params;
    const bild = await berechnungZeigen(sitzung, params.id, versionsnummer(request.url));
    if (format === "csv") return angehaengt(bild, "csv", "text/csv", blattAlsCsv(bild.version.blatt));
    if (format === "json") return angehaengt(bild, "json", "application/json", alsJson(bild));
    const art = alsDateiart(format);
    if (!art) throw new ApiFehler(404);
    const faehigkeit: Faehigkeit = `export-${art}`;
    if (!darf(sitzung.nutzer.subscriptionStatus, faehigkeit))
      return redirect(ohneTarif(request.url, bild), 303);
    await dateiZaehlen(context, sitzung.nutzer.id);
    const kopf = kopfAus(bild.zeile, bild.version.berechnetAm);
    return await dateiantwort(art, { blatt: bild.version.blatt, kopf, signal: request.signal });
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    return fehlerantwort(fehler);
  }
}

/** The page of the version that was asked for. */
function ohneTarif(adresse: string, { zeile }: Berechnungsbild): string {
  const version = versionsnummer(adresse);
  return `/meine-berechnungen/${zeile.id}?${version ? `version=${version}&` : ""}datei=tarif`;
}

function angehaengt(
  { zeile, version }: Berechnungsbild,
  endung: string,
  typ: string,
  inhalt: string,
): Response {
  const name = dateiname(version.blatt, kopfAus(zeile, version.berechnetAm), endung);
  return new Response(inhalt, {
    headers: {
      "Content-Type": `${typ}; charset=utf-8`,
      "Content-Disposition": alsAnhang(name),
      "Cache-Control": "no-store",
    },
  });
}

function alsJson({ zeile: { bezeichnung, aktenzeichen, rechner }, version }: Berechnungsbild): string {
  return JSON.stringify({ bezeichnung, aktenzeichen, rechner, ...version }, null, 2);
}
