import { describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { kontoportal, testpasswort, zurueckgestellt } from "../../server/testing/konto.ts";

zurueckgestellt();

const email = "rosa@kanzlei.example";

describe("Die Registrierung", () => {
  test.for([
    [{ name: "" }, "name", "Bitte geben Sie Ihren vollständigen Namen ein."],
    [{ name: undefined }, "name", "Bitte geben Sie Ihren vollständigen Namen ein."],
    [{ name: "A" }, "name", "Der Name muss mindestens 2 Zeichen lang sein."],
    [{ name: "R2D2" }, "name", "Der Name darf nur Buchstaben, Leerzeichen und Bindestriche enthalten."],
    [
      { name: "<b>Rosa</b>" },
      "name",
      "Der Name darf nur Buchstaben, Leerzeichen und Bindestriche enthalten.",
    ],
    [{ email: " " }, "email", "Bitte geben Sie Ihre E-Mail-Adresse ein."],
    [{ email: "rosa@kanzlei" }, "email", "Bitte geben Sie eine gültige E-Mail-Adresse ein."],
    [{ email: "ro\u202esa@kanzlei.example" }, "email", "Bitte geben Sie eine gültige E-Mail-Adresse ein."],
    [
      { email: `${"a".repeat(250)}@kanzlei.example` },
      "email",
      "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
    ],
    [{ password: "" }, "password", "Bitte geben Sie ein Passwort ein."],
    [{ password: "Ab1!" }, "password", "Das Passwort muss mindestens 8 Zeichen lang sein."],
    [
      { password: "abcdefghij" },
      "password",
      "Das Passwort ist zu schwach. Verwenden Sie Groß- und Kleinbuchstaben, Zahlen und Sonderzeichen.",
    ],
    [
      { password: "Passwort123!" },
      "password",
      "Dieses Passwort ist zu bekannt. Bitte wählen Sie ein anderes.",
    ],
  ] as const)("lehnt %j ab", async ([angaben, field, error], { db }) => {
    const { status, koerper } = await kontoportal(db).browser().registrieren(email, angaben);
    expect([status, koerper]).toMatchObject([400, { field, error }]);
  });

  test("schreibt nichts, was ihr nicht zusteht", async ({ db }) => {
    const browser = kontoportal(db).browser();
    await browser.registrieren(email, {
      role: "admin",
      subscriptionStatus: "teams",
      isAuthor: true,
      isTeamAdmin: true,
      teamId: crypto.randomUUID(),
      emailVerified: true,
      id: crypto.randomUUID(),
    });
    await browser.anmelden(email);
    expect(await browser.nutzer()).toMatchObject({
      role: "user",
      subscriptionStatus: "free",
      isAuthor: false,
      isTeamAdmin: false,
      teamId: null,
      emailVerified: false,
    });
  });

  test("lehnt eine vergebene Adresse in jeder Schreibweise ab und sagt es ihrem Inhaber", async ({ db }) => {
    const portal = kontoportal(db);
    await portal.browser().registrieren(email);
    const { status, koerper } = await portal
      .browser()
      .registrieren(" ROSA@kanzlei.EXAMPLE", { name: "Mallory" });
    expect([status, koerper]).toMatchObject([
      409,
      { error: "Diese E-Mail-Adresse ist bereits registriert.", field: "email" },
    ]);
    for (let i = 0; i < 5; i += 1) await portal.browser().registrieren(email);
    const mails = await portal.mails(email, "schon-registriert");
    expect(mails).toHaveLength(3);
    expect(mails[0]?.text).toContain("Guten Tag Rosa Luchs");
  });

  test("nimmt Titel, die mit dem Namen getippt sind, in ihr eigenes Feld", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = portal.browser();
    const name = "RAin Dr. jur. Rosa Luchs, LL.M. (Yale)";
    expect((await browser.registrieren(email, { name })).status).toBe(201);
    expect((await portal.mails(email, "bestaetigung"))[0]?.text).toContain(`Guten Tag ${name},`);
    await browser.anmelden(email);
    const titel = { name: "Rosa Luchs", title: "RAin Dr. jur., LL.M. (Yale)" };
    expect(await browser.nutzer()).toMatchObject(titel);
    const zeile = await db
      .selectFrom("konto")
      .select(["titel", "titel_nach", "anzeigename"])
      .executeTakeFirst();
    expect(zeile).toEqual({ titel: "RAin Dr. jur.", titel_nach: "LL.M. (Yale)", anzeigename: name });
    expect((await browser.backend("GET", "/auth/user/export")).koerper).toMatchObject({ account: titel });
  });

  test("gelingt je Client zwanzigmal in der Stunde", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = portal.browser();
    for (let i = 0; i < 20; i += 1) expect((await browser.registrieren("keine-adresse")).status).toBe(400);
    expect((await browser.registrieren(email)).status).toBe(429);
    expect((await portal.browser("203.0.113.9").registrieren(email)).status).toBe(201);
  });

  test("gibt jedem Konto eine eigene Kanzlei mit der Rolle rechtsanwalt", async ({ db }) => {
    await kontoportal(db).browser().registrieren(email);
    const zeilen = await db
      .selectFrom("mitgliedschaft as m")
      .innerJoin("kanzlei as k", "k.id", "m.kanzlei_id")
      .whereRef("k.inhaber", "=", "m.konto_id")
      .select(["k.name", "m.kanzleirolle"])
      .execute();
    expect(zeilen).toEqual([{ name: "Rosa Luchs", kanzleirolle: "rechtsanwalt" }]);
  });

  test("bewahrt das Passwort nur als Argon2id-Hash", async ({ db }) => {
    await kontoportal(db).browser().registrieren(email);
    const { hash } = await db.selectFrom("kennwort").select("hash").executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  });
});

