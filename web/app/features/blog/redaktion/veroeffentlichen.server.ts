import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { redaktion } from "#platform/db/mandant.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import type { Artikelangaben, Einreichung, Gespeichert } from "../angaben.ts";
import {
  type Artikelzeile,
  artikelEinfuegen,
  artikelEntfernen,
  artikelErsetzen,
  artikelLesen,
  type Neufassung,
} from "../bestand/artikel-store.server.ts";
import { geaendert, gleicherInhalt, requireLesbar } from "../bestand/aufbereitung.server.ts";
import type { Inhalt } from "../bestand/inhalt.ts";
import { type Blogtx, blogSperren, inhaltAus } from "../bestand/inhalt-store.server.ts";
import { versionAus } from "../bestand/versionen-store.server.ts";
import { absage, nichtGefunden, veraltet } from "../fehler.ts";
import { mitteilen } from "../mitteilungen/mitteilungen-store.server.ts";
import {
  aenderbar,
  entwurfSpeichern,
  neuerInhalt,
  requireManuskript,
} from "../schreiben/entwuerfe.server.ts";
import {
  type Manuskriptzeile,
  manuskriptAnlegen,
  manuskriptEntfernen,
  manuskriptHalten,
  manuskriptSchreiben,
  verfasserLesen,
} from "../schreiben/manuskript-store.server.ts";
import {
  darfSelbstAendern,
  moderiert,
  type Schreibende,
  schlangeGeaendert,
  seitenGeaendert,
  zeitpunkt,
} from "../schreibende.server.ts";
import { uuidAus } from "../uuid.ts";

/**
 * Publishes without review, for those who moderate: a new post or one's own draft, at once or on a day to come.
 *
 * @param angaben `authorId`: in whose name; `draftId` with `version`: asked for once more, it is published once
 * @returns the id of the post
 * @throws {ApiFehler} 400 no title, no text, no such account; 404 no such draft of one's own; 409 `veraltet`,
 *   `basis-veraltet`: what it changes has been changed itself
 */
export async function veroeffentlichen(
  wer: Schreibende,
  angaben: Einreichung & { readonly authorId?: string | undefined },
): Promise<string> {
  const schonErschienen = await erschienenAus(wer, angaben.draftId);
  if (schonErschienen) return schonErschienen.id;
  const entwurf = angaben.draftId === undefined ? undefined : await requireManuskript(wer, angaben.draftId);
  const fremder = entwurf !== undefined && entwurf.konto_id !== wer.nutzer.id;
  // What has been submitted is approved, not published past its author.
  if (fremder && !planteSelbst(wer, entwurf, angaben.authorId)) throw nichtGefunden();
  const inhalt = entwurf
    ? await geaendert(inhaltAus(entwurf), angaben)
    : await neuerInhalt(angaben, undefined);
  requireLesbar(inhalt);
  const am = zeitpunkt();
  const { publishAt = entwurf?.erscheint_am ?? null } = angaben;
  const id = await redaktion(wer, async (tx) => {
    await blogSperren(tx);
    const autor = await verfasserLesen(tx, angaben.authorId ?? wer.nutzer.id);
    if (!autor) throw absage(400, "konto-unbekannt", "authorId");
    const termin = publishAt !== null && publishAt > am ? publishAt : null;
    const version = fremder ? undefined : angaben.version;
    if (entwurf && (await schonGeplant(tx, entwurf, { inhalt, termin, version }))) return entwurf.id;
    if (fremder) throw nichtGefunden();
    const eigener = entwurf && autor.id === entwurf.konto_id;
    if (entwurf) await requireUnveraendert(tx, entwurf, angaben.version);
    if (eigener && termin !== null) {
      const stand = { status: "published", erscheint_am: termin, ablehnung: null } as const;
      const geprueft = { geprueft_von: wer.nutzer.id, geprueft_am: am };
      await manuskriptSchreiben(tx, entwurf.id, { inhalt, stand: { ...stand, ...geprueft }, am });
      return entwurf.id;
    }
    const revision = entwurf?.revision_von ?? null;
    if (revision !== null && termin === null) {
      const artikel = await artikelLesen(tx, revision);
      if (artikel && artikel.version !== entwurf?.revision_basis) throw absage(409, "basis-veraltet");
    }
    if (entwurf) await manuskriptEntfernen(tx, entwurf.id);
    const gastbeitrag = autor.ist_gastautor;
    if (termin !== null)
      return manuskriptAnlegen(tx, {
        id: entwurf?.id,
        kontoId: autor.id,
        inhalt,
        revision: revision === null ? undefined : { von: revision, basis: entwurf?.revision_basis ?? 1 },
        status: "published",
        erscheint_am: termin,
        geprueft_von: wer.nutzer.id,
        geprueft_am: am,
        gastbeitrag,
        am,
      });
    const einzelheiten = { artikel: revision ?? "neu" };
    await protokolliere(tx, {
      akt: "artikel-veroeffentlicht",
      konto: autor.id,
      von: wer.nutzer.id,
      einzelheiten,
    });
    if (revision !== null) {
      await artikelErsetzen(tx, revision, { inhalt, aus: entwurf?.id, von: wer.nutzer.id, am });
      return revision;
    }
    const neu = await artikelEinfuegen(tx, {
      ...(entwurf ? { id: entwurf.id } : {}),
      inhalt,
      // Said to be unknown is something else than not said.
      lesezeitBelassen: angaben.readTime === null,
      autorId: autor.id,
      gastbeitrag,
      aus: entwurf?.id,
      von: wer.nutzer.id,
      erstellt: entwurf?.erstellt ?? am,
      am,
    });
    return neu.id;
  });
  await seitenGeaendert();
  await schlangeGeaendert(wer.nutzer.id);
  return id;
}

