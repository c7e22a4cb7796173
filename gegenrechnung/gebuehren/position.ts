import type { Position } from "@gebuehrenportal/gebuehren";
import type { Gebuehrenart } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import {
  type Bruch,
  bruch,
  gerundet,
  groesster,
  istKleiner,
  kleinster,
  plus,
  prozent,
  summe,
} from "./bruch.ts";
import {
  beratungsgebuehr,
  gedeckelterWert,
  OhneErgebnis,
  type Sicht,
  type Wertgebuehr,
  wertgebuehr,
  wertZahlungsvereinbarung,
} from "./tabellen.ts";
import { bussgeldgrenze, type Nummer, nummer } from "./verzeichnis.ts";

/** What a position takes from its matter. */
export type Umfeld = {
  readonly tag: string;
  readonly auftraggeber: bigint;
  readonly verschiedeneGegenstaende: boolean;
  readonly wert: bigint | undefined;
  readonly geldbusse: bigint | undefined;
  readonly positionen: readonly Position[];
  readonly erhoehung2501: boolean;
};

/** One fee, computed. `je` is a single fee, `betrag` all of them. */
export type Gebuehr = {
  readonly id: string;
  readonly nr: string;
  readonly art: Gebuehrenart | "beratung";
  readonly aendert: readonly string[];
  readonly je: bigint;
  readonly betrag: bigint;
  /** Set for fees by value. */
  readonly nachWert?: Wertgebuehr;
};

export const positionsId = (p: Position): string => p.id ?? p.nr;

/** Base of a fee before Nr. 1008 VV: a rate or an amount. */
type Grundlage = { readonly satz: bigint } | { readonly cent: Bruch };

/** Amount of a position in one view; `undefined` where that payer does not owe this number. */
export function gebuehr(p: Position, u: Umfeld, sicht: Sicht, bestellt: boolean): Gebuehr | undefined {
  const id = positionsId(p);
  const anzahl = BigInt(p.anzahl ?? 1);
  if (p.nr === "34") {
    const { art, verbraucher } = p.beratung ?? { art: "beratung", verbraucher: false };
    const je = beratungsgebuehr(p.betrag === undefined ? undefined : BigInt(p.betrag), art, verbraucher);
    return sicht === "staatskasse"
      ? undefined
      : { id, nr: "34", art: "beratung", aendert: [], je, betrag: je * anzahl };
  }
  const n = nummer(p.nr, u.tag, p.variante);
  if (n.art === "auslage" || n.art === "erhoehung") throw new OhneErgebnis(`${p.nr} ist keine Gebühr`);
  pruefeGeldbusse(p.nr, u);
  const rest = { id, nr: p.nr, art: n.art, aendert: n.aendert };

  if (n.art === "hebe") {
    const je = hebegebuehren(n, p.auszahlungen ?? []);
    return { ...rest, je, betrag: je * anzahl };
  }
  const nurBestellt =
    n.wert.cents === undefined && n.wert.minCents === undefined && n.wert.kind === "festbetrag";
  if (nurBestellt && !bestellt) throw new OhneErgebnis(`${p.nr} steht nur dem bestellten Anwalt zu`);
  if (nurBestellt && sicht === "regel") return undefined;

  // Legal aid and appointment reach the proceedings, not the work before them.
  if (n.art === "geschaeft" && sicht === "staatskasse") return undefined;
  const grund = grundlage(p, u, sicht);
  if (grund === undefined) return undefined;
  const erhoeht = erhoehung(p, n, u);
  if ("cent" in grund) {
    const je = gerundet(prozent(grund.cent, 100n + erhoeht));
    return { ...rest, je, betrag: je * anzahl };
  }
  const wert = wertDer(p, u);
  // Anm. 1 to Nr. 1008 VV: the same subject is a condition for fees by value alone.
  const zusatz = u.verschiedeneGegenstaende ? 0n : erhoeht;
  const teil = p.gemeinsamerWert === undefined ? wert : kleinster(BigInt(p.gemeinsamerWert), wert);
  const inkasso = p.inkasso !== undefined && n.art === "geschaeft";
  const nachWert = { wert, satz: grund.satz, zusatz, zusatzWert: teil, inkasso };
  const je = wertgebuehr(nachWert, sicht, u.tag);
  return { ...rest, je, betrag: je * anzahl, nachWert };
}

