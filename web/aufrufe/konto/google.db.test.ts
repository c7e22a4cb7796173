import { createHash, createSign, generateKeyPairSync, randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect } from "vitest";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import { test } from "#platform/db/testing.ts";
import { umgebungStellen } from "#platform/env/env.server.ts";
import { kontoportal, type Testbrowser, testbasis, testpasswort } from "../../server/testing/konto.ts";

const email = "rosa@kanzlei.example";
const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
const fremd = generateKeyPairSync("rsa", { modulusLength: 2048 });

/** What the provider says next, beyond what is right. */
let aussage: Record<string, unknown> = {};
let unterschreibt = privateKey;
/** Codes handed out, each with what the browser brought along. */
const codes = new Map<string, { nonce: string; challenge: string }>();
let anbieter: Server;
let issuer = "";

beforeAll(async () => {
  anbieter = createServer(async (anfrage, antwort) => {
    const senden = (status: number, inhalt: object) =>
      antwort.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(inhalt));
    if (anfrage.url === "/jwks")
      return senden(200, {
        keys: [{ ...publicKey.export({ format: "jwk" }), kid: "1", alg: "RS256", use: "sig" }],
      });
    let koerper = "";
    for await (const teil of anfrage) koerper += teil;
    const felder = new URLSearchParams(koerper);
    const code = codes.get(felder.get("code") ?? "");
    const verifier = createHash("sha256")
      .update(felder.get("code_verifier") ?? "")
      .digest("base64url");
    if (!code || verifier !== code.challenge || felder.get("client_secret") !== "geheim")
      return senden(400, { error: "invalid_grant" });
    codes.delete(felder.get("code") ?? "");
    senden(200, { access_token: "a", token_type: "Bearer", id_token: idToken(code.nonce) });
  });
  await new Promise<void>((fertig) => anbieter.listen(0, "127.0.0.1", fertig));
  issuer = `http://127.0.0.1:${(anbieter.address() as AddressInfo).port}`;
});
afterAll(() => anbieter.close());
afterEach(() => {
  uhrStellen();
  umgebungStellen();
  aussage = {};
  unterschreibt = privateKey;
});

function idToken(nonce: string): string {
  const jetzt = Math.floor(Date.now() / 1000);
  const teil = (wert: object) => Buffer.from(JSON.stringify(wert)).toString("base64url");
  const inhalt = {
    iss: issuer,
    aud: "portal",
    sub: "4711",
    email,
    email_verified: true,
    name: "Rosa Luchs",
    iat: jetzt,
    exp: jetzt + 300,
    nonce,
    ...aussage,
  };
  const kopf = `${teil({ alg: "RS256", kid: "1" })}.${teil(inhalt)}`;
  return `${kopf}.${createSign("RSA-SHA256").update(kopf).sign(unterschreibt).toString("base64url")}`;
}

const portalMitGoogle = (db: Parameters<typeof kontoportal>[0]) =>
  kontoportal(db, { GOOGLE_CLIENT_ID: "portal", GOOGLE_CLIENT_SECRET: "geheim", GOOGLE_ISSUER: issuer });

/** To the provider and, as the user agrees there, back with the answer. */
async function ueberGoogle(browser: Testbrowser, felder: Record<string, string> = {}, antwort: object = {}) {
  const { status, koerper } = await browser.formular("/api/auth/signin/google", felder);
  expect(status).toBe(200);
  const ziel = new URL((koerper as { url: string }).url);
  expect([ziel.origin, ziel.pathname]).toEqual([issuer, "/authorize"]);
  const wert = (name: string) => ziel.searchParams.get(name) ?? "";
  expect(wert("redirect_uri")).toBe(`${testbasis}/api/auth/callback/google`);
  expect(wert("code_challenge_method")).toBe("S256");
  const code = randomUUID();
  codes.set(code, { nonce: wert("nonce"), challenge: wert("code_challenge") });
  const rueck = new URLSearchParams({ code, state: wert("state"), ...antwort });
  return browser.get(`/api/auth/callback/google?${rueck}`);
}

