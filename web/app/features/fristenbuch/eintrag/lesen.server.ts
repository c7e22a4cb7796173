import type { Tag } from "@gebuehrenportal/recht";
import { z } from "zod";
import { ApiFehler } from "#platform/http/api-fehler.ts";
import type { Kettenzeile } from "../protokoll/kette.server.ts";
import { vorgaengeDerFrist } from "../protokoll/protokoll-store.server.ts";
import { saetze } from "../saetze.ts";
import { type Buchlage, type Buchnutzer, imBuch } from "./buchzugang.server.ts";
import { aktenschluessel, type Frist } from "./frist.ts";
import { alsFristen, fristen, fristLesen, kettengliederLesen, type Person } from "./frist-store.server.ts";
import {
  type Fristrechnung,
  type Rechenweg,
  rechenwegeLesen,
  rechnungLesen,
} from "./rechnung-store.server.ts";

/** Which entries a list shows. */
export type Listenwahl = {
  readonly status: "offen" | "erledigt" | "gestrichen" | "bestand" | "alle";
  /** Open ones that something is to be done for in this span: end, safe day, or a Vorfrist. */
  readonly von?: Tag | undefined;
  readonly bis?: Tag | undefined;
  /** Those alone whose day to act on lies before this one; a waiting period is never overdue. */
  readonly ueberfaelligAm?: Tag | undefined;
  readonly akte?: string | undefined;
  readonly verantwortlich?: string | undefined;
  /** Without those whose trigger is open. */
  readonly mitTag?: boolean | undefined;
  /** Words that all occur. */
  readonly suche?: string | undefined;
  readonly limit?: number | undefined;
  /** After this entry of the same list. */
  readonly nach?: { readonly ende: Tag | null; readonly id: string } | undefined;
};

const zustaendeVon = {
  offen: ["ausloeser-offen", "zu-genehmigen", "offen", "verlaengerung-beantragt", "verlaengert"],
  erledigt: ["erledigt"],
  gestrichen: ["gestrichen"],
} as const;

/** Entries in the order of their ends; those without a day stand last. */
export function fristenFinden({ tx, kanzleiId }: Buchlage, wahl: Listenwahl): Promise<Frist[]> {
  let frage = fristen(tx, kanzleiId);
  if (wahl.status === "bestand")
    frage = frage.where("frist.zustand", "not in", ["gestrichen", "ausloeser-offen"]);
  else if (wahl.status === "offen")
    frage = frage.where("frist.zustand", "not in", ["erledigt", "gestrichen"]);
  else if (wahl.status !== "alle") frage = frage.where("frist.zustand", "in", zustaendeVon[wahl.status]);
  const { von, bis, ueberfaelligAm, akte, verantwortlich, suche = "", nach, limit } = wahl;
  if (ueberfaelligAm !== undefined)
    frage = frage.where("frist.gattung", "<>", "wartefrist").where("frist.sicherer_tag", "<", ueberfaelligAm);
  if (bis !== undefined)
    frage = frage.where(({ eb, or, exists, selectFrom }) => {
      const vorfristen = selectFrom("fristvorfrist as v")
        .select("v.frist_id")
        .whereRef("v.frist_id", "=", "frist.id")
        .where("v.tag", "<=", bis)
        .where("v.tag", ">=", von ?? bis);
      return or([eb("frist.sicherer_tag", "<=", bis), exists(vorfristen)]);
    });
  if (wahl.mitTag) frage = frage.where("frist.ende", "is not", null);
  if (akte !== undefined) frage = frage.where("frist.akte", "=", aktenschluessel(akte));
  if (verantwortlich !== undefined) frage = frage.where("frist.verantwortlich", "=", verantwortlich);
  for (const wort of suche.toLocaleLowerCase("de-DE").split(/\s+/).filter(Boolean).slice(0, 10))
    frage = frage.where("frist.suchtext", "like", `%${wort.replace(/[\\%_]/g, "\\$&")}%`);
  if (nach)
    frage = frage.where(({ eb, refTuple, tuple, or, and }) =>
      nach.ende === null
        ? and([eb("frist.ende", "is", null), eb("frist.id", ">", nach.id)])
        : or([
            eb(refTuple("frist.ende", "frist.id"), ">", tuple(nach.ende, nach.id)),
            eb("frist.ende", "is", null),
          ]),
    );
  const geordnet = frage.orderBy("frist.ende", (o) => o.asc().nullsLast()).orderBy("frist.id");
  return alsFristen(limit === undefined ? geordnet : geordnet.limit(limit));
}

