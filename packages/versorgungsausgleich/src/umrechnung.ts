import {
  anteil,
  type Cent,
  cent,
  datum,
  euro,
  geringste,
  type Jahreswerteintrag,
  type KeinErgebnis,
  keinErgebnis,
  mark,
  pfennig,
  type Schritt,
  type Tag,
} from "@gebuehrenportal/recht";
import { dezimal } from "./dezimal.ts";
import {
  beitragInPunktAm,
  type Faktorwert,
  faktorfassung,
  faktorvermerke,
  punktInBeitragAm,
} from "./faktor.ts";
import { alsText, groesseFehler } from "./groesse.ts";
import { type Jahresreihen, jahresreihen } from "./konstanten.ts";
import { konstantenvermerke } from "./kopf.ts";
import { faktorFehler } from "./pruefung.ts";
import { type Rentenwertzahl, rentenwertAm, rentenwertfassung } from "./rentenwert.ts";
import { rechenstand } from "./stand.ts";
import type { Geld, Groesse, Konstante, Punkte, UmrechnungEingabe, UmrechnungErgebnis } from "./typen.ts";
import { inEuro, inMark, kursschritt, mitKurs } from "./waehrung.ts";

/**
 * Converts Entgeltpunkte, monthly pension and capital into each other with the pension value and the factors of a day
 * (§ 76 Abs. 4, § 187 Abs. 3 SGB VI). Points with four decimals, money in cents, half up. No result where the factor of the year is not
 * recorded.
 */
export function umrechnung(
  eingabe: UmrechnungEingabe,
  eintraege: readonly Jahreswerteintrag[] = [],
): UmrechnungErgebnis | KeinErgebnis {
  const fehler = groesseFehler(eingabe.von, "von") ?? faktorFehler(eingabe.umrechnungsfaktor);
  if (fehler) return fehler;
  if (eingabe.von.einheit === eingabe.nach) {
    return keinErgebnis("Beide Werte stehen schon in derselben Einheit.", "§ 5 Abs. 1 VersAusglG", "nach");
  }
  const reihen = jahresreihen(eintraege, eingabe.umrechnungsfaktor);
  const mitFaktor = eingabe.nach === "kapital" || eingabe.von.einheit === "kapital";
  const ergebnis = umgerechnet(eingabe.von, eingabe.nach, eingabe.stichtag, eingabe.ost ?? false, reihen);
  if (ergebnis.art === "kein-ergebnis") {
    if (ergebnis.feld !== undefined) return ergebnis;
    return mitFaktor && ergebnis.grund.includes("faktor")
      ? { ...ergebnis, grund: `${ergebnis.grund} Geben Sie ihn an.`, feld: "umrechnungsfaktor" }
      : { ...ergebnis, feld: "stichtag" };
  }
  const grund = `Stichtag ${datum(eingabe.stichtag)}`;
  const fassung = (mitFaktor ? faktorfassung : rentenwertfassung)(reihen, eingabe.stichtag, grund);
  if (!fassung) throw new RangeError(`${eingabe.stichtag}: gerechnet ohne Fassung`);
  return {
    art: "ergebnis",
    rechenstand,
    ergebnis: ergebnis.groesse,
    schritte: ergebnis.schritte,
    konstanten: ergebnis.konstanten,
    fassung,
    sicherheit: geringste(ergebnis.konstanten.map((k) => k.sicherheit)),
    vermerke: [
      ...faktorvermerke(reihen, eingabe.stichtag, eingabe.ost ?? false, ergebnis.konstanten),
      ...konstantenvermerke(ergebnis.konstanten),
    ],
  };
}

export type Umgerechnet<G extends Groesse = Groesse> = {
  readonly art: "umgerechnet";
  readonly groesse: G;
  readonly schritte: readonly Schritt[];
  readonly konstanten: readonly Konstante[];
};

/** The conversion itself into another unit; pension and capital meet in Entgeltpunkte. */
export function umgerechnet(
  von: Groesse,
  nach: Geld["einheit"],
  stichtag: Tag,
  ost: boolean,
  reihen: Jahresreihen,
): Umgerechnet<Geld> | KeinErgebnis;
export function umgerechnet(
  von: Groesse,
  nach: Groesse["einheit"],
  stichtag: Tag,
  ost: boolean,
  reihen: Jahresreihen,
): Umgerechnet | KeinErgebnis;
export function umgerechnet(
  von: Groesse,
  nach: Groesse["einheit"],
  stichtag: Tag,
  ost: boolean,
  reihen: Jahresreihen,
): Umgerechnet | KeinErgebnis {
  const inPunkten =
    von.einheit === "entgeltpunkte" ? unveraendert(von) : inPunkte(von, stichtag, ost, reihen);
  if (inPunkten.art === "kein-ergebnis" || nach === "entgeltpunkte") return inPunkten;
  const punkte = inPunkten.groesse.zehntausendstel;
  const weiter =
    nach === "rente" ? inRente(punkte, stichtag, ost, reihen) : inKapital(punkte, stichtag, ost, reihen);
  if (weiter.art === "kein-ergebnis") return weiter;
  return {
    ...weiter,
    schritte: [...inPunkten.schritte, ...weiter.schritte],
    konstanten: [...inPunkten.konstanten, ...weiter.konstanten],
  };
}

