import type { Tag } from "@gebuehrenportal/recht";
import { sql } from "kysely";
import { lesbar } from "#platform/db/gelesen.server.ts";
import { alsFristen, fristen } from "../eintrag/frist-store.server.ts";
import { type Fristfrage, fristfrage } from "../plan/frage.ts";
import { ohneAntwortGrund } from "../plan/freigabe.ts";
import type { Buchtx } from "../protokoll/protokoll-store.server.ts";
import type { Frist } from "../worte/frist.ts";

/** An open entry with the question it was computed with. */
export type Pruefling = {
  readonly frist: Frist;
  /** Unset: the stored question cannot be read. */
  readonly frage: Fristfrage | undefined;
  readonly rechenstand: string;
  /** The end that was found then. */
  readonly gerechnet: Tag | null;
  /** What was told of this computation before; null: nothing. */
  readonly gemeldet: Tag | null;
};

/** Open entries with a day, each with its computation, that were not looked at with this state of the law. */
const ungeprueft = (tx: Buchtx, rechtsstand: Buffer) =>
  tx
    .selectFrom("frist")
    .innerJoin("fristrechnung as r", "r.id", "frist.rechnung_id")
    .leftJoin("fristnachpruefung as p", (join) =>
      join.onRef("p.frist_id", "=", "frist.id").onRef("p.rechnung_id", "=", "frist.rechnung_id"),
    )
    .where("frist.zustand", "not in", ["erledigt", "gestrichen"])
    .where("frist.sicherer_tag", "is not", null)
    .where(({ eb, or }) => or([eb("p.frist_id", "is", null), eb("p.rechtsstand", "<>", rechtsstand)]));

/** Kanzleien with entries that were not looked at with a state of the law (`betrieb`). */
export async function kanzleienZuPruefen(tx: Buchtx, rechtsstand: Buffer): Promise<readonly string[]> {
  const zeilen = await ungeprueft(tx, rechtsstand).select("frist.kanzlei_id").distinct().execute();
  return zeilen.map(({ kanzlei_id }) => kanzlei_id);
}

/** Where looking through a book goes on: the entries come in the order of their safe days. */
export type Pruefmarke = { readonly tag: Tag; readonly id: string };

/** The next entries that were not looked at with a state of the law. */
export async function prueflinge(
  tx: Buchtx,
  kanzleiId: string,
  rechtsstand: Buffer,
  { nach, limit }: { readonly nach: Pruefmarke | undefined; readonly limit: number },
): Promise<readonly Pruefling[]> {
  let frage = ungeprueft(tx, rechtsstand)
    .select(["frist.id", "r.frage", "r.rechenstand", "r.ende as gerechnet", "p.gemeldet"])
    .where("frist.kanzlei_id", "=", kanzleiId);
  if (nach)
    frage = frage.where(({ eb, refTuple, tuple }) =>
      eb(refTuple("frist.sicherer_tag", "frist.id"), ">", tuple(nach.tag, nach.id)),
    );
  const zeilen = await frage.orderBy("frist.sicherer_tag").orderBy("frist.id").limit(limit).execute();
  if (zeilen.length === 0) return [];
  const ids = zeilen.map(({ id }) => id);
  const gelesen = await alsFristen(fristen(tx, kanzleiId).where("frist.id", "in", ids));
  const nachId = new Map(gelesen.map((f) => [f.id, f]));
  return zeilen.flatMap(({ id, ...z }) => {
    const frist = nachId.get(id);
    return frist ? [{ ...z, frist, frage: lesbar(fristfrage, z.frage) }] : [];
  });
}

/** What looking at an entry again has found. */
export type Nachpruefung = {
  readonly fristId: string;
  readonly rechnungId: string;
  readonly gemeldet: Tag | null;
};

/** Notes that entries were looked at with a state of the law. */
export async function nachpruefungenFesthalten(
  tx: Buchtx,
  kanzleiId: string,
  rechtsstand: Buffer,
  gefunden: readonly Nachpruefung[],
  am: Date,
): Promise<void> {
  if (gefunden.length === 0) return;
  await tx
    .insertInto("fristnachpruefung")
    .values(
      gefunden.map(({ fristId, rechnungId, gemeldet }) => ({
        frist_id: fristId,
        kanzlei_id: kanzleiId,
        rechnung_id: rechnungId,
        rechtsstand,
        gemeldet,
        am,
      })),
    )
    .onConflict((oc) =>
      oc.column("frist_id").doUpdateSet(({ ref }) => ({
        rechnung_id: ref("excluded.rechnung_id"),
        rechtsstand: ref("excluded.rechtsstand"),
        gemeldet: ref("excluded.gemeldet"),
        am: ref("excluded.am"),
      })),
    )
    .execute();
}

/** Open entries whose question gives no day by the law of today and which no lawyer has looked at since. */
export const fristenOhneAntwort = (tx: Buchtx, kanzleiId: string, limit: number): Promise<Frist[]> =>
  alsFristen(
    fristen(tx, kanzleiId)
      .where("frist.zustand", "not in", ["erledigt", "gestrichen"])
      .where(({ fn, eb }) => eb(fn<number>("cardinality", ["frist.freigabe_gruende"]), ">", 0))
      .where("frist.freigegeben_am", "is", null)
      .where(sql<boolean>`${ohneAntwortGrund} = any(frist.freigabe_gruende)`)
      .orderBy("frist.sicherer_tag")
      .orderBy("frist.id")
      .limit(limit),
  );

/** Open entries beside which another day stands that a lawyer has to decide about, the most urgent first. */
export const abweichendeFristen = (tx: Buchtx, kanzleiId: string, limit: number): Promise<Frist[]> =>
  alsFristen(
    fristen(tx, kanzleiId)
      .where("frist.abweichend_ende", "is not", null)
      .where("frist.zustand", "not in", ["erledigt", "gestrichen"])
      .orderBy("frist.sicherer_tag")
      .orderBy("frist.id")
      .limit(limit),
  );