/** Value of a fee: its own, else that of the matter; § 31b and § 22 Abs. 2 RVG. */
function wertDer(p: Position, u: Umfeld): bigint {
  const eigener = p.wert === undefined ? u.wert : BigInt(p.wert);
  const wert = p.forderung === undefined ? eigener : wertZahlungsvereinbarung(BigInt(p.forderung), u.tag);
  if (wert === undefined || wert <= 0n) throw new OhneErgebnis(`${p.nr} braucht einen Wert`);
  if (["4142", "5116"].includes(p.nr) && wert < (u.tag < "2013-08-01" ? 2500n : 3000n)) {
    throw new OhneErgebnis(`${p.nr} entsteht nicht unter dem Mindestwert`);
  }
  return gedeckelterWert(wert, u.verschiedeneGegenstaende ? u.auftraggeber : 1n);
}

/**
 * Nr. 1008 VV: 0,3 or 30 percent for each further client, at most 2,0 or 200 percent; for Verfahrens- and
 * Geschäftsgebühren alone. The Einzeltätigkeiten are Verfahrensgebühren by their wording, 4304 is not.
 */
function erhoehung(p: Position, n: Nummer, u: Umfeld): bigint {
  if (p.erhoehung === false) return 0n;
  const beratungshilfe =
    ["2503", "2504", "2505", "2506", "2507"].includes(p.nr) ||
    (["2501", "2502"].includes(p.nr) && u.erhoehung2501);
  const einzel = n.art === "einzel" && p.nr !== "4304";
  if (!(n.art === "verfahren" || n.art === "geschaeft" || beratungshilfe || einzel)) return 0n;
  const mahn = u.positionen.find((q) => q.nr === "3305");
  if (p.nr === "3308" && mahn && mahn.erhoehung !== false) return 0n;
  return kleinster(30n * (u.auftraggeber - 1n), 200n);
}

function grundlage(p: Position, u: Umfeld, sicht: Sicht): Grundlage | undefined {
  const n = nummer(p.nr, u.tag, p.variante);
  const w = n.wert;
  const fest = sicht === "staatskasse" && n.teil >= 4;
  switch (w.kind) {
    case "satz":
      return {
        satz: BigInt(
          p.satz100 ?? (sicht === "staatskasse" ? w.assignedRate100 : undefined) ?? w.rate100 ?? 0,
        ),
      };
    case "satzrahmen":
      return { satz: ausSatzrahmen(p, n, u) };
    case "betragsrahmen":
      if (!fest) return { cent: ausBetragsrahmen(p, n) };
      return w.assignedCents == null ? undefined : { cent: bruch(BigInt(w.assignedCents)) };
    case "festbetrag": {
      const cents = fest ? w.assignedCents : w.cents;
      return cents == null ? undefined : { cent: bruch(BigInt(cents)) };
    }
    case "verweis":
      return ausVerweis(p, n, u, sicht);
    case "zuschlag":
      return zusatzgebuehr(p, u, sicht);
    default:
      throw new OhneErgebnis(`${p.nr} hat keinen Betrag`);
  }
}

function ausSatzrahmen(p: Position, n: Nummer, u: Umfeld): bigint {
  const min = BigInt(n.wert.min100 ?? 0);
  const max = BigInt(n.wert.max100 ?? 0);
  if (p.satz100 !== undefined) {
    const satz = BigInt(p.satz100);
    if (satz < min || satz > max) throw new OhneErgebnis(`Satz außerhalb des Rahmens ${p.nr}`);
    return satz;
  }
  if (p.inkasso !== undefined && u.tag >= "2021-10-01") {
    return { einfach: 50n, regel: 90n, umfangreich: 130n }[p.inkasso];
  }
  switch (p.rahmen ?? (n.schwelleSatz === undefined ? "mittel" : "schwelle")) {
    case "mindest":
      return min;
    case "hoechst":
      return max;
    case "schwelle":
      if (n.schwelleSatz === undefined) throw new OhneErgebnis(`${p.nr} kennt keine Schwelle`);
      return BigInt(n.schwelleSatz);
    default:
      return (min + max) / 2n;
  }
}

function ausBetragsrahmen(p: Position, n: Nummer): Bruch {
  const min = BigInt(n.wert.minCents ?? 0);
  const max = BigInt(n.wert.maxCents ?? 0);
  if (p.betrag !== undefined) {
    const betrag = BigInt(p.betrag);
    if (betrag < min || betrag > max) throw new OhneErgebnis(`Betrag außerhalb des Rahmens ${p.nr}`);
    return bruch(betrag);
  }
  switch (p.rahmen ?? (n.schwelleCent === undefined ? "mittel" : "schwelle")) {
    case "mindest":
      return bruch(min);
    case "hoechst":
      return bruch(max);
    case "schwelle":
      if (n.schwelleCent === undefined) throw new OhneErgebnis(`${p.nr} kennt keine Schwelle`);
      return bruch(BigInt(n.schwelleCent));
    default:
      return bruch(min + max, 2n);
  }
}

