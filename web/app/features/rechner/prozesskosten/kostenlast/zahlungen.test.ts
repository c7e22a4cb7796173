import { expect, test } from "vitest";
import { ausQuery, blatttext } from "../../testing-seite.tsx";
import { formular } from "../felder.ts";
import { rechnung } from "../rechnung.ts";

/** Lines of one table of the sheet, its steps included. */
function tabelle(query: string, titel: string): readonly string[] {
  const zeilen = blatttext(ausQuery(formular, rechnung, query));
  const von = zeilen.findIndex((z) => z.startsWith(`[${titel}]`));
  const bis = zeilen.findIndex((z, i) => i > von && z.startsWith("["));
  return von < 0 ? [] : zeilen.slice(von + 1, bis);
}
const zahlungen = (query: string) => tabelle(query, "Wer an wen zahlt");

// Je Seite 1.963,50 €, Gericht 849,00 €; die Staatskasse zahlt 2,5 × 374,00 + 20,00, × 1,19 = 1.136,45 € (§ 49 RVG), dem Anwalt
// fehlen 1.963,50 − 1.136,45 = 827,05 €. Von 3.927,00 € ein Viertel 981,75; 981,75 − 827,05 = 154,70 € gehen über (§ 59 RVG).
const mitHilfe = [
  "Gegenseite an eigenen Anwalt | § 126 Abs. 1 ZPO | 827,05 #result-payment-gegner-anwalt",
  "> Eigener Anteil 25 % von 3.927,00 € | § 106 Abs. 1 ZPO | 981,75",
  "> Abzüglich eigene Anwaltskosten | § 106 Abs. 1 ZPO | −1.963,50",
  "> Abzüglich selbst vorgeschossene Gerichtskosten | § 106 Abs. 1 ZPO | 0,00",
  "> Von der Gegenseite zu erstatten | § 106 Abs. 1 ZPO | 981,75",
  "> Regelgebühren weniger Zahlung der Staatskasse | § 50 RVG | 827,05",
  "> Davon aus dem Ausgleich | § 126 Abs. 1 ZPO | 827,05",
  "Gegenseite an Staatskasse | § 59 Abs. 1 RVG | 154,70 #result-payment-gegner-staatskasse",
  "> Was dem Anwalt danach nicht mehr zusteht, geht über | § 59 Abs. 1 RVG | 154,70",
];
const staatskasse =
  "Staatskasse an eigenen Anwalt | §§ 45, 49 RVG | 1.136,45 #result-payment-staatskasse-anwalt";

