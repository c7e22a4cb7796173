import { plusTage, type Tag } from "@gebuehrenportal/recht";
import { sql, type Transaction } from "kysely";
import { geltendeFassung } from "#features/konto/index.server.ts";
import { heute, jetzt } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import type { Demokontoids } from "#platform/demo.server.ts";
import type { Buchlage } from "../einstellung/buchzugang.server.ts";
import { grundeinstellung } from "../einstellung/einstellung-store.server.ts";
import { type Buchungswunsch, einbuchen, ohneAngaben, ohneTag, planen } from "../eintrag/buchen.server.ts";

/** A deadline book for whoever keeps one in the demo. */
export async function buecherAnlegen(tx: Transaction<DB>, konten: Demokontoids): Promise<void> {
  await sql`select set_config('app.betrieb', '1', true)`.execute(tx);
  await zustimmen(tx, konten.get("mitglied"));
  for (const name of ["premium", "teams"]) {
    const id = konten.get(name);
    if (id) await buchAnlegen(tx, id);
  }
  await sql`select set_config('app.betrieb', '', true)`.execute(tx);
}

async function buchAnlegen(tx: Transaction<DB>, kontoId: string): Promise<void> {
  const { id } = await tx
    .selectFrom("kanzlei")
    .select("id")
    .where("inhaber", "=", kontoId)
    .executeTakeFirstOrThrow();
  const am = new Date(jetzt().epochMilliseconds);
  await zustimmen(tx, kontoId);
  const lage: Buchlage = {
    tx,
    kanzleiId: id,
    am,
    heute: heute(),
    akteur: { id: kontoId, rolle: "rechtsanwalt", fuer: null },
    personen: [],
    namen: [],
    abwesenheiten: [],
    einstellung: grundeinstellung,
  };
  await urteilBuchen(lage);
  await stellungnahmeBuchen(lage);
}

async function wunschBuchen(lage: Buchlage, wunsch: Buchungswunsch): Promise<void> {
  const plan = await planen(lage, wunsch);
  if (plan.art !== "plan") throw ohneTag(plan);
  await einbuchen(lage, plan, wunsch);
}

/** Who books has agreed to the text on secrecy. */
async function zustimmen(tx: Transaction<DB>, kontoId: string | undefined): Promise<void> {
  if (kontoId === undefined) return;
  await tx
    .insertInto("verschwiegenheit")
    .values({ konto_id: kontoId, fassung: geltendeFassung, am: new Date(jetzt().epochMilliseconds) })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

/** A judgment that was served twelve days ago: appeal and its grounds. */
async function urteilBuchen(lage: Buchlage): Promise<void> {
  await wunschBuchen(lage, {
    ortUnbekannt: false,
    frage: {
      art: "katalog",
      id: "zpo-517",
      eingabe: { ereignisAm: plusTage(lage.heute, -12), ort: { land: "BE", gericht: "kg" } },
    },
    angaben: {
      ...ohneAngaben,
      aktenzeichen: "34/26 Sommer ./. Winter",
      entscheidung: "Urteil des Landgerichts",
    },
  });
}

/** A statement that a court has asked for within three weeks, eighteen days ago. */
async function stellungnahmeBuchen(lage: Buchlage): Promise<void> {
  const startAm: Tag = plusTage(lage.heute, -18);
  await wunschBuchen(lage, {
    ortUnbekannt: false,
    frage: {
      art: "frei",
      eingabe: {
        ereignisAm: startAm,
        dauer: [{ wert: 3, einheit: "woche" }],
        fristtyp: "richterlich",
        regime: "ZPO",
        ort: { land: "BE" },
      },
    },
    angaben: {
      ...ohneAngaben,
      titel: "Stellungnahme zum Gutachten",
      aktenzeichen: "12/26 Ahorn ./. Buche",
      startAm,
      wochen: 3,
    },
  });
}
