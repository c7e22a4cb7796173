import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { suchtreffer } from "../suchtreffer.ts";
import { nummernangabe } from "./nummernangabe.ts";

/** Under the KostRÄG 2021. */
const tag2024 = tag("2024-03-01");

// Beträge nach dem VV in der Fassung des KostRÄG 2021: 4104 44–319 €, bestellt 145 €; 4105 44–399 €, bestellt 177 €; 4110 121 €
test.each([
  [
    "3100",
    {
      titel: "Verfahrensgebühr 1. Rechtszug",
      wert: { art: "satz", satz100: 130 },
      gebuehrenart: "verfahren",
    },
  ],
  [
    "4104",
    {
      titel: "Strafsache: Verfahrensgebühr vorbereitendes Verfahren",
      wert: { art: "betragsrahmen", min: 4_400, max: 31_900, bestellt: 14_500 },
      gebuehrenart: "verfahren",
      haft: { mit: "4105" },
    },
  ],
  [
    "4105",
    {
      titel: "Strafsache: Verfahrensgebühr vorbereitendes Verfahren mit Haftzuschlag",
      wert: { art: "betragsrahmen", min: 4_400, max: 39_900, bestellt: 17_700 },
      gebuehrenart: "verfahren",
      haft: { ohne: "4104" },
    },
  ],
  [
    "4110",
    {
      titel: "Zusatz Hauptverhandlung Amtsgericht, mehr als 5 bis 8 Stunden (bestellter Anwalt)",
      wert: { art: "festbetrag", bestellt: 12_100 },
      gebuehrenart: "laenge",
      nurBestellt: true,
    },
  ],
  ["34", { titel: "Beratung (§ 34 RVG)", wert: { art: "beratung" } }],
  ["9999", { titel: "Diese Nummer gibt es nicht", wert: { art: "unbekannt" } }],
])("Was das Formular über Nr. %s weiß", (nr, erwartet) => {
  expect(nummernangabe(nr, tag2024)).toEqual({ nr, ...erwartet });
});

test.each([
  ["3100", "1,3"],
  ["2300", "0,5–2,5"],
  ["4104", "44,00–319,00 €"],
  ["4110", "121,00 €"],
  ["2500", "15,00 €"],
  ["1008", ""],
])("Die Suche nach %s zeigt die Höhe %s", (nr, hoehe) => {
  const [treffer] = suchtreffer(nr, tag2024);
  expect(treffer).toEqual({ nr, titel: nummernangabe(nr, tag2024).titel, hoehe });
});
