import type { Tag } from "@gebuehrenportal/recht";
import { type Insertable, type Selectable, sql } from "kysely";
import { z } from "zod";
import { lesbar, gespeicherterTag as tag } from "#platform/db/gelesen.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { type Buchtx, buchFesthalten } from "../protokoll/protokoll-store.server.ts";
import type { Frist, Fristfelder, Nachweis, Vorfristerledigung } from "../worte/frist.ts";

/** Fields of an entry and their columns; the Vorfristen have a table of their own. */
const spalten = {
  ketteId: "kette_id",
  regel: "regel",
  nachRegel: "nach_regel",
  rechnungId: "rechnung_id",
  titel: "titel",
  aktenzeichen: "aktenzeichen",
  akte: "akte",
  art: "art",
  sachbearbeiter: "sachbearbeiter",
  bemerkung: "bemerkung",
  zeitzone: "zeitzone",
  empfaenger: "empfaenger",
  vorlageId: "vorlage_id",
  norm: "norm",
  suchtext: "suchtext",
  startAm: "start_am",
  tage: "tage",
  wochen: "wochen",
  monate: "monate",
  jahre: "jahre",
  ereignis: "ereignis",
  ereignisAm: "ereignis_am",
  beginn: "beginn",
  richtung: "richtung",
  ort: "ort",
  land: "land",
  gericht: "gericht",
  gemeinde: "gemeinde",
  sitz: "sitz",
  gattung: "gattung",
  notfrist: "notfrist",
  begruendungsfrist: "begruendungsfrist",
  ende: "ende",
  endeUhr: "ende_uhr",
  sichererTag: "sicherer_tag",
  zugangBis: "zugang_bis",
  hoechstensBis: "hoechstens_bis",
  abweichendEnde: "abweichend_ende",
  abweichendGrund: "abweichend_grund",
  zustand: "zustand",
  verantwortlich: "verantwortlich",
  genehmigungNoetig: "genehmigung_noetig",
  genehmigtAm: "genehmigt_am",
  genehmigtVon: "genehmigt_von",
  freigabeGruende: "freigabe_gruende",
  freigegebenAm: "freigegeben_am",
  freigegebenVon: "freigegeben_von",
  vorgelegtAm: "vorgelegt_am",
  vorgelegtVon: "vorgelegt_von",
  erledigtAm: "erledigt_am",
  erledigtVon: "erledigt_von",
  nachweis: "nachweis",
  gestrichenAm: "gestrichen_am",
  gestrichenVon: "gestrichen_von",
  streichgrund: "streichgrund",
  verlaengerungBeantragtAm: "verlaengerung_beantragt_am",
  beantragtBis: "beantragt_bis",
  endeVorVerlaengerung: "ende_vor_verlaengerung",
  uebernommen: "uebernommen",
  vorfristerledigungen: "vorfristerledigungen",
  vorlaeufig: "vorlaeufig",
  erstellt: "erstellt",
  erstelltVon: "erstellt_von",
  kontrollstandVon: "kontrollstand_von",
} as const satisfies Record<Exclude<keyof Fristfelder, "vorfristen">, keyof DB["frist"]>;

const felder = Object.entries(spalten);

/** Columns that hold JSON. */
const alsJson: ReadonlySet<string> = new Set(["nachweis", "vorfristerledigungen"]);

/** Columns of the fields that are given. */
const spaltenwerte = (werte: Partial<Fristfelder>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    felder.flatMap(([feld, spalte]) => {
      const wert = werte[feld as keyof Fristfelder];
      if (wert === undefined) return [];
      return [[spalte, alsJson.has(spalte) && wert !== null ? JSON.stringify(wert) : wert]];
    }),
  );

type Zeile = Selectable<DB["frist"]> & {
  readonly vorfristen: readonly Tag[];
  readonly rubrum: string | null;
};

const nachweisschema: z.ZodType<Nachweis> = z.looseObject({
  at: z.string(),
  channel: z.string(),
  reference: z.string(),
});
/** There is a proof, and it says so where nobody can read it: the entry keeps its place in the book. */
const nichtLesbar: Nachweis = { at: "", channel: "nicht lesbar", reference: "" };

const erledigungsschema: z.ZodType<readonly Vorfristerledigung[]> = z.array(
  z.strictObject({
    tag,
    art: z.enum(["vorgelegt", "aufgegeben"]),
    am: z.string(),
    von: z.string().nullable(),
    grund: z.string(),
  }),
);

/** An entry from its row: `spalten` names every field, the checks of the table hold their values. */
function fristAus({ id, stand, geaendert, vorfristen, rubrum, ...zeile }: Zeile): Frist {
  const werte: Readonly<Record<string, unknown>> = zeile;
  const alle = Object.fromEntries(felder.map(([feld, spalte]) => [feld, werte[spalte]])) as Fristfelder;
  const nachweis = zeile.nachweis === null ? null : (lesbar(nachweisschema, zeile.nachweis) ?? nichtLesbar);
  // What nobody can read counts as not presented.
  const vorfristerledigungen = lesbar(erledigungsschema, zeile.vorfristerledigungen) ?? [];
  return { ...alle, nachweis, vorfristerledigungen, id, stand, geaendert, vorfristen, rubrum: rubrum ?? "" };
}

