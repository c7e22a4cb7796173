import { expect } from "vitest";
import { test } from "#platform/db/testing.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { einladungAnnehmen } from "../einladung/annehmen.server.ts";
import { einladen } from "../einladung/einladen.server.ts";
import { frisch, person, tokenAn } from "../testing-team.ts";
import { faktorpflichtSetzen, teamVerlassen, teamVon } from "./team.server.ts";

gestelltesPortal();

test("Verlangt das Team die Bestätigung in zwei Schritten, sieht ohne sie niemand etwas von ihm", async ({
  db,
}) => {
  const rosa = await person(db, "rosa", { tarif: "teams" });
  await einladen(rosa, { email: "mira@kanzlei.example", kanzleirolle: "vertretung" });
  const { nutzer } = await person(db, "mira");
  await einladungAnnehmen(await frisch(db, nutzer.id), await tokenAn(db, "mira", rosa));
  const mira = await frisch(db, nutzer.id);
  await expect(faktorpflichtSetzen(rosa, true)).rejects.toMatchObject({ status: 409 });
  await expect(faktorpflichtSetzen(mira, true)).rejects.toMatchObject({ status: 403 });
  const einrichten = (konto_id: string, bestaetigt_am: Date | null) =>
    db
      .insertInto("zweiter_faktor")
      .values({ konto_id, geheimnis: "versiegelt", bestaetigt_am })
      .onConflict((oc) => oc.column("konto_id").doUpdateSet({ bestaetigt_am }))
      .execute();
  await einrichten(rosa.nutzer.id, new Date());
  await faktorpflichtSetzen(rosa, true);
  expect((await teamVon(rosa)).mitglieder).toHaveLength(2);
  const ohne = { status: 403, koerper: { code: "zweiter-faktor" } };
  await expect(teamVon(mira)).rejects.toMatchObject(ohne);
  // Set up, but not yet proved.
  await einrichten(mira.nutzer.id, null);
  await expect(teamVon(mira)).rejects.toMatchObject(ohne);
  await einrichten(mira.nutzer.id, new Date());
  expect((await teamVon(mira)).mitglieder).toHaveLength(2);
  await teamVerlassen(mira);
  await faktorpflichtSetzen(rosa, false);
  expect((await teamVon(rosa)).zeile.zweiterFaktorNoetig).toBe(false);
});
