import type { Tag } from "@gebuehrenportal/recht";
import { type ExpressionBuilder, type Selectable, sql } from "kysely";
import type { DB } from "#platform/db/schema.ts";
import { type Buchtx, buchFesthalten } from "../protokoll/protokoll-store.server.ts";
import { aktenschluessel } from "../worte/frist.ts";
import type { Postangaben, Postart, Postentscheidung, Poststand, Poststueck } from "./stueck.ts";

type Zeile = Selectable<DB["posteingang"]> & {
  readonly ohne_frist: boolean;
  readonly rubrum: string | null;
};
type Spalten = Partial<Zeile>;

/** Columns of what is said of a piece. */
const spaltenwerte = ({
  aktenzeichen,
  von,
  art,
  betreff,
  zugestelltAm,
  weg,
  gerichtszeichen,
  gebiet,
  genannteFrist,
  zustand,
  grund,
  fristen,
  entschiedenAm,
  entschiedenVon,
}: Partial<Postangaben & Postentscheidung>) => ({
  ...(aktenzeichen !== undefined && { aktenzeichen, akte: aktenschluessel(aktenzeichen) }),
  ...(von !== undefined && { von }),
  ...(art !== undefined && { art }),
  ...(betreff !== undefined && { betreff }),
  ...(zugestelltAm !== undefined && { zugestellt_am: zugestelltAm }),
  ...(weg !== undefined && { weg }),
  ...(gerichtszeichen !== undefined && { gerichtszeichen }),
  ...(gebiet !== undefined && { gebiet }),
  ...(genannteFrist !== undefined && { genannte_frist: genannteFrist }),
  ...(zustand !== undefined && { zustand }),
  ...(grund !== undefined && { grund }),
  ...(fristen !== undefined && { fristen: [...fristen] }),
  ...(entschiedenAm !== undefined && { entschieden_am: entschiedenAm }),
  ...(entschiedenVon !== undefined && { entschieden_von: entschiedenVon }),
});

/** A piece from its row: the checks of the table hold its words. */
const stueckAus = (z: Zeile): Poststueck => ({
  id: z.id,
  aktenzeichen: z.aktenzeichen,
  rubrum: z.rubrum ?? "",
  von: z.von,
  art: z.art as Postart,
  betreff: z.betreff,
  zugestelltAm: z.zugestellt_am,
  weg: z.weg,
  gerichtszeichen: z.gerichtszeichen,
  gebiet: z.gebiet,
  genannteFrist: z.genannte_frist,
  zustand: z.ohne_frist ? "offen" : (z.zustand as Poststand),
  grund: z.grund,
  fristen: z.fristen,
  entschiedenAm: z.entschieden_am,
  entschiedenVon: z.entschieden_von,
  stand: z.stand,
  erstellt: z.erstellt,
  erstelltVon: z.erstellt_von,
  geaendert: z.geaendert,
});

/** Booked, but every entry that was booked from it has been struck since: somebody has to decide anew. */
const ohneFrist = sql<boolean>`(posteingang.zustand = 'gebucht' and not exists (
  select from frist f where f.kanzlei_id = posteingang.kanzlei_id and f.id = any(posteingang.fristen)
    and f.zustand <> 'gestrichen'))`;

const istOffen = ({ eb, or }: ExpressionBuilder<DB, "posteingang">) =>
  or([eb("posteingang.zustand", "=", "offen"), ohneFrist]);

const stuecke = (tx: Buchtx, kanzleiId: string) =>
  tx
    .selectFrom("posteingang")
    .selectAll("posteingang")
    .select(ohneFrist.as("ohne_frist"))
    .select((eb) =>
      eb
        .selectFrom("rubrum")
        .select("rubrum.rubrum")
        .whereRef("rubrum.kanzlei_id", "=", "posteingang.kanzlei_id")
        .whereRef("rubrum.akte", "=", "posteingang.akte")
        .as("rubrum"),
    )
    .where("posteingang.kanzlei_id", "=", kanzleiId);

/** Which pieces a list shows. */
export type Postwahl = {
  readonly zeige: "offen" | "entschieden" | "alle";
  /** Those alone that were served on this day. */
  readonly tag?: Tag | undefined;
  readonly limit: number;
  readonly ab?: number | undefined;
};

