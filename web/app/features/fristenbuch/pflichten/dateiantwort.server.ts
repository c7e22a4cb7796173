import { dateiZaehlen } from "#dokumente/dateilimit.server.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { ApiFehler, fehlerantwort } from "#platform/fehler/api-fehler.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import type { Seitenaufruf } from "#platform/http/formularpost.server.ts";

/** A file of the book for whoever is signed in, in every tier: what was booked stays with whoever booked it. */
export async function dateiantwort(
  { context }: Seitenaufruf,
  machen: (wer: Sitzung) => Promise<Response>,
): Promise<Response> {
  try {
    const wer = requireKonto(sitzungAus(context));
    await dateiZaehlen(context, wer.nutzer.id);
    return await machen(wer);
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    return fehlerantwort(fehler);
  }
}
