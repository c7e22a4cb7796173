import { rvgRechnung } from "@gebuehrenportal/gebuehren";
import { cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { alsAntwort } from "./antwort.ts";

const angelegenheit = {
  id: "a1",
  auftragAm: tag("2026-03-01"),
  wert: cent(1_000_000),
  positionen: [{ id: "p1", nr: "3100" }],
};
const eingabe = { leistungsende: tag("2026-10-01"), angelegenheiten: [angelegenheit] };

// 1,3 × 652,00 = 847,60; 847,60 + 20,00 + 849,00 = 1.716,60; 19 % aus 867,60 = 164,84; 1.881,44 − 1.190,00 = 691,44.
// Im Vorschuss stecken 190,00 € Umsatzsteuer (1.190,00 / 119 × 19).
test("Vorschuss, durchlaufender Posten und Pauschale: die ganze Antwort", () => {
  const antwort = alsAntwort(
    rvgRechnung({
      ...eingabe,
      zahlungen: [
        { betrag: cent(119_000), von: "vorschuss", am: tag("2026-04-01"), umsatzsteuerProzent: 19 },
      ],
      angelegenheiten: [
        {
          ...angelegenheit,
          vereinbarung: { art: "pauschale", betrag: cent(50_000) },
          auslagen: { durchlaufend: [{ bezeichnung: "Gerichtskosten", betrag: cent(84_900) }] },
        },
      ],
    }),
  );
  const gebuehr = [
    { text: "1,0-Gebühr aus 10.000,00\u00a0€", norm: "§ 13 Abs. 1 RVG", betrag: 65_200 },
    { text: "× 1,3", norm: "Nr. 3100 VV", betrag: 84_760 },
  ];
  const pauschale = [
    { text: "20 % von 847,60\u00a0€, höchstens 20,00\u00a0€", norm: "Nr. 7002 VV", betrag: 2_000 },
  ];
  const posten = [{ text: "durchlaufender Posten", norm: "§ 10 Abs. 1 Satz 5 UStG", betrag: 84_900 }];
  const ende = "weil die Leistung am 01.10.2026 endete (§ 27 Abs. 1 UStG)";
  expect(antwort).toEqual({
    art: "ergebnis",
    rechenstand: expect.any(String),
    netto: 171_660,
    umsatzsteuer: { prozent: 19, betrag: 16_484, norm: "Nr. 7008 VV", grund: ende },
    brutto: 188_144,
    offen: 69_144,
    vermerke: [],
    angelegenheiten: [
      {
        id: "a1",
        fassung: expect.objectContaining({ ab: "2025-06-01" }),
        gebuehrenVorAnrechnung: 84_760,
        gebuehren: 84_760,
        auslagen: 86_900,
        netto: 171_660,
        steuerfrei: 84_900,
        zeilen: [
          {
            art: "gebuehr",
            position: "p1",
            nr: "3100",
            nummern: ["3100"],
            norm: "Nr. 3100 VV",
            wert: 1_000_000,
            betrag: 84_760,
            titel: "Verfahrensgebühr 1. Rechtszug",
            satz: 1.3,
            rechenweg: gebuehr,
          },
          {
            art: "auslage",
            nr: "7002",
            nummern: ["7002"],
            norm: "Nr. 7002 VV",
            betrag: 2_000,
            titel: "Post- und Telekommunikationspauschale",
            rechenweg: pauschale,
          },
          {
            art: "auslage",
            nr: "durchlaufend",
            nummern: [],
            norm: "§ 10 Abs. 1 Satz 5 UStG",
            bezeichnung: "Gerichtskosten",
            betrag: 84_900,
            rechenweg: posten,
          },
        ],
        vereinbarung: {
          netto: 50_000,
          gesetzlich: 84_760,
          unterschritten: true,
          rechenweg: [
            { text: "vereinbarte Pauschale", norm: "§ 3a RVG", betrag: 50_000 },
            { text: "gesetzliche Gebühren", norm: "§ 49b Abs. 1 BRAO", betrag: 84_760 },
          ],
        },
      },
    ],
    zahlungen: {
      zeilen: [
        {
          art: "zahlung",
          nr: "vorschuss",
          nummern: [],
          norm: "§ 9 RVG",
          betrag: -119_000,
          rechenweg: [
            { text: "Vorschuss vom 01.04.2026, darin 19 % Umsatzsteuer", norm: "§ 9 RVG", betrag: 19_000 },
          ],
        },
      ],
      brutto: 119_000,
      enthalteneUmsatzsteuer: 19_000,
    },
    rechenweg: [...gebuehr, ...pauschale, ...posten, { text: ende, norm: "Nr. 7008 VV", betrag: 16_484 }],
  });
});

test("Ohne Zahlung und Vereinbarung fehlen sie in der Antwort; ein Grund bleibt, wie er ist", () => {
  const antwort = alsAntwort(rvgRechnung(eingabe));
  expect(antwort).not.toHaveProperty("zahlungen");
  expect("angelegenheiten" in antwort && Object.keys(antwort.angelegenheiten[0] ?? {})).not.toContain(
    "vereinbarung",
  );
  const grund = rvgRechnung({
    ...eingabe,
    angelegenheiten: [{ ...angelegenheit, auftragAm: tag("2000-01-01") }],
  });
  expect(grund.art).toBe("kein-ergebnis");
  expect(alsAntwort(grund)).toBe(grund);
});
