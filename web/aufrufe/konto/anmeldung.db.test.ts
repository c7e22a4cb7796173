import { describe, expect } from "vitest";
import { neuesKonto } from "#platform/access/testing.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { kontoportal, testbasis, testpasswort, zurueckgestellt } from "../../server/testing/konto.ts";

zurueckgestellt();

const email = "rosa@kanzlei.example";
const sitzungscookie = "next-auth.session-token";

test("Wer sich registriert, meldet sich an, liest seine Sitzung, holt ein Token und meldet sich ab", async ({
  eigene,
}) => {
  const browser = kontoportal(eigene.db).browser();
  const registriert = await browser.registrieren(" Rosa@Kanzlei.example ");
  expect([registriert.status, registriert.koerper]).toEqual([201, { message: "Registrierung erfolgreich." }]);
  expect((await browser.get("/api/auth/session")).text).toBe("{}");

  const angemeldet = await browser.anmelden(email, { callbackUrl: `${testbasis}/dashboard` });
  expect([angemeldet.status, angemeldet.koerper]).toEqual([200, { url: `${testbasis}/dashboard` }]);
  expect(angemeldet.headers.getSetCookie().at(-1)).toMatch(
    /^next-auth\.session-token=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
  );

  const sitzung = await browser.get("/api/auth/session");
  expect(sitzung.headers.get("cache-control")).toContain("no-store");
  expect(sitzung.koerper).toEqual({
    user: {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: "Rosa Luchs",
      email,
      ...neuesKonto,
    },
    expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });

  const token = await browser.tokenHolen();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await browser.backend("GET", "/auth/user/profile")).koerper).toMatchObject({ email });
  expect((await browser.get("/api/auth/user/profile")).koerper).toMatchObject({ email });

  const abgemeldet = await browser.abmelden();
  expect([abgemeldet.status, abgemeldet.koerper]).toEqual([200, { url: `${testbasis}/` }]);
  expect(browser.cookies.has(sitzungscookie)).toBe(false);
  expect((await browser.get("/api/auth/session")).text).toBe("{}");
  expect((await browser.backend("GET", "/auth/user/profile")).status).toBe(401);
  expect((await browser.get("/api/auth/get-token")).status).toBe(401);
  expect((await browser.get("/api/auth/user/profile")).status).toBe(401);
});

describe("Die Anmeldung", () => {
  test("unterscheidet unbekannte Adresse und falsches Passwort nicht", async ({ db }) => {
    const portal = kontoportal(db);
    const browser = await portal.registriert(email);
    const falsch = await browser.anmelden(email, { password: "Falsch-gedacht-7" });
    const unbekannt = await browser.anmelden("niemand@kanzlei.example");
    const erwartet = {
      url: `${testbasis}/api/auth/error?error=CredentialsSignin`,
      error: "CredentialsSignin",
    };
    expect([falsch.status, falsch.koerper]).toEqual([401, erwartet]);
    expect([unbekannt.status, unbekannt.text]).toEqual([401, falsch.text]);
    await portal.setzen(email, { gesperrt_am: new Date() });
    expect((await browser.anmelden(email, { password: "Falsch-gedacht-7" })).text).toBe(falsch.text);
    expect(await browser.nutzer()).toBeUndefined();
  });

  test("sagt einem gesperrten Konto erst mit dem richtigen Passwort, dass es gesperrt ist", async ({
    db,
  }) => {
    const portal = kontoportal(db);
    const browser = await portal.registriert(email);
    await portal.setzen(email, { gesperrt_am: new Date() });
    const { status, koerper } = await browser.anmelden(email);
    expect([status, koerper]).toMatchObject([401, { error: "ACCOUNT_DISABLED" }]);
  });

  test("gelingt unbestätigt sieben Tage lang, danach nicht mehr", async ({ db }) => {
    uhrStellen("2026-06-01T08:00:00Z");
    const portal = kontoportal(db);
    const browser = await portal.registriert(email);
    uhrStellen("2026-06-08T07:59:59Z");
    expect((await browser.anmelden(email)).status).toBe(200);
    uhrStellen("2026-06-08T08:00:01Z");
    const { status, koerper } = await browser.anmelden(email);
    expect([status, koerper]).toMatchObject([401, { error: "EMAIL_NOT_VERIFIED" }]);
    await portal.setzen(email, { email_bestaetigt_am: new Date() });
    expect((await browser.anmelden(email)).status).toBe(200);
  });

  test("ohne gültiges Formularmerkmal gibt keine Sitzung", async ({ db }) => {
    const browser = await kontoportal(db).registriert(email);
    const felder = { email, password: testpasswort };
    for (const csrfToken of ["", "0".repeat(64)]) {
      const { status, headers } = await browser.formular("/api/auth/callback/credentials", {
        ...felder,
        csrfToken,
      });
      expect(status).toBe(403);
      expect(headers.getSetCookie()).toEqual([]);
    }
    browser.cookies.set("next-auth.csrf-token", `${"0".repeat(64)}|${"A".repeat(43)}`);
    const gefaelscht = await browser.ruf("/api/auth/callback/credentials", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ ...felder, json: "true", csrfToken: "0".repeat(64) }).toString(),
    });
    expect(gefaelscht.status).toBe(403);
    expect(await browser.nutzer()).toBeUndefined();
  });

  test.for([
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "\\\\evil.example",
    "javascript:alert(1)",
    "http://localhost:3000@evil.example/",
    "http://a@localhost:3000/",
    "data:text/html,x",
    "http://[",
    "\thttps://evil.example",
  ])("führt nicht zu %s", async (callbackUrl, { db }) => {
    const browser = await kontoportal(db).registriert(email);
    const { koerper } = await browser.anmelden(email, { callbackUrl });
    expect(koerper).toEqual({ url: `${testbasis}/` });
  });

  test("ohne json-Angabe leitet weiter, wie ein Formular ohne Skript es braucht", async ({ db }) => {
    const browser = await kontoportal(db).registriert(email);
    const falsch = await browser.anmelden(email, { json: "", password: "Falsch-gedacht-7" });
    expect([falsch.status, falsch.headers.get("location")]).toEqual([
      302,
      `${testbasis}/api/auth/error?error=CredentialsSignin`,
    ]);
    const richtig = await browser.anmelden(email, { json: "", callbackUrl: "/rvgrechner" });
    expect([richtig.status, richtig.headers.get("location")]).toEqual([302, `${testbasis}/rvgrechner`]);
  });

  test("steht mit Gerät und Grund im eigenen Protokoll, die gescheiterte auch", async ({ db }) => {
    const browser = await kontoportal(db).registriert(email);
    await browser.anmelden(email, { password: "Falsch-gedacht-7" });
    await browser.anmelden(email);
    const { entries } = (await browser.backend("GET", "/auth/user/log?kind=anmeldungen")).koerper as {
      entries: { act: string; details: object }[];
    };
    expect(entries.map(({ act, details }) => [act, details])).toEqual([
      ["anmeldung", { weg: "kennwort", geraet: "Firefox auf Linux" }],
      ["anmeldung-gescheitert", { weg: "kennwort", geraet: "Firefox auf Linux", grund: "CredentialsSignin" }],
    ]);
  });
});

