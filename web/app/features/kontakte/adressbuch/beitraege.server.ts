import type { Sitzung } from "#platform/access/konto.ts";
import { oeffnet } from "#platform/access/tarif.ts";
import type { Karte, Kontoabschnitt, Loeschteil } from "#platform/beitraege.server.ts";
import { mandant } from "#platform/db/mandant.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { kontaktzahl } from "./kontakte.server.ts";
import { teiltKontakte } from "./verbleib-store.server.ts";

/** The tile of the first page; whose tier has no contacts is led to the tiers, not to a page that stays closed. */
export function kontaktkarten({ nutzer }: Sitzung): readonly Karte[] {
  const offen = oeffnet(nutzer.subscriptionStatus, "premium");
  const satz = "Adressen für Ihre Fristen: suchen, einlesen, im Team teilen";
  return [
    {
      gruppe: "konto",
      rang: 25,
      pfad: offen ? "/kontakte" : "/subscription",
      text: "Kontakte",
      satz: offen ? `${satz}.` : `${satz}. Ab dem Tarif Premium.`,
    },
  ];
}

/**
 * The section of the page about one's own account, for whoever has contacts, in every tier: what was stored is read and
 * exported when the tier is over.
 */
export async function kontaktabschnitte(wer: Sitzung): Promise<readonly Kontoabschnitt[]> {
  const offen = oeffnet(wer.nutzer.subscriptionStatus, "premium");
  const anzahl = await zahl(wer);
  if (anzahl === 0 && !offen) return [];
  const lesen = { pfad: "/konto/kontakte", text: "Kontakte ansehen und ausführen" };
  return [
    {
      rang: 86,
      id: "kontakte",
      titel: "Kontakte",
      text: `${anzahl === 1 ? "Ein Kontakt" : `${anzahl.toLocaleString("de-DE")} Kontakte`}.${offen ? "" : " Ihr Tarif enthält das Anlegen und Ändern nicht mehr; lesen und ausführen können Sie sie weiterhin."}`,
      verweise: offen ? [{ pfad: "/kontakte", text: "Kontakte verwalten" }, lesen] : [lesen],
    },
  ];
}

/** Whoever lacks a second factor that his team asks for has none to see yet. */
async function zahl(wer: Sitzung): Promise<number> {
  try {
    return await kontaktzahl(wer);
  } catch (fehler) {
    if (fehler instanceof ApiFehler && fehler.status === 403) return 0;
    throw fehler;
  }
}

/** Personal contacts go with the account, shared ones stay in the team without its name. */
export const kontaktloeschung: Loeschteil = {
  bleibt: [
    {
      spalten: ["kontakt.erstellt_von", "kontakt.geaendert_von"],
      satz: "Kontakte, die Sie in einem Team geteilt haben, dem Team und ohne Ihren Namen",
      betrifft: (wer: Sitzung) => mandant(wer, (tx) => teiltKontakte(tx, wer.nutzer.id)),
    },
  ],
};
