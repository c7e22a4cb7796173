import type { Kysely } from "kysely";
import { describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { test } from "#platform/db/testing.ts";
import { jobs } from "../../app/jobs.ts";
import { kontoportal, testpasswort, zurueckgestellt } from "../../server/testing/konto.ts";

zurueckgestellt();

const email = "rosa@kanzlei.example";
const aufraeumen = async () => {
  for (const { name, ausfuehren } of jobs) if (name.startsWith("kont")) await ausfuehren({});
};

describe("Das eigene Profil", () => {
  test("nimmt Name, Bild und Newsletter an und sonst nichts", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = await portal.angemeldet(email);
    const { status, koerper } = await browser.backend("PATCH", "/auth/user/profile", {
      name: " Rosa Dachs ",
      image: "/media/blog/images/rosa.png",
      newsletterConsent: true,
      email: "neu@kanzlei.example",
      role: "admin",
      subscriptionStatus: "teams",
      teamId: crypto.randomUUID(),
      isTeamAdmin: true,
      downloadAccessGranted: true,
      id: crypto.randomUUID(),
    });
    const erwartet = {
      name: "Rosa Dachs",
      image: "/media/blog/images/rosa.png",
      newsletterConsent: true,
      email,
      role: "user",
      subscriptionStatus: "free",
      teamId: null,
      isTeamAdmin: false,
      downloadAccessGranted: false,
    };
    expect(status).toBe(200);
    expect(koerper).toMatchObject(erwartet);
    expect(await browser.nutzer()).toMatchObject(erwartet);
    expect(await portal.mails(email, "newsletter")).toHaveLength(1);
  });

  test.for([
    { name: "" },
    { name: 7 },
    { image: "javascript:alert(1)" },
    { image: "http://x.example/a.png" },
    { image: "https://bilder.example/rosa.png" },
    { image: "//bilder.example/media/a.png" },
    { image: "/media/../api/auth/signout.png" },
  ])("lehnt %j ab", async (aenderung, { db }) => {
    const browser = await kontoportal(db).angemeldet(email);
    expect((await browser.backend("PATCH", "/auth/user/profile", aenderung)).status).toBe(400);
    expect(await browser.nutzer()).toMatchObject({ name: "Rosa Luchs", image: null });
  });

  test("führt Titel für sich, auch wenn sie mit dem Namen kommen", async ({ db }) => {
    const browser = await kontoportal(db).angemeldet(email);
    const aendern = async (angaben: object) => {
      const { status, koerper } = await browser.backend("PATCH", "/auth/user/profile", angaben);
      const gelesen = await browser.nutzer();
      if (status === 200) expect(koerper).toEqual(gelesen);
      return [status, gelesen?.title, gelesen?.name];
    };
    expect(await aendern({ title: "Dr. jur., LL.M." })).toEqual([200, "Dr. jur., LL.M.", "Rosa Luchs"]);
    expect(await aendern({ name: "Prof. Dr. jur. Rosa Bär" })).toEqual([
      200,
      "Prof. Dr. jur., LL.M.",
      "Rosa Bär",
    ]);
    expect(await aendern({ name: "Rosa Luchs" })).toEqual([200, "Prof. Dr. jur., LL.M.", "Rosa Luchs"]);
    expect(await aendern({ title: "<b>Dr.</b>" })).toEqual([400, "Prof. Dr. jur., LL.M.", "Rosa Luchs"]);
    const lang = `Prof. ${"Dr. ".repeat(20)}jur., LL.M.`;
    expect(await aendern({ title: lang })).toEqual([200, lang, "Rosa Luchs"]);
    for (const davor of ["Notar ", "Notarin "])
      expect(await aendern({ name: `${davor.repeat(12)}Rosa Bär` }), davor).toEqual([
        400,
        lang,
        "Rosa Luchs",
      ]);
    expect(await aendern({ title: "" })).toEqual([200, null, "Rosa Luchs"]);
    expect(await aendern({ title: "Mag." })).toEqual([200, "Mag.", "Rosa Luchs"]);
    expect(await aendern({ title: null })).toEqual([200, null, "Rosa Luchs"]);
  });

  test("lässt sich mit fremder id weder lesen noch ändern", async ({ db }) => {
    const portal = kontoportal(db);
    const rosa = await portal.angemeldet(email);
    const bodo = await portal.angemeldet("bodo@kanzlei.example");
    const { id } = (await rosa.nutzer()) as { id: string };
    expect((await bodo.backend("GET", `/auth/user/profile?id=${id}`)).koerper).toMatchObject({
      email: "bodo@kanzlei.example",
    });
    await bodo.backend("PATCH", "/auth/user/profile", { id, name: "Bodo Bär" });
    expect(await rosa.nutzer()).toMatchObject({ name: "Rosa Luchs" });
  });

  test("bekommt Downloads erst mit bestätigter Adresse", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = await portal.registriert(email);
    await browser.anmelden(email);
    const freigeben = async () => (await browser.backend("POST", "/auth/grant-download-access")).koerper;
    const ohne = { emailVerified: false, downloadAccessGranted: false, newsletterConsent: false };
    expect(await freigeben()).toEqual(ohne);
    await portal.setzen(email, { email_bestaetigt_am: new Date() });
    expect(await freigeben()).toEqual({ ...ohne, emailVerified: true, downloadAccessGranted: true });
    expect(await browser.nutzer()).toMatchObject({ downloadAccessGranted: true });
  });
});

