import { artikelEinfuegen, artikelErsetzen, artikelLesen } from "../bestand/artikel-store.server.ts";
import { type Blogtx, inhaltAus } from "../bestand/inhalt-store.server.ts";
import { type Manuskriptzeile, manuskriptEntfernen } from "../schreiben/manuskript-store.server.ts";

/**
 * Moves what was approved among the published posts, or into the one it changes; no copy stays. Under the lock of
 * `blogSperren`.
 *
 * @throws Error the post it changes is gone
 */
export async function erscheinen(
  tx: Blogtx,
  zeile: Manuskriptzeile,
  am: Date,
): Promise<{ id: string; slug: string }> {
  const inhalt = inhaltAus(zeile);
  const von = zeile.konto_id;
  await manuskriptEntfernen(tx, zeile.id);
  if (zeile.revision_von === null) {
    const { id, konto_id: autorId, gastbeitrag, erstellt } = zeile;
    return artikelEinfuegen(tx, { id, inhalt, autorId, gastbeitrag, aus: id, von, erstellt, am });
  }
  await artikelErsetzen(tx, zeile.revision_von, { inhalt, aus: zeile.id, von, am });
  const artikel = await artikelLesen(tx, zeile.revision_von);
  if (!artikel) throw new Error(`Der Artikel ${zeile.revision_von} fehlt.`);
  return { id: artikel.id, slug: artikel.slug };
}
