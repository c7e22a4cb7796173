import { expect, test } from "vitest";
import { blattAlsCsv } from "#dokumente/blatt/blatt-ausgabe.ts";
import { beanstandet } from "../testing-beanstandet.tsx";
import { ausQuery, betragVon, getippt, gezeigt, seite } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

const aus = (query: string) => ausQuery(formular, rechnung, query);
const ohneEuro = (texte: string[]) => texte.map((t) => t.replace(" €", ""));

// Referenzwerte der Anforderungen (Recht ab 01.06.2025)
test.each([
  ["wert=5000", "85,25", "445,66", "530,91"],
  ["wert=5.000,00&vb=1", "85,25", "656,58", "741,83"],
  ["wert=500", "38,00", "73,54", "111,54"],
])("%s zeigt ohne JavaScript Gericht %s, Anwalt %s, zusammen %s", (query, court, lawyer, total) => {
  const html = seite(formular, rechnung, query);
  expect(gezeigt(html, "result-court")).toEqual([court]);
  expect(gezeigt(html, "result-lawyer")).toEqual([lawyer]);
  expect(ohneEuro(gezeigt(html, "result-total"))).toEqual([total]);
});

test("Auch ausgedruckt und kopiert sagt die Rechnung, über welche Forderung sie geht", () => {
  const auswertung = aus("wert=3200");
  expect(auswertung.art === "ergebnis" && auswertung.blatt.tabellen[0]?.titel).toBe(
    "Kosten des Mahnverfahrens über 3.200,00\u00a0€",
  );
});

// Nr. 1100 KV GKG in der Fassung bis 31.05.2025: mindestens 36,00 €
test("Vor dem 1. Juni 2025 beträgt die Mindestgebühr 36,00 €", () => {
  expect(betragVon(aus("wert=500&stichtag=2025-05-31"), "result-court")).toBe(3_600);
});

test("Antrag und Auftrag haben ihre eigenen Tage", () => {
  // 1,0 aus 5.000 € nach § 13 RVG 2021: 334,00 + 20,00, dazu 19 %
  const auswertung = aus("wert=5000&stichtag=2025-06-10&auftrag=2025-05-31");
  expect(betragVon(auswertung, "result-court")).toBe(8_525);
  expect(betragVon(auswertung, "result-lawyer")).toBe(42_126);
});

test("Ohne Umsatzsteuer bleiben Gebühr und Pauschale", () => {
  expect(betragVon(aus("wert=5000&ust=0"), "result-lawyer")).toBe(37_450);
});

test("Der Antragsgegner zahlt keine Gerichtsgebühr und eine halbe Gebühr für den Widerspruch", () => {
  const auswertung = aus("wert=5000&vertreten=antragsgegner");
  // 0,5 aus 354,50 = 177,25; + 20,00; × 1,19
  expect(betragVon(auswertung, "result-lawyer")).toBe(23_473);
  expect(betragVon(auswertung, "result-court")).toBeUndefined();
});

// Nr. 8100 KV GKG: 0,4, mindestens 31,00 €, erst für den Antrag auf den Vollstreckungsbescheid
test("Vor dem Arbeitsgericht kostet der Mahnbescheid nichts, erst der Vollstreckungsbescheid", () => {
  const ohne = aus("wert=1000&verfahren=arbeitsgericht");
  expect(betragVon(ohne, "result-court")).toBeUndefined();
  // 93,00 + 18,60, × 1,19
  expect(betragVon(ohne, "result-total")).toBe(13_280);
  expect(betragVon(aus("wert=1000&verfahren=arbeitsgericht&vb=1"), "result-court")).toBe(3_100);
  // 0,4 aus 170,50 €
  expect(betragVon(aus("wert=5000&verfahren=arbeitsgericht&vb=1"), "result-court")).toBe(6_820);
});

// mahngerichte.de, Die Mahngerichte der Länder: Zuständigkeiten
test.each([
  ["land=BY", /Coburg/],
  ["land=NW&olg=koeln", /Euskirchen/],
  ["land=NW&olg=hamm", /Hagen/],
  ["land=ausland", /Wedding/],
  ["land=BY&verfahren=europaeisch", /Wedding/],
  ["land=BY&verfahren=arbeitsgericht", /Arbeitsgericht/],
])("%s führt zum richtigen Gericht", (query, gericht) => {
  expect(betragVon(aus(`wert=5000&${query}`), "result-court-name")).toMatch(gericht);
});