test("Die Ausfuhr enthält alles über das Konto, aber nichts, was jemanden einlässt, und nichts Fremdes", async ({
  db,
}) => {
  const portal = kontoportal(db);
  await portal.angemeldet("bodo@kanzlei.example");
  const browser = await portal.angemeldet(email);
  const { headers, text, koerper } = await browser.backend("GET", "/auth/user/export");
  expect(headers.get("content-disposition")).toContain("attachment");
  expect(headers.get("cache-control")).toContain("no-store");
  expect(koerper).toMatchObject({
    account: { email, name: "Rosa Luchs", role: "user" },
    offices: [{ officeRole: "rechtsanwalt", owner: true }],
    sessions: [{ device: "Firefox auf Linux" }],
    mails: [{ to: email, subject: "Bitte bestätigen Sie Ihre E-Mail-Adresse", sentAt: null }],
  });
  expect(text).toContain('"act":"registrierung"');
  expect(text).not.toMatch(/argon2|bodo|hash|geheimnis/i);
  expect(text).not.toContain(browser.token);
  expect(text).not.toContain(browser.cookies.get("next-auth.session-token"));
  const akte = await db.selectFrom("protokoll").select("akt").execute();
  expect(akte).toContainEqual({ akt: "datenausfuhr" });
});

async function kontoId(db: Kysely<DB>, adresse: string): Promise<string> {
  const zeile = await db.selectFrom("konto").select("id").where("email", "=", adresse).executeTakeFirst();
  return zeile?.id ?? "";
}

