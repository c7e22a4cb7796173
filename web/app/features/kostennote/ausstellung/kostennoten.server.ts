import { type Tag, teile } from "@gebuehrenportal/recht";
import type { Transaction } from "kysely";
import type { Beleg } from "#dokumente/e-rechnung/beleg.ts";
import { storno } from "#dokumente/e-rechnung/summen.ts";
import { requireVerschwiegenheit } from "#features/konto/index.server.ts";
import { protokolliere } from "#platform/audit/protokoll-store.server.ts";
import { jetzt } from "#platform/clock/clock.server.ts";
import { type Mandant, mandant } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { type Absenderangaben, belegnummer, leererAbsender, praefixAm, uebliche } from "../absender.ts";
import { angabenAus } from "../angaben.ts";
import { belegAus } from "../beleg/belegentwurf.ts";
import { ausstellbar, pruefliste } from "../beleg/pruefliste.ts";
import type { Pruefpunkt } from "../beleg/pruefpunkt.ts";
import { gleicheFelder, type Kostennotenfelder } from "../felder.ts";
import type { Auftragsfeld } from "../grundlage/auftraege.server.ts";
import { type Berechnung, type Grundlagenantwort, grundlageAus } from "../grundlage/grundlage.server.ts";
import { moeglicheRestgruende, type Vereinbarungswahl, vereinbarungswahl } from "../grundlage/verlangt.ts";
import type { Restgrund } from "../restgrund.ts";
import { fingerabdruck } from "./gesehen.server.ts";
import * as store from "./kostennote-store.server.ts";

/** Whoever asks, and whether he may release: a lawyer of the Kanzlei, or somebody who works for himself. */
export type Aussteller = Mandant & { readonly darfFreigeben: boolean };

/** Stores a new draft; the account has agreed to the terms on secrecy before. */
export const entwurfAnlegen = (
  wer: Mandant,
  entwurf: Berechnung & { readonly felder: Kostennotenfelder },
): Promise<string> =>
  mandant(wer, async (tx) => {
    await requireVerschwiegenheit(tx, wer.nutzer.id);
    return store.entwurfSchreiben(tx, wer.nutzer.id, entwurf);
  });

/** What the page of a draft shows: the document as it would be, what is wrong, what is missing. */
export type Entwurfsansicht = {
  readonly fehler: Readonly<Record<string, string>>;
  readonly liste: readonly Pruefpunkt[];
  readonly beleg: Beleg | undefined;
  /** Why there is no document. */
  readonly ohneGrundlage: string | undefined;
  readonly vereinbarung: Vereinbarungswahl;
  /** Why the client may owe more than nothing beside the treasury; empty: nothing to ask. */
  readonly restgruende: readonly Restgrund[];
  /** The treasury pays for a matter. */
  readonly ausKasse: boolean;
  /** Where the draft asks for the mandates. */
  readonly auftraege: readonly Auftragsfeld[];
};

type Entwurfsfrage = Berechnung & { readonly felder: Kostennotenfelder };

/** Computes a draft with its sender. */
export function entwurfsansicht(
  { felder, ...berechnung }: Entwurfsfrage,
  { absender }: Absenderangaben,
  { heute, darfFreigeben }: { readonly heute: Tag; readonly darfFreigeben: boolean },
): Entwurfsansicht {
  const { angaben, fehler } = angabenAus(felder, heute);
  const antwort: Grundlagenantwort = grundlageAus(berechnung, heute, angaben);
  if (antwort.art === "keine")
    return {
      fehler,
      liste: [],
      beleg: undefined,
      ohneGrundlage: antwort.text,
      vereinbarung: "keine",
      restgruende: [],
      ausKasse: false,
      auftraege: [],
    };
  const { grundlage } = antwort;
  return {
    fehler,
    liste: pruefliste({ grundlage, angaben, absender, heute, darfFreigeben }),
    beleg: belegAus({ grundlage, angaben, absender, datum: heute }),
    ohneGrundlage: undefined,
    vereinbarung: vereinbarungswahl(grundlage),
    restgruende: moeglicheRestgruende(grundlage),
    ausKasse: grundlage.gruppen.some(({ kasse }) => kasse),
    auftraege: grundlage.auftraege,
  };
}

/**
 * Stores what was typed, as long as nobody else has changed the draft since; what is stored already needs no new version.
 *
 * @returns the version that holds it; `undefined`: no such draft, or another version with something else
 */
export const entwurfSichern = (
  wer: Mandant,
  { id, felder, version }: Pick<store.Entwurf, "id" | "felder" | "version">,
): Promise<number | undefined> =>
  mandant(wer, async (tx) => {
    const konto = wer.nutzer.id;
    const bisher = await store.entwurfLesen(tx, konto, id, { sperren: true });
    if (bisher && gleicheFelder(bisher.felder, felder)) return bisher.version;
    return store.entwurfAendern(tx, konto, { id, felder, version });
  });

/** The sender of an account; empty ones as long as none is given. */
export async function absenderVon(tx: Transaction<DB>, kontoId: string): Promise<Absenderangaben> {
  return (await store.absenderLesen(tx, kontoId)) ?? { absender: leererAbsender, reihe: uebliche };
}

export type Ausstellung =
  | { readonly art: "ausgestellt"; readonly id: string }
  /** Nothing with this id belongs to the account. */
  | { readonly art: "fremd" }
  /** Something is missing or wrong: the page says what. */
  | { readonly art: "unvollstaendig" }
  /** Not the version that was seen: it was changed in the meantime. */
  | { readonly art: "veraltet" }
  /** Not the document that was seen: the page shows it again. */
  | { readonly art: "ungesehen" };

