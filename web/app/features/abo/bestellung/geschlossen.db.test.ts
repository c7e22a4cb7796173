import { expect } from "vitest";
import { test } from "#platform/db/testing.ts";
import { testanbieter } from "#platform/env/testing-anbieter.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { neuesKonto } from "../testing-konto.ts";
import { bestellen } from "./bestellen.server.ts";

const { ANBIETER_TELEFON: _, ...ohneTelefon } = testanbieter;
gestelltesPortal({ um: "2026-03-10T11:00:00Z", env: ohneTelefon });

// Art. 246a § 1 Abs. 1 Satz 1 Nr. 3 EGBGB
test("Ohne die Telefonnummer des Anbieters lässt sich nichts bestellen", async ({ db }) => {
  const rosa = await neuesKonto(db, "rosa", { erstellt: "2026-03-01T09:00:00Z" });
  const bestellung = { typ: "premium", zahlweg: "rechnung", ausdruecklicherBeginn: true } as const;
  await expect(bestellen(rosa, bestellung)).rejects.toMatchObject({
    status: 503,
    koerper: { code: "bestellung-geschlossen" },
  });
  expect(await db.selectFrom("aboauftrag").select("id").execute()).toEqual([]);
});
