import { expect } from "vitest";
import { jetzt, uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import {
  kontoportal,
  type Testbrowser,
  testbasis,
  testpasswort,
  zurueckgestellt,
} from "../../server/testing/konto.ts";
import { Testpasskey } from "../../server/testing/passkey.ts";

zurueckgestellt();

const email = "rosa@kanzlei.example";
const origin = testbasis;

async function anlegen(browser: Testbrowser, passkey: Testpasskey, wunsch: object = {}) {
  const { koerper } = await browser.backend("POST", "/auth/user/passkeys/options", {
    password: testpasswort,
  });
  const response = passkey.anlegen(koerper, { origin, ...wunsch });
  return browser.backend("POST", "/auth/user/passkeys", { name: "Schlüsselbund", response });
}

async function anmelden(browser: Testbrowser, passkey: Testpasskey, wunsch: object = {}, rest: object = {}) {
  const { csrfToken } = (await browser.get("/api/auth/csrf")).koerper as { csrfToken: string };
  const { koerper } = await browser.ruf("/api/auth/passkey/options", { method: "POST" });
  const response = passkey.vorzeigen(koerper, { origin, ...wunsch });
  return browser.json("POST", "/api/auth/callback/passkey", {
    csrfToken,
    callbackUrl: `${testbasis}/dashboard`,
    response,
    ...rest,
  });
}

test("Ein Passkey wird mit dem Passwort angelegt und meldet dann allein an", async ({ db }) => {
  const portal = kontoportal(db);
  const browser = await portal.angemeldet(email);
  const ohne = await browser.backend("POST", "/auth/user/passkeys/options", { password: "falsch" });
  expect(ohne.status).toBe(403);
  const passkey = new Testpasskey();
  const angelegt = await anlegen(browser, passkey);
  expect([angelegt.status, angelegt.koerper]).toMatchObject([201, { passkey: { name: "Schlüsselbund" } }]);
  expect(await portal.mails(email, "sicherheit")).toHaveLength(1);
  const protokoll = await db.selectFrom("protokoll").select(["akt", "einzelheiten"]).execute();
  // What somebody has typed must be erasable; the log is not.
  expect(protokoll).toContainEqual({ akt: "passkey-angelegt", einzelheiten: {} });
  expect(JSON.stringify(protokoll)).not.toContain("Schlüsselbund");
  await browser.abmelden();
  const antwort = await anmelden(browser, passkey, {}, { remember: true });
  expect([antwort.status, antwort.koerper]).toEqual([200, { url: `${testbasis}/dashboard` }]);
  expect(antwort.headers.getSetCookie().at(-1)).toContain("Max-Age=2592000");
  expect(await browser.nutzer()).toMatchObject({ email });
  browser.token = undefined;
  const { passkeys } = (await browser.backend("GET", "/auth/user/security")).koerper as {
    passkeys: { id: string; name: string; lastUsedAt: string | null }[];
  };
  expect(passkeys).toMatchObject([{ name: "Schlüsselbund", lastUsedAt: expect.any(String) }]);
});

test("Ein Passkey, der schon im Bestand ist, meldet weiter an, und wer ihn hat, legt ihn kein zweites Mal an", async ({
  db,
}) => {
  const portal = kontoportal(db);
  const browser = await portal.angemeldet(email);
  const { id } = await db
    .selectFrom("konto")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const passkey = new Testpasskey();
  await db
    .insertInto("passkey")
    .values({
      konto_id: id,
      name: "Alter",
      credential_id: passkey.id.toString("base64url"),
      oeffentlicher_schluessel: passkey.schluessel.toString("base64"),
      zaehler: 0,
      geraeteart: "singleDevice",
      gesichert: false,
      transporte: "internal,hybrid",
      aaguid: "00000000-0000-0000-0000-000000000000",
    })
    .execute();
  expect((await anlegen(browser, passkey)).status).toBe(400);
  const { koerper } = await browser.backend("POST", "/auth/user/passkeys/options", {
    password: testpasswort,
  });
  expect(koerper).toMatchObject({
    excludeCredentials: [{ id: passkey.id.toString("base64url"), transports: ["internal", "hybrid"] }],
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
  });
  await browser.abmelden();
  expect((await anmelden(browser, passkey)).status).toBe(200);
  const { zaehler } = await db.selectFrom("passkey").select("zaehler").executeTakeFirstOrThrow();
  expect(Number(zaehler)).toBe(1);
  // A device that counts has been copied if its number does not grow.
  passkey.zaehler = 0;
  expect((await anmelden(browser, passkey)).status).toBe(401);
});

test("Eine Aufgabe gilt fünf Minuten und einmal, und für nichts als das, was gefragt war", async ({ db }) => {
  const browser = await kontoportal(db).angemeldet(email);
  const passkey = new Testpasskey();
  const { koerper } = await browser.backend("POST", "/auth/user/passkeys/options", {
    password: testpasswort,
  });
  const response = passkey.anlegen(koerper, { origin });
  const cookies = new Map(browser.cookies);
  const senden = () => browser.backend("POST", "/auth/user/passkeys", { name: "x", response });
  expect((await senden()).status).toBe(201);
  await db.deleteFrom("passkey").execute();
  expect((await senden()).status).toBe(400);
  expect([...cookies.values()].some((wert) => wert.length === 43)).toBe(true);
  expect(await db.selectFrom("passkey_aufgabe").selectAll().execute()).toEqual([]);

  expect((await anlegen(browser, passkey)).status).toBe(201);
  const { csrfToken } = (await browser.get("/api/auth/csrf")).koerper as { csrfToken: string };
  const vorzeigen = async (frage: () => Promise<{ koerper: unknown }>, minuten = 0) => {
    const antwort = passkey.vorzeigen((await frage()).koerper as never, { origin });
    if (minuten > 0) uhrStellen(jetzt().add({ minutes: minuten }).toString());
    return (await browser.json("POST", "/api/auth/callback/passkey", { csrfToken, response: antwort }))
      .status;
  };
  const anmeldefrage = () => browser.ruf("/api/auth/passkey/options", { method: "POST" });
  const anlegefrage = () =>
    browser.backend("POST", "/auth/user/passkeys/options", { password: testpasswort });
  expect(await vorzeigen(anlegefrage)).toBe(401);
  expect(await vorzeigen(anmeldefrage, 6)).toBe(401);
  expect(await vorzeigen(anmeldefrage, 4)).toBe(200);
});

test("Er umgeht die Sperre der Adresse, nicht die des Kontos", async ({ db }) => {
  const portal = kontoportal(db);
  const browser = await portal.angemeldet(email);
  const passkey = new Testpasskey();
  await anlegen(browser, passkey);
  for (let i = 0; i < 11; i += 1) await browser.anmelden(email, { password: "Falsch-gedacht-7" });
  expect((await browser.anmelden(email)).status).toBe(429);
  expect((await anmelden(browser, passkey)).status).toBe(200);
  await portal.setzen(email, { gesperrt_am: new Date() });
  expect((await anmelden(browser, passkey)).koerper).toMatchObject({ error: "ACCOUNT_DISABLED" });
});

test("Wer es zu oft versucht, erfährt es in den Worten, die der Client kennt", async ({ db }) => {
  const browser = kontoportal(db).browser();
  const { csrfToken } = (await browser.get("/api/auth/csrf")).koerper as { csrfToken: string };
  const response = { id: "a", rawId: "a", type: "public-key", response: {} };
  const versuch = () => browser.json("POST", "/api/auth/callback/passkey", { csrfToken, response });
  for (let i = 0; i < 100; i += 1) expect((await versuch()).status).toBe(401);
  const { status, headers, text } = await versuch();
  expect([status, text]).toEqual([429, expect.stringContaining("too many")]);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
});

test("Ein fremder Passkey, eine fremde Seite, ein ungeprüfter Mensch und eine wiederholte Antwort melden niemanden an", async ({
  db,
}) => {
  const portal = kontoportal(db);
  const browser = await portal.angemeldet(email);
  const passkey = new Testpasskey();
  await anlegen(browser, passkey);
  await browser.abmelden();
  const erwartet = { error: "CredentialsSignin" };
  expect((await anmelden(browser, new Testpasskey())).koerper).toMatchObject(erwartet);
  expect((await anmelden(browser, passkey, { origin: "https://evil.example" })).koerper).toMatchObject(
    erwartet,
  );
  expect((await anmelden(browser, passkey, { geprueft: false })).koerper).toMatchObject(erwartet);
  const { csrfToken } = (await browser.get("/api/auth/csrf")).koerper as { csrfToken: string };
  const { koerper } = await browser.ruf("/api/auth/passkey/options", { method: "POST" });
  const response = passkey.vorzeigen(koerper, { origin });
  const senden = (token: string) =>
    browser.json("POST", "/api/auth/callback/passkey", { csrfToken: token, response });
  expect((await senden("falsch")).status).toBe(403);
  expect((await senden(csrfToken)).status).toBe(200);
  await browser.abmelden();
  expect((await senden(csrfToken)).koerper).toMatchObject(erwartet);
  expect(await browser.nutzer()).toBeUndefined();
});

test.for([
  { response: { id: "a", rawId: "a", type: "public-key", response: {} } },
  { response: { id: "a", rawId: "b", type: "public-key", response: { clientDataJSON: "x", signature: 7 } } },
  { response: { id: "a", rawId: "a", type: "anderes", response: {} } },
  { response: "text" },
  {},
])("Eine verstümmelte Antwort wird abgelehnt, ohne zu stören: %j", async (koerper, { db }) => {
  const browser = await kontoportal(db).angemeldet(email);
  const passkey = new Testpasskey();
  await anlegen(browser, passkey);
  const { csrfToken } = (await browser.get("/api/auth/csrf")).koerper as { csrfToken: string };
  for (const id of ["a", passkey.id.toString("base64url")]) {
    await browser.ruf("/api/auth/passkey/options", { method: "POST" });
    await browser.backend("POST", "/auth/user/passkeys/options", { password: testpasswort });
    const text = JSON.stringify(koerper).replaceAll('"a"', JSON.stringify(id));
    const gesendet = { ...JSON.parse(text), csrfToken, name: "x" };
    expect([400, 401]).toContain((await browser.json("POST", "/api/auth/callback/passkey", gesendet)).status);
    expect((await browser.backend("POST", "/auth/user/passkeys", gesendet)).status).toBe(400);
  }
});

test("Die Aufgabe des einen legt beim anderen keinen Passkey an", async ({ db }) => {
  const portal = kontoportal(db);
  const rosa = await portal.angemeldet(email);
  const bodo = await portal.angemeldet("bodo@kanzlei.example");
  const { koerper } = await rosa.backend("POST", "/auth/user/passkeys/options", { password: testpasswort });
  for (const [name, wert] of rosa.cookies) if (name.includes("passkey")) bodo.cookies.set(name, wert);
  const response = new Testpasskey().anlegen(koerper, { origin });
  expect((await bodo.backend("POST", "/auth/user/passkeys", { name: "x", response })).status).toBe(400);
  expect(await db.selectFrom("passkey").selectAll().execute()).toEqual([]);
});

test("Passkeys lassen sich umbenennen und entfernen, fremde nicht", async ({ db }) => {
  const portal = kontoportal(db);
  const rosa = await portal.angemeldet(email);
  const bodo = await portal.angemeldet("bodo@kanzlei.example");
  const passkey = new Testpasskey();
  const { id } = ((await anlegen(rosa, passkey)).koerper as { passkey: { id: string } }).passkey;
  expect((await bodo.backend("PATCH", `/auth/user/passkeys/${id}`, { name: "meiner" })).status).toBe(404);
  expect((await bodo.backend("DELETE", `/auth/user/passkeys/${id}`)).status).toBe(404);
  expect((await rosa.backend("PATCH", `/auth/user/passkeys/${id}`, { name: " " })).status).toBe(400);
  expect((await rosa.backend("PATCH", `/auth/user/passkeys/${id}`, { name: "Telefon" })).status).toBe(200);
  expect((await rosa.backend("DELETE", `/auth/user/passkeys/${id}`)).status).toBe(200);
  expect((await rosa.backend("DELETE", `/auth/user/passkeys/${id}`)).status).toBe(404);
  expect((await anmelden(rosa, passkey)).status).toBe(401);
});
