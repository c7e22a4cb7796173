import { laender } from "@gebuehrenportal/gesetze/feiertage/index.ts";
import type { Land } from "@gebuehrenportal/gesetze/feiertage/typ.ts";
import { gerichte } from "@gebuehrenportal/gesetze/orte/gerichte.ts";
import { oertlicheFeiertage } from "@gebuehrenportal/gesetze/orte/oertliche-feiertage.ts";
import type { Gemeinde, Gericht } from "@gebuehrenportal/gesetze/orte/typ.ts";
import { type KeinErgebnis, keinErgebnis } from "@gebuehrenportal/recht";
import type { Ort } from "../ort.ts";
import { imLand } from "./im-land.ts";
import { alleGemeinden, gemeindeMitId, gerichtMitId } from "./ortsdaten.ts";

/** A place somebody can choose. `ort` is what the calculation takes. */
export type Ortstreffer = {
  readonly id: string;
  readonly name: string;
  readonly art: "land" | "gericht" | Gemeinde["art"];
  readonly land: Land;
  /** „Bayern“, or for a court „Karlsruhe, Baden-Württemberg“. */
  readonly lage: string;
  readonly hinweis?: string;
  readonly ort: Ortskennung;
};

/** A place by its ids. */
export type Ortskennung = Pick<Ort, "land"> & { readonly gemeinde?: string; readonly gericht?: string };

/**
 * Finds Länder, municipalities and courts by a word: umlauts and ß in any spelling, beginnings of names first. A court's name
 * without a match („Landgericht München I“) leads to its town if courts of the data sit there. Empty below two letters.
 */
export function orte(suchwort: string, hoechstens = 12): readonly Ortstreffer[] {
  const gesucht = schluessel(suchwort);
  if (gesucht.lang.length < 2) return [];
  const direkt = sortiert(eintraege, gesucht, hoechstens);
  if (direkt.length > 0) return direkt;
  const stadt = schluessel(ohneGerichtsart(suchwort));
  if (stadt.lang === gesucht.lang || stadt.lang.length < 2) return [];
  return sortiert(
    eintraege.filter((e) => e.gerichtssitz),
    stadt,
    hoechstens,
  );
}

/** The place with an id of `orte`. */
export const ortAus = (id: string): Ortstreffer | undefined => nachId.get(id);

/** Every place the data know: Länder, municipalities, courts. */
export const alleOrte = (): readonly Ortstreffer[] => [...nachId.values()];

/** All sixteen Länder in alphabetical order, for a list to choose from. */
export const alleLaender = (): readonly Ortstreffer[] =>
  eintraege.flatMap(({ treffer }) => (treffer.art === "land" ? [treffer] : []));

/** Whether the Land has holidays in a part of its municipalities only, so that the Land alone does not settle a day. */
export const hatOertlicheFeiertage = (land: Land): boolean => Object.hasOwn(oertlicheFeiertage, land);

/** Says what is wrong with a place: an unknown id, or a Land that contradicts the court or municipality. */
export function ortPruefen(ort: Ort): KeinErgebnis | undefined {
  const norm = "§ 193 BGB";
  if (ort.land !== undefined && !Object.hasOwn(laender, ort.land))
    return keinErgebnis("Dieses Land ist nicht bekannt.", norm, "ort.land");
  const gericht = typeof ort.gericht === "string" ? gerichtMitId(ort.gericht) : ort.gericht;
  if (ort.gericht !== undefined && !gericht)
    return keinErgebnis("Dieses Gericht ist nicht erfasst.", norm, "ort.gericht");
  const gemeinde = typeof ort.gemeinde === "string" ? gemeindeMitId(ort.gemeinde) : ort.gemeinde;
  if (ort.gemeinde !== undefined && !gemeinde)
    return keinErgebnis("Diese Gemeinde ist nicht erfasst.", norm, "ort.gemeinde");
  if (gericht && gemeinde && gericht.land !== gemeinde.land)
    return keinErgebnis(
      `${gericht.name} liegt ${imLand(laender[gericht.land].name)}, ${gemeinde.name} ${imLand(laender[gemeinde.land].name)}.`,
      norm,
      "ort.gemeinde",
    );
  const land = gericht?.land ?? gemeinde?.land;
  if (land !== undefined && ort.land !== undefined && land !== ort.land)
    return keinErgebnis(
      `${gericht?.name ?? gemeinde?.name} liegt ${imLand(laender[land].name)}, nicht ${imLand(laender[ort.land].name)}.`,
      norm,
      "ort.land",
    );
  return undefined;
}

