import type { Dauer, Fristeingabe, Ort, RegimeId } from "@gebuehrenportal/fristen";
import type { Katalogeingabe } from "@gebuehrenportal/fristen/katalog";
import { type Tag, tag } from "@gebuehrenportal/recht";
import { pruefFrist } from "./frist.ts";
import { isoVon, type Platz, platzVon } from "./kalender.ts";
import { geltend } from "./regeln.ts";
import { laender } from "./tabellen.ts";
import { monateWeiter } from "./tagezaehlung.ts";
import { tagNach, tagUm, type Zufall, zufallstag } from "./zufall.ts";

/** The day that a transition looks at. */
type Waehlend =
  | "ereignis"
  | "vertragAm"
  | "asylantragAm"
  | "inverkehrbringenAm"
  | "verfahrensbeginnAm"
  | "erwerbsvorgangAm";

/** A change of law as the second engine knows it, typed from the acts and not from the catalogue. */
type Wechsel = {
  readonly regime: RegimeId;
  readonly ab: string;
  readonly waehlt: Waehlend;
  /** `keine`: there was no such period; `ereignis`: nothing is lengthened. */
  readonly alt: Dauer | "keine" | "ereignis";
  readonly neu: Dauer | "keine";
  /** Days up to this one may fall under either. */
  readonly zweifelBis?: string;
  /** Nobody knows for certain whether older cases fall under the new law. */
  readonly ungewiss?: true;
  /** The event comes at the earliest a year after the day that chooses. */
  readonly jahrDanach?: true;
  readonly ersterTagZaehlt?: true;
  /** The later day is the safe one, and no weekend moves it. */
  readonly wartet?: true;
  readonly fest?: true;
};

const d = (wert: number): Dauer => [{ wert, einheit: "tag" }];
const w = (wert: number): Dauer => [{ wert, einheit: "woche" }];
const m = (wert: number): Dauer => [{ wert, einheit: "monat" }];
const asyl = (alt: Wechsel["alt"], neu: Dauer): Wechsel => ({
  regime: "VwGO",
  ab: "2026-06-12",
  waehlt: "asylantragAm",
  alt,
  neu,
});
const plan = (alt: Dauer, neu: Dauer | "keine"): Wechsel => ({
  regime: "VwVfG",
  ab: "2026-07-29",
  waehlt: "verfahrensbeginnAm",
  alt,
  neu,
  zweifelBis: "2027-12-31",
});
const verkehr: Wechsel = {
  regime: "OWIG-VERJ",
  ab: "2026-07-01",
  waehlt: "ereignis",
  alt: m(3),
  neu: m(6),
  zweifelBis: "2026-07-31",
  ungewiss: true,
  wartet: true,
  fest: true,
};

/** Every entry whose length or ground changed on one day. */
export const wechsel: Readonly<Record<string, Wechsel>> = {
  "asylg-74": asyl(w(2), w(2)),
  "asylg-74-1w": asyl(w(1), w(1)),
  "asylg-36": asyl(w(1), w(1)),
  "asylg-34a": asyl(w(1), w(1)),
  "asylg-18a": asyl(d(3), w(1)),
  "asylg-18a-begr": asyl(m(1), d(10)),
  "asylg-58": asyl(m(12), m(3)),
  "asylg-78-9": asyl("keine", m(1)),
  "vwvfg-73": { ...plan([...m(1), ...w(2)], w(6)), ersterTagZaehlt: true },
  "vwvfg-73-alt": plan(w(2), "keine"),
  "stvg-26": verkehr,
  "stvg-26-3m": verkehr,
  "grestg-19": {
    regime: "AO",
    ab: "2026-07-01",
    waehlt: "erwerbsvorgangAm",
    alt: w(2),
    neu: m(1),
    zweifelBis: "2026-07-31",
    ungewiss: true,
  },
  "zpo-102": {
    regime: "ZPO",
    ab: "2026-07-01",
    waehlt: "ereignis",
    alt: "keine",
    neu: m(6),
    zweifelBis: "2026-07-31",
    ungewiss: true,
  },
  "bgb-475e-5": {
    regime: "BGB",
    ab: "2026-07-31",
    waehlt: "vertragAm",
    alt: "ereignis",
    neu: m(12),
    jahrDanach: true,
  },
  "bgb-1600b": {
    regime: "BGB",
    ab: "2026-04-01",
    waehlt: "ereignis",
    alt: m(24),
    neu: m(24),
    zweifelBis: "2026-04-30",
    ungewiss: true,
  },
  "prodhaftg-12": { regime: "BGB", ab: "2026-12-09", waehlt: "inverkehrbringenAm", alt: m(36), neu: m(36) },
  "prodhaftg-13": {
    regime: "BGB",
    ab: "2026-12-09",
    waehlt: "ereignis",
    alt: m(120),
    neu: m(120),
    fest: true,
  },
};

