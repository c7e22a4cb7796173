import { anteil, type Cent, cent, groesser, kleiner, type Schritt, summe } from "@gebuehrenportal/recht";
import { zahlungsanrechnung } from "../gesetz/rvg/paragraph-58.ts";
import type { Fall } from "./angelegenheit.ts";
import type { Credit } from "./anrechnung.ts";
import type { RvgEingabe } from "./eingabe.ts";
import { amTag, nichts } from "./sache.ts";
import { mitAnspruch, type zahlungenAuf } from "./staatskasse.ts";
import { enthalteneSteuer } from "./zahlungen.ts";

/** A reduction of the claim against the treasury, and how it comes about. */
export type Abzug = { readonly betrag: Cent; readonly schritte: readonly Schritt[] };

/**
 * § 58 Abs. 2 Satz 2 RVG: a credited fee the treasury does not owe reduces the claim only as far as the payment on it and the
 * uncredited fee of the treasury together exceed both regular fees less the credit (§ 15a Abs. 1 RVG). Without payment,
 * nothing. Before 2021 the outcome was disputed; the same rule is applied. Net.
 */
export function abzugWegenAnrechnung(
  e: RvgEingabe,
  { s, gebuehren }: Fall,
  credits: readonly Credit[],
  prozent: number,
): Abzug {
  const norm = amTag(s, zahlungsanrechnung).wert.anrechnungGeregelt
    ? "§ 58 Abs. 2 Satz 2 RVG"
    : "§ 58 Abs. 2 RVG a. F.";
  const schritte: Schritt[] = [];
  let betrag = 0;
  for (const c of credits) {
    const kasse = gebuehren.find((g) => g.p === c.auf.p);
    if (!kasse || mitAnspruch(c)) continue;
    const gezahlt = gezahltAuf(e, c, prozent);
    const gesamt = cent(c.entstanden.betrag + c.auf.betrag - c.betrag);
    const zuviel = cent(Math.min(Math.max(0, gezahlt + kasse.betrag - gesamt), gezahlt, kasse.betrag));
    if (zuviel === 0) continue;
    betrag += zuviel;
    schritte.push(
      { text: `gezahlt auf Nr. ${c.von.p.nr} VV`, norm, betrag: gezahlt },
      { text: `mit Nr. ${c.auf.p.nr} VV ohne Anrechnung`, norm, betrag: cent(gezahlt + kasse.betrag) },
      { text: "beide Gebühren nach Anrechnung", norm: "§ 15a Abs. 1 RVG", betrag: gesamt },
      { text: "übersteigender Teil", norm, betrag: cent(-zuviel) },
    );
  }
  return { betrag: cent(betrag), schritte };
}

/** Net amount paid on the credited fee: on the position, else its share of what was paid on the matter. */
function gezahltAuf(e: RvgEingabe, { entstanden: von, anrechnung }: Credit, prozent: number): Cent {
  if ("frueher" in anrechnung.von) return kleiner(anrechnung.von.frueher.gezahlt ?? nichts, von.betrag);
  const netto = (liste: ReturnType<typeof zahlungenAuf>) =>
    cent(summe(liste.map((z) => z.betrag)) - summe(liste.map((z) => enthalteneSteuer(z, prozent))));
  const alle = (e.zahlungen ?? []).filter((z) => z.angelegenheit === von.s.a.id);
  const aufGebuehr = netto(alle.filter((z) => z.position === von.id));
  const aufSache = netto(alle.filter((z) => z.position === undefined));
  return kleiner(cent(aufGebuehr + aufSache), von.betrag);
}

type Lage = {
  readonly fall: Fall;
  /** Fees of the treasury, net, and its claim, gross, after credits. */
  readonly gebuehren: Cent;
  readonly anspruch: Cent;
  /** Regular remuneration of the matter, gross. */
  readonly regelverguetung: Cent;
  /** Payments by others than the treasury, gross. */
  readonly gezahlt: Cent;
  readonly prozent: number;
};

/** Reduction of the treasury's payment by payments of others, gross: § 58 Abs. 1, 2 Satz 1 or 3 RVG by kind of matter. */
export function abzugWegenZahlung(x: Lage): Abzug {
  if (x.gezahlt === 0) return { betrag: nichts, schritte: [] };
  const nummern = x.fall.gebuehren.map((g) => g.p.nr);
  if (nummern.some((nr) => /^[456]/.test(nr))) return bestellterAnwalt(x);
  return nummern.every((nr) => nr.startsWith("25")) ? beratungshilfe(x) : beigeordneterAnwalt(x);
}

/** Abs. 1: in Beratungshilfe every payment counts in full. */
function beratungshilfe({ gezahlt, anspruch }: Lage): Abzug {
  const betrag = kleiner(gezahlt, anspruch);
  return { betrag, schritte: [{ text: "Zahlungen, voll angerechnet", norm: "§ 58 Abs. 1 RVG", betrag }] };
}

/** Abs. 2 Satz 1: payments first fill what the treasury does not owe. */
function beigeordneterAnwalt({ gezahlt, anspruch, regelverguetung }: Lage): Abzug {
  const norm = "§ 58 Abs. 2 Satz 1 RVG";
  const offen = groesser(cent(regelverguetung - anspruch), nichts);
  const betrag = kleiner(groesser(cent(gezahlt - offen), nichts), anspruch);
  return {
    betrag,
    schritte: [
      { text: "Zahlungen", norm, betrag: gezahlt },
      {
        text: "zunächst auf den Teil ohne Anspruch gegen die Staatskasse",
        norm,
        betrag: kleiner(gezahlt, offen),
      },
      { text: "vom Anspruch abzuziehen", norm, betrag },
    ],
  };
}

/** Abs. 3 Satz 3, 4: only beyond twice the treasury's fees, and beyond the highest fees of chosen counsel; with VAT. */
function bestellterAnwalt({ fall, gebuehren, gezahlt, prozent }: Lage): Abzug {
  const { vielfaches, hoechstgebuehren } = amTag(fall.s, zahlungsanrechnung).wert;
  const brutto = (netto: Cent) => cent(netto + anteil(netto, prozent, 100));
  const ausKasse = brutto(gebuehren);
  const zusammen = cent(gezahlt + ausKasse);
  const doppelt = cent(vielfaches * ausKasse);
  const hoechst = brutto(
    summe(fall.gebuehren.map((g) => (g.rahmen ? anteil(g.rahmen.max, g.p.anzahl ?? 1, 1) : g.betrag))),
  );
  const satz4 = hoechstgebuehren && hoechst < doppelt;
  const grenze = satz4 ? groesser(hoechst, ausKasse) : doppelt;
  const betrag = kleiner(groesser(cent(zusammen - grenze), nichts), ausKasse);
  const norm = "§ 58 Abs. 3 Satz 3 RVG";
  return {
    betrag,
    schritte: [
      { text: "Zahlungen und Gebühren aus der Staatskasse", norm, betrag: zusammen },
      satz4
        ? { text: "Höchstgebühren eines Wahlanwalts", norm: "§ 58 Abs. 3 Satz 4 RVG", betrag: grenze }
        : { text: "doppelter Betrag der Gebühren aus der Staatskasse", norm, betrag: grenze },
      { text: "anzurechnen", norm, betrag },
    ],
  };
}
