import { cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import type { Instanz, ProzesskostenEingabe } from "../eingabe.ts";
import { prozesskosten } from "../prozesskosten.ts";

const am = tag("2026-01-15");
const instanz = (mehr: Partial<Instanz> = {}): Instanz => ({ am, ende: "urteil", ...mehr });
const scheidung = (mehr: Partial<ProzesskostenEingabe> = {}): ProzesskostenEingabe => ({
  rechtsweg: "scheidung",
  wert: cent(1_000_000),
  rolle: "klaeger",
  instanzen: [instanz()],
  ...mehr,
});
function rechne(mehr: Partial<ProzesskostenEingabe>) {
  const ergebnis = prozesskosten(scheidung(mehr));
  if (ergebnis.art === "kein-ergebnis") throw new Error(ergebnis.grund);
  return ergebnis;
}

// 1,0 aus 10.000 €: 283,00 (§ 28 FamGKG); Anm. zu Nr. 1131 KV FamGKG: vor der Begründung steht die Erledigung der Rücknahme gleich,
// danach ermäßigt nach Nr. 1132 nur die Rücknahme.
test.each<[number, Partial<Instanz>, string, number]>([
  [0, {}, "1110", 566_00],
  [0, { ende: "ruecknahme" }, "1111", 141_50],
  [0, { ende: "erledigung" }, "1111", 141_50],
  [1, {}, "1120", 849_00],
  [1, { ende: "ruecknahme", vorBegruendung: true }, "1121", 141_50],
  [1, { ende: "erledigung", vorBegruendung: true }, "1121", 141_50],
  [1, { ende: "ruecknahme" }, "1122", 283_00],
  [1, { ende: "erledigung" }, "1122", 283_00],
  [2, {}, "1130", 1_132_00],
  [2, { ende: "ruecknahme", vorBegruendung: true }, "1131", 283_00],
  [2, { ende: "erledigung", vorBegruendung: true }, "1131", 283_00],
  [2, { ende: "ruecknahme" }, "1132", 566_00],
  [2, { ende: "erledigung" }, "1130", 1_132_00],
])("Instanz %d mit dem Ende %j kostet die Gebühr Nr. %s KV FamGKG", (stelle, ende, nr, betrag) => {
  const instanzen = [instanz(), instanz(), instanz()].slice(0, stelle).concat(instanz(ende));
  const zeilen = rechne({ instanzen }).abschnitte.at(-1)?.gericht?.zeilen;
  expect(zeilen?.map((z) => [z.nr, z.betrag])).toEqual([[nr, betrag]]);
});

// Vorbem. 3.2.1 Nr. 2 Buchst. b, 3.2.2 Nr. 1 Buchst. a VV; vor dem BGH nur dort zugelassene Anwälte (§ 114 Abs. 2 FamFG)
test("Die Anwälte rechnen Beschwerde und Rechtsbeschwerde wie Berufung und Revision ab", () => {
  const { abschnitte } = rechne({ instanzen: [instanz(), instanz(), instanz()] });
  expect(
    abschnitte.map((a) => a.eigene?.rechnung.angelegenheiten[0]?.zeilen.map((z) => [z.nr, z.satz100])),
  ).toEqual([
    [
      ["3100", 130],
      ["3104", 120],
      ["7002", undefined],
    ],
    [
      ["3200", 160],
      ["3202", 120],
      ["7002", undefined],
    ],
    [
      ["3208", 230],
      ["3210", 150],
      ["7002", undefined],
    ],
  ]);
});

test("Zeugen und Sachverständige sind Auslagen nach Nr. 2005 KV FamGKG", () => {
  const zeilen = rechne({ instanzen: [instanz({ zeugen: cent(10_000), sachverstaendige: cent(50_000) })] })
    .abschnitte[0]?.gericht?.zeilen;
  expect(zeilen?.map((z) => [z.nr, z.betrag])).toEqual([
    ["1110", 566_00],
    ["2005", 100_00],
    ["2005", 500_00],
  ]);
});

// 10.000 €: je Anwalt 1.963,50, Gericht 566,00 (Rücknahme und Erledigung ohne Termin: 847,60 + 20,00 und 19 % = 1.032,44; 141,50)
test.each<[string, Partial<ProzesskostenEingabe>, readonly (readonly [string, string, number, number])[]]>([
  [
    "Geschieden: jeder trägt seinen Anwalt und das halbe Gericht; abgewiesen: der Antragsteller trägt alles",
    {},
    [
      ["kostenaufhebung", "§ 150 Abs. 1 FamFG", 2_246_50, 2_246_50],
      ["unterliegen", "§ 150 Abs. 2 Satz 1 FamFG", 4_493_00, 0],
    ],
  ],
  [
    "Auf der Seite des Antragsgegners trägt bei Abweisung der andere alles",
    { rolle: "beklagter" },
    [
      ["kostenaufhebung", "§ 150 Abs. 1 FamFG", 2_246_50, 2_246_50],
      ["obsiegen", "§ 150 Abs. 2 Satz 1 FamFG", 0, 4_493_00],
    ],
  ],
  [
    "Zurückgenommen: der Antragsteller trägt alles; nahmen beide zurück, ist aufgehoben",
    { instanzen: [instanz({ ende: "ruecknahme" })] },
    [
      ["unterliegen", "§ 150 Abs. 2 Satz 1 FamFG", 2_206_38, 0],
      ["kostenaufhebung", "§ 150 Abs. 2 Satz 2 FamFG", 1_103_19, 1_103_19],
    ],
  ],
  [
    "Erledigt: aufgehoben",
    { instanzen: [instanz({ ende: "erledigung" })] },
    [["kostenaufhebung", "§ 150 Abs. 2 Satz 2 FamFG", 1_103_19, 1_103_19]],
  ],
  [
    "Das Gericht verteilt anders: ein Viertel von 4.493,00",
    { kostenquote: 2_500 },
    [
      ["kostenaufhebung", "§ 150 Abs. 1 FamFG", 2_246_50, 2_246_50],
      ["unterliegen", "§ 150 Abs. 2 Satz 1 FamFG", 4_493_00, 0],
      ["quote", "§ 150 Abs. 4 FamFG", 1_123_25, 3_369_75],
    ],
  ],
])("%s", (_titel, mehr, erwartet) => {
  const ergebnis = rechne(mehr);
  expect(ergebnis.ausgaenge.map((a) => [a.art, a.norm, a.eigene, a.gegner])).toEqual(erwartet);
  expect(ergebnis).not.toHaveProperty("gewinnschwelle");
});

// Quote 25 %: der Antragsteller hat 566,00 vorgeschossen (§ 21 FamGKG): 1.123,25 − 1.963,50 − 566,00 = −1.406,25
test("Nach einer Quote wird mit dem Vorschuss des Antragstellers ausgeglichen", () => {
  expect(rechne({ kostenquote: 2_500 }).zahlungen).toMatchObject([
    {
      von: "gegner",
      an: "eigene",
      betrag: 1_406_25,
      norm: "§ 113 Abs. 1 Satz 2 FamFG, § 106 Abs. 1 ZPO",
    },
  ]);
});

test("Mit Verfahrenskostenhilfe nennen die Zahlungen an das Gericht das FamGKG", () => {
  const normen = (mehr: Partial<ProzesskostenEingabe>) =>
    rechne({ prozesskostenhilfe: true, kostenquote: 5_000, ...mehr }).zahlungen?.map((z) => [
      z.von,
      z.an,
      z.norm,
    ]);
  expect(normen({})).toContainEqual(["gegner", "gericht", "§ 24 Nr. 1 FamGKG"]);
  expect(normen({ rolle: "beklagter" })).toContainEqual(["gericht", "gegner", "§ 26 Abs. 3 Satz 1 FamGKG"]);
});

const folgesachen = [{ art: "gueterrecht" as const, wert: cent(600_000) }];
test.each<[string, Partial<ProzesskostenEingabe>, string]>([
  ["Folgesachen vor den Zivilgerichten", { rechtsweg: "zivil", folgesachen }, "folgesachen"],
  ["Folgesachen vor den Arbeitsgerichten", { rechtsweg: "arbeit", folgesachen }, "folgesachen"],
  ["ein Online-Verfahren", { onlineVerfahren: true }, "onlineVerfahren"],
  ["ein Mahnverfahren", { mahnverfahren: { am } }, "mahnverfahren"],
  ["eine vorgerichtliche Tätigkeit", { vorgerichtlich: { am } }, "vorgerichtlich"],
  ["eine Aussicht zu gewinnen", { aussicht: 5_000 }, "aussicht"],
  ["mehrere Antragsteller", { eigene: { parteien: 2 } }, "eigene.parteien"],
  ["mehrere Antragsgegner", { gegner: { parteien: 2 } }, "gegner.parteien"],
  ["ein Mindeststreitwert", { ohneMindestwert: true }, "ohneMindestwert"],
  ["ein Vergleich", { instanzen: [instanz({ ende: "vergleich" })] }, "instanzen[0].ende"],
  ["ein Anerkenntnis", { instanzen: [instanz({ ende: "anerkenntnis" })] }, "instanzen[0].ende"],
  [
    "eine Nichtzulassungsbeschwerde",
    { instanzen: [instanz(), instanz(), instanz({ zulassung: "erfolglos" })] },
    "instanzen[2].zulassung",
  ],
  [
    "ein eigener Wert der ersten Instanz neben Folgesachen",
    { folgesachen, instanzen: [instanz({ wert: cent(500_000) })] },
    "instanzen[0].wert",
  ],
  [
    "eine Kindschaftssache ohne Wert vor der ersten erfassten Erhöhung",
    { folgesachen: [{ art: "umgang" }], instanzen: [instanz({ am: tag("2013-07-31") })] },
    "folgesachen[0].wert",
  ],
  [
    "eine Folgesache ohne Wert, die keine Kindschaftssache ist",
    { folgesachen: [...folgesachen, { art: "haushalt" }] },
    "folgesachen[1].wert",
  ],
  [
    "ein Tag vor der ersten Fassung",
    { folgesachen, instanzen: [instanz({ am: tag("2012-07-01") })] },
    "instanzen[0].am",
  ],
])("Abgelehnt wird %s", (_was, mehr, feld) => {
  expect(prozesskosten(scheidung(mehr))).toMatchObject({ art: "kein-ergebnis", feld });
});
