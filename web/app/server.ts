import { LRUCache } from "lru-cache";
import { matchRoutes } from "react-router";
import type { Tarifstufe } from "#platform/access/tarif.ts";
import type { Beitraege, Weg } from "#platform/beitraege.server.ts";
import type { Feature, Wachsend } from "#platform/feature.ts";
import type { Ausgeliefert } from "#platform/http/ausgeliefert.ts";
import type { Medium } from "#platform/http/medium.ts";
import { features } from "./features.ts";

/** For the sitemap: every address of a public page whose path holds a parameter, by that path. */
export const weitereAdressen: NonNullable<Feature["adressen"]> = Object.assign(
  {},
  ...features.map(({ adressen }) => adressen),
);

/** Pages that come and go while the portal runs. */
export const wachsend: Wachsend | undefined = features.find((feature) => feature.wachsend)?.wachsend;

/** A file below `/media/`, from whoever keeps it. */
export async function medium(pfad: string): Promise<Medium | undefined> {
  for (const { medien } of features) {
    const gefunden = await medien?.(pfad);
    if (gefunden) return gefunden;
  }
  return undefined;
}

/** Tells the features of an answer. */
export function ausgeliefert(antwort: Ausgeliefert): void {
  for (const feature of zuhoerer) feature.ausgeliefert?.(antwort);
}

const zuhoerer = features.filter((feature) => feature.ausgeliefert);

/** Settles when what the features do beside the answers is done. */
export async function featuresFertig(): Promise<void> {
  await Promise.all(features.map(({ fertig }) => fertig?.()));
}

const wege = features.flatMap(({ seiten = [] }) => seiten).map(({ path }) => ({ path }));
const gesuchte = new LRUCache<string, boolean>({ max: 500 });

const geordnet = <T extends { readonly rang: number }>(teile: readonly T[]): readonly T[] =>
  teile.toSorted((a, b) => a.rang - b.rang);

/** What the features give to pages of others; the server hands it over with each request. */
export const beitraege: Beitraege = {
  karten: (wer) => nachRang(features.map((feature) => feature.karten?.(wer) ?? [])),
  kontoabschnitte: (wer) => nachRang(features.map((feature) => feature.kontoabschnitte?.(wer) ?? [])),
  verwaltung: geordnet(features.flatMap(({ verwaltung = [] }) => verwaltung)),
  aufgaben: (wer) => nachRang(features.map((feature) => feature.aufgaben?.(wer) ?? [])),
  ueberblick: (wer) => nachRang(features.map((feature) => feature.ueberblick?.(wer) ?? [])),
  parteien: async (wer, akte) => [
    ...new Set((await Promise.all(features.map(({ parteien }) => parteien?.(wer, akte) ?? []))).flat()),
  ],
  suchziele: geordnet(features.flatMap(({ suchziele = [] }) => suchziele)),
  suchgruppen: geordnet(features.flatMap(({ suchgruppe = [] }) => suchgruppe)),
  ausfuhr: features.flatMap(({ ausfuhr = [] }) => ausfuhr),
  loeschung: features.flatMap(({ loeschung = [] }) => loeschung),
  nachlass: features.flatMap(({ nachlass = [] }) => nachlass),
  anzeigen: async (seite) =>
    (await Promise.all(werbende.map((anzeigen) => anzeigen({ ...seite, gibtSeite })))).flat(),
  gibtSeite,
  seitenwunsch,
};

const werbende = features.flatMap(({ anzeigen = [] }) => anzeigen);

const torseiten = features
  .flatMap(({ seiten = [] }) => seiten)
  .flatMap(({ path, guard, wunsch }) =>
    wunsch && guard.startsWith("tarif:")
      ? [{ path, handle: { stufe: guard.slice("tarif:".length) as Tarifstufe, text: wunsch.weiter } }]
      : [],
  );

/** It comes with the request, so it may be anything: an address of ours begins with one slash. */
function seitenwunsch(adresse: string): Weg | undefined {
  if (!/^\/(?![/\\])/.test(adresse) || adresse.length > 2_000) return undefined;
  const basis = "https://portal.invalid";
  if (!URL.canParse(adresse, basis)) return undefined;
  const { pathname, search } = new URL(adresse, basis);
  const [treffer] = matchRoutes(torseiten, pathname) ?? [];
  return treffer && { ...treffer.route.handle, adresse: pathname + search };
}

/** Asked for few addresses, and again and again for the same. */
function gibtSeite(pfad: string): boolean {
  const bekannt = gesuchte.get(pfad) ?? matchRoutes(wege, pfad) !== null;
  gesuchte.set(pfad, bekannt);
  return bekannt;
}

/** All of them in one order, as soon as all are known. */
async function nachRang<T extends { readonly rang: number }>(
  teile: readonly (readonly T[] | Promise<readonly T[]>)[],
): Promise<readonly T[]> {
  return geordnet((await Promise.all(teile)).flat());
}
