import { cent } from "@gebuehrenportal/recht";
import type { Kysely } from "kysely";
import type { lesen } from "#dokumente/einlesen/auszug.server.ts";
import type { Bankumsatz } from "#dokumente/einlesen/umsatz.ts";
import { betrieb } from "#platform/db/mandant.server.ts";
import type { DB } from "#platform/db/schema.ts";
import type { Lesemodul } from "#platform/lesen/leseauftrag.ts";
import { imLesefaden } from "#platform/lesen/lesen.server.ts";
import {
  geltendeRechnung,
  offeneBelege,
  type Rechnung,
  rechnungenZuNummern,
} from "../../rechnungen/rechnungen-store.server.ts";
import { zahlungVerbuchen } from "../buchen.server.ts";
import type { Gelesen } from "./lesetext.ts";
import { beglicheneBelege } from "./ruecklauf.server.ts";
import {
  gebuchteAbschliessen,
  gebuchtVon,
  offenerUmsatz,
  offeneUmsaetze,
  teilkennung,
  type Umsatz,
  umsaetzeSchreiben,
  umsatzAbschliessen,
} from "./umsatz-store.server.ts";
import {
  type Beglichen,
  type Eingang,
  nennungen,
  type OffeneRechnung,
  ruecklauf,
  type Zuordnung,
  zuordnung,
} from "./zuordnung.ts";

/** What a file brought, or why it cannot be read. */
export type Einlesung = Gelesen | { readonly fehler: string };

const bankdatei: Lesemodul<typeof lesen> = { pfad: "dokumente/einlesen/auszug.server.ts" };

/** So many entries are looked at in one go. */
const jeGang = 500;

/** So many are shown: of those that are sure, and of those a person has to look at. */
const hoechstens = { sicher: 200, zweifel: 100 } as const;

/**
 * Keeps what came in by a statement, CAMT.053 or CSV, until it is booked, and what went out as far as it names an invoice.
 * What is known already is passed over, and so is what the portal is not concerned with.
 *
 * @param fuer who has sent it
 * @throws {Lesefehler} it could not be read in the bounds of time and memory
 */
export async function auszugEinlesen(datei: Uint8Array<ArrayBuffer>, fuer = ""): Promise<Einlesung> {
  const auszug = await imLesefaden(bankdatei, datei, { fuer });
  if ("fehler" in auszug) return auszug;
  const { quelle } = auszug;
  const eigene = auszug.umsaetze.filter(({ betrag, zweck }) => betrag > 0 || nennungen(zweck).length > 0);
  let neu = 0;
  for (const portion of portionen(eigene))
    neu += await betrieb((tx) => umsaetzeSchreiben(tx, quelle, portion));
  const fremde = auszug.umsaetze.length - eigene.length;
  return { neu, bekannt: eigene.length - neu, uebergangen: auszug.uebergangen + fremde };
}

/**
 * The entries in parts, each a transaction of its own, since others want to get between. Those of one day and amount stay
 * together: among them the same entry from another file is looked for.
 */
function portionen(umsaetze: readonly Bankumsatz[]): readonly (readonly Bankumsatz[])[] {
  const alle: Bankumsatz[][] = [[]];
  for (const gleiche of Map.groupBy(umsaetze, ({ am, betrag }) => `${am} ${betrag}`).values()) {
    const letzte = alle.at(-1);
    if (letzte && letzte.length + gleiche.length <= jeGang) letzte.push(...gleiche);
    else alle.push([...gleiche]);
  }
  return alle.filter((portion) => portion.length > 0);
}

/** A waiting entry with what it may belong to. */
export type Zugeordnet = {
  readonly umsatz: Umsatz;
  /** What is not booked of it yet. */
  readonly rest: number;
  readonly zuordnung: Zuordnung;
};

type Lage = {
  /** Every invoice that was looked at, by its id. */
  readonly gekannt: Map<string, Rechnung>;
  /** Invoices that no entry has settled so far. */
  readonly offen: Map<string, OffeneRechnung>;
  readonly vergeben: Set<string>;
  /** Documents that entries which went out may belong to. */
  readonly beglichen: Map<string, Beglichen>;
};