/** „In Höhe von“: share of another fee, then the limits; the own increase of Nr. 1008 VV comes on top. */
function ausVerweis(p: Position, n: Nummer, u: Umfeld, sicht: Sicht): Grundlage | undefined {
  let bezug = bezogene(p, u);
  const ohne = n.wert.withoutSurcharge ? nummer(bezug.nr, u.tag).ohneZuschlag : undefined;
  if (ohne !== undefined) bezug = { ...bezug, nr: ohne };
  if (n.wert.wahlanwalt === "mid") bezug = { nr: bezug.nr, rahmen: "mittel" };
  const g = grundlage(bezug, u, sicht);
  if (g === undefined) return undefined;
  const anteil = BigInt(n.wert.share100 ?? 100);
  if ("satz" in g) {
    const satz = p.satz100 === undefined ? (g.satz * anteil) / 100n : BigInt(p.satz100);
    return { satz: n.wert.maxRate100 === undefined ? satz : kleinster(satz, BigInt(n.wert.maxRate100)) };
  }
  const hoechstens = n.wert.maxCents === undefined ? undefined : bruch(BigInt(n.wert.maxCents));
  // Where the text does not rule Nr. 1008 VV out and the fee itself does not rise, the other fee counts as risen.
  const selbst = ["verfahren", "geschaeft"].includes(n.art);
  const mit =
    selbst || n.wert.without1008 || p.erhoehung === false ? 0n : erhoehung(bezug, nummer(bezug.nr, u.tag), u);
  const cent =
    p.betrag === undefined ? prozent(prozent(g.cent, 100n + mit), anteil) : bruch(BigInt(p.betrag));
  return { cent: hoechstens && istKleiner(hoechstens, cent) ? hoechstens : cent };
}

function bezogene(p: Position, u: Umfeld): Position {
  if (p.bezug === undefined) throw new OhneErgebnis(`${p.nr} braucht eine Bezugsgebühr`);
  if (typeof p.bezug === "object") return p.rahmen === undefined ? p.bezug : { ...p.bezug, rahmen: p.rahmen };
  const q = u.positionen.find((x) => positionsId(x) === p.bezug);
  if (!q || q === p) throw new OhneErgebnis(`Bezug ${p.bezug} fehlt`);
  return q;
}

/** Nr. 1010 VV: 0,3 by value, or 30 percent of the Terminsgebühr named in `bezug`. */
function zusatzgebuehr(p: Position, u: Umfeld, sicht: Sicht): Grundlage | undefined {
  if (p.bezug === undefined) return { satz: BigInt(p.satz100 ?? 30) };
  const g = grundlage(bezogene(p, u), u, sicht);
  if (g === undefined) return undefined;
  return "satz" in g ? { satz: 30n } : { cent: prozent(g.cent, 30n) };
}

/** Nr. 1009 VV, each payout on its own. */
function hebegebuehren(n: Nummer, auszahlungen: readonly number[]): bigint {
  if (auszahlungen.length === 0) throw new OhneErgebnis("1009 ohne Auszahlung");
  return summe(
    auszahlungen.map((auszahlung) => {
      let ueber = 0n;
      let gebuehr = bruch(0n);
      for (const stufe of n.wert.tiers ?? []) {
        const bis =
          stufe.upToCents === null
            ? BigInt(auszahlung)
            : kleinster(BigInt(stufe.upToCents), BigInt(auszahlung));
        if (bis > ueber) gebuehr = plus(gebuehr, bruch((bis - ueber) * BigInt(stufe.percent * 100), 10000n));
        ueber = groesster(bis, ueber);
      }
      return groesster(gerundet(gebuehr), BigInt(Number(n.wert.minCents)));
    }),
  );
}

/** The steps of part 5 VV by the fine; the Terminsgebühr follows its Verfahrensgebühr. */
function pruefeGeldbusse(nr: string, u: Umfeld): void {
  const grenze = bussgeldgrenze(u.tag);
  if (u.geldbusse === undefined || grenze === undefined) return;
  const passt: Record<string, boolean> = {
    unterste: u.geldbusse < grenze,
    mittlere: u.geldbusse >= grenze && u.geldbusse <= 500000n,
    oberste: u.geldbusse > 500000n,
  };
  const stufe: Record<string, string> = {
    "5101": "unterste",
    "5102": "unterste",
    "5107": "unterste",
    "5108": "unterste",
    "5103": "mittlere",
    "5104": "mittlere",
    "5109": "mittlere",
    "5110": "mittlere",
    "5105": "oberste",
    "5106": "oberste",
    "5111": "oberste",
    "5112": "oberste",
  };
  const gefragt = stufe[nr];
  if (gefragt !== undefined && !passt[gefragt]) throw new OhneErgebnis(`${nr} passt nicht zur Geldbuße`);
}
