import { fremd, marke } from "./gift.ts";
import type { Antwort } from "./senden.ts";

/** Longest answer to a single hostile request while many others run. */
const hoechstdauerMs = 15_000;

/** Addresses other than its own to which the portal may send somebody. */
const fremdeZiele = /^https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?/;

/**
 * What is wrong with an answer, one sentence each: a failure of the portal, markup that came back, a way to a foreign
 * address, an error of a call that no program can read, an answer that took too long.
 *
 * @param angefragt method and path of the question
 */
export function befunde(
  portal: string,
  angefragt: { readonly method: string; readonly pfad: string },
  { status, headers, text, ms }: Antwort,
): readonly string[] {
  const art = String(headers["content-type"] ?? "");
  const istHtml = art.includes("html") || art === "";
  // Quotes that close an attribute, and addresses that run: the text of a page shows both as text.
  const gespiegelt = new RegExp(`</?${marke}|${marke}" on|(?:href|src|action)="\\s*javascript:`, "i");
  return [
    ...(status >= 500 ? [`Status ${status}`] : []),
    ...(ms > hoechstdauerMs ? [`Die Antwort dauerte ${Math.round(ms)} ms`] : []),
    ...(istHtml && gespiegelt.test(text) ? ["Markup kam zurück"] : []),
    ...(text.includes(`<${marke}`) && !harmlos(art, headers["x-content-type-options"])
      ? [`Markup kam als ${art} zurück`]
      : []),
    ...(istHtml && new RegExp(`(?:href|src|action)="(?:https?:)?[/\\\\]{2}${fremd}`, "i").test(text)
      ? ["Ein Verweis führt zu einer fremden Adresse"]
      : []),
    ...kopfbefunde(portal, headers),
    ...(art.startsWith("application/json") ? jsonbefunde(portal, angefragt, status, text) : []),
    ...(istAufruf(angefragt.pfad) && status >= 400 && !istHtml && !art.startsWith("application/json")
      ? [`Ein Fehler als ${art}`]
      : []),
    ...(art.startsWith("text/x-script") ? weiterleitungen(portal, status, text) : []),
  ];
}

function harmlos(art: string, nosniff: unknown): boolean {
  return nosniff === "nosniff" && /^(?:application\/json|text\/x-script|text\/csv|text\/plain)/.test(art);
}

function kopfbefunde(portal: string, headers: Antwort["headers"]): string[] {
  const ort = headers.location;
  const gesetzt = Object.entries(headers).filter(
    ([name, inhalt]) =>
      name.includes(marke) ||
      (name === "set-cookie" && [inhalt].flat().some((zeile) => zeile?.startsWith(marke))),
  );
  return [
    ...(typeof ort === "string" && !erlaubt(portal, ort) ? [`Weiterleitung nach ${ort}`] : []),
    ...(headers.refresh ? [`Weiterleitung durch Refresh: ${headers.refresh}`] : []),
    ...gesetzt.map(([name]) => `Ein untergeschobenes Kopffeld: ${name}`),
  ];
}

function jsonbefunde(
  portal: string,
  { method, pfad }: { readonly method: string; readonly pfad: string },
  status: number,
  text: string,
): string[] {
  if (method === "HEAD" || text === "" || !istAufruf(pfad)) return [];
  let inhalt: { error?: unknown; code?: unknown; url?: unknown } | null;
  try {
    inhalt = JSON.parse(text);
  } catch {
    return ["Kein JSON, wo JSON angekündigt ist"];
  }
  const { error, code, url } = inhalt ?? {};
  const ohneSatz = status >= 400 && !(typeof error === "string" && error !== "");
  // The calls NextAuth knows answer as NextAuth does: their `error` is itself the code.
  const ohneCode = status === 400 && typeof url !== "string" && !(typeof code === "string" && code !== "");
  return [
    ...(ohneSatz ? ["Ein Fehler ohne Satz"] : []),
    ...(ohneCode ? ["Ein Fehler ohne Code"] : []),
    ...(typeof url === "string" && !erlaubt(portal, url) ? [`Verweis nach ${url}`] : []),
  ];
}

/** Redirects inside the router's own data: every text that a browser would read as an address of another origin. */
function weiterleitungen(portal: string, status: number, text: string): string[] {
  if (status !== 202) return [];
  const texte = text.match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  return texte
    .map((zeile): string => JSON.parse(zeile))
    .filter((ziel) => /^(?:https?:|[\\/]{2}|\/[\t\r\n]*[\\/])/i.test(ziel) && !erlaubt(portal, ziel))
    .map((ziel) => `Weiterleitung in Daten nach ${ziel}`);
}

/** Read as browsers read it. */
function erlaubt(portal: string, ziel: string): boolean {
  const adresse = URL.parse(ziel, `${portal}/`);
  return adresse?.origin === new URL(portal).origin || fremdeZiele.test(ziel);
}

function istAufruf(pfad: string): boolean {
  return pfad.startsWith("/api/") && !pfad.startsWith("/api/auth/error");
}