describe("Die Löschung des Kontos", () => {
  const loeschen = (
    browser: Awaited<ReturnType<ReturnType<typeof kontoportal>["angemeldet"]>>,
    password: string,
  ) => browser.backend("DELETE", "/auth/user", { password });

  test("verlangt das Passwort, meldet überall ab und vollzieht sich nach vierzehn Tagen", async ({ db }) => {
    uhrStellen("2026-06-01T08:00:00Z");
    const portal = kontoportal(db);
    const browser = await portal.angemeldet(email);
    expect((await loeschen(browser, "falsch")).status).toBe(403);
    expect((await loeschen(browser, "")).status).toBe(403);
    const { status, koerper } = await loeschen(browser, testpasswort);
    expect([status, koerper]).toMatchObject([200, { deletionAt: "2026-06-15T08:00:00.000Z" }]);
    expect(await browser.nutzer()).toBeUndefined();
    expect((await browser.backend("GET", "/auth/user/profile")).status).toBe(401);
    expect((await portal.mails(email, "loeschung"))[0]?.text).toContain("15.06.2026");
    uhrStellen("2026-06-15T07:59:59Z");
    await aufraeumen();
    expect((await browser.anmelden(email)).koerper).toMatchObject({ error: "ACCOUNT_DELETION_SCHEDULED" });
    uhrStellen("2026-06-15T08:00:00Z");
    await aufraeumen();
    expect((await browser.anmelden(email)).koerper).toMatchObject({ error: "CredentialsSignin" });
    for (const tabelle of ["konto", "kanzlei", "mitgliedschaft", "kennwort", "sitzung"] as const)
      expect(await db.selectFrom(tabelle).selectAll().execute()).toEqual([]);
    expect((await browser.registrieren(email)).status).toBe(201);
  });

  test("wird zurückgenommen, wer sich rechtzeitig anmeldet und es bestätigt", async ({ db }) => {
    uhrStellen("2026-06-01T08:00:00Z");
    const portal = kontoportal(db);
    const browser = await portal.angemeldet(email);
    await loeschen(browser, testpasswort);
    uhrStellen("2026-06-14T08:00:00Z");
    const ohne = await browser.anmelden(email);
    expect([ohne.status, ohne.koerper]).toMatchObject([401, { error: "ACCOUNT_DELETION_SCHEDULED" }]);
    expect((await browser.anmelden(email, { restore: "true", password: "falsch" })).koerper).toMatchObject({
      error: "CredentialsSignin",
    });
    expect((await browser.anmelden(email, { restore: "true" })).status).toBe(200);
    expect((await portal.mails(email, "sicherheit")).map(({ text }) => text)).toEqual([
      expect.stringContaining("Die Löschung Ihres Kontos wurde zurückgenommen"),
    ]);
    uhrStellen("2026-06-20T08:00:00Z");
    await aufraeumen();
    expect((await browser.anmelden(email)).status).toBe(200);
  });

  test("ist nicht möglich, solange andere im Team arbeiten", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = await portal.angemeldet(email);
    await portal.angemeldet("bodo@kanzlei.example");
    const { id } = await db
      .selectFrom("kanzlei as k")
      .innerJoin("konto as o", "o.id", "k.inhaber")
      .select("k.id")
      .where("o.email", "=", email)
      .executeTakeFirstOrThrow();
    const abgelehnt = async () => {
      const { status, koerper } = await loeschen(browser, testpasswort);
      expect([status, koerper]).toMatchObject([409, { code: "team-hat-mitglieder" }]);
    };
    await portal.setzen("bodo@kanzlei.example", { team_id: id, tarif: "Teammitglied" });
    await portal.setzen(email, { team_id: id, team_admin: true, tarif: "teams" });
    await abgelehnt();
    // When the time of the team is over, its lead cannot send anybody away any more, and nobody uses it.
    await portal.setzen(email, { tarif_bis: new Date(0) });
    expect((await loeschen(browser, testpasswort)).status).toBe(200);
  });

  test("lässt aus, in wessen Kanzlei inzwischen andere arbeiten, und vollzieht die übrigen", async ({
    db,
  }) => {
    uhrStellen("2026-06-01T08:00:00Z");
    const portal = kontoportal(db);
    const zuerst = await portal.angemeldet(email);
    const danach = await portal.angemeldet("bodo@kanzlei.example");
    await portal.angemeldet("mia@kanzlei.example");
    await loeschen(zuerst, testpasswort);
    uhrStellen("2026-06-01T08:00:01Z");
    await loeschen(danach, testpasswort);
    const inhaber = await kontoId(db, email);
    const kanzlei = db.selectFrom("kanzlei").select("id").where("inhaber", "=", inhaber);
    await portal.setzen("mia@kanzlei.example", { team_id: (await kanzlei.executeTakeFirstOrThrow()).id });
    await portal.setzen(email, { tarif: "teams" });
    uhrStellen("2026-06-16T08:00:00Z");
    await expect(aufraeumen()).rejects.toMatchObject({
      errors: [{ message: expect.stringContaining(inhaber) }],
    });
    const uebrig = await db.selectFrom("konto").select("email").orderBy("email").execute();
    expect(uebrig).toEqual([{ email: "mia@kanzlei.example" }, { email }]);
  });
});

