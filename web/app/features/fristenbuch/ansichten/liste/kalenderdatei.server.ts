import type { Tag } from "@gebuehrenportal/recht";
import { icsDatei, type Termin } from "#dokumente/kalender/ics.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import type { Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { type Buchnutzer, imBuch } from "../../einstellung/buchzugang.server.ts";
import { fristenFinden } from "../../eintrag/liste-store.server.ts";
import { termineVon } from "../../erinnerung/termine.ts";
import type { Frist } from "../../worte/frist.ts";
import { fristwort } from "../../worte/fristwort.ts";
import { dateiantwort } from "../dateien.server.ts";
import { marken } from "../zeile.ts";
import { filterAus, zeitspanne } from "./listenwahl.ts";

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
  const termine = fristen.flatMap((f) => listentermine(f, heute));
  return new Response(icsDatei(termine, heute, "Fristenmanager"), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="fristen.ics"',
      "Cache-Control": "no-store",
    },
  });
}

/** An entry as the list gives it away: with its marks, its norm and what was noted. */
export function listentermine(frist: Frist, heute: Tag): readonly Termin[] {
  const merkmale = marken(frist, heute).map(({ text }) => text);
  const text = [frist.norm, ...merkmale, frist.bemerkung].filter(Boolean).join("\n");
  return termineVon(frist, { was: fristwort(frist, "voll"), text });
}