describe("Die Bestätigung der Adresse", () => {
  const bestaetigen = (browser: ReturnType<ReturnType<typeof kontoportal>["browser"]>, token: string) =>
    browser.json("POST", "/api/auth/verify-email", { token });

  test("gilt mit dem Link einer Mail, einmal und 48 Stunden lang", async ({ db }) => {
    uhrStellen("2026-06-01T08:00:00Z");
    const portal = kontoportal(db);
    const browser = await portal.registriert(email);
    const token = await portal.link(email, "bestaetigung");
    uhrStellen("2026-06-03T08:00:01Z");
    expect((await bestaetigen(browser, token)).status).toBe(400);
    uhrStellen("2026-06-03T07:59:59Z");
    const { status, koerper } = await bestaetigen(browser, token);
    expect([status, koerper]).toEqual([200, { message: "Ihre E-Mail-Adresse wurde bestätigt." }]);
    const nochmals = await bestaetigen(browser, token);
    expect([nochmals.status, nochmals.koerper]).toMatchObject([
      400,
      { error: "Der Link ist ungültig oder abgelaufen." },
    ]);
    await browser.anmelden(email);
    expect(await browser.nutzer()).toMatchObject({ emailVerified: true });
  });

  test("entfernt, was ein Fremder vorher eingerichtet hat, und sagt es; wer selbst angemeldet ist, behält alles", async ({
    db,
  }) => {
    const portal = kontoportal(db);
    for (const [adresse, selbst] of [[email, false] as const, ["bodo@kanzlei.example", true] as const]) {
      const vorher = await portal.registriert(adresse);
      await vorher.anmelden(adresse);
      const { id } = (await vorher.nutzer()) as { id: string };
      await db.insertInto("fremdkonto").values({ anbieter: "google", fremd_id: id, konto_id: id }).execute();
      await vorher.backend("POST", "/auth/user/second-factor", { password: testpasswort });
      const token = await portal.link(adresse, "bestaetigung");
      expect((await bestaetigen(selbst ? vorher : portal.browser(), token)).status).toBe(200);
      const wege = async (tabelle: "fremdkonto" | "zweiter_faktor") =>
        (await db.selectFrom(tabelle).select("konto_id").where("konto_id", "=", id).execute()).length;
      expect([await wege("fremdkonto"), await wege("zweiter_faktor")], adresse).toEqual(
        selbst ? [1, 1] : [0, 0],
      );
      expect(await portal.mails(adresse, "sicherheit"), adresse).toHaveLength(selbst ? 0 : 1);
      expect(await vorher.nutzer()).toMatchObject({ emailVerified: true });
    }
  });

  test("öffnet einem gesperrten Konto nichts und ist danach verbraucht", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = await portal.registriert(email);
    const token = await portal.link(email, "bestaetigung");
    await portal.setzen(email, { gesperrt_am: new Date() });
    expect((await bestaetigen(browser, token)).status).toBe(400);
    const stand = () => db.selectFrom("konto").select("email_bestaetigt_am").executeTakeFirstOrThrow();
    expect(await stand()).toEqual({ email_bestaetigt_am: null });
    await portal.setzen(email, { gesperrt_am: null });
    expect((await bestaetigen(browser, token)).status).toBe(400);
    expect(await stand()).toEqual({ email_bestaetigt_am: null });
  });

  test("gilt auch am anderen Gerät; wer nichts eingerichtet hat, bleibt angemeldet und bekommt keine Mail", async ({
    db,
  }) => {
    const portal = kontoportal(db);
    const browser = await portal.registriert(email);
    await browser.anmelden(email);
    await bestaetigen(portal.browser("203.0.113.9"), await portal.link(email, "bestaetigung"));
    expect(await browser.nutzer()).toMatchObject({ emailVerified: true });
    expect(await portal.mails(email, "sicherheit")).toEqual([]);
  });

  test("kann erneut angefordert werden; der frühere Link endet, und niemand erfährt, ob es das Konto gibt", async ({
    db,
  }) => {
    const portal = kontoportal(db);
    const browser = await portal.registriert(email);
    const alt = await portal.link(email, "bestaetigung");
    const erneut = (adresse: string) =>
      browser.json("POST", "/api/backend/auth/resend-verification", { email: adresse });
    const da = await erneut(email);
    const fort = await erneut("niemand@kanzlei.example");
    expect([da.status, da.koerper]).toEqual([
      200,
      { message: "Falls ein unbestätigtes Konto existiert, wurde eine E-Mail gesendet." },
    ]);
    expect([fort.status, fort.text]).toEqual([200, da.text]);
    expect((await erneut("keine-adresse")).status).toBe(400);
    expect(await portal.mails(email, "bestaetigung")).toHaveLength(2);
    expect((await bestaetigen(browser, alt)).status).toBe(400);
    await erneut(email);
    await erneut(email);
    expect((await erneut(email)).status).toBe(429);
  });
});

