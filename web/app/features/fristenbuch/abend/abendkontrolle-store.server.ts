import type { Tag } from "@gebuehrenportal/recht";
import { type ExpressionBuilder, sql } from "kysely";
import { z as zod } from "zod";
import { gelesen } from "#platform/db/gelesen.server.ts";
import type { DB, Json } from "#platform/db/schema.ts";
import { ersteOffeneVorfrist, fristenNachId } from "../eintrag/frist-store.server.ts";
import type { Buchtx } from "../protokoll/protokoll-store.server.ts";
import type { Frist } from "../worte/frist.ts";

/** What the evening check of a day has shown, by the ids of the entries. */
export type Abendbefund = {
  readonly offen: readonly string[];
  readonly erledigt: readonly string[];
  readonly ohneNachweis: readonly string[];
  /** Unset in checks signed before it was looked at. */
  readonly unkontrolliert?: readonly string[];
  /** Post that nobody had decided about, by its ids; unset in checks signed before it was looked at. */
  readonly post?: readonly string[];
  /** Whose file was to be presented by now and was not; unset as before. */
  readonly vorfristen?: readonly string[];
  /** What becomes of what is open. */
  readonly bemerkung: string;
};

const namen = zod.array(zod.string());
const befundschema: zod.ZodType<Abendbefund> = zod.looseObject({
  offen: namen,
  erledigt: namen,
  ohneNachweis: namen,
  unkontrolliert: namen.exactOptional(),
  post: namen.exactOptional(),
  vorfristen: namen.exactOptional(),
  bemerkung: zod.string(),
});

/** The evening check of a day as it was signed; none: nobody has. */
export type Abendkontrolle = {
  readonly geprueftAm: Date | null;
  readonly geprueftVon: string | null;
  readonly befund: Abendbefund | null;
};

/**
 * Entries that have to be done by a day and are not, by their ids: due, or overdue; without a day once nobody may act any
 * more.
 */
export async function offeneBis(tx: Buchtx, kanzleiId: string, tag: Tag): Promise<readonly string[]> {
  const zeilen = await tx
    .selectFrom("frist")
    .select("frist.id")
    .where("frist.kanzlei_id", "=", kanzleiId)
    .where("frist.zustand", "not in", ["erledigt", "gestrichen"])
    .where("frist.gattung", "!=", "wartefrist")
    .where(({ eb, or, and }) =>
      or([
        eb("frist.sicherer_tag", "<=", tag),
        and([eb("frist.sicherer_tag", "is", null), eb("frist.hoechstens_bis", "<=", tag)]),
      ]),
    )
    .orderBy("frist.sicherer_tag")
    .orderBy("frist.id")
    .execute();
  return zeilen.map(({ id }) => id);
}

/** Entries whose file was to be presented by a day and was not, by their ids: a Vorfrist is neither presented nor given up. */
export async function nichtVorgelegte(tx: Buchtx, kanzleiId: string, tag: Tag): Promise<readonly string[]> {
  const zeilen = await tx
    .selectFrom("frist")
    .select("frist.id")
    .where("frist.kanzlei_id", "=", kanzleiId)
    .where("frist.zustand", "not in", ["erledigt", "gestrichen"])
    .where(ersteOffeneVorfrist("frist"), "<=", tag)
    .orderBy("frist.sicherer_tag")
    .orderBy("frist.id")
    .execute();
  return zeilen.map(({ id }) => id);
}

/** Entries that were marked done in a span of time, by their ids, in order. */
export async function erledigteZwischen(
  tx: Buchtx,
  kanzleiId: string,
  von: Date,
  bis: Date,
): Promise<readonly string[]> {
  const zeilen = await tx
    .selectFrom("frist")
    .select("frist.id")
    .where("frist.kanzlei_id", "=", kanzleiId)
    .where("frist.zustand", "=", "erledigt")
    .where("frist.erledigt_am", ">=", von)
    .where("frist.erledigt_am", "<", bis)
    .orderBy("frist.erledigt_am")
    .orderBy("frist.id")
    .execute();
  return zeilen.map(({ id }) => id);
}