/** An event near a change of law or anywhere, at a place, with or without the day that chooses. */
export function wechselfall(z: Zufall, { ab, waehlt, jahrDanach }: Wechsel): Katalogeingabe {
  const ereignisAm = z.mit(60) ? tagUm(z, ab, z.eins([20, 200, 900])) : zufallstag(z);
  const davor = jahrDanach ? -800 : 0;
  const wahltag = z.mit(50) ? tagNach(z, ereignisAm, davor - z.eins([3, 60, 400]), davor) : tagUm(z, ab, 2);
  return {
    ereignisAm,
    ort: { land: z.eins(laender) },
    ...(waehlt !== "ereignis" && z.mit(60) && { [waehlt]: wahltag }),
  };
}

/** What the second engine says: the end counted with, the safe day and the other end; `undefined`: there is none. */
export type Wechselergebnis = { readonly ende: Tag; readonly sicher: Tag; readonly andere?: Tag };

type Ende = { readonly ende: Platz; readonly sicher: Platz };

/** Counts the old and the new law, strikes what cannot hold, and takes the safe day of what is left. */
export function nachWechsel(v: Wechsel, e: Katalogeingabe): Wechselergebnis | undefined {
  const am = e.ereignisAm ?? tag("1900-01-01");
  const gewaehlt = v.waehlt === "ereignis" ? am : e[v.waehlt];
  if (gewaehlt !== undefined && v.waehlt !== "ereignis" && !moeglich(v, gewaehlt, am)) return undefined;
  const neuGilt = gewaehlt === undefined ? moeglich(v, tag(v.ab), am) : gewaehlt >= v.ab;
  const altGilt = gewaehlt === undefined || gewaehlt < v.ab || gewaehlt <= (v.zweifelBis ?? "");
  const alt = altGilt ? gezaehlt(v, v.alt, am, e.ort) : undefined;
  const neu = neuGilt || v.ungewiss ? gezaehlt(v, v.neu, am, e.ort) : undefined;
  const ab = platzVon(v.ab);
  const vorbei = [alt, neu].some((f) => f !== undefined && f.ende < ab);
  const enden = [alt, ...(am < v.ab && vorbei ? [] : [neu])].filter((f) => f !== undefined);
  const reihe = enden.toSorted((a, b) => (v.wartet ? b.ende - a.ende : a.ende - b.ende));
  const [erste, zweite] = reihe;
  if (!erste) return undefined;
  const sichere = enden.map(({ sicher }) => sicher);
  return {
    ende: tag(isoVon(erste.ende)),
    sicher: tag(isoVon(v.wartet ? Math.max(...sichere) : Math.min(...sichere))),
    ...(zweite && zweite.ende !== erste.ende && { andere: tag(isoVon(zweite.ende)) }),
  };
}

const moeglich = ({ jahrDanach }: Wechsel, gewaehlt: Tag, am: Tag): boolean =>
  jahrDanach
    ? monateWeiter(platzVon(gewaehlt), 12, geltend) <= platzVon(am)
    : platzVon(gewaehlt) <= platzVon(am);

function gezaehlt(v: Wechsel, laenge: Wechsel["alt"], am: Tag, ort: Ort | undefined): Ende | undefined {
  if (laenge === "keine") return undefined;
  if (laenge === "ereignis") return { ende: platzVon(am), sicher: platzVon(am) };
  const eingabe: Fristeingabe = {
    regime: v.regime,
    ereignisAm: am,
    dauer: laenge,
    ...(ort && { ort }),
    ...(v.ersterTagZaehlt && { beginn: "tagesanfang" }),
    ...(v.fest && { verschiebung: "keine" }),
    ...(v.wartet && { zweck: "warten" }),
  };
  const r = pruefFrist(eingabe, geltend);
  return r && { ende: r.ende, sicher: r.sicher ?? r.ende };
}
