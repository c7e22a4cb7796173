import { artikeladresse, kategorieadresse, tagadresse } from "../adressen.ts";
import { adressenLesen, artikelZaehlen, belegteLesen } from "./sitemap-store.server.ts";
import { ausSpeicher } from "./speicherfehler.server.ts";

/** A page for the sitemap. */
export type Adresse = { readonly pfad: string; readonly geaendert?: Date };

/** Number of published posts. */
export const artikelanzahl = (): Promise<number> => ausSpeicher(artikelZaehlen);

/** Pages of published posts, the oldest first. */
export async function artikeladressen(ab: number, limit: number): Promise<Adresse[]> {
  const zeilen = await ausSpeicher(() => adressenLesen(ab, limit));
  return zeilen.map(({ slug, geaendert }) => ({ pfad: artikeladresse(slug), geaendert }));
}

/** Pages of the categories and tags that have posts. */
export async function ordnungsadressen(): Promise<Adresse[]> {
  const [kategorien, tags] = await ausSpeicher(() =>
    Promise.all([belegteLesen("kategorie"), belegteLesen("tag")]),
  );
  return [...kategorien.map(kategorieadresse), ...tags.map(tagadresse)].map((pfad) => ({ pfad }));
}
