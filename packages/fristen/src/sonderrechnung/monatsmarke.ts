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
export function monatsmarke(eingabe: Monatsmarkeneingabe): FristErgebnis | KeinErgebnis {
  const fehler = ersterFehler(
    grundPruefen(eingabe),
    tagPruefen(eingabe.ereignisAm, "ereignisAm"),
    marken.includes(eingabe.marke)
      ? undefined
      : keinErgebnis("Bitte wählen Sie Anfang, Mitte oder Ende.", "§ 192 BGB", "marke"),
  );
  if (fehler) return fehler;
  const { jahr, monat } = teile(eingabe.ereignisAm);
  const erster = tagAus(jahr, monat, 1) ?? eingabe.ereignisAm;
  const mitte = wertVom(monatsmitte, eingabe.ereignisAm).tag;
  const roh =
    eingabe.marke === "ende"
      ? monatsletzter(eingabe.ereignisAm)
      : plusTage(erster, eingabe.marke === "mitte" ? mitte - 1 : 0);
  const marke = schritt(
    "R-192",
    eingabe.ereignisAm,
    `${worte[eingabe.marke]} des Monats ist der ${tagText(roh)}.`,
    {
      tag: roh,
    },
  );
  // Any day of the month may be given; none of them is an event after which the period would be over.
  return endtagErgebnis(mit(mitschrift(eingabe), marke), eingabe, "BGB", {
    ereignisAm: erster,
    roh,
    verschieben: verschiebtEnde(eingabe, "BGB"),
    leitregel: "R-192",
  });
}

const worte = { anfang: "Anfang", mitte: "Mitte", ende: "Ende" } as const;
