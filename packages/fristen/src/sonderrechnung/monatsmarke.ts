import { monatsmitte } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import { type KeinErgebnis, keinErgebnis, plusTage, type Tag, tagAus, teile } from "@gebuehrenportal/recht";
import { endtagErgebnis, verschiebtEnde } from "../rechnung/endtag.ts";
import { wertVom } from "../rechnung/fassung.ts";
import { mit, mitschrift, schritt } from "../rechnung/mitschrift.ts";
import { ersterFehler, grundPruefen, tagPruefen } from "../rechnung/pruefung.ts";
import { tagText } from "../rechnung/text.ts";
import type { FristErgebnis, Grundeingabe, Verschiebung } from "../typen.ts";
import { monatsletzter } from "./jahresende.ts";

/** § 192 BGB: beginning, middle or end of a month. `ereignisAm` is any day of the month. */
export type Monatsmarkeneingabe = Grundeingabe & {
  readonly ereignisAm: Tag;
  readonly marke: "anfang" | "mitte" | "ende";
  readonly verschiebung?: Verschiebung;
};

const marken = ["anfang", "mitte", "ende"] as const;

/** First, fifteenth or last day of the month (§ 192 BGB), moved as the regime says. Faults: `ereignisAm`, `marke`. */
export function monatsmarke(e: Monatsmarkeneingabe): FristErgebnis | KeinErgebnis {
  const fehler = ersterFehler(
    grundPruefen(e),
    tagPruefen(e.ereignisAm, "ereignisAm"),
    marken.includes(e.marke)
      ? undefined
      : keinErgebnis("Bitte wählen Sie Anfang, Mitte oder Ende.", "§ 192 BGB", "marke"),
  );
  if (fehler) return fehler;
  const { jahr, monat } = teile(e.ereignisAm);
  const erster = tagAus(jahr, monat, 1) ?? e.ereignisAm;
  const mitte = wertVom(monatsmitte, e.ereignisAm).tag;
  const roh =
    e.marke === "ende" ? monatsletzter(e.ereignisAm) : plusTage(erster, e.marke === "mitte" ? mitte - 1 : 0);
  const marke = schritt("R-192", e.ereignisAm, `${worte[e.marke]} des Monats ist der ${tagText(roh)}.`, {
    tag: roh,
  });
  // Any day of the month may be given; none of them is an event after which the period would be over.
  return endtagErgebnis(mit(mitschrift(e), marke), e, "BGB", {
    ereignisAm: erster,
    roh,
    verschieben: verschiebtEnde(e, "BGB"),
    leitregel: "R-192",
  });
}

const worte = { anfang: "Anfang", mitte: "Mitte", ende: "Ende" } as const;
