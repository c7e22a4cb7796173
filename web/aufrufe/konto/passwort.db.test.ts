import { describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { kontoportal, testpasswort, zurueckgestellt } from "../../server/testing/konto.ts";

zurueckgestellt();

const email = "rosa@kanzlei.example";
const neues = "Reiher-Ruder-52";

describe("Das vergessene Passwort", () => {
  test("wird mit dem Link neu gesetzt und meldet überall ab", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = await portal.angemeldet(email);
    await browser.tokenHolen();
    const { status, koerper } = await browser.json("POST", "/api/auth/forgot-password", {
      email: email.toUpperCase(),
    });
    expect([status, koerper]).toEqual([
      200,
      {
        message:
          "Falls ein Konto mit dieser E-Mail-Adresse existiert, haben wir Ihnen einen Link zum Zurücksetzen gesendet.",
      },
    ]);
    const token = await portal.link(email, "zuruecksetzen");
    const zuruecksetzen = (password: string) =>
      browser.json("POST", "/api/auth/reset-password", { token, password });
    expect((await zuruecksetzen("schwach")).status).toBe(400);
    expect((await zuruecksetzen("Passwort123!")).status).toBe(400);
    // Of two wishes at the same moment each has its link.
    await db
      .insertInto("einmalmarke")
      .columns(["token_hash", "art", "konto_id", "email", "laeuft_ab"])
      .expression((eb) =>
        eb
          .selectFrom("einmalmarke")
          .select([eb.val(Buffer.from("zweite")).as("hash"), "art", "konto_id", "email", "laeuft_ab"])
          .where("art", "=", "zuruecksetzen"),
      )
      .execute();
    expect((await zuruecksetzen(neues)).koerper).toEqual({ message: "Ihr Passwort wurde geändert." });
    expect(await db.selectFrom("einmalmarke").selectAll().execute()).toEqual([]);
    expect((await zuruecksetzen(neues)).status).toBe(400);
    expect(await browser.nutzer()).toBeUndefined();
    expect((await browser.backend("GET", "/auth/user/profile")).status).toBe(401);
    expect((await browser.anmelden(email)).status).toBe(401);
    expect((await browser.anmelden(email, { password: neues })).status).toBe(200);
    expect(await portal.mails(email, "passwort-geaendert")).toHaveLength(1);
  });

  test("antwortet für unbekannte Adressen gleich und sendet ihnen nichts", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = await portal.registriert(email);
    const bekannt = await browser.json("POST", "/api/auth/forgot-password", { email });
    const beginn = performance.now();
    const fremd = await browser.json("POST", "/api/auth/forgot-password", {
      email: "niemand@kanzlei.example",
    });
    // So long that what an existing account costs more does not show.
    expect(performance.now() - beginn).toBeGreaterThanOrEqual(99);
    expect([fremd.status, fremd.text]).toEqual([bekannt.status, bekannt.text]);
    expect(await portal.mails("niemand@kanzlei.example", "zuruecksetzen")).toEqual([]);
  });

  test("hat einen Link für sechzig Minuten, dreimal in der Stunde", async ({ db }) => {
    uhrStellen("2026-06-01T08:00:00Z");
    const portal = kontoportal(db);
    const browser = await portal.registriert(email);
    const anfordern = () => browser.json("POST", "/api/auth/forgot-password", { email });
    await anfordern();
    const token = await portal.link(email, "zuruecksetzen");
    uhrStellen("2026-06-01T09:00:01Z");
    expect(
      (await browser.json("POST", "/api/auth/reset-password", { token, password: neues })).koerper,
    ).toMatchObject({
      error: "Der Link ist ungültig oder abgelaufen.",
    });
    await anfordern();
    await anfordern();
    expect((await anfordern()).status).toBe(429);
  });

  test("hat der Inhaber an seinem Gerät auch dann, wenn Fremde die Grenze der Adresse verbraucht haben", async ({
    db,
  }) => {
    const portal = kontoportal(db);
    const inhaber = await portal.angemeldet(email);
    await inhaber.abmelden();
    const fordern = (browser: typeof inhaber) =>
      browser.json("POST", "/api/auth/forgot-password", { email }).then(({ status }) => status);
    const fremder = portal.browser();
    for (let i = 0; i < 3; i += 1) await fordern(fremder);
    expect(await fordern(fremder)).toBe(429);
    const eigene: number[] = [];
    for (let i = 0; i < 4; i += 1) eigene.push(await fordern(inhaber));
    expect(eigene).toEqual([200, 200, 200, 429]);
  });

  test("öffnet die Sperre nach zehn Fehlern", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = await portal.registriert(email);
    for (let i = 0; i < 11; i += 1) await browser.anmelden(email, { password: "Falsch-gedacht-7" });
    expect((await browser.anmelden(email)).status).toBe(429);
    await browser.json("POST", "/api/auth/forgot-password", { email });
    const token = await portal.link(email, "zuruecksetzen");
    await browser.json("POST", "/api/auth/reset-password", { token, password: neues });
    expect((await browser.anmelden(email, { password: neues })).status).toBe(200);
  });

  test("bestätigt die Adresse und vergisst, was ein Fremder vorher eingerichtet hat", async ({ db }) => {
    const portal = kontoportal(db);
    const fremder = await portal.registriert(email);
    await fremder.anmelden(email);
    const { id } = (await fremder.nutzer()) as { id: string };
    await db
      .insertInto("fremdkonto")
      .values({ anbieter: "google", fremd_id: "fremd", konto_id: id })
      .execute();
    await fremder.backend("POST", "/auth/user/second-factor", { password: testpasswort });
    const inhaber = portal.browser();
    await inhaber.json("POST", "/api/auth/forgot-password", { email });
    const token = await portal.link(email, "zuruecksetzen");
    await inhaber.json("POST", "/api/auth/reset-password", { token, password: neues });
    expect(await db.selectFrom("fremdkonto").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("zweiter_faktor").selectAll().execute()).toEqual([]);
    await inhaber.anmelden(email, { password: neues });
    expect(await inhaber.nutzer()).toMatchObject({ emailVerified: true });
  });
});