/** What a draft of one's own has become: the answer got lost, and the same is asked once more. */
async function erschienenAus(
  wer: Schreibende,
  draftId: string | undefined,
): Promise<Gespeichert | undefined> {
  const id = uuidAus(draftId);
  return id === undefined ? undefined : redaktion(wer, (tx) => versionAus(tx, id, wer.nutzer.id));
}

/** Whether it is what whoever asks has set for a day to come in the name of somebody else. */
const planteSelbst = (wer: Schreibende, zeile: Manuskriptzeile, authorId: string | undefined): boolean =>
  zeile.status === "published" && zeile.geprueft_von === wer.nutzer.id && zeile.konto_id === authorId;

/**
 * Whether a draft stands already as it is asked for, to appear on a day to come: the answer got lost, and the same is
 * asked once more. In the name of somebody else the draft was made anew, without a `version` to go by.
 */
async function schonGeplant(
  tx: Blogtx,
  { id }: Manuskriptzeile,
  neu: { readonly inhalt: Inhalt; readonly termin: Date | null; readonly version: number | undefined },
): Promise<boolean> {
  const jetzt = await manuskriptHalten(tx, id);
  return (
    jetzt?.status === "published" &&
    (neu.version === undefined || jetzt.version - 1 === neu.version) &&
    jetzt.erscheint_am?.getTime() === neu.termin?.getTime() &&
    gleicherInhalt(neu.inhalt, inhaltAus(jetzt))
  );
}

async function requireUnveraendert(
  tx: Blogtx,
  { id, version: gelesen }: Manuskriptzeile,
  version: number | undefined,
): Promise<Manuskriptzeile> {
  const jetzt = await manuskriptHalten(tx, id);
  if (!jetzt) throw nichtGefunden();
  if (jetzt.version !== (version ?? gelesen)) throw veraltet();
  return jetzt;
}

/**
 * Publishes a change that one may make oneself: what the draft says becomes the public version, and the draft goes, both
 * or neither.
 *
 * @param gesehen `version`: the saving that is meant; `articleVersion`: the published version that it is to replace,
 *   if that is not the one the change began with
 * @throws {ApiFehler} 400 no text; 403 it is not one's own to change; 404 no such change of one's own; 409 `in-pruefung`,
 *   `freigegeben`, `veraltet`; `basis-veraltet`: what it changes has been changed itself. Asked for once more, it says
 *   what is so
 */
