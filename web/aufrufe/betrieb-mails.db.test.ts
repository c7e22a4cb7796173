import { expect } from "vitest";
import { test } from "#platform/db/testing.ts";
import { dbAls } from "#platform/db/zugang.server.ts";
import { mailEinreihen, mailGescheitert } from "#platform/mail/mail-store.server.ts";
import { kontoportal } from "../server/testing/konto.ts";

test("Wer das Portal verwaltet, sieht gescheiterte Mails mit ihrem Grund und nie ihren Text; andere sehen nichts", async ({
  db,
}) => {
  const portal = kontoportal(db);
  const browser = await portal.angemeldet("ada@kanzlei.example");
  const mail = {
    betreff: "Bitte bestätigen",
    text: "Link-12345",
    html: "<p>Link-12345</p>",
    art: "bestaetigung",
  };
  const id = await mailEinreihen(db, { ...mail, an: "weg@kanzlei.example" });
  await mailEinreihen(db, { ...mail, an: "spaeter@kanzlei.example" });
  await mailGescheitert(dbAls("portal_post"), id, { fehler: "550 Kein Postfach", pauseSekunden: undefined });
  expect((await browser.get("/api/admin/mails?state=failed")).status).toBe(403);
  await portal.setzen("ada@kanzlei.example", { rolle: "admin" });
  const antwort = await browser.get("/api/admin/mails?state=failed");
  expect(antwort.koerper).toMatchObject({
    mails: [{ id, to: "weg@kanzlei.example", state: "failed", error: "550 Kein Postfach", sentAt: null }],
  });
  const alle = await browser.get("/api/admin/mails");
  expect(alle.text).toContain("spaeter@kanzlei.example");
  expect(alle.text).not.toContain("Link-12345");
});
