import { camtLesen } from "#dokumente/einlesen/camt.server.ts";
import { umsatzCsvLesen } from "#dokumente/einlesen/kontoumsatz-csv.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { offeneBelege, type Rechnung } from "../rechnungen/rechnungen-store.server.ts";
import { zahlungVerbuchen } from "./buchen.server.ts";
import {
  offenerUmsatz,
  offeneUmsaetze,
  type Umsatz,
  umsaetzeSchreiben,
  umsatzAbschliessen,
} from "./umsatz-store.server.ts";
import { type Zuordnung, zuordnung } from "./zuordnung.ts";

/** What a file brought, or why it cannot be read. */
export type Einlesung =
  | { readonly neu: number; readonly bekannt: number; readonly uebergangen: number }
  | { readonly fehler: string };

/** So many wait on the page at a time. */
const hoechstens = 200;

/** Keeps the income of a statement, CAMT.053 or CSV, until it is booked; what is known already is passed over. */
export async function auszugEinlesen(datei: Uint8Array): Promise<Einlesung> {
  const anfang = new TextDecoder("latin1").decode(datei.subarray(0, 200)).replace(/^\u00ef\u00bb\u00bf/, "");
  const quelle = anfang.trimStart().startsWith("<") ? "camt" : "csv";
  const auszug = quelle === "camt" ? camtLesen(datei) : umsatzCsvLesen(datei);
  if ("fehler" in auszug) return auszug;
  const neu = await betrieb((tx) => umsaetzeSchreiben(tx, quelle, auszug.umsaetze));
  return { neu, bekannt: auszug.umsaetze.length - neu, uebergangen: auszug.uebergangen };
}

/** A waiting entry with what it may belong to. */
export type Zugeordnet = { readonly umsatz: Umsatz; readonly zuordnung: Zuordnung };

/** What waits to be booked; one invoice is settled by one entry at most, the oldest first. */
export async function wartendeUmsaetze(): Promise<{
  readonly belege: readonly Rechnung[];
  readonly umsaetze: readonly Zugeordnet[];
}> {
  const { belege, umsaetze } = await betrieb(async (tx) => ({
    belege: await offeneBelege(tx, 1000),
    umsaetze: await offeneUmsaetze(tx, hoechstens),
  }));
  const offen = new Map(
    belege.filter((r) => r.art === "rechnung" && r.offen > 0).map((r) => [r.id, r] as const),
  );
  const zugeordnet = umsaetze.map((umsatz): Zugeordnet => {
    const folge = zuordnung(umsatz, [...offen.values()]);
    if (folge.art === "sicher") for (const { rechnungId } of folge.teile) offen.delete(rechnungId);
    return { umsatz, zuordnung: folge };
  });
  return { belege, umsaetze: zugeordnet };
}

/** Books every sure one. @returns how many */
export async function sichereBuchen(von: string): Promise<number> {
  let gebucht = 0;
  for (const { umsatz, zuordnung: z } of (await wartendeUmsaetze()).umsaetze) {
    if (z.art !== "sicher") continue;
    for (const [i, teil] of z.teile.entries())
      await buchen(umsatz, teil, { von, nr: z.teile.length > 1 ? i + 1 : 0 });
    await betrieb((tx) => umsatzAbschliessen(tx, umsatz.id, "gebucht"));
    gebucht += 1;
  }
  return gebucht;
}

/** Books one on the invoice that a person has chosen, as a whole. @returns false: it waits no more */
export async function umsatzBuchen(id: string, rechnungId: string, von: string): Promise<boolean> {
  const umsatz = await betrieb((tx) => offenerUmsatz(tx, id));
  if (!umsatz) return false;
  const gebucht = await buchen(umsatz, { rechnungId, betrag: umsatz.betrag }, { von, nr: 0 });
  if (gebucht) await betrieb((tx) => umsatzAbschliessen(tx, id, "gebucht"));
  return gebucht;
}

/** Takes one off the list that belongs to no invoice. */
export const umsatzAblegen = (id: string): Promise<void> =>
  betrieb((tx) => umsatzAbschliessen(tx, id, "abgelegt"));

async function buchen(
  { quelle, fremdId, am }: Umsatz,
  { rechnungId, betrag }: { readonly rechnungId: string; readonly betrag: number },
  { von, nr }: { readonly von: string; readonly nr: number },
): Promise<boolean> {
  const buchung = await zahlungVerbuchen({
    rechnungId,
    betrag: betrag as Umsatz["betrag"],
    am,
    quelle,
    fremdId: nr > 0 ? `${fremdId}#${nr}` : fremdId,
    von,
  });
  return buchung !== undefined;
}