describe("Der Newsletter", () => {
  test("wird gewünscht und gilt erst mit dem Link der Mail", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = await portal.registriert(email, { newsletterConsent: true });
    await browser.anmelden(email);
    expect(await browser.nutzer()).toMatchObject({ newsletterConsent: true });
    const stand = () => db.selectFrom("konto").select("newsletter_bestaetigt_am").executeTakeFirstOrThrow();
    expect(await stand()).toEqual({ newsletter_bestaetigt_am: null });
    const token = await portal.link(email, "newsletter");
    const { koerper } = await browser.json("POST", "/api/auth/verify-email", { token });
    expect(koerper).toEqual({ message: "Ihre Anmeldung zum Newsletter ist bestätigt." });
    expect((await stand()).newsletter_bestaetigt_am).toBeInstanceOf(Date);
  });

  test("ein zurückgenommener Wunsch lässt sich mit dem alten Link nicht bestätigen", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = await portal.registriert(email, { newsletterConsent: true });
    await browser.anmelden(email);
    const token = await portal.link(email, "newsletter");
    await browser.backend("PATCH", "/auth/user/profile", { newsletterConsent: false });
    expect((await browser.json("POST", "/api/auth/verify-email", { token })).status).toBe(400);
    expect(await browser.nutzer()).toMatchObject({ newsletterConsent: false });
  });
});