const fehler = (code: string) => `${testbasis}/api/auth/error?error=${code}`;

describe("Die Anmeldung über Google", () => {
  test("legt ein bestätigtes Konto an und führt zurück; beim nächsten Mal dasselbe", async ({ db }) => {
    const browser = portalMitGoogle(db).browser();
    const antwort = await ueberGoogle(browser, { callbackUrl: "/dashboard", remember: "true" });
    expect([antwort.status, antwort.headers.get("location")]).toEqual([302, `${testbasis}/dashboard`]);
    expect(antwort.headers.getSetCookie().at(-1)).toContain("Max-Age=2592000");
    const nutzer = await browser.nutzer();
    expect(nutzer).toMatchObject({
      email,
      name: "Rosa Luchs",
      emailVerified: true,
      image: null,
      role: "user",
    });
    expect(browser.cookies.has("next-auth.state")).toBe(false);
    await browser.abmelden();
    aussage = { email: "andere@adresse.example" };
    await ueberGoogle(browser);
    expect((await browser.nutzer())?.id).toBe(nutzer?.id);
  });

  test.for([
    ["Dr. Rosa Luchs, LL.M.", "Rosa Luchs", "Dr., LL.M."],
    ["Rosa_99 <b>Luchs</b>", "Rosa b Luchs b", null],
    ["Kanzlei 24", "Kanzlei", null],
    ["42", "rosa", null],
    ["\u202e", "rosa", null],
    [undefined, "rosa", null],
  ] as const)("nimmt den Namen %j, wie unsere Regel ihn kennt", async ([fremder, name, title], { db }) => {
    aussage = { name: fremder };
    const browser = portalMitGoogle(db).browser();
    await ueberGoogle(browser);
    expect(await browser.nutzer()).toMatchObject({ name, title });
  });

  test("verbindet ein bestätigtes Konto gleicher Adresse und sagt es dem Inhaber", async ({ db }) => {
    const portal = portalMitGoogle(db);
    const browser = await portal.angemeldet(email);
    const vorher = await browser.nutzer();
    await browser.abmelden();
    await ueberGoogle(browser);
    expect((await browser.nutzer())?.id).toBe(vorher?.id);
    expect(await portal.mails(email, "sicherheit")).toHaveLength(1);
    expect((await browser.backend("GET", "/auth/user/security")).koerper).toMatchObject({ google: true });
  });

  test("verbindet nicht, wenn eine der beiden Seiten unbestätigt ist oder ein zweiter Faktor besteht", async ({
    db,
  }) => {
    const portal = portalMitGoogle(db);
    const browser = await portal.registriert(email);
    expect((await ueberGoogle(browser)).headers.get("location")).toBe(fehler("OAuthAccountNotLinked"));
    await portal.setzen(email, { email_bestaetigt_am: new Date() });
    aussage = { email_verified: false };
    expect((await ueberGoogle(browser)).headers.get("location")).toBe(fehler("OAuthAccountNotLinked"));
    aussage = {};
    const { id } = await db.selectFrom("konto").select("id").executeTakeFirstOrThrow();
    await db
      .insertInto("zweiter_faktor")
      .values({ konto_id: id, geheimnis: "x", bestaetigt_am: new Date() })
      .execute();
    expect((await ueberGoogle(browser)).headers.get("location")).toBe(fehler("OAuthAccountNotLinked"));
    expect(await db.selectFrom("fremdkonto").selectAll().execute()).toEqual([]);
    expect(await browser.nutzer()).toBeUndefined();
  });

  test.for([
    ["ein fremder Aussteller", { iss: "https://evil.example" }],
    ["ein fremder Empfänger", { aud: "anderes-portal" }],
    ["eine fremde nonce", { nonce: "x" }],
    ["ein abgelaufenes Merkmal", { exp: 1 }],
    ["eine Angabe ohne Adresse", { email: undefined }],
  ] as const)("scheitert: %s", async ([, falsch], { db }) => {
    aussage = { ...falsch };
    const browser = portalMitGoogle(db).browser();
    expect((await ueberGoogle(browser)).headers.get("location")).toBe(fehler("OAuthCallback"));
    expect(await browser.nutzer()).toBeUndefined();
  });

  test("scheitert mit fremder Unterschrift, fremdem state, fremdem Browser und gebrauchtem Code", async ({
    db,
  }) => {
    const portal = portalMitGoogle(db);
    const browser = portal.browser();
    unterschreibt = fremd.privateKey;
    expect((await ueberGoogle(browser)).headers.get("location")).toBe(fehler("OAuthCallback"));
    unterschreibt = privateKey;
    expect((await ueberGoogle(browser, {}, { state: "x" })).headers.get("location")).toBe(
      fehler("OAuthCallback"),
    );
    expect((await ueberGoogle(browser, {}, { code: "x" })).headers.get("location")).toBe(
      fehler("OAuthCallback"),
    );
    const { koerper } = await browser.formular("/api/auth/signin/google", {});
    const state = new URL((koerper as { url: string }).url).searchParams.get("state");
    const anderer = portal.browser("203.0.113.9");
    const antwort = await anderer.get(`/api/auth/callback/google?code=x&state=${state}`);
    expect(antwort.headers.get("location")).toBe(fehler("OAuthCallback"));
    browser.cookies.set("next-auth.state", "gefaelscht");
    const gefaelscht = await browser.get(`/api/auth/callback/google?code=x&state=${state}`);
    expect(gefaelscht.headers.get("location")).toBe(fehler("OAuthCallback"));
    expect(await browser.nutzer()).toBeUndefined();
  });

  test("sagt, wenn sie bei Google abgebrochen wurde, und führt nie auf fremde Seiten", async ({ db }) => {
    const browser = portalMitGoogle(db).browser();
    const abbruch = await browser.get("/api/auth/callback/google?error=access_denied&state=x");
    expect(abbruch.headers.get("location")).toBe(fehler("AccessDenied"));
    const antwort = await ueberGoogle(browser, { callbackUrl: "https://evil.example/x" });
    expect(antwort.headers.get("location")).toBe(`${testbasis}/`);
  });

  test("gilt nicht für gesperrte Konten", async ({ db }) => {
    const portal = portalMitGoogle(db);
    const browser = portal.browser();
    await ueberGoogle(browser);
    await portal.setzen(email, { gesperrt_am: new Date() });
    expect((await ueberGoogle(browser)).headers.get("location")).toBe(fehler("ACCOUNT_DISABLED"));
    expect(await browser.nutzer()).toBeUndefined();
  });

  test("braucht das Formularmerkmal und die Einrichtung", async ({ db }) => {
    const ohne = await kontoportal(db).browser().formular("/api/auth/signin/google", {});
    expect([ohne.status, ohne.koerper]).toMatchObject([400, { error: "GOOGLE_FAILED" }]);
    const falsch = await portalMitGoogle(db)
      .browser()
      .formular("/api/auth/signin/google", { csrfToken: "x" });
    expect(falsch.status).toBe(403);
  });

  test("öffnet kein Konto ohne Passwort für ein geratenes", async ({ db }) => {
    const browser = portalMitGoogle(db).browser();
    await ueberGoogle(browser);
    expect((await browser.anmelden(email, { password: "" })).koerper).toMatchObject({
      error: "CredentialsSignin",
    });
    expect((await browser.anmelden(email)).koerper).toMatchObject({ error: "CredentialsSignin" });
    const loeschen = await browser.backend("DELETE", "/auth/user", { password: testpasswort });
    expect([loeschen.status, loeschen.koerper]).toMatchObject([403, { code: "kein-passwort" }]);
  });
});
