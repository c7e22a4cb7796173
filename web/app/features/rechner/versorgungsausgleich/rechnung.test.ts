import { expect, test } from "vitest";
import { beanstandet } from "../testing-beanstandet.tsx";
import { ausQuery, betragVon, getippt, gezeigt, seite } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";
import { weiterRechnen } from "./ui/weiter-rechnen.tsx";

const aus = (query: string) => ausQuery(formular, rechnung, query);

// Referenzwerte der Anforderungen
test.each([
  ["netto1=2500&netto2=1500&anrechte=3", 360_000, "3.600,00 €"],
  ["netto1=500&netto2=500&anrechte=1", 100_000, "1.000,00 €"],
  ["netto1=2.500,00&netto2=1500&anrechte=1&isoliert=1", 240_000, "2.400,00 €"],
  ["netto1=2500&netto2=1500&anrechte=1&isoliert=0", 120_000, "1.200,00 €"],
])("%s: Verfahrenswert %i Cent", (query, wert, text) => {
  expect(betragVon(aus(query), "result-value")).toBe(wert);
  expect(gezeigt(seite(formular, rechnung, query), "result-value")).toEqual([text]);
});

// Gebühr bis 4.000 € seit 01.06.2025: § 28 FamGKG 40 + 3 × 21 + 2 × 22,50 = 148,00 €; § 13 RVG 51,50 + 3 × 41,50 + 2 × 59,50 = 295,00 €
test("Die Kosten folgen aus dem Wert: 2,0 Nr. 1320 KV, 1,3 und 1,2 VV mit Auslagen und Umsatzsteuer", () => {
  const ergebnis = aus("netto1=2500&netto2=1500&anrechte=3");
  expect(betragVon(ergebnis, "result-court")).toBe(2 * 14_800);
  // (383,50 + 354,00 + 20,00) × 1,19
  expect(betragVon(ergebnis, "result-lawyer")).toBe(90_143);
  expect(betragVon(ergebnis, "result-total")).toBe(29_600 + 90_143);
});

const ehe = "eheschliessung=15.7.2013&zustellung=2023-06-20";

test("Die Ehezeit reicht vom Monat der Eheschließung bis zum Monat vor der Zustellung", () => {
  const html = seite(formular, rechnung, ehe);
  expect(html).toContain("01.07.2013");
  expect(html).toContain("31.05.2023");
  expect(gezeigt(html, "result-months")).toEqual(["119 Monate"]);
  expect(gezeigt(html, "result-value")).toEqual([]);
});

test("Ein Anrecht wird geteilt, in Kapital umgerechnet und an § 18 gemessen", () => {
  const query = `${ehe}&rechte.1.punkte=12,3456&rechte.2.einheit=rente&rechte.2.betrag=120&rechte.2.traeger=privat`;
  const html = seite(formular, rechnung, query);
  expect(gezeigt(html, "result-share")).toEqual(["6,1728 Entgeltpunkte", "60,00 € im Monat"]);
  // Rentenwert West bis 30.06.2023: 36,02 €
  expect(html).toContain("222,34\u00a0€ im Monat");
  expect(html).toContain("Korrespondierender Kapitalwert");
  // 1 % der Bezugsgröße 2023 von 3.395 €
  expect(html).toContain("Nicht gering, mehr als 33,95");
});

test("Gleichartige Anrechte beider Ehegatten werden verglichen", () => {
  const query = `${ehe}&rechte.1.punkte=10&rechte.2.punkte=9,9&rechte.2.ehegatte=2`;
  const html = seite(formular, rechnung, query);
  expect(html).toContain("Vergleich der gleichartigen Anrechte 1 und 2");
  expect(seite(formular, rechnung, query.replace("&rechte.2.ehegatte=2", ""))).not.toContain("Vergleich der");
});

// Rentenwert ab 01.07.2025: 40,79 € (BGBl. 2025 I Nr. 148)
test("Entgeltpunkte lassen sich am Stichtag in eine Rente umrechnen", () => {
  const html = seite(formular, rechnung, "umWert=10&umNach=rente&umTag=1.7.2025");
  expect(gezeigt(html, "result-conversion")).toEqual(["407,90 € im Monat"]);
});

