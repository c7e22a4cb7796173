import { type FristErgebnis, feiertagAm, type Ort } from "@gebuehrenportal/fristen";
import { plusTage, type Tag, tagMitNummer, tagNummer, wochentag } from "@gebuehrenportal/recht";

/** What a day of the calendar is; several may hold at once. */
export type Tagesrolle = "ereignis" | "vorfrist" | "rechnerisch" | "ende" | "andere";

/** One day of the strip. */
export type Kalendertag = {
  readonly tag: Tag;
  /** Lies between event and end. */
  readonly laeuft: boolean;
  readonly frei?: "wochenende" | "feiertag";
  readonly feiertag?: string;
  readonly rollen: readonly Tagesrolle[];
};

/** A week from Monday to Sunday, or the number of weeks left out from a Monday on. */
export type Kalenderzeile =
  | { readonly art: "woche"; readonly tage: readonly Kalendertag[] }
  | { readonly art: "luecke"; readonly ab: Tag; readonly wochen: number };

const wochentage = 7;

/**
 * The weeks around the days that matter: event, Vorfristen, counted end, days passed over, end, other arguable days. Weeks
 * without any of them are one gap; a single week between two others is shown.
 */
export function fristkalender(e: FristErgebnis, ort: Ort): readonly Kalenderzeile[] {
  const rollen = tagesrollen(e);
  const wichtig = [...rollen.keys(), ...e.ausfalltage.map(({ tag }) => tag)];
  const montage = [...new Set(wichtig.map((t) => tagNummer(montag(t))))].sort((a, b) => a - b);
  const [von, bis] = e.ereignisAm < e.ende ? [e.ereignisAm, e.ende] : [e.ende, e.ereignisAm];
  const woche = (nummer: number): Kalenderzeile => ({
    art: "woche",
    tage: Array.from({ length: wochentage }, (_, i) =>
      kalendertag(tagMitNummer(nummer + i), ort, rollen, von, bis),
    ),
  });
  return montage.flatMap((nummer, i): readonly Kalenderzeile[] => {
    const naechster = montage[i + 1];
    const dazwischen = naechster === undefined ? 0 : (naechster - nummer) / wochentage - 1;
    if (dazwischen === 0) return [woche(nummer)];
    if (dazwischen === 1) return [woche(nummer), woche(nummer + wochentage)];
    return [woche(nummer), { art: "luecke", ab: tagMitNummer(nummer + wochentage), wochen: dazwischen }];
  });
}

const montag = (t: Tag): Tag => plusTage(t, 1 - wochentag(t));

function tagesrollen(e: FristErgebnis): ReadonlyMap<Tag, readonly Tagesrolle[]> {
  const rollen = new Map<Tag, Tagesrolle[]>();
  const merken = (t: Tag, rolle: Tagesrolle) => {
    const bisher = rollen.get(t) ?? [];
    if (!bisher.includes(rolle)) rollen.set(t, [...bisher, rolle]);
  };
  merken(e.ereignisAm, "ereignis");
  for (const v of e.vorfristen) merken(v.tag, "vorfrist");
  if (e.rechnerischesEnde !== e.ende) merken(e.rechnerischesEnde, "rechnerisch");
  merken(e.ende, "ende");
  for (const { frueher, spaeter } of e.streitpunkte)
    for (const t of [frueher, spaeter]) if (t !== e.ende) merken(t, "andere");
  return rollen;
}

function kalendertag(
  tag: Tag,
  ort: Ort,
  rollen: ReadonlyMap<Tag, readonly Tagesrolle[]>,
  von: Tag,
  bis: Tag,
): Kalendertag {
  const feiertag = feiertagAm(tag, ort)?.name;
  const frei = feiertag !== undefined ? "feiertag" : wochentag(tag) >= 6 ? "wochenende" : undefined;
  return {
    tag,
    laeuft: tag > von && tag <= bis,
    ...(frei && { frei }),
    ...(feiertag !== undefined && { feiertag }),
    rollen: rollen.get(tag) ?? [],
  };
}
