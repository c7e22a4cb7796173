import {
  type Verfahrenswertregel,
  verfahrenswertRegel,
} from "@gebuehrenportal/gesetze/famgkg/paragraph-50.ts";
import {
  anteil,
  type Cent,
  cent,
  datum,
  euro,
  fassungAngabe,
  fassungsvermerke,
  groesser,
  type KeinErgebnis,
  keinErgebnis,
  kleiner,
  type Schritt,
  summe,
} from "@gebuehrenportal/recht";
import { betragFehler, fassungFehlt, fassungZum } from "./pruefung.ts";
import { rechenstand } from "./stand.ts";
import type { VerfahrenswertEingabe, VerfahrenswertErgebnis } from "./typen.ts";

/**
 * Value of the proceedings on pension rights, § 50 FamGKG: percent per right of three months' net income of both spouses,
 * at least the minimum for all rights together, at most what § 33 Abs. 2 FamGKG allows. Cents, half a cent up. No result for negative incomes or without a right.
 */
export function verfahrenswert(eingabe: VerfahrenswertEingabe): VerfahrenswertErgebnis | KeinErgebnis {
  const { antragAm } = eingabe;
  const fassung = fassungZum(verfahrenswertRegel, antragAm);
  if (!fassung) return fassungFehlt(antragAm, verfahrenswertRegel.norm);
  const fehler = eingabefehler(eingabe);
  if (fehler) return fehler;
  const regel = fassung.wert;
  const rechnung = eingabe.auskunft ? festwert(regel) : anrechtswert(eingabe, regel);
  const schritte = [...rechnung.schritte];
  if (eingabe.billigkeit !== undefined) {
    schritte.push({
      text: "Wert nach Billigkeit statt des Regelwerts",
      norm: "§ 50 Abs. 3 FamGKG",
      betrag: eingabe.billigkeit,
    });
  }
  const ungedeckelt = eingabe.billigkeit ?? rechnung.wert;
  const wert = kleiner(ungedeckelt, regel.hoechstens);
  if (wert < ungedeckelt) {
    schritte.push({ text: `Höchstens ${euro(wert)}`, norm: "§ 33 Abs. 2 FamGKG", betrag: wert });
  }
  return {
    art: "ergebnis",
    rechenstand,
    wert,
    schritte,
    fassung: fassungAngabe(
      verfahrenswertRegel,
      fassung,
      antragAm === undefined
        ? "neueste erfasste Fassung, weil kein Tag des Antrags angegeben ist"
        : `weil der Antrag am ${datum(antragAm)} gestellt wurde (§ 34 FamGKG)`,
    ),
    sicherheit: "hoch",
    vermerke: [
      ...(antragAm === undefined ? [] : fassungsvermerke(verfahrenswertRegel, fassung, antragAm)),
      ...(eingabe.auskunft
        ? []
        : [
            {
              art: "hinweis" as const,
              text: "Mitgezählt werden auch Anrechte, die am Ende nicht ausgeglichen werden; das ist herrschende Meinung, aber nicht unbestritten.",
              norm: "§ 50 Abs. 1 FamGKG",
              feld: "anrechte",
            },
          ]),
      ...(eingabe.billigkeit === undefined
        ? [
            {
              art: "hinweis" as const,
              text: "Ist der Wert nach den Umständen unbillig, kann das Gericht einen höheren oder niedrigeren festsetzen.",
              norm: "§ 50 Abs. 3 FamGKG",
            },
          ]
        : []),
    ],
  };
}

function eingabefehler(eingabe: VerfahrenswertEingabe): KeinErgebnis | undefined {
  const norm = "§ 50 Abs. 1 FamGKG";
  return (
    betragFehler(eingabe.nettoeinkommen1, "nettoeinkommen1", "Das Nettoeinkommen", norm) ??
    betragFehler(eingabe.nettoeinkommen2, "nettoeinkommen2", "Das Nettoeinkommen", norm) ??
    betragFehler(eingabe.billigkeit, "billigkeit", "Der Wert nach Billigkeit", "§ 50 Abs. 3 FamGKG") ??
    (eingabe.billigkeit === 0
      ? keinErgebnis("Der Wert nach Billigkeit muss größer als 0 sein.", "§ 50 Abs. 3 FamGKG", "billigkeit")
      : undefined) ??
    (Number.isSafeInteger(eingabe.anrechte) && eingabe.anrechte >= 1 && eingabe.anrechte <= hoechstzahl
      ? undefined
      : keinErgebnis(`Die Zahl der Anrechte liegt zwischen 1 und ${hoechstzahl}.`, norm, "anrechte"))
  );
}

/** More rights than two people can have; keeps the product exact. */
const hoechstzahl = 999;

type Rechnung = { readonly wert: Cent; readonly schritte: readonly Schritt[] };

const festwert = (regel: Verfahrenswertregel): Rechnung => ({
  wert: regel.auskunft,
  schritte: [
    { text: "Auskunft oder Abtretung: fester Wert", norm: "§ 50 Abs. 2 FamGKG", betrag: regel.auskunft },
  ],
});

function anrechtswert(eingabe: VerfahrenswertEingabe, regel: Verfahrenswertregel): Rechnung {
  const norm = "§ 50 Abs. 1 Satz 1 FamGKG";
  const imMonat = summe([eingabe.nettoeinkommen1, eingabe.nettoeinkommen2]);
  const einkommen = cent(imMonat * regel.monate);
  const prozent = eingabe.nachScheidung ? regel.prozentNachScheidung : regel.prozentBeiScheidung;
  const wert = anteil(einkommen, prozent * eingabe.anrechte, 100);
  const hoeher = groesser(wert, regel.mindestens);
  const anrechte = eingabe.anrechte === 1 ? "1 Anrecht" : `${eingabe.anrechte} Anrechte`;
  return {
    wert: hoeher,
    schritte: [
      {
        text: `Nettoeinkommen beider Ehegatten in ${regel.monate} Monaten: ${regel.monate} × ${euro(imMonat)}`,
        norm,
        betrag: einkommen,
      },
      {
        text: `${prozent} % je Anrecht (${eingabe.nachScheidung ? "Ausgleichsansprüche nach der Scheidung" : "Wertausgleich bei der Scheidung"}), ${anrechte}`,
        norm,
        betrag: wert,
      },
      ...(hoeher > wert
        ? [{ text: "Mindestwert, insgesamt", norm: "§ 50 Abs. 1 Satz 2 FamGKG", betrag: hoeher }]
        : []),
    ],
  };
}
