import { createHmac } from "node:crypto";
import { expect } from "vitest";
import { jetzt, uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { jobs } from "../../app/jobs.ts";
import { kontoportal, testpasswort, zurueckgestellt } from "../../server/testing/konto.ts";

zurueckgestellt();

const email = "rosa@kanzlei.example";
const beginn = "2026-06-01T08:00:00Z";

/** RFC 6238 as an authenticator app computes it from the secret it has read. */
function app(secret: string, versatz = 0): string {
  const zeichen = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((z) => zeichen.indexOf(z).toString(2).padStart(5, "0")).join("");
  const schluessel = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const zaehler = Buffer.alloc(8);
  zaehler.writeBigUInt64BE(BigInt(Math.floor(jetzt().epochMilliseconds / 30_000) + versatz));
  const hash = createHmac("sha1", schluessel).update(zaehler).digest();
  const stelle = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(stelle) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** An account with a confirmed factor. */
async function mitFaktor(portal: ReturnType<typeof kontoportal>) {
  const browser = await portal.angemeldet(email);
  const { secret, uri } = (
    await browser.backend("POST", "/auth/user/second-factor", { password: testpasswort })
  ).koerper as { secret: string; uri: string };
  const bestaetigt = await browser.backend("POST", "/auth/user/second-factor/confirm", { totp: app(secret) });
  const { recoveryCodes } = bestaetigt.koerper as { recoveryCodes: string[] };
  return { browser, secret, uri, recoveryCodes };
}

test("Der zweite Faktor wird mit Passwort begonnen und mit einem Code abgeschlossen; erst dann wird er verlangt", async ({
  db,
}) => {
  uhrStellen(beginn);
  const portal = kontoportal(db);
  const browser = await portal.angemeldet(email);
  const beginnen = (password: string) => browser.backend("POST", "/auth/user/second-factor", { password });
  expect((await beginnen("falsch")).status).toBe(403);
  const { secret, uri } = (await beginnen(testpasswort)).koerper as { secret: string; uri: string };
  expect(uri).toMatch(/^otpauth:\/\/totp\/Geb%C3%BChrenportal:rosa%40kanzlei\.example\?/);
  expect((await browser.anmelden(email)).status).toBe(200);
  const abschliessen = (totp: string) =>
    browser.backend("POST", "/auth/user/second-factor/confirm", { totp });
  expect((await abschliessen("000000")).status).toBe(400);
  const { recoveryCodes } = (await abschliessen(app(secret))).koerper as { recoveryCodes: string[] };
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
  expect((await beginnen(testpasswort)).status).toBe(409);
  expect((await browser.backend("GET", "/auth/user/security")).koerper).toEqual({
    hasPassword: true,
    google: false,
    secondFactor: true,
    recoveryCodesLeft: 10,
    passkeys: [],
  });
  expect(await portal.mails(email, "sicherheit")).toHaveLength(1);
});

test("Die Anmeldung verlangt den Code; ein falscher, ein gebrauchter und ein alter gelten nicht", async ({
  db,
}) => {
  uhrStellen(beginn);
  const { browser, secret } = await mitFaktor(kontoportal(db));
  await browser.abmelden();
  const ohne = await browser.anmelden(email);
  expect([ohne.status, ohne.koerper]).toMatchObject([401, { error: "SECOND_FACTOR" }]);
  expect(await browser.nutzer()).toBeUndefined();
  expect((await browser.get("/api/auth/get-token")).status).toBe(401);
  const mit = async (totp: string) => (await browser.anmelden(email, { totp })).status;
  expect(await mit("123456")).toBe(401);
  // The code of this half minute has confirmed the factor.
  expect(await mit(app(secret))).toBe(401);
  uhrStellen("2026-06-01T08:01:00Z");
  expect(await mit(app(secret, -2))).toBe(401);
  expect(await mit(app(secret, -1))).toBe(200);
  expect(await mit(app(secret))).toBe(200);
  expect(await mit(app(secret))).toBe(401);
  expect((await browser.anmelden(email, { totp: app(secret, 1), password: "falsch" })).koerper).toMatchObject(
    {
      error: "CredentialsSignin",
    },
  );
});

test("Codes lassen sich nicht ausprobieren: zehn falsche sperren die Adresse", async ({ db }) => {
  uhrStellen(beginn);
  const { browser } = await mitFaktor(kontoportal(db));
  for (let i = 0; i < 10; i += 1) {
    expect((await browser.anmelden(email, { totp: String(100_000 + i) })).status).toBe(401);
    // The bare password in between must not begin the count anew.
    if (i < 9) expect((await browser.anmelden(email)).status).toBe(401);
  }
  expect((await browser.anmelden(email, { totp: "200000" })).status).toBe(429);
});

test("Ein Wiederherstellungscode gilt einmal, in jeder Schreibweise", async ({ db }) => {
  uhrStellen(beginn);
  const portal = kontoportal(db);
  const { browser, recoveryCodes } = await mitFaktor(portal);
  const [eins = "", zwei = ""] = recoveryCodes;
  const mit = async (recoveryCode: string) => (await browser.anmelden(email, { recoveryCode })).status;
  expect(await mit("AAAA-AAAA-AAAA-AAAA")).toBe(401);
  expect(await mit(eins)).toBe(200);
  expect(await mit(eins)).toBe(401);
  expect(await mit(zwei.toLowerCase().replaceAll("-", " "))).toBe(200);
  expect((await browser.backend("GET", "/auth/user/security")).koerper).toMatchObject({
    recoveryCodesLeft: 8,
  });
  // The clock stands still, so that nothing orders the mails.
  const verbleibend = (await portal.mails(email, "sicherheit")).map(
    ({ text }) => text?.match(/noch \d/)?.[0],
  );
  expect(verbleibend.sort()).toEqual(["noch 8", "noch 9", undefined]);
  const { entries } = (await browser.backend("GET", "/auth/user/log")).koerper as {
    entries: { act: string }[];
  };
  expect(entries.filter(({ act }) => act === "wiederherstellungscode-benutzt")).toHaveLength(2);
  const neu = await browser.backend("POST", "/auth/user/recovery-codes", {
    password: testpasswort,
    recoveryCode: recoveryCodes[3],
  });
  expect((neu.koerper as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
  expect(await mit(recoveryCodes[2] ?? "")).toBe(401);
});

test("Abschalten, neue Codes und neue Passkeys verlangen auch den zweiten Faktor, und er lässt sich nicht erraten", async ({
  db,
}) => {
  uhrStellen(beginn);
  const { browser, secret, recoveryCodes } = await mitFaktor(kontoportal(db));
  const password = testpasswort;
  const rufe = [
    ["DELETE", "/auth/user/second-factor"],
    ["POST", "/auth/user/recovery-codes"],
    ["POST", "/auth/user/passkeys/options"],
  ] as const;
  for (const [method, pfad] of rufe) {
    const ruf = async (koerper: object) => browser.backend(method, pfad, koerper);
    expect(await ruf({ password }), pfad).toMatchObject({
      status: 403,
      koerper: { code: "code-fehlt", field: "totp" },
    });
    expect(await ruf({ password, totp: "000000" }), pfad).toMatchObject({
      status: 403,
      koerper: { code: "code-falsch" },
    });
    expect(await ruf({ password: "falsch", recoveryCode: recoveryCodes[9] }), pfad).toMatchObject({
      status: 403,
    });
  }
  uhrStellen("2026-06-01T08:01:00Z");
  const mitCode = { password, totp: app(secret) };
  expect((await browser.backend("POST", "/auth/user/passkeys/options", mitCode)).status).toBe(200);
  expect((await browser.backend("POST", "/auth/user/recovery-codes", mitCode)).status, "gilt einmal").toBe(
    403,
  );
  for (let i = 0; i < 9; i += 1)
    await browser.backend("POST", "/auth/user/recovery-codes", { password, totp: "000000" });
  uhrStellen("2026-06-01T08:02:00Z");
  expect(
    (await browser.backend("POST", "/auth/user/recovery-codes", { password, totp: app(secret) })).status,
  ).toBe(429);
});

test("Der Faktor wird mit dem Passwort abgeschaltet; sein Geheimnis liegt versiegelt", async ({ db }) => {
  uhrStellen(beginn);
  const { browser, secret, recoveryCodes } = await mitFaktor(kontoportal(db));
  const zeile = await db.selectFrom("zweiter_faktor").selectAll().executeTakeFirstOrThrow();
  expect(zeile.geheimnis).not.toContain(secret);
  const abschalten = (password: string) =>
    browser.backend("DELETE", "/auth/user/second-factor", { password, recoveryCode: recoveryCodes[0] });
  expect((await abschalten("falsch")).status).toBe(403);
  expect((await abschalten(testpasswort)).status).toBe(200);
  expect((await browser.anmelden(email)).status).toBe(200);
  expect(await db.selectFrom("wiederherstellungscode").selectAll().execute()).toEqual([]);
});

test("Nach einem Wechsel des Geheimnisses gelten Sitzung, Formularmerkmal und Faktor weiter", async ({
  db,
}) => {
  uhrStellen(beginn);
  const { browser, secret } = await mitFaktor(kontoportal(db));
  const wechsel = { APP_SECRET: "n".repeat(40), APP_SECRET_ALT: "s".repeat(40) };
  const danach = kontoportal(db, wechsel).browser();
  for (const [name, wert] of browser.cookies) danach.cookies.set(name, wert);
  expect(await danach.nutzer()).toMatchObject({ email });
  uhrStellen("2026-06-01T08:01:00Z");
  expect((await danach.anmelden(email, { totp: app(secret) })).status).toBe(200);
});

test("Ein Faktor übersteht auch den zweiten Wechsel des Geheimnisses", async ({ db }) => {
  uhrStellen(beginn);
  const { secret } = await mitFaktor(kontoportal(db));
  kontoportal(db, { APP_SECRET: "n".repeat(40), APP_SECRET_ALT: "s".repeat(40) });
  await jobs.find(({ name }) => name === "faktoren-versiegeln")?.ausfuehren({});
  const danach = kontoportal(db, { APP_SECRET: "z".repeat(40), APP_SECRET_ALT: "n".repeat(40) }).browser();
  uhrStellen("2026-06-01T08:01:00Z");
  expect((await danach.anmelden(email, { totp: app(secret) })).status).toBe(200);
});
