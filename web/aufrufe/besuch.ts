import { expect } from "vitest";
import { formulartoken } from "../e2e/lib/demoportal.ts";
import { gelesen } from "./lesen.ts";

/** An answer of the portal: its code, its words with plain blanks (`text`), and all of it. */
export type Seite = {
  readonly status: number;
  readonly html: string;
  readonly text: string;
  readonly headers: Headers;
};

/** What visitors and accounts do without a script; the portal is asked for at each call, as it starts after the tests are told. */
export function besuch(portal: () => { readonly url: string }) {
  async function seite(pfad: string, cookie = "", init: RequestInit = {}): Promise<Seite> {
    const { url } = portal();
    const headers = { Origin: url, ...(cookie && { Cookie: cookie }), ...init.headers };
    const antwort = await fetch(url + pfad, { redirect: "manual", ...init, headers });
    const html = await antwort.text();
    return { status: antwort.status, html, text: gelesen(html), headers: antwort.headers };
  }

  /** A form of a page sent as a browser does it without a script. */
  const absenden = (pfad: string, felder: Readonly<Record<string, string>>, cookie = "") =>
    seite(pfad, cookie, { method: "POST", body: new URLSearchParams(felder) });

  /** The newest mail to an address whose subject fits, as soon as there is one. */
  async function mail(an: string, betreff: RegExp): Promise<string> {
    let text: string | undefined;
    const suchen = async () => {
      const antwort = await fetch(`${portal().url}/api/demo/mails?to=${encodeURIComponent(an)}`);
      const { mails } = (await antwort.json()) as { mails: readonly { subject: string; text: string }[] };
      text = mails.find(({ subject }) => betreff.test(subject))?.text;
      return text !== undefined;
    };
    await expect.poll(suchen, { timeout: 30_000 }).toBe(true);
    return text ?? "";
  }

  /** Somebody who has registered and signed in just now. */
  async function neue(): Promise<{ readonly email: string; readonly cookie: string }> {
    const { url } = portal();
    const email = `${crypto.randomUUID()}@kanzlei.example`;
    const password = "Kranich-Segel-41";
    const { cookie, csrfToken } = await formulartoken(url);
    const kopf = { Origin: url, Cookie: cookie };
    const registriert = await fetch(`${url}/api/auth/register`, {
      method: "POST",
      headers: { ...kopf, "Content-Type": "application/json" },
      body: JSON.stringify({ name: "Rosa Luchs", email, password, newsletterConsent: false }),
    });
    expect(registriert.status).toBeLessThan(300);
    const angemeldet = await fetch(`${url}/api/auth/callback/credentials`, {
      method: "POST",
      headers: kopf,
      body: new URLSearchParams({ csrfToken, email, password, json: "true" }),
    });
    const cookies = angemeldet.headers.getSetCookie().map((zeile) => zeile.split(";")[0] ?? "");
    return { email, cookie: [cookie, ...cookies].join("; ") };
  }

  return { seite, absenden, mail, neue };
}
