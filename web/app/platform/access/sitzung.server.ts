import { jetzt } from "../clock/clock.server.ts";
import { gesammelt } from "../db/gesammelt.ts";
import { umgebung } from "../env/env.server.ts";
import type { Sitzung } from "./konto.ts";
import { markenhash } from "./marke.server.ts";
import { cookieWert, sitzungscookieName, traegtSitzung } from "./sitzung.ts";
import { sitzungenLesen, sitzungVerlaengern } from "./sitzung-store.server.ts";

/** A session without „Angemeldet bleiben“ ends this long after its last use. */
export const ohneBleibenMs = 12 * 60 * 60_000;
/** With „Angemeldet bleiben“ it ends this long after the sign-in. */
export const mitBleibenMs = 30 * 24 * 60 * 60_000;

/** A use is written down at most this often, so that reading a session rarely writes. */
const schreibabstandMs = 5 * 60_000;

/** What a bearer token of ours looks like; anything else needs no question to the database. */
const markenform = /^[\w-]{43}$/;

/**
 * The session of a request's cookie. Undefined without cookie, and when the session is over, revoked, or its account
 * disabled or about to be erased. A use keeps a session without „Angemeldet bleiben“ alive.
 */
export async function sitzungAusCookie(request: Request): Promise<Sitzung | undefined> {
  const cookie = request.headers.get("cookie");
  if (!traegtSitzung(cookie)) return undefined;
  return gelesen("cookie", cookieWert(cookie, sitzungscookieName(umgebung().baseUrl)));
}

/** The session a bearer token of the request was derived from, under the same conditions. */
export async function sitzungAusToken(request: Request): Promise<Sitzung | undefined> {
  return gelesen("token", bearer(request));
}

/** The bearer token a request carries, whatever it is worth. */
export function bearer(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
}

/** Many who are signed in ask at the same time, and the way to the database costs more than the answer. */
const lesen = {
  cookie: gesammelt((hashes) => sitzungenLesen("cookie", hashes, new Date(jetzt().epochMilliseconds))),
  token: gesammelt((hashes) => sitzungenLesen("token", hashes, new Date(jetzt().epochMilliseconds))),
};

async function gelesen(art: "cookie" | "token", marke: string | undefined): Promise<Sitzung | undefined> {
  if (!marke || !markenform.test(marke)) return undefined;
  const gefunden = await lesen[art](markenhash(marke).toString("hex"));
  const jetztMs = jetzt().epochMilliseconds;
  if (!gefunden) return undefined;
  const { angemeldetBleiben, laeuftAb, ...rest } = gefunden;
  const neuesEnde = jetztMs + ohneBleibenMs;
  const faellig = !angemeldetBleiben && neuesEnde - laeuftAb.getTime() >= schreibabstandMs;
  if (faellig) await sitzungVerlaengern(rest.sitzungId, new Date(jetztMs), new Date(neuesEnde));
  return { ...rest, expires: (angemeldetBleiben ? laeuftAb : new Date(neuesEnde)).toISOString() };
}
