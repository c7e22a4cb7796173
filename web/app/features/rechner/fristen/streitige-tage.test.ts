import { expect, test } from "vitest";
import { werteAusQuery } from "../formular/query.ts";
import { ausQuery, blatttext, gerechnet } from "../testing-seite.tsx";
import { fristblatt } from "./blatt.ts";
import type { Fristauswertung } from "./ergebnis.ts";
import { formular } from "./formular.ts";
import { rechnung } from "./rechnung.ts";
import { fristtermine } from "./termine.ts";
import { fristtext } from "./text.ts";

const auswertung = (query: string) => ausQuery(formular, rechnung, query);
const ergebnis = (query: string) => gerechnet(auswertung(query)).ergebnis as Fristauswertung;
const werte = (query: string) => werteAusQuery(formular, new URLSearchParams(query));

/** The days to note, without the way to them. */
const tage = (query: string) => {
  const zeilen = blatttext(auswertung(query));
  return zeilen.slice(
    zeilen.findIndex((z) => z.startsWith("[Tage")) + 1,
    zeilen.findIndex((z) => z.startsWith("[Rechenweg]")),
  );
};
const text = (query: string) => fristtext(ergebnis(query), werte(query)).split("\n");
const termine = async (query: string) =>
  (await fristtermine(ergebnis(query), werte(query))).map(({ tag, titel }) => `${tag} ${titel}`);

// § 132 Abs. 1 ZPO: eine Woche vor Montag, dem 16.03.2026, volle Tage dazwischen: Sonntag, 08.03.; sicher ist der Freitag,
// 06.03.; die Vorfrist eine Woche vor dem sicheren Tag
const rueckwaerts = "ereignis=2026-03-16&wochen=1&richtung=rueckwaerts&verfahren=ZPO&land=BE";

test("Rückwärts am Sonntag: der sichere Tag steht auf dem Blatt, im Text und im Kalender", async () => {
  expect(tage(rueckwaerts)).toEqual([
    "Ereignis |  | Montag, 16.03.2026",
    "Vorfrist, 1 Woche vorher |  | Freitag, 27.02.2026 #result-vorfrist",
    "= Letzter Tag ist | §§ 187, 188 BGB entsprechend | Sonntag, 08.03.2026",
    "Auf jede Ansicht sicher |  | Freitag, 06.03.2026",
  ]);
  expect(text(rueckwaerts)).toEqual([
    "Frist: 1 Woche vor dem 16.03.2026",
    "Ereignis: Montag, 16.03.2026",
    "Letzter Tag ist: Sonntag, 08.03.2026",
    "Auf jede Ansicht sicher: Freitag, 06.03.2026",
    "Vorfrist (1 Woche): Freitag, 27.02.2026",
    "Feiertage: Berlin",
    "Achtung: Der letzte Tag zum Handeln war der 08.03.2026.",
    "Achtung: Mittlere Sicherheit; die Hinweise am Ergebnis nennen den Grund.",
    "",
    "Rechenweg:",
    "1. Ereignis am Montag, 16.03.2026; der Tag zählt nicht mit. (§§ 187, 188 BGB entsprechend)",
    "2. 1 Woche zurück, volle Tage dazwischen: letzter Tag für die Handlung ist Sonntag, 08.03.2026. (§§ 187, 188 BGB entsprechend)",
    "3. Sonntag, 08.03.2026 (Internationaler Frauentag): Eine rückwärts gerechnete Frist wird nicht verschoben; sicher ist der Werktag davor, Freitag, 06.03.2026. (§ 193 BGB)",
    "Achtung: Streitig ist, ob bei einem Fristende am Wochenende oder Feiertag schon am Werktag davor zu handeln ist. Vertretbar sind der 06.03.2026 und der 08.03.2026.",
    "",
    expect.stringMatching(
      /^Rechenstand \d+\.\d+, Regelstand \d{4}-\d{2}\. Unverbindliche Berechnung, keine Rechtsberatung\.$/,
    ),
  ]);
  expect(await termine(rueckwaerts)).toEqual([
    "2026-03-08 Frist: 1 Woche vor dem 16.03.2026",
    "2026-03-06 Sicherer Tag: 1 Woche vor dem 16.03.2026",
    "2026-02-27 Vorfrist: 1 Woche vor dem 16.03.2026 (Frist 08.03.2026)",
  ]);
});

