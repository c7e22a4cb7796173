import type { Kysely, UpdateObject } from "kysely";
import { afterEach } from "vitest";
import { markenhash, neueMarke } from "#platform/access/marke.server.ts";
import { sitzungAusCookie, sitzungAusToken } from "#platform/access/sitzung.server.ts";
import { sitzungscookieName } from "#platform/access/sitzung.ts";
import { uhrStellen } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import { kontoMitKanzlei } from "#platform/db/testing-konten.ts";
import { umgebungAus, umgebungStellen } from "#platform/env/env.server.ts";
import { ratengrenze } from "#platform/http/raten.server.ts";
import { apiRoutes } from "../../app/api.ts";
import { testportal } from "./testportal.ts";

export const testbasis = "http://localhost:3000";
/** Strong, and on no list. */
export const testpasswort = "Kranich-Segel-41";

type Eingerichtet = { readonly id: string; readonly browser: Testbrowser };
type Antwort = {
  readonly status: number;
  readonly headers: Headers;
  readonly koerper: never;
  readonly text: string;
};

/** After each test of the file the clock is the machine's and the settings are those of the process again. */
export function zurueckgestellt(): void {
  afterEach(() => {
    uhrStellen();
    umgebungStellen();
  });
}

/** A portal with the real calls of accounts, limits and sessions, on a database of the test's own. */
export function kontoportal(db: Kysely<DB>, variablen: Readonly<Record<string, string>> = {}) {
  const umgebung = umgebungAus({
    BASE_URL: testbasis,
    APP_SECRET: "s".repeat(40),
    TRUSTED_PROXY: "x-client",
    ...variablen,
  });
  umgebungStellen(umgebung);
  const { holen, protokoll } = testportal({
    umgebung,
    apiRoutes,
    ausweise: { ausCookie: sitzungAusCookie, ausToken: sitzungAusToken },
    raten: ratengrenze(() => db, "r".repeat(32), umgebung.lockereGrenzen ? 20 : 1),
  });
  return {
    holen,
    protokoll,
    browser: (client = "198.51.100.1") => new Testbrowser(holen, umgebung.baseUrl, client),
    /** The mails of one kind to an address. */
    mails: (an: string, art: string) =>
      db
        .selectFrom("mail_auftrag")
        .select(["betreff", "text", "html"])
        .where("an", "=", an)
        .where("art", "=", art)
        .execute(),
    /** The token of the link in the only mail of this kind. */
    async link(an: string, art: string): Promise<string> {
      const mails = await this.mails(an, art);
      const token = /\?token=([\w-]{43})\b/.exec(mails.at(-1)?.text ?? "")?.[1];
      if (!token) throw new Error(`Keine Mail „${art}“ an ${an} mit einem Link.`);
      return token;
    },
    /** A browser that has registered, and no more. */
    async registriert(email: string, rest: object = {}): Promise<Testbrowser> {
      const browser = this.browser();
      await browser.registrieren(email, rest);
      return browser;
    },
    /** Registers, confirms and signs in. */
    async angemeldet(email: string, rest: Readonly<Record<string, string>> = {}): Promise<Testbrowser> {
      const browser = await this.registriert(email);
      await browser.json("POST", "/api/auth/verify-email", { token: await this.link(email, "bestaetigung") });
      const { status } = await browser.anmelden(email, rest);
      if (status !== 200) throw new Error(`Die Anmeldung von ${email} ergab ${status}.`);
      return browser;
    },
    /** An account with these rights whose session lives, made without the calls that cost a password each. */
    async eingerichtet(email: string, werte: UpdateObject<DB, "konto"> = {}): Promise<Eingerichtet> {
      const am = new Date();
      const {
        kanzleiId: kanzlei_id,
        nutzer: { id },
      } = await kontoMitKanzlei(db, { name: "Rosa Luchs", email, email_bestaetigt_am: am });
      await db.insertInto("mitgliedschaft").values({ kanzlei_id, konto_id: id }).execute();
      if (Object.keys(werte).length > 0)
        await db.updateTable("konto").set(werte).where("id", "=", id).execute();
      const token = neueMarke();
      const sitzung = { token_hash: markenhash(token), weg: "kennwort", geraet: "Firefox unter Linux" };
      const laeuft_ab = new Date("2090-01-01T00:00:00Z");
      await db
        .insertInto("sitzung")
        .values({ ...sitzung, konto_id: id, angemeldet_bleiben: true, erstellt: am, zuletzt: am, laeuft_ab })
        .execute();
      const browser = this.browser();
      browser.cookies.set(sitzungscookieName(umgebung.baseUrl), token);
      return { id, browser };
    },
    /** Changes the row of an account as no call could. */
    setzen: (email: string, werte: UpdateObject<DB, "konto">) =>
      db.updateTable("konto").set(werte).where("email", "=", email).execute(),
  };
}

