import { randomUUID } from "node:crypto";
import { z } from "zod";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import {
  type Buchlage,
  type Buchnutzer,
  buchAendern,
  imBuch,
  requireRecht,
  requireVereinbarung,
  vermerken,
} from "../einstellung/buchzugang.server.ts";
import { fristenNachId } from "../eintrag/frist-store.server.ts";
import { saetze } from "../worte/saetze.ts";
import {
  type Postwahl,
  stueckEinfuegen,
  stueckeFinden,
  stueckFesthalten,
  stueckSchreiben,
} from "./posteingang-store.server.ts";
import { postsaetze } from "./saetze.ts";
import { type Postangaben, type Postentscheidung, type Poststueck, postwort } from "./stueck.ts";

/** A piece that somebody has in front of him. */
export type Stueckbezug = {
  readonly id: string;
  /** The state he has seen: another one now, and nothing is done. Unset: whatever it is. */
  readonly stand?: number | undefined;
};

/** What is to change of a piece; all or nothing. */
export type Postaenderung = {
  readonly angaben: Partial<Postangaben>;
  readonly zustand?: "offen" | "gebucht" | "nichts" | "gestrichen" | undefined;
  readonly grund?: string | undefined;
  readonly fristen?: readonly string[] | undefined;
};

/** Pieces of the Kanzlei. */
export const postVon = (wer: Buchnutzer, wahl: Postwahl): Promise<Poststueck[]> =>
  imBuch(wer, ({ tx, kanzleiId }) => stueckeFinden(tx, kanzleiId, wahl));

/**
 * Takes a piece in.
 *
 * @throws {ApiFehler} 403 role, or the agreement on secrecy is missing; 400 it is said to be served on a day to come
 */
export function stueckErfassen(wer: Buchnutzer, angaben: Postangaben): Promise<Poststueck> {
  return buchAendern(wer, async (lage) => {
    await requireErfassen(lage);
    requireGewesen(lage, angaben);
    const id = randomUUID();
    const stand = await vermerken(lage, "post-eingegangen", {
      post: id,
      was: postwort(angaben),
      felder: angaben,
    });
    const { tx, kanzleiId, am, akteur } = lage;
    await stueckEinfuegen(tx, kanzleiId, angaben, { id, stand, am, von: akteur.id });
    return requireStueck(lage, { id });
  });
}

/** @throws {ApiFehler} as `stueckErfassen`; 404 none of this Kanzlei, 409 it is not as he has seen it, or struck */
export function stueckAendern(
  wer: Buchnutzer,
  bezug: Stueckbezug,
  aenderung: Postaenderung,
): Promise<Poststueck> {
  return buchAendern(wer, async (lage) => {
    await requireErfassen(lage);
    const stueck = await requireStueck(lage, bezug);
    if (stueck.zustand === "gestrichen")
      throw new ApiFehler(409, { error: postsaetze.gestrichen, code: "gestrichen" });
    const beschrieben = await angabenAendern(lage, stueck, aenderung.angaben);
    return entscheiden(lage, beschrieben, aenderung);
  });
}

/**
 * Marks a piece as booked with these entries, within the piece of work that has booked them.
 *
 * @throws {ApiFehler} 404 none of this Kanzlei; 409 it is struck
 */
export async function stueckGebucht(lage: Buchlage, id: string, fristen: readonly string[]): Promise<void> {
  const stueck = await requireStueck(lage, { id });
  if (stueck.zustand === "gestrichen")
    throw new ApiFehler(409, { error: postsaetze.gestrichen, code: "gestrichen" });
  await gebucht(lage, stueck, fristen);
}

async function requireErfassen(lage: Buchlage): Promise<void> {
  requireRecht(lage, "buchen");
  await requireVereinbarung(lage);
}

/** @throws {ApiFehler} 404 none of this Kanzlei; 409 `veraltet` */
async function requireStueck({ tx, kanzleiId }: Buchlage, { id, stand }: Stueckbezug): Promise<Poststueck> {
  const gelesen = z.uuid().safeParse(id).data?.toLowerCase();
  const stueck = gelesen && (await stueckFesthalten(tx, kanzleiId, gelesen));
  if (!stueck) throw new ApiFehler(404, { error: postsaetze.nichtGefunden });
  if (stand !== undefined && stand !== stueck.stand)
    throw new ApiFehler(409, { error: saetze.veraltet, code: "veraltet" });
  return stueck;
}

