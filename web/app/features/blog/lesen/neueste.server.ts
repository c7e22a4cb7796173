import { zuJson } from "#platform/http/serial.ts";
import { artikelListe } from "./lesen.server.ts";

const anzahl = 3;

/** The newest posts for the home page, as they travel; none when they cannot be had: the page stands without them. */
export async function neuesteArtikel(): Promise<unknown> {
  const seite = await artikelListe({}, { limit: anzahl }).catch(() => ({ posts: [] }));
  return zuJson(seite.posts);
}