/** What is released: the version of a draft, and the document that was seen. */
export type Freigegebenes = Pick<store.Entwurf, "id" | "version"> & {
  /** Its fingerprint. */
  readonly gesehen: string;
};

/**
 * Releases and issues a draft: number, document and the end of the draft in one transaction. Called again, it finds what
 * has been issued. The calculation runs before the transaction, which holds the row of numbers.
 */
export async function ausstellen(
  wer: Aussteller,
  { id, version, gesehen }: Freigegebenes,
  heute: Tag,
): Promise<Ausstellung> {
  const konto = wer.nutzer.id;
  const gelesen = await mandant(wer, async (tx) => ({
    entwurf: await store.entwurfLesen(tx, konto, id),
    absender: await absenderVon(tx, konto),
  }));
  const { entwurf } = gelesen;
  if (!entwurf) return schonAusgestellt(wer, id);
  if (entwurf.version !== version) return { art: "veraltet" };
  const sicht = entwurfsansicht(entwurf, gelesen.absender, { heute, darfFreigeben: wer.darfFreigeben });
  const { beleg, fehler, liste } = sicht;
  if (!beleg || Object.keys(fehler).length > 0 || !ausstellbar(liste)) return { art: "unvollstaendig" };
  if (fingerabdruck(beleg) !== gesehen) return { art: "ungesehen" };
  const ergebnis = await mandant(wer, async (tx): Promise<Ausstellung> => {
    await requireVerschwiegenheit(tx, konto);
    const jetziger = await store.entwurfLesen(tx, konto, id, { sperren: true });
    if (!jetziger) return { art: "fremd" };
    if (jetziger.version !== version) return { art: "veraltet" };
    const nummer = await nummerNehmen(tx, konto, gelesen.absender, heute);
    await kostennoteAblegen(tx, konto, { id, beleg: { ...beleg, nummer } });
    await store.entwurfLoeschen(tx, konto, jetziger);
    return { art: "ausgestellt", id };
  });
  return ergebnis.art === "fremd" ? schonAusgestellt(wer, id) : ergebnis;
}

function schonAusgestellt(wer: Aussteller, id: string): Promise<Ausstellung> {
  return mandant(wer, async (tx) =>
    (await store.kostennoteLesen(tx, wer.nutzer.id, id)) ? { art: "ausgestellt", id } : { art: "fremd" },
  );
}

export type Stornierung =
  | { readonly art: "storniert"; readonly id: string }
  | { readonly art: "fremd" }
  /** A Storno is not cancelled itself, and only a lawyer releases one. */
  | { readonly art: "nicht-moeglich" };

/** Cancels an issued Kostennote by a document of its own with its own number; called again, it finds that one. */
export async function stornieren(wer: Aussteller, id: string, heute: Tag): Promise<Stornierung> {
  const konto = wer.nutzer.id;
  return mandant(wer, async (tx): Promise<Stornierung> => {
    const absender = await absenderVon(tx, konto);
    const vorher = await store.kostennoteLesen(tx, konto, id);
    if (!vorher) return { art: "fremd" };
    if (vorher.storniertDurch) return { art: "storniert", id: vorher.storniertDurch.id };
    if (vorher.beleg.art === "storno" || !wer.darfFreigeben) return { art: "nicht-moeglich" };
    const nummer = await nummerNehmen(tx, konto, absender, heute);
    // Whoever waited for the row of numbers may have come second.
    const jetzige = await store.kostennoteLesen(tx, konto, id);
    if (jetzige?.storniertDurch) throw new SchonStorniert(jetzige.storniertDurch.id);
    const freigegebenVon = absender.absender.rechtsanwalt || vorher.beleg.freigegebenVon;
    const beleg = storno(vorher.beleg, { nummer, datum: heute, freigegebenVon });
    return { art: "storniert", id: await kostennoteAblegen(tx, konto, { beleg, stornoZu: id }) };
  }).catch((fehler: unknown): Stornierung => {
    if (fehler instanceof SchonStorniert) return { art: "storniert", id: fehler.id };
    throw fehler;
  });
}

/** Rolls back, so that the number taken is free again. */
class SchonStorniert extends Error {
  readonly id: string;
  constructor(id: string) {
    super("Schon storniert");
    this.id = id;
  }
}

/** The next number of the row. Two prefixes may lead to the same one: what is given away already is passed over. */
async function nummerNehmen(
  tx: Transaction<DB>,
  konto: string,
  { reihe }: Absenderangaben,
  heute: Tag,
): Promise<string> {
  const praefix = praefixAm(reihe, String(teile(heute).jahr));
  for (;;) {
    const zahl = await store.naechsteZahl(tx, konto, { praefix, beginn: reihe.beginn });
    const nummer = belegnummer(praefix, zahl, reihe);
    if (!(await store.nummerVergeben(tx, konto, nummer))) return nummer;
  }
}

async function kostennoteAblegen(
  tx: Transaction<DB>,
  konto: string,
  ablage: { readonly id?: string; readonly beleg: Beleg; readonly stornoZu?: string },
): Promise<string> {
  const freigegebenAm = new Date(jetzt().epochMilliseconds);
  const id = await store.kostennoteSchreiben(tx, konto, { ...ablage, freigegebenAm });
  // The log outlives the account: it names no client and no amount.
  const akt = ablage.beleg.art === "storno" ? "kostennote-storniert" : "kostennote-ausgestellt";
  await protokolliere(tx, { akt, konto, von: konto, einzelheiten: { id } });
  return id;
}
