import { type Cent, datum, euro } from "@gebuehrenportal/recht";
import type { Beleg } from "#dokumente/e-rechnung/beleg.ts";
import { brief } from "#platform/mail/brief.ts";
import { aussetzenNachTagen } from "../vertrag/fristen.ts";
import { ibanGelesen, korrektursatz, rechnungstitel } from "../worte/belegworte.ts";

/** Whom a mail about a document goes to, and where the portal is. */
export type Mailziel = { readonly name: string; readonly baseUrl: string };

const archiv = ({ baseUrl }: Mailziel) => ({
  text: "Rechnungen ansehen",
  ziel: `${baseUrl}/konto/rechnungen`,
});

const ueberweisung = (beleg: Beleg, betrag: Cent): string => {
  const { iban, bic, kanzlei } = beleg.absender;
  return [
    `Empfänger: ${kanzlei}`,
    `IBAN: ${ibanGelesen(iban)}`,
    ...(bic ? [`BIC: ${bic}`] : []),
    `Betrag: ${euro(betrag)}`,
    `Verwendungszweck: ${beleg.nummer}`,
  ].join(", ");
};

/** An invoice or its correction, which is attached. */
export function rechnungsmail(beleg: Beleg, { storno }: { readonly storno: boolean }, ziel: Mailziel) {
  const titel = rechnungstitel(beleg, { storno });
  return brief({
    art: beleg.art === "rechnung" ? "abo-rechnung" : "abo-rechnungskorrektur",
    betreff: titel,
    anrede: ziel.name,
    absaetze: beleg.art === "rechnung" ? rechnungssaetze(beleg) : korrektursaetze(beleg, titel),
    knopf: archiv(ziel),
  });
}

function rechnungssaetze(beleg: Beleg): string[] {
  const [alte] = beleg.ersetzt ?? [];
  const statt = alte ? `, mit berichtigter Anschrift anstelle der Rechnung ${alte.nummer},` : "";
  const anbei = `anbei erhalten Sie die Rechnung ${beleg.nummer} über ${euro(beleg.brutto)}${statt} als E-Rechnung: ein PDF, das den Datensatz nach EN 16931 (ZUGFeRD) enthält.`;
  if (beleg.offen <= 0) return [anbei, "Der Betrag ist bezahlt; bitte überweisen Sie nichts."];
  if (beleg.zahlweg === "online")
    return [
      anbei,
      "Den Betrag ziehen wir über die von Ihnen hinterlegte Karte oder Lastschrift ein; bitte überweisen Sie nichts.",
    ];
  return [
    anbei,
    `${beleg.zahlbarBis < beleg.datum ? `Der Betrag war am ${datum(beleg.zahlbarBis)} fällig; bitte überweisen Sie ihn` : `Bitte überweisen Sie den Betrag bis zum ${datum(beleg.zahlbarBis)}`}. ${ueberweisung(beleg, beleg.offen)}. Der GiroCode auf der Rechnung füllt die Überweisung in der App Ihrer Bank aus.`,
  ];
}

const korrektursaetze = (beleg: Beleg, titel: string): string[] => [
  `anbei erhalten Sie die ${titel}${beleg.storniert ? ` zur Rechnung ${beleg.storniert.nummer}` : ""}.`,
  korrektursatz(beleg),
];

/** A reminder of an invoice, which is attached once more. */
export function mahnmail(
  beleg: Beleg,
  { stufe, offen }: { readonly stufe: 1 | 2; readonly offen: Cent },
  ziel: Mailziel,
) {
  const faellig = `die Rechnung ${beleg.nummer} vom ${datum(beleg.datum)} war am ${datum(beleg.zahlbarBis)} fällig; offen ${offen === beleg.brutto ? "ist der Betrag von" : "sind noch"} ${euro(offen)}.`;
  return brief({
    art: stufe === 1 ? "abo-zahlungserinnerung" : "abo-mahnung",
    betreff: `${stufe === 1 ? "Zahlungserinnerung" : "Zweite Zahlungserinnerung"}: Rechnung ${beleg.nummer}`,
    anrede: ziel.name,
    absaetze: [
      faellig,
      `Vielleicht ist die Zahlung unterwegs; dann ist diese Nachricht gegenstandslos. Sonst überweisen Sie bitte: ${ueberweisung(beleg, offen)}.`,
      ...(stufe === 2
        ? [
            `Ist der Betrag nach ${aussetzenNachTagen} Tagen noch offen, ruht Ihr Tarif bis zum Eingang der Zahlung. Was Sie gespeichert haben, bleibt erhalten.`,
          ]
        : []),
    ],
    knopf: archiv(ziel),
  });
}
