import type { Bezug, Position, RvgEingabe, Schalter, Zahlung } from "@gebuehrenportal/gebuehren";
import type { Angerechnet, Seite } from "./angerechnet.ts";
import { anrechnungen } from "./anrechnung.ts";
import { auslagen } from "./auslagen.ts";
import { bruch, gerundet, groesster, kleinster, summe } from "./bruch.ts";
import { positionsId } from "./position.ts";
import { gebuehrensumme, type Sache, sache } from "./sache.ts";
import { enthalten, jePosition } from "./zahlung.ts";

/** What the treasury pays, in cents. */
export type StaatskasseErgebnis = {
  readonly gebuehren: number;
  readonly auslagen: number;
  readonly netto: number;
  readonly umsatzsteuer: number;
  readonly brutto: number;
  readonly abzug: number;
  readonly auszahlung: number;
  readonly weitereVerguetung: number;
};

/** What the regular calculation hands over. */
export type Regelrechnung = {
  readonly angerechnet: readonly Angerechnet[];
  readonly netto: bigint;
  readonly steuerfrei: bigint;
  readonly durchlaufend: bigint;
  readonly ust: bigint;
};

/** Fees against the treasury (§§ 45 ff., 49 RVG), credits and payments after § 58, the difference after § 50 RVG. */
export function staatskasse(
  e: RvgEingabe,
  sachen: readonly Sache[],
  s: Sache,
  regel: Regelrechnung,
): StaatskasseErgebnis {
  const schalter = e.schalter ?? {};
  const eigene = anrechnungen(e, sachen, "staatskasse", schuldetDieKasse).filter((x) => x.ziel.sache === s);
  const g = gebuehrensumme(s, "staatskasse", jePosition(eigene), schalter);
  const grundlage = schalter.pauschale === "nach-anrechnung" ? g.danach : g.vorAnrechnung;
  // Paid in the client's name: his own debt, not counsel's expense (§ 46 RVG).
  const kosten = auslagen(
    s.angelegenheit.auslagen ?? {},
    s.umfeld.tag,
    grundlage,
    s.angelegenheit.positionen.map((p) => p.nr),
  ).filter((k) => !k.steuerfrei);
  const kostensumme = summe(kosten.map((k) => k.betrag));
  const netto = g.danach + kostensumme;
  const steuer = (basis: bigint): bigint => gerundet(bruch(basis * regel.ust, 100n));
  const mitSteuer = (basis: bigint): bigint => basis + steuer(basis);
  const umsatzsteuer = steuer(netto);
  const brutto = netto + umsatzsteuer;

  const regelbrutto = mitSteuer(regel.netto - regel.durchlaufend);
  const beigeordnet = s.angelegenheit.vertretung === "beigeordnet";
  const fremdeAnrechnung = nachParagraf58Satz2(e, s, regel, jePosition(eigene));
  // Nr. 7008 VV: the tax is that of what is paid in the end, not the difference of two taxes.
  const nettoNachAnrechnung = groesster(0n, netto - fremdeAnrechnung);
  const nachAnrechnung = mitSteuer(nettoNachAnrechnung);

  const zahlungen = (e.zahlungen ?? []).filter((z) => aufSache(z, s, sachen));
  const eigeneZahlungen = zahlungen.filter((z) => z.von !== "staatskasse");
  // § 58 Abs. 1 RVG, § 9 BerHG: what the client owes beside the Beratungshilfe he pays first, on what is not the treasury's.
  const gewaehlt = (s.angelegenheit.vertretung ?? "wahlanwalt") === "wahlanwalt";
  const eigenes = regel.steuerfrei + mitSteuer(groesster(0n, regel.netto - regel.steuerfrei - netto));
  const vomMandanten = summe(eigeneZahlungen.filter((z) => z.von !== "gegner").map((z) => BigInt(z.betrag)));
  const aufEigenes = gewaehlt ? kleinster(vomMandanten, eigenes) : 0n;
  const privat = summe(eigeneZahlungen.map((z) => BigInt(z.betrag))) - aufEigenes;
  const privatNetto = summe(eigeneZahlungen.map((z) => BigInt(z.betrag) - enthalten(z, regel.ust)));
  const vorschuss = summe(zahlungen.filter((z) => z.von === "staatskasse").map((z) => BigInt(z.betrag)));

  // § 58 Abs. 2 Satz 1: first on what the treasury does not owe, gross. Abs. 3: on its fees, net.
  const hoechstgebuehren =
    s.umfeld.tag < "2013-08-01"
      ? undefined
      : summe(mitHoechstgebuehren(s, schalter).gebuehren.regel.map((x) => x.betrag));
  const nurHilfe = gewaehlt || s.angelegenheit.positionen.every((p) => p.nr.startsWith("25"));
  const anspruch = nurHilfe
    ? groesster(0n, nachAnrechnung - privat)
    : nachTeil4Bis6(s)
      ? mitSteuer(
          nettoNachAnrechnung - nachAbsatz3(privatNetto, g.danach - fremdeAnrechnung, hoechstgebuehren),
        )
      : groesster(0n, nachAnrechnung - groesster(0n, privat - groesster(0n, regelbrutto - nachAnrechnung)));
  const auszahlung = groesster(0n, anspruch - vorschuss);
  return {
    gebuehren: Number(g.danach),
    auslagen: Number(kostensumme),
    netto: Number(netto),
    umsatzsteuer: Number(umsatzsteuer),
    brutto: Number(brutto),
    abzug: Number(brutto - anspruch),
    auszahlung: Number(auszahlung),
    weitereVerguetung: beigeordnet ? Number(groesster(0n, regelbrutto - anspruch - privat)) : 0,
  };
}