export async function aenderungVeroeffentlichen(
  wer: Schreibende,
  draftId: string,
  gesehen: { readonly version?: number | undefined; readonly articleVersion?: number | undefined } = {},
): Promise<Gespeichert> {
  const schonErschienen = await erschienenAus(wer, draftId);
  if (schonErschienen) return schonErschienen;
  const entwurf = await requireManuskript(wer, draftId);
  const { konto_id, revision_von, revision_basis } = entwurf;
  const artikel = revision_von === null ? undefined : await veroeffentlichter(wer, revision_von);
  if (!artikel || konto_id !== wer.nutzer.id) throw nichtGefunden();
  if (!darfAendern(wer, artikel)) throw absage(403, "nicht-aendern");
  const inhalt = { ...inhaltAus(entwurf), lesezeit: null };
  const neu = { inhalt, aus: entwurf.id };
  const basis = gesehen.articleVersion ?? revision_basis ?? artikel.version;
  return artikelSchreiben(wer, artikel, neu, basis, async (tx) => {
    aenderbar(wer, await requireUnveraendert(tx, entwurf, gesehen.version));
    await manuskriptEntfernen(tx, entwurf.id);
  });
}

/**
 * Whether whoever asks may change a published post; for calls whose refusal by role comes before that of the input.
 * What is not public is left to `artikelAendern`.
 *
 * @throws {ApiFehler} 403
 */
export async function requireAenderbar(wer: Schreibende, id: string | undefined): Promise<void> {
  const artikel = await veroeffentlichter(wer, id);
  if (artikel && !darfAendern(wer, artikel)) throw absage(403, "nicht-aendern");
}

/** So often a change that names no version is put on top of what came in between. */
const anlaeufe = 20;

/**
 * Changes a published post at once, as a new version; a draft or rejected post as `entwurfSpeichern`. Without a version
 * it changes the post as it is when its turn comes, whatever others have changed meanwhile.
 *
 * @throws {ApiFehler} 403 it is not one's own to change; 404 it is published, and a draft was meant; otherwise as
 *   `entwurfSpeichern`
 */
export async function artikelAendern(
  wer: Schreibende,
  id: string,
  angaben: Artikelangaben,
  version = angaben.version,
): Promise<Gespeichert> {
  for (let anlauf = 1; ; anlauf += 1)
    try {
      return await einmalAendern(wer, id, angaben, version);
    } catch (fehler) {
      const ueberholt = fehler instanceof ApiFehler && fehler.koerper.code === "veraltet";
      if (!ueberholt || version !== undefined || anlauf === anlaeufe) throw fehler;
    }
}

async function einmalAendern(
  wer: Schreibende,
  id: string,
  angaben: Artikelangaben,
  version: number | undefined,
): Promise<Gespeichert> {
  const artikel = angaben.unpublished ? undefined : await veroeffentlichter(wer, id);
  if (!artikel) return entwurfSpeichern(wer, id, angaben, version);
  if (!darfAendern(wer, artikel)) throw absage(403, "nicht-aendern");
  const inhalt = await geaendert(inhaltAus(artikel), angaben);
  const basis = version ?? artikel.version;
  const { content, dokument, readTime } = angaben;
  const gleicherText = content === undefined && (dokument === undefined || dokument === null);
  if (gleicherText && readTime === undefined)
    return artikelSchreiben(wer, artikel, { inhalt, lesezeitBelassen: true }, basis);
  // Another text has another length, unless somebody says how long it takes.
  return artikelSchreiben(wer, artikel, { inhalt: { ...inhalt, lesezeit: readTime ?? null } }, basis);
}

/**
 * Writes a new version of a published post that still is the one that was read.
 *
 * @param zugleich what belongs to it, in the same transaction
 */
