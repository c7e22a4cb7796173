import { z } from "zod";
import { ohneLesbares } from "#platform/db/gelesen.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import type { Kettenzeile } from "../protokoll/kette.server.ts";
import { vorgaengeDerFrist } from "../protokoll/protokoll-store.server.ts";
import { saetze } from "../saetze.ts";
import { type Buchlage, type Buchnutzer, imBuch } from "./buchzugang.server.ts";
import type { Frist } from "./frist.ts";
import { fristLesen, kettengliederLesen, type Person } from "./frist-store.server.ts";
import { fristenFinden, type Listenwahl } from "./liste-store.server.ts";
import {
  type Fristrechnung,
  type Rechenweg,
  rechenwegeLesen,
  rechnungLesen,
} from "./rechnung-store.server.ts";

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
  /** There is a computation, but it cannot be read: the day stands, its derivation does not. */
  readonly unlesbar: boolean;
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
    const rechnung =
      frist.rechnungId === null
        ? undefined
        : await rechnungLesen(tx, kanzleiId, frist.rechnungId).catch(ohneLesbares);
    return {
      frist,
      rechnung,
      unlesbar: frist.rechnungId !== null && rechnung === undefined,
      kette: frist.ketteId === null ? [] : await kettengliederLesen(tx, kanzleiId, frist.ketteId),
      vorgaenge: await vorgaengeDerFrist(tx, kanzleiId, frist.id),
      personen,
      lage: { akteur, heute, einstellung },
    };
  });