test("Wiederkehrende Leistungen: die Felder kommen mit der Regel", () => {
  const leer = seite(formular, rechnung, "");
  expect(leer).not.toContain('name="monatsbetrag"');
  const query = "regel=famgkg51-1&monatsbetrag=500&rueckstaende=1000";
  const html = seite(formular, rechnung, query);
  expect(html).toContain('name="monatsbetrag"');
  expect(html).not.toContain('name="sachwert"');
  // zwölf Monate und die Rückstände (§ 51 Abs. 1 und 2 FamGKG)
  expect(betragVon(aus(query), "result-recurring")).toBe(700_000);
});

test("Der Rest einer früheren Regel zählt nicht", () => {
  expect(betragVon(aus("regel=famgkg51-3&monatsbetrag=900"), "result-recurring")).toBe(50_000);
});

beanstandet(
  "%s: die Meldung steht am Feld %s",
  { formular, rechnung, ohne: "result-value" },
  {
    netto1: [
      "netto1=-5&netto2=1&anrechte=1",
      "netto1=viel&netto2=1&anrechte=1",
      "netto1=30000001&netto2=1&anrechte=1",
    ],
    anrechte: ["netto1=1&netto2=1&anrechte=0", "netto1=1&netto2=1&anrechte=-1"],
    netto2: ["netto1=1&anrechte=1"],
    "eheschliessung,zustellung": ["rechte.1.punkte=12"],
    "rechte.1.punkte": [`${ehe}&rechte.1.punkte=12,34567`],
    "rechte.1.einheit": [`${ehe}&rechte.1.traeger=privat&rechte.1.punkte=12`],
    "rechte.1.zeitInEhe": [`${ehe}&rechte.1.punkte=12&rechte.1.zeitInEhe=9&rechte.1.zeitGesamt=3`],
    zustellung: ["eheschliessung=1.5.2020&zustellung=3.5.2020"],
    umWert: ["umWert=viel"],
    umNach: ["umWert=5&umVon=kapital"],
    monatsbetrag: ["regel=zpo9"],
    regel: ["regel=unbekannt"],
    alter: ["regel=gnotkg52-4&monatsbetrag=1&alter=60;x"],
  },
);

test("Vom Ergebnis geht es weiter zur Scheidung, deren Wert hinzugerechnet ist", () => {
  const ziele = (query: string) =>
    [
      ...seite(formular, rechnung, query, { danach: weiterRechnen }).matchAll(
        /href="(\/(?:streit|gerichts)[^"]*)"/g,
      ),
    ].map(([, ziel = ""]) => decodeURIComponent(ziel.replaceAll("&amp;", "&")));
  // § 43 FamGKG: 3 × 4.000 = 12.000; dazu der Ausgleich mit 3.600 (§ 44 FamGKG)
  expect(ziele("netto1=2500&netto2=1500&anrechte=3")).toEqual([
    "/streitwert?regel=ehesache&netto1=2.500,00&netto2=1.500,00",
    "/gerichtskostenrechner?gesetz=famgkg&kv=1110&wert=15.600,00",
  ]);
  expect(ziele("netto1=2500&netto2=1500&anrechte=3&antragAm=1.2.2024")).toEqual([
    "/streitwert?regel=ehesache&netto1=2.500,00&netto2=1.500,00&antragAm=01.02.2024",
    "/gerichtskostenrechner?gesetz=famgkg&kv=1110&wert=15.600,00&stichtag=01.02.2024",
  ]);
  expect(ziele("netto1=2500&netto2=1500&anrechte=3&isoliert=1")).toEqual([]);
  expect(ziele(ehe)).toEqual([]);
});

test("Ein falscher Betrag wird mit dem Satz der Anforderung beanstandet", () => {
  expect(seite(formular, rechnung, "netto1=30000001&netto2=1&anrechte=1")).toContain(
    "Bitte geben Sie einen gültigen Wert ein.",
  );
});

test("Solange niemand gefragt hat, ist ein leeres Formular kein Fehler", () => {
  expect(getippt(rechnung, {}).art).toBe("leer");
  expect(getippt(rechnung, { netto1: "5" }).art).toBe("leer");
});
