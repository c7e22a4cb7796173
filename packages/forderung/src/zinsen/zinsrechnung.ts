import { basiszinssatz } from "@gebuehrenportal/gesetze/bgb/paragraph-247.ts";
import {
  type Cent,
  cent,
  datum,
  type KeinErgebnis,
  keinErgebnis,
  plusTage,
  type Schritt,
  summe,
} from "@gebuehrenportal/recht";
import { type Basiszinssaetze, basiszinssaetze } from "../basiszins.ts";
import { rechenstand } from "../stand.ts";
import { standardTagzaehlung, tagzaehlungText } from "./tagzaehlung.ts";
import { istKosten } from "./tilgung.ts";
import type { Zinseingabe, Zinsergebnis, Zinsschalter } from "./zins-typen.ts";
import { zinsfassung } from "./zinsfassung.ts";
import { zinskonto } from "./zinskonto.ts";
import { istKeinErgebnis, istVorlaeufig, type Lauf, lauf, type Rahmen } from "./zinslauf.ts";
import { eingabefehler } from "./zinspruefung.ts";
import { satzDer } from "./zinssatz.ts";
import { laeuftWeiter, verlauf } from "./zinsverlauf.ts";
import { endetVorher, zinsvermerke } from "./zinsvermerke.ts";

export const standardZinsschalter: Zinsschalter = {
  mehrereForderungen: "je-forderung",
  zahlungstag: "mitgezaehlt",
  unbekannterBasiszins: "fortschreiben",
};

export const rundungText =
  "Die Zinsen jeder Forderung werden als Bruch geführt und im ausgewiesenen Stand einmal kaufmännisch auf den Cent gerundet.";

/**
 * Interest, payments and running statement of one or several claims: default interest (§ 288 BGB), interest from the pending
 * suit (§ 291 BGB), agreed and other statutory rates; payments by §§ 366, 367, § 497 Abs. 3 BGB. Whole cents; the first and the
 * last day bear interest; exact fractions are rounded once per claim, whenever a balance is shown. No result for faulty inputs and, where the rate
 * depends on the base rate, before 1 January 2002. Where the base rate of a day is not known yet, the rate that runs goes on as
 * provisional, with its part of the interest apart; or, by the switch, the whole calculation ends with the last known day, and
 * there is no result for a claim that begins to bear interest only after it (§ 247 Abs. 1 BGB).
 */
export function zinsrechnung(eingabe: Zinseingabe): Zinsergebnis | KeinErgebnis {
  const fehler = eingabefehler(eingabe);
  if (fehler) return fehler;
  const basis = basiszinssaetze(eingabe.basiszinsen);
  if (basis.art === "kein-ergebnis") return basis;
  const ganz = rechnungBis(eingabe, basis);
  if (ganz.art === "kein-ergebnis" || ganz.unbekanntAb === undefined) return ganz;
  return ganz.schalter.unbekannterBasiszins === "enden" ? bisBekannt(eingabe, ganz, basis) : ganz;
}

/** The calculation ended with the last day of a known base rate; no result where a claim bears interest only later. */
function bisBekannt(
  eingabe: Zinseingabe,
  { forderungen }: Zinsergebnis,
  basis: Basiszinssaetze,
): Zinsergebnis | KeinErgebnis {
  const { unbekanntAb } = basis;
  const bis = plusTage(unbekanntAb, -1);
  const spaet = forderungen.findIndex(({ abschnitte: [erster] }) => erster?.herkunft === "fortgeschrieben");
  const beginn = forderungen[spaet]?.verzugAb;
  if (beginn !== undefined && beginn > bis)
    return keinErgebnis(
      `Die Zinsen beginnen am ${datum(beginn)}; der Basiszinssatz ist erst bis zum ${datum(bis)} bekannt.`,
      basis.norm,
      `hauptforderungen[${spaet}].verzugAb`,
    );
  const bekannt = rechnungBis({ ...eingabe, bis }, basis);
  if (bekannt.art === "kein-ergebnis") return bekannt;
  const [zaehlung, ...weitere] = bekannt.vermerke;
  const ende = endetVorher(unbekanntAb, bis, eingabe.bis);
  const vermerke = zaehlung ? [zaehlung, ende, ...weitere] : [ende];
  return { ...bekannt, verlangtBis: eingabe.bis, unbekanntAb, vermerke };
}

