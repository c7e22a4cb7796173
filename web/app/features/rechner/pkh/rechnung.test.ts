import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { beanstandet } from "../testing-beanstandet.tsx";
import { ausQuery, betragVon, getippt, gezeigt, seite } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

const aus = (query: string) => ausQuery(formular, rechnung, query);

// Bekanntmachung zu § 115 ZPO für 2026: Partei 619 €, Erwerbstätige 282 €
const grund = "lohn=3000&steuern=500&sozialversicherung=300&bewilligungAm=2.1.2026";

test.each([
  // 3.000 − 800 − 282 − 619 = 1.299; über 600 €: 300 + 699 = 999
  [grund, 129_900, 99_900],
  // dazu 600 + 100 + 50 + 49,50: 499,50; die Hälfte abgerundet 249
  [`${grund}&unterkunft=600&heizung=100&mehrbedarf=50&belastungen=Darlehen 49,50`, 49_950, 24_900],
  // ohne Arbeit kein Freibetrag wegen Erwerbstätigkeit: 900 − 619 = 281; die Hälfte abgerundet 140
  ["einnahmen=Rente 900,00&bewilligungAm=2.1.2026", 28_100, 14_000],
  // 620 − 619 = 1: unter 10 € keine Raten
  ["einnahmen=Rente 620,00&bewilligungAm=2.1.2026", 100, 0],
  ["einnahmen=Rente 500,00&bewilligungAm=2.1.2026", 0, 0],
])("%s: einzusetzen %i Cent, Rate %i Cent", (query, einzusetzen, rate) => {
  expect(betragVon(aus(query), "result-income")).toBe(einzusetzen);
  expect(betragVon(aus(query), "result-rate")).toBe(rate);
});

test("Ehegatte und Kinder haben Freibeträge, eigenes Einkommen mindert sie, eine Geldrente ersetzt sie", () => {
  // 1.299 − (619 − 700, also 0) − (429 − 129) − 350; Kinder von 6 bis 13 Jahren 429 €
  const query = `${grund}&partner=ja&partnereinkommen=700&personen.1.alter=8&personen.1.einkommen=129&personen.2.alter=8&personen.2.geldrente=350`;
  expect(betragVon(aus(query), "result-income")).toBe(64_900);
  // ohne eigenes Einkommen der volle Freibetrag des Ehegatten
  expect(betragVon(aus(`${grund}&partner=ja`), "result-income")).toBe(129_900 - 61_900);
});

test("In München gelten höhere Freibeträge", () => {
  // Landeshauptstadt 2026: 650 € und 296 €
  expect(betragVon(aus(`${grund}&gebiet=muenchen-stadt`), "result-income")).toBe(300_000 - 80_000 - 94_600);
});

test("Das Ergebnis steht in Worten auf der Seite, ohne JavaScript", () => {
  const html = seite(formular, rechnung, `${grund}&unterkunft=799,50`);
  expect(gezeigt(html, "result-rate")).toEqual(["249,00 €"]);
  expect(html).toContain("Prozesskostenhilfe mit Raten: Die Partei zahlt jeden Monat 249,00\u00a0€");
  expect(gezeigt(html, "result-maximum")).toEqual(["11.952,00"]);
  expect(seite(formular, rechnung, "einnahmen=Rente 500,00&verfahren=vkh")).toContain(
    "Verfahrenskostenhilfe ohne Raten: Die Partei zahlt nichts dazu.",
  );
});

test("Decken vier Raten die Kosten, gibt es keine Hilfe", () => {
  const mit = (kosten: string) => seite(formular, rechnung, `${grund}&unterkunft=799,50&kosten=${kosten}`);
  expect(mit("996,00")).toContain("Keine Prozesskostenhilfe: Die Partei kann die Kosten selbst tragen.");
  expect(mit("996,01")).toContain("Prozesskostenhilfe mit Raten");
  expect(mit("996,01")).toContain("996,01");
});

beanstandet(
  "%s: die Meldung steht am Feld %s",
  { formular, rechnung, ohne: "result-rate" },
  {
    lohn: ["lohn=-5", "lohn=viel", "steuern=100"],
    bewilligungAm: ["lohn=1000&bewilligungAm=31.2.2026", "lohn=1000&bewilligungAm=1.1.2013"],
    einnahmen: ["lohn=1000&einnahmen=Rente"],
    "personen.1.alter": ["lohn=1000&personen.1.einkommen=5", "lohn=1000&personen.1.alter=131"],
    gebiet: ["lohn=1000&gebiet=starnberg&bewilligungAm=2.1.2026", "lohn=1000&gebiet=hamburg"],
  },
);

test("Wer eine Person hinzufügt, wird nach ihrem Alter gefragt, sobald er rechnen lässt", () => {
  const werte = { lohn: "1000", "personen.1.alter": "8", "personen.2.alter": "" };
  expect(getippt(rechnung, werte).art).toBe("ergebnis");
  const gefragt = rechnung.auswertung({ werte, heute: tag("2026-11-21"), gefragt: true });
  expect(gefragt.art === "fehler" && Object.keys(gefragt.fehler)).toEqual(["personen.2.alter"]);
});

test("Ohne JavaScript steht der Fehler am Alter der leeren Person, und sie lässt sich entfernen", () => {
  const leer = "personen.2.alter=&personen.2.einkommen=&personen.2.geldrente=";
  const query = `${grund}&personen.1.alter=8&personen.1.einkommen=&${leer}`;
  const html = seite(formular, rechnung, query);
  const feld = /<input[^>]*name="personen\.2\.alter"[^>]*>/.exec(html)?.[0];
  expect(feld).toContain('aria-invalid="true"');
  expect(gezeigt(html, "result-rate")).toEqual([]);
  const weg = /href="\?([^"]*)">2\. Person entfernen/.exec(html.replace(/<!-- -->/g, ""))?.[1];
  // 1.299 − 429 für das Kind
  const ohne = (weg ?? "").replaceAll("&amp;", "&");
  expect(betragVon(aus(ohne), "result-income")).toBe(129_900 - 42_900);
});

test("Solange niemand gefragt hat, ist ein leeres Formular kein Fehler", () => {
  expect(getippt(rechnung, {})).toEqual({ art: "leer", text: "Geben Sie das Einkommen der Partei ein." });
});

test("Wer nur Kindergeld von null Euro angibt, hat noch kein Einkommen genannt", () => {
  expect(aus("kindergeld=0")).toEqual({ art: "fehler", fehler: { lohn: { art: "fehlt" } } });
  expect(aus("lohn=0")).toMatchObject({ art: "ergebnis" });
});

test("Eine Einnahme über dem Höchstbetrag wird an ihrem Feld beanstandet, nicht am leeren Lohn", () => {
  expect(aus("einnahmen=Rente 200000000000")).toMatchObject({
    art: "fehler",
    fehler: { einnahmen: { art: "recht" } },
  });
});
