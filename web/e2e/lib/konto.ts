import { createHmac } from "node:crypto";
import type { Page } from "playwright-core";
import { demoadresse, demoPasswort } from "./demoportal.ts";
import { fuellen } from "./formular.ts";
import { bedienbar, besuchen } from "./test.ts";

/** What the demo kept of a mail instead of sending it. */
export type Mail = { readonly subject: string; readonly text: string; readonly links: readonly string[] };

/** For calls beside the page: a server may close a kept connection in the very moment in which it is used again. */
export const nochmals = { maxRetries: 3 } as const;

/** Signs a demo account in through the page and waits for `ziel`. */
export async function anmelden(page: Page, portal: string, name: string, ziel = "/dashboard"): Promise<void> {
  await besuchen(page, `${portal}/login?redirect=${encodeURIComponent(ziel)}`);
  await zugangsdaten(page, name);
  await page.getByTestId("login-submit").click();
  await page.waitForURL(`${portal}${ziel}`);
  await bedienbar(page);
}

/** Signs a demo account in by the call alone, where the page has no script or no address yet. */
export async function sitzungHolen(page: Page, portal: string, name: string): Promise<void> {
  const { csrfToken } = await (await page.request.get(`${portal}/api/auth/csrf`, nochmals)).json();
  const antwort = await page.request.post(`${portal}/api/auth/callback/credentials`, {
    ...nochmals,
    headers: { Origin: portal },
    form: { csrfToken, json: "true", email: demoadresse(name), password: demoPasswort },
  });
  if (!antwort.ok()) throw new Error(`${name} konnte sich nicht anmelden: ${await antwort.text()}`);
}

/**
 * Signs a demo account in and goes to `ziel`: for tests that are not about signing in. A page that still shows what another
 * session may see would go elsewhere by itself as soon as it learns of the new one.
 */
export async function eintreten(page: Page, portal: string, name: string, ziel: string): Promise<void> {
  await page.goto("about:blank");
  await sitzungHolen(page, portal, name);
  await besuchen(page, `${portal}${ziel}`);
}

/** Fills the sign-in with a demo account. */
export async function zugangsdaten(page: Page, name: string, passwort = demoPasswort): Promise<void> {
  await fuellen(page, { email: demoadresse(name), password: passwort });
}

/** The mails to an address, newest first. */
export async function mails(page: Page, portal: string, an: string): Promise<readonly Mail[]> {
  const antwort = await page.request.get(`${portal}/api/demo/mails?to=${encodeURIComponent(an)}`, nochmals);
  return ((await antwort.json()) as { mails: Mail[] }).mails;
}

/** The link of the newest mail with this subject, once a job has written it. @throws {Error} none after 30 s */
export async function linkAus(page: Page, portal: string, an: string, betreff: RegExp): Promise<string> {
  for (const ende = Date.now() + 30_000; Date.now() < ende; ) {
    const mail = (await mails(page, portal, an)).find(({ subject }) => betreff.test(subject));
    if (mail?.links[0]) return mail.links[0];
    await new Promise((weiter) => setTimeout(weiter, 200));
  }
  throw new Error(`An ${an} kam keine E-Mail ${betreff}.`);
}

/** Code of an authenticator app (RFC 6238), `schritt` half minutes away from now. */
export function totp(geheimnis: string, schritt = 0): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...geheimnis]
    .map((zeichen) => alphabet.indexOf(zeichen).toString(2).padStart(5, "0"))
    .join("");
  const schluessel = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const zaehler = Buffer.alloc(8);
  zaehler.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + schritt));
  const hmac = createHmac("sha1", schluessel).update(zaehler).digest();
  const stelle = (hmac.at(-1) ?? 0) & 15;
  return String((hmac.readUInt32BE(stelle) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** An authenticator of the browser's own, as a laptop with a fingerprint reader has it. */
export async function schluesselgeraet(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    anzahl: async () => (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials.length,
    /** The owner holds the finger on the reader, or somebody else does. */
    erkennen: (isUserVerified: boolean) =>
      cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

/** Reads until it fits. `expect.poll` would not do: it knows no test where several run side by side. */
export async function bis<T>(lesen: () => Promise<T>, passt: (wert: T) => boolean): Promise<void> {
  let wert = await lesen();
  for (const ende = Date.now() + 30_000; !passt(wert); wert = await lesen()) {
    if (Date.now() > ende) throw new Error(`Nach 30 s noch: ${JSON.stringify(wert)}`);
    await new Promise((weiter) => setTimeout(weiter, 100));
  }
}

/** Name of the field, or words of the element, that has the focus. */
export const fokus = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("name") ?? document.activeElement?.textContent);

/** Waits until the focus is there: it comes with the effect after the picture. */
export const fokusAuf = (page: Page, gesucht: string) =>
  bis(
    () => fokus(page),
    (name) => name === gesucht,
  );
