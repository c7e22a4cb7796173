import { betrieb } from "#platform/db/mandant.server.ts";
import { artikelLesen } from "../bestand/artikel-store.server.ts";
import { lesbar } from "../bestand/aufbereitung.server.ts";
import { type Blogtx, blogSperren, inhaltAus } from "../bestand/inhalt-store.server.ts";
import { mitteilen } from "../mitteilungen/mitteilungen-store.server.ts";
import {
  faelligesHolen,
  type Manuskriptzeile,
  manuskriptSchreiben,
} from "../schreiben/manuskript-store.server.ts";
import { schlangeGeaendert, seitenGeaendert, zeitpunkt } from "../schreibende.server.ts";
import { texteTermine } from "../texts.ts";
import { entwurfsziel, pruefungsziel } from "../ziele.ts";
import { erscheinen } from "./erscheinen-store.server.ts";

/**
 * Publishes what is due: approved posts, and drafts of those who may publish by themselves. Each in a transaction of its
 * own that also takes it from the waiting ones: exactly once, however many processes run and whatever is killed, and
 * after a standstill all that has become due. One that cannot appear is left for the next time and stops none of the
 * others.
 *
 * @returns how many have appeared
 * @throws the first failure, after all the others have appeared
 */
export async function faelligeVeroeffentlichen(): Promise<number> {
  let erschienen = 0;
  const gescheitert = new Map<string, unknown>();
  for (;;) {
    let versucht: string | undefined;
    try {
      const ergebnis = await betrieb((tx) =>
        naechstesFaellige(tx, [...gescheitert.keys()], (id) => {
          versucht = id;
        }),
      );
      if (!ergebnis) break;
      versucht = undefined;
      if (ergebnis.erschienen) {
        erschienen += 1;
        await seitenGeaendert();
      }
      await schlangeGeaendert(ergebnis.autor);
    } catch (fehler) {
      if (versucht === undefined) throw fehler;
      gescheitert.set(versucht, fehler);
    }
  }
  for (const fehler of gescheitert.values()) throw fehler;
  return erschienen;
}

async function naechstesFaellige(
  tx: Blogtx,
  ausser: readonly string[],
  versuchen: (id: string) => void,
): Promise<{ readonly autor: string; readonly erschienen: boolean } | undefined> {
  await blogSperren(tx);
  const am = zeitpunkt();
  const zeile = await faelligesHolen(tx, am, ausser);
  if (!zeile) return undefined;
  versuchen(zeile.id);
  const { konto_id: autor, titel } = zeile;
  if (await ueberholt(tx, zeile)) {
    const stand = { status: "pending", eingereicht_am: am, erscheint_am: null } as const;
    await manuskriptSchreiben(tx, zeile.id, { stand, am });
    for (const [an, bemerkung, ziel] of [
      [null, texteTermine.ueberholt, pruefungsziel(zeile.id)],
      [autor, texteTermine.ueberholtAutor, entwurfsziel(zeile.id)],
    ] as const)
      await mitteilen(tx, { an, art: "eingereicht", titel, bemerkung, ziel, am });
    return { autor, erschienen: false };
  }
  // The day was a wish then: whoever wrote it could not publish yet.
  if (!lesbar(inhaltAus(zeile))) {
    await manuskriptSchreiben(tx, zeile.id, { stand: { status: "draft", erscheint_am: null }, am });
    const bemerkung = texteTermine.unlesbar;
    await mitteilen(tx, { an: autor, art: "verfallen", titel, bemerkung, ziel: entwurfsziel(zeile.id), am });
    return { autor, erschienen: false };
  }
  const { slug } = await erscheinen(tx, zeile, am);
  const ziel = `/blog/${slug}`;
  await mitteilen(tx, { an: autor, art: "erschienen", titel, ziel, am });
  return { autor, erschienen: true };
}

/** The post that this changes has been changed itself since the approval: somebody has to look again. */
async function ueberholt(tx: Blogtx, { revision_von, revision_basis }: Manuskriptzeile): Promise<boolean> {
  if (revision_von === null) return false;
  return (await artikelLesen(tx, revision_von))?.version !== revision_basis;
}