// § 15 Abs. 2 FamFG: der vierte Tag nach dem 24.02.2026 ist Samstag, der 28.02., oder Montag, der 02.03.; zehn Tage
// später Dienstag, der 10.03., oder Donnerstag, der 12.03.
const brief = "verfahren=FamFG&weg=post-famfg&ereignis=2026-02-24&tage=10&land=BE";

test("Ein streitiger Beginn: der andere Tag steht auf dem Blatt mit seiner Norm", () => {
  expect(tage(brief)).toEqual([
    "Ereignis |  | Samstag, 28.02.2026",
    "Vorfrist, 1 Woche vorher |  | Dienstag, 03.03.2026 #result-vorfrist",
    "= Frist endet am | § 16 Abs. 2 FamFG, § 222 ZPO | Dienstag, 10.03.2026",
    "Nach anderer Ansicht | § 15 Abs. 2 FamFG | Donnerstag, 12.03.2026",
  ]);
  expect(tage(`${brief}&streit=R-FIK-FAMFG:spaeter`).slice(2)).toEqual([
    "= Frist endet am | § 16 Abs. 2 FamFG, § 222 ZPO | Donnerstag, 12.03.2026",
    "Auf jede Ansicht sicher |  | Dienstag, 10.03.2026",
  ]);
});

test("Der andere Tag ist der, mit dem nicht gerechnet ist, auch wenn es der frühere ist", () => {
  const a = ergebnis(`${brief}&streit=R-FIK-FAMFG:spaeter`);
  const ohneSicheren = { ...a, frist: { ...a.frist, sichererTag: a.frist.ende } };
  const zeilen = fristblatt(ohneSicheren, {}).tabellen[0]?.zeilen.map(({ zellen }) => zellen);
  expect(zeilen?.at(-1)).toEqual(["Nach anderer Ansicht", "§ 15 Abs. 2 FamFG", "Dienstag, 10.03.2026"]);
});

test("Ein streitiger Tag steht im Text bei den Schritten und nicht noch einmal als Warnung", () => {
  expect(text(brief).filter((z) => z.startsWith("Achtung: "))).toEqual([
    "Achtung: Die Frist ist am 10.03.2026 abgelaufen.",
    "Achtung: Mittlere Sicherheit; die Hinweise am Ergebnis nennen den Grund.",
    "Achtung: Ob sich der Fiktionstag am Wochenende oder Feiertag verschiebt, ist nicht entschieden. Vertretbar sind der 10.03.2026 und der 12.03.2026.",
  ]);
});

// Ostersonntag 2027 ist der 28.03., Fronleichnam der 27.05. In Crostwitz ist nicht gesichert, ob er gilt. §§ 517, 520
// Abs. 2 ZPO ab Samstag, 27.03.2027: Dienstag, 27.04., und Donnerstag, 27.05., oder Freitag, 28.05.
const crostwitz = "frist=zpo-517&ereignis=2027-03-27&ort=sn-crostwitz";

test("Auch was folgt, nennt den auf jede Ansicht sicheren Tag", async () => {
  expect(tage(crostwitz)).toEqual([
    "Ereignis |  | Samstag, 27.03.2027",
    "Vorfrist, 1 Woche vorher |  | Dienstag, 20.04.2027 #result-vorfrist",
    "= Frist endet am | § 517 ZPO | Dienstag, 27.04.2027",
    "[Was daraus folgt (Vorschau)] Frist | Grundlage | Tag",
    "Berufungsbegründung (ZPO). Läuft ab demselben Ereignis, nicht erst ab der Handlung davor. | § 520 Abs. 2 ZPO | Freitag, 28.05.2027",
    "Berufungsbegründung (ZPO): Vorfrist, 2 Wochen vorher |  | Freitag, 14.05.2027",
    "Berufungsbegründung (ZPO): Vorfrist, 1 Woche vorher |  | Freitag, 21.05.2027",
    "Berufungsbegründung (ZPO): auf jede Ansicht sicher |  | Donnerstag, 27.05.2027",
    "Wiedereinsetzung (ZPO). Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Behebung des Hindernisses. | § 234 Abs. 1 ZPO | offen",
    "Wiedereinsetzung (ZPO): längstens bis |  | Donnerstag, 27.04.2028",
    "Wiedereinsetzung bei versäumter Begründungsfrist. Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Behebung des Hindernisses (Begründung Berufung/Revision/Nichtzulassungs- oder Rechtsbeschwerde). | § 234 Abs. 1 Satz 2 ZPO | offen",
    // § 234 Abs. 3 ZPO: ein Jahr nach dem 28.05.2027 ist Sonntag, der 28.05.2028
    "Wiedereinsetzung bei versäumter Begründungsfrist: längstens bis |  | Montag, 29.05.2028",
  ]);
  expect(text(crostwitz)).toContain("  Auf jede Ansicht sicher: Donnerstag, 27.05.2027");
  expect(await termine(crostwitz)).toContain("2027-05-27 Sicherer Tag: Berufungsbegründung (ZPO)");
});

