import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { storno } from "#dokumente/e-rechnung/summen.ts";
import { empfaengerAus } from "../beleg/absender.ts";
import { erneuerterBeleg } from "../beleg/beleg.ts";
import { anschrift, beleg, konto, monat } from "../testing.ts";
import { zmZeilen } from "./zm.ts";

const steuerfall = "eu-reverse-charge" as const;
const anWien = (von: string, bis: string) => ({
  steuerfall,
  beleg: beleg([monat(2100, von, bis)], {
    steuerfall,
    empfaenger: empfaengerAus(konto, { ...anschrift, land: "AT", ustId: "ATU12345678" }),
  }),
});
const storniert = ({ beleg: b }: ReturnType<typeof anWien>, am: string) => ({
  steuerfall,
  beleg: storno(b, { nummer: "GP-2026-00050", datum: tag(am), freigegebenVon: "" }),
});

test("Gemeldet wird für den Monat, in dem die Leistung endet, und nur was der Empfänger versteuert", () => {
  const april = anWien("2026-03-10", "2026-04-09");
  const inland = { steuerfall: "inland" as const, beleg: beleg([monat(2499)]) };
  expect(zmZeilen([april, inland, anWien("2026-04-10", "2026-05-09")]).slice(1)).toEqual([
    ["2026-04", "ATU12345678", "21,00", "Sonstige Leistung"],
    ["2026-05", "ATU12345678", "21,00", "Sonstige Leistung"],
  ]);
});

test("Die Zusammenfassende Meldung summiert je Monat und Nummer, zieht Korrekturen ab und lässt Inländer weg", () => {
  const im = (monatstag: string, betrag: number, ustId = "ATU12345678") => ({
    steuerfall,
    beleg: beleg([monat(betrag, monatstag, `${monatstag.slice(0, 8)}28`)], {
      steuerfall,
      empfaenger: empfaengerAus(konto, { ...anschrift, land: "AT", ustId }),
    }),
  });
  const belege = [
    im("2026-03-10", 2100),
    im("2026-03-20", 3361),
    im("2026-03-25", -1050),
    im("2026-03-11", 1008, "EL123456789"),
    im("2026-04-10", 2100),
    { steuerfall: "inland" as const, beleg: beleg([monat(2499)]) },
  ];
  expect(zmZeilen(belege)).toEqual([
    ["Monat", "USt-IdNr.", "Bemessungsgrundlage in EUR", "Art"],
    ["2026-03", "ATU12345678", "44,11", "Sonstige Leistung"],
    ["2026-03", "EL123456789", "10,08", "Sonstige Leistung"],
    ["2026-04", "ATU12345678", "21,00", "Sonstige Leistung"],
  ]);
});

test.each([
  ["vor dem Ende der Leistung", "2026-03-12", [["2026-04", "0,00"]]],
  [
    "danach",
    "2026-06-02",
    [
      ["2026-04", "21,00"],
      ["2026-06", "−21,00"],
    ],
  ],
])("Ein Storno %s mindert seinen Monat", (_, am, erwartet) => {
  const april = anWien("2026-03-10", "2026-04-09");
  const zeilen = zmZeilen([april, storniert(april, am)]).slice(1);
  expect(zeilen.map(([monat, , betrag]) => [monat, betrag])).toEqual(erwartet);
});

test("Eine neu ausgestellte Rechnung steht mit ihrer Nummer im Monat der Leistung, und nur sie", () => {
  const juli = anWien("2026-06-10", "2026-07-09");
  const neu = (alt: typeof juli, nummer: string, ustIdNr: string) => {
    const { beleg: b } = alt;
    const empfaenger = { ...b.empfaenger, ustIdNr };
    const an = { offen: b.offen, nummer, datum: tag("2026-09-05"), absender: b.absender, empfaenger };
    return { steuerfall, beleg: erneuerterBeleg(b, an) };
  };
  const zurueck = (alt: typeof juli, ersetztDurch: string) => ({
    steuerfall,
    beleg: { ...storniert(alt, "2026-09-05").beleg, ersetztDurch },
  });
  const zweite = neu(juli, "GP-2026-00051", "ATU87654321");
  const dritte = neu(zweite, "GP-2026-00053", "ATU87654322");
  const belege = [juli, zurueck(juli, "GP-2026-00051"), zweite, zurueck(zweite, "GP-2026-00053"), dritte];
  expect(zmZeilen(belege).slice(1)).toEqual([["2026-07", "ATU87654322", "21,00", "Sonstige Leistung"]]);
});
