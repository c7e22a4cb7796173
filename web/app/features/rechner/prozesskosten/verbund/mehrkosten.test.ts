import { cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import type { Folgesachenart, ProzesskostenEingabe } from "../eingabe.ts";
import type { Mehrkosten, ProzesskostenErgebnis } from "../ergebnis.ts";
import { prozesskosten } from "../prozesskosten.ts";

const eur = (betrag: number) => cent(Math.round(betrag * 100));
const sache = (art: Folgesachenart, wert?: number) => ({
  art,
  ...(wert !== undefined && { wert: eur(wert) }),
});
const am = tag("2026-01-15");
/** Divorce of 7.000 € with Güterrecht of 6.000 €. */
const scheidung = (mehr: Partial<ProzesskostenEingabe> = {}): ProzesskostenEingabe => ({
  rechtsweg: "scheidung",
  wert: eur(7_000),
  folgesachen: [sache("gueterrecht", 6_000)],
  rolle: "klaeger",
  instanzen: [{ am, ende: "urteil" }],
  ...mehr,
});
function rechne(eingabe: ProzesskostenEingabe): ProzesskostenErgebnis {
  const ergebnis = prozesskosten(eingabe);
  if (ergebnis.art === "kein-ergebnis") throw new Error(ergebnis.grund);
  return ergebnis;
}
const mehr = (eingabe: ProzesskostenEingabe): readonly Mehrkosten["mehr"][] =>
  (rechne(eingabe).mehrkosten ?? []).map((m) => m.mehr);
/** Own lawyer, the other's, court, all. */
const betraege = (eigene: number, gegner: number, gericht: number, zusammen: number) => ({
  eigene: eur(eigene),
  gegner: eur(gegner),
  gericht: eur(gericht),
  zusammen: eur(zusammen),
});

// OLG Nürnberg, 25.09.2014, 11 WF 1152/14 (AGS 2014, 589), Verfahren von 2012: Ehesache 13.755,00, Versorgungsausgleich 18.306,00,
// Güterrecht 81.550,66, zusammen 113.611,66 €. Die Antragstellerin bekommt 4.281,03 − 2.493,05 = 1.787,98 € erstattet. Der zweite Anwalt
// kostet ebenso viel, das Gericht 2,0 aus 125.000 und 35.000 €, 956 und 369 € (§ 28 FamGKG bis 31.07.2013): 2 × 587.
test("Die Mehrkosten eines Anwalts sind die, die das OLG Nürnberg festgesetzt hat", () => {
  const [, gueterrecht] =
    rechne(
      scheidung({
        wert: eur(13_755),
        folgesachen: [sache("versorgungsausgleich", 18_306), sache("gueterrecht", 81_550.66)],
        instanzen: [{ am: tag("2012-07-02"), ende: "urteil" }],
      }),
    ).mehrkosten ?? [];
  expect(gueterrecht?.mehr).toEqual(betraege(1_787.98, 1_787.98, 1_174, 4_749.96));
  expect([gueterrecht?.mit.eigene, gueterrecht?.ohne.eigene]).toEqual([4_281_03, 2_493_05]);
});

// Dieselben Werte nach späterem Recht, je Anwalt 2,5 Gebühren, 20 € und 19 %, Gericht 2,0 (1,0 aus 125.000 und 35.000 €):
// 2013: 1.588/938 und 1.146/441: 3.990,00 + 758,10 weniger 2.365,00 + 449,35; 2 × 705.
// 2021: 1.749/1.036 und 1.261/487: 4.392,50 + 834,58 weniger 2.610,00 + 495,90; 2 × 774.
// 2025: 1.854,50/1.099 und 1.338/516,50: 4.656,25 + 884,69 weniger 2.767,50 + 525,83; 2 × 821,50.
test.each([
  ["2013-08-01", betraege(1_933.75, 1_933.75, 1_410, 5_277.5)],
  ["2021-01-01", betraege(2_121.18, 2_121.18, 1_548, 5_790.36)],
  ["2025-06-01", betraege(2_247.61, 2_247.61, 1_643, 6_138.22)],
])(
  "Güterrecht von 81.550,66 € neben Ehesache und Versorgungsausgleich, Verfahren vom %s",
  (tagtext, erwartet) => {
    const eingabe = scheidung({
      wert: eur(13_755),
      folgesachen: [sache("versorgungsausgleich", 18_306), sache("gueterrecht", 81_550.66)],
      instanzen: [{ am: tag(tagtext), ende: "urteil" }],
    });
    expect(mehr(eingabe)[1]).toEqual(erwartet);
  },
);

// 2025: 1,0 aus 13.000 € 707,00 und 313,50, aus 7.000 € 473,50 und 215,50.
// Je Anwalt 919,10 + 848,40 + 20,00 + 339,63 = 2.127,13 mit und 615,55 + 568,20 + 20,00 + 228,71 = 1.432,46 ohne.
test("Der Rechenweg zeigt Wert und Kosten mit, ohne und den Unterschied für Gericht und beide Anwälte", () => {
  expect(rechne(scheidung()).mehrkosten).toEqual([
    {
      folgesache: "gueterrecht",
      titel: "Güterrecht",
      wert: 6_000_00,
      mit: betraege(2_127.13, 2_127.13, 627, 4_881.26),
      ohne: betraege(1_432.46, 1_432.46, 431, 3_295.92),
      mehr: betraege(694.67, 694.67, 196, 1_585.34),
      schritte: [
        { text: "Wert der Folgesache", norm: "§ 44 Abs. 2 Satz 2 FamGKG", betrag: 6_000_00 },
        { text: "Verfahrenswert mit der Folgesache", norm: "§ 44 Abs. 1, 2 FamGKG", betrag: 13_000_00 },
        { text: "Verfahrenswert ohne sie", norm: "§ 44 Abs. 1, 2 FamGKG", betrag: 7_000_00 },
        {
          text: "Gericht: 627,00\u00a0€ mit, 431,00\u00a0€ ohne die Folgesache",
          norm: "§ 28 Abs. 1 FamGKG",
          betrag: 196_00,
        },
        {
          text: "Eigener Anwalt: 2.127,13\u00a0€ mit, 1.432,46\u00a0€ ohne die Folgesache",
          norm: "§§ 13, 16 Nr. 4 RVG",
          betrag: 694_67,
        },
        {
          text: "Anwalt der Gegenseite: 2.127,13\u00a0€ mit, 1.432,46\u00a0€ ohne die Folgesache",
          norm: "§§ 13, 16 Nr. 4 RVG",
          betrag: 694_67,
        },
        { text: "Alle Kosten mit der Folgesache", norm: "§ 150 Abs. 4 FamFG", betrag: 4_881_26 },
        { text: "Abzüglich aller Kosten ohne sie", norm: "§ 150 Abs. 4 FamFG", betrag: -3_295_92 },
        { text: "Mehrkosten der Folgesache", norm: "§ 150 Abs. 4 FamFG", betrag: 1_585_34 },
      ],
    },
  ]);
});

const nichts = betraege(0, 0, 0, 0);
test.each<[string, Partial<ProzesskostenEingabe>, readonly object[]]>([
  ["Ohne Wert kostet eine Folgesache nicht mehr", { folgesachen: [sache("haushalt", 0)] }, [nichts]],
  // 10.000,01 bis 13.000 € ist eine Stufe
  [
    "Eine Folgesache in derselben Stufe kostet nicht mehr",
    { wert: eur(10_800), folgesachen: [sache("haushalt", 2_200)] },
    [nichts],
  ],
  [
    "Einen Cent über der Stufe kostet sie die nächste: 2,5 × 55,00 und 19 % je Anwalt, 2 × 30,50 Gericht",
    { wert: eur(10_800), folgesachen: [sache("haushalt", 2_200.01)] },
    [betraege(163.62, 163.62, 61, 388.24)],
  ],
  [
    "Hat nur eine Seite einen Anwalt, zählt nur dessen Rechnung",
    { gegner: { anwalt: "ohne" } },
    [betraege(694.67, 0, 196, 890.67)],
  ],
  // 1.787,50 − 1.203,75 ohne Umsatzsteuer
  [
    "Mit Vorsteuerabzug zählt die eigene Rechnung ohne Umsatzsteuer",
    { eigene: { vorsteuerabzug: true } },
    [betraege(583.75, 694.67, 196, 1_474.42)],
  ],
  // KostRÄG 2021: 666/446 und 295/203: 2.005,15 − 1.350,65; 2 × 92. Beschwerde 2025: 1,6 und 1,2 aus 707,00 und 473,50:
  // 2.379,52 − 1.601,50; 3 × 98. Zusammen 654,50 + 778,02 und 184 + 294.
  [
    "Ändert sich das Recht dazwischen, rechnet jede Instanz nach ihrem",
    {
      instanzen: [
        { am: tag("2025-05-31"), ende: "urteil" },
        { am: tag("2025-06-01"), ende: "urteil" },
      ],
    },
    [betraege(1_432.52, 1_432.52, 478, 3_343.04)],
  ],
  [
    "Eine Instanz mit eigenem Wert trägt zu den Mehrkosten nichts bei",
    {
      instanzen: [
        { am: tag("2025-05-31"), ende: "urteil" },
        { am: tag("2025-06-01"), ende: "urteil", wert: eur(6_000) },
      ],
    },
    [betraege(654.5, 654.5, 184, 1_493)],
  ],
  [
    "Wirkliche Kosten einer Seite ändern die Mehrkosten nicht",
    { instanzen: [{ am, ende: "urteil", eigeneKosten: { betrag: eur(5_000) }, zeugen: eur(300) }] },
    [betraege(694.67, 694.67, 196, 1_585.34)],
  ],
  ["Eine Scheidung ohne Folgesachen kennt keine Mehrkosten", { folgesachen: [] }, []],
])("%s", (_titel, anders, erwartet) => {
  expect(mehr(scheidung(anders))).toEqual(erwartet);
});

// § 44 Abs. 2 Satz 1 FamGKG: 20 %, höchstens 4.000 € (KostRÄG 2021), 5.000 € (KostBRÄG 2025)
test.each<[string, number, Folgesachenart, number]>([
  ["2026-01-15", 9_000, "umgang", 1_800],
  ["2026-01-15", 24_999.99, "sorge", 5_000],
  ["2026-01-15", 30_000, "herausgabe", 5_000],
  ["2025-05-31", 30_000, "sorge", 4_000],
])(
  "Am %s erhöht sich eine Ehesache von %d € für die Folgesache %s um %d €",
  (tagtext, ehesache, art, wert) => {
    const { mehrkosten } = rechne(
      scheidung({
        wert: eur(ehesache),
        folgesachen: [sache(art)],
        instanzen: [{ am: tag(tagtext), ende: "urteil" }],
      }),
    );
    expect(mehrkosten?.[0]?.wert).toBe(eur(wert));
    expect(mehrkosten?.[0]?.schritte[0]).toMatchObject({
      norm: "§ 44 Abs. 2 Satz 1 FamGKG",
      betrag: eur(wert),
    });
  },
);

// § 44 Abs. 3 FamGKG: das Gericht kann einen höheren oder niedrigeren Betrag berücksichtigen
test("Ein angegebener Wert geht der Erhöhung vor, und die zweite Folgesache einer Art ist gezählt", () => {
  const { mehrkosten } = rechne(scheidung({ folgesachen: [sache("umgang", 500), sache("umgang")] }));
  expect(mehrkosten?.map(({ titel, wert, schritte }) => [titel, wert, schritte[0]?.norm])).toEqual([
    ["Umgang", 500_00, "§ 44 Abs. 3 FamGKG"],
    ["Umgang (2)", 1_400_00, "§ 44 Abs. 2 Satz 1 FamGKG"],
  ]);
});

// § 33 Abs. 2 FamGKG, § 22 Abs. 2 RVG: höchstens 30.000.000 €
test("Über 30 Millionen Euro kostet eine Folgesache nicht mehr", () => {
  expect(
    mehr(scheidung({ wert: eur(30_000_000), folgesachen: [sache("versorgungsausgleich", 1_000_000)] })),
  ).toEqual([nichts]);
});
