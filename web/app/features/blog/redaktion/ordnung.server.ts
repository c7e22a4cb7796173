import { redaktion } from "#platform/db/mandant.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { sucheErneuern } from "../bestand/artikel-store.server.ts";
import { type Blogtx, blogSperren } from "../bestand/inhalt-store.server.ts";
import {
  artikelMit,
  type Eintrag,
  eintraegeVereinen,
  eintragAnlegen,
  eintragEntfernen,
  eintragLesen,
  eintragUmbenennen,
  type Ordnung,
} from "../bestand/ordnung-store.server.ts";
import { absage } from "../fehler.ts";
import { nameErsetzen } from "../schreiben/manuskript-store.server.ts";
import { type Schreibende, seitenGeaendert } from "../schreibende.server.ts";
import { uuidAus } from "../uuid.ts";

/** Name and, of categories, description. */
export type Ordnungsangaben = { readonly name: string; readonly description?: string | undefined };

const listen = { kategorie: "kategorien", tag: "tags" } as const;
const vorhanden = { kategorie: "kategorie-vorhanden", tag: "tag-vorhanden" } as const;

/** @throws {ApiFehler} 409 there is one with this slug */
async function anlegen(
  wer: Schreibende,
  art: Ordnung,
  { name, description }: Ordnungsangaben,
): Promise<string> {
  const id = await inOrdnung(wer, (tx) =>
    eintragAnlegen(tx, art, { name, ...(description === undefined ? {} : { beschreibung: description }) }),
  );
  if (id === undefined) throw absage(409, vorhanden[art], "name");
  await seitenGeaendert();
  return id;
}

/** Posts keep the entry and are found under its new name. @throws {ApiFehler} 404; 409 there is one with this slug */
async function aendern(
  wer: Schreibende,
  art: Ordnung,
  id: string,
  { name, description: beschreibung }: Ordnungsangaben,
): Promise<void> {
  await inOrdnung(wer, async (tx) => {
    const bisher = await requireEintrag(tx, art, id);
    if (!(await eintragUmbenennen(tx, art, bisher.id, { name, beschreibung })))
      throw absage(409, vorhanden[art], "name");
    if (bisher.name === name) return;
    await nameErsetzen(tx, listen[art], bisher.name, name);
    await sucheErneuern(tx, await artikelMit(tx, art, bisher.id));
  });
  await seitenGeaendert();
}

/** Posts lose the entry. @throws {ApiFehler} 404 */
async function loeschen(wer: Schreibende, art: Ordnung, id: string): Promise<void> {
  await inOrdnung(wer, async (tx) => {
    const bisher = await requireEintrag(tx, art, id);
    const betroffen = await artikelMit(tx, art, bisher.id);
    await eintragEntfernen(tx, art, bisher.id);
    await nameErsetzen(tx, listen[art], bisher.name, null);
    await sucheErneuern(tx, betroffen);
  });
  await seitenGeaendert();
}

/** Gives the posts of one entry to another; the first one goes. @throws {ApiFehler} 404; 409 both are the same */
async function vereinen(wer: Schreibende, art: Ordnung, id: string, nach: string): Promise<void> {
  await inOrdnung(wer, async (tx) => {
    const bisher = await requireEintrag(tx, art, id);
    const ziel = await requireEintrag(tx, art, nach);
    if (bisher.id === ziel.id) throw absage(409, "gleicher-eintrag", "into");
    const betroffen = await artikelMit(tx, art, bisher.id);
    await eintraegeVereinen(tx, art, bisher.id, ziel.id);
    await nameErsetzen(tx, listen[art], bisher.name, ziel.name);
    await sucheErneuern(tx, betroffen);
  });
  await seitenGeaendert();
}

export const kategorieAnlegen = (wer: Schreibende, angaben: Ordnungsangaben) =>
  anlegen(wer, "kategorie", angaben);
export const kategorieAendern = (wer: Schreibende, id: string, angaben: Ordnungsangaben) =>
  aendern(wer, "kategorie", id, angaben);
export const kategorieLoeschen = (wer: Schreibende, id: string) => loeschen(wer, "kategorie", id);
export const kategorieZusammenfuehren = (wer: Schreibende, id: string, nach: string) =>
  vereinen(wer, "kategorie", id, nach);
export const schlagwortAnlegen = (wer: Schreibende, { name }: Ordnungsangaben) =>
  anlegen(wer, "tag", { name });
export const schlagwortAendern = (wer: Schreibende, id: string, { name }: Ordnungsangaben) =>
  aendern(wer, "tag", id, { name });
export const schlagwortLoeschen = (wer: Schreibende, id: string) => loeschen(wer, "tag", id);
export const schlagwortZusammenfuehren = (wer: Schreibende, id: string, nach: string) =>
  vereinen(wer, "tag", id, nach);

function inOrdnung<T>(wer: Schreibende, arbeit: (tx: Blogtx) => Promise<T>): Promise<T> {
  return redaktion(wer, async (tx) => {
    await blogSperren(tx);
    return arbeit(tx);
  });
}

async function requireEintrag(tx: Blogtx, art: Ordnung, id: string): Promise<Eintrag> {
  const uuid = uuidAus(id);
  const eintrag = uuid && (await eintragLesen(tx, art, uuid));
  if (!eintrag) throw new ApiFehler(404);
  return eintrag;
}
