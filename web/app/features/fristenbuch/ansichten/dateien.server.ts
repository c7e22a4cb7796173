import { satzAlsPdf } from "#dokumente/blatt/blatt-pdf.server.ts";
import type { Blattsatz } from "#dokumente/blatt/blattsatz.ts";
import { ausgelastet } from "#dokumente/blatt/datei.server.ts";
import { dateiZaehlen } from "#dokumente/dateilimit.server.ts";
import { alsAnhang } from "#dokumente/dateiname.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { ApiFehler, fehlerantwort } from "#platform/fehler/api-fehler.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import type { Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { Satzabbruch } from "#platform/pdf/werkstatt.server.ts";
import { buchMitnehmen } from "../mitnahme/mitnahme.server.ts";
import { fristenakteAls } from "../papiere/fristenakte.server.ts";
import { kontrollzettelVon } from "../papiere/kontrollzettel.server.ts";
import { tagespapier } from "../papiere/tagesprotokoll.server.ts";
import { saetze } from "../worte/saetze.ts";

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
    if (fehler instanceof ApiFehler) return fehlerantwort(fehler);
    if (!(fehler instanceof Satzabbruch)) throw fehler;
    return fehlerantwort(
      new ApiFehler(503, { error: ausgelastet, code: "ausgelastet" }, { "Retry-After": "5" }),
    );
  }
}

const datei = (name: string, typ: string, inhalt: BodyInit): Response =>
  new Response(inhalt, {
    headers: {
      "Content-Type": typ,
      "Content-Disposition": alsAnhang(name.replace(/[\\/:*?"<>|]/g, "-")),
      "Cache-Control": "no-store",
    },
  });

const pdf = async ({ request: { signal } }: Seitenaufruf, name: string, satz: Blattsatz): Promise<Response> =>
  datei(`${name}.pdf`, "application/pdf", await satzAlsPdf(satz, { signal }));

/** The protocol of a day as a file. */
export const tagesprotokolldatei = (aufruf: Seitenaufruf, tag = "") =>
  dateiantwort(aufruf, async (wer) => {
    const satz = await tagespapier(wer, tag);
    return pdf(aufruf, satz.titel, satz);
  });

/** The control slip of an entry as a file. */
export const kontrollzetteldatei = (aufruf: Seitenaufruf, id = "") =>
  dateiantwort(aufruf, async (wer) => {
    const { name, satz } = await kontrollzettelVon(wer, id);
    return pdf(aufruf, name, satz);
  });

/** The Fristenakte as PDF or JSON. */
export const fristenaktendatei = (aufruf: Seitenaufruf, format: string | undefined): Promise<Response> =>
  dateiantwort(aufruf, async (wer) => {
    if (format !== "pdf" && format !== "json") throw new ApiFehler(404, { error: saetze.nichtGefunden });
    const frage = new URL(aufruf.request.url).searchParams;
    const wunsch = {
      tag: frage.get("tag") ?? "",
      akte: (frage.get("akte") ?? "").replaceAll("\0", "").slice(0, 200),
    };
    const { name, inhalt } = await fristenakteAls(wer, wunsch, format);
    return typeof inhalt === "string"
      ? datei(`${name}.json`, "application/json; charset=utf-8", inhalt)
      : pdf(aufruf, name, inhalt);
  });

/** The whole book as a file. */
export const mitnahmedatei = (aufruf: Seitenaufruf, format = ""): Promise<Response> =>
  dateiantwort(aufruf, async (wer) => {
    const { name, typ, inhalt } = await buchMitnehmen(wer, format, aufruf.request.signal);
    return datei(name, typ, inhalt);
  });
