import { jetzt } from "#platform/clock/clock.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { ablage } from "#platform/storage/ablage.server.ts";
import { dateienLoeschen } from "./bilder.server.ts";
import * as store from "./bilder-store.server.ts";

/** Longer than any upload takes between its files and its entry. */
const schonzeitMs = 24 * 3_600_000;

/**
 * Deletes the files that belong to nothing: of uploads and deletions that a killed process left halfway, of accounts
 * that are gone, and share pictures of posts that have changed since.
 *
 * @returns how many
 */
export async function bilderAufraeumen(): Promise<number> {
  await betrieb((tx) => store.verwaisteAustragen(tx));
  const lager = await ablage();
  const vor = jetzt().epochMilliseconds - schonzeitMs;
  const ueberzaehlig: string[] = [];
  const pruefen = async (ordner: string, gehoert: (schluessel: string) => boolean) => {
    for await (const schluessel of lager.liste(ordner)) {
      if (gehoert(schluessel)) continue;
      const alter = await lager.zeitpunkt(schluessel);
      if (alter && alter.getTime() < vor) ueberzaehlig.push(schluessel);
    }
  };
  const bilder = await store.allePfade();
  await pruefen("blog", (schluessel) => bilder.has(schluessel));
  const artikel = await store.artikelversionen();
  await pruefen("og", (schluessel) => artikel.has(schluessel.slice("og/".length, -".png".length)));
  await dateienLoeschen(lager, ueberzaehlig);
  return ueberzaehlig.length;
}
