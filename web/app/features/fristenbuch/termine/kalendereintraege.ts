import { plusTage, type Tag } from "@gebuehrenportal/recht";
import type { Termin as Kalendereintrag, Uhrzeiten } from "#dokumente/kalender/ics.ts";
import type { Erinnerungsinhalt } from "../worte/fristwort.ts";
import { fehltDerRegel, regelVon } from "./regel.ts";
import { type Tagesangaben, type Termin, type Vorkommen, vorkommenAm } from "./termin.ts";
import { istSerientag, serientage } from "./wiederholung.ts";

/** Words of both kinds: they stand beside those of deadlines in every list, file and calendar. */
export const terminworte = { termin: "Termin", wiedervorlage: "Wiedervorlage" } as const;

/** As the book colours them. */
const farben = { termin: "rebeccapurple", wiedervorlage: "teal" } as const;

/** So far ahead single days of a Wiedervorlage are moved off weekends and holidays. */
const voraus = 400;
const tagInMinuten = 24 * 60;

type Blick = {
  readonly inhalt: Erinnerungsinhalt;
  readonly heute: Tag;
  readonly istBuerotag: (t: Tag) => boolean;
  /** Whose days the calendar shows; unset: everybody's. */
  readonly fuer?: ((person: string | null) => boolean) | undefined;
};

/**
 * A Termin as calendar programmes take it: the series with its rule and what is left out of it, and each day that differs
 * from it as an entry of its own with the same name (RFC 5545, 3.8.4.4). No more of a mandate than was chosen.
 */
export function kalendereintraege(termin: Termin, blick: Blick): readonly Kalendereintrag[] {
  const { heute, istBuerotag, fuer = () => true } = blick;
  if (termin.wiederholung === null) {
    const eines = vorkommenAm(termin, termin.tag, istBuerotag);
    return eines && fuer(eines.person) ? [eintrag(termin, eines, blick)] : [];
  }
  const spanne = { von: plusTage(heute, -voraus), bis: plusTage(heute, voraus) };
  const eigens = [...new Set([...serientage(termin, spanne), ...termin.ausnahmen.map(({ tag }) => tag)])]
    .filter((tag) => istSerientag(termin, tag))
    .toSorted();
  const ohne: Tag[] = [];
  const anders: Kalendereintrag[] = [];
  const serie = fuer(termin.person);
  for (const tag of eigens) {
    const eines = vorkommenAm(termin, tag, istBuerotag);
    // What is done needs nobody's look any more.
    const zeigt = eines !== undefined && eines.erledigtAm === null && fuer(eines.person);
    const eigener = fehltDerRegel(termin, tag) || !serie;
    if (eigener && zeigt)
      anders.push({ ...eintrag(termin, eines, blick), uid: `${termin.id}-${tag}@termine` });
    else if (!eigener && !zeigt) ohne.push(tag);
    else if (zeigt && (eines.abweichend || eines.tag !== tag))
      anders.push({ ...eintrag(termin, eines, blick), statt: { tag, zeit: zeiten(termin) } });
  }
  if (!serie) return anders;
  return [{ ...eintrag(termin, termin, blick), regel: regelVon(termin, termin.von), ohne }, ...anders];
}

const zeiten = ({ von, bis }: Pick<Tagesangaben, "von" | "bis">): Uhrzeiten | undefined =>
  von === null ? undefined : { von, bis };

function eintrag(termin: Termin, angaben: Tagesangaben | Vorkommen, { inhalt }: Blick): Kalendereintrag {
  const voll = inhalt === "voll";
  return {
    uid: `${termin.id}@termine`,
    tag: angaben.tag,
    zeit: zeiten(angaben),
    titel: terminwort(termin, angaben.titel, inhalt),
    text: voll ? angaben.notiz : "",
    ort: voll ? angaben.ort : undefined,
    kategorie: terminworte[termin.art],
    farbe: farben[termin.art],
    version: termin.stand,
    erinnerung: angaben.erinnerung === null ? undefined : ausloeser(angaben.erinnerung, angaben.von),
  };
}

/** „Termin“, „Termin 12/26“ or „Termin: Verhandlung, 12/26“: no more of a mandate than was chosen. */
export function terminwort(
  { art, aktenzeichen }: Pick<Termin, "art" | "aktenzeichen">,
  titel: string,
  inhalt: Erinnerungsinhalt,
): string {
  const wort = terminworte[art];
  if (inhalt === "frist") return wort;
  if (inhalt === "aktenzeichen") return [wort, aktenzeichen].filter(Boolean).join(" ");
  return [`${wort}: ${titel}`, aktenzeichen].filter(Boolean).join(", ");
}

/** Hour of the morning at which somebody is reminded of a day without time. */
const morgens = 7;

/** When a programme reminds (3.8.6.3): whole days by the calendar, so that the hour stays when clocks change. */
function ausloeser(minuten: number, von: string | null): string {
  const tage = minuten / tagInMinuten;
  if (von === null)
    return tage === 0 ? `PT${morgens}H` : `-P${tage > 1 ? `${tage - 1}D` : ""}T${24 - morgens}H`;
  return minuten > 0 && Number.isInteger(tage) ? `-P${tage}D` : `-PT${minuten}M`;
}
