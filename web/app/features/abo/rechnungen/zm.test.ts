import { cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { empfaengerAus } from "./absender.ts";
import { beleg, konto, monat } from "./testing.ts";
import { zmZeilen } from "./zm.ts";

const empfaenger = (ustId: string) =>
  empfaengerAus(konto, {
    ...{ name: "Kanzlei Wien", zusatz: "", strasse: "Ring 1", plz: "1010", ort: "Wien", land: "AT" },
    ustId,
  });
const netto = (betrag: number, am: string, ustId = "ATU12345678") => ({
  steuerfall: "eu-reverse-charge" as const,
  beleg: beleg([{ ...monat(betrag), brutto: cent(betrag) }], {
    steuerfall: "eu-reverse-charge",
    empfaenger: empfaenger(ustId),
    ausgestelltAm: tag(am),
  }),
});

test("Die Zusammenfassende Meldung summiert je Monat und Nummer, zieht Korrekturen ab und lässt Inländer weg", () => {
  const belege = [
    netto(2100, "2026-03-10"),
    netto(3361, "2026-03-20"),
    netto(-1050, "2026-03-25"),
    netto(1008, "2026-03-11", "EL123456789"),
    netto(2100, "2026-04-10"),
    { steuerfall: "inland" as const, beleg: beleg([monat(2499)]) },
  ];
  expect(zmZeilen(belege)).toEqual([
    ["Monat", "USt-IdNr.", "Bemessungsgrundlage in EUR", "Art"],
    ["2026-03", "ATU12345678", "44,11", "Sonstige Leistung"],
    ["2026-03", "EL123456789", "10,08", "Sonstige Leistung"],
    ["2026-04", "ATU12345678", "21,00", "Sonstige Leistung"],
  ]);
});