describe("Die Verwaltung der Konten", () => {
  const admin = "admin@portal.example";

  test("ist Sache der Administration", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = await portal.angemeldet(email);
    expect((await portal.browser().get("/api/admin/users")).status).toBe(401);
    for (const rolle of ["user", "moderator"]) {
      await portal.setzen(email, { rolle });
      expect((await browser.get("/api/admin/users")).status).toBe(403);
      expect((await browser.json("PATCH", `/api/admin/users/${crypto.randomUUID()}`, {})).status).toBe(403);
    }
  });

  test("findet Konten nach Name und Adresse, Platzhalter sind Buchstaben", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = await portal.angemeldet(admin);
    await portal.setzen(admin, { rolle: "admin" });
    await portal.browser().registrieren(email, { name: "Änne O'Neill" });
    const suchen = async (query: string) =>
      ((await browser.get(`/api/admin/users?${query}`)).koerper as { users: { email: string }[] }).users.map(
        (konto) => konto.email,
      );
    expect(await suchen("")).toHaveLength(2);
    expect(await suchen("query=KANZLEI")).toEqual([email]);
    expect(await suchen(`query=${encodeURIComponent("o'n")}`)).toEqual([email]);
    expect(await suchen("query=%25")).toEqual([]);
    expect(await suchen("query=_")).toEqual([]);
    expect(await suchen("limit=1")).toHaveLength(1);
    expect(await suchen("limit=unsinn")).toHaveLength(2);
    expect((await browser.get("/api/admin/users")).text).not.toMatch(/argon2|hash|password/i);
  });

  test("ändert Rolle und Merkmale, sperrt sofort und schreibt beides auf", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = await portal.angemeldet(admin);
    await portal.setzen(admin, { rolle: "admin" });
    const rosa = await portal.angemeldet(email);
    const { id } = (await rosa.nutzer()) as { id: string };
    const aendern = (aenderung: object, wen = id) =>
      browser.json("PATCH", `/api/admin/users/${wen}`, aenderung);
    const gut = await aendern({
      role: "moderator",
      isAuthor: true,
      subscriptionStatus: "teams",
    });
    expect([gut.status, gut.koerper]).toMatchObject([
      200,
      { user: { id, role: "moderator", isAuthor: true, subscriptionStatus: "free", email } },
    ]);
    expect(await rosa.nutzer()).toMatchObject({ role: "moderator", isAuthor: true });
    expect((await aendern({ role: "chef" })).status).toBe(400);
    expect((await aendern({}, "keine-id")).status).toBe(404);
    expect((await aendern({}, crypto.randomUUID())).status).toBe(404);
    await aendern({ disabled: true });
    expect(await rosa.nutzer()).toBeUndefined();
    expect((await rosa.anmelden(email)).koerper).toMatchObject({ error: "ACCOUNT_DISABLED" });
    await aendern({ disabled: false });
    expect(await rosa.nutzer()).toBeUndefined();
    expect((await rosa.anmelden(email)).status).toBe(200);
    const akte = await db
      .selectFrom("protokoll")
      .select(["akt", "einzelheiten"])
      .where("konto", "=", id)
      .execute();
    expect(akte).toContainEqual({ akt: "rolle-geaendert", einzelheiten: { alt: "user", neu: "moderator" } });
    expect(akte).toContainEqual({ akt: "sperre-geaendert", einzelheiten: { alt: false, neu: true } });
  });

  test("fasst das eigene Konto nicht an", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = await portal.angemeldet(admin);
    await portal.setzen(admin, { rolle: "admin" });
    const { id } = (await browser.nutzer()) as { id: string };
    for (const wen of [id, id.toUpperCase()])
      expect((await browser.json("PATCH", `/api/admin/users/${wen}`, { role: "user" })).status).toBe(409);
    expect(await browser.nutzer()).toMatchObject({ role: "admin" });
  });
});
