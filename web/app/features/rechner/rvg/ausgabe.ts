import type { AngelegenheitErgebnis, FassungAngabe, Zeile } from "@gebuehrenportal/gebuehren";
import { datum, kurzname, satz, zahl } from "@gebuehrenportal/recht";
import { csvDatei } from "../csv-datei.ts";
import { alsHtmlTabelle, alsTextTabelle } from "../tabelle-kopieren.ts";
import type { Auswertung } from "./auswertung.ts";
import {
  blocktitel,
  gesamttitel,
  staatskassenschluss,
  staatskassentitel,
  unterschreitung,
  vereinbarungstitel,
  weitereVerguetung,
  zahlungstitel,
} from "./schlusszeilen.ts";
import type { Titel } from "./titel.ts";
import { zeilentitel } from "./ui/zeilentitel.ts";

type Ergebnis = Extract<Auswertung, { art: "ergebnis" }>;

const kopf = ["Position", "Grundlage", "Wert in €", "Satz", "Betrag in €"] as const;
const ueberschrift = "Vergütung nach dem RVG";

/** Rows with five cells each, and which of them stand out. */
class Blatt {
  readonly zeilen: string[][] = [[...kopf]];
  readonly fett: number[] = [];

  text(text: string, norm = ""): void {
    this.zeilen.push([text, norm, "", "", ""]);
  }

  betrag(text: string, betrag: Zeile["betrag"], norm = ""): void {
    this.zeilen.push([text, norm, "", "", zahl(betrag)]);
  }

  position(z: Zeile, titel: Titel): void {
    const wert = z.wert === undefined ? "" : zahl(z.wert);
    const hoehe = z.satz100 === undefined ? "" : satz(z.satz100);
    this.zeilen.push([zeilentitel(z, titel), z.norm, wert, hoehe, zahl(z.betrag)]);
  }

  /** Marks the row written last. */
  hervorheben(): void {
    this.fett.push(this.zeilen.length - 1);
  }
}

/**
 * The result as rows of texts, everything the page shows: each matter with its version and lines, the totals with the
 * payments, what the treasury pays, the agreement, the notes. `fett`: rows that stand out.
 */
export function rechnungszeilen({ ergebnis, titel }: Ergebnis): { zeilen: string[][]; fett: number[] } {
  const blatt = new Blatt();
  const { angelegenheiten, umsatzsteuer, zahlungen, vermerke } = ergebnis;
  const mehrere = angelegenheiten.length > 1;
  for (const [i, a] of angelegenheiten.entries()) {
    if (mehrere || a.bezeichnung) {
      blatt.text(`${mehrere ? `${i + 1}. ` : ""}${a.bezeichnung ?? "Angelegenheit"}`);
      blatt.hervorheben();
    }
    blatt.text(fassungssatz(a.fassung));
    for (const zeile of a.zeilen) blatt.position(zeile, titel[a.id] ?? {});
    if (mehrere) blatt.betrag("Zwischensumme", a.netto);
  }
  blatt.betrag("Netto", ergebnis.netto);
  blatt.betrag(`Umsatzsteuer ${umsatzsteuer.prozent} %`, umsatzsteuer.betrag, umsatzsteuer.norm);
  if (zahlungen) {
    blatt.betrag("Rechnungsbetrag", ergebnis.brutto);
    for (const zeile of zahlungen.zeilen) blatt.betrag(zahlungstitel(zeile), zeile.betrag, zeile.norm);
  }
  blatt.betrag(gesamttitel(ergebnis), ergebnis.offen);
  blatt.hervorheben();
  for (const a of angelegenheiten) {
    staatskasse(blatt, a, titel[a.id] ?? {}, mehrere);
    vereinbarung(blatt, a, mehrere);
  }
  for (const { text, norm } of vermerke) blatt.text(text, norm);
  return { zeilen: blatt.zeilen, fett: blatt.fett };
}

function staatskasse(blatt: Blatt, a: AngelegenheitErgebnis, titel: Titel, mehrere: boolean): void {
  const s = a.staatskasse;
  if (!s) return;
  blatt.text(blocktitel(staatskassentitel, a, mehrere));
  blatt.hervorheben();
  for (const zeile of s.zeilen) blatt.position(zeile, titel);
  for (const { text, betrag } of staatskassenschluss(s)) blatt.betrag(text, betrag);
  blatt.betrag("Auszahlung", s.auszahlung);
  blatt.hervorheben();
  if (s.weitereVerguetung > 0) blatt.betrag(weitereVerguetung, s.weitereVerguetung);
}

function vereinbarung(blatt: Blatt, a: AngelegenheitErgebnis, mehrere: boolean): void {
  const v = a.vereinbarung;
  if (!v) return;
  blatt.text(blocktitel(vereinbarungstitel, a, mehrere));
  blatt.hervorheben();
  blatt.betrag("Vereinbart", v.netto, "§ 3a RVG");
  blatt.betrag("Gesetzlich", v.gesetzlich);
  if (v.unterschritten) blatt.text(unterschreitung);
}

/** Which law, and why. */
const fassungssatz = ({ ab, quelle, grund, sicherheit }: FassungAngabe): string =>
  `Recht in der Fassung vom ${datum(ab)} (${kurzname(quelle)}), ${grund}.${
    sicherheit === "hoch" ? "" : " Beginn oder Wortlaut dieser Fassung sind nicht doppelt belegt."
  }`;

/** For the clipboard: a clean table for word processors and the same as text with tabulators. */
export function zumKopieren(auswertung: Ergebnis): { text: string; html: string } {
  const { zeilen, fett } = rechnungszeilen(auswertung);
  return { text: alsTextTabelle(ueberschrift, zeilen), html: alsHtmlTabelle(ueberschrift, zeilen, fett) };
}

export const alsCsv = (auswertung: Ergebnis): string => csvDatei(rechnungszeilen(auswertung).zeilen);

/** Inputs, result, the titles of its numbers by matter, and the version of the engine in one file. */
export const alsJson = ({ eingabe, ergebnis, titel }: Ergebnis): string =>
  JSON.stringify({ eingabe, ergebnis, titel }, null, 2);

const ohneNamen = ({ bezeichnung: _, zeilen, ...a }: AngelegenheitErgebnis): AngelegenheitErgebnis => ({
  ...a,
  zeilen: zeilen.map(({ bezeichnung: __, ...zeile }) => zeile),
});

/** Text of a mail that reports a fault: the figures without names; the sender may change everything. */
export function fehlermeldung(auswertung: Ergebnis): string {
  const { ergebnis } = auswertung;
  const { zeilen } = rechnungszeilen({
    ...auswertung,
    ergebnis: { ...ergebnis, angelegenheiten: ergebnis.angelegenheiten.map(ohneNamen) },
  });
  return [
    "Was ist falsch, und was müsste richtig herauskommen (mit Fundstelle)?",
    "",
    "",
    `Rechenstand ${ergebnis.rechenstand}`,
    ...zeilen.map((z) => z.filter(Boolean).join(" | ")),
  ].join("\r\n");
}