/**
 * What waits to be booked; one invoice is settled by one entry at most, the oldest first. However many are doubtful, they
 * hide none that is sure.
 */
export async function wartendeUmsaetze(): Promise<{
  readonly belege: readonly Rechnung[];
  readonly umsaetze: readonly Zugeordnet[];
  /** Doubtful ones that are not among them. */
  readonly weitere: number;
  /** Numbers of the documents they may belong to, by their ids. */
  readonly nummern: ReadonlyMap<string, string>;
  /** Open invoices they may belong to, by their ids. */
  readonly rechnungen: ReadonlyMap<string, Rechnung>;
}> {
  const belege = await betrieb((tx) => offeneBelege(tx, 1000));
  const lage: Lage = { gekannt: new Map(), offen: new Map(), vergeben: new Set(), beglichen: new Map() };
  const nummern = new Map(belege.map(({ id, nummer }) => [id, nummer]));
  offenVermerken(lage, belege);
  const gezeigt = { sicher: [] as Zugeordnet[], zweifel: [] as Zugeordnet[] };
  let zweifel = 0;
  for (let nach: Umsatz | undefined; ; ) {
    const { umsaetze, zugeordnet } = await gang(lage, nach);
    for (const z of zugeordnet) {
      const { art } = z.zuordnung;
      if (art === "zweifel") zweifel += 1;
      if (gezeigt[art].length < hoechstens[art]) gezeigt[art].push(z);
    }
    nach = umsaetze.at(-1);
    if (!nach || umsaetze.length < jeGang) break;
  }
  for (const { id, nummer } of [...lage.offen.values(), ...lage.beglichen.values()]) nummern.set(id, nummer);
  return {
    belege,
    umsaetze: [...gezeigt.sicher, ...gezeigt.zweifel],
    weitere: zweifel - gezeigt.zweifel.length,
    nummern,
    rechnungen: lage.gekannt,
  };
}

/** A transaction of its own for each: embedded, one runs at a time, and others want to get between. */
const gang = (lage: Lage, nach: Umsatz | undefined) =>
  betrieb(async (tx) => {
    const umsaetze = await offeneUmsaetze(tx, jeGang, nach);
    return { umsaetze, zugeordnet: await zuordnen(tx, umsaetze, lage) };
  });

function offenVermerken({ gekannt, offen, vergeben }: Lage, belege: readonly Rechnung[]): void {
  for (const r of belege) gekannt.set(r.id, r);
  for (const r of belege)
    if (r.art === "rechnung" && r.offen > 0 && !vergeben.has(r.id))
      offen.set(r.id, { ...r, fruehere: r.beleg.ersetzt?.map(({ nummer }) => nummer) ?? [] });
}

async function zuordnen(
  tx: Kysely<DB>,
  umsaetze: readonly Umsatz[],
  lage: Lage,
): Promise<readonly Zugeordnet[]> {
  const genannt = await rechnungenZuNummern(tx, nummernIn(umsaetze));
  const vorhanden = new Set(genannt.map(({ nummer }) => nummer));
  offenVermerken(lage, await geltende(tx, genannt));
  const ausgaenge = nummernIn(umsaetze.filter(({ betrag }) => betrag < 0)).filter((n) => vorhanden.has(n));
  for (const b of await beglicheneBelege(tx, ausgaenge))
    if (!lage.beglichen.has(b.id)) lage.beglichen.set(b.id, b);
  const gebucht = await gebuchtVon(tx, umsaetze);
  return umsaetze.flatMap((umsatz): readonly Zugeordnet[] => {
    const schon = gebucht.get(umsatz.id);
    const rest = umsatz.betrag - (schon?.summe ?? 0);
    if (schon?.ganz || rest === 0) return [];
    const eingang = {
      zweck: umsatz.zweck,
      betrag: cent(rest),
      vorhanden,
      ...(schon ? { gebucht: schon.teile } : {}),
    };
    if (umsatz.betrag < 0) return [{ umsatz, rest, zuordnung: ruecklaufEinmal(eingang, lage.beglichen) }];
    const folge = zuordnung(eingang, [...lage.offen.values()]);
    if (folge.art === "sicher")
      for (const { rechnungId } of folge.teile) {
        lage.vergeben.add(rechnungId);
        lage.offen.delete(rechnungId);
      }
    return [{ umsatz, rest, zuordnung: folge }];
  });
}