// Bezirke der Oberlandesgerichte in Nordrhein-Westfalen: JustG NRW §§ 15 ff.
test.each([
  ["AG Dortmund", /Hagen/],
  ["Amtsgericht Neuss", /Hagen/],
  ["AG Bonn", /Euskirchen/],
  ["AG Kamenz", /Aschersleben/],
  ["LG Kassel", /Hünfeld/],
  ["AG Rostock", /Hamburg-Altona/],
])("Das Gericht am Sitz („%s“) führt zum Mahngericht", (amtsgericht, gericht) => {
  const query = `wert=5000&amtsgericht=${encodeURIComponent(amtsgericht)}`;
  expect(betragVon(aus(query), "result-court-name")).toMatch(gericht);
});

test.each([
  ["amtsgericht=AG+F%C3%BCrth", /mehrere Gerichte.*Bayern.*Hessen/],
  ["amtsgericht=AG+Kamens", /Gemeint ist vielleicht:.*Amtsgericht Kamenz \(Sachsen\)/],
  ["amtsgericht=AG+Anklam", /besteht nicht mehr.*Amtsgericht Pasewalk/],
  ["amtsgericht=AG+Kamenz&land=BY", /gehört zum Land Sachsen/],
  ["amtsgericht=Xyzzyplugh", /nicht erfasst/],
])("%s wird am Feld gefragt, nicht geraten", (query, satz) => {
  const a = aus(`wert=5000&${query}`);
  expect(a).toMatchObject({ art: "fehler", fehler: { amtsgericht: { text: expect.stringMatching(satz) } } });
});

test.each([
  ["streitgericht=ArbG+Kamens", /Gemeint ist vielleicht|nicht erfasst/],
  ["streitgericht=ArbG+Bautzen&gerichtsland=BY", /gehört zum Land Sachsen/],
])("%s wird am Feld gefragt, nicht geraten", (query, satz) => {
  const a = aus(`wert=5000&verfahren=arbeitsgericht&zugestellt=08.08.2025&${query}`);
  expect(a).toMatchObject({
    art: "fehler",
    fehler: { streitgericht: { text: expect.stringMatching(satz) } },
  });
});

// Mariä Himmelfahrt, Freitag, 15.08.2025: Feiertag in München, nicht in Nürnberg.
test.each([
  ["ArbG München", "18.08.2025"],
  ["ArbG Nürnberg", "15.08.2025"],
])("Am %s endet die Woche nach dem 08.08.2025 am %s", (gericht, ende) => {
  const a = aus(
    `wert=5000&verfahren=arbeitsgericht&zugestellt=08.08.2025&streitgericht=${encodeURIComponent(gericht)}`,
  );
  expect(JSON.stringify(a)).toContain(ende);
  expect(JSON.stringify(a)).not.toContain("Der Sitz des Gerichts steht nicht fest");
});

test("Ein mehrfacher Name zählt mit dem gewählten Land", () => {
  expect(betragVon(aus("wert=5000&amtsgericht=AG+F%C3%BCrth&land=HE"), "result-court-name")).toMatch(
    /Hünfeld/,
  );
});

// LG Deggendorf, 02.06.2025, 24 O 65/25, Rn. 2: Einspruch bis 28.01.2025
test("Mit den Zustellungen stehen die Fristen da", () => {
  const auswertung = aus("wert=5000&vb=1&zugestellt=10.12.2024&zugestelltVb=14.01.2025");
  expect(betragVon(auswertung, "result-date-widerspruch")).toBe("2024-12-24");
  expect(betragVon(auswertung, "result-date-einspruch")).toBe("2025-01-28");
});

test("Im Prozess werden beide Gebühren des Mahnverfahrens angerechnet", () => {
  const auswertung = aus("wert=5000&streit=ja");
  // Nr. 1210: 511,50 − 85,25; Nr. 3100: 460,85 − 354,50 + 20,00, dazu 19 %
  expect(betragVon(auswertung, "result-suit-court")).toBe(42_625);
  expect(betragVon(auswertung, "result-suit-lawyer")).toBe(15_036);
});

