import { redaktion } from "#platform/db/mandant.server.ts";
import type { Artikelangaben, Entwurfsangaben, Gespeichert } from "../angaben.ts";
import type { Manuskript } from "../artikel.ts";
import { type Artikelzeile, artikelLesen } from "../bestand/artikel-store.server.ts";
import { geaendert, gleicherInhalt, leererInhalt, requireLesbar } from "../bestand/aufbereitung.server.ts";
import type { Inhalt } from "../bestand/inhalt.ts";
import { type Blogtx, blogSperren, inhaltAus } from "../bestand/inhalt-store.server.ts";
import { absage, nichtGefunden, veraltet } from "../fehler.ts";
import { entwuerfeHoechstens } from "../grenzen.ts";
import { mitteilen } from "../mitteilungen/mitteilungen-store.server.ts";
import {
  darfAenderungEinreichen,
  moderiert,
  type Schreibende,
  schlangeGeaendert,
  zeitpunkt,
} from "../schreibende.server.ts";
import { texteTermine } from "../texts.ts";
import { uuidAus } from "../uuid.ts";
import { entwurfsziel } from "../ziele.ts";
import {
  type Ablaufstand,
  type Manuskriptzeile,
  manuskriptAnlegen,
  manuskriptanzahl,
  manuskriptHalten,
  manuskriptkoepfeLesen,
  manuskriptLesen,
  manuskriptSchreiben,
} from "./manuskript-store.server.ts";
import { alsKopf, alsManuskript, type Manuskriptkopf } from "./manuskriptansicht.ts";

/**
 * Begins a draft; only its title has to be there. `revisionOf`: it begins with what this published post of one's own
 * says. With an `id` it can be sent again: a draft of one's own that has it and was not saved since is the one meant.
 *
 * @throws {ApiFehler} 400 no title; 403 it is not one's own to change, 404 there is no such post, or somebody else has
 *   the `id`; 409 `veraltet`, `in-pruefung`, `freigegeben`: with this `id` there is something newer;
 *   `zu-viele-entwuerfe`
 */
export async function entwurfAnlegen(wer: Schreibende, angaben: Entwurfsangaben): Promise<Gespeichert> {
  const revision = await revisionsbasis(wer, angaben.revisionOf);
  const inhalt = await neuerInhalt(angaben, revision);
  const { publishAt: erscheint_am = null } = angaben;
  terminPruefen(wer, inhalt, erscheint_am);
  return redaktion(wer, async (tx) => {
    const schonDa = await vergebenes(tx, wer, angaben.id);
    if (schonDa) return nochmals(tx, wer, schonDa, { inhalt, erscheint_am });
    await requirePlatz(tx, wer);
    const id = await manuskriptAnlegen(tx, {
      id: angaben.id,
      kontoId: wer.nutzer.id,
      inhalt,
      revision: revision && {
        von: revision.id,
        basis: Math.min(angaben.revisionBase ?? revision.version, revision.version),
      },
      status: "draft",
      erscheint_am,
      gastbeitrag: wer.nutzer.isGuestAuthor,
      am: zeitpunkt(),
    });
    return { id, version: 1 };
  });
}

/** @throws {ApiFehler} 409 `zu-viele-entwuerfe` */
export async function requirePlatz(tx: Blogtx, { nutzer }: Schreibende): Promise<void> {
  if ((await manuskriptanzahl(tx, nutzer.id)) >= entwuerfeHoechstens) throw absage(409, "zu-viele-entwuerfe");
}

/**
 * What there is already with the id that something new is to have.
 *
 * @throws {ApiFehler} 404 somebody else's, or a published post: drafts keep their id when they appear
 */
async function vergebenes(
  tx: Blogtx,
  wer: Schreibende,
  id: string | undefined,
): Promise<Manuskriptzeile | undefined> {
  if (id === undefined) return undefined;
  // Between the two looks no draft becomes a published post.
  await blogSperren(tx);
  const zeile = await manuskriptHalten(tx, id);
  if (zeile ? zeile.konto_id !== wer.nutzer.id : await artikelLesen(tx, id)) throw nichtGefunden();
  return zeile;
}

