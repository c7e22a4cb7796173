import { data, type RouterContextProvider } from "react-router";
import type { Sitzung } from "#platform/access/konto.ts";
import { requireRolle } from "#platform/access/zugang.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { formulartexte, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import type { Moderationsabsage } from "../ui/absage.ts";
import { ausgefuehrt } from "./schreibseite.server.ts";

/** Whoever moderates; the guard of the page has let nobody else in. */
export const moderation = (context: Readonly<RouterContextProvider>): Sitzung =>
  requireRolle(sitzungAus(context), "moderator");

/** What a form holds: single fields, and the boxes that are ticked. */
export type Eingaben = { readonly feld: (name: string) => string; readonly ids: readonly string[] };
/** Does what a form asks for; the address to go on to. */
export type Handlung = (wer: Sitzung, eingaben: Eingaben) => Promise<string>;

/** Runs one of several handlings; what it refuses goes back to the page with all that was typed. */
export async function gehandelt(
  { request, context }: Seitenaufruf,
  alle: Readonly<Record<string, Handlung>>,
) {
  const wer = moderation(context);
  const texte = await formulartexte(request);
  // Read from the end, the first of several stays.
  const felder = new Map(texte.toReversed());
  const ids = [...new Set(texte.flatMap(([name, wert]) => (name === "id" ? [wert] : [])))];
  const feld = (name: string) => felder.get(name) ?? "";
  const ausgang = await ausgefuehrt(alle, feld("was"), (handlung) => handlung(wer, { feld, ids }));
  if (ausgang instanceof Response) return ausgang;
  const absage: Moderationsabsage = {
    ...ausgang.data,
    gesendet: { ids, felder: Object.fromEntries(felder) },
  };
  return data(absage, ausgang.init ?? {});
}
