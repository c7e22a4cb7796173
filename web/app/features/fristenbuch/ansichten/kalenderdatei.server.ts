import { icsDatei, type Termin } from "#dokumente/kalender/ics.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import type { Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { imBuch } from "../eintrag/buchzugang.server.ts";
import type { Frist } from "../eintrag/frist.ts";
import { fristenFinden } from "../eintrag/lesen.server.ts";
import { filterAus, zeitspanne } from "./listenwahl.ts";
import { marken } from "./zeile.ts";

const hoechstens = 5_000;

/** The list as a calendar file: each end and each Vorfrist a day. It is a copy; the book is what counts. */
export async function kalenderdatei({ request, context }: Seitenaufruf): Promise<Response> {
  const wer = requireKonto(sitzungAus(context));
  const filter = filterAus(new URL(request.url).searchParams);
  const heute = heuteInBerlin();
  const { ansicht, akte, suche, zeit } = filter;
  const fristen = await imBuch(wer, (lage) =>
    fristenFinden(lage, {
      status: ansicht,
      ...zeitspanne(zeit, heute),
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
  return [
    { uid: `${f.id}@fristenmanager`, tag: f.ende, titel: `${wort}${uhr}: ${kopf}`, text },
    ...f.vorfristen.map((tag, i) => ({
      uid: `${f.id}-vorfrist-${i + 1}@fristenmanager`,
      tag,
      titel: `Vorfrist: ${kopf}`,
      text,
    })),
  ];
}