test.each([
  // Drei Viertel von 849,00 € schuldet der Gegner dem Gericht.
  [
    "wert=10000&quote=25&pkh=ja",
    [
      ...mitHilfe,
      "Gegenseite an Gericht | § 29 Nr. 1 GKG | 636,75 #result-payment-gegner-gericht",
      staatskasse,
    ],
  ],
  // Er hat als Kläger schon alles vorgeschossen: 849,00 − 636,75 bekommt er zurück.
  [
    "wert=10000&rolle=beklagter&pkh=ja&quote=25",
    [
      ...mitHilfe,
      "Gericht an Gegenseite | § 31 Abs. 3 Satz 1 GKG | 212,25 #result-payment-gericht-gegner",
      "> Von der Gegenseite vorgeschossen | § 22 Abs. 1 GKG | 849,00",
      "> Abzüglich ihres Anteils | § 29 Nr. 1 GKG | −636,75",
      staatskasse,
    ],
  ],
  // 2300 1,3: 1.032,44 €, davon angerechnet 0,65 × 652,00 × 1,19 = 504,32 €. Masse 1.963,50 − 504,32 + 1.963,50 + 849,00; vom
  // eingeklagten Schaden drei Viertel.
  [
    "wert=10000&quote=25&vorgerichtlich=ja&nebenforderung=ja",
    [
      "Gegenseite an eigene Seite | § 106 Abs. 1 ZPO | 1.240,26 #result-payment-gegner-eigene",
      "> Eigener Anteil 25 % von 4.271,68 € | § 106 Abs. 1 ZPO | 1.067,92",
      "> Abzüglich eigene Anwaltskosten | § 106 Abs. 1 ZPO | −1.459,18",
      "> Abzüglich selbst vorgeschossene Gerichtskosten | § 106 Abs. 1 ZPO | −849,00",
      "> Von der Gegenseite zu erstatten | § 106 Abs. 1 ZPO | 1.240,26",
      "Gegenseite an eigene Seite | §§ 280, 286 BGB | 774,33 #result-payment-gegner-eigene",
      "> Geschäftsgebühr als Nebenforderung | §§ 280 Abs. 2, 286 BGB | 1.032,44",
      "> Zugesprochen im selben Verhältnis, 75 % | § 287 ZPO | ",
    ],
  ],
  // § 11 GKG: kein Vorschuss, jeder zahlt seinen Teil von 566,00 € an das Gericht; die Anwälte gleichen sich aus (§ 12a ArbGG).
  [
    "wert=10000&rechtsweg=arbeit&quote=40",
    [
      "Eigene Seite an Gericht | § 29 Nr. 1 GKG | 226,40 #result-payment-eigene-gericht",
      "Gegenseite an Gericht | § 29 Nr. 1 GKG | 339,60 #result-payment-gegner-gericht",
    ],
  ],
  // Der Gegner hat als Kläger 849,00 € und für seine Berufung 1.132,00 € vorgeschossen, die Hälfte bekommt er zurück.
  [
    "wert=10000&quote=50&instanzen=2&von2=gegner&rolle=beklagter",
    [
      "Eigene Seite an Gegenseite | § 106 Abs. 1 ZPO | 990,50 #result-payment-eigene-gegner",
      "> Eigener Anteil 50 % von 10.300,52 € | § 106 Abs. 1 ZPO | 5.150,26",
      "> Abzüglich eigene Anwaltskosten | § 106 Abs. 1 ZPO | −4.159,76",
      "> Abzüglich selbst vorgeschossene Gerichtskosten | § 106 Abs. 1 ZPO | 0,00",
      "> An die Gegenseite zu zahlen | § 106 Abs. 1 ZPO | 990,50",
    ],
  ],
  // Nr. 1242 KV GKG (2,0 = 566,00 €) wird erst mit der Entscheidung fällig und ist nicht vorgeschossen.
  [
    "wert=10000&quote=50&instanzen=3&zulassung3=erfolglos",
    [
      "Gegenseite an eigene Seite | § 106 Abs. 1 ZPO | 990,50 #result-payment-gegner-eigene",
      "> Eigener Anteil 50 % von 13.917,16 € | § 106 Abs. 1 ZPO | 6.958,58",
      "> Abzüglich eigene Anwaltskosten | § 106 Abs. 1 ZPO | −5.968,08",
      "> Abzüglich selbst vorgeschossene Gerichtskosten | § 106 Abs. 1 ZPO | −1.981,00",
      "> Von der Gegenseite zu erstatten | § 106 Abs. 1 ZPO | 990,50",
      "Eigene Seite an Gericht | § 29 Nr. 1 GKG | 283,00 #result-payment-eigene-gericht",
      "Gegenseite an Gericht | § 29 Nr. 1 GKG | 283,00 #result-payment-gegner-gericht",
    ],
  ],
  // Ohne eigenen Anwalt zahlt die Staatskasse nichts; wer nichts zu tragen hat, zahlt niemandem.
  [
    "wert=10000&quote=0&pkh=ja&anwalt=ohne",
    ["Gegenseite an Gericht | § 29 Nr. 1 GKG | 849,00 #result-payment-gegner-gericht"],
  ],
  ["wert=10000", []],
])("%s: wer an wen zahlt", (query, erwartet) => {
  expect(zahlungen(query)).toEqual(erwartet);
});