type Schluessel = { readonly lang: string; readonly kurz: string };
type Eintrag = {
  readonly treffer: Ortstreffer;
  readonly namen: readonly Schluessel[];
  readonly gerichtssitz: boolean;
};

/** A word in small plain letters, once with ae, oe, ue and once with the bare letter, since both are typed. */
function schluessel(text: string): Schluessel {
  const klein = text.normalize("NFC").toLowerCase().replaceAll("ß", "ss");
  const lang = klein.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue");
  return { lang: glatt(lang), kurz: glatt(klein) };
}

const glatt = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

const gerichtsart =
  /^(?:oberlandesgericht|oberverwaltungsgericht|verwaltungsgericht|landesarbeitsgericht|landessozialgericht|arbeitsgericht|sozialgericht|finanzgericht|landgericht|amtsgericht|olg|ovg|vgh|vg|lag|lsg|arbg|sg|fg|lg|ag)\s+/i;

const ohneGerichtsart = (text: string): string =>
  text
    .trim()
    .replace(gerichtsart, "")
    .replace(/\s+(?:I{1,3}|[123])$/i, "");

/** 0: the name begins so, 1: one of its words does, 2: it contains the word; `undefined`: no match. */
function rang(name: Schluessel, gesucht: Schluessel): number | undefined {
  const raenge = [einRang(name.lang, gesucht.lang), einRang(name.kurz, gesucht.kurz)].filter(
    (r) => r !== undefined,
  );
  return raenge.length === 0 ? undefined : Math.min(...raenge);
}

function einRang(name: string, gesucht: string): number | undefined {
  if (name.startsWith(gesucht)) return 0;
  if (name.includes(` ${gesucht}`)) return 1;
  return name.includes(gesucht) ? 2 : undefined;
}

/** Within a rank the order of the entries stays: Länder, municipalities, courts. */
function sortiert(wo: readonly Eintrag[], gesucht: Schluessel, hoechstens: number): readonly Ortstreffer[] {
  return wo
    .flatMap((eintrag) => {
      const raenge = eintrag.namen.flatMap((name) => rang(name, gesucht) ?? []);
      return raenge.length === 0 ? [] : [{ treffer: eintrag.treffer, rang: Math.min(...raenge) }];
    })
    .sort((a, b) => a.rang - b.rang)
    .slice(0, hoechstens)
    .map(({ treffer }) => treffer);
}

const landeintrag = (land: Land): Eintrag => ({
  treffer: { id: land, name: laender[land].name, art: "land", land, lage: "ganzes Land", ort: { land } },
  namen: [schluessel(laender[land].name)],
  gerichtssitz: false,
});

const gemeindeeintrag = ({ id, name, art, land, gerichtssitz }: Gemeinde): Eintrag => ({
  treffer: { id, name, art, land, lage: laender[land].name, ort: { land, gemeinde: id } },
  namen: [schluessel(name)],
  gerichtssitz: gerichtssitz === true,
});

const gerichtseintrag = ({ id, name, auch, land, sitz, hinweis }: Gericht): Eintrag => ({
  treffer: {
    id,
    name,
    art: "gericht",
    land,
    lage: `${sitz}, ${laender[land].name}`,
    ...(hinweis !== undefined && { hinweis }),
    ort: { land, gericht: id },
  },
  namen: [name, ...auch, sitz].map(schluessel),
  gerichtssitz: true,
});

const eintraege: readonly Eintrag[] = [
  ...(Object.keys(laender) as Land[])
    .map(landeintrag)
    .sort((a, b) => (a.treffer.name < b.treffer.name ? -1 : 1)),
  ...alleGemeinden.map(gemeindeeintrag),
  ...gerichte.map(gerichtseintrag),
];

const nachId: ReadonlyMap<string, Ortstreffer> = new Map(
  eintraege.map(({ treffer }) => [treffer.id, treffer]),
);