const nummernIn = (umsaetze: readonly Umsatz[]): readonly string[] => [
  ...new Set(umsaetze.flatMap(({ zweck }) => nennungen(zweck).flat())),
];

/** Documents as they count now: what was issued anew is paid as the new one. */
async function geltende(tx: Kysely<DB>, genannt: readonly Rechnung[]): Promise<readonly Rechnung[]> {
  const alle: Rechnung[] = [];
  for (const r of genannt) {
    const gilt = r.offen > 0 ? r : await geltendeRechnung(tx, r.id);
    if (gilt) alle.push(gilt);
  }
  return alle;
}

/** Each payment is taken back once, each credit paid out once. */
function ruecklaufEinmal(umsatz: Eingang, belege: Map<string, Beglichen>): Zuordnung {
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

/**
 * Books every sure one. What is for several invoices is booked in parts, each under the number it was named by: whoever is
 * killed in between goes on with the rest.
 *
 * @returns how many
 */
export async function sichereBuchen(von: string): Promise<number> {
  await betrieb(gebuchteAbschliessen);
  let gebucht = 0;
  for (const { umsatz, rest, zuordnung: z } of (await wartendeUmsaetze()).umsaetze) {
    if (z.art !== "sicher") continue;
    const inTeilen = z.teile.length > 1 || rest !== umsatz.betrag;
    for (const teil of z.teile) await buchen(umsatz, teil, { von, teil: inTeilen ? teil.nummer : "" });
    await betrieb((tx) => umsatzAbschliessen(tx, umsatz.id, "gebucht"));
    gebucht += 1;
  }
  return gebucht;
}

/** What became of an entry that a person has assigned. */
export type Umsatzbuchung = "gebucht" | "wartet-nicht" | "nichts-gezahlt";

/**
 * Books one on the document that a person has chosen, as far as nothing of it is booked yet; of what went out no more than
 * was paid on it, the charges of a bank are not the customer's.
 */
export async function umsatzBuchen(id: string, rechnungId: string, von: string): Promise<Umsatzbuchung> {
  const { umsatz, schon } = await betrieb(async (tx) => {
    await gebuchteAbschliessen(tx);
    const offener = await offenerUmsatz(tx, id);
    return { umsatz: offener, schon: offener && (await gebuchtVon(tx, [offener])).get(id) };
  });
  if (!umsatz) return "wartet-nicht";
  const rest = umsatz.betrag - (schon?.summe ?? 0);
  const betrag = umsatz.betrag < 0 ? -(await ruecknehmbar(umsatz, rechnungId)) : rest;
  if (betrag === 0) return "nichts-gezahlt";
  if (!(await buchen(umsatz, { rechnungId, betrag }, { von, teil: schon ? "Rest" : "" })))
    return "wartet-nicht";
  await betrieb((tx) => umsatzAbschliessen(tx, id, "gebucht"));
  return "gebucht";
}

async function ruecknehmbar({ betrag, zweck }: Umsatz, rechnungId: string): Promise<number> {
  const belege = await betrieb((tx) => beglicheneBelege(tx, nennungen(zweck).flat()));
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
  { von, teil }: { readonly von: string; readonly teil: string },
): Promise<boolean> {
  const buchung = await zahlungVerbuchen({
    rechnungId,
    betrag: cent(betrag),
    am,
    quelle,
    fremdId: teil ? teilkennung(fremdId, teil) : fremdId,
    von,
  });
  return buchung !== undefined;
}
