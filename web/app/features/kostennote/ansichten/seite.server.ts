import { data, type RouterContextProvider } from "react-router";
import { zustimmungAnnehmen } from "#features/konto/index.server.ts";
import { darf } from "#platform/access/tarif.ts";
import { tarifabsage } from "#platform/access/tarifabsage.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import type { Aussteller } from "../ausstellung/kostennoten.server.ts";
import { aenderungswunsch } from "../wunsch.ts";

/** Whoever asks, and whether his tier holds the Kostennote. */
export type Nutzer = Aussteller & { readonly kostennote: boolean };

/** A lawyer of the Kanzlei may release; so may whoever works for himself. */
export function nutzerAus(context: Readonly<RouterContextProvider>): Nutzer {
  const { kanzleiId, kanzleirolle, nutzer } = requireKonto(sitzungAus(context));
  return {
    kanzleiId,
    nutzer,
    darfFreigeben: kanzleirolle === "rechtsanwalt" || nutzer.teamId === null,
    kostennote: darf(nutzer.subscriptionStatus, "kostennote"),
  };
}

/**
 * For whatever makes something new. What has been issued stays readable in every tier.
 *
 * @throws the upgrade screen of the tier Basic
 */
export function requireKostennote(nutzer: Nutzer): void {
  if (!nutzer.kostennote) throw data(tarifabsage("basic", { wunsch: aenderungswunsch }), { status: 200 });
}

/**
 * The id of an address.
 *
 * @throws 404: nothing can have it
 */
export function kennungAus(id: string | undefined): string {
  if (!id || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw nichtGefunden();
  return id;
}

export const nichtGefunden = () => data(null, { status: 404 });

/**
 * Stores something after the agreement on secrecy. Who has ticked it in the same form agrees by it.
 *
 * @returns `undefined`: the agreement is still missing, the page asks
 */
export async function mitZustimmung<T>(
  wer: Aussteller,
  felder: Readonly<Record<string, string>>,
  speichern: () => Promise<T>,
): Promise<T | undefined> {
  await zustimmungAnnehmen(wer, felder);
  try {
    return await speichern();
  } catch (fehler) {
    if (fehler instanceof ApiFehler && fehler.koerper.code === "verschwiegenheit") return undefined;
    throw fehler;
  }
}