// Anm. Abs. 1 zu Nr. 8210 KV GKG: nur wenn der Vollstreckungsbescheid beantragt war
test("Vor dem Arbeitsgericht wird Nr. 8100 auf Nr. 8210 angerechnet, wenn der Vollstreckungsbescheid beantragt war", () => {
  // 2,0 aus 5.000 € = 341,00; 0,4 = 68,20
  const mit = aus("wert=5000&verfahren=arbeitsgericht&vb=1&streit=ja");
  expect(betragVon(mit, "result-suit-court")).toBe(27_280);
  expect(betragVon(mit, "result-suit-lawyer")).toBe(15_036);
  expect(betragVon(aus("wert=5000&verfahren=arbeitsgericht&streit=ja"), "result-suit-court")).toBe(34_100);
  // 2,0 aus 500 € = 80,00; mindestens 31,00, sonst 0,4 = 16,00
  expect(betragVon(aus("wert=500&verfahren=arbeitsgericht&vb=1&streit=ja"), "result-suit-court")).toBe(4_900);
  expect(
    betragVon(
      aus("wert=500&verfahren=arbeitsgericht&vb=1&streit=ja&mindest=halbe-gebuehr"),
      "result-suit-court",
    ),
  ).toBe(6_400);
});

test("Das streitige Verfahren hat seinen eigenen Tag", () => {
  // Antrag und Auftrag nach altem Recht (80,50; 334,00), Prozess nach neuem: 511,50 − 80,50
  const auswertung = aus("wert=5000&stichtag=2025-05-20&streit=ja&streitAm=1.7.2025");
  expect(betragVon(auswertung, "result-suit-court")).toBe(43_100);
  expect(auswertung).toMatchObject({
    ergebnis: {
      streit: {
        gerichtskosten: {
          zeilen: [
            { betrag: 51_150 },
            {
              schritte: [
                { text: "3,0 Verfahrensgebühr aus 5.000,00\u00a0€", betrag: 51_150 },
                { betrag: -8_050 },
                { text: "Noch zu zahlen", betrag: 43_100 },
              ],
            },
          ],
        },
      },
    },
  });
  // 1,3 aus 354,50 = 460,85 − 334,00 + 20,00 = 146,85, dazu 19 % (27,90)
  expect(betragVon(auswertung, "result-suit-lawyer")).toBe(17_475);
  // ohne eigenen Tag wie der Antrag: 483,00 − 80,50
  expect(betragVon(aus("wert=5000&stichtag=2025-05-20&streit=ja"), "result-suit-court")).toBe(40_250);
  const frueher = aus("wert=5000&stichtag=2025-05-20&streit=ja&streitAm=1.5.2025");
  expect(frueher.art === "fehler" && Object.keys(frueher.fehler)).toEqual(["streitAm"]);
});

test("Die Terminsgebühr fehlt im Prozess nur mit einem Wort dazu", () => {
  const ohne = aus("wert=5000&streit=ja");
  expect(ohne.art === "ergebnis" && ohne.blatt.vermerke).toContainEqual({
    art: "hinweis",
    text: "Die Terminsgebühr Nr. 3104 VV ist im streitigen Verfahren nicht enthalten; sie kommt hinzu, sobald ein Termin stattfindet oder eine Einigung ohne Gericht besprochen wird.",
    norm: "Vorbem. 3 Abs. 3 VV",
    feld: "streit.termin",
  });
  // 1,2 aus 354,50 = 425,40, dazu 19 % auf 126,35 + 425,40 = 551,75
  const mit = aus("wert=5000&streit=ja&streitTermin=ja");
  expect(betragVon(mit, "result-suit-lawyer")).toBe(65_658);
  expect(mit.art === "ergebnis" && mit.blatt.vermerke.map((v) => v.text).join()).not.toContain("3104");
});

