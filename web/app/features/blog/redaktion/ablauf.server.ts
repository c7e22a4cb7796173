import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { redaktion } from "#platform/db/mandant.server.ts";
import type { Einreichung } from "../angaben.ts";
import { zeitpunkttext } from "../berlinzeit.ts";
import { artikelLesen } from "../bestand/artikel-store.server.ts";
import { geaendert, requireLesbar } from "../bestand/aufbereitung.server.ts";
import { type Blogtx, blogSperren, inhaltAus } from "../bestand/inhalt-store.server.ts";
import { absage, nichtGefunden, veraltet } from "../fehler.ts";
import { gasteinreichungenHoechstens } from "../grenzen.ts";
import { mitteilen } from "../mitteilungen/mitteilungen-store.server.ts";
import {
  neuerInhalt,
  requireManuskript,
  requirePlatz,
  revisionsbasis,
  steht,
} from "../schreiben/entwuerfe.server.ts";
import {
  aenderungWartet,
  type Manuskriptzeile,
  manuskriptAnlegen,
  manuskriptanzahl,
  manuskriptHalten,
  manuskriptSchreiben,
  revisionsbasisSetzen,
} from "../schreiben/manuskript-store.server.ts";
import { type Schreibende, schlangeGeaendert, seitenGeaendert, zeitpunkt } from "../schreibende.server.ts";
import { uuidAus } from "../uuid.ts";
import { entwurfsziel, pruefungsziel } from "../ziele.ts";
import { erscheinen } from "./erscheinen-store.server.ts";
import { rueckgabeMerken } from "./rueckgabe-store.server.ts";

/**
 * Submits a post for approval: a new one, one's own draft or rejected post (`draftId`, which is moved), or a change to a
 * published one (`revisionOf`, which stays public as it is).
 *
 * What comes once more, because no answer came (the same `draftId` and `version`), is submitted once.
 *
 * @returns its id
 * @throws {ApiFehler} 403 `email-unbestaetigt`; 400 no title or no text; 404 no such draft of one's own; 409
 *   `in-pruefung`, `freigegeben`, `gast-grenze`, `aenderung-offen`, `veraltet`
 */
export async function einreichen(wer: Schreibende, angaben: Einreichung): Promise<string> {
  if (!wer.nutzer.emailVerified) throw absage(403, "email-unbestaetigt");
  const entwurf = angaben.draftId === undefined ? undefined : await eigenerEntwurf(wer, angaben.draftId);
  // Whoever began a change may have lost the right to it since.
  const geaenderter = await revisionsbasis(
    wer,
    entwurf ? (entwurf.revision_von ?? undefined) : angaben.revisionOf,
  );
  const basis = entwurf ? undefined : geaenderter;
  const inhalt = entwurf ? await geaendert(inhaltAus(entwurf), angaben) : await neuerInhalt(angaben, basis);
  requireLesbar(inhalt);
  const am = zeitpunkt();
  const { publishAt, version } = angaben;
  const id = await redaktion(wer, async (tx) => {
    await blogSperren(tx);
    const jetzt = entwurf && (await manuskriptHalten(tx, entwurf.id));
    const erscheint_am = publishAt === undefined ? (jetzt?.erscheint_am ?? null) : publishAt;
    if (jetzt && wiederholt(jetzt, version) && steht(jetzt, { inhalt, erscheint_am })) return jetzt.id;
    if (entwurf) {
      if (!jetzt) throw nichtGefunden();
      einreichbar(jetzt);
      if (jetzt.version !== (version ?? entwurf.version)) throw veraltet();
    }
    await platzPruefen(tx, wer, {
      revision: jetzt ? jetzt.revision_von : (basis?.id ?? null),
      id: jetzt?.id ?? null,
    });
    const stand = {
      status: "pending",
      eingereicht_am: am,
      ablehnung: null,
      geprueft_von: null,
      geprueft_am: null,
      erscheint_am,
      gastbeitrag: wer.nutzer.isGuestAuthor,
    } as const;
    const revision = basis && { von: basis.id, basis: basis.version };
    if (jetzt) await manuskriptSchreiben(tx, jetzt.id, { inhalt, stand, am });
    else await requirePlatz(tx, wer);
    const eingereicht =
      jetzt?.id ??
      (await manuskriptAnlegen(tx, {
        kontoId: wer.nutzer.id,
        inhalt,
        revision,
        am,
        ...stand,
      }));
    const ziel = pruefungsziel(eingereicht);
    await mitteilen(tx, { an: null, art: "eingereicht", titel: inhalt.titel, ziel, am });
    return eingereicht;
  });
  await schlangeGeaendert(wer.nutzer.id);
  return id;
}

