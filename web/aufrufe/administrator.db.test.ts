import { describe, expect } from "vitest";
import { test } from "#platform/db/testing.ts";
import { administratorErnennen } from "../app/administrator.ts";
import { kontoportal } from "../server/testing/konto.ts";

describe("Der Betreiber ernennt einen Administrator", () => {
  test("unter einer bestätigten Adresse, und es steht im Protokoll", async ({ db }) => {
    const browser = await kontoportal(db).angemeldet("rosa@kanzlei.example");
    await db.updateTable("konto").set({ email_bestaetigt_am: new Date() }).execute();
    expect(await administratorErnennen(db, " Rosa@kanzlei.example ")).toBe("ernannt");
    expect(await browser.nutzer()).toMatchObject({ role: "admin" });
    const akte = await db
      .selectFrom("protokoll")
      .select(["akt", "von"])
      .where("akt", "=", "rolle-geaendert")
      .execute();
    expect(akte).toEqual([{ akt: "rolle-geaendert", von: null }]);
  });

  test("nicht unter einer unbekannten, unbestätigten oder gesperrten", async ({ db }) => {
    await kontoportal(db).angemeldet("rosa@kanzlei.example");
    await db.updateTable("konto").set({ email_bestaetigt_am: null }).execute();
    expect(await administratorErnennen(db, "niemand@kanzlei.example")).toBe("unbekannt");
    expect(await administratorErnennen(db, "rosa@kanzlei.example")).toBe("unbestaetigt");
    await db.updateTable("konto").set({ email_bestaetigt_am: new Date(), gesperrt_am: new Date() }).execute();
    expect(await administratorErnennen(db, "rosa@kanzlei.example")).toBe("gesperrt");
    const rollen = await db.selectFrom("konto").select("rolle").execute();
    expect(rollen).toEqual([{ rolle: "user" }]);
  });
});
