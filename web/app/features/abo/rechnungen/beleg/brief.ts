import { cent, datum, euro, untrennbar, zahl } from "@gebuehrenportal/recht";
import type { Beleg } from "#dokumente/e-rechnung/beleg.ts";
import { absenderzeile, type Briefsatz, empfaengerzeilen, ortszeile } from "#dokumente/e-rechnung/brief.ts";
import type { Belegtexte } from "#dokumente/e-rechnung/e-rechnung.ts";
import type { Satztabelle, Satzzeile } from "#dokumente/satztabelle.ts";
import { ibanGelesen, korrektursatz, rechnungstitel } from "../../worte/belegworte.ts";

/** What a letter needs besides its document. */
export type Briefangaben = {
  /** Takes all of an invoice back. */
  readonly storno: boolean;
};

/** The texts of an invoice of the portal. */
export function rechnungsbrief(beleg: Beleg, angaben: Briefangaben): Omit<Briefsatz, "girocode"> {
  const { absender: a, empfaenger: e } = beleg;
  const titel = rechnungstitel(beleg, angaben);
  return {
    titel,
    stand: beleg.datum,
    fusszeile: [a.kanzlei, titel, datum(beleg.datum)].join(" · "),
    entwurf: false,
    entwurfssatz: "",
    absender: [a.kanzlei, a.strasse, ortszeile(a), a.telefon && `Telefon ${a.telefon}`, a.email].filter(
      Boolean,
    ),
    absenderzeile: absenderzeile(a),
    empfaenger: empfaengerzeilen(e),
    angaben: kopfangaben(beleg).map(([name, wert]) => [name, untrennbar(wert)]),
    einleitung: einleitung(beleg, angaben).map(untrennbar),
    rechnung: tabelle(beleg, angaben),
    schluss: [zahlungssatz(beleg)].map(untrennbar),
    freigabe: null,
    rechtsgrundlagen: [],
    rechenweg: null,
  };
}

function kopfangaben(beleg: Beleg): (readonly [string, string])[] {
  const { von, bis } = beleg.leistung;
  const paare: (readonly [string, string])[] = [
    ["Nummer", beleg.nummer],
    ["Datum", datum(beleg.datum)],
    ["Zeitraum der Leistung", von === bis ? datum(von) : `${datum(von)} bis ${datum(bis)}`],
    ["Kundennummer", beleg.empfaenger.referenz],
    ["Steuernummer", beleg.absender.steuernummer],
    ["USt-IdNr.", beleg.absender.ustIdNr],
    ["Ihre USt-IdNr.", beleg.empfaenger.ustIdNr],
  ];
  return paare.filter(([, wert]) => wert !== "");
}

function einleitung({ storniert, ersetzt, ersetztDurch, text }: Beleg, { storno }: Briefangaben): string[] {
  if (!storniert) return [...ersatzsatz(ersetzt), "Für die Nutzung des Gebührenportals berechnen wir Ihnen:"];
  const rechnung = `die Rechnung ${storniert.nummer} vom ${datum(storniert.datum)}`;
  const satz = storno
    ? `Hiermit stornieren wir ${rechnung} in voller Höhe.`
    : `Hiermit berichtigen wir ${rechnung}:`;
  const danach = ersetztDurch ? [`An ihre Stelle tritt die Rechnung ${ersetztDurch}.`] : [];
  return [satz, ...danach, ...(text ? [text] : [])];
}

/** The document that corrects another one has to name it (§ 31 Abs. 5 UStDV). */
function ersatzsatz(ersetzt: Beleg["ersetzt"]): string[] {
  const [letzte] = ersetzt ?? [];
  if (!letzte) return [];
  return [
    `Diese Rechnung ersetzt die Rechnung ${letzte.nummer} vom ${datum(letzte.datum)}; berichtigt ist die Anschrift.`,
  ];
}

const spalten = [
  { titel: "Leistung", rechts: false },
  { titel: "Betrag in €", rechts: true },
];

