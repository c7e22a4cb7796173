import { data, type RouterContextProvider } from "react-router";
import { aendernd, eigeneHerkunft } from "../access/herkunft.server.ts";
import { beitraegeContext } from "../beitraege.server.ts";
import { heute } from "../clock/clock.server.ts";
import { istUnerreichbar } from "../db/stoerung.server.ts";
import { umgebung } from "../env/env.server.ts";
import { ApiFehler, fehlerantwort, type Widerstreit } from "../fehler/api-fehler.ts";
import { anfrageContext, sitzungAus } from "./anfrage.server.ts";
import type { ApiRoute } from "./api-route.ts";
import { ausfuehren, unzaehlbar } from "./ausfuehren.server.ts";
import { formularVon } from "./formular.server.ts";

/** What the action of a page gets from the router. */
export type Seitenaufruf = {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
};

/** What the form of a page brings for a call. */
export type Angaben = {
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: unknown;
};

/**
 * Does for a page what a call does for a script: guard, limits, the same reading of the input, the same answer. A form of
 * a foreign page is refused.
 */
export async function alsAufruf(
  route: ApiRoute,
  { request, context }: Seitenaufruf,
  { body, params = {}, query }: Angaben = {},
): Promise<Response> {
  const { id, log, client, raten } = context.get(anfrageContext);
  try {
    const ergebnis = await ausfuehren(route, {
      request,
      sitzung: sitzungAus(context),
      fremd: aendernd(route.method) && !eigeneHerkunft(request.headers, umgebung().baseUrl),
      client,
      raten,
      zaehlung: { gescheitert: (err) => log?.warn({ vorgang: id, err }, unzaehlbar) },
      heute: heute(),
      beitraege: context.get(beitraegeContext),
      params,
      query: () => query ?? {},
      body: () => body ?? {},
    });
    return ergebnis instanceof Response ? ergebnis : Response.json(ergebnis ?? {});
  } catch (fehler) {
    // The database is away: no page has a word of its own for that, and what was typed must not be lost.
    if (!(fehler instanceof ApiFehler) || istUnerreichbar(fehler)) throw fehler;
    return fehlerantwort(fehler);
  }
}

/** What an answer says, for the page that shows it. */
export type Antwortinhalt = {
  readonly message?: string;
  readonly error?: string;
  readonly code?: string;
  readonly field?: string;
  readonly url?: string;
  /** What two people have changed to different values, and everything as it stands now. */
  readonly conflicts?: readonly Widerstreit[];
  readonly current?: Readonly<Record<string, unknown>>;
};

/** The JSON of an answer; an answer without one says nothing. */
export async function inhalt<T = Antwortinhalt>(antwort: Response): Promise<T> {
  return antwort.json().catch(() => ({}));
}

/**
 * The fields of a form as texts that a database can hold: without null characters and halves of characters, which no
 * keyboard makes.
 *
 * @throws an answer with status 400: the body is no form, or none that can be read; no browser sends that
 */
export async function formularfelder(request: Request): Promise<Readonly<Record<string, string>>> {
  return (await formularMitDateien(request)).felder;
}

/**
 * The fields of a form as `formularfelder` reads them, and the chosen files by the names of their fields. No more
 * arrives than the page takes (`eingabeBytes`).
 *
 * @throws as `formularfelder`
 */
export async function formularMitDateien(request: Request): Promise<{
  readonly felder: Readonly<Record<string, string>>;
  readonly dateien: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
}> {
  const felder = Object.fromEntries(await formulartexte(request));
  const { dateien = [] } = (await formularVon(request)) ?? {};
  return { felder, dateien: Object.fromEntries(dateien) };
}

/**
 * The texts one by one, for a form that has several under one name.
 *
 * @throws as `formularfelder`
 */
export async function formulartexte(request: Request): Promise<readonly (readonly [string, string])[]> {
  const formular = await formularVon(request);
  if (!formular) throw data(null, { status: 400 });
  return formular.texte.map(([name, text]) => [name, text.replaceAll("\u0000", "").toWellFormed()]);
}

/** The cookies of an answer, for the redirect or page that takes its place. */
export function cookiesAus(antwort: Response): Headers {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const zeile of antwort.headers.getSetCookie()) headers.append("Set-Cookie", zeile);
  return headers;
}

/** What a form of a page with several of them has brought about. */
export type Formularergebnis = {
  readonly was: string;
  /** Which of several it was about. */
  readonly id: string;
  readonly erledigt?: string;
  readonly fehler?: string;
  /** The field that is wrong. */
  readonly feld?: string | undefined;
  readonly felder?: Readonly<Record<string, string>>;
  /** What two people have changed to different values. */
  readonly streit?: readonly Widerstreit[];
};
