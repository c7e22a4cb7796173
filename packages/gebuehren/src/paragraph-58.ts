import { anteil, type Cent, cent, groesser, kleiner, type Schritt, summe } from "@gebuehrenportal/recht";
import { zahlungsanrechnung } from "../gesetz/rvg/paragraph-58.ts";
import type { Fall } from "./angelegenheit.ts";
import type { Credit } from "./anrechnung.ts";
import type { RvgEingabe } from "./eingabe.ts";
import type { Staatskasse, Zeile } from "./ergebnis.ts";
import { amTag, nichts } from "./sache.ts";
import { mitAnspruch, type zahlungenAuf } from "./staatskasse.ts";
import { enthalteneSteuer } from "./zahlungen.ts";

/**
 * § 58 Abs. 2 Satz 2 RVG: a credited fee the treasury does not owe reduces its fee only as far as the payment on it and the
 * uncredited fee of the treasury together exceed both regular fees less the credit (§ 15a Abs. 1 RVG). Without payment,
 * nothing. Before 2021 the outcome was disputed; the same rule is applied.
 */
export function kuerzungWegenZahlung(
  e: RvgEingabe,
  { s, gebuehren }: Fall,
  credits: readonly Credit[],
  hoechstens: Cent,
  prozent: number,
): Zeile[] {
  let frei: number = hoechstens;
  const norm = amTag(s, zahlungsanrechnung).wert.anrechnungGeregelt
    ? "§ 58 Abs. 2 Satz 2 RVG"
    : "§ 58 Abs. 2 RVG a. F.";
  return credits.flatMap((c): Zeile[] => {
    const kasse = gebuehren.find((g) => g.p === c.auf.p);
    if (!kasse || mitAnspruch(c)) return [];
    const gezahlt = gezahltAuf(e, c, prozent);
    const gesamt = cent(c.von.betrag + c.auf.betrag - c.betrag);
    const zuviel = Math.min(Math.max(0, gezahlt + kasse.betrag - gesamt), kasse.betrag, frei);
    if (zuviel <= 0) return [];
    frei -= zuviel;
    const betrag = cent(-zuviel);
    return [
      {
        art: "anrechnung",
        position: c.auf.id,
        nr: c.regel.id,
        norm,
        betrag,
        schritte: [
          { text: `gezahlt auf Nr. ${c.von.p.nr} VV`, norm, betrag: gezahlt },
          { text: `+ Nr. ${c.auf.p.nr} VV ohne Anrechnung`, norm, betrag: cent(gezahlt + kasse.betrag) },
          { text: "Gesamtbetrag beider Gebühren nach Anrechnung", norm: "§ 15a Abs. 1 RVG", betrag: gesamt },
          { text: "übersteigender Teil", norm, betrag },
        ],
      },
    ];
  });
}

/** Net amount paid on the credited fee: on the position, else its share of what was paid on the matter. */
function gezahltAuf(e: RvgEingabe, { von, anrechnung }: Credit, prozent: number): Cent {
  if ("frueher" in anrechnung.von) return kleiner(anrechnung.von.frueher.gezahlt ?? nichts, von.betrag);
  const netto = (liste: ReturnType<typeof zahlungenAuf>) =>
    cent(summe(liste.map((z) => z.betrag)) - summe(liste.map((z) => enthalteneSteuer(z, prozent))));
  const alle = (e.zahlungen ?? []).filter((z) => z.angelegenheit === von.s.a.id);
  const aufGebuehr = netto(alle.filter((z) => z.position === von.id));
  const aufSache = netto(alle.filter((z) => z.position === undefined));
  return kleiner(cent(aufGebuehr + aufSache), von.betrag);
}

type Abzug = {
  readonly fall: Fall;
  readonly kasse: Pick<Staatskasse, "gebuehren" | "brutto">;
  /** Regular remuneration of the matter, gross. */
  readonly regelverguetung: Cent;
  /** Payments by others than the treasury, gross and net. */
  readonly gezahlt: Cent;
  readonly gezahltNetto: Cent;
  readonly prozent: number;
};

/** Reduction of the treasury's payment by payments of others, gross: § 58 Abs. 1, 2 Satz 1 or 3 RVG by kind of matter. */
export function zahlungsabzug(x: Abzug): { abzug: Cent; schritte: Schritt[] } {
  if (x.gezahlt === 0) return { abzug: nichts, schritte: [] };
  const nummern = x.fall.gebuehren.map((g) => g.p.nr);
  if (nummern.some((nr) => /^[456]/.test(nr))) return bestellterAnwalt(x);
  return nummern.every((nr) => nr.startsWith("25")) ? beratungshilfe(x) : beigeordneterAnwalt(x);
}

/** Abs. 1: in Beratungshilfe every payment counts in full. */
function beratungshilfe({ gezahlt, kasse }: Abzug) {
  const abzug = kleiner(gezahlt, kasse.brutto);
  return {
    abzug,
    schritte: [{ text: "Zahlungen, voll angerechnet", norm: "§ 58 Abs. 1 RVG", betrag: abzug }],
  };
}

/** Abs. 2 Satz 1: payments first fill what the treasury does not owe. */
function beigeordneterAnwalt({ gezahlt, kasse, regelverguetung }: Abzug) {
  const norm = "§ 58 Abs. 2 Satz 1 RVG";
  const offen = groesser(cent(regelverguetung - kasse.brutto), nichts);
  const abzug = kleiner(groesser(cent(gezahlt - offen), nichts), kasse.brutto);
  return {
    abzug,
    schritte: [
      { text: "Zahlungen", norm, betrag: gezahlt },
      {
        text: "zunächst auf den Teil ohne Anspruch gegen die Staatskasse",
        norm,
        betrag: kleiner(gezahlt, offen),
      },
      { text: "vom Anspruch abzuziehen", norm, betrag: abzug },
    ],
  };
}

/** Abs. 3 Satz 3, 4: only beyond twice the treasury's fees, and beyond the highest fees of chosen counsel. */
function bestellterAnwalt({ fall, kasse, gezahltNetto, prozent }: Abzug) {
  const { vielfaches, hoechstgebuehren } = amTag(fall.s, zahlungsanrechnung).wert;
  const zusammen = cent(gezahltNetto + kasse.gebuehren);
  const doppelt = cent(vielfaches * kasse.gebuehren);
  const hoechst = summe(
    fall.gebuehren.map((g) => (g.rahmen ? anteil(g.rahmen.max, g.p.anzahl ?? 1, 1) : g.betrag)),
  );
  const grenze = hoechstgebuehren ? kleiner(doppelt, groesser(hoechst, kasse.gebuehren)) : doppelt;
  const netto = kleiner(groesser(cent(zusammen - grenze), nichts), kasse.gebuehren);
  const abzug = anteil(netto, 100 + prozent, 100);
  const norm = "§ 58 Abs. 3 RVG";
  return {
    abzug,
    schritte: [
      { text: "Zahlungen (netto) und Gebühren aus der Staatskasse", norm, betrag: zusammen },
      {
        text:
          grenze < doppelt
            ? "Höchstgebühren eines Wahlanwalts"
            : "doppelter Betrag der Gebühren aus der Staatskasse",
        norm: grenze < doppelt ? "§ 58 Abs. 3 Satz 4 RVG" : "§ 58 Abs. 3 Satz 3 RVG",
        betrag: grenze,
      },
      { text: "anzurechnen, mit Umsatzsteuer", norm, betrag: abzug },
    ],
  };
}
