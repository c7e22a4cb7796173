import { plusTage, type Tag } from "@gebuehrenportal/recht";
import { gelesen, lesbar } from "#platform/db/gelesen.server.ts";
import type { Buchtx } from "../protokoll/protokoll-store.server.ts";
import { aktenschluessel } from "../worte/frist.ts";
import { abweichung } from "./abweichung.ts";
import {
  type Ausnahme,
  reichweite,
  type Spanne,
  type Termin,
  type Terminangaben,
  type Terminart,
  verschiebung,
} from "./termin.ts";
import type { Takt } from "./wiederholung.ts";

const zeilen = (tx: Buchtx, kanzleiId: string) =>
  tx.selectFrom("termin").selectAll().where("kanzlei_id", "=", kanzleiId);

type Zeile = Awaited<ReturnType<ReturnType<typeof zeilen>["execute"]>>[number];

const alsTermin = (z: Zeile, ausnahmen: readonly Ausnahme[]): Termin => ({
  id: z.id,
  art: z.art as Terminart,
  titel: z.titel,
  aktenzeichen: z.aktenzeichen,
  tag: z.tag,
  von: z.von,
  bis: z.bis,
  ort: z.ort,
  person: z.person,
  notiz: z.notiz,
  erinnerung: z.erinnerung,
  wiederholung:
    z.takt === null ? null : { takt: z.takt as Takt, alle: z.alle, bis: z.endet_am, anzahl: z.anzahl },
  ausnahmen,
  stand: z.stand,
  erstellt: z.erstellt,
  erstelltVon: z.erstellt_von,
  geaendert: z.geaendert,
  gestrichenAm: z.gestrichen_am,
  gestrichenVon: z.gestrichen_von,
  streichgrund: z.streichgrund,
});

type Lesart = (anders: unknown) => Ausnahme["anders"];

/** For a list: what cannot be read is as the series has it. */
const nachsichtig: Lesart = (anders) => lesbar(abweichung, anders) ?? null;

/** Before it is written anew: what cannot be read is not written over. */
const streng: Lesart = (anders) => gelesen(abweichung, anders, "Ein einzelner Tag dieses Termins");

async function mitAusnahmen(
  tx: Buchtx,
  kanzleiId: string,
  gefunden: readonly Zeile[],
  lesart = nachsichtig,
): Promise<Termin[]> {
  if (gefunden.length === 0) return [];
  const tage = await tx
    .selectFrom("termintag")
    .selectAll()
    .where("kanzlei_id", "=", kanzleiId)
    .where(
      "termin_id",
      "in",
      gefunden.map(({ id }) => id),
    )
    .orderBy("tag")
    .execute();
  const nachTermin = Map.groupBy(tage, ({ termin_id }) => termin_id);
  return gefunden.map((zeile) =>
    alsTermin(
      zeile,
      (nachTermin.get(zeile.id) ?? []).map((t) => ({
        tag: t.tag,
        entfaellt: t.entfaellt,
        anders: t.anders === null ? null : lesart(t.anders),
        erledigtAm: t.erledigt_am,
        erledigtVon: t.erledigt_von,
      })),
    ),
  );
}

/** Which Termine somebody wants to see. */
export type Terminwahl = {
  readonly art?: Terminart | undefined;
  readonly akte?: string | undefined;
};

const hoechstens = 5_000;

/** What may have a day within a span; struck ones do not. */
export async function termineZwischen(
  tx: Buchtx,
  kanzleiId: string,
  { von, bis }: Spanne,
  { art, akte }: Terminwahl = {},
): Promise<Termin[]> {
  let frage = zeilen(tx, kanzleiId)
    .where("gestrichen_am", "is", null)
    .where("erster", "<=", bis)
    .where(({ or, eb }) =>
      or([eb("letzter", "is", null), eb("letzter", ">=", plusTage(von, -verschiebung))]),
    );
  if (art !== undefined) frage = frage.where("art", "=", art);
  if (akte !== undefined) frage = frage.where("akte", "=", aktenschluessel(akte));
  return mitAusnahmen(tx, kanzleiId, await frage.orderBy("erster").orderBy("id").limit(hoechstens).execute());
}

/** Wiedervorlagen that have begun before a day and may still have one that nobody has done. */
export async function offeneWiedervorlagen(
  tx: Buchtx,
  kanzleiId: string,
  vor: Tag,
  akte?: string,
): Promise<Termin[]> {
  let frage = zeilen(tx, kanzleiId)
    .where("art", "=", "wiedervorlage")
    .where("gestrichen_am", "is", null)
    .where("erster", "<", vor)
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb("takt", "is not", null),
        not(
          exists(
            selectFrom("termintag as t")
              .select("t.tag")
              .whereRef("t.termin_id", "=", "termin.id")
              .where("t.erledigt_am", "is not", null),
          ),
        ),
      ]),
    );
  if (akte !== undefined) frage = frage.where("akte", "=", aktenschluessel(akte));
  return mitAusnahmen(
    tx,
    kanzleiId,
    await frage.orderBy("erster", "desc").orderBy("id").limit(hoechstens).execute(),
  );
}

/** What was struck, the latest first. */
export async function gestricheneTermine(
  tx: Buchtx,
  kanzleiId: string,
  { art, akte }: Terminwahl,
  limit: number,
): Promise<Termin[]> {
  let frage = zeilen(tx, kanzleiId).where("gestrichen_am", "is not", null);
  if (art !== undefined) frage = frage.where("art", "=", art);
  if (akte !== undefined) frage = frage.where("akte", "=", aktenschluessel(akte));
  return mitAusnahmen(
    tx,
    kanzleiId,
    await frage.orderBy("gestrichen_am", "desc").orderBy("id").limit(limit).execute(),
  );
}