type Neues = { readonly inhalt: Inhalt; readonly erscheint_am: Date | null };

/** A first saving that comes once more. Written on meanwhile, it is the text of whoever sent it last. */
async function nochmals(
  tx: Blogtx,
  wer: Schreibende,
  zeile: Manuskriptzeile,
  neu: Neues,
): Promise<Gespeichert> {
  aenderbar(wer, zeile);
  const { id, version } = zeile;
  if (steht(zeile, neu)) return { id, version };
  if (version !== 1) throw veraltet();
  const am = zeitpunkt();
  const stand = mitTermin(wer, zeile, neu.erscheint_am, am);
  return { id, version: (await manuskriptSchreiben(tx, id, { inhalt: neu.inhalt, stand, am })) ?? 1 };
}

/** Whether a post says this already. */
export function steht(zeile: Manuskriptzeile, { inhalt, erscheint_am }: Neues): boolean {
  return (
    zeile.erscheint_am?.getTime() === erscheint_am?.getTime() && gleicherInhalt(inhaltAus(zeile), inhalt)
  );
}

/**
 * The published post that somebody wants to change by a draft.
 *
 * @throws {ApiFehler} 403 not one's own, or one's own as a guest; 404
 */
export async function revisionsbasis(
  wer: Schreibende,
  artikelId: string | undefined,
): Promise<Artikelzeile | undefined> {
  if (artikelId === undefined) return undefined;
  const id = uuidAus(artikelId);
  const artikel = id && (await redaktion(wer, (tx) => artikelLesen(tx, id)));
  if (!artikel) throw nichtGefunden();
  const eigener = artikel.autor_id === wer.nutzer.id;
  if (!moderiert(wer) && !(eigener && darfAenderungEinreichen(wer))) throw absage(403, "nur-eigene");
  return artikel;
}

/** @throws {ApiFehler} 400 */
export async function neuerInhalt(
  angaben: Artikelangaben,
  anfang: Artikelzeile | undefined,
): Promise<Inhalt> {
  // How long it takes to read is counted anew when the change appears.
  if (anfang) return geaendert({ ...inhaltAus(anfang), lesezeit: null }, angaben);
  if (angaben.title === undefined) throw absage(400, "titel-fehlt", "title");
  return geaendert({ ...leererInhalt, titel: angaben.title }, angaben);
}

/**
 * Saves a draft or rejected post (or, for those who moderate, a submitted one).
 *
 * @throws {ApiFehler} 400; 404 none that one may see; 409 `in-pruefung`, `freigegeben`, `veraltet`
 */
export async function entwurfSpeichern(
  wer: Schreibende,
  id: string,
  angaben: Artikelangaben,
  version = angaben.version,
): Promise<Gespeichert> {
  const bisher = await requireManuskript(wer, id);
  aenderbar(wer, bisher);
  const inhalt = await geaendert(inhaltAus(bisher), angaben);
  const { publishAt } = angaben;
  terminPruefen(wer, inhalt, publishAt === undefined ? bisher.erscheint_am : publishAt);
  const am = zeitpunkt();
  const gespeichert = await redaktion(wer, async (tx) => {
    // Whose post it is will be told; his account is not to go in between.
    if (bisher.konto_id !== wer.nutzer.id) await blogSperren(tx);
    const jetzt = await manuskriptHalten(tx, bisher.id);
    if (!jetzt) throw nichtGefunden();
    aenderbar(wer, jetzt);
    // Sent once more, because no answer came.
    const erscheint_am = publishAt === undefined ? jetzt.erscheint_am : publishAt;
    if (jetzt.version - 1 === version && steht(jetzt, { inhalt, erscheint_am }))
      return { id: jetzt.id, version: jetzt.version };
    // What was merged outside of the transaction must not undo what came in between.
    if (jetzt.version !== (version ?? bisher.version)) throw veraltet();
    const stand = publishAt === undefined ? undefined : mitTermin(wer, jetzt, publishAt, am);
    const neu = await manuskriptSchreiben(tx, jetzt.id, { inhalt, ...(stand && { stand }), am });
    if (neu === undefined) throw nichtGefunden();
    const wartetWieder = jetzt.status === "published" && stand?.status === "pending";
    if (jetzt.konto_id !== wer.nutzer.id) await (wartetWieder ? ruecknahmeSagen : autorSagen)(tx, jetzt, am);
    return { id: jetzt.id, version: neu };
  });
  if (bisher.status !== "draft") await schlangeGeaendert(bisher.konto_id);
  return gespeichert;
}

