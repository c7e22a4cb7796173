import type { Land } from "@gebuehrenportal/fristen";
import type { Transaction } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import type { Erinnerungsinhalt } from "../worte/fristwort.ts";

type Tx = Transaction<DB>;

/** How a Kanzlei keeps its book. */
export type Fristeneinstellung = {
  /** Each entry waits for a second person. */
  readonly vierAugen: boolean;
  /** Evening check and its alarm, `HH:MM`. */
  readonly abendUm: string;
  readonly abendAlarm: string;
  /** Monday is 1. */
  readonly arbeitstage: readonly number[];
  readonly erinnerungsinhalt: Erinnerungsinhalt;
  /** Where the office sits. */
  readonly land: Land | null;
  readonly gemeinde: string | null;
  /** What the office has settled of its town, where the directory does not know it. */
  readonly mariaeHimmelfahrt: "ja" | "nein" | null;
};

/** How a book is kept of which nobody has said anything. */
export const grundeinstellung: Fristeneinstellung = {
  vierAugen: false,
  abendUm: "17:00",
  abendAlarm: "18:30",
  arbeitstage: [1, 2, 3, 4, 5],
  erinnerungsinhalt: "frist",
  land: null,
  gemeinde: null,
  mariaeHimmelfahrt: null,
};

/** Reads how a Kanzlei keeps its book. */
export async function einstellungLesen(tx: Tx, kanzleiId: string): Promise<Fristeneinstellung> {
  const z = await tx
    .selectFrom("fristeneinstellung as e")
    .leftJoin("fristortsklaerung as o", (join) =>
      join.onRef("o.kanzlei_id", "=", "e.kanzlei_id").onRef("o.ort_id", "=", "e.gemeinde"),
    )
    .selectAll("e")
    .select("o.gilt")
    .where("e.kanzlei_id", "=", kanzleiId)
    .executeTakeFirst();
  if (!z) return grundeinstellung;
  return {
    vierAugen: z.vier_augen,
    abendUm: z.abend_um,
    abendAlarm: z.abend_alarm,
    arbeitstage: z.arbeitstage,
    erinnerungsinhalt: z.erinnerungsinhalt as Erinnerungsinhalt,
    land: z.land as Land | null,
    gemeinde: z.gemeinde,
    mariaeHimmelfahrt: z.gilt === null ? null : z.gilt ? "ja" : "nein",
  };
}

/** Writes how a Kanzlei keeps its book. */
export async function einstellungSchreiben(
  tx: Tx,
  kanzleiId: string,
  fristeneinstellung: Fristeneinstellung,
  am: Date,
): Promise<void> {
  const werte = {
    vier_augen: fristeneinstellung.vierAugen,
    abend_um: fristeneinstellung.abendUm,
    abend_alarm: fristeneinstellung.abendAlarm,
    arbeitstage: [...fristeneinstellung.arbeitstage],
    erinnerungsinhalt: fristeneinstellung.erinnerungsinhalt,
    land: fristeneinstellung.land,
    gemeinde: fristeneinstellung.gemeinde,
    geaendert: am,
  };
  await tx
    .insertInto("fristeneinstellung")
    .values({ ...werte, kanzlei_id: kanzleiId })
    .onConflict((oc) => oc.column("kanzlei_id").doUpdateSet(werte))
    .execute();
}
