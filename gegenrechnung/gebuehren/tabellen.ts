import { type Bruch, bruch, gerundet, groesster, kleinster, plus, prozent } from "./bruch.ts";
import tabellen from "./daten/tables.json" with { type: "json" };
import { nachgetragen } from "./nachtraege.ts";

/** Thrown where the law gives no result; caught once, in `gegenrechnung`. */
export class OhneErgebnis extends Error {}

/** Who pays: the client after § 13 RVG, or the treasury after § 49 RVG and the columns of parts 4 to 6 VV. */
export type Sicht = "regel" | "staatskasse";

type Zeitraum = { readonly validFrom: string; readonly validTo: string | null };

/** The entry in force on a day, bounds included. */
export function gueltigAm<T extends Zeitraum>(eintraege: readonly T[], tag: string): T | undefined {
  const letzter = eintraege.findLast((e) => e.validFrom <= tag);
  return letzter && (letzter.validTo === null || tag <= letzter.validTo) ? letzter : undefined;
}

function pflicht<T extends Zeitraum>(eintraege: readonly T[], tag: string): T {
  const e = gueltigAm(eintraege, tag);
  if (!e) throw new OhneErgebnis(`keine Fassung am ${tag}`);
  return e;
}

/** A table as the typed edges word it. */
type Nachtrag13 = {
  readonly bis: number;
  readonly gebuehr: number;
  readonly stufen: readonly {
    readonly bis: number | null;
    readonly jeAngefangene: number;
    readonly plus: number;
  }[];
};
type Nachtrag49 = {
  readonly ueber: number;
  readonly zeilen: readonly { readonly bis: number | null; readonly gebuehr: number }[];
};

function tabelle13(tag: string) {
  const neu = nachgetragen("§ 13 Abs. 1 RVG", tag) as Nachtrag13 | undefined;
  if (!neu) return pflicht(tabellen.section13, tag);
  return {
    baseUpToCents: neu.bis,
    baseFeeCents: neu.gebuehr,
    steps: neu.stufen.map(({ bis, jeAngefangene, plus: addCents }) => ({
      upToCents: bis,
      perStartedCents: jeAngefangene,
      addCents,
    })),
  };
}

function tabelle49(tag: string) {
  const neu = nachgetragen("§ 49 RVG", tag) as Nachtrag49 | undefined;
  if (!neu) return pflicht(tabellen.section49, tag);
  return {
    aboveCents: neu.ueber,
    rows: neu.zeilen.map(({ bis, gebuehr }) => ({ upToCents: bis, feeCents: gebuehr })),
  };
}

/** 1,0 fee after § 13 Abs. 1 RVG: step by step, one started part after the other. */
export function volleGebuehr13(wert: bigint, tag: string): bigint {
  const t = tabelle13(tag);
  let gebuehr = BigInt(t.baseFeeCents);
  let erreicht = BigInt(t.baseUpToCents);
  for (const stufe of t.steps) {
    while (erreicht < wert && (stufe.upToCents === null || erreicht < BigInt(stufe.upToCents))) {
      erreicht += BigInt(stufe.perStartedCents);
      gebuehr += BigInt(stufe.addCents);
    }
  }
  return gebuehr;
}

/** 1,0 fee against the treasury: § 13 RVG up to the limit, row by row of § 49 RVG above it. */
export function volleGebuehr49(wert: bigint, tag: string): bigint {
  const t = tabelle49(tag);
  if (wert <= BigInt(t.aboveCents)) return volleGebuehr13(wert, tag);
  for (const zeile of t.rows) {
    if (zeile.upToCents === null || wert <= BigInt(zeile.upToCents)) return BigInt(zeile.feeCents);
  }
  throw new Error("Tabelle des § 49 RVG ohne letzte Zeile");
}