/** One of this Kanzlei. */
export async function terminLesen(tx: Buchtx, kanzleiId: string, id: string): Promise<Termin | undefined> {
  const gefunden = await zeilen(tx, kanzleiId).where("id", "=", id).execute();
  return (await mitAusnahmen(tx, kanzleiId, gefunden))[0];
}

/** The same, held until the transaction ends: whoever changes it comes one after the other. */
export async function terminFesthalten(
  tx: Buchtx,
  kanzleiId: string,
  id: string,
): Promise<Termin | undefined> {
  const gefunden = await zeilen(tx, kanzleiId).where("id", "=", id).forUpdate().execute();
  return (await mitAusnahmen(tx, kanzleiId, gefunden, streng))[0];
}

const spalten = (angaben: Terminangaben, ausnahmen: readonly Ausnahme[]) => ({
  titel: angaben.titel,
  aktenzeichen: angaben.aktenzeichen,
  akte: aktenschluessel(angaben.aktenzeichen),
  tag: angaben.tag,
  von: angaben.von,
  bis: angaben.bis,
  ort: angaben.ort,
  person: angaben.person,
  notiz: angaben.notiz,
  erinnerung: angaben.erinnerung,
  takt: angaben.wiederholung?.takt ?? null,
  alle: angaben.wiederholung?.alle ?? 1,
  endet_am: angaben.wiederholung?.bis ?? null,
  anzahl: angaben.wiederholung?.anzahl ?? null,
  ...reichweite(angaben, ausnahmen),
});

/** Writes a new one. */
export async function terminAnlegen(
  tx: Buchtx,
  kanzleiId: string,
  { art, ...angaben }: Terminangaben & Pick<Termin, "art" | "ausnahmen">,
  { am, von }: { readonly am: Date; readonly von: string },
): Promise<Termin> {
  const { id } = await tx
    .insertInto("termin")
    .values({
      ...spalten(angaben, angaben.ausnahmen),
      kanzlei_id: kanzleiId,
      art,
      erstellt: am,
      erstellt_von: von,
      geaendert: am,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await ausnahmenSchreiben(tx, kanzleiId, id, angaben.ausnahmen);
  return geschrieben(tx, kanzleiId, id);
}

/** Writes what a Termin is now, as its next version. */
export async function terminSchreiben(
  tx: Buchtx,
  kanzleiId: string,
  termin: Termin,
  am: Date,
): Promise<Termin> {
  const { id, ausnahmen, stand, gestrichenAm, gestrichenVon, streichgrund } = termin;
  await tx
    .updateTable("termin")
    .set({
      ...spalten(termin, ausnahmen),
      stand: stand + 1,
      geaendert: am,
      gestrichen_am: gestrichenAm,
      gestrichen_von: gestrichenVon,
      streichgrund,
    })
    .where("kanzlei_id", "=", kanzleiId)
    .where("id", "=", id)
    .execute();
  await tx.deleteFrom("termintag").where("kanzlei_id", "=", kanzleiId).where("termin_id", "=", id).execute();
  await ausnahmenSchreiben(tx, kanzleiId, id, ausnahmen);
  return geschrieben(tx, kanzleiId, id);
}

async function geschrieben(tx: Buchtx, kanzleiId: string, id: string): Promise<Termin> {
  const termin = await terminLesen(tx, kanzleiId, id);
  if (!termin) throw new Error("Der Termin, der eben geschrieben wurde, fehlt.");
  return termin;
}

async function ausnahmenSchreiben(
  tx: Buchtx,
  kanzleiId: string,
  terminId: string,
  ausnahmen: readonly Ausnahme[],
): Promise<void> {
  if (ausnahmen.length === 0) return;
  await tx
    .insertInto("termintag")
    .values(
      ausnahmen.map(({ tag, entfaellt, anders, erledigtAm, erledigtVon }) => ({
        termin_id: terminId,
        kanzlei_id: kanzleiId,
        tag,
        entfaellt,
        anders: anders === null ? null : JSON.stringify(anders),
        erledigt_am: erledigtAm,
        erledigt_von: erledigtVon,
      })),
    )
    .execute();
}

/** A line of the log of a Termin. */
export type Terminvorgang = {
  readonly terminId: string;
  readonly stand: number;
  readonly am: Date;
  readonly art: string;
  readonly von: string | null;
  readonly fuer: string | null;
  /** JSON. */
  readonly inhalt: string;
};

/** Adds a line to the log of a Termin. */
export async function terminvorgangAnhaengen(
  tx: Buchtx,
  kanzleiId: string,
  { terminId, ...zeile }: Terminvorgang,
): Promise<void> {
  await tx
    .insertInto("terminvorgang")
    .values({ kanzlei_id: kanzleiId, termin_id: terminId, ...zeile })
    .execute();
}

/** Everything that was done with a Termin, in order. */
export function vorgaengeDesTermins(
  tx: Buchtx,
  kanzleiId: string,
  terminId: string,
): Promise<Terminvorgang[]> {
  return tx
    .selectFrom("terminvorgang")
    .select(["termin_id as terminId", "stand", "am", "art", "von", "fuer", "inhalt"])
    .where("kanzlei_id", "=", kanzleiId)
    .where("termin_id", "=", terminId)
    .orderBy("am")
    .orderBy("stand")
    .orderBy("id")
    .execute();
}