test("Effektivzins und Vertragstag gehören zusammen: das fehlende Feld wird verlangt", () => {
  const fehler = (query: string) => {
    const auswertung = aus(`wert=5000&${query}`);
    return auswertung.art === "fehler" && auswertung.fehler;
  };
  expect(fehler("effektivzins=15")).toEqual({ darlehenVom: { art: "fehlt" } });
  expect(fehler("darlehenVom=1.1.2026")).toEqual({ effektivzins: { art: "fehlt" } });
  expect(fehler("effektivzins=15&darlehenVom=1.1.2026")).toBe(false);
});

test("Der Schalter zur Mindestgebühr entscheidet, was angerechnet wird", () => {
  // Nr. 1210 aus 500 €: 120,00; Mindestgebühr 38,00, halbe Gebühr 20,00
  expect(betragVon(aus("wert=500&streit=ja"), "result-suit-court")).toBe(8_200);
  expect(betragVon(aus("wert=500&streit=ja&mindest=halbe-gebuehr"), "result-suit-court")).toBe(10_000);
});

test("Inkassokosten sind auf die Anwaltsvergütung begrenzt", () => {
  // 0,9 aus 354,50 = 319,05; + 20,00; × 1,19 (Nr. 2300 Anm. 2 VV)
  expect(betragVon(aus("wert=5000&inkasso=regel&verlangt=600"), "result-collection")).toBe(40_347);
});

test("Was gegen den Antrag spricht, steht als Warnung da, sonst ein Satz", () => {
  const vermerke = (query: string) => {
    const auswertung = aus(query);
    return auswertung.art === "ergebnis" ? auswertung.blatt.vermerke : [];
  };
  expect(vermerke("wert=5000&gegenleistung=ja")).toContainEqual(
    expect.objectContaining({ art: "warnung", norm: "§ 688 Abs. 2 Nr. 2 ZPO" }),
  );
  expect(vermerke("wert=5000&faellig=1.1.2026").map((v) => v.text)).toContain(
    "Die Angaben zum Vordruck sprechen nicht gegen den Antrag.",
  );
});

beanstandet(
  "%s: die Meldung steht am Feld %s, ohne Gesamtbetrag",
  { formular, rechnung, ohne: "result-total" },
  {
    wert: ["wert=-5", "wert=viel", "wert=30.000.000,01", "wert=0", "vb=1"],
    stichtag: ["wert=5000&stichtag=31.2.2026"],
    zugestellt: ["wert=5000&zugestelltVb=1.2.2026"],
    zugestelltVb: ["wert=5000&zugestellt=1.2.2026&zugestelltVb=1.1.2026"],
  },
);

test("Ohne Bezirk in Nordrhein-Westfalen stehen Kosten und Fristen da; gefragt wird nur nach dem Gericht", () => {
  const auswertung = aus("wert=5000&land=NW&zugestellt=21.05.2026");
  expect(betragVon(auswertung, "result-total")).toBe(53_091);
  expect(betragVon(auswertung, "result-date-widerspruch")).toBe("2026-06-05");
  const html = seite(formular, rechnung, "wert=5000&land=NW");
  expect(gezeigt(html, "result-court-name")).toEqual([]);
  expect(html).toContain("Das zuständige Gericht steht noch nicht fest.");
});

test.each(["-5", "viel", "30.000.000,01"])(
  "Der Wert „%s“ wird mit dem Satz der Anforderung beanstandet",
  (wert) => {
    expect(seite(formular, rechnung, `wert=${wert}`)).toContain("Bitte geben Sie einen gültigen Wert ein.");
  },
);

test("Auf die Anrechnung im Prozess wird hingewiesen", () => {
  expect(seite(formular, rechnung, "wert=5000")).toContain("1210");
});

test("Die angerechnete Gebühr des Mahnverfahrens steht auf demselben Blatt", () => {
  const auswertung = aus("wert=5000&streit=ja&streitwert=5000");
  const blatt = auswertung.art === "ergebnis" ? blattAlsCsv(auswertung.blatt).replaceAll("\u00a0", " ") : "";
  expect(blatt).toContain("Anrechnung 1,0 Verfahrensgebühr Nr. 3305 (Nr. 3305 Anm.)");
  expect(blatt).not.toContain("außerhalb dieser Rechnung");
});

test("Solange niemand gefragt hat, ist ein leeres Formular kein Fehler", () => {
  expect(getippt(rechnung, {}).art).toBe("leer");
});
