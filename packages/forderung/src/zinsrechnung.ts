import { basiszinssatz } from "@gebuehrenportal/gesetze/bgb/paragraph-247.ts";
import { verzugszinsen } from "@gebuehrenportal/gesetze/bgb/paragraph-288.ts";
import { fuer, schuldrecht2001 } from "@gebuehrenportal/gesetze/quellen.ts";
import {
  anteil,
  type Cent,
  cent,
  datum,
  euro,
  type FassungAngabe,
  fassungAngabe,
  type KeinErgebnis,
  keinErgebnis,
  plusTage,
  type Schritt,
  summe,
} from "@gebuehrenportal/recht";
import { basiszinssaetze, prozentText } from "./basiszins.ts";
import { rechenstand } from "./stand.ts";
import { jahrestage, standardTagzaehlung, tagzaehlungText } from "./tagzaehlung.ts";
import { istKosten } from "./tilgung.ts";
import type {
  Forderungsverlauf,
  Zinsabschnitt,
  Zinseingabe,
  Zinsergebnis,
  Zinsschalter,
} from "./zins-typen.ts";
import { zinskonto } from "./zinskonto.ts";
import { istKeinErgebnis, type Lauf, lauf, offeneZinsen, type Rahmen, satzAm } from "./zinslauf.ts";
import { eingabefehler } from "./zinspruefung.ts";
import { satzDer } from "./zinssatz.ts";
import { zinsvermerke } from "./zinsvermerke.ts";

export const standardZinsschalter: Zinsschalter = {
  mehrereForderungen: "je-forderung",
  zahlungstag: "mitgezaehlt",
  unbekannterBasiszins: "enden",
};

export const rundungText =
  "Die Zinsen jeder Forderung werden als Bruch geführt und im ausgewiesenen Stand einmal kaufmännisch auf den Cent gerundet.";

/**
 * Interest, payments and running statement of one or several claims: default interest (§ 288 BGB), interest from the pending
 * suit (§ 291 BGB), agreed and other statutory rates; payments by §§ 366, 367, § 497 Abs. 3 BGB. Whole cents; the first and the
 * last day bear interest; exact fractions are rounded once per claim, whenever a balance is shown. No result for faulty inputs and, where the rate
 * depends on the base rate, before 1 January 2002. Half-years without a known base rate bear no interest, and the result says so.
 */
