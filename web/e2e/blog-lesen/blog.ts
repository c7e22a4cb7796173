import type { Page } from "playwright-core";
import { bestand } from "../lib/blogbestand.ts";
import { type Blogartikel, blogFuellen } from "../lib/blogdaten.ts";
import { type Demoportal, demoportal, schnellster } from "../lib/demoportal.ts";
import { besuchen } from "../lib/test.ts";

/** The one portal of these tests, with a blog of `bestand` alone. */
export let portal: Demoportal;
export let artikel: ReadonlyMap<string, Blogartikel>;
/** Id of whoever has written all of it. */
export let autor: string;

export async function blogBereiten(): Promise<void> {
  portal = await demoportal(schnellster());
  artikel = await blogFuellen(portal, bestand);
  const { posts } = await (await fetch(`${portal.url}/api/blog?limit=1`)).json();
  autor = posts[0].authorId;
}

export const blogBeenden = async (): Promise<void> => portal?.beenden();

export const adresse = (titel: string): string => `/blog/${artikel.get(titel)?.slug}`;
export const karten = (page: Page) => page.getByTestId("post-card");
export const weitere = (page: Page) => page.getByTestId("load-more");

/** Opens a page of this portal and waits for its handlers; marks the document, to see whether it stays the same one. */
export async function offen(page: Page, pfad: string): Promise<void> {
  await besuchen(page, portal.url + pfad);
  await page.evaluate(() => Object.assign(window, { dasselbe: true }));
}
export const dasselbe = (page: Page): Promise<boolean> => page.evaluate(() => "dasselbe" in window);

/** How often a post was read, as the call by id says, which counts nothing. */
export async function aufrufe(titel: string): Promise<number> {
  const antwort = await fetch(`${portal.url}/api/blog/${artikel.get(titel)?.id}`);
  return ((await antwort.json()) as { viewCount: number }).viewCount;
}