describe("Die Grenze", () => {
  test("sperrt eine Adresse nach zehn Fehlern, eine unbekannte ebenso, auch für das richtige Passwort", async ({
    db,
  }) => {
    const portal = kontoportal(db, { RATE_LIMITS: "relaxed" });
    await portal.browser().registrieren(email);
    for (const adresse of [email, "niemand@kanzlei.example"]) {
      for (let i = 0; i < 10; i += 1) {
        // Each time from elsewhere and written differently: the address alone counts.
        const falsch = await portal
          .browser(`198.51.100.${i}`)
          .anmelden(i % 2 ? adresse.toUpperCase() : ` ${adresse}`, { password: "Falsch-gedacht-7" });
        expect(falsch.status).toBe(401);
      }
      const { status, text, headers } = await portal.browser("203.0.113.9").anmelden(adresse);
      expect(status).toBe(429);
      expect(text).toContain("too many");
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    }
  });

  test("eines Geräts, das sich schon angemeldet hat, verbrauchen Fremde nicht, und es nicht die ihre", async ({
    eigene,
  }) => {
    const portal = kontoportal(eigene.db);
    const inhaber = await portal.registriert(email);
    expect((await inhaber.anmelden(email)).status).toBe(200);
    await inhaber.abmelden();
    expect(inhaber.cookies.get("gp-geraet")).not.toContain("rosa");
    const falsch = { password: "Falsch-gedacht-7" };
    // From the same address, as behind one router.
    const fremder = portal.browser();
    for (let i = 0; i < 10; i += 1) await fremder.anmelden(email, falsch);
    expect((await fremder.anmelden(email)).status).toBe(429);
    expect((await inhaber.anmelden(email, falsch)).status).toBe(401);
    expect((await inhaber.anmelden(email)).status).toBe(200);
    expect((await fremder.anmelden(email)).status, "bleibt gesperrt").toBe(429);
    // Its own counter is one all the same, and no other account's.
    await inhaber.get("/api/auth/csrf");
    const versuche = await Promise.all(Array.from({ length: 12 }, () => inhaber.anmelden(email, falsch)));
    expect(versuche.filter(({ status }) => status === 429).length).toBe(2);
    const merkmal = inhaber.cookies.get("gp-geraet") ?? "";
    for (const [cookie, adresse] of [
      [merkmal, "niemand@kanzlei.example"],
      [merkmal.replace(/^\d+/, "99999999999"), email],
      ["x".repeat(4000), email],
    ] as const) {
      const anderer = portal.browser("203.0.113.9");
      anderer.cookies.set("gp-geraet", cookie);
      for (let i = 0; adresse !== email && i < 10; i += 1) await anderer.anmelden(adresse, falsch);
      expect((await anderer.anmelden(adresse)).status).toBe(429);
    }
  });

  test("kennt ein Gerät 180 Tage nach der letzten Anmeldung nicht mehr", async ({ db }) => {
    uhrStellen("2026-01-01T08:00:00Z");
    const portal = kontoportal(db);
    const inhaber = await portal.angemeldet(email);
    await inhaber.abmelden();
    for (let i = 0; i < 10; i += 1)
      await portal.browser("203.0.113.9").anmelden(email, { password: "Falsch-gedacht-7" });
    uhrStellen("2026-06-30T07:59:00Z");
    expect((await inhaber.anmelden(email, { password: "Falsch-gedacht-7" })).status).toBe(401);
    uhrStellen("2026-06-30T08:00:00Z");
    expect((await inhaber.anmelden(email)).status).toBe(429);
  });

  test("beginnt nach einer gelungenen Anmeldung neu", async ({ db }) => {
    const browser = await kontoportal(db).registriert(email);
    for (let runde = 0; runde < 2; runde += 1) {
      for (let i = 0; i < 9; i += 1) await browser.anmelden(email, { password: "Falsch-gedacht-7" });
      expect((await browser.anmelden(email)).status).toBe(200);
    }
  });

  test("zählt je Client hundert Fehler über alle Adressen", async ({ eigene }) => {
    const portal = kontoportal(eigene.db);
    const browser = await portal.registriert(email);
    const versuch = (i: number) => browser.anmelden(`niemand${i}@kanzlei.example`, { password: "x" });
    await browser.get("/api/auth/csrf");
    const hundert = await Promise.all(Array.from({ length: 100 }, (_, i) => versuch(i)));
    expect(hundert.map(({ status }) => status)).toEqual(Array(100).fill(401));
    expect((await versuch(100)).status).toBe(429);
    expect((await browser.anmelden(email)).status).toBe(429);
    expect((await portal.browser("203.0.113.9").anmelden(email)).status).toBe(200);
  });

  test("hält viele gleichzeitige Versuche auf", async ({ eigene }) => {
    const browser = await kontoportal(eigene.db).registriert(email);
    await browser.get("/api/auth/csrf");
    const versuche = Array.from({ length: 30 }, () =>
      browser.anmelden(email, { password: "Falsch-gedacht-7" }),
    );
    const stati = (await Promise.all(versuche)).map(({ status }) => status);
    expect(stati.filter((status) => status === 401)).toHaveLength(10);
    expect(stati.filter((status) => status === 429)).toHaveLength(20);
  });
});