/** Pieces of a list: the open ones first, in each part what came last first. */
export async function stueckeFinden(
  tx: Buchtx,
  kanzleiId: string,
  { zeige, tag, limit, ab = 0 }: Postwahl,
): Promise<Poststueck[]> {
  let frage = stuecke(tx, kanzleiId);
  if (zeige === "offen") frage = frage.where(istOffen);
  if (zeige === "entschieden") frage = frage.where((eb) => eb.not(istOffen(eb)));
  if (tag !== undefined) frage = frage.where("posteingang.zugestellt_am", "=", tag);
  const zeilen = await frage
    .orderBy((eb) => istOffen(eb), "desc")
    .orderBy("posteingang.erstellt", "desc")
    .orderBy("posteingang.id")
    .offset(ab)
    .limit(limit)
    .execute();
  return zeilen.map(stueckAus);
}

/** Pieces without a decision: all of them by id, the oldest as they stand. */
export type OffenePost = { readonly ids: readonly string[]; readonly stuecke: readonly Poststueck[] };

const gezeigt = 100;

/** Pieces nobody has decided about, the oldest first. */
export async function offenePost(tx: Buchtx, kanzleiId: string): Promise<OffenePost> {
  const zeilen = await stuecke(tx, kanzleiId)
    .where(istOffen)
    .orderBy("posteingang.zugestellt_am")
    .orderBy("posteingang.erstellt")
    .orderBy("posteingang.id")
    .execute();
  return { ids: zeilen.map(({ id }) => id), stuecke: zeilen.slice(0, gezeigt).map(stueckAus) };
}

/** How many pieces wait for a decision. */
export async function offenePostZaehlen(tx: Buchtx, kanzleiId: string): Promise<number> {
  const { anzahl } = await tx
    .selectFrom("posteingang")
    .select(({ fn }) => fn.countAll<number>().as("anzahl"))
    .where("posteingang.kanzlei_id", "=", kanzleiId)
    .where(istOffen)
    .executeTakeFirstOrThrow();
  return Number(anzahl);
}

/** One piece; `undefined`: none of this Kanzlei. */
export async function stueckLesen(
  tx: Buchtx,
  kanzleiId: string,
  id: string,
): Promise<Poststueck | undefined> {
  const zeile = await stuecke(tx, kanzleiId).where("posteingang.id", "=", id).executeTakeFirst();
  return zeile && stueckAus(zeile);
}

/** One piece, held until the transaction ends. */
export async function stueckFesthalten(
  tx: Buchtx,
  kanzleiId: string,
  id: string,
): Promise<Poststueck | undefined> {
  await buchFesthalten(tx, kanzleiId);
  await tx
    .selectFrom("posteingang")
    .select("id")
    .where("kanzlei_id", "=", kanzleiId)
    .where("id", "=", id)
    .forUpdate()
    .execute();
  return stueckLesen(tx, kanzleiId, id);
}

/** Writes a new piece. `stand`: the line of the log that says so. */
export async function stueckEinfuegen(
  tx: Buchtx,
  kanzleiId: string,
  angaben: Postangaben,
  zeile: { readonly id: string; readonly stand: number; readonly am: Date; readonly von: string },
): Promise<void> {
  const { von, art, zugestelltAm } = angaben;
  await tx
    .insertInto("posteingang")
    .values({
      ...spaltenwerte(angaben),
      von,
      art,
      zugestellt_am: zugestelltAm,
      id: zeile.id,
      kanzlei_id: kanzleiId,
      stand: zeile.stand,
      erstellt: zeile.am,
      erstellt_von: zeile.von,
      geaendert: zeile.am,
    })
    .execute();
}

/** Changes a piece that is held. `stand`: the line of the log that says so. */
export async function stueckSchreiben(
  tx: Buchtx,
  kanzleiId: string,
  id: string,
  felder: Partial<Postangaben & Postentscheidung>,
  { stand, am }: { readonly stand: number; readonly am: Date },
): Promise<void> {
  const spalten: Spalten = spaltenwerte(felder);
  await tx
    .updateTable("posteingang")
    .set({ ...spalten, stand, geaendert: am })
    .where("kanzlei_id", "=", kanzleiId)
    .where("id", "=", id)
    .execute();
}
