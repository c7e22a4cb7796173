import type { Transaction } from "kysely";
import { ohneLesbares } from "#platform/db/gelesen.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { alsFristen, fristen } from "../eintrag/frist-store.server.ts";
import { rechnungLesen } from "../eintrag/rechnung-store.server.ts";
import { abdruck, alsJson } from "../protokoll/abdruck.server.ts";
import {
  type Kettenfehler,
  type Kettenkopf,
  type Kettenzeile,
  kettenanfang,
  kettenfehler,
  kopffehler,
} from "../protokoll/kette.server.ts";
import { kettenzeilenLesen } from "../protokoll/protokoll-store.server.ts";
import { nachZeile } from "../protokoll/zeilenfelder.ts";
import type { Frist } from "../worte/frist.ts";

/** What is wrong with a book; `eintrag`: the row is not what the log says. */
export type Buchfehler = Omit<Kettenfehler, "grund"> & {
  readonly grund: Kettenfehler["grund"] | "eintrag" | "rechnung";
};

/** What looking through a book has found. */
export type Buchpruefung = {
  readonly zeilen: number;
  readonly fristen: number;
  readonly kopf: Kettenkopf;
  readonly fehler: readonly Buchfehler[];
};

type Stand = {
  readonly felder: Readonly<Record<string, unknown>>;
  readonly nr: number;
  readonly rechnung: string | undefined;
};

const portion = 2_000;

/**
 * Looks through the whole book of a Kanzlei: whether each line is what it was when it was written, whether none is
 * missing, and whether every entry is what its lines say. In a transaction that sees one moment, or while nobody writes.
 *
 * @param koepfe heads of the chain that were noted elsewhere (daily protocols)
 */
export async function buchPruefen(
  tx: Transaction<DB>,
  kanzleiId: string,
  koepfe: readonly Kettenkopf[] = [],
): Promise<Buchpruefung> {
  const staende = new Map<string, Stand>();
  const fehler: Buchfehler[] = [];
  let kopf = kettenanfang;
  for (;;) {
    const zeilen = await kettenzeilenLesen(tx, kanzleiId, { nach: kopf.nr, limit: portion });
    const falsch = kettenfehler(zeilen, kopf) ?? kopffehler(zeilen, imAbschnitt(koepfe, zeilen));
    if (falsch) return { zeilen: falsch.nr, fristen: 0, kopf, fehler: [falsch] };
    for (const zeile of zeilen) nachgefuehrt(staende, zeile);
    kopf = zeilen.at(-1) ?? kopf;
    if (zeilen.length < portion) break;
  }
  // A head noted beyond the last line: lines were cut off.
  for (const { nr } of koepfe) if (nr > kopf.nr) fehler.push({ nr, fristId: null, grund: "kopf" });
  const anzahl = await eintraegePruefen(tx, kanzleiId, staende, fehler);
  return { zeilen: kopf.nr, fristen: anzahl, kopf: { nr: kopf.nr, hash: kopf.hash }, fehler };
}

const imAbschnitt = (
  koepfe: readonly Kettenkopf[],
  zeilen: readonly Kettenzeile[],
): readonly Kettenkopf[] => {
  const [von, bis] = [zeilen[0]?.nr ?? 0, zeilen.at(-1)?.nr ?? -1];
  return koepfe.filter(({ nr }) => von <= nr && nr <= bis);
};

/** Adds what a line has changed of its entry. */
export function nachgefuehrt(staende: Map<string, Stand>, { fristId, inhalt, nr }: Kettenzeile): void {
  if (fristId === null || inhalt === null) return;
  const { felder, rechnung } = JSON.parse(inhalt) as {
    felder?: Record<string, unknown>;
    rechnung?: string;
  };
  const bisher = staende.get(fristId);
  staende.set(fristId, {
    felder: nachZeile(bisher?.felder, felder),
    nr,
    rechnung: rechnung ?? bisher?.rechnung,
  });
}

async function eintraegePruefen(
  tx: Transaction<DB>,
  kanzleiId: string,
  staende: ReadonlyMap<string, Stand>,
  fehler: Buchfehler[],
): Promise<number> {
  const offen = new Set(staende.keys());
  let nach = "";
  let anzahl = 0;
  for (;;) {
    const frage = fristen(tx, kanzleiId).orderBy("frist.id").limit(portion);
    const teil = await alsFristen(nach === "" ? frage : frage.where("frist.id", ">", nach));
    for (const frist of teil) {
      offen.delete(frist.id);
      const grund = await eintragsfehler(tx, kanzleiId, frist, staende.get(frist.id));
      if (grund) fehler.push({ nr: frist.stand, fristId: frist.id, grund });
    }
    anzahl += teil.length;
    nach = teil.at(-1)?.id ?? "";
    if (teil.length < portion) break;
  }
  for (const fristId of offen) fehler.push({ nr: staende.get(fristId)?.nr ?? 0, fristId, grund: "eintrag" });
  return anzahl;
}

async function eintragsfehler(
  tx: Transaction<DB>,
  kanzleiId: string,
  { id: _, stand, geaendert: __, rubrum: ___, ...felder }: Frist,
  soll: Stand | undefined,
): Promise<Buchfehler["grund"] | undefined> {
  if (!soll || soll.nr !== stand || abdruck(alsJson(felder)) !== abdruck(soll.felder)) return "eintrag";
  if (felder.rechnungId === null) return undefined;
  const rechnung = await rechnungLesen(tx, kanzleiId, felder.rechnungId).catch(ohneLesbares);
  const gefunden = rechnung && abdruck(alsJson({ frage: rechnung.frage, ergebnis: rechnung.ergebnis }));
  return gefunden === soll.rechnung ? undefined : "rechnung";
}
