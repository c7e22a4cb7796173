import { describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { kontoportal, zurueckgestellt } from "../../server/testing/konto.ts";

zurueckgestellt();

const email = "rosa@kanzlei.example";
const andere = "bodo@kanzlei.example";

test("Ein Konto hat höchstens fünfzig Sitzungen; die am längsten ungenutzten enden, fremde nicht", async ({
  db,
}) => {
  const portal = kontoportal(db);
  const browser = await portal.angemeldet("rosa@kanzlei.example");
  const { id } = await portal.eingerichtet("bodo@kanzlei.example");
  const { id: rosa } = (await browser.nutzer()) as { id: string };
  const am = (tage: number) => new Date(Date.now() - tage * 86_400_000);
  await db
    .insertInto("sitzung")
    .values(
      Array.from({ length: 60 }, (_, i) => ({
        konto_id: rosa,
        token_hash: Buffer.from(`sitzung ${i}`),
        weg: "kennwort",
        geraet: `Gerät ${i}`,
        angemeldet_bleiben: true,
        erstellt: am(i + 1),
        zuletzt: am(i + 1),
        laeuft_ab: new Date("2090-01-01"),
      })),
    )
    .execute();
  expect((await portal.browser().anmelden("rosa@kanzlei.example")).status).toBe(200);
  const zeilen = await db.selectFrom("sitzung").select(["konto_id", "geraet"]).execute();
  const eigene = zeilen.filter(({ konto_id }) => konto_id === rosa).map(({ geraet }) => geraet);
  expect(eigene).toHaveLength(50);
  expect(eigene).toContain("Gerät 47");
  expect(eigene).not.toContain("Gerät 48");
  expect(zeilen.some(({ konto_id }) => konto_id === id)).toBe(true);
  expect(await browser.nutzer()).toBeDefined();
});

describe("Eine Sitzung", () => {
  test("endet zwölf Stunden nach dem letzten Gebrauch; jeder Gebrauch verlängert sie", async ({ db }) => {
    uhrStellen("2026-06-01T08:00:00Z");
    const browser = await kontoportal(db).registriert(email);
    await browser.anmelden(email);
    uhrStellen("2026-06-01T19:59:00Z");
    expect((await browser.get("/api/auth/session")).koerper).toMatchObject({
      expires: "2026-06-02T07:59:00.000Z",
    });
    uhrStellen("2026-06-02T07:58:00Z");
    expect(await browser.nutzer()).toMatchObject({ email });
    uhrStellen("2026-06-02T19:58:01Z");
    expect(await browser.nutzer()).toBeUndefined();
  });

  test("mit „Angemeldet bleiben“ hat ein Cookie für dreißig Tage und endet dann", async ({ db }) => {
    uhrStellen("2026-06-01T08:00:00Z");
    const browser = await kontoportal(db).registriert(email);
    await kontoportal(db).setzen(email, { email_bestaetigt_am: new Date() });
    const { headers } = await browser.anmelden(email, { remember: "true" });
    expect(headers.getSetCookie().at(-1)).toContain("; Max-Age=2592000");
    uhrStellen("2026-07-01T07:59:59Z");
    expect((await browser.get("/api/auth/session")).koerper).toMatchObject({
      expires: "2026-07-01T08:00:00.000Z",
    });
    uhrStellen("2026-07-01T08:00:01Z");
    expect(await browser.nutzer()).toBeUndefined();
  });

  test("zeigt ihren letzten Gebrauch, mit „Angemeldet bleiben“ wie ohne", async ({ db }) => {
    uhrStellen("2026-06-01T08:00:00Z");
    const portal = kontoportal(db);
    await portal.angemeldet(email);
    const bleibend = portal.browser();
    await bleibend.anmelden(email, { remember: "true" });
    const zuletzt = async () => {
      const { sessions } = (await bleibend.backend("GET", "/auth/user/sessions")).koerper as {
        sessions: { current: boolean; lastUsedAt: string; expiresAt: string }[];
      };
      return sessions.find(({ current }) => current);
    };
    await zuletzt();
    uhrStellen("2026-06-03T09:00:00Z");
    bleibend.token = undefined;
    expect(await zuletzt()).toMatchObject({
      lastUsedAt: "2026-06-03T09:00:00.000Z",
      expiresAt: "2026-07-01T08:00:00.000Z",
    });
  });

  test("steht nur als Hash in der Datenbank, ihr Token ebenso", async ({ db }) => {
    const browser = await kontoportal(db).registriert(email);
    await browser.anmelden(email);
    const token = await browser.tokenHolen();
    const cookie = browser.cookies.get("next-auth.session-token") ?? "";
    const zeilen = JSON.stringify([
      await db.selectFrom("sitzung").selectAll().execute(),
      await db.selectFrom("zugriffsmarke").selectAll().execute(),
    ]);
    expect(cookie).toHaveLength(43);
    expect(zeilen).not.toContain(cookie);
    expect(zeilen).not.toContain(token);
  });

  test("über https hat Cookies mit Vorsatz und Secure", async ({ db }) => {
    const browser = await kontoportal(db, { BASE_URL: "https://portal.example" }).registriert(email);
    const { headers } = await browser.anmelden(email);
    expect([...browser.cookies.keys()]).toEqual([
      "__Host-next-auth.csrf-token",
      "__Host-gp-geraet",
      "__Secure-next-auth.session-token",
    ]);
    expect(headers.getSetCookie().at(-1)).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    expect(await browser.nutzer()).toMatchObject({ email });
  });

  test("endet sofort mit der Sperre des Kontos, ihr Token auch", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = await portal.angemeldet(email);
    await browser.tokenHolen();
    await portal.setzen(email, { gesperrt_am: new Date() });
    expect(await browser.nutzer()).toBeUndefined();
    expect((await browser.backend("GET", "/auth/user/profile")).status).toBe(401);
  });

  test("zeigt eine Änderung von Tarif und Rolle bei der nächsten Abfrage", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = await portal.angemeldet(email);
    await portal.setzen(email, { tarif: "premium", rolle: "moderator", ist_autor: true });
    expect(await browser.nutzer()).toMatchObject({
      subscriptionStatus: "premium",
      role: "moderator",
      isAuthor: true,
    });
  });

  test("gilt in einem zweiten Prozess, und ihr Ende auch", async ({ eigene }) => {
    const erster = await kontoportal(eigene.db).angemeldet(email);
    const zweiter = kontoportal(eigene.db).browser();
    for (const [name, wert] of erster.cookies) zweiter.cookies.set(name, wert);
    expect(await zweiter.nutzer()).toMatchObject({ email });
    await erster.abmelden();
    expect(await zweiter.nutzer()).toBeUndefined();
  });

  test("endet, wenn sich derselbe Browser neu anmeldet, auch mit einem anderen Konto; ein Fehlversuch ändert nichts", async ({
    db,
  }) => {
    const portal = kontoportal(db);
    await portal.angemeldet(andere);
    const browser = await portal.angemeldet(email);
    const anderswo = portal.browser();
    await anderswo.anmelden(email);
    for (const adresse of [email, andere]) {
      const bisher = portal.browser();
      for (const [name, wert] of browser.cookies) bisher.cookies.set(name, wert);
      await browser.anmelden(adresse, { password: "Falsch-gedacht-7" });
      expect(await bisher.nutzer()).toMatchObject({ email });
      expect((await browser.anmelden(adresse)).status).toBe(200);
      expect(await bisher.nutzer()).toBeUndefined();
      expect(await browser.nutzer()).toMatchObject({ email: adresse });
    }
    expect(await anderswo.nutzer()).toMatchObject({ email });
  });

  test.for(["x", "a".repeat(43), "ä".repeat(43), "%00", "' or 1=1 --"])(
    "gibt es nicht für den erfundenen Wert %s",
    async (wert, { db }) => {
      const browser = kontoportal(db).browser();
      browser.cookies.set("next-auth.session-token", encodeURIComponent(wert));
      expect((await browser.get("/api/auth/session")).text).toBe("{}");
    },
  );
});

