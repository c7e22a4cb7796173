import type { Kysely } from "kysely";
import { expect } from "vitest";
import { darinMandant } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { type Nachlassteil, niemand, type Uebergabeauftrag } from "#platform/nachlass.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { einladungAnnehmen } from "../einladung/annehmen.server.ts";
import { einladen } from "../einladung/einladen.server.ts";
import { frisch, type Person, person, tokenAn } from "../testing-team.ts";
import { mitgliedAendern, mitgliedEntfernen, teamVerlassen, teamVon } from "./team.server.ts";

gestelltesPortal();

/** A feature with work that notes what it is asked for, as it stands in the transaction. */
function arbeit(db: Kysely<DB>, kanzleiId: string, fehler?: Error) {
  const auftraege: Uebergabeauftrag[] = [];
  const teil: Nachlassteil = {
    lesen: async () => ({ posten: [], nachfolger: [] }),
    uebergeben: async (auftrag) => ({
      inTransaktion: (tx) =>
        darinMandant(tx, { kanzleiId, nutzer: { id: auftrag.von } }, async () => {
          // Still a member, and in the same transaction as the end of the membership.
          await tx
            .insertInto("fristeneinstellung")
            .values({ kanzlei_id: kanzleiId, geaendert: new Date() })
            .onConflict((oc) => oc.doNothing())
            .execute();
          auftraege.push(auftrag);
          if (fehler) throw fehler;
        }),
      danach: async () => undefined,
    }),
  };
  const geschrieben = async () =>
    (await db.selectFrom("fristeneinstellung").select("kanzlei_id").execute()).length;
  return { teil, auftraege, geschrieben };
}

async function mitglied(db: Kysely<DB>, leitung: Person, name: string): Promise<Person> {
  await einladen(leitung, { email: `${name}@kanzlei.example`, kanzleirolle: "rechtsanwalt" });
  const { nutzer } = await person(db, name);
  await einladungAnnehmen(await frisch(db, nutzer.id), await tokenAn(db, name, leitung));
  return frisch(db, nutzer.id);
}

test("Wer entfernt wird oder geht, übergibt in derselben Transaktion, was an ihm hängt", async ({ db }) => {
  const rosa = await person(db, "rosa", { tarif: "teams" });
  const [mira, nina] = [await mitglied(db, rosa, "mira"), await mitglied(db, rosa, "nina")];
  const { teil, auftraege, geschrieben } = arbeit(db, rosa.kanzleiId);
  const nachfolge = { ...niemand, alles: rosa.nutzer.id };
  const an = { teile: [teil], nachfolge };
  await mitgliedAendern(rosa, mira.nutzer.id, undefined, an);
  await mitgliedEntfernen(rosa, mira.nutzer.id, an);
  await teamVerlassen(nina, an);
  const kanzleiId = rosa.kanzleiId;
  expect(auftraege).toEqual([
    { kanzleiId, kontoId: mira.nutzer.id, von: rosa.nutzer.id, nachfolge, bleibt: true },
    { kanzleiId, kontoId: mira.nutzer.id, von: rosa.nutzer.id, nachfolge },
    { kanzleiId, kontoId: nina.nutzer.id, von: nina.nutzer.id, nachfolge },
  ]);
  expect(await geschrieben()).toBe(1);
  expect((await teamVon(rosa)).mitglieder).toHaveLength(1);
});

test("Lässt sich nicht übergeben, bleibt auch die Mitgliedschaft", async ({ db }) => {
  const rosa = await person(db, "rosa", { tarif: "teams" });
  const mira = await mitglied(db, rosa, "mira");
  const { teil, geschrieben } = arbeit(db, rosa.kanzleiId, new ApiFehler(400));
  const an = { teile: [teil], nachfolge: niemand };
  for (const gehen of [
    () => mitgliedEntfernen(rosa, mira.nutzer.id, an),
    () => teamVerlassen(mira, an),
    () => mitgliedAendern(rosa, mira.nutzer.id, "nur-lesen", an),
  ])
    await expect(gehen()).rejects.toMatchObject({ status: 400 });
  expect(await geschrieben()).toBe(0);
  expect((await teamVon(rosa)).mitglieder.map(({ kanzleirolle }) => kanzleirolle)).toEqual([
    "rechtsanwalt",
    "rechtsanwalt",
  ]);
});
