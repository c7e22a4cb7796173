import { icsDatei, type Termin } from "#dokumente/kalender/ics.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import type { Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { type Buchnutzer, imBuch } from "../eintrag/buchzugang.server.ts";
import { type Frist, istUnerledigt } from "../eintrag/frist.ts";
import { fristenFinden } from "../eintrag/liste-store.server.ts";
import { zeitpunkt } from "../pflichten/buerozeit.ts";
import { dateiantwort } from "../pflichten/dateiantwort.server.ts";
import { filterAus, zeitspanne } from "./listenwahl.ts";
import { marken } from "./zeile.ts";

const hoechstens = 5_000;

/** The list as a calendar file: each end and each Vorfrist a day. It is a copy; the book is what counts. */
export const kalenderdatei = (aufruf: Seitenaufruf): Promise<Response> =>
  dateiantwort(aufruf, (wer) => kalenderVon(wer, new URL(aufruf.request.url).searchParams));

async function kalenderVon(wer: Buchnutzer, frage: URLSearchParams): Promise<Response> {
  const filter = filterAus(frage);
  const heute = heuteInBerlin();
  const { ansicht, akte, suche } = filter;
  const fristen = await imBuch(wer, (lage) =>
    fristenFinden(lage, {
      status: ansicht,
      ...zeitspanne(filter, heute),
      akte: akte || undefined,
      verantwortlich: lage.personen.find(({ id }) => id === filter.wer)?.id,
      suche,
      limit: hoechstens,
    }),
  );
  const termine = fristen.flatMap((f) =>
    fristtermine(
      f,
      marken(f, heute).map(({ text }) => text),
    ),
  );
  return new Response(icsDatei(termine, heute, "Fristenmanager"), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="fristen.ics"',
      "Cache-Control": "no-store",
    },
  });
}

/** The days of an entry in a calendar; none, while its trigger has none. */
export function fristtermine(f: Frist, merkmale: readonly string[]): readonly Termin[] {
  if (f.ende === null) return [];
  const kopf = [f.aktenzeichen, f.titel].filter(Boolean).join(": ");
  const text = [f.norm, ...merkmale, f.bemerkung].filter(Boolean).join("\n");
  const uhr = f.endeUhr === null ? "" : ` (${f.endeUhr} Uhr)`;
  const wort = f.gattung === "wartefrist" ? "Frühestens" : "Frist";
  const sicher = istUnerledigt(f) && f.sichererTag !== f.ende ? f.sichererTag : null;
  return [
    {
      ...{ uid: `${f.id}@fristenmanager`, tag: f.ende, titel: `${wort}${uhr}: ${kopf}`, text },
      um: f.endeUhr === null ? undefined : zeitpunkt(f.ende, f.endeUhr),
    },
    ...(sicher === null
      ? []
      : [{ uid: `${f.id}-sicher@fristenmanager`, tag: sicher, titel: `Sicherer Tag: ${kopf}`, text }]),
    ...f.vorfristen.map((tag, i) => ({
      uid: `${f.id}-vorfrist-${i + 1}@fristenmanager`,
      tag,
      titel: `Vorfrist: ${kopf}`,
      text,
    })),
  ];
}