export function zinsrechnung(e: Zinseingabe): Zinsergebnis | KeinErgebnis {
  const fehler = eingabefehler(e);
  if (fehler) return fehler;
  const basis = basiszinssaetze(e.basiszinsen);
  if (basis.art === "kein-ergebnis") return basis;
  const schalter = { ...standardZinsschalter, ...e.schalter };
  const zaehlung = e.tagzaehlung ?? standardTagzaehlung;
  const rahmen: Rahmen = {
    zaehlung,
    bis: e.bis,
    basis: basis.zeilen,
    unbekanntAb: basis.unbekanntAb,
    schalter,
  };
  const laeufe: Lauf[] = [];
  for (const [i, f] of e.hauptforderungen.entries()) {
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
  const konto = zinskonto(e, laeufe, rahmen);
  const forderungen = laeufe.map((l) => verlauf(l, rahmen));
  const offeneHauptforderung = summe(laeufe.filter((l) => !istKosten(l)).map((l) => l.kapital));
  const offeneZinsen = summe(forderungen.map((f) => f.offeneZinsen));
  const summen = {
    hauptforderungen: summe(laeufe.filter((l) => !istKosten(l)).map((l) => l.f.betrag)),
    zinsen: summe(forderungen.map((f) => f.zinsen)),
    ...konto.summen,
    offeneHauptforderung,
    offeneZinsen,
    offen: cent(offeneHauptforderung + offeneZinsen + konto.summen.offeneKosten),
    tageszins: summe(forderungen.map((f) => f.tageszins)),
  };
  const haengtAmBasiszins = laeufe.some((l) => l.satz.ueberBasis);
  const unbekannt = laeufe.some(
    (l) => l.satz.ueberBasis && l.endet >= basis.unbekanntAb && l.f.verzugAb <= l.endet,
  );
  const benutzteEintraege = basis.vermerke.filter(
    (_, i) => haengtAmBasiszins && (basis.zeilen[basiszinssatz.fassungen.length + i]?.ab ?? "") <= e.bis,
  );
  return {
    art: "ergebnis",
    rechenstand,
    bis: e.bis,
    tagzaehlung: zaehlung,
    tagzaehlungText: tagzaehlungText[zaehlung],
    rundungText,
    schalter,
    forderungen,
    konto: konto.zeilen,
    summen,
    ...(unbekannt && { unbekanntAb: basis.unbekanntAb }),
    fassung: fassung(laeufe, rahmen),
    schritte: schlussschritte(summen),
    vermerke: [...zinsvermerke(e, laeufe, rahmen, unbekannt), ...konto.vermerke, ...benutzteEintraege],
  };
}

function verlauf(l: Lauf, r: Rahmen): Forderungsverlauf {
  const { f, satz } = l;
  const offen = offeneZinsen(l, r.zaehlung);
  const zinsen = cent(l.getilgteZinsen + offen);
  const amEnde = satzAm(satz, l.endet, r);
  const schritte: Schritt[] = l.abschnitte.map((a) => ({
    text: `${datum(a.von)} bis ${datum(a.bis)}: ${a.tage} ${a.tage === 1 ? "Tag" : "Tage"} von ${a.jahrestage} zu ${prozentText(a.prozent100)} aus ${euro(a.kapital)}${eintragstext(a, r)}`,
    norm: a.norm,
    betrag: a.betrag,
  }));
  schritte.push({ text: "Zinsen, einmal gerundet", norm: satz.norm, betrag: zinsen });
  return {
    id: f.id,
    ...(f.bezeichnung !== undefined && { bezeichnung: f.bezeichnung }),
    betrag: f.betrag,
    verzugAb: f.verzugAb,
    bis: l.endet,
    zinssatz: f.zinssatz.art,
    zinssatzText: satz.text,
    norm: satz.norm,
    abschnitte: l.abschnitte,
    zinsen,
    getilgteZinsen: l.getilgteZinsen,
    getilgteHauptforderung: cent(f.betrag - l.kapital),
    offeneZinsen: offen,
    offeneHauptforderung: l.kapital,
    tageszins:
      amEnde && laeuftWeiter(l, r)
        ? anteil(l.kapital, amEnde.prozent100, 10_000 * jahrestage(r.zaehlung, l.endet))
        : cent(0),
    schritte,
  };
}

/** Whether the day after the end of the calculation bears interest. */
const laeuftWeiter = ({ f }: Lauf, { bis }: Rahmen): boolean =>
  f.verzugAb <= plusTage(bis, 1) && (f.bis === undefined || f.bis > bis);

/** Source and day of a base rate that the operator entered; for recorded ones the Fassung says it. */
function eintragstext({ herkunft, von }: Zinsabschnitt, { basis }: Rahmen): string {
  const zeile = herkunft === "betreiber" ? basis.findLast((z) => z.ab <= von) : undefined;
  return zeile ? `; Basiszinssatz ${zeile.quelle.titel} (${zeile.quelle.fundstelle})` : "";
}

function fassung(laeufe: readonly Lauf[], { bis, basis }: Rahmen): FassungAngabe {
  if (laeufe.some((l) => l.satz.ueberBasis)) {
    const zeile = basis.findLast((z) => z.ab <= bis) ?? basis[0];
    if (zeile) {
      const grund = `weil die Rechnung mit dem ${datum(bis)} endet; frühere Halbjahre nennt jeder Abschnitt (§ 247 Abs. 1 BGB)`;
      const sicherheit = zeile.herkunft === "betreiber" ? "mittel" : "hoch";
      return { norm: basiszinssatz.norm, ab: zeile.ab, quelle: zeile.quelle, grund, sicherheit };
    }
  }
  const grund = "weil der Zinssatz nicht vom Basiszinssatz abhängt";
  const eigene = laeufe.find((l) => l.satz.fassung);
  const erster = verzugszinsen.fassungen[0]?.ab;

  if (eigene?.satz.fassung) return fassungAngabe(eigene.satz, eigene.satz.fassung, grund);
  return {
    norm: "§ 288 Abs. 3 BGB",
    ab: erster ?? bis,
    quelle: fuer(schuldrecht2001, "bgb"),
    grund,
    sicherheit: "hoch",
  };
}

function schlussschritte(s: Zinsergebnis["summen"]): Schritt[] {
  const schritt = (text: string, norm: string, betrag: Cent): Schritt[] =>
    betrag === 0 ? [] : [{ text, norm, betrag }];
  return [
    ...schritt("Hauptforderungen", "§ 241 Abs. 1 BGB", s.hauptforderungen),
    ...schritt("Zinsen", "§§ 288, 291 BGB", s.zinsen),
    ...schritt("Verzugspauschale", "§ 288 Abs. 5 BGB", s.pauschale),
    ...schritt("Kosten", "§ 280 Abs. 2 BGB", s.kosten),
    ...schritt("Zahlungen", "§ 362 Abs. 1 BGB", cent(-s.zahlungen)),
    ...schritt("Überzahlt", "§ 812 Abs. 1 BGB", s.ueberzahlt),
    { text: "Offen", norm: "§ 362 Abs. 1 BGB", betrag: s.offen },
  ];
}