const zeile = (text: string, betrag: number, art: Satzzeile["art"] = "zeile"): Satzzeile => ({
  art,
  zellen: [untrennbar(text), zahl(cent(betrag))],
});

function tabelle(beleg: Beleg, { storno }: Briefangaben): Satztabelle {
  const zeilen = beleg.gruppen.flatMap((g) => g.zeilen).map((z) => zeile(z.text, z.betrag));
  zeilen.push(zeile("Summe ohne Umsatzsteuer", beleg.netto, "zwischensumme"));
  for (const s of beleg.steuern)
    zeilen.push(
      s.kategorie === "S"
        ? zeile(
            `Umsatzsteuer ${s.prozent}\u00a0%${beleg.steuern.length > 1 ? ` aus ${euro(s.netto)}` : ""}`,
            s.steuer,
          )
        : zeile(`Ohne Umsatzsteuer: ${s.grund}`, 0),
    );
  const summe =
    beleg.art === "rechnung" ? "Rechnungsbetrag" : storno ? "Stornierter Betrag" : "Korrekturbetrag";
  if (beleg.zahlungen.length === 0) zeilen.push(zeile(summe, beleg.brutto, "summe"));
  else {
    zeilen.push(zeile(summe, beleg.brutto, "zwischensumme"));
    for (const z of beleg.zahlungen) zeilen.push(zeile(z.text, -z.betrag));
    zeilen.push(zeile("Zu zahlen", beleg.offen, "summe"));
  }
  return { titel: "Leistungen", spalten, zeilen };
}

/** How to pay, or what becomes of a credit. */
export function zahlungssatz(beleg: Beleg): string {
  if (beleg.art === "storno") return korrektursatz(beleg);
  if (beleg.offen <= 0) return "Der Betrag ist bezahlt. Bitte überweisen Sie nichts.";
  if (beleg.zahlweg === "online")
    return `Den Betrag von ${euro(beleg.offen)} ziehen wir über die von Ihnen hinterlegte Karte oder Lastschrift ein. Bitte überweisen Sie nichts.`;
  const { iban, bic, kanzlei } = beleg.absender;
  const konto = `auf das Konto IBAN ${ibanGelesen(iban)}${bic ? `, BIC ${bic}` : ""}, Empfänger ${kanzlei}, Verwendungszweck ${beleg.nummer}`;
  // Issued anew, an invoice is due when the one before was.
  return beleg.zahlbarBis < beleg.datum
    ? `Der Betrag war am ${datum(beleg.zahlbarBis)} fällig. Bitte zahlen Sie ${euro(beleg.offen)} ${konto}.`
    : `Bitte zahlen Sie ${euro(beleg.offen)} bis ${datum(beleg.zahlbarBis)} ${konto}.`;
}

/** What is to be transferred until when, above the particulars. */
export const ueberweisungssatz = (beleg: Beleg): string =>
  untrennbar(
    beleg.zahlbarBis < beleg.datum
      ? `Der Betrag war am ${datum(beleg.zahlbarBis)} fällig. Bitte zahlen Sie ${euro(beleg.offen)}:`
      : `Bitte zahlen Sie ${euro(beleg.offen)} bis ${datum(beleg.zahlbarBis)}:`,
  );

/** What a transfer needs, as it is typed. */
export function ueberweisungsangaben({ absender: a, nummer }: Beleg): readonly (readonly [string, string])[] {
  return [
    ["Empfänger", a.kanzlei],
    ["IBAN", ibanGelesen(a.iban)],
    ...(a.bic ? [["BIC", a.bic] as const] : []),
    ["Verwendungszweck", nummer],
  ];
}

/** What the data record says besides its figures. */
export const rechnungstexte = (beleg: Beleg, angaben: Briefangaben): Belegtexte => ({
  notizen: [...einleitung(beleg, angaben)],
  zahlung: zahlungssatz(beleg),
});
