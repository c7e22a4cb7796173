import { expect, test } from "vitest";
import { beanstandet } from "../testing-beanstandet.tsx";
import { ausQuery, gerechnet, getippt, heute, seite } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

const aus = (query: string) => ausQuery(formular, rechnung, query);
const eingabe = (query: string) => gerechnet(aus(query)).eingabe;
const text = (werte: Record<string, string>) => new URLSearchParams(werte).toString();

test("Ohne weitere Angaben: Klage vor den Zivilgerichten, eine Instanz, heute, Urteil", () => {
  expect(eingabe("wert=1000")).toMatchObject({
    wert: 100_000,
    rechtsweg: "zivil",
    rolle: "klaeger",
    instanzen: [{ am: heute, ende: "urteil" }],
  });
  for (const feld of [
    "onlineVerfahren",
    "vorgerichtlich",
    "mahnverfahren",
    "prozesskostenhilfe",
    "kostenquote",
  ])
    expect(eingabe("wert=1000")).not.toHaveProperty(feld);
});

test("Jedes Feld des Formulars kommt in der Rechnung an", () => {
  const felder = {
    wert: "10.000",
    instanzen: "2",
    rolle: "beklagter",
    stichtag: "1.12.2025",
    ende: "anerkenntnis",
    termin: "nein",
    zeugen: "100",
    sachverstaendige: "200",
    am2: "1.6.2026",
    ende2: "ruecknahme",
    von2: "gegner",
    wert2: "8.000",
    vorBegruendung2: "ja",
    volleGebuehr2: "ja",
    termin2: "ja",
    zeugen2: "10",
    sachverstaendige2: "20",
    vorgerichtlich: "ja",
    vorsatz: "1,5",
    voram: "1.9.2025",
    vorwert: "9.000",
    nebenforderung: "ja",
    vorgegner: "ja",
    mahnverfahren: "ja",
    mahnam: "1.10.2025",
    mahnwert: "7.000",
    widerspruch: "ja",
    mandanten: "2",
    gegner: "3",
    gegneranwalt: "je",
    vorsteuer: "ja",
    gegnervorsteuer: "ja",
    pkh: "ja",
    quote: "2/3",
    aussicht: "60",
  };
  expect(eingabe(text(felder))).toEqual({
    wert: 1_000_000,
    rechtsweg: "zivil",
    rolle: "beklagter",
    instanzen: [
      { am: "2025-12-01", ende: "anerkenntnis", termin: false, zeugen: 10_000, sachverstaendige: 20_000 },
      {
        am: "2026-06-01",
        ende: "ruecknahme",
        wert: 800_000,
        termin: true,
        rechtsmittelVon: "gegner",
        vorBegruendung: true,
        volleGebuehr: true,
        zeugen: 1_000,
        sachverstaendige: 2_000,
      },
    ],
    eigene: { parteien: 2, vorsteuerabzug: true },
    gegner: { anwalt: "je", parteien: 3, vorsteuerabzug: true },
    vorgerichtlich: {
      am: "2025-09-01",
      wert: 900_000,
      satz100: 150,
      nebenforderung: true,
      auchGegner: true,
    },
    mahnverfahren: { am: "2025-10-01", wert: 700_000, widerspruchDurchAnwalt: true },
    prozesskostenhilfe: true,
    kostenquote: 6_667,
    aussicht: 6_000,
  });
});

beanstandet(
  "%s wird am Feld %s beanstandet",
  { formular, rechnung, ohne: "result-total" },
  {
    wert: ["wert=x", "wert=0"],
    rechtsweg: ["wert=1000&rechtsweg=x"],
    instanzen: ["wert=1000&instanzen=4"],
    rolle: ["wert=1000&rolle=x"],
    ende: ["wert=1000&ende=x"],
    termin: ["wert=1000&termin=x"],
    stichtag: ["wert=1000&stichtag=x"],
    zeugen: ["wert=1000&zeugen=x"],
    sachverstaendige: ["wert=1000&sachverstaendige=x"],
    am2: ["wert=1000&instanzen=2&am2=x"],
    wert2: ["wert=1000&instanzen=2&wert2=0"],
    von2: ["wert=1000&instanzen=2&von2=x"],
    zulassung3: ["wert=1000&instanzen=3&zulassung3=x"],
    vorsatz: ["wert=1000&vorgerichtlich=ja&vorsatz=x"],
    voram: ["wert=1000&vorgerichtlich=ja&voram=x"],
    vorwert: ["wert=1000&vorgerichtlich=ja&vorwert=x"],
    mahnam: ["wert=1000&mahnverfahren=ja&mahnam=x"],
    mahnwert: ["wert=1000&mahnverfahren=ja&mahnwert=x"],
    anwalt: ["wert=1000&anwalt=x"],
    gegneranwalt: ["wert=1000&gegneranwalt=x"],
    mandanten: ["wert=1000&mandanten=x"],
    gegner: ["wert=1000&gegner=x"],
    quote: ["wert=1000&quote=x"],
    aussicht: ["wert=1000&aussicht=101"],
  },
);

