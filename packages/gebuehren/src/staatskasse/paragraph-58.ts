import { zahlungsanrechnung } from "@gebuehrenportal/gesetze/rvg/paragraph-58.ts";
import { anteil, type Cent, cent, groesser, kleiner, type Schritt, summe } from "@gebuehrenportal/recht";
import type { Anrechnungsposten } from "../anrechnung/anrechnungsposten.ts";
import type { RvgEingabe, Zahlung } from "../eingabe.ts";
import type { Fall } from "../fall.ts";
import { amTag, nichts } from "../sache.ts";
import { nummernText } from "../text.ts";
import { mitSteuer } from "../umsatzsteuer.ts";
import { enthalteneSteuer } from "../zahlungen.ts";
import { istGewaehlt, mitAnspruch } from "./kassensache.ts";

/** A reduction of the claim against the treasury, and how it comes about. */
export type Abzug = { readonly betrag: Cent; readonly schritte: readonly Schritt[] };

/**
 * § 58 Abs. 2 Satz 2 RVG: a credited fee the treasury does not owe reduces the claim only as far as the payment on it and the
 * uncredited fee of the treasury together exceed both regular fees less the credit (§ 15a Abs. 1 RVG). Without payment,
 * nothing; never more than `kassenposten` have left of that fee. Before 2021 the outcome was disputed; the same rule is
 * applied. Net.
 */
export function abzugWegenAnrechnung(
  eingabe: RvgEingabe,
  { s, gebuehren }: Fall,
  posten: readonly Anrechnungsposten[],
  kassenposten: readonly Anrechnungsposten[],
  prozent: number,
): Abzug {
  const norm = amTag(s, zahlungsanrechnung).wert.anrechnungGeregelt
    ? "§ 58 Abs. 2 Satz 2 RVG"
    : "§ 58 Abs. 2 RVG a. F.";
  const abzuege = gebuehren.map((kasse): Abzug => {
    const hier = posten.filter((c) => c.auf.p === kasse.p && !mitAnspruch(c));
    const auf = hier[0]?.auf;
    const gezahlt = summe(hier.map((c) => gezahltAuf(eingabe, c, prozent)));
    if (!auf || gezahlt === 0) return { betrag: nichts, schritte: [] };
    // A fee of them that another of them was credited on is owed less (Geschäftsgebühr, Nr. 3307, Nr. 3100 VV).
    const untereinander = posten.filter((posten) =>
      hier.some((x) => x.entstanden === posten.auf && hier.some((y) => y.von.p === posten.von.p)),
    );
    const gesamt = cent(
      auf.betrag +
        summe(hier.map((c) => cent(c.entstanden.betrag - c.betrag))) -
        summe(untereinander.map((c) => c.betrag)),
    );
    const erhalten = cent(gezahlt + kasse.betrag);
    const rest = kasse.betrag - summe(kassenposten.filter((c) => c.auf.p === kasse.p).map((c) => c.betrag));
    const betrag = cent(Math.max(0, Math.min(erhalten - gesamt, gezahlt, rest)));
    const nummern = nummernText(hier.map((c) => c.von.p.nr));
    return {
      betrag,
      schritte: [
        { text: `gezahlt auf ${nummern} VV`, norm, betrag: gezahlt },
        { text: `mit Nr. ${auf.p.nr} VV ohne Anrechnung`, norm, betrag: erhalten },
        { text: "alle diese Gebühren nach Anrechnung", norm: "§ 15a Abs. 1 RVG", betrag: gesamt },
        { text: "übersteigender Teil", norm, betrag: cent(-betrag || 0) },
      ],
    };
  });
  return { betrag: summe(abzuege.map((a) => a.betrag)), schritte: abzuege.flatMap((a) => a.schritte) };
}

/** Net amount paid on the credited fee: on the position, else its share of what was paid on the matter. */
function gezahltAuf(
  eingabe: RvgEingabe,
  { entstanden: von, anrechnung }: Anrechnungsposten,
  prozent: number,
): Cent {
  if ("frueher" in anrechnung.von) return kleiner(anrechnung.von.frueher.gezahlt ?? nichts, von.betrag);
  const netto = (liste: readonly Zahlung[]) =>
    cent(summe(liste.map((z) => z.betrag)) - summe(liste.map((z) => enthalteneSteuer(z, prozent))));
  const alle = (eingabe.zahlungen ?? []).filter((z) => z.angelegenheit === von.s.a.id);
  const aufGebuehr = netto(alle.filter((z) => z.position === von.id));
  const aufSache = netto(alle.filter((z) => z.position === undefined));
  return kleiner(cent(aufGebuehr + aufSache), von.betrag);
}

type Lage = {
  readonly fall: Fall;
  /** Fees of the treasury, its claim with the expenses, both net, and gross, after credits and their reduction (Abs. 2 Satz 2). */
  readonly gebuehren: Cent;
  readonly netto: Cent;
  readonly anspruch: Cent;
  /** Regular remuneration of the matter, gross. */
  readonly regelverguetung: Cent;
  /** Payments by others than the treasury, gross and net. */
  readonly gezahlt: Cent;
  readonly gezahltNetto: Cent;
  readonly prozent: number;
};

/** Reduction of the treasury's payment by payments of others, gross: § 58 Abs. 1, 2 Satz 1 or 3 RVG by kind of matter. */
export function abzugWegenZahlung(lage: Lage): Abzug {
  if (lage.gezahlt === 0) return { betrag: nichts, schritte: [] };
  const nummern = lage.fall.gebuehren.map((g) => g.p.nr);
  if (!istGewaehlt(lage.fall.s) && nummern.some((nr) => /^[456]/.test(nr))) return bestellterAnwalt(lage);
  const nurHilfe = istGewaehlt(lage.fall.s) || nummern.every((nr) => nr.startsWith("25"));
  return nurHilfe ? beratungshilfe(lage) : beigeordneterAnwalt(lage);
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

/** Abs. 3 Satz 3, 4: only beyond twice the treasury's fees, and beyond the highest fees of chosen counsel; all net. */
function bestellterAnwalt({ fall, gebuehren, netto, anspruch, gezahltNetto, prozent }: Lage): Abzug {
  const { vielfaches, hoechstgebuehren } = amTag(fall.s, zahlungsanrechnung).wert;
  const zusammen = cent(gezahltNetto + gebuehren);
  const doppelt = cent(vielfaches * gebuehren);
  const hoechst = summe(
    fall.gebuehren.map((g) => (g.hoechst === undefined ? g.betrag : anteil(g.hoechst, g.p.anzahl ?? 1, 1))),
  );
  const satz4 = hoechstgebuehren && hoechst < doppelt;
  const grenze = satz4 ? groesser(hoechst, gebuehren) : doppelt;
  const abzug = kleiner(groesser(cent(zusammen - grenze), nichts), gebuehren);
  const norm = "§ 58 Abs. 3 Satz 3 RVG";
  return {
    betrag: cent(anspruch - mitSteuer(cent(netto - abzug), prozent)),
    schritte: [
      { text: "Zahlungen und Gebühren aus der Staatskasse, netto", norm, betrag: zusammen },
      satz4
        ? { text: "Höchstgebühren eines Wahlanwalts", norm: "§ 58 Abs. 3 Satz 4 RVG", betrag: grenze }
        : { text: "doppelter Betrag der Gebühren aus der Staatskasse", norm, betrag: grenze },
      { text: "anzurechnen, netto", norm, betrag: abzug },
    ],
  };
}