const unkontrolliert = ({ eb, or, and, fn }: ExpressionBuilder<DB, "frist">) =>
  or([
    and([eb("frist.genehmigung_noetig", "=", true), eb("frist.genehmigt_am", "is", null)]),
    and([
      eb(fn<number>("cardinality", ["frist.freigabe_gruende"]), ">", 0),
      eb("frist.freigegeben_am", "is", null),
    ]),
  ]);

/** Done entries without a proof, or not yet controlled or released by whoever has to, by their ids; the oldest first. */
export async function ausstehende(
  tx: Buchtx,
  kanzleiId: string,
  fehlendes: "nachweis" | "kontrolle",
): Promise<readonly string[]> {
  const zeilen = await tx
    .selectFrom("frist")
    .select("frist.id")
    .where("frist.kanzlei_id", "=", kanzleiId)
    .where("frist.zustand", "=", "erledigt")
    .where((eb) => (fehlendes === "nachweis" ? eb("frist.nachweis", "is", null) : unkontrolliert(eb)))
    .orderBy("frist.erledigt_am")
    .orderBy("frist.id")
    .execute();
  return zeilen.map(({ id }) => id);
}

/** Entries of one page of a list, in its order. */
export async function aufSeite(
  tx: Buchtx,
  kanzleiId: string,
  ids: readonly string[],
): Promise<readonly Frist[]> {
  if (ids.length === 0) return [];
  const stellen = new Map(ids.map((id, stelle) => [id, stelle]));
  const stelle = ({ id }: Frist) => stellen.get(id) ?? 0;
  return (await fristenNachId(tx, kanzleiId, [...ids])).toSorted((a, b) => stelle(a) - stelle(b));
}

/** How many entries are done and still lack a control or a release. */
export async function unkontrollierteZaehlen(tx: Buchtx, kanzleiId: string): Promise<number> {
  const { anzahl } = await tx
    .selectFrom("frist")
    .select(({ fn }) => fn.countAll<number>().as("anzahl"))
    .where("frist.kanzlei_id", "=", kanzleiId)
    .where("frist.zustand", "=", "erledigt")
    .where(unkontrolliert)
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}

/** The evening check of a day. */
export async function abendkontrolleLesen(
  tx: Buchtx,
  kanzleiId: string,
  tag: Tag,
): Promise<Abendkontrolle | undefined> {
  const z = await tx
    .selectFrom("fristabendkontrolle")
    .select(["geprueft_am", "geprueft_von", "befund"])
    .where("kanzlei_id", "=", kanzleiId)
    .where("tag", "=", tag)
    .executeTakeFirst();
  return (
    z && {
      geprueftAm: z.geprueft_am,
      geprueftVon: z.geprueft_von,
      befund: z.befund === null ? null : gelesen(befundschema, z.befund, "Die Abendkontrolle dieses Tages"),
    }
  );
}

/** Writes who has checked, and what he saw; a second look on the same day takes the place of the first. */
export async function abendkontrolleSchreiben(
  tx: Buchtx,
  kanzleiId: string,
  tag: Tag,
  { von, am, befund }: { readonly von: string; readonly am: Date; readonly befund: Abendbefund },
): Promise<void> {
  const werte = {
    geprueft_am: am,
    geprueft_von: von,
    befund: sql<Json>`${JSON.stringify(befund)}::jsonb`,
  };
  await tx
    .insertInto("fristabendkontrolle")
    .values({ kanzlei_id: kanzleiId, tag, ...werte })
    .onConflict((oc) => oc.columns(["kanzlei_id", "tag"]).doUpdateSet(werte))
    .execute();
}

/** Notes that the alarm of a day goes out; false: it has, or somebody has checked. */
export async function alarmVermerken(tx: Buchtx, kanzleiId: string, tag: Tag, am: Date): Promise<boolean> {
  const zeilen = await tx
    .insertInto("fristabendkontrolle")
    .values({ kanzlei_id: kanzleiId, tag, alarm_am: am })
    .onConflict((oc) =>
      oc
        .columns(["kanzlei_id", "tag"])
        .doUpdateSet({ alarm_am: am })
        .where("fristabendkontrolle.alarm_am", "is", null)
        .where("fristabendkontrolle.geprueft_am", "is", null),
    )
    .returning("tag")
    .execute();
  return zeilen.length > 0;
}
