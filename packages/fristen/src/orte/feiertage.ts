import { bundesweit } from "@gebuehrenportal/gesetze/feiertage/bundesweit.ts";
import { laender } from "@gebuehrenportal/gesetze/feiertage/index.ts";
import { erfasstAb, geprueft } from "@gebuehrenportal/gesetze/feiertage/tage.ts";
import type { Feiertagsvorschrift, Land, Termin } from "@gebuehrenportal/gesetze/feiertage/typ.ts";
import { oertlicheFeiertage } from "@gebuehrenportal/gesetze/orte/oertliche-feiertage.ts";
import type { Aussage } from "@gebuehrenportal/gesetze/orte/typ.ts";
import { type Fassung, fassungAm, geringste, type Tag, teile } from "@gebuehrenportal/recht";
import type { Gemeindeort, Ort } from "../ort.ts";
import type { Feiertag } from "../typen.ts";
import { type Ortslage, ortslage } from "./ortsdaten.ts";
import { faelltAuf, osterdatum, type Tagesbild, tagesbild, tagImJahr } from "./termin.ts";

export type { Land } from "@gebuehrenportal/gesetze/feiertage/typ.ts";
export type { Ort } from "../ort.ts";
export type { Feiertag } from "../typen.ts";

/** First year of the table; before it no holiday is known, so a result must say that it counted none. */
export const erstesFeiertagsjahr: number = teile(erfasstAb).jahr;

/**
 * Whether the holidays of a year are certain. Until the end of the year after the last look into the gazettes they are; later
 * years follow the law as it stands today, and a Land may still add a day.
 */
export function feiertagsstand(jahr: number): "nicht-erfasst" | "gesichert" | "geltendes-recht" {
  if (jahr < erstesFeiertagsjahr) return "nicht-erfasst";
  return jahr <= teile(geprueft).jahr + 1 ? "gesichert" : "geltendes-recht";
}

/**
 * Public holidays of a year at a place, in order of days. Without a Land only those of all sixteen Länder; local ones
 * only with a municipality or court. Empty before `erstesFeiertagsjahr`. Throws outside the years 1000–9999.
 */
export function feiertage(jahr: number, ort: Ort): readonly Feiertag[] {
  const lage = ortslage(ort);
  const { weitere } = lage;
  const tage = feiertageEinesOrtes(jahr, lage);
  return weitere ? tage.filter(({ tag }) => anAllen(tag, weitere)) : tage;
}

function feiertageEinesOrtes(jahr: number, ort: Ortslage): Feiertag[] {
  const ostern = osterdatum(jahr);
  const gefunden: Feiertag[] = [];
  fuerJede(ort, (vorschrift, aussage) => {
    for (const fassung of vorschrift.reihe.fassungen) {
      const t = tagImJahr(fassung.wert, jahr, ostern);
      if (t !== undefined && fassungAm(vorschrift.reihe, t) === fassung)
        gefunden.push(alsFeiertag(t, vorschrift, fassung, aussage));
    }
    return false;
  });
  return gefunden.sort((a, b) => (a.tag < b.tag ? -1 : a.tag > b.tag ? 1 : 0));
}

/** The holiday of a day at a place; `undefined` on working days and plain Sundays. */
export function feiertagAm(tag: Tag, ort: Ort): Feiertag | undefined {
  const bild = tagesbild(tag);
  const lage = ortslage(ort);
  let gefunden: Feiertag | undefined;
  fuerJede(lage, (vorschrift, aussage) => {
    const fassung = geltendeFassung(vorschrift, bild);
    if (fassung) gefunden = alsFeiertag(tag, vorschrift, fassung, aussage);
    return fassung !== undefined;
  });
  if (!gefunden || !lage.weitere) return gefunden;
  const dort = lage.weitere.map((gemeinde) => feiertagAm(tag, { gemeinde }));
  if (dort.includes(undefined)) return undefined;
  return { ...gefunden, sicherheit: geringste([gefunden, ...dort].map((f) => f?.sicherheit)) };
}

/** Tells whether a day may be a holiday on one view of a place. */
export type Feiertagsansicht = (t: Tag) => boolean;

/**
 * The views of what may be a holiday at a place although it does not count as one: at each seat of the court, with what is
 * not certain for the town; without a town with every local holiday of the Land, without a Land in each of them.
 */
export function feiertagsansichten(ort: Ort): readonly Feiertagsansicht[] {
  const { land, gemeinde, weitere = [] } = ortslage(ort);
  if (gemeinde) return [gemeinde, ...weitere].map((sitz) => imLandMit(sitz.land, sitz));
  return (land === undefined ? alleLaender : [land]).map((eines) => imLandMit(eines));
}

const alleLaender = Object.keys(laender) as readonly Land[];

/** Holidays of a Land and those local ones that hold in a town or may do so; all of them where no town is known. */
const imLandMit =
  (land: Land, sitz?: Gemeindeort): Feiertagsansicht =>
  (tag) => {
    if (feiertagAm(tag, sitz ? { gemeinde: sitz } : { land })) return true;
    const bild = tagesbild(tag);
    return (oertlicheFeiertage[land] ?? []).some(
      ({ id, vorschrift }) =>
        (sitz === undefined || (sitz.aussagen[id]?.sicherheit ?? "hoch") !== "hoch") &&
        geltendeFassung(vorschrift, bild) !== undefined,
    );
  };

/** Whether a holiday of a place may be none. */
export function ungesicherteFeiertage(ort: Ort): boolean {
  const { gemeinde, weitere = [] } = ortslage(ort);
  return (gemeinde ? [gemeinde, ...weitere] : []).some(({ aussagen }) =>
    Object.values(aussagen).some(({ gilt, sicherheit }) => gilt === "ja" && sicherheit !== "hoch"),
  );
}

/** Whether a day is a holiday at every seat. */
const anAllen = (tag: Tag, sitze: readonly Gemeindeort[]): boolean =>
  sitze.every((gemeinde) => feiertagAm(tag, { gemeinde }) !== undefined);

/** The version by which a day is this holiday. */
export function geltendeFassung(
  { reihe }: Feiertagsvorschrift,
  bild: Tagesbild,
): Fassung<Termin> | undefined {
  const passend = reihe.fassungen.some(({ wert }) => faelltAuf(wert, bild));
  const fassung = passend ? fassungAm(reihe, bild.t) : undefined;
  return fassung && faelltAuf(fassung.wert, bild) ? fassung : undefined;
}

/** Visits the holidays of a place, those of the Land first, until `besuch` says that it has what it wants. */
function fuerJede(
  { land, gemeinde }: Ortslage,
  besuch: (vorschrift: Feiertagsvorschrift, aussage?: Aussage) => boolean,
): void {
  for (const vorschrift of (land === undefined ? bundesweit : laender[land]).tage)
    if (besuch(vorschrift)) return;
  if (land === undefined || gemeinde === undefined) return;
  for (const { id, vorschrift } of oertlicheFeiertage[land] ?? []) {
    const aussage = gemeinde.aussagen[id];
    if (aussage?.gilt === "ja" && besuch(vorschrift, aussage)) return;
  }
}

const alsFeiertag = (
  tag: Tag,
  { name, reihe }: Feiertagsvorschrift,
  fassung: Fassung<Termin>,
  aussage: Aussage | undefined,
): Feiertag => ({
  tag: tag,
  name,
  norm: reihe.norm,
  oertlich: aussage !== undefined,
  quelle: fassung.quelle,
  sicherheit: geringste([fassung.sicherheit, aussage?.sicherheit]),
});