describe("Das Abmelden", () => {
  test("wirkt weder per GET noch ohne Formularmerkmal", async ({ db }) => {
    const browser = await kontoportal(db).registriert(email);
    await browser.anmelden(email);
    expect((await browser.get("/api/auth/signout")).status).toBe(302);
    expect((await browser.formular("/api/auth/signout", { csrfToken: "falsch" })).status).toBe(403);
    expect(await browser.nutzer()).toMatchObject({ email });
  });

  test("führt nur zurück auf eigene Seiten", async ({ db }) => {
    const browser = kontoportal(db).browser();
    const { koerper } = await browser.formular("/api/auth/signout", { callbackUrl: "https://evil.example" });
    expect(koerper).toEqual({ url: `${testbasis}/` });
  });
});

test("Die Wege zur Anmeldung nennen Google nur, wenn es eingerichtet ist", async ({ db }) => {
  const ohne = await kontoportal(db).browser().get("/api/auth/providers");
  expect(ohne.koerper).toEqual({
    credentials: {
      id: "credentials",
      name: "E-Mail-Adresse und Passwort",
      type: "credentials",
      signinUrl: `${testbasis}/api/auth/signin/credentials`,
      callbackUrl: `${testbasis}/api/auth/callback/credentials`,
    },
  });
  const mit = kontoportal(db, { GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b" });
  expect(Object.keys((await mit.browser().get("/api/auth/providers")).koerper)).toContain("google");
  const anmelden = await mit.browser().get("/api/auth/signin?callbackUrl=https://evil.example");
  expect([anmelden.status, anmelden.headers.get("location")]).toEqual([302, `${testbasis}/login`]);
});

test("Meldungen des Browsers werden angenommen, große nicht", async ({ db }) => {
  const browser = kontoportal(db).browser();
  const melden = (body: string) =>
    browser.ruf("/api/auth/_log", {
      method: "POST",
      body,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
  expect((await melden("level=error&code=CLIENT_FETCH_ERROR")).status).toBe(204);
  expect((await melden(`code=${"x".repeat(5000)}`)).status).toBe(413);
});
