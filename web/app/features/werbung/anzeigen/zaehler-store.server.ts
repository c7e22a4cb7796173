import type { Tag } from "@gebuehrenportal/recht";
import { type Kysely, sql, type Transaction } from "kysely";
import type { DB } from "#platform/db/schema.ts";

type Zugriff = Transaction<DB> | Kysely<DB>;

/** What happened to an ad in a place. */
export type Zaehlung = {
  readonly kampagne: string;
  readonly platz: string;
  readonly ansichten: number;
  readonly klicks: number;
  readonly sekunden: number;
};

/** The figures of a campaign in a place on a day. */
export type Tageszahl = Omit<Zaehlung, "kampagne"> & { readonly tag: Tag };

/** The sums of a campaign. */
export type Summe = Pick<Zaehlung, "kampagne" | "ansichten" | "klicks">;

/** Adds to the figures of a day; what no campaign has as its id is nothing. */
export async function zaehlen(db: Zugriff, tag: Tag, zaehlungen: readonly Zaehlung[]): Promise<void> {
  if (zaehlungen.length === 0) return;
  const spalte = <T>(wert: (eine: Zaehlung) => T) => zaehlungen.map(wert);
  // In one order everywhere: two processes that write at once wait for each other, never in a circle.
  await sql`
    insert into werbezaehler as z (kampagne_id, platz, tag, ansichten, klicks, sichtbar_sekunden)
    select k.id, w.platz, ${tag}::date, sum(w.ansichten), sum(w.klicks), sum(w.sekunden)
    from unnest(${spalte(({ kampagne }) => kampagne)}::text[], ${spalte(({ platz }) => platz)}::text[],
      ${spalte(({ ansichten }) => ansichten)}::int[], ${spalte(({ klicks }) => klicks)}::int[],
      ${spalte(({ sekunden }) => sekunden)}::int[]) as w (kampagne, platz, ansichten, klicks, sekunden)
    join werbekampagne k on k.id::text = w.kampagne and w.platz = any (k.plaetze)
    group by k.id, w.platz order by k.id, w.platz
    on conflict (kampagne_id, platz, tag) do update set ansichten = z.ansichten + excluded.ansichten,
      klicks = z.klicks + excluded.klicks, sichtbar_sekunden = z.sichtbar_sekunden + excluded.sichtbar_sekunden`.execute(
    db,
  );
}

/** The figures of a campaign from a day on, days and places ascending. */
export async function tageszahlen(db: Zugriff, kampagne: string, ab: Tag): Promise<readonly Tageszahl[]> {
  const zeilen = await db
    .selectFrom("werbezaehler")
    .select(["tag", "platz", "ansichten", "klicks", "sichtbar_sekunden as sekunden"])
    .where("kampagne_id", "=", kampagne)
    .where("tag", ">=", ab)
    .orderBy("tag")
    .orderBy("platz")
    .execute();
  return zeilen.map((zeile) => ({ ...zeile, sekunden: Number(zeile.sekunden) }));
}

/** The sums of all campaigns from a day on. */
export async function summen(db: Zugriff, ab: Tag): Promise<readonly Summe[]> {
  const zeilen = await db
    .selectFrom("werbezaehler")
    .select(["kampagne_id as kampagne"])
    .select(({ fn }) => [fn.sum("ansichten").as("ansichten"), fn.sum("klicks").as("klicks")])
    .where("tag", ">=", ab)
    .groupBy("kampagne_id")
    .execute();
  return zeilen.map(({ kampagne, ansichten, klicks }) => ({
    kampagne,
    ansichten: Number(ansichten),
    klicks: Number(klicks),
  }));
}