/** Whether it is the very saving named here that has been submitted since. */
const wiederholt = (zeile: Manuskriptzeile, version: number | undefined): boolean =>
  zeile.status === "pending" && zeile.version - 1 === version;

async function eigenerEntwurf(wer: Schreibende, id: string): Promise<Manuskriptzeile> {
  const zeile = await requireManuskript(wer, id);
  if (zeile.konto_id !== wer.nutzer.id) throw nichtGefunden();
  return zeile;
}

function einreichbar({ status }: Manuskriptzeile): void {
  if (status === "pending") throw absage(409, "in-pruefung");
  if (status === "published") throw absage(409, "freigegeben");
}

async function platzPruefen(
  tx: Blogtx,
  { nutzer }: Schreibende,
  { revision, id }: { readonly revision: string | null; readonly id: string | null },
): Promise<void> {
  if (
    nutzer.isGuestAuthor &&
    (await manuskriptanzahl(tx, nutzer.id, "pending")) >= gasteinreichungenHoechstens
  )
    throw absage(409, "gast-grenze");
  if (revision !== null && (await aenderungWartet(tx, revision, id))) throw absage(409, "aenderung-offen");
}

/**
 * Takes a submitted post of one's own (or an approved one that has not appeared) back to the drafts.
 *
 * @throws {ApiFehler} 404; 409 it is neither
 */
export async function zurueckziehen(wer: Schreibende, id: string): Promise<void> {
  const am = zeitpunkt();
  await redaktion(wer, async (tx) => {
    await blogSperren(tx);
    const uuid = uuidAus(id);
    const zeile = uuid && (await manuskriptHalten(tx, uuid));
    if (!zeile || zeile.konto_id !== wer.nutzer.id) throw nichtGefunden();
    if (zeile.status !== "pending" && zeile.status !== "published") throw absage(409, "nicht-in-pruefung");
    const stand = { status: "draft", eingereicht_am: null, geprueft_von: null, geprueft_am: null } as const;
    // A day that stays would publish the draft of somebody who may publish by himself.
    await manuskriptSchreiben(tx, zeile.id, { stand: { ...stand, erscheint_am: null }, am });
    await mitteilen(tx, { an: null, art: "zurueckgezogen", titel: zeile.titel, ziel: "/moderation", am });
  });
  await schlangeGeaendert(wer.nutzer.id);
}

/** @property geplant set: approved, and appears then */
export type Freigabe = { readonly id: string; readonly geplant: Date | null };

/**
 * Approves a submitted post: it is published at once, or waits for its day.
 *
 * @param wahl `publishAt`: another day than the author wished (null: at once); `version`: the saving that was reviewed;
 *   `articleVersion`: the published version that a change was compared with
 * @returns the id of the published post (of a change: that of the post it changes)
 * @throws {ApiFehler} 404 it does not wait for a decision (any more); 400 no text, or a picture without description; 409
 *   `veraltet`; 409 `basis-veraltet` the published post was changed after this change began, and nobody says he has seen it
 */