// § 92 ZPO: der Anteil als Prozent mit höchstens zwei Stellen oder als Bruch, auf Hundertstel gerundet
test.each([
  ["0", 0],
  ["100", 10_000],
  ["7", 700],
  ["66,67", 6_667],
  ["66.6", 6_660],
  ["70 %", 7_000],
  ["2/3", 6_667],
  ["17/1000", 170],
])("Ein Anteil von %s sind %i Hundertstel Prozent", (quote, hundertstel) => {
  expect(eingabe(text({ wert: "1000", quote }))).toMatchObject({ kostenquote: hundertstel });
});

test.each(["100,01", "x70", "70x", "66,667", "1000", "x1/3", "1/3x", "4/3", "-1", "7;5", "5,x"])(
  "%s ist kein Anteil",
  (quote) => {
    expect(aus(text({ wert: "1000", quote }))).toMatchObject({ fehler: { quote: { art: "ungueltig" } } });
  },
);

test.each([
  ["1", { parteien: 1 }],
  ["100", { parteien: 100 }],
])("%s Gegner sind möglich", (gegner, erwartet) => {
  expect(eingabe(text({ wert: "1000", gegner }))).toMatchObject({ gegner: erwartet });
});

test.each([
  [{ wert: "1000", gegner: "101" }, "gegner"],
  [{ wert: "1000", mandanten: "0" }, "mandanten"],
  [{ wert: "0" }, "wert"],
])("%j: eine Zahl, mit der niemand rechnen kann", (werte, feld) => {
  expect(aus(text(werte))).toMatchObject({ fehler: { [feld]: { art: "ungueltig" } } });
});

const eineInstanz = { am: heute, ende: "urteil" };

// Was das Formular für diesen Rechtsweg oder dieses Ende nicht zeigt, reist verborgen mit und zählt nicht.
test.each<[string, object]>([
  ["wert=1000&online=ja", { wert: 100_000, rechtsweg: "zivil", onlineVerfahren: true }],
  ["wert=1000&online=ja&rechtsweg=arbeit", { wert: 100_000, rechtsweg: "arbeit" }],
  ["wert=1000&ohnemindest=ja", { wert: 100_000, rechtsweg: "zivil" }],
  [
    "wert=1000&ohnemindest=ja&rechtsweg=finanz",
    { wert: 100_000, rechtsweg: "finanz", ohneMindestwert: true },
  ],
  [
    "wert=1000&zulassung=erfolglos&von=gegner&wert1=5&vorBegruendung=ja&volleGebuehr=ja&ende=ruecknahme&streitig=ja",
    { wert: 100_000, rechtsweg: "zivil", instanzen: [{ am: heute, ende: "ruecknahme" }] },
  ],
  [
    "wert=1000&rechtsweg=arbeit&ende=erledigung&streitig=ja",
    { wert: 100_000, rechtsweg: "arbeit", instanzen: [{ am: heute, ende: "erledigung", streitig: true }] },
  ],
  [
    "wert=1000&rechtsweg=arbeit&ende=vergleich&streitig=ja&instanzen=2&ende2=ruecknahme&streitig2=ja&vorgerichtlich=ja&nebenforderung=ja",
    {
      wert: 100_000,
      rechtsweg: "arbeit",
      instanzen: [
        { am: heute, ende: "vergleich" },
        { am: heute, ende: "ruecknahme" },
      ],
      vorgerichtlich: { am: heute },
    },
  ],
  [
    "wert=1000&instanzen=2&zulassung2=erfolglos&ende2=erledigung&vorBegruendung2=ja&volleGebuehr2=ja&von2=eigene",
    {
      wert: 100_000,
      rechtsweg: "zivil",
      instanzen: [
        eineInstanz,
        { am: heute, ende: "erledigung", vorBegruendung: true, rechtsmittelVon: "eigene" },
      ],
    },
  ],
  [
    "wert=1000&instanzen=2&ende2=ruecknahme&volleGebuehr2=ja",
    {
      wert: 100_000,
      rechtsweg: "zivil",
      instanzen: [eineInstanz, { am: heute, ende: "ruecknahme" }],
    },
  ],
  // Ohne Zulassung gibt es keine dritte Instanz, mit ihr schon.
  [
    "wert=1000&rechtsweg=sozial&instanzen=3&zulassung2=erfolglos",
    {
      wert: 100_000,
      rechtsweg: "sozial",
      instanzen: [eineInstanz, { ...eineInstanz, zulassung: "erfolglos" }],
    },
  ],
  [
    "wert=1000&rechtsweg=sozial&instanzen=3&zulassung2=erfolgreich&stichtag=1.2.2026&am2=1.3.2026",
    {
      wert: 100_000,
      rechtsweg: "sozial",
      instanzen: [
        { am: "2026-02-01", ende: "urteil" },
        { am: "2026-03-01", ende: "urteil", zulassung: "erfolgreich" },
        { am: "2026-03-01", ende: "urteil" },
      ],
    },
  ],
  [
    "wert=1000&anwalt=gemeinsam&gegneranwalt=ohne",
    { wert: 100_000, rechtsweg: "zivil", eigene: { anwalt: "gemeinsam" }, gegner: { anwalt: "ohne" } },
  ],
])("%s: nur, was dieser Rechtsweg kennt", (query, erwartet) => {
  expect(eingabe(query)).toEqual({
    rolle: "klaeger",
    instanzen: [eineInstanz],
    eigene: {},
    gegner: {},
    ...erwartet,
  });
});