export async function artikelSchreiben(
  wer: Schreibende,
  { id }: Pick<Artikelzeile, "id">,
  neu: Pick<Neufassung, "inhalt" | "lesezeitBelassen" | "aus">,
  basis: number,
  zugleich?: (tx: Blogtx) => Promise<void>,
): Promise<Gespeichert> {
  const { inhalt } = neu;
  requireLesbar(inhalt);
  const am = zeitpunkt();
  const ergebnis = await redaktion(wer, async (tx) => {
    await blogSperren(tx);
    const jetzt = await artikelLesen(tx, id);
    if (!jetzt) throw nichtGefunden();
    // A draft of a change is something else than the post it changes.
    if (jetzt.version !== basis) throw zugleich ? absage(409, "basis-veraltet") : veraltet();
    const version = await artikelErsetzen(tx, id, { ...neu, von: wer.nutzer.id, am });
    if (version === undefined) throw nichtGefunden();
    await zugleich?.(tx);
    await autorSagen(tx, wer, {
      an: jetzt.autor_id,
      titel: inhalt.titel,
      art: "geaendert",
      ziel: `/blog/${jetzt.slug}`,
      am,
    });
    return { version, autor: jetzt.autor_id };
  });
  await seitenGeaendert();
  await schlangeGeaendert(ergebnis.autor);
  const { version } = ergebnis;
  return { id, version };
}

async function autorSagen(
  tx: Blogtx,
  wer: Schreibende,
  {
    an,
    ...rest
  }: { an: string | null; titel: string; art: "geaendert" | "geloescht"; ziel: string; am: Date },
): Promise<void> {
  if (an !== null && an !== wer.nutzer.id) await mitteilen(tx, { an, ...rest });
}

/**
 * Deletes a draft or rejected post of one's own; for those who moderate also what is submitted or published.
 *
 * @throws {ApiFehler} 403 published, and not for whoever asks; 404; 409 one's own is being reviewed, or approved
 */
export async function artikelLoeschen(wer: Schreibende, id: string): Promise<void> {
  const artikel = await veroeffentlichter(wer, id);
  if (artikel) return veroeffentlichtenLoeschen(wer, artikel);
  const zeile = await requireManuskript(wer, id);
  const am = zeitpunkt();
  await redaktion(wer, async (tx) => {
    await blogSperren(tx);
    const jetzt = await manuskriptHalten(tx, zeile.id);
    if (!jetzt) throw nichtGefunden();
    const eigener = jetzt.konto_id === wer.nutzer.id;
    if (eigener && jetzt.status === "pending") throw absage(409, "in-pruefung");
    if (eigener && jetzt.status === "published" && !moderiert(wer)) throw absage(409, "freigegeben");
    await manuskriptEntfernen(tx, jetzt.id);
    const { konto_id: an, titel } = jetzt;
    await autorSagen(tx, wer, { an, titel, art: "geloescht", ziel: "/blog/meine-artikel", am });
  });
  if (zeile.status !== "draft") await schlangeGeaendert(zeile.konto_id);
}

async function veroeffentlichtenLoeschen(wer: Schreibende, { id }: Artikelzeile): Promise<void> {
  if (!moderiert(wer)) throw absage(403, "nicht-loeschen");
  const am = zeitpunkt();
  const autor = await redaktion(wer, async (tx) => {
    await blogSperren(tx);
    const artikel = await artikelLesen(tx, id);
    if (!artikel) throw nichtGefunden();
    await artikelEntfernen(tx, id);
    const { autor_id: an, titel } = artikel;
    await autorSagen(tx, wer, { an, titel, art: "geloescht", ziel: "/blog/meine-artikel", am });
    const einzelheiten = { artikel: id };
    await protokolliere(tx, {
      akt: "artikel-geloescht",
      ...(an === null ? {} : { konto: an }),
      von: wer.nutzer.id,
      einzelheiten,
    });
    return an;
  });
  await seitenGeaendert();
  await schlangeGeaendert(autor);
}

const darfAendern = (wer: Schreibende, { autor_id }: Artikelzeile): boolean =>
  moderiert(wer) || (darfSelbstAendern(wer) && autor_id === wer.nutzer.id);

/** A published post by its id. */
export async function veroeffentlichter(
  wer: Schreibende,
  id: string | undefined,
): Promise<Artikelzeile | undefined> {
  const uuid = uuidAus(id);
  return uuid === undefined ? undefined : redaktion(wer, (tx) => artikelLesen(tx, uuid));
}
