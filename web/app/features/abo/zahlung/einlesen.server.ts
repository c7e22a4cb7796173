import { cent } from "@gebuehrenportal/recht";
import { camtLesen } from "#dokumente/einlesen/camt.server.ts";
import { umsatzCsvLesen } from "#dokumente/einlesen/kontoumsatz-csv.server.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import { offeneBelege, type Rechnung } from "../rechnungen/rechnungen-store.server.ts";
import { zahlungVerbuchen } from "./buchen.server.ts";
import type { Gelesen } from "./lesetext.ts";
import { beglicheneBelege } from "./ruecklauf.server.ts";
import {
  offenerUmsatz,
  offeneUmsaetze,
  type Umsatz,
  umsaetzeSchreiben,
  umsatzAbschliessen,
} from "./umsatz-store.server.ts";
import { type Beglichen, genannteNummern, ruecklauf, type Zuordnung, zuordnung } from "./zuordnung.ts";

/** What a file brought, or why it cannot be read. */
export type Einlesung = Gelesen | { readonly fehler: string };

/** So many wait on the page at a time. */
const hoechstens = 200;

/**
 * Keeps what came in by a statement, CAMT.053 or CSV, until it is booked, and what went out as far as it names an invoice.
 * What is known already is passed over, and so is what the portal is not concerned with.
 */
export async function auszugEinlesen(datei: Uint8Array): Promise<Einlesung> {
  const anfang = new TextDecoder("latin1").decode(datei.subarray(0, 200)).replace(/^\u00ef\u00bb\u00bf/, "");
  const quelle = anfang.trimStart().startsWith("<") ? "camt" : "csv";
  const auszug = quelle === "camt" ? camtLesen(datei) : umsatzCsvLesen(datei);
  if ("fehler" in auszug) return auszug;
  const eigene = auszug.umsaetze.filter(
    ({ betrag, zweck }) => betrag > 0 || genannteNummern(zweck).length > 0,
  );
  const neu = await betrieb((tx) => umsaetzeSchreiben(tx, quelle, eigene));
  const fremde = auszug.umsaetze.length - eigene.length;
  return { neu, bekannt: eigene.length - neu, uebergangen: auszug.uebergangen + fremde };
}

/** A waiting entry with what it may belong to. */
export type Zugeordnet = { readonly umsatz: Umsatz; readonly zuordnung: Zuordnung };

/** What waits to be booked; one invoice is settled by one entry at most, the oldest first. */
export async function wartendeUmsaetze(): Promise<{
  readonly belege: readonly Rechnung[];
  readonly umsaetze: readonly Zugeordnet[];
  /** Documents that entries which went out may belong to. */
  readonly beglichen: readonly Beglichen[];
}> {
  const { belege, umsaetze, beglichen } = await betrieb(async (tx) => {
    const offene = await offeneUmsaetze(tx, hoechstens);
    const nummern = offene.flatMap((u) => (u.betrag < 0 ? genannteNummern(u.zweck) : []));
    return {
      belege: await offeneBelege(tx, 1000),
      umsaetze: offene,
      beglichen: await beglicheneBelege(tx, nummern),
    };
  });
  const offen = new Map(
    belege
      .filter((r) => r.art === "rechnung" && r.offen > 0)
      .map((r) => [r.id, { ...r, fruehere: r.beleg.ersetzt?.map(({ nummer }) => nummer) ?? [] }] as const),
  );
  const zahlbar = new Map(beglichen.map((b) => [b.id, b] as const));
  const zugeordnet = umsaetze.map((umsatz): Zugeordnet => {
    if (umsatz.betrag < 0) return { umsatz, zuordnung: ruecklaufEinmal(umsatz, zahlbar) };
    const folge = zuordnung(umsatz, [...offen.values()]);
    if (folge.art === "sicher") for (const { rechnungId } of folge.teile) offen.delete(rechnungId);
    return { umsatz, zuordnung: folge };
  });
  return { belege, umsaetze: zugeordnet, beglichen };
}

/** Each payment is taken back once, each credit paid out once. */
function ruecklaufEinmal(umsatz: Umsatz, belege: Map<string, Beglichen>): Zuordnung {
  const folge = ruecklauf(umsatz, [...belege.values()]);
  const [teil] = folge.art === "sicher" ? folge.teile : [];
  const beleg = teil && belege.get(teil.rechnungId);
  if (beleg) {
    const stelle = beleg.gezahlt.indexOf(-umsatz.betrag);
    belege.set(beleg.id, {
      ...beleg,
      offen: beleg.offen - umsatz.betrag,
      gezahlt: beleg.gezahlt.filter((_, i) => i !== stelle),
    });
  }
  return folge;
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

/** What became of an entry that a person has assigned. */
export type Umsatzbuchung = "gebucht" | "wartet-nicht" | "nichts-gezahlt";

/**
 * Books one on the document that a person has chosen, as a whole; of what went out no more than was paid on it, the
 * charges of a bank are not the customer's.
 */
export async function umsatzBuchen(id: string, rechnungId: string, von: string): Promise<Umsatzbuchung> {
  const umsatz = await betrieb((tx) => offenerUmsatz(tx, id));
  if (!umsatz) return "wartet-nicht";
  const betrag = umsatz.betrag < 0 ? -(await ruecknehmbar(umsatz, rechnungId)) : umsatz.betrag;
  if (betrag === 0) return "nichts-gezahlt";
  if (!(await buchen(umsatz, { rechnungId, betrag }, { von, nr: 0 }))) return "wartet-nicht";
  await betrieb((tx) => umsatzAbschliessen(tx, id, "gebucht"));
  return "gebucht";
}

async function ruecknehmbar({ betrag, zweck }: Umsatz, rechnungId: string): Promise<number> {
  const belege = await betrieb((tx) => beglicheneBelege(tx, genannteNummern(zweck)));
  const beleg = belege.find((b) => b.id === rechnungId);
  if (!beleg) return 0;
  const gezahlt = beleg.gezahlt.reduce((summe, g) => summe + g, 0);
  return Math.min(-betrag, beleg.art === "korrektur" ? Math.max(0, -beleg.offen) : gezahlt);
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
    betrag: cent(betrag),
    am,
    quelle,
    fremdId: nr > 0 ? `${fremdId}#${nr}` : fremdId,
    von,
  });
  return buchung !== undefined;
}
