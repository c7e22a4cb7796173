import { data, redirect } from "react-router";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import { alsAufruf, formularfelder, inhalt, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { linkbestaetigung } from "../api/kontrolle.ts";
import { type Erinnerungsbild, erinnerungenAnsehen } from "../erinnerung/bestaetigen.server.ts";
import { kalenderdatei } from "../erinnerung/feed.server.ts";
import { saetze } from "../worte/saetze.ts";

const limit = { name: "fristerinnerung", anzahl: 30, sekunden: 60 };
const kalenderlimit = { name: "fristenkalender", anzahl: 60, sekunden: 60 };

const markeAus = (request: Request): string =>
  (new URL(request.url).searchParams.get("marke") ?? "").slice(0, 100);

/** What the page of a mail's link shows. */
export type Linkansicht = {
  readonly marke: string;
  /** One reminder, or all of a mail; empty: there is no such link. */
  readonly bilder: readonly Erinnerungsbild[];
  readonly fehler: string;
};

/** The reminders of the address; looking confirms nothing. */
export async function erinnerungsseite({ request, context }: Seitenaufruf) {
  const marke = markeAus(request);
  if (marke === "") return data<Linkansicht>({ marke, bilder: [], fehler: saetze.erinnerungOhneLink });
  const { raten, client } = context.get(anfrageContext);
  try {
    await raten.pruefen(limit, client);
    return data<Linkansicht>({ marke, bilder: await erinnerungenAnsehen(marke), fehler: "" });
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    return data<Linkansicht>(
      { marke: "", bilder: [], fehler: fehler.koerper.error },
      { status: fehler.status },
    );
  }
}

/** Confirms the reminders of the link and shows them anew. */
export async function erinnerungshandlung(aufruf: Seitenaufruf) {
  const { token = "" } = await formularfelder(aufruf.request);
  const antwort = await alsAufruf(linkbestaetigung, aufruf, { body: { token: token.slice(0, 200) } });
  if (antwort.ok) throw redirect(`/fristenmanager/erinnerung?marke=${encodeURIComponent(token)}`, 303);
  const { error = saetze.erinnerungUngueltig } = await inhalt(antwort);
  return data({ fehler: error }, { status: antwort.status });
}

/** The private calendar of an address, for calendar programs. */
export async function kalenderantwort({ request, context }: Seitenaufruf): Promise<Response> {
  const { raten, client } = context.get(anfrageContext);
  const kopf = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };
  try {
    await raten.pruefen(kalenderlimit, client);
    return new Response(await kalenderdatei(markeAus(request)), {
      headers: { ...kopf, "Content-Type": "text/calendar; charset=utf-8" },
    });
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    const headers = { ...kopf, ...fehler.headers, "Content-Type": "text/plain; charset=utf-8" };
    return new Response(fehler.koerper.error, { status: fehler.status, headers });
  }
}
