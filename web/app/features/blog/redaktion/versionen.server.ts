import { redaktion } from "#platform/db/mandant.server.ts";
import type { Gespeichert, Versionsinhalt, Versionskopf } from "../angaben.ts";
import type { Artikelzeile } from "../bestand/artikel-store.server.ts";
import { geaendert } from "../bestand/aufbereitung.server.ts";
import { type Versionszeile, versionenLesen, versionLesen } from "../bestand/versionen-store.server.ts";
import { absage, nichtGefunden } from "../fehler.ts";
import { fassungAus } from "../schreiben/unterschied.ts";
import { darfAenderungEinreichen, moderiert, type Schreibende } from "../schreibende.server.ts";
import { artikelSchreiben, requireAenderbar, veroeffentlichter } from "./veroeffentlichen.server.ts";

/**
 * The published states of a post, the latest (the public one) first.
 *
 * @throws {ApiFehler} 403 one may not change it; 404
 */
export async function versionen(wer: Schreibende, artikelId: string): Promise<Versionskopf[]> {
  const { id } = await requireEinsicht(wer, artikelId);
  return (await redaktion(wer, (tx) => versionenLesen(tx, id))).map(kopf);
}

/** One published state. @throws {ApiFehler} 403, 404 */
export async function version(wer: Schreibende, artikelId: string, nummer: number): Promise<Versionsinhalt> {
  const { id } = await requireEinsicht(wer, artikelId);
  const zeile = await lesen(wer, id, nummer);
  return { ...kopf(zeile), ...fassungAus(zeile.inhalt), content: zeile.inhalt.html };
}

/**
 * Makes an earlier state the public one, as a new version.
 *
 * @param basis the public version that was seen; another one by now: 409
 * @throws {ApiFehler} 403 one may not change it; 404; 409 `veraltet`
 */
export async function versionWiederherstellen(
  wer: Schreibende,
  artikelId: string,
  nummer: number,
  basis?: number,
): Promise<Gespeichert> {
  const artikel = await veroeffentlichter(wer, artikelId);
  if (!artikel) throw nichtGefunden();
  await requireAenderbar(wer, artikelId);
  const { inhalt } = await lesen(wer, artikel.id, nummer);
  // Made anew: the way HTML is made may have changed since.
  const neu = await geaendert(inhalt, { dokument: inhalt.dokument });
  return artikelSchreiben(wer, artikel, { inhalt: neu, lesezeitBelassen: true }, basis ?? artikel.version);
}

async function lesen(wer: Schreibende, artikelId: string, nummer: number) {
  const zeile =
    Number.isSafeInteger(nummer) && nummer > 0 && nummer < 2 ** 31
      ? await redaktion(wer, (tx) => versionLesen(tx, artikelId, nummer))
      : undefined;
  if (!zeile) throw nichtGefunden();
  return zeile;
}

/** For those who moderate and for the author, who compares what he hands in. */
async function requireEinsicht(wer: Schreibende, artikelId: string): Promise<Artikelzeile> {
  const artikel = await veroeffentlichter(wer, artikelId);
  if (!artikel) throw nichtGefunden();
  const eigener = artikel.autor_id === wer.nutzer.id && darfAenderungEinreichen(wer);
  if (!moderiert(wer) && !eigener) throw absage(403, "nicht-aendern");
  return artikel;
}

function kopf({ version, titel, von, name, am }: Versionszeile): Versionskopf {
  return { version, at: am, by: von === null ? null : { id: von, name: name ?? "" }, title: titel };
}
