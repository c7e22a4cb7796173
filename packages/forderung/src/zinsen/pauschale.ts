import { verzugspauschale } from "@gebuehrenportal/gesetze/bgb/paragraph-288.ts";
import { type Cent, cent, datum, fassungAm, kleiner, type Vermerk } from "@gebuehrenportal/recht";
import type { Kostenlauf } from "./tilgung.ts";
import type { Hauptforderung } from "./zins-typen.ts";
import { neueDauerschuld } from "./zinssatz.ts";

/** Lump sum of one claim, or why there is none. */
export type Pauschale = { readonly id: string; readonly betrag: Cent; readonly vermerk?: Vermerk };

/**
 * § 288 Abs. 5 BGB: only for a claim for payment against somebody who is no consumer, for obligations since 29 July 2014
 * and for later performance in older continuing ones (Art. 229 § 34 EGBGB). `undefined` when the claim does not ask for it.
 */
export function pauschaleDer(
  { id, zinssatz, verzugAb, pauschale }: Hauptforderung,
  feld: string,
): Pauschale | undefined {
  if (pauschale !== true) return undefined;
  const ohne = (text: string, norm: string): Pauschale => ({
    id,
    betrag: cent(0),
    vermerk: { art: "warnung", text, norm, feld: `${feld}.pauschale` },
  });
  if (
    zinssatz.art !== "unternehmer" &&
    !(zinssatz.art === "prozesszinsen" && zinssatz.wie === "unternehmer")
  ) {
    return ohne(
      "Keine Verzugspauschale: Der Schuldner einer Entgeltforderung darf kein Verbraucher sein.",
      verzugspauschale.norm,
    );
  }
  const fassung = neueDauerschuld(zinssatz)
    ? verzugspauschale.fassungen[0]
    : fassungAm(verzugspauschale, zinssatz.entstandenAm ?? verzugAb);
  if (!fassung) {
    const erste = verzugspauschale.fassungen[0]?.ab;
    return ohne(
      `Keine Verzugspauschale: Das Schuldverhältnis ist vor dem ${erste ? datum(erste) : "Inkrafttreten"} entstanden.`,
      "Art. 229 § 34 EGBGB",
    );
  }
  return { id, betrag: fassung.wert };
}

/** § 288 Abs. 5 Satz 3 BGB: credits the lump sums to costs of legal pursuit, in the order given; returns the credit of each. */
export function pauschaleAnrechnen(summe: Cent, kosten: readonly Kostenlauf[]): Map<Kostenlauf, Cent> {
  const angerechnet = new Map<Kostenlauf, Cent>();
  let rest = summe;
  for (const k of kosten) {
    const betrag = k.k.art === "rechtsverfolgung" ? kleiner(rest, k.offen) : cent(0);
    if (betrag === 0) continue;
    k.offen = cent(k.offen - betrag);
    rest = cent(rest - betrag);
    angerechnet.set(k, betrag);
  }
  return angerechnet;
}