describe("Ein Zugriffsmerkmal", () => {
  test("gilt sechzig Minuten", async ({ db }) => {
    uhrStellen("2026-06-01T08:00:00Z");
    const browser = await kontoportal(db).registriert(email);
    await browser.anmelden(email);
    await browser.tokenHolen();
    uhrStellen("2026-06-01T08:59:59Z");
    expect((await browser.backend("GET", "/auth/user/profile")).status).toBe(200);
    uhrStellen("2026-06-01T09:00:01Z");
    expect((await browser.backend("GET", "/auth/user/profile")).status).toBe(401);
    expect((await browser.get("/api/auth/get-token")).status).toBe(200);
  });

  test("verlängert sich nicht selbst", async ({ db }) => {
    const browser = await kontoportal(db).angemeldet(email);
    const headers = { Authorization: `Bearer ${await browser.tokenHolen()}` };
    expect((await browser.ruf("/api/auth/user/profile", { headers })).status).toBe(200);
    expect((await browser.ruf("/api/auth/get-token", { headers })).status).toBe(401);
    expect((await browser.get("/api/auth/get-token")).status).toBe(200);
  });

  test("entscheidet, auch wenn ein fremdes Cookie dabei ist; ein Cookie allein genügt nicht", async ({
    db,
  }) => {
    const portal = kontoportal(db);
    const rosa = await portal.angemeldet(email);
    const bodo = await portal.angemeldet(andere);
    bodo.token = await rosa.tokenHolen();
    expect((await bodo.backend("GET", "/auth/user/profile")).koerper).toMatchObject({ email });
    expect((await rosa.get("/api/backend/auth/user/profile")).status).toBe(401);
  });
});

describe("Die Liste der Geräte", () => {
  test("nennt jedes und meldet eines, fremde nicht, oder alle ab", async ({ db }) => {
    const portal = kontoportal(db);
    const eins = await portal.angemeldet(email);
    const zwei = portal.browser();
    await zwei.anmelden(email, { remember: "true" });
    const fremd = await portal.angemeldet(andere);
    const liste = async () =>
      (
        (await eins.backend("GET", "/auth/user/sessions")).koerper as {
          sessions: { id: string; current: boolean }[];
        }
      ).sessions;
    const beide = await liste();
    expect(beide).toHaveLength(2);
    expect(beide).toContainEqual(
      expect.objectContaining({
        device: "Firefox auf Linux",
        method: "kennwort",
        remember: true,
        current: false,
      }),
    );
    const anderes = beide.find(({ current }) => !current)?.id;
    expect((await fremd.backend("DELETE", `/auth/user/sessions/${anderes}`)).status).toBe(404);
    expect((await eins.backend("DELETE", "/auth/user/sessions/keine-id")).status).toBe(404);
    expect(await zwei.nutzer()).toBeDefined();
    expect((await eins.backend("DELETE", `/auth/user/sessions/${anderes}`)).status).toBe(200);
    expect(await zwei.nutzer()).toBeUndefined();
    await zwei.anmelden(email);
    expect((await eins.backend("DELETE", "/auth/user/sessions")).status).toBe(200);
    expect([await eins.nutzer(), await zwei.nutzer()]).toEqual([undefined, undefined]);
    expect(await fremd.nutzer()).toBeDefined();
  });
});
