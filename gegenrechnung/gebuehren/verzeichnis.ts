import type { Gebuehrenart } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import neu from "./daten/vv.json" with { type: "json" };
import alt from "./daten/vv-before-2013.json" with { type: "json" };
import { nachgetragen } from "./nachtraege.ts";
import { OhneErgebnis } from "./tabellen.ts";

/** The value of a number on a day, as the data file words it. */
export type Wert = {
  readonly kind: string;
  readonly rate100?: number;
  readonly assignedRate100?: number;
  readonly min100?: number;
  readonly max100?: number;
  readonly minCents?: number;
  readonly maxCents?: number;
  readonly assignedCents?: number | null;
  readonly cents?: number;
  readonly share100?: number;
  readonly maxRate100?: number;
  readonly without1008?: boolean;
  readonly withoutSurcharge?: boolean;
  readonly wahlanwalt?: string;
  readonly tiers?: readonly { readonly upToCents: number | null; readonly percent: number }[];
  readonly [feld: string]: unknown;
};

type Periode = { readonly from: string; readonly to: string | null };
type Eintrag = {
  readonly nr: string;
  readonly teil: number;
  readonly gebuehrenart: Gebuehrenart;
  readonly kind: string;
  readonly values: readonly (Periode & Omit<Wert, "kind"> & { readonly variant?: string })[];
  readonly modifies?: readonly string[];
  readonly withSurchargeOf?: string;
  readonly thresholds?: readonly (Periode & {
    readonly rate100?: number;
    readonly cents?: number;
    readonly meaning: string;
  })[];
  readonly fineLimit?: readonly (Periode & { readonly limitCents: number })[];
  readonly fineLimitOf?: string;
  readonly supplementTo?: readonly string[];
};
type AlterEintrag = { readonly nr: string; readonly kind: string; readonly value: Omit<Wert, "kind"> };

const neueEintraege = new Map((neu.entries as unknown as readonly Eintrag[]).map((e) => [e.nr, e]));
const alteEintraege = new Map((alt.entries as unknown as readonly AlterEintrag[]).map((e) => [e.nr, e]));

/** Kinds of the numbers that exist, or mean something else, only until 31.7.2013. */
const alteArten: Record<string, Gebuehrenart> = {
  "1007": "einigung",
  "2400": "geschaeft",
  "2401": "geschaeft",
  "3103": "verfahren",
  "3336": "verfahren",
  "6401": "verfahren",
  "6402": "termin",
  "6403": "verfahren",
  "6404": "verfahren",
  "6405": "termin",
};

/** The texts „in Höhe von“ of the old register in figures; thresholds after its notes. */
const alteVerweise: Record<string, Omit<Wert, "kind">> = {
  "2200": { share100: 100 },
  "3335": { share100: 100, maxRate100: 100 },
  "3400": { share100: 100, maxRate100: 100, maxCents: 26000 },
  "3401": { share100: 50 },
  "3402": { share100: 100 },
  "3405": { share100: 100, maxRate100: 50, maxCents: 13000 },
  "4136": { share100: 100 },
  "4137": { share100: 100 },
  "4138": { share100: 100 },
  "4139": { share100: 100 },
  "4140": { share100: 100 },
  "4141": { share100: 100, wahlanwalt: "mid", withoutSurcharge: true },
  "5115": { share100: 100, wahlanwalt: "mid" },
  "6216": { share100: 100, wahlanwalt: "mid" },
};
const alteSchwellen: Record<string, { readonly rate100?: number; readonly cents?: number }> = {
  "2300": { rate100: 130 },
  "2301": { rate100: 70 },
  "2400": { cents: 24000 },
  "2401": { cents: 12000 },
};
const alteAenderungen: Record<string, readonly string[]> = {
  "2301": ["2300"],
  "2302": ["2300", "2301"],
};

/** Day from which the old register is at hand, and the first day of the new one. */
const ersterTag = "2006-07-01";
const neuesVerzeichnis = "2013-08-01";

/** Everything the register says about a number on a day. Throws where it is unknown or not yet there. */
export type Nummer = {
  readonly nr: string;
  readonly teil: number;
  readonly art: Gebuehrenart;
  readonly wert: Wert;
  readonly schwelleSatz: number | undefined;
  readonly schwelleCent: number | undefined;
  readonly aendert: readonly string[];
  /** Basic number without Haftzuschlag. */
  readonly ohneZuschlag: string | undefined;
};

const inKraft = (p: Periode, tag: string): boolean => p.from <= tag && (p.to === null || tag <= p.to);

/** Entry of a number; `variante` picks between Nr. 1 and Nr. 2 of 1000 VV. */
export function nummer(nr: string, tag: string, variante = "1000-1"): Nummer {
  if (tag < ersterTag) throw new OhneErgebnis("keine Fassung erfasst");
  if (nr === "3338" && tag < "2012-11-01") throw new OhneErgebnis("3338 erst seit dem KapMuG vom 19.10.2012");
  return tag < neuesVerzeichnis ? alteNummer(nr) : neueNummer(nr, tag, variante);
}

function alteNummer(nr: string): Nummer {
  const e = alteEintraege.get(nr);
  const neuer = neueEintraege.get(nr);
  const art = alteArten[nr] ?? neuer?.gebuehrenart;
  if (!e || !art) throw new OhneErgebnis(`Nummer ${nr} ist nicht besetzt`);
  const wert: Wert =
    nr === "2201"
      ? { kind: "satzrahmen", min100: 10, max100: 50 }
      : { kind: e.kind, ...(e.kind === "verweis" ? alteVerweise[nr] : e.value) };
  return {
    nr,
    teil: Number(nr[0]),
    art,
    wert,
    schwelleSatz: alteSchwellen[nr]?.rate100,
    schwelleCent: alteSchwellen[nr]?.cents,
    aendert: alteAenderungen[nr] ?? neuer?.modifies ?? [],
    ohneZuschlag: neuer?.withSurchargeOf,
  };
}