/** Whether the treasury owes the credited fee too: legal aid, appointment, or Beratungshilfe. */
const schuldetDieKasse = (von: Seite): boolean =>
  von.sache.ausStaatskasse || von.gebuehr.art === "beratungshilfe";

/** § 58 Abs. 2 RVG speaks of part 3 VV, Abs. 3 of parts 4 to 6. */
const nachTeil4Bis6 = (s: Sache): boolean => s.angelegenheit.positionen.some((p) => /^[456]/.test(p.nr));

/**
 * § 58 Abs. 3 Satz 3 and (since 1.8.2013) 4 RVG, on fees alone: what goes beyond twice the treasury's fees, or beyond the
 * highest fees of chosen counsel; never more than was paid.
 */
function nachAbsatz3(gezahlt: bigint, kasse: bigint, hoechstens: bigint | undefined): bigint {
  const doppelt = kasse * 2n;
  const grenze = hoechstens === undefined ? doppelt : kleinster(doppelt, hoechstens);
  return kleinster(kasse, gezahlt, groesster(0n, gezahlt + kasse - grenze));
}

/** A matter computed anew with the highest amount of each frame. */
function mitHoechstgebuehren(s: Sache, schalter: Partial<Schalter>): Sache {
  const ohneBetrag = ({ betrag: _, ...bezug }: Bezug): Bezug => bezug;
  const hoechst = ({ betrag: _, bezug, ...p }: Position): Position => {
    if (bezug === undefined) return { ...p, rahmen: "hoechst" };
    return { ...p, rahmen: "hoechst", bezug: typeof bezug === "object" ? ohneBetrag(bezug) : bezug };
  };
  return sache({ ...s.angelegenheit, positionen: s.angelegenheit.positionen.map(hoechst) }, schalter);
}

/** A payment belongs to the matter it names, or to the only one. */
const aufSache = (z: Zahlung, s: Sache, sachen: readonly Sache[]): boolean =>
  z.angelegenheit === undefined ? sachen.length === 1 : z.angelegenheit === s.angelegenheit.id;

/**
 * § 58 Abs. 2 Satz 2 RVG: a credited fee the treasury does not owe shortens its claim only as far as a payment on it and
 * the full fee of the treasury together exceed the total of § 15a Abs. 1 RVG; without a payment not at all. Net amounts.
 */
function nachParagraf58Satz2(
  e: RvgEingabe,
  s: Sache,
  regel: Regelrechnung,
  schonAngerechnet: ReadonlyMap<string, bigint>,
): bigint {
  const fremde = regel.angerechnet.filter((x) => x.ziel.sache === s && !schuldetDieKasse(x.von));
  const ziele = new Set(fremde.map((x) => x.ziel.gebuehr));
  return summe(
    [...ziele].map((ziel) => {
      const kasse = s.gebuehren.staatskasse.find((x) => x.id === ziel.id);
      if (kasse === undefined) return 0n;
      const meine = fremde.filter((x) => x.ziel.gebuehr === ziel);
      const gezahlt = summe(meine.map((x) => gezahltAuf(x, e.zahlungen ?? [], regel.ust)));
      const quellen = meine.map((x) => x.von.gebuehr);
      const untereinander = regel.angerechnet.filter(
        (x) => quellen.includes(x.von.gebuehr) && quellen.includes(x.ziel.gebuehr),
      );
      const gesamtbetrag =
        summe(meine.map((x) => x.von.gebuehr.betrag - x.betrag)) +
        ziel.betrag -
        summe(untereinander.map((x) => x.betrag));
      const rest = kasse.betrag - (schonAngerechnet.get(kasse.id) ?? 0n);
      return kleinster(rest, gezahlt, groesster(0n, gezahlt + kasse.betrag - gesamtbetrag));
    }),
  );
}

/** Payments on the credited position without their VAT, at most the fee itself. */
function gezahltAuf(x: Angerechnet, zahlungen: readonly Zahlung[], ust: bigint): bigint {
  const [einzigePosition, weitere] = x.von.sache.angelegenheit.positionen;
  const einzige = einzigePosition && !weitere ? positionsId(einzigePosition) : undefined;
  const meine = zahlungen.filter(
    (z) =>
      z.von !== "staatskasse" &&
      z.angelegenheit === x.von.sache.angelegenheit.id &&
      (z.position ?? einzige) === x.von.gebuehr.id,
  );
  const netto = summe(meine.map((z) => BigInt(z.betrag) - enthalten(z, ust)));
  return kleinster(netto + (x.vorabGezahlt ?? 0n), x.von.gebuehr.betrag);
}