/** A browser as far as cookies go. */
export class Testbrowser {
  readonly cookies = new Map<string, string>();
  token: string | undefined;
  readonly #holen: (pfad: string, init?: RequestInit) => Promise<Response>;
  readonly #baseUrl: string;
  readonly #client: string;

  constructor(
    holen: (pfad: string, init?: RequestInit) => Promise<Response>,
    baseUrl: string,
    client: string,
  ) {
    this.#holen = holen;
    this.#baseUrl = baseUrl;
    this.#client = client;
  }

  /** One request with the cookies of this browser; its answer's cookies are kept. */
  async ruf(pfad: string, init: RequestInit = {}): Promise<Antwort> {
    const headers = new Headers(init.headers);
    headers.set("X-Client", this.#client);
    headers.set("Origin", this.#baseUrl);
    headers.set("User-Agent", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0");
    if (this.cookies.size > 0)
      headers.set("Cookie", [...this.cookies].map(([name, wert]) => `${name}=${wert}`).join("; "));
    const antwort = await this.#holen(`${this.#baseUrl}${pfad}`, { ...init, headers });
    for (const zeile of antwort.headers.getSetCookie()) {
      const [, name = "", wert = ""] = /^([^=]+)=([^;]*)/.exec(zeile) ?? [];
      if (/max-age=0/i.test(zeile)) this.cookies.delete(name);
      else this.cookies.set(name, wert);
    }
    const text = await antwort.text();
    const istJson = antwort.headers.get("content-type")?.startsWith("application/json");
    return {
      status: antwort.status,
      headers: antwort.headers,
      koerper: (istJson ? JSON.parse(text) : {}) as never,
      text,
    };
  }

  get(pfad: string): Promise<Antwort> {
    return this.ruf(pfad);
  }

  json(method: string, pfad: string, koerper: unknown): Promise<Antwort> {
    const headers = { "Content-Type": "application/json" };
    return this.ruf(pfad, { method, headers, body: JSON.stringify(koerper) });
  }

  async formular(pfad: string, felder: Readonly<Record<string, string>>): Promise<Antwort> {
    const { csrfToken } = (await this.get("/api/auth/csrf")).koerper;
    return this.ruf(pfad, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        csrfToken,
        callbackUrl: `${this.#baseUrl}/`,
        json: "true",
        ...felder,
      }).toString(),
    });
  }

  registrieren(email: string, rest: object = {}): Promise<Antwort> {
    const angaben = { name: "Rosa Luchs", email, password: testpasswort, newsletterConsent: false };
    return this.json("POST", "/api/auth/register", { ...angaben, ...rest });
  }

  /** Signs in; the token of the session before ends with it and is fetched anew when it is needed. */
  async anmelden(email: string, rest: Readonly<Record<string, string>> = {}): Promise<Antwort> {
    const angaben = { email, password: testpasswort, ...rest };
    const antwort = await this.formular("/api/auth/callback/credentials", angaben);
    if (antwort.status === 200) this.token = undefined;
    return antwort;
  }

  abmelden(): Promise<Antwort> {
    return this.formular("/api/auth/signout", {});
  }

  async nutzer(): Promise<Record<string, unknown> | undefined> {
    return ((await this.get("/api/auth/session")).koerper as { user?: Record<string, unknown> }).user;
  }

  /** Fetches a bearer token and uses it for `backend`. */
  async tokenHolen(): Promise<string> {
    const { token } = (await this.get("/api/auth/get-token")).koerper as { token: string };
    this.token = token;
    return token;
  }

  /** A call below the backend base with the bearer token. */
  async backend(method: string, pfad: string, koerper?: unknown): Promise<Antwort> {
    const token = this.token ?? (await this.tokenHolen());
    return this.ruf(`/api/backend${pfad}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(koerper === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(koerper === undefined ? {} : { body: JSON.stringify(koerper) }),
    });
  }
}