/** Entries of a Kanzlei, each with its Vorfristen and the short parties of its file; the starting point of every query. */
export const fristen = (tx: Buchtx, kanzleiId: string) =>
  tx
    .selectFrom("frist")
    .selectAll("frist")
    .select(({ ref }) =>
      sql<
        readonly Tag[]
      >`array(select v.tag from fristvorfrist v where v.frist_id = ${ref("frist.id")} order by v.tag)`.as(
        "vorfristen",
      ),
    )
    .select((eb) =>
      eb
        .selectFrom("rubrum")
        .select("rubrum.rubrum")
        .whereRef("rubrum.kanzlei_id", "=", "frist.kanzlei_id")
        .whereRef("rubrum.akte", "=", "frist.akte")
        .as("rubrum"),
    )
    .where("frist.kanzlei_id", "=", kanzleiId);

/**
 * The first Vorfrist of an entry that is neither presented nor given up; null: none is open.
 *
 * @param frist name of the entry in the query
 */
export const ersteOffeneVorfrist = (frist: string) => {
  const spalte = (name: string) => sql.ref(`${frist}.${name}`);
  return sql<Tag | null>`(select min(offen.tag) from fristvorfrist offen where offen.frist_id = ${spalte("id")}
    and not ${spalte("vorfristerledigungen")} @> jsonb_build_array(jsonb_build_object('tag', offen.tag)))`;
};

/** Runs a query that began with `fristen`. */
export const alsFristen = async (frage: { execute: () => Promise<Zeile[]> }): Promise<Frist[]> =>
  (await frage.execute()).map(fristAus);

/** One entry; `undefined`: none of this Kanzlei. */
export async function fristLesen(tx: Buchtx, kanzleiId: string, id: string): Promise<Frist | undefined> {
  const zeile = await fristen(tx, kanzleiId).where("frist.id", "=", id).executeTakeFirst();
  return zeile && fristAus(zeile);
}

/** Some entries by their ids. */
export const fristenNachId = async (
  tx: Buchtx,
  kanzleiId: string,
  ids: readonly string[],
): Promise<Frist[]> => alsFristen(fristen(tx, kanzleiId).where(sql<boolean>`frist.id = any(${ids}::uuid[])`));

/** One entry, held until the transaction ends: who changes one entry comes one after the other. */
export async function fristFesthalten(tx: Buchtx, kanzleiId: string, id: string): Promise<Frist | undefined> {
  await buchFesthalten(tx, kanzleiId);
  await tx
    .selectFrom("frist")
    .select("id")
    .where("kanzlei_id", "=", kanzleiId)
    .where("id", "=", id)
    .forUpdate()
    .execute();
  return fristLesen(tx, kanzleiId, id);
}

/** All links of a chain, held until the transaction ends, in the order of their ends. */
export async function kettengliederFesthalten(
  tx: Buchtx,
  kanzleiId: string,
  ketteId: string,
): Promise<Frist[]> {
  await buchFesthalten(tx, kanzleiId);
  await tx
    .selectFrom("frist")
    .select("id")
    .where("kanzlei_id", "=", kanzleiId)
    .where("kette_id", "=", ketteId)
    .orderBy("id")
    .forUpdate()
    .execute();
  return kettengliederLesen(tx, kanzleiId, ketteId);
}

/** All links of a chain, struck ones too, in the order of their ends. */
export const kettengliederLesen = (tx: Buchtx, kanzleiId: string, ketteId: string): Promise<Frist[]> =>
  alsFristen(
    fristen(tx, kanzleiId).where("frist.kette_id", "=", ketteId).orderBy("frist.ende").orderBy("frist.id"),
  );

/** Writes a new entry. `stand`: the line of the log that says so. */
export async function fristEinfuegen(
  tx: Buchtx,
  kanzleiId: string,
  { id, stand, vorfristen, ...werte }: Fristfelder & { readonly id: string; readonly stand: number },
): Promise<void> {
  const zeile = { ...spaltenwerte(werte), id, kanzlei_id: kanzleiId, stand, geaendert: werte.erstellt };
  await tx
    .insertInto("frist")
    .values(zeile as Insertable<DB["frist"]>)
    .execute();
  await vorfristenSchreiben(tx, kanzleiId, id, vorfristen);
}

/** Changes fields of an entry. `stand`: the line of the log that says so. */
export async function fristSchreiben(
  tx: Buchtx,
  kanzleiId: string,
  id: string,
  { vorfristen, ...werte }: Partial<Fristfelder>,
  { stand, am }: { readonly stand: number; readonly am: Date },
): Promise<void> {
  await tx
    .updateTable("frist")
    .set({ ...spaltenwerte(werte), stand, geaendert: am })
    .where("kanzlei_id", "=", kanzleiId)
    .where("id", "=", id)
    .execute();
  if (!vorfristen) return;
  await tx
    .deleteFrom("fristvorfrist")
    .where("kanzlei_id", "=", kanzleiId)
    .where("frist_id", "=", id)
    .execute();
  await vorfristenSchreiben(tx, kanzleiId, id, vorfristen);
}

async function vorfristenSchreiben(
  tx: Buchtx,
  kanzleiId: string,
  fristId: string,
  tage: readonly Tag[],
): Promise<void> {
  if (tage.length === 0) return;
  await tx
    .insertInto("fristvorfrist")
    .values([...new Set(tage)].map((tag) => ({ frist_id: fristId, kanzlei_id: kanzleiId, tag })))
    .execute();
}
