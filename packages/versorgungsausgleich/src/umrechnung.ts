import {
  anteil,
  type Cent,
  cent,
  euro,
  geringste,
  type Jahreswerteintrag,
  type KeinErgebnis,
  keinErgebnis,
  type Schritt,
  type Tag,
} from "@gebuehrenportal/recht";
import { alsText, groesseFehler } from "./groesse.ts";
import {
  beitragInPunktAm,
  dezimal,
  type Jahresreihen,
  jahresreihen,
  punktInBeitragAm,
  rentenwertAm,
  type Wert,
} from "./konstanten.ts";
import { fassungDer, konstantenvermerke } from "./kopf.ts";
import { faktorFehler } from "./pruefung.ts";
import { rechenstand } from "./stand.ts";
import type { Geld, Groesse, Konstante, Punkte, UmrechnungEingabe, UmrechnungErgebnis } from "./typen.ts";

/**
 * Converts Entgeltpunkte, monthly pension and capital into each other with the pension value and the factors of a day
 * (§ 76 Abs. 4, § 187 Abs. 3 SGB VI). Points with four decimals, money in cents, half up. No result where the factor of the year is not
 * recorded.
 */
export function umrechnung(
  e: UmrechnungEingabe,
  eintraege: readonly Jahreswerteintrag[] = [],
): UmrechnungErgebnis | KeinErgebnis {
  const fehler = groesseFehler(e.von, "von") ?? faktorFehler(e.umrechnungsfaktor);
  if (fehler) return fehler;
  if (e.von.einheit === e.nach) {
    return keinErgebnis("Beide Werte stehen schon in derselben Einheit.", "§ 5 Abs. 1 VersAusglG", "nach");
  }
  const reihen = jahresreihen(eintraege, e.umrechnungsfaktor);
  const mitFaktor = e.nach === "kapital" || e.von.einheit === "kapital";
  const ergebnis = umgerechnet(e.von, e.nach, e.stichtag, e.ost ?? false, reihen);
  if (ergebnis.art === "kein-ergebnis") {
    if (ergebnis.feld !== undefined) return ergebnis;
    return mitFaktor && ergebnis.grund.includes("faktor")
      ? { ...ergebnis, grund: `${ergebnis.grund} Geben Sie ihn an.`, feld: "umrechnungsfaktor" }
      : { ...ergebnis, feld: "stichtag" };
  }
  const reihe = mitFaktor ? reihen.faktoren : reihen.rentenwert;
  return {
    art: "ergebnis",
    rechenstand,
    ergebnis: ergebnis.groesse,
    schritte: ergebnis.schritte,
    konstanten: ergebnis.konstanten,
    fassung: fassungDer(reihe, e.stichtag, "Stichtag"),
    sicherheit: geringste(ergebnis.konstanten.map((k) => k.sicherheit)),
    vermerke: konstantenvermerke(ergebnis.konstanten),
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
      anteil(von.betrag, 10_000, wert.wert),
      `${euro(von.betrag)} ÷ ${euro(wert.wert)}`,
      "§ 76 Abs. 4 Satz 1 SGB VI",
      wert,
    );
  }
  const faktor = beitragInPunktAm(reihen, stichtag, ost);
  if (faktor.art === "kein-ergebnis") return faktor;
  return punkte(
    anteil(von.betrag, faktor.wert, 10 ** 8),
    `${euro(von.betrag)} × ${dezimal(faktor.wert, 10)}`,
    "§ 76 Abs. 4 Satz 2 SGB VI",
    faktor,
  );
}

function punkte(anzahl: number, rechnung: string, norm: string, wert: Wert<unknown>): Umgerechnet<Punkte> {
  const groesse: Punkte = { einheit: "entgeltpunkte", zehntausendstel: anzahl };
  return {
    art: "umgerechnet",
    groesse,
    schritte: [{ text: `${rechnung} = ${alsText(groesse)} (${jahrText(wert.konstante)})`, norm }],
    konstanten: [wert.konstante],
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
    anteil(cent(anzahl), wert.wert, 10_000),
    `${dezimal(anzahl, 4)} × ${euro(wert.wert)}`,
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

function geld(
  einheit: Geld["einheit"],
  betrag: Cent,
  rechnung: string,
  norm: string,
  wert: Wert<unknown>,
): Umgerechnet<Geld> {
  return {
    art: "umgerechnet",
    groesse: { einheit, betrag },
    schritte: [{ text: `${rechnung} (${jahrText(wert.konstante)})`, norm, betrag }],
    konstanten: [wert.konstante],
  };
}

const jahrText = (k: Konstante): string => `${k.titel} ${k.jahr}`;