test("Bei einer Scheidung zählen die Folgesachen, was es dort nicht gibt, bleibt getippt und ohne Wirkung", () => {
  const felder = {
    wert: "9.000",
    rechtsweg: "scheidung",
    ende: "vergleich",
    mandanten: "2",
    gegner: "3",
    aussicht: "60",
    vorgerichtlich: "ja",
    mahnverfahren: "ja",
    online: "ja",
    ohnemindest: "ja",
    nebenforderung: "ja",
    "folgesachen.1.art": "versorgungsausgleich",
    "folgesachen.1.wert": "3.000",
    "folgesachen.2.art": "haushalt",
    "folgesachen.2.wert": "0",
    "folgesachen.4.art": "umgang",
    gegneranwalt: "ohne",
    vorsteuer: "ja",
    quote: "25",
  };
  expect(eingabe(text(felder))).toEqual({
    wert: 900_000,
    rechtsweg: "scheidung",
    folgesachen: [
      { art: "versorgungsausgleich", wert: 300_000 },
      { art: "haushalt", wert: 0 },
      { art: "umgang" },
    ],
    rolle: "klaeger",
    instanzen: [{ am: heute, ende: "urteil" }],
    eigene: { vorsteuerabzug: true },
    gegner: { anwalt: "ohne" },
    kostenquote: 2_500,
  });
  expect(eingabe(text({ ...felder, rechtsweg: "zivil" }))).not.toHaveProperty("folgesachen");
});

test.each([
  ["folgesachen.1.art=haushalt", ["folgesachen.1.wert"]],
  ["folgesachen.1.art=hof&folgesachen.1.wert=1", ["folgesachen.1.art"]],
  ["folgesachen.1.art=versorgungsausgleich", ["folgesachen.1.wert"]],
  ["folgesachen.1.wert=3000", ["folgesachen.1.art"]],
  ["folgesachen.2.art=haushalt&folgesachen.2.wert=x", ["folgesachen.2.wert"]],
  ["folgesachen.1.art=haushalt&folgesachen.1.wert=30000001", ["folgesachen.1.wert"]],
  // § 44 Abs. 2 Satz 1 FamGKG ist für diesen Tag nicht erfasst; die leere zweite Zeile zählt nicht
  [
    "stichtag=31.7.2013&folgesachen.1.art=haushalt&folgesachen.1.wert=1&folgesachen.3.art=umgang",
    ["folgesachen.3.wert"],
  ],
])("Eine Folgesache, die so nicht geht, wird an ihrem Feld beanstandet: %s", (query, orte) => {
  const fehler = aus(`wert=9000&rechtsweg=scheidung&${query}`);
  expect(fehler.art === "fehler" && Object.keys(fehler.fehler)).toEqual(orte);
});

test("Eine halb ausgefüllte Folgesache lädt zu ihren Feldern ein, nicht zum Streitwert", () => {
  const leer = (werte: Record<string, string>) => getippt(rechnung, { rechtsweg: "scheidung", ...werte });
  expect(leer({})).toEqual({ art: "leer", text: "Geben Sie den Wert der Ehesache ein." });
  expect(leer({ wert: "9000", "folgesachen.1.art": "haushalt" })).toEqual({
    art: "leer",
    text: "Geben Sie Gegenstand und Wert der Folgesache ein.",
  });
});

test.each([
  ["", "Kostenrisiko"],
  ["rechtsweg=scheidung", "Eigene Kosten"],
])("Ohne Ergebnis heißt die Zahl am unteren Rand wie danach die des Ergebnisses: %s", (query, name) => {
  const html = seite(formular, rechnung, query);
  expect(["Kostenrisiko", "Eigene Kosten"].filter((text) => html.includes(`>${text}<`))).toEqual([name]);
});

test("Welche Folgesache gemeint ist, wird gewählt und nicht angenommen", () => {
  expect(seite(formular, rechnung, "wert=9000&rechtsweg=scheidung&folgesachen.1.wert=3000")).toContain(
    "Bitte wählen Sie aus.",
  );
});
