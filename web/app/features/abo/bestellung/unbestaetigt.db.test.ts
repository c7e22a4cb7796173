import { expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { gestelltesPortal } from "#platform/testing-stand.ts";
import { neuesKonto } from "../testing-konto.ts";
import { faelligeVertraegeFuehren } from "../wirken/fuehren.server.ts";
import { bestellen, vertragVon } from "./bestellen.server.ts";

gestelltesPortal();

test("Ohne bestätigte Adresse endet die Testphase frei, auch mit Zahlungsweise; danach wird nichts bestellt", async ({
  db,
}) => {
  uhrStellen("2026-03-10T11:00:00Z");
  const rosa = await neuesKonto(db, "rosa", { erstellt: "2026-03-10T09:00:00Z", bestaetigt: false });
  const bestellung = { typ: "premium", zahlweg: "rechnung", ausdruecklicherBeginn: true } as const;
  expect((await bestellen(rosa, bestellung)).vertrag.zustand).toBe("trialing");
  uhrStellen("2026-03-18T11:00:00Z");
  await faelligeVertraegeFuehren();
  expect((await vertragVon(rosa))?.vertrag.zustand).toBe("ended");
  expect(await db.selectFrom("aboauftrag").select("id").execute()).toEqual([]);
  const abgelehnt = bestellen(rosa, { typ: "basic", ausdruecklicherBeginn: true });
  await expect(abgelehnt).rejects.toMatchObject({ status: 403, koerper: { code: "email-unbestaetigt" } });
  await db
    .updateTable("konto")
    .set({ email_bestaetigt_am: new Date() })
    .where("id", "=", rosa.nutzer.id)
    .execute();
  expect((await bestellen(rosa, { typ: "basic", ausdruecklicherBeginn: true })).vertrag.zustand).toBe(
    "active",
  );
});

test("Wer in der Testphase bestätigt, behält seinen Tarif", async ({ db }) => {
  uhrStellen("2026-03-10T11:00:00Z");
  const rosa = await neuesKonto(db, "rosa", { erstellt: "2026-03-10T09:00:00Z", bestaetigt: false });
  await bestellen(rosa, { typ: "premium", zahlweg: "rechnung", ausdruecklicherBeginn: true });
  await db
    .updateTable("konto")
    .set({ email_bestaetigt_am: new Date() })
    .where("id", "=", rosa.nutzer.id)
    .execute();
  uhrStellen("2026-03-18T11:00:00Z");
  await faelligeVertraegeFuehren();
  expect((await vertragVon(rosa))?.vertrag.zustand).toBe("active");
});
