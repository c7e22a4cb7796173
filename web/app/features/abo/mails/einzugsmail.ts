import { type Cent, euro } from "@gebuehrenportal/recht";
import { brief } from "#platform/mail/brief.ts";
import type { Mailziel } from "./rechnungsmail.ts";

type Gescheitert = {
  readonly nummer: string;
  readonly offen: Cent;
  readonly bezeichnung: string;
  /** It was the last try. */
  readonly ausgeschoepft: boolean;
};

/** A debit that could not be made: what is open, and what to do. */
export function einzugsmail(
  { nummer, offen, bezeichnung, ausgeschoepft }: Gescheitert,
  { name, baseUrl }: Mailziel,
) {
  const sonst = ausgeschoepft
    ? `Mit dem bisherigen versuchen wir es nicht weiter. Stattdessen können Sie überweisen; Konto, Betrag und Verwendungszweck stehen bei Ihren Rechnungen: ${baseUrl}/konto/rechnungen`
    : "Sonst versuchen wir es in drei Tagen noch einmal, insgesamt dreimal.";
  return brief({
    art: "abo-einzug-gescheitert",
    betreff: `Abbuchung nicht möglich: Rechnung ${nummer}`,
    anrede: name,
    absaetze: [
      `den Betrag von ${euro(offen)} für die Rechnung ${nummer} konnten wir nicht abbuchen${bezeichnung ? ` (${bezeichnung})` : ""}. Häufige Gründe: Die Karte ist abgelaufen, das Konto nicht gedeckt, oder Ihre Bank verlangt eine Bestätigung.`,
      `Bitte hinterlegen Sie in Ihrem Konto ein anderes Zahlungsmittel; wir buchen den Betrag dann gleich ab. ${sonst}`,
    ],
    knopf: { text: "Zahlungsmittel ändern", ziel: `${baseUrl}/konto/abo` },
  });
}