/** 1,0 fee for collecting an undisputed claim up to 50 € (§ 13 Abs. 2 RVG), else § 13 Abs. 1 RVG. */
export function volleGebuehrInkasso(wert: bigint, tag: string): bigint {
  const neu = nachgetragen("§ 13 Abs. 2 RVG", tag) as { bisWert: number; gebuehr: number } | undefined;
  const t = neu
    ? { upToValueCents: neu.bisWert, fullFeeCents: neu.gebuehr }
    : gueltigAm(tabellen.section13Inkasso.values, tag);
  return t && wert <= BigInt(t.upToValueCents) ? BigInt(t.fullFeeCents) : volleGebuehr13(wert, tag);
}

/** Least amount of a fee by value (§ 13 Abs. 2, today Abs. 3 RVG). */
export const mindestgebuehr = (tag: string): bigint =>
  BigInt(
    (nachgetragen("§ 13 Abs. 3 RVG", tag) as number | undefined) ??
      pflicht(tabellen.minimumFee.values, tag).cents,
  );

/** § 22 Abs. 2 RVG: 30 Mio. €, for several clients with different subjects 30 Mio. € each and 100 Mio. € together. */
export function gedeckelterWert(wert: bigint, personenMitEigenemGegenstand: bigint): bigint {
  const { perPersonCents, allPersonsCents } = tabellen.valueCap;
  return kleinster(wert, BigInt(perPersonCents) * personenMitEigenemGegenstand, BigInt(allPersonsCents));
}

/** § 31b RVG: share of the claim that is the value of a payment agreement. */
export function wertZahlungsvereinbarung(forderung: bigint, tag: string): bigint {
  const regel = tabellen.defaultValues.find((d) => d.statute === "§ 31b RVG");
  const anteil = regel?.values.find((v) => v.validFrom <= tag && (v.validTo === null || tag <= v.validTo));
  if (!anteil || !("percent" in anteil) || anteil.percent === undefined) {
    throw new OhneErgebnis("§ 31b RVG gilt erst seit 1.8.2013");
  }
  return gerundet(prozent(bruch(forderung), BigInt(anteil.percent)));
}

/** § 34 Abs. 1 Satz 3 RVG: at most 190 € or 250 € for a consumer without an agreement, that much without an amount. */
export function beratungsgebuehr(betrag: bigint | undefined, art: string, verbraucher: boolean): bigint {
  const { firstConsultationCapCents, consultationCapCents } = tabellen.section34;
  const hoechstens = BigInt(art === "erstberatung" ? firstConsultationCapCents : consultationCapCents);
  if (betrag === undefined && !verbraucher) throw new OhneErgebnis("§ 34 RVG ohne Betrag");
  return verbraucher ? kleinster(betrag ?? hoechstens, hoechstens) : (betrag ?? hoechstens);
}

/** What a fee by value is made of; the increase of Nr. 1008 VV may rest on a part of the value only. */
export type Wertgebuehr = {
  readonly wert: bigint;
  readonly satz: bigint;
  readonly zusatz: bigint;
  readonly zusatzWert: bigint;
  readonly inkasso: boolean;
};

/** 1,0 fee by the table that applies to this fee. */
export function volleGebuehr(wert: bigint, inkasso: boolean, sicht: Sicht, tag: string): bigint {
  if (sicht === "staatskasse") return volleGebuehr49(wert, tag);
  return inkasso ? volleGebuehrInkasso(wert, tag) : volleGebuehr13(wert, tag);
}

/** Amount of one fee by value: rate and increase, rounded once, then the least amount. */
export function wertgebuehr(g: Wertgebuehr, sicht: Sicht, tag: string): bigint {
  const grund = prozent(bruch(volleGebuehr(g.wert, g.inkasso, sicht, tag)), g.satz);
  const zusatz: Bruch =
    g.zusatz === 0n || g.zusatzWert === 0n
      ? bruch(0n)
      : prozent(bruch(volleGebuehr(g.zusatzWert, g.inkasso, sicht, tag)), g.zusatz);
  return groesster(gerundet(plus(grund, zusatz)), mindestgebuehr(tag));
}
