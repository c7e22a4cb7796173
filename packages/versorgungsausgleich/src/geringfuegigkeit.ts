import { geringfuegigkeit } from "@gebuehrenportal/gesetze/versausglg/paragraph-18.ts";
import {
  type Cent,
  euro,
  type KeinErgebnis,
  type Schritt,
  type Tag,
  type Vermerk,
} from "@gebuehrenportal/recht";
import { bezugsgroesseAm, type Jahresreihen, jahresreihen } from "./konstanten.ts";
import { fassungVom } from "./kopf.ts";
import type { Grenzpruefung, Groesse, Konstante } from "./typen.ts";
import { mitKurs, prozentVon } from "./waehrung.ts";

export type Geprueft = {
  readonly art: "geprueft";
  readonly pruefung: Grenzpruefung;
  readonly schritte: readonly Schritt[];
  readonly konstanten: readonly Konstante[];
  readonly vermerke: readonly Vermerk[];
};

/** Minor by § 18 Abs. 2, 3 VersAusglG. */
export const bagatelle = (
  messwert: Cent,
  einheit: Groesse["einheit"],
  ehezeitende: Tag,
  reihen: Jahresreihen,
): Geprueft | KeinErgebnis =>
  grenze(messwert, einheit, ehezeitende, "§ 18 Abs. 2, 3 VersAusglG", "Ausgleichswert", reihen);

/** Compares an amount with the limit of its measure: percent of the monthly reference amount at the end of the marriage. */
export function grenze(
  betrag: Cent,
  einheit: Groesse["einheit"],
  ehezeitende: Tag,
  norm: string,
  was: string,
  reihen: Jahresreihen = jahresreihen(),
): Geprueft | KeinErgebnis {
  const bezug = bezugsgroesseAm(reihen, ehezeitende);
  if (bezug.art === "kein-ergebnis") return bezug;
  const regel = fassungVom(geringfuegigkeit, ehezeitende).wert;
  const prozent = einheit === "rente" ? regel.rente : regel.kapital;
  const { betrag: hoechstens, text: woher } = prozentVon(bezug.wert, prozent);
  const gering = betrag <= hoechstens;
  const text = `${was} ${euro(betrag)} ist ${gering ? "gering" : "nicht gering"}: Grenze ${euro(hoechstens)} (${woher}, ${bezug.konstante.jahr})`;
  return {
    art: "geprueft",
    pruefung: { norm, grenze: hoechstens, betrag, eingehalten: gering, text },
    schritte: [{ text, norm, betrag: hoechstens }],
    konstanten: mitKurs(bezug.wert.waehrung, bezug.konstante),
    vermerke:
      einheit === "entgeltpunkte"
        ? [
            {
              art: "hinweis",
              text: "Bei Entgeltpunkten wird der korrespondierende Kapitalwert an 120 % gemessen; das entspricht ständiger Praxis, steht aber nicht ausdrücklich im Gesetz.",
              norm: "§ 18 Abs. 3 VersAusglG",
            },
          ]
        : [],
  };
}