function rechnungBis(eingabe: Zinseingabe, basis: Basiszinssaetze): Zinsergebnis | KeinErgebnis {
  const schalter = { ...standardZinsschalter, ...eingabe.schalter };
  const zaehlung = eingabe.tagzaehlung ?? standardTagzaehlung;
  const rahmen: Rahmen = {
    zaehlung,
    bis: eingabe.bis,
    basis: basis.zeilen,
    unbekanntAb: basis.unbekanntAb,
    schalter,
  };
  const laeufe: Lauf[] = [];
  for (const [i, f] of eingabe.hauptforderungen.entries()) {
    const feld = `hauptforderungen[${i}]`;
    const satz = satzDer(f, feld);
    if (istKeinErgebnis(satz)) return satz;
    const erster = basis.zeilen[0]?.ab ?? f.verzugAb;
    if (satz.ueberBasis && f.verzugAb < erster) {
      return keinErgebnis(
        `Der Basiszinssatz ist erst ab dem ${datum(erster)} erfasst.`,
        basis.norm,
        `${feld}.verzugAb`,
      );
    }
    laeufe.push(lauf(f, feld, satz, rahmen));
  }
  const konto = zinskonto(eingabe, laeufe, rahmen);
  const forderungen = laeufe.map((l) => verlauf(l, rahmen));
  const offeneHauptforderung = summe(laeufe.filter((l) => !istKosten(l)).map((l) => l.kapital));
  const offeneZinsen = summe(forderungen.map((f) => f.offeneZinsen));
  const summen = {
    hauptforderungen: summe(laeufe.filter((l) => !istKosten(l)).map((l) => l.f.betrag)),
    zinsen: summe(forderungen.map((f) => f.zinsen)),
    vorlaeufigeZinsen: summe(forderungen.map((f) => f.vorlaeufigeZinsen)),
    ...konto.summen,
    offeneHauptforderung,
    offeneZinsen,
    offen: cent(offeneHauptforderung + offeneZinsen + konto.summen.offeneKosten),
    tageszins: summe(forderungen.map((f) => f.tageszins)),
  };
  const haengtAmBasiszins = laeufe.some((l) => l.satz.ueberBasis);
  const unbekannt = laeufe.some(istVorlaeufig);
  const benutzteEintraege = basis.vermerke.filter(
    (_, i) =>
      haengtAmBasiszins && (basis.zeilen[basiszinssatz.fassungen.length + i]?.ab ?? "") <= eingabe.bis,
  );
  return {
    art: "ergebnis",
    rechenstand,
    bis: eingabe.bis,
    tagzaehlung: zaehlung,
    tagzaehlungText: tagzaehlungText[zaehlung],
    rundungText,
    schalter,
    forderungen,
    konto: konto.zeilen,
    summen,
    tageszinsVorlaeufig: laeufe.some(
      (lauf) =>
        lauf.satz.ueberBasis &&
        lauf.kapital > 0 &&
        laeuftWeiter(lauf, rahmen) &&
        plusTage(eingabe.bis, 1) >= basis.unbekanntAb,
    ),
    ...(unbekannt && { unbekanntAb: basis.unbekanntAb }),
    fassung: zinsfassung(laeufe, rahmen),
    schritte: schlussschritte(summen),
    vermerke: [
      ...zinsvermerke(eingabe, laeufe, rahmen, summen.vorlaeufigeZinsen),
      ...konto.vermerke,
      ...benutzteEintraege,
    ],
  };
}

function schlussschritte(summen: Zinsergebnis["summen"]): Schritt[] {
  const schritt = (text: string, norm: string, betrag: Cent): Schritt[] =>
    betrag === 0 ? [] : [{ text, norm, betrag }];
  return [
    ...schritt("Hauptforderungen", "§ 241 Abs. 1 BGB", summen.hauptforderungen),
    ...schritt("Zinsen", "§§ 288, 291 BGB", summen.zinsen),
    ...schritt("davon vorläufig", "§ 247 Abs. 1 BGB", summen.vorlaeufigeZinsen),
    ...schritt("Verzugspauschale", "§ 288 Abs. 5 BGB", summen.pauschale),
    ...schritt("Kosten", "§ 280 Abs. 2 BGB", summen.kosten),
    ...schritt("Zahlungen", "§ 362 Abs. 1 BGB", cent(-summen.zahlungen)),
    ...schritt("Überzahlt", "§ 812 Abs. 1 BGB", summen.ueberzahlt),
    { text: "Offen", norm: "§ 362 Abs. 1 BGB", betrag: summen.offen },
  ];
}