export async function freigeben(
  wer: Schreibende,
  id: string,
  wahl: {
    readonly publishAt?: Date | null | undefined;
    readonly version?: number | undefined;
    readonly articleVersion?: number | undefined;
  } = {},
): Promise<Freigabe> {
  const am = zeitpunkt();
  const { ergebnis, autor } = await redaktion(wer, async (tx) => {
    await blogSperren(tx);
    const zeile = await requireWartend(tx, id, wahl.version);
    // Those who moderate may have changed it while it waited.
    requireLesbar(inhaltAus(zeile));
    await basisPruefen(tx, zeile, wahl.articleVersion);
    const geprueft = { geprueft_von: wer.nutzer.id, geprueft_am: am };
    const { publishAt = zeile.erscheint_am } = wahl;
    const autor = zeile.konto_id;
    const einzelheiten = { artikel: zeile.id };
    await protokolliere(tx, { akt: "artikel-freigegeben", konto: autor, von: wer.nutzer.id, einzelheiten });
    if (publishAt !== null && publishAt > am) {
      await manuskriptSchreiben(tx, zeile.id, {
        stand: { status: "published", erscheint_am: publishAt, ablehnung: null, ...geprueft },
        am,
      });
      const bemerkung = zeitpunkttext(publishAt);
      const ziel = entwurfsziel(zeile.id);
      await mitteilen(tx, { an: autor, art: "geplant", titel: zeile.titel, bemerkung, ziel, am });
      return { ergebnis: { id: zeile.id, geplant: publishAt }, autor };
    }
    const { id: artikelId, slug } = await erscheinen(tx, zeile, am);
    await mitteilen(tx, { an: autor, art: "freigegeben", titel: zeile.titel, ziel: `/blog/${slug}`, am });
    return { ergebnis: { id: artikelId, geplant: null }, autor };
  });
  if (ergebnis.geplant === null) await seitenGeaendert();
  await schlangeGeaendert(autor);
  return ergebnis;
}

/**
 * Rejects a submitted post with a reason, which its author reads.
 *
 * @throws {ApiFehler} 400 no reason; 404 it does not wait for a decision (any more); 409 `veraltet`
 */
export async function ablehnen(
  wer: Schreibende,
  id: string,
  comment: string,
  version?: number,
): Promise<void> {
  const ablehnung = comment.trim();
  if (ablehnung === "") throw absage(400, "begruendung-fehlt", "comment");
  const am = zeitpunkt();
  const autor = await redaktion(wer, async (tx) => {
    await blogSperren(tx);
    const zeile = await requireWartend(tx, id, version);
    const stand = { status: "rejected", ablehnung, geprueft_von: wer.nutzer.id, geprueft_am: am } as const;
    await manuskriptSchreiben(tx, zeile.id, { stand, am });
    await rueckgabeMerken(tx, zeile.id, { begruendung: ablehnung, am, inhalt: inhaltAus(zeile) });
    const ziel = entwurfsziel(zeile.id);
    const { konto_id: an, titel } = zeile;
    await mitteilen(tx, { an, art: "abgelehnt", titel, bemerkung: ablehnung, ziel, am });
    const einzelheiten = { artikel: zeile.id };
    await protokolliere(tx, { akt: "artikel-abgelehnt", konto: an, von: wer.nutzer.id, einzelheiten });
    return an;
  });
  await schlangeGeaendert(autor);
}

async function requireWartend(tx: Blogtx, id: string, version: number | undefined): Promise<Manuskriptzeile> {
  const uuid = uuidAus(id);
  const zeile = uuid === undefined ? undefined : await manuskriptHalten(tx, uuid);
  if (zeile?.status !== "pending") throw nichtGefunden();
  if (version !== undefined && version !== zeile.version) throw veraltet();
  return zeile;
}

async function basisPruefen(tx: Blogtx, zeile: Manuskriptzeile, gesehen: number | undefined): Promise<void> {
  if (zeile.revision_von === null) return;
  const artikel = await artikelLesen(tx, zeile.revision_von);
  if (artikel && artikel.version !== (gesehen ?? zeile.revision_basis)) throw absage(409, "basis-veraltet");
  // From now on it is this version that the change is one of.
  if (artikel && artikel.version !== zeile.revision_basis)
    await revisionsbasisSetzen(tx, zeile.id, artikel.version);
}
