import { afterEach, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { umgebungStellen } from "#platform/env/env.server.ts";
import { kontoportal, testbasis, testpasswort } from "./testing-konto.ts";

afterEach(() => {
  uhrStellen();
  umgebungStellen();
});

const email = "rosa@kanzlei.example";

test("Wer sich registriert, meldet sich an, liest seine Sitzung, holt ein Token und meldet sich ab", async ({
  eigene,
}) => {
  const browser = kontoportal(eigene).browser();
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
      image: null,
      role: "user",
      subscriptionStatus: "free",
      teamId: null,
      isTeamAdmin: false,
      trialEndsAt: null,
      isAuthor: false,
      isGuestAuthor: false,
      emailVerified: false,
      downloadAccessGranted: false,
      newsletterConsent: false,
    },
    expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });

  const token = await browser.tokenHolen();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect((await browser.backend("GET", "/auth/user/profile")).koerper).toMatchObject({ email });

  const abgemeldet = await browser.abmelden();
  expect([abgemeldet.status, abgemeldet.koerper]).toEqual([200, { url: `${testbasis}/` }]);
  expect(browser.cookies.has("next-auth.session-token")).toBe(false);
  expect((await browser.get("/api/auth/session")).text).toBe("{}");
  expect((await browser.backend("GET", "/auth/user/profile")).status).toBe(401);
  expect((await browser.get("/api/auth/get-token")).status).toBe(401);
});

describe("Die Anmeldung", () => {
  test("unterscheidet unbekannte Adresse und falsches Passwort nicht", async ({ eigene }) => {
    const browser = kontoportal(eigene).browser();
    await browser.registrieren(email);
    const falsch = await browser.anmelden(email, { password: "Falsch-gedacht-7" });
    const unbekannt = await browser.anmelden("niemand@kanzlei.example");
    const erwartet = {
      url: `${testbasis}/api/auth/error?error=CredentialsSignin`,
      error: "CredentialsSignin",
    };
    expect([falsch.status, falsch.koerper]).toEqual([401, erwartet]);
    expect([unbekannt.status, unbekannt.text]).toEqual([401, falsch.text]);
    expect(await browser.nutzer()).toBeUndefined();
  });

  test("ohne gültiges Formularmerkmal gibt keine Sitzung", async ({ eigene }) => {
    const browser = kontoportal(eigene).browser();
    await browser.registrieren(email);
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
});