// § 341 Abs. 1 StPO: eine Woche ab Montag, 07.12.2026; § 345 Abs. 1 StPO: ein Monat danach, der 14.01.2027
const revision = "frist=stpo-341&ereignis=2026-12-07&land=BE&akte=4 Js 1/26";

test("Was noch nicht feststeht, heißt auf dem Blatt, im Text und im Kalender vorläufig", async () => {
  expect(tage(revision)[4]).toBe(
    "Revisionsbegründung (StPO). Schließt an die Frist davor an: Ablauf der Einlegungsfrist; war das Urteil noch nicht zugestellt: Zustellung des Urteils. Vorläufig gerechnet ab deren rechnerischem Ende (14.12.2026). | § 345 Abs. 1 StPO | Donnerstag, 14.01.2027 (vorläufig)",
  );
  expect(await termine(revision)).toEqual([
    "2026-12-14 Frist: 4 Js 1/26: Revision (StPO) – Einlegung",
    "2026-12-11 Vorfrist: 4 Js 1/26: Revision (StPO) – Einlegung (Frist 14.12.2026)",
    "2027-01-14 Vorläufig, Frist: 4 Js 1/26: Revisionsbegründung (StPO)",
    "2026-12-31 Vorläufig, Vorfrist: 4 Js 1/26: Revisionsbegründung (StPO) (Frist 14.01.2027)",
    "2027-01-07 Vorläufig, Vorfrist: 4 Js 1/26: Revisionsbegründung (StPO) (Frist 14.01.2027)",
  ]);
});

// § 72a Abs. 3 Satz 1 ArbGG: eine Notfrist von zwei Monaten, ab dem 01.12.2026 also bis Montag, den 01.02.2027
test("Eine Folgefrist, die Notfrist ist, heißt auch im Kalender so", async () => {
  expect(await termine("frist=arbgg-72a-einl&ereignis=2026-12-01")).toContain(
    "2027-02-01 Notfrist: Nichtzulassungsbeschwerde BAG – Begründung",
  );
});

// 24 Stunden ab 15 Uhr, weil die angebrochene Stunde nicht zählt (§ 187 Abs. 1 BGB entsprechend)
test("Eine Frist nach Stunden nennt ihre Uhrzeit auf dem Blatt und im Text", () => {
  const query = "ereignis=2026-12-02&stunden=24&uhr=14.30&land=BE";
  expect(tage(query)).toEqual([
    "Ereignis |  | Mittwoch, 02.12.2026",
    "= Frist endet am | § 222 Abs. 3 ZPO gegen § 31 Abs. 6 VwVfG, § 26 Abs. 6 SGB X, § 108 Abs. 6 AO | Donnerstag, 03.12.2026, 15:00 Uhr",
  ]);
  expect(text(query)[2]).toBe("Frist endet am: Donnerstag, 03.12.2026, 15:00 Uhr");
});

// § 573c Abs. 1 Satz 1 BGB: bis zum dritten Werktag, 04.08. (der 01.08. ist Samstag, der 03.08. Montag); § 139 Abs. 1
// InsO: drei Monate zurück; § 798 ZPO: zwei Wochen
test.each([
  ["frist=bgb-573c&ereignis=2026-08-04&land=BE", "Vertrag endet am", "2026-10-31 Vertragsende: "],
  ["frist=inso-130&ereignis=2026-08-04&land=BE", "Zeitraum beginnt am", "2026-05-04 Zeitraumbeginn: "],
  ["frist=zpo-798&ereignis=2026-08-04&land=BE", "Wartefrist endet am", "2026-08-18 Wartefrist: "],
])("%s: auf dem Blatt „%s“, im Kalender „%s“", async (query, satz, eintrag) => {
  expect(tage(query).find((z) => z.startsWith("= "))).toMatch(`= ${satz} | `);
  expect(text(query)[2]).toMatch(`${satz}: `);
  expect((await termine(query))[0]?.startsWith(eintrag)).toBe(true);
});