/** What has arrived was served: a day to come is a slip of the keyboard. */
function requireGewesen({ heute }: Buchlage, { zugestelltAm }: Partial<Postangaben>): void {
  if (zugestelltAm === undefined || zugestelltAm <= heute) return;
  throw new ApiFehler(400, {
    error: postsaetze.tagKuenftig,
    code: "ereignis-in-der-zukunft",
    field: "servedAt",
  });
}

async function angabenAendern(
  lage: Buchlage,
  stueck: Poststueck,
  angaben: Partial<Postangaben>,
): Promise<Poststueck> {
  const neu: Partial<Postangaben> = Object.fromEntries(
    Object.entries(angaben).filter(
      ([feld, wert]) => wert !== undefined && wert !== stueck[feld as keyof Postangaben],
    ),
  );
  if (Object.keys(neu).length === 0) return stueck;
  requireGewesen(lage, neu);
  return schreiben(lage, stueck, neu, "post-geaendert");
}

async function entscheiden(
  lage: Buchlage,
  stueck: Poststueck,
  { zustand, grund = "", fristen }: Postaenderung,
): Promise<Poststueck> {
  const entschieden = { entschiedenAm: lage.am, entschiedenVon: lage.akteur.id };
  switch (zustand) {
    case undefined:
      return fristen === undefined ? stueck : gebucht(lage, stueck, fristen);
    case "gebucht":
      return gebucht(lage, stueck, fristen ?? []);
    case "nichts":
      requireOhneFristen(stueck);
      requireGrund(grund, postsaetze.grundFehlt);
      return schreiben(
        lage,
        stueck,
        { zustand, grund, fristen: [], ...entschieden },
        "post-nichts-zu-notieren",
      );
    case "gestrichen":
      requireRecht(lage, "streichen", stueck);
      requireOhneFristen(stueck);
      requireGrund(grund, postsaetze.streichgrundFehlt);
      return schreiben(lage, stueck, { zustand, grund, fristen: [], ...entschieden }, "post-gestrichen");
    case "offen":
      requireOhneFristen(stueck);
      if (stueck.zustand === "offen")
        throw new ApiFehler(409, { error: postsaetze.nichtEntschieden, code: "nicht-entschieden" });
      return schreiben(
        lage,
        stueck,
        { zustand, grund: "", fristen: [], entschiedenAm: null, entschiedenVon: null },
        "post-wieder-offen",
      );
  }
}

/** @throws {ApiFehler} 409 deadlines were booked from it, which stand in the book */
function requireOhneFristen({ zustand }: Poststueck): void {
  if (zustand === "gebucht") throw new ApiFehler(409, { error: postsaetze.gebucht, code: "gebucht" });
}

function requireGrund(grund: string, error: string): void {
  if (grund === "") throw new ApiFehler(400, { error, code: "grund", field: "reason" });
}

/** Adds entries to those that were booked from it; entries of others, or struck ones, are none. */
async function gebucht(lage: Buchlage, stueck: Poststueck, ids: readonly string[]): Promise<Poststueck> {
  const eintraege = await fristenNachId(lage.tx, lage.kanzleiId, ids);
  const da = new Set(eintraege.filter(({ zustand }) => zustand !== "gestrichen").map(({ id }) => id));
  if (ids.length === 0)
    throw new ApiFehler(400, { error: postsaetze.fristenFehlen, code: "frist", field: "deadlines" });
  if (ids.some((id) => !da.has(id.toLowerCase())))
    throw new ApiFehler(400, { error: postsaetze.fristFremd, code: "frist", field: "deadlines" });
  const bisher = stueck.zustand === "gebucht" ? stueck.fristen : [];
  const fristen = [...new Set([...bisher, ...ids.map((id) => id.toLowerCase())])];
  return schreiben(
    lage,
    stueck,
    { zustand: "gebucht", grund: "", fristen, entschiedenAm: lage.am, entschiedenVon: lage.akteur.id },
    "post-gebucht",
  );
}

/** The line of the log first, then the row that carries its number. */
async function schreiben(
  lage: Buchlage,
  stueck: Poststueck,
  felder: Partial<Postangaben & Postentscheidung>,
  art: string,
): Promise<Poststueck> {
  const stand = await vermerken(lage, art, {
    post: stueck.id,
    was: postwort({ ...stueck, ...felder }),
    felder,
  });
  await stueckSchreiben(lage.tx, lage.kanzleiId, stueck.id, felder, { stand, am: lage.am });
  return { ...stueck, ...felder, stand, geaendert: lage.am };
}