describe("Das eigene Passwort", () => {
  test("wird mit dem bisherigen geändert; andere Geräte sind abgemeldet, dieses nicht", async ({ db }) => {
    const portal = kontoportal(db);
    const eins = await portal.angemeldet(email);
    const zwei = portal.browser();
    await zwei.anmelden(email);
    const falsch = await eins.backend("POST", "/auth/user/password", {
      currentPassword: "x",
      password: neues,
    });
    expect([falsch.status, falsch.koerper]).toMatchObject([
      403,
      { error: "Das Passwort ist falsch.", field: "currentPassword" },
    ]);
    const richtig = { currentPassword: testpasswort, password: neues };
    expect((await eins.backend("POST", "/auth/user/password", richtig)).status).toBe(200);
    expect([(await eins.nutzer())?.email, await zwei.nutzer()]).toEqual([email, undefined]);
    expect((await zwei.anmelden(email, { password: neues })).status).toBe(200);
  });

  test("entwertet den Link, mit dem ein Fremder das Konto an seine Adresse ziehen wollte", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = await portal.angemeldet(email);
    const fremde = "fremd@kanzlei.example";
    await browser.backend("POST", "/auth/user/email", { email: fremde, password: testpasswort });
    const token = await portal.link(fremde, "email-aenderung");
    await browser.backend("POST", "/auth/user/password", { currentPassword: testpasswort, password: neues });
    expect((await browser.json("POST", "/api/auth/verify-email", { token })).status).toBe(400);
    expect(await browser.nutzer()).toMatchObject({ email });
  });

  test("lässt sich nicht ausprobieren", async ({ db }) => {
    const browser = await kontoportal(db).angemeldet(email);
    const versuch = (currentPassword: string) =>
      browser.backend("POST", "/auth/user/password", { currentPassword, password: neues });
    for (let i = 0; i < 10; i += 1) expect((await versuch("x")).status).toBe(403);
    expect((await versuch(testpasswort)).status).toBe(429);
  });
});

describe("Eine andere E-Mail-Adresse", () => {
  test("gilt, sobald ihr Link geöffnet ist; die alte erfährt es", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = await portal.angemeldet(email);
    const neu = "luchs@kanzlei.example";
    const aendern = (password: string) =>
      browser.backend("POST", "/auth/user/email", { email: neu, password });
    expect((await aendern("falsch")).status).toBe(403);
    expect((await aendern(testpasswort)).status).toBe(200);
    expect(await browser.nutzer()).toMatchObject({ email });
    const token = await portal.link(neu, "email-aenderung");
    const { koerper } = await browser.json("POST", "/api/auth/verify-email", { token });
    expect(koerper).toEqual({ message: "Ihre neue E-Mail-Adresse gilt ab jetzt." });
    expect(await browser.nutzer()).toMatchObject({ email: neu, emailVerified: true });
    expect((await portal.mails(email, "email-geaendert"))[0]?.text).toContain(neu);
    expect((await browser.anmelden(email)).status).toBe(401);
  });

  test("schickt dem Inhaber einer vergebenen höchstens drei Hinweise in der Stunde, einem gesperrten keinen", async ({
    db,
  }) => {
    const portal = kontoportal(db);
    const bodo = "bodo@kanzlei.example";
    const mia = "mia@kanzlei.example";
    for (const adresse of [bodo, mia]) await portal.browser().registrieren(adresse);
    await portal.setzen(mia, { gesperrt_am: new Date() });
    for (const wer of [email, "leo@kanzlei.example"]) {
      const browser = await portal.angemeldet(wer);
      for (const adresse of [bodo, bodo, mia])
        await browser.backend("POST", "/auth/user/email", { email: adresse, password: testpasswort });
    }
    expect(await portal.mails(bodo, "schon-registriert")).toHaveLength(3);
    expect(await portal.mails(mia, "schon-registriert")).toEqual([]);
  });

  test("verrät nicht, ob sie vergeben ist, und nimmt sie niemandem weg", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = await portal.angemeldet(email);
    const bodo = "bodo@kanzlei.example";
    const frei = "frei@kanzlei.example";
    const aendern = (adresse: string) =>
      browser.backend("POST", "/auth/user/email", { email: adresse, password: testpasswort });
    await portal.browser().registrieren(bodo);
    const vergeben = await aendern(bodo);
    expect([vergeben.status, vergeben.text]).toEqual([200, (await aendern(frei)).text]);
    expect(await portal.mails(bodo, "email-aenderung")).toEqual([]);
    expect(await portal.mails(bodo, "schon-registriert")).toHaveLength(1);
    const token = await portal.link(frei, "email-aenderung");
    await portal.browser().registrieren(frei);
    expect((await browser.json("POST", "/api/auth/verify-email", { token })).status).toBe(400);
    expect(await browser.nutzer()).toMatchObject({ email });
  });
});