/** Once for all savings until he has read of it or submitted again: the editor saves every few seconds. */
function autorSagen(tx: Blogtx, zeile: Manuskriptzeile, am: Date): Promise<void> {
  const { id, konto_id: an, titel, eingereicht_am, erstellt } = zeile;
  const einmalSeit = eingereicht_am ?? erstellt;
  return mitteilen(tx, { an, art: "geaendert", titel, ziel: entwurfsziel(id), am, einmalSeit });
}

/** He was told of the approval, and of the day. */
function ruecknahmeSagen(tx: Blogtx, { id, konto_id: an, titel }: Manuskriptzeile, am: Date): Promise<void> {
  const bemerkung = texteTermine.zurueckgenommen;
  return mitteilen(tx, { an, art: "eingereicht", titel, bemerkung, ziel: entwurfsziel(id), am });
}

/** An approved post without a day waits for approval again; one's own that nobody has submitted is a draft again. */
function mitTermin(
  wer: Schreibende,
  { status, konto_id, eingereicht_am }: Manuskriptzeile,
  erscheint_am: Date | null,
  am: Date,
): Ablaufstand {
  if (status !== "published" || erscheint_am !== null) return { status, erscheint_am };
  const ungeprueft = { erscheint_am, geprueft_von: null, geprueft_am: null };
  if (eingereicht_am === null && konto_id === wer.nutzer.id) return { status: "draft", ...ungeprueft };
  return { status: "pending", eingereicht_am: eingereicht_am ?? am, ...ungeprueft };
}

/** Drafts of those who may publish appear by themselves, so there has to be something. */
export function terminPruefen(wer: Schreibende, inhalt: Inhalt, publishAt: Date | null): void {
  if (publishAt !== null && moderiert(wer)) requireLesbar(inhalt);
}

/** @throws {ApiFehler} 409 it is being reviewed, or approved */
export function aenderbar(wer: Schreibende, { status }: Manuskriptzeile): void {
  if (moderiert(wer)) return;
  if (status === "pending") throw absage(409, "in-pruefung");
  if (status === "published") throw absage(409, "freigegeben");
}

/** @throws {ApiFehler} 404 there is none, or not for whoever asks */
export async function requireManuskript(wer: Schreibende, id: string): Promise<Manuskriptzeile> {
  const uuid = uuidAus(id);
  const zeile = uuid && (await redaktion(wer, (tx) => manuskriptLesen(tx, uuid)));
  if (!zeile) throw nichtGefunden();
  return zeile;
}

/** A post that is not public: one's own; submitted and rejected ones for moderators; all for administrators. */
export async function manuskript(wer: Schreibende, id: string): Promise<Manuskript | undefined> {
  const uuid = uuidAus(id);
  const zeile = uuid && (await redaktion(wer, (tx) => manuskriptLesen(tx, uuid)));
  return zeile ? alsManuskript(zeile) : undefined;
}

const hoechstens = 500;

/** Everything of one's own that is not public, what was changed last first. */
export async function eigeneArtikel(wer: Schreibende): Promise<Manuskriptkopf[]> {
  const zeilen = await redaktion(wer, (tx) =>
    manuskriptkoepfeLesen(tx, { kontoId: wer.nutzer.id, limit: hoechstens }),
  );
  return zeilen.map(alsKopf);
}

/** Submitted posts that wait for a decision, the oldest first. */
export async function warteschlange(wer: Schreibende): Promise<Manuskriptkopf[]> {
  const zeilen = await redaktion(wer, (tx) =>
    manuskriptkoepfeLesen(tx, { status: "pending", reihenfolge: "eingereicht", limit: hoechstens }),
  );
  return zeilen.map(alsKopf);
}
