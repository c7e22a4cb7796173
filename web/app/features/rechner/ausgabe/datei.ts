import { type LoaderFunctionArgs, redirect } from "react-router";
import { blattAlsCsv } from "#dokumente/blatt/blatt-ausgabe.ts";
import { alsDateiart, dateiantwort, kopfAus } from "#dokumente/blatt/datei.server.ts";
import { dateiZaehlen } from "#dokumente/dateilimit.server.ts";
import { alsAnhang, dateiname } from "#dokumente/dateiname.ts";
import { darf } from "#platform/access/tarif.ts";
import { heute } from "#platform/clock/clock.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { anfrageContext, sitzungAus } from "#platform/http/anfrage.server.ts";
import { blattpfade, blattrechnung } from "../blattrechnungen.ts";
import type { Blattantwort } from "../formular/blattantwort.ts";
import { blattVon } from "./datei.server.ts";

type Angaben = Pick<LoaderFunctionArgs, "params" | "request" | "context">;

/** Whoever comes by the address alone finds the page. */
export function loader({ params, request }: Angaben): Response {
  const pfad = blattpfade.find((einer) => einer === `/${params.rechner}`);
  if (!pfad) throw new Response(null, { status: 404 });
  return redirect(pfad + new URL(request.url).search);
}

/**
 * `POST /rechner/:rechner/:format` with the query of the calculator's page: its result as a file, where no script runs.
 * What cannot be made leads back to the page, which says why beside the buttons (`datei=…`).
 */
export async function action({ params, request, context }: Angaben): Promise<Response> {
  const pfad = `/${params.rechner}`;
  const rechnung = await blattrechnung(pfad);
  const query = new URL(request.url).searchParams;
  query.delete("datei");
  if (!rechnung) throw new Response(null, { status: 404 });
  try {
    const { client } = context.get(anfrageContext);
    const sitzung = sitzungAus(context);
    await dateiZaehlen(context, sitzung?.nutzer.id ?? client);
    const tarif = sitzung?.nutzer.subscriptionStatus ?? "free";
    const antwort = rechnung.blattAusQuery(query, heute(), darf(tarif, "rvg-erweitert"));
    const text = textdatei(params.format, antwort);
    if (text) return text;
    const art = alsDateiart(params.format);
    if (!art) throw new Response(null, { status: 404 });
    if (!sitzung) throw new ApiFehler(401);
    if (!darf(tarif, `export-${art}`)) throw new ApiFehler(403, { code: "tarif" });
    const kopf = kopfAus({}, heute());
    return await dateiantwort(art, { blatt: blattVon(antwort), kopf, signal: request.signal });
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    query.set("datei", grund(fehler));
    return new Response(null, { status: 303, headers: { Location: `${pfad}?${query}#dateien` } });
  }
}

/** CSV and JSON are free. @throws {ApiFehler} there is no result */
function textdatei(format: string | undefined, antwort: Blattantwort): Response | undefined {
  if (format !== "csv" && format !== "json") return undefined;
  const blatt = blattVon(antwort);
  const inhalt =
    format === "csv"
      ? blattAlsCsv(blatt)
      : JSON.stringify(antwort.art === "blatt" ? antwort.daten : {}, null, 2);
  return new Response(inhalt, {
    headers: {
      "Content-Type": `${format === "csv" ? "text/csv" : "application/json"}; charset=utf-8`,
      "Content-Disposition": alsAnhang(dateiname(blatt, kopfAus({}, heute()), format)),
      "Cache-Control": "no-store",
    },
  });
}

/** The word of the address for a refusal; the page has the sentence. */
function grund({ status, koerper: { code = "" } }: ApiFehler): string {
  if (status === 401) return "anmelden";
  return status === 429 ? "zu-oft" : code || "gescheitert";
}
