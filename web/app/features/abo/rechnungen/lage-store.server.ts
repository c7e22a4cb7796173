import type { Tag } from "@gebuehrenportal/recht";
import { type Kysely, sql } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import { vertraegeZuIds } from "../vertrag/vertrag-store.server.ts";
import { forderungsschluessel } from "./beleg/beleg.ts";
import { type Faelligkeit, faelligkeit } from "./faelligkeit.ts";
import type { Rechnung } from "./rechnungen-store.server.ts";

type Tx = Kysely<DB>;

/** How a document stands as its contract counts. */
export type Rechnungslage = Faelligkeit & {
  /** Nothing is open although nothing was paid: its contract was withdrawn from, or it was set off otherwise. */
  readonly erlassen?: "widerrufen" | "verrechnet" | undefined;
};

/** How some documents stand on a day, by their ids. */
export async function rechnungslagen(
  tx: Tx,
  rechnungen: readonly Rechnung[],
  heute: Tag,
): Promise<ReadonlyMap<string, Rechnungslage>> {
  const vertragIds = [...new Set(rechnungen.flatMap(({ vertragId }) => vertragId ?? []))];
  const vertraege = await vertraegeZuIds(tx, vertragIds);
  const widerrufen = await widerrufene(tx, vertragIds);
  const bezahlt = await bezahlte(
    tx,
    rechnungen.filter(({ art, offen }) => art === "rechnung" && offen <= 0).map(({ id }) => id),
  );
  const lage = (rechnung: Rechnung): Rechnungslage => {
    const forderungen = vertraege.get(rechnung.vertragId ?? "")?.forderungen ?? [];
    const forderung = forderungen.find((f) => f.schluessel === forderungsschluessel(rechnung.schluessel));
    const ohneGeld =
      rechnung.art === "rechnung" &&
      rechnung.offen <= 0 &&
      rechnung.beleg.brutto > 0 &&
      !bezahlt.has(rechnung.id);
    return {
      ...faelligkeit({ zahlbarBis: rechnung.beleg.zahlbarBis, offen: rechnung.offen }, forderung, heute),
      erlassen: ohneGeld
        ? widerrufen.has(rechnung.vertragId ?? "")
          ? "widerrufen"
          : "verrechnet"
        : undefined,
    };
  };
  return new Map(rechnungen.map((r) => [r.id, lage(r)]));
}

/** How one of them stands. */
export const lageVon = (lagen: ReadonlyMap<string, Rechnungslage>, { id, beleg }: Rechnung): Rechnungslage =>
  lagen.get(id) ?? { faelligAm: beleg.zahlbarBis, ueberfaellig: false };

/** Contracts that were withdrawn from, unless that was undone. */
async function widerrufene(tx: Tx, vertragIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (vertragIds.length === 0) return new Set();
  const zeilen = await tx
    .selectFrom("aboereignis")
    .distinctOn("vertrag_id")
    .select(["vertrag_id", sql<string>`ereignis->>'art'`.as("art")])
    .where("vertrag_id", "in", vertragIds)
    .where(sql<string>`ereignis->>'art'`, "in", ["widerrufen", "aufgehoben"])
    .orderBy("vertrag_id")
    .orderBy("id", "desc")
    .execute();
  return new Set(zeilen.flatMap(({ vertrag_id, art }) => (art === "widerrufen" ? [vertrag_id] : [])));
}

/** Invoices on which money has come in, not only a correction. */
async function bezahlte(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const zeilen = await tx
    .selectFrom("rechnungszahlung")
    .select("rechnung_id")
    .where("rechnung_id", "in", ids)
    .where("quelle", "!=", "korrektur")
    .groupBy("rechnung_id")
    .having((eb) => eb(eb.fn.sum("betrag"), ">", 0))
    .execute();
  return new Set(zeilen.map(({ rechnung_id }) => rechnung_id));
}