/** How much presses today. */
export type Anstehendes = {
  readonly ueberfaellig: number;
  readonly heuteFaellig: number;
  readonly vorfristen: number;
  readonly zuKontrollieren: number;
  readonly freizugeben: number;
};

/** Counts what presses today. */
export async function anstehendeZaehlen({ tx, kanzleiId, heute }: Buchlage): Promise<Anstehendes> {
  const offene = tx
    .selectFrom("frist")
    .where("kanzlei_id", "=", kanzleiId)
    .where("zustand", "not in", ["erledigt", "gestrichen"]);
  const zahl = (anzahl: string | number | bigint | undefined) => Number(anzahl ?? 0);
  const anzahl = tx.fn.countAll<number>().as("anzahl");
  const zuHandeln = offene.where("gattung", "<>", "wartefrist").where("sicherer_tag", "<=", heute);
  const [vorbei, heuteFaellig, vorfristen, kontrolle, freigabe] = await Promise.all([
    zuHandeln.where("ende", "<", heute).select(anzahl).executeTakeFirst(),
    zuHandeln.where("ende", ">=", heute).select(anzahl).executeTakeFirst(),
    tx
      .selectFrom("fristvorfrist as v")
      .innerJoin("frist as f", "f.id", "v.frist_id")
      .where("v.kanzlei_id", "=", kanzleiId)
      .where("v.tag", "=", heute)
      .where("f.zustand", "not in", ["erledigt", "gestrichen"])
      .select(anzahl)
      .executeTakeFirst(),
    offene
      .where("genehmigung_noetig", "=", true)
      .where("genehmigt_am", "is", null)
      .select(anzahl)
      .executeTakeFirst(),
    offene
      .where(({ fn, eb }) => eb(fn<number>("cardinality", ["freigabe_gruende"]), ">", 0))
      .where("freigegeben_am", "is", null)
      .select(anzahl)
      .executeTakeFirst(),
  ]);
  return {
    ueberfaellig: zahl(vorbei?.anzahl),
    heuteFaellig: zahl(heuteFaellig?.anzahl),
    vorfristen: zahl(vorfristen?.anzahl),
    zuKontrollieren: zahl(kontrolle?.anzahl),
    freizugeben: zahl(freigabe?.anzahl),
  };
}

/** A list with the people it names. */
export type Fristenliste = { readonly fristen: readonly Frist[]; readonly personen: readonly Person[] };

/** Entries of the Kanzlei. */
export const fristenliste = (wer: Buchnutzer, wahl: Listenwahl): Promise<Fristenliste> =>
  imBuch(wer, async (lage) => ({ fristen: await fristenFinden(lage, wahl), personen: lage.personen }));

/** The derivations of entries, by the id of their computation. */
export async function rechenwege(
  { tx, kanzleiId }: Pick<Buchlage, "tx" | "kanzleiId">,
  eintraege: readonly Frist[],
): Promise<ReadonlyMap<string, Rechenweg>> {
  return rechenwegeLesen(tx, kanzleiId, [
    ...new Set(eintraege.flatMap(({ rechnungId }) => rechnungId ?? [])),
  ]);
}

/** An entry with all that is known of it. */
export type Fristbild = {
  readonly frist: Frist;
  readonly rechnung: Fristrechnung | undefined;
  readonly kette: readonly Frist[];
  readonly vorgaenge: readonly Kettenzeile[];
  readonly personen: readonly Person[];
  readonly lage: Pick<Buchlage, "akteur" | "heute" | "einstellung">;
};

/** @throws {ApiFehler} 404 none of this Kanzlei */
export const fristZeigen = (wer: Buchnutzer, id: string | undefined): Promise<Fristbild> =>
  imBuch(wer, async (lage) => {
    const { tx, kanzleiId, personen, akteur, heute, einstellung } = lage;
    const gelesen = z.uuid().safeParse(id).data?.toLowerCase();
    const frist = gelesen === undefined ? undefined : await fristLesen(tx, kanzleiId, gelesen);
    if (!frist) throw new ApiFehler(404, { error: saetze.nichtGefunden });
    return {
      frist,
      rechnung: frist.rechnungId === null ? undefined : await rechnungLesen(tx, kanzleiId, frist.rechnungId),
      kette: frist.ketteId === null ? [] : await kettengliederLesen(tx, kanzleiId, frist.ketteId),
      vorgaenge: await vorgaengeDerFrist(tx, kanzleiId, frist.id),
      personen,
      lage: { akteur, heute, einstellung },
    };
  });
