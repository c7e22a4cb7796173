import { euro } from "@gebuehrenportal/recht";
import { brief } from "#platform/mail/brief.ts";
import type { GespeicherteAnschrift } from "../anschrift/anschrift.ts";
import type { Vertrag } from "../vertrag/vertrag.ts";
import { preissatz } from "../worte/texte.ts";

type Angaben = {
  readonly anschrift: GespeicherteAnschrift;
  readonly konto: { readonly name: string };
  /** The contract that runs, taxed as it is from now on. */
  readonly vertrag: Vertrag | undefined;
  readonly baseUrl: string;
};

/** What has become of a VAT number that was not confirmed at once, or is not any more. */
export function ustidmail({ anschrift, konto, vertrag, baseUrl }: Angaben) {
  const { ustId, bestaetigung, land } = anschrift;
  const gueltig = bestaetigung !== null;
  const folge = gueltig ? bestaetigt(land, vertrag) : ungueltig(land, vertrag);
  return brief({
    betreff: gueltig
      ? "Ihre Umsatzsteuer-Identifikationsnummer ist bestätigt"
      : "Ihre Umsatzsteuer-Identifikationsnummer ist nicht gültig",
    anrede: konto.name,
    absaetze: [
      gueltig
        ? `Ihre Umsatzsteuer-Identifikationsnummer ${ustId} ist bestätigt.`
        : `das Verzeichnis der EU-Staaten (VIES) führt Ihre Umsatzsteuer-Identifikationsnummer ${ustId} nicht oder nicht mehr als gültig.`,
      folge,
    ],
    knopf: vertrag
      ? { text: "Rechnungsanschrift ansehen", ziel: `${baseUrl}/konto/abo` }
      : { text: "Tarife ansehen", ziel: `${baseUrl}/subscription` },
    art: gueltig ? "abo-ustid-bestaetigt" : "abo-ustid-ungueltig",
  });
}

function bestaetigt(land: string, vertrag: Vertrag | undefined): string {
  if (!vertrag) return "Sie können jetzt bestellen; Ihre Anschrift haben wir gespeichert.";
  if (land === "DE") return "Sie steht auf Ihren nächsten Rechnungen.";
  return `Von der nächsten Rechnung an gilt der Preis ohne Umsatzsteuer: ${euro(vertrag.preis)} pro Monat. Die Steuer schulden Sie in Ihrem Staat (Steuerschuldnerschaft des Leistungsempfängers).`;
}

function ungueltig(land: string, vertrag: Vertrag | undefined): string {
  const pruefen = "Bitte prüfen Sie die Nummer und berichtigen Sie sie in Ihrem Konto.";
  if (!vertrag || land === "DE") return pruefen;
  return `${pruefen} Bis sie bestätigt ist, berechnen wir von der nächsten Rechnung an deutsche Umsatzsteuer: ${preissatz(vertrag)}.`;
}
