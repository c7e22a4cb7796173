import {
  type Pfaendungsergebnis,
  type PKontoErgebnis,
  pfaendbarerBetrag,
  pKonto,
} from "@gebuehrenportal/forderung";
import { cent, type Schritt } from "@gebuehrenportal/recht";
import {
  type Blatt,
  type Blatttabelle,
  type Blattzeile,
  kennzahlEuro,
  type Spalte,
} from "#dokumente/blatt/blatt.ts";
import { gelesen } from "../felder/gelesen.ts";
import { hindernis, ohneErgebnis } from "../formular/hindernis.ts";
import { Leser } from "../formular/lesen.ts";
import type { Blattauswertung, Frage, Rechnung } from "../formular/rechnerformular.ts";
import { pfaendungsangaben } from "./felder.ts";

/** Reads the form, asks the law for wages and account, and lays both out on one sheet. */
export const rechnung: Rechnung = { auswertung };

function auswertung(frage: Frage): Blattauswertung {
  const leser = new Leser(frage.heute);
  const lesung = gelesen(pfaendungsangaben, frage, leser);
  const fehlt = hindernis(leser, frage, "Geben Sie das Nettoeinkommen ein.");
  if (fehlt || !lesung) return fehlt ?? { art: "leer", text: "" };
  const { eingabe, ort } = lesung;
  const lohn = pfaendbarerBetrag(eingabe, frage.jahreswerte);
  if (lohn.art === "kein-ergebnis")
    return ohneErgebnis(lohn, lohn.feld === "stichtag" ? undefined : ort(lohn.feld ?? ""));
  const konto = pKonto(eingabe, frage.jahreswerte);
  if (konto.art === "kein-ergebnis") return ohneErgebnis(konto);
  return {
    art: "ergebnis",
    eingabe,
    ergebnis: { arbeitseinkommen: lohn, pfaendungsschutzkonto: konto },
    blatt: blatt(lohn, konto),
  };
}

const spalten: readonly Spalte[] = [
  { titel: "Position", art: "text" },
  { titel: "Grundlage", art: "norm" },
  { titel: "Betrag in €", art: "betrag" },
];

function blatt(lohn: Pfaendungsergebnis, konto: PKontoErgebnis): Blatt {
  return {
    titel: "Pfändung von Arbeitseinkommen",
    kennzahl: kennzahlEuro("Pfändbar", lohn.pfaendbar),
    fassungen: [lohn.fassung],
    tabellen: [lohntabelle(lohn), kontotabelle(konto)],
    vermerke: [
      ...lohn.vermerke,
      ...konto.vermerke.filter((v) => !lohn.vermerke.some((l) => l.text === v.text)),
    ],
    rechenstand: lohn.rechenstand,
  };
}

function lohntabelle(lohn: Pfaendungsergebnis): Blatttabelle {
  const { freibetrag, abgerundet, mehrbetrag, pfaendbar, verbleibt, schritte } = lohn;
  return {
    titel: "Arbeitseinkommen",
    spalten,
    zeilen: [
      { zellen: ["Nettoeinkommen", "§ 850e ZPO", cent(pfaendbar + verbleibt)] },
      { zellen: ["Abgerundet für die Tabelle", "§ 850c Abs. 5 ZPO", abgerundet] },
      {
        zellen: ["Unpfändbarer Freibetrag", "§ 850c Abs. 1, 2 ZPO", freibetrag],
        schritte: schritte.filter(({ norm }) => /Abs\. [12]\b/.test(norm)),
      },
      ...(mehrbetrag > 0 ? [{ zellen: ["Mehrbetrag, voll pfändbar", "§ 850c Abs. 3 ZPO", mehrbetrag] }] : []),
      {
        zellen: ["Dem Schuldner verbleiben", "§ 850c ZPO", verbleibt],
        kennung: "result-remaining",
      },
      {
        art: "summe",
        zellen: ["Pfändbar", "§ 850c ZPO", pfaendbar],
        schritte,
        kennung: "result-total",
      },
    ],
  };
}

function kontotabelle({ schritte, erhoeht }: PKontoErgebnis): Blatttabelle {
  return {
    titel: "Pfändungsschutzkonto: frei im Kalendermonat",
    spalten,
    zeilen: [
      ...schritte.slice(1, -1).map(kontozeile(schritte[0])),
      {
        art: "summe",
        zellen: ["Frei auf dem Konto", schritte.at(-1)?.norm ?? "§§ 899, 902 ZPO", erhoeht],
        schritte,
        kennung: "result-account",
      },
    ],
  };
}

/** The first line is made of the amount before rounding, too. */
const kontozeile =
  (grundlage: Schritt | undefined) =>
  (schritt: Schritt, i: number): Blattzeile => ({
    zellen: [i === 0 ? "Grundfreibetrag" : schritt.text, schritt.norm, schritt.betrag],
    ...(i === 0 && grundlage && { schritte: [grundlage, schritt] }),
  });
