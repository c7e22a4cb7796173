import { createStore, del, delMany, entries, set } from "idb-keyval";
import { ausJson, zuJson } from "#platform/http/serial.ts";
import { merkerLoeschen, merkerSetzen } from "./lagermerker.ts";

/** A post that somebody keeps in this browser, with the HTML the server had made. */
export type Aufgehobenes = {
  readonly slug: string;
  readonly titel: string;
  readonly html: string;
  readonly am: Date;
};

const hoechstens = 20;
let offen: ReturnType<typeof createStore> | undefined;

function lager() {
  offen ??= createStore("blog", "artikel");
  return offen;
}

/** Keeps a post for hours without a connection; false where the browser keeps nothing. Nothing depends on it. */
export async function aufheben(artikel: Aufgehobenes): Promise<boolean> {
  try {
    await set(artikel.slug, zuJson(artikel), lager());
    const zuViele = (await alle()).slice(hoechstens).map(({ slug }) => slug);
    if (zuViele.length > 0) await delMany(zuViele, lager());
    merkerSetzen();
    return true;
  } catch (fehler) {
    warnen(fehler);
    return false;
  }
}

/** Keeps a post no longer. */
export async function entfernen(slug: string): Promise<void> {
  try {
    await del(slug, lager());
    if ((await alle()).length === 0) merkerLoeschen();
  } catch (fehler) {
    warnen(fehler);
  }
}

/** What was kept last stands first; nothing where nothing can be kept. */
export async function aufgehobenes(): Promise<readonly Aufgehobenes[]> {
  try {
    return await alle();
  } catch (fehler) {
    warnen(fehler);
    return [];
  }
}

async function alle(): Promise<Aufgehobenes[]> {
  const eintraege = await entries<string, unknown>(lager());
  return eintraege
    .map(([, wert]) => ausJson(wert) as Aufgehobenes)
    .sort((a, b) => b.am.getTime() - a.am.getTime());
}

let gewarnt = false;

function warnen(fehler: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one word about it; the page does without
  if (!gewarnt) console.warn("Artikel lassen sich in diesem Browser nicht aufheben.", fehler);
  gewarnt = true;
}