const unveraendert = (groesse: Punkte): Umgerechnet<Punkte> => ({
  art: "umgerechnet",
  groesse,
  schritte: [],
  konstanten: [],
});

function inPunkte(
  von: Geld,
  stichtag: Tag,
  ost: boolean,
  reihen: Jahresreihen,
): Umgerechnet<Punkte> | KeinErgebnis {
  if (von.einheit === "rente") {
    const wert = rentenwertAm(reihen, stichtag, ost);
    if (wert.art === "kein-ergebnis") return wert;
    return punkte(
      von.betrag,
      wert,
      (betrag) => anteil(betrag, proRentenwert, wert.wert),
      `÷ ${wert.konstante.wert}`,
      "§ 76 Abs. 4 Satz 1 SGB VI",
    );
  }
  const faktor = beitragInPunktAm(reihen, stichtag, ost);
  if (faktor.art === "kein-ergebnis") return faktor;
  return punkte(
    von.betrag,
    faktor,
    (betrag) => anteil(betrag, faktor.wert, 10 ** 8),
    `× ${dezimal(faktor.wert, 10)}`,
    "§ 76 Abs. 4 Satz 2 SGB VI",
  );
}

/** Ten-thousandths of a point, and hundred-thousandths of its pension value, in one hundredth of the currency. */
const proRentenwert = 10 ** 7;

/** An amount in the currency of the value, as points. */
function punkte(
  betrag: Cent,
  wert: Rentenwertzahl | Faktorwert,
  anzahl: (betrag: Cent) => number,
  rechnung: string,
  norm: string,
): Umgerechnet<Punkte> {
  const inDm = wert.waehrung === "DM" ? inMark(betrag) : undefined;
  const groesse: Punkte = {
    einheit: "entgeltpunkte",
    zehntausendstel: anzahl(inDm === undefined ? betrag : cent(inDm)),
  };
  const text = inDm === undefined ? euro(betrag) : mark(inDm);
  return {
    art: "umgerechnet",
    groesse,
    schritte: [
      ...(inDm === undefined ? [] : [kursschritt(euro(betrag), "inMark", mark(inDm))]),
      { text: `${text} ${rechnung} = ${alsText(groesse)} (${jahrText(wert.konstante)})`, norm },
    ],
    konstanten: mitKurs(wert.waehrung, wert.konstante),
  };
}

function inRente(
  anzahl: number,
  stichtag: Tag,
  ost: boolean,
  reihen: Jahresreihen,
): Umgerechnet<Geld> | KeinErgebnis {
  const wert = rentenwertAm(reihen, stichtag, ost);
  if (wert.art === "kein-ergebnis") return wert;
  return geld(
    "rente",
    anteil(cent(anzahl), wert.wert, proRentenwert),
    `${dezimal(anzahl, 4)} × ${wert.konstante.wert}`,
    "§ 64 SGB VI",
    wert,
  );
}

function inKapital(
  anzahl: number,
  stichtag: Tag,
  ost: boolean,
  reihen: Jahresreihen,
): Umgerechnet<Geld> | KeinErgebnis {
  const faktor = punktInBeitragAm(reihen, stichtag, ost);
  if (faktor.art === "kein-ergebnis") return faktor;
  return geld(
    "kapital",
    anteil(cent(anzahl), faktor.wert, 1_000_000),
    `${dezimal(anzahl, 4)} Entgeltpunkte × ${dezimal(faktor.wert, 4)}`,
    faktor.konstante.norm,
    faktor,
  );
}

/** @param hundertstel what the points are worth in the currency of the value */
function geld(
  einheit: Geld["einheit"],
  hundertstel: number,
  rechnung: string,
  norm: string,
  { waehrung, konstante }: Rentenwertzahl | Faktorwert,
): Umgerechnet<Geld> {
  const inDm = waehrung === "DM" ? pfennig(hundertstel) : undefined;
  const betrag = inDm === undefined ? cent(hundertstel) : inEuro(inDm);
  const text = `${rechnung} (${jahrText(konstante)})`;
  return {
    art: "umgerechnet",
    groesse: { einheit, betrag },
    schritte:
      inDm === undefined
        ? [{ text, norm, betrag }]
        : [
            { text: `${text} = ${mark(inDm)}`, norm },
            { ...kursschritt(mark(inDm), "inEuro", euro(betrag)), betrag },
          ],
    konstanten: mitKurs(waehrung, konstante),
  };
}

const jahrText = (k: Konstante): string => `${k.titel} ${k.jahr}`;