function neueNummer(nr: string, tag: string, variante: string): Nummer {
  const e = neueEintraege.get(nr);
  const neu = nachgetragen(`Nr. ${nr} VV`, tag) as Nachtrag | undefined;
  if (e && neu) return nachgetrageneNummer(e, neu);
  const perioden = e?.values.filter((v) => inKraft(v, tag)) ?? [];
  const ausgesucht = perioden.find((v) => v.variant === undefined || v.variant === variante);
  if (!e || !ausgesucht) throw new OhneErgebnis(`Nummer ${nr} ist am ${tag} nicht besetzt`);
  const schwelle = e.thresholds?.find((s) => inKraft(s, tag) && s.meaning.startsWith("Schwellen"));
  return {
    nr,
    teil: e.teil,
    art: e.gebuehrenart,
    wert: { ...ausgesucht, kind: e.kind },
    schwelleSatz: schwelle?.rate100,
    schwelleCent: schwelle?.cents,
    aendert: e.modifies ?? [],
    ohneZuschlag: e.withSurchargeOf,
  };
}

/** A number as the typed edges word it. */
type Nachtrag = {
  readonly art: string;
  readonly satz100?: number;
  readonly bestellt100?: number;
  readonly min100?: number;
  readonly max100?: number;
  readonly schwelle100?: number;
  readonly min?: number;
  readonly max?: number;
  readonly betrag?: number;
  readonly bestellt?: number;
  readonly schwelle?: number;
};

function nachgetrageneNummer(e: Eintrag, neu: Nachtrag): Nummer {
  if (neu.art === "entfallen") throw new OhneErgebnis(`Nummer ${e.nr} ist aufgehoben`);
  const felder = {
    rate100: neu.satz100,
    assignedRate100: neu.bestellt100,
    min100: neu.min100,
    max100: neu.max100,
    minCents: neu.min,
    maxCents: neu.max,
    cents: neu.betrag,
    assignedCents: neu.bestellt,
  };
  const gesetzt = Object.fromEntries(Object.entries(felder).filter(([, w]) => w !== undefined));
  return {
    nr: e.nr,
    teil: e.teil,
    art: e.gebuehrenart,
    wert: { ...gesetzt, kind: e.kind },
    schwelleSatz: neu.schwelle100,
    schwelleCent: neu.schwelle,
    aendert: e.modifies ?? [],
    ohneZuschlag: e.withSurchargeOf,
  };
}

/** Upper limit of the fine for the lowest step of part 5 VV on a day; nothing known before 1.8.2013. */
export function bussgeldgrenze(tag: string): bigint | undefined {
  const grenze = neueEintraege.get("5101")?.fineLimit?.find((f) => inKraft(f, tag));
  return grenze === undefined ? undefined : BigInt(grenze.limitCents);
}

/** VAT rate in percent at the end of the service. */
export function umsatzsteuersatz(leistungsende: string): bigint {
  const p = neueEintraege.get("7008")?.values.find((v) => inKraft(v, leistungsende));
  if (p === undefined) throw new OhneErgebnis("kein Umsatzsteuersatz erfasst");
  return BigInt(String(p.percent));
}

/** Value of an expense number (part 7 VV) on a day, field by field. */
export const auslagenwert = (nr: string, tag: string): Wert => nummer(nr, tag).wert;

/** Credit rules as the data file words them. */
export type Regel = {
  readonly id: string;
  readonly source?: readonly string[] | string;
  readonly target?: readonly string[] | string;
  readonly pairs?: readonly (readonly [string, string])[];
  readonly share: string;
  readonly shareException?: string;
  readonly maxRate100?: number;
  readonly sameCapsAs?: string;
  readonly capsByPeriod?: readonly (Periode & { readonly maxCents: number })[];
};
export const regeln = neu.rules.anrechnung as unknown as readonly Regel[];

/** Highest amount of a credit between fees of a Betragsrahmen, where the rule knows one on that day. */
export function hoechstbetrag(regel: Regel, tag: string): bigint | undefined {
  const quelle = regel.sameCapsAs ? regeln.find((r) => r.id === regel.sameCapsAs) : regel;
  const p = quelle?.capsByPeriod?.find((c) => inKraft(c, tag));
  return p === undefined ? undefined : BigInt(p.maxCents);
}

/** Numbers of fees on a day, in order; neither expenses nor Nr. 1008 VV. */
export function alleNummern(tag: string): readonly string[] {
  const nummern = tag < neuesVerzeichnis ? [...alteEintraege.keys()] : [...neueEintraege.keys()];
  return nummern.filter((nr) => !nr.startsWith("7") && nr !== "1008" && gibtEs(nr, tag));
}

/** Whether a number exists on a day. */
export function gibtEs(nr: string, tag: string): boolean {
  try {
    nummer(nr, tag);
    return true;
  } catch (fehler) {
    if (fehler instanceof OhneErgebnis) return false;
    throw fehler;
  }
}

/** Hearing fees beside which a length surcharge may stand. */
export const hauptverhandlungenZu = (nr: string): readonly string[] =>
  neueEintraege.get(nr)?.supplementTo ?? [];
