import { type Schritt, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { streitwert } from "./streitwert.ts";

type Angaben = NonNullable<Parameters<typeof streitwert>[0]["angaben"]>;

// Every step as the page, the call and the files print it: norm, words, amount in cents; worked out from the norms by hand.

const zeile = ({ norm, text, betrag }: Schritt): string =>
  `${norm} | ${text.replaceAll("\u00a0", " ")} | ${betrag}`;

test.each<[string, Angaben, readonly string[]]>([
  [
    "geldforderung",
    { hauptforderung: 500_000, nebenforderungen: 20_000 },
    [
      "§ 3 ZPO | Hauptforderung | 500000",
      "§ 43 Abs. 1 GKG, § 4 Abs. 1 ZPO | Nebenforderungen 200,00 € zählen nicht | 0",
    ],
  ],
  [
    "klage-widerklage",
    { klage: 500_000, widerklage: 300_000 },
    ["§ 45 Abs. 1 GKG | Klage und Widerklage: 5.000,00 € und 3.000,00 € zusammengerechnet | 800000"],
  ],
  [
    "hilfsaufrechnung",
    { klageforderung: 500_000, gegenforderungen: [700_000] },
    [
      "§ 3 ZPO | Klageforderung | 500000",
      "§ 45 Abs. 3 GKG, § 322 Abs. 2 ZPO | 1. Gegenforderung 7.000,00 €, rechtskräftig nur bis zur Höhe der Klageforderung | 500000",
      "§ 45 Abs. 3 GKG | Zusammengerechnet | 1000000",
    ],
  ],
  [
    "stufenklage",
    { leistung: 500_000, auskunft: 100_000 },
    ["§ 44 GKG | Der höhere der verbundenen Ansprüche | 500000"],
  ],
  [
    "arrest-verfuegung",
    { hauptsache: 900_000, bruchteil: 33 },
    ["§ 53 Abs. 1 GKG, § 3 ZPO | 33 % der Hauptsache | 297000"],
  ],
  ["raeumung", { monatsentgelt: 84_500 }, ["§ 41 Abs. 2 Satz 1 GKG | 12 × 845,00 € | 1014000"]],
  [
    "mietverhaeltnis",
    { monatsentgelt: 84_500, streitigeMonate: 7 },
    ["§ 41 Abs. 1 GKG | 7 × 845,00 € | 591500"],
  ],
  ["kuendigung", { monatsverguetung: 400_000 }, ["§ 42 Abs. 2 Satz 1 GKG | 3 × 4.000,00 € | 1200000"]],
  ["auffangwert", {}, ["§ 52 Abs. 2 GKG | Keine genügenden Anhaltspunkte: Auffangwert | 500000"]],
  [
    "ehesache",
    { netto1: 300_000, netto2: 200_000, kinderabschlag: 25_000 },
    [
      "§ 43 Abs. 1 Satz 1 FamGKG | Abschlag für Kinder im Monat (Gerichtspraxis) | 25000",
      "§ 43 Abs. 2 FamGKG | 3 × 4.750,00 € Nettoeinkommen beider Ehegatten | 1425000",
    ],
  ],
  [
    "verbund",
    { ehesache: 1_500_000, kindschaftssachen: 1 },
    [
      "§ 43 FamGKG | Ehesache | 1500000",
      "§ 44 Abs. 2 Satz 1 FamGKG | 1 × 20 % für Kindschaftssachen, je höchstens 5.000,00 € | 300000",
      "§ 33 Abs. 1, § 44 FamGKG | Zusammengerechnet | 1800000",
    ],
  ],
  [
    "unterhalt",
    { monatsbetrag: 50_000, rueckstaende: 100_000 },
    [
      "§ 51 Abs. 1 Satz 1 FamGKG | 12 × 500,00 € | 600000",
      "§ 51 Abs. 2 Satz 1 FamGKG | Fällige 1.000,00 € hinzugerechnet | 700000",
    ],
  ],
  [
    "beamtenstatus",
    { jahresbezuege: 6_000_000, lebenszeit: true },
    ["§ 52 Abs. 6 Satz 1 Nr. 1 GKG | Bezüge eines Kalenderjahres | 6000000"],
  ],
  [
    "weg-beschlussklage",
    { interesseAller: 2_000_000, interesseKlaeger: 100_000 },
    [
      "§ 49 Satz 1 GKG | Interesse aller Wohnungseigentümer | 2000000",
      "§ 49 Satz 2 GKG | Höchstens 7.500,00 € | 750000",
    ],
  ],
])("%s %j: der Rechenweg im Wortlaut", (regel, angaben, erwartet) => {
  const antwort = streitwert({ regel, angaben, antragAm: tag("2026-01-15") });
  if (antwort.art !== "ergebnis") throw new Error(antwort.grund);
  expect(antwort.schritte.map(zeile)).toEqual(erwartet);
});
