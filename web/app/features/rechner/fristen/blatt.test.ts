import { expect, test } from "vitest";
import { werteAusQuery } from "../formular/query.ts";
import { ausQuery, blatttext, gerechnet } from "../testing-seite.tsx";
import type { Fristauswertung } from "./ergebnis.ts";
import { formular } from "./formular.ts";
import { rechnung } from "./rechnung.ts";
import { fristtermine } from "./termine.ts";
import { fristtext } from "./text.ts";

const blatt = (query: string) => blatttext(ausQuery(formular, rechnung, query));

function auswertung(query: string) {
  const { ergebnis } = gerechnet(ausQuery(formular, rechnung, query));
  return [ergebnis as Fristauswertung, werteAusQuery(formular, new URLSearchParams(query))] as const;
}

/** The text without its last line, which names the version of the engine. */
const text = (query: string) =>
  fristtext(...auswertung(query))
    .split("\n")
    .slice(0, -2);

const termine = async (query: string) =>
  (await fristtermine(...auswertung(query))).map(({ tag, titel }) => `${tag} ${titel}`);

// §§ 517, 520 Abs. 2 ZPO: 16.03. (Montag) + 1 Monat = 16.04.2026, + 2 Monate = Samstag, 16.05., also Montag, 18.05.;
// § 234 Abs. 3 ZPO: ein Jahr nach dem Ende der versäumten Frist
const berufung = "frist=zpo-517&ereignis=2026-03-16&weg=eeb&land=BE&akte=12/26";

test("Berufung: jeder Tag zum Eintragen, was daraus folgt und der Rechenweg", () => {
  expect(blatt(berufung)).toEqual([
    "12/26, Berufung (ZPO) – Einlegung: Frist endet am Do, 16.04.2026",
    "§ 222 ZPO: Recht seit dem Inkrafttreten des Gesetzes (ZPO), weil die Frist am 16.04.2026 endet.",
    "[Tage zum Eintragen: 12/26, Berufung (ZPO) – Einlegung] Frist | Grundlage | Tag",
    "Ereignis |  | Montag, 16.03.2026",
    "Vorfrist, 1 Woche vorher |  | Donnerstag, 09.04.2026 #result-vorfrist",
    "= Frist endet am | § 517 ZPO | Donnerstag, 16.04.2026",
    "[Was daraus folgt (Vorschau)] Frist | Grundlage | Tag",
    "Berufungsbegründung (ZPO). Läuft ab demselben Ereignis, nicht erst ab der Handlung davor. | § 520 Abs. 2 ZPO | Montag, 18.05.2026",
    "Berufungsbegründung (ZPO): Vorfrist, 2 Wochen vorher |  | Montag, 04.05.2026",
    "Berufungsbegründung (ZPO): Vorfrist, 1 Woche vorher |  | Montag, 11.05.2026",
    "Wiedereinsetzung (ZPO). Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Behebung des Hindernisses. | § 234 Abs. 1 ZPO | offen",
    "Wiedereinsetzung (ZPO): längstens bis |  | Freitag, 16.04.2027",
    "Wiedereinsetzung bei versäumter Begründungsfrist. Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Behebung des Hindernisses (Begründung Berufung/Revision/Nichtzulassungs- oder Rechtsbeschwerde). | § 234 Abs. 1 Satz 2 ZPO | offen",
    "Wiedereinsetzung bei versäumter Begründungsfrist: längstens bis |  | Dienstag, 18.05.2027",
    "[Rechenweg] Schritt | Grundlage | Tag",
    "Im elektronischen Empfangsbekenntnis eingetragener Tag der Entgegennahme: Montag, 16.03.2026. | § 173 Abs. 3, § 175 ZPO | 16.03.2026",
    "Notfrist: weder verlängerbar noch abkürzbar; Wiedereinsetzung ist möglich. | §§ 224, 225, 233 ZPO | ",
    "Bekanntgabe am Montag, 16.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 17.03.2026. | § 187 Abs. 1 BGB | 17.03.2026",
    "1 Monat: rechnerisches Ende Donnerstag, 16.04.2026. | § 188 Abs. 2 Alt. 1, Abs. 3 BGB | 16.04.2026",
    "Donnerstag, 16.04.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. (Feiertage: Berlin) | § 222 Abs. 2 ZPO | 16.04.2026",
    "hinweis: Äußerste Grenze: spätestens 5 Monate nach Verkündung beginnt die Frist. (§ 517 ZPO)",
    "warnung: Die Frist ist am 16.04.2026 abgelaufen. ()",
  ]);
});

test("Berufung: dieselben Tage als Text", () => {
  expect(text(berufung)).toEqual([
    "Akte: 12/26",
    "Frist: Berufung (ZPO) – Einlegung (§ 517 ZPO)",
    "Ereignis: Montag, 16.03.2026",
    "Frist endet am: Donnerstag, 16.04.2026",
    "Vorfrist (1 Woche): Donnerstag, 09.04.2026",
    "Feiertage: Berlin",
    "Achtung: Die Frist ist am 16.04.2026 abgelaufen.",
    "",
    "Was daraus folgt (Vorschau):",
    "- Berufungsbegründung (ZPO) (§ 520 Abs. 2 ZPO): Montag, 18.05.2026. Läuft ab demselben Ereignis, nicht erst ab der Handlung davor.",
    "  Vorfrist (2 Wochen): Montag, 04.05.2026",
    "  Vorfrist (1 Woche): Montag, 11.05.2026",
    "- Wiedereinsetzung (ZPO) (§ 234 Abs. 1 ZPO): offen. Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Behebung des Hindernisses.",
    "  Längstens bis: Freitag, 16.04.2027",
    "- Wiedereinsetzung bei versäumter Begründungsfrist (§ 234 Abs. 1 Satz 2 ZPO): offen. Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Behebung des Hindernisses (Begründung Berufung/Revision/Nichtzulassungs- oder Rechtsbeschwerde).",
    "  Längstens bis: Dienstag, 18.05.2027",
    "",
    "Rechenweg:",
    "1. Im elektronischen Empfangsbekenntnis eingetragener Tag der Entgegennahme: Montag, 16.03.2026. (§ 173 Abs. 3, § 175 ZPO)",
    "2. Notfrist: weder verlängerbar noch abkürzbar; Wiedereinsetzung ist möglich. (§§ 224, 225, 233 ZPO)",
    "3. Bekanntgabe am Montag, 16.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 17.03.2026. (§ 187 Abs. 1 BGB)",
    "4. 1 Monat: rechnerisches Ende Donnerstag, 16.04.2026. (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB)",
    "5. Donnerstag, 16.04.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. (§ 222 Abs. 2 ZPO)",
  ]);
});

test("Berufung: je Tag ein Eintrag im Kalender, Vorläufiges und Längstes mit seinem Namen", async () => {
  expect(await termine(berufung)).toEqual([
    "2026-04-16 Notfrist: 12/26: Berufung (ZPO) – Einlegung",
    "2026-04-09 Vorfrist: 12/26: Berufung (ZPO) – Einlegung (Frist 16.04.2026)",
    "2026-05-18 Frist: 12/26: Berufungsbegründung (ZPO)",
    "2026-05-04 Vorfrist: 12/26: Berufungsbegründung (ZPO) (Frist 18.05.2026)",
    "2026-05-11 Vorfrist: 12/26: Berufungsbegründung (ZPO) (Frist 18.05.2026)",
    "2027-04-16 Längstens: 12/26: Wiedereinsetzung (ZPO)",
    "2027-05-18 Längstens: 12/26: Wiedereinsetzung bei versäumter Begründungsfrist",
  ]);
});

// Freitag, 20.11. − 1 Woche, volle Tage dazwischen: Donnerstag, 12.11.2026 (§§ 187, 188 BGB entsprechend)
test("Rückwärts gerechnet heißt das Ende letzter Tag, und die Vorfrist liegt davor", () => {
  expect(blatt("ereignis=2026-11-20&wochen=1&richtung=rueckwaerts&land=BE")).toEqual([
    "1 Woche vor dem 20.11.2026: Letzter Tag ist Do, 12.11.2026",
    "§§ 187, 188 BGB entsprechend: Recht seit dem Inkrafttreten des Gesetzes (BGB), weil der maßgebende Tag der 20.11.2026 ist.",
    "[Tage zum Eintragen: 1 Woche vor dem 20.11.2026] Frist | Grundlage | Tag",
    "Ereignis |  | Freitag, 20.11.2026",
    "Vorfrist, 1 Woche vorher |  | Donnerstag, 05.11.2026 #result-vorfrist",
    "= Letzter Tag ist | §§ 187, 188 BGB entsprechend | Donnerstag, 12.11.2026",
    "[Rechenweg] Schritt | Grundlage | Tag",
    "Ereignis am Freitag, 20.11.2026; der Tag zählt nicht mit. | §§ 187, 188 BGB entsprechend | 20.11.2026",
    "1 Woche zurück, volle Tage dazwischen: letzter Tag für die Handlung ist Donnerstag, 12.11.2026. | §§ 187, 188 BGB entsprechend | 12.11.2026",
    "hinweis: Mittlere Sicherheit. Rückwärtsfrist: Ob der Handelnde bei Wochenende schon am vorherigen Werktag handeln muss, ist streitig; sicher ist der Werktag davor. (§§ 187, 188 BGB entsprechend)",
    "warnung: Der letzte Tag zum Handeln war der 12.11.2026. ()",
  ]);
});

test("Rückwärts gerechnet: der Text nennt die mittlere Sicherheit", () => {
  expect(text("ereignis=2026-11-20&wochen=1&richtung=rueckwaerts&land=BE")).toEqual([
    "Frist: 1 Woche vor dem 20.11.2026",
    "Ereignis: Freitag, 20.11.2026",
    "Letzter Tag ist: Donnerstag, 12.11.2026",
    "Vorfrist (1 Woche): Donnerstag, 05.11.2026",
    "Achtung: Der letzte Tag zum Handeln war der 12.11.2026.",
    "Achtung: Mittlere Sicherheit; die Hinweise am Ergebnis nennen den Grund.",
    "",
    "Rechenweg:",
    "1. Ereignis am Freitag, 20.11.2026; der Tag zählt nicht mit. (§§ 187, 188 BGB entsprechend)",
    "2. 1 Woche zurück, volle Tage dazwischen: letzter Tag für die Handlung ist Donnerstag, 12.11.2026. (§§ 187, 188 BGB entsprechend)",
  ]);
});

// Freitag, 20.11. + 2 Tage = Sonntag, 22.11., also Montag, 23.11.2026 (§ 193 BGB)
test("Eine Vorfrist vor dem Ereignis und ein unbekannter Ort stehen auf dem Blatt", () => {
  expect(blatt("ereignis=2026-11-20&tage=2&land=BE&ort=Nirgends")).toEqual([
    "2 Tage ab 20.11.2026: Frist endet am Mo, 23.11.2026",
    "§§ 186–193 BGB: Recht seit dem Inkrafttreten des Gesetzes (BGB), weil die Frist am 23.11.2026 endet.",
    "[Tage zum Eintragen: 2 Tage ab 20.11.2026] Frist | Grundlage | Tag",
    "Ereignis |  | Freitag, 20.11.2026",
    "Vorfrist, 1 Woche vorher (läge vor dem Ereignis) |  | Montag, 16.11.2026 #result-vorfrist",
    "= Frist endet am | §§ 186–193 BGB | Montag, 23.11.2026",
    "[Rechenweg] Schritt | Grundlage | Tag",
    "Ereignis am Freitag, 20.11.2026; der Tag zählt nicht mit, erster Tag der Frist ist Samstag, 21.11.2026. | § 187 Abs. 1 BGB | 21.11.2026",
    "2 Tage: rechnerisches Ende Sonntag, 22.11.2026. | § 188 Abs. 1 BGB | 22.11.2026",
    "Kein Werktag: Sonntag, 22.11.2026. Die Frist endet am nächsten Werktag, Montag, 23.11.2026. (Feiertage: Berlin) | § 193 BGB | 23.11.2026",
    "warnung: „Nirgends“ ist nicht erfasst und wurde nicht erkannt. Gerechnet ist mit den Feiertagen von Berlin; örtliche Feiertage, für die es auf die Gemeinde ankäme, gibt es dort nicht. ()",
  ]);
});

test("Eine Vorfrist vor dem Ereignis und ein unbekannter Ort stehen im Text", () => {
  expect(text("ereignis=2026-11-20&tage=2&land=BE&ort=Nirgends")).toEqual([
    "Frist: 2 Tage ab 20.11.2026",
    "Ereignis: Freitag, 20.11.2026",
    "Frist endet am: Montag, 23.11.2026",
    "Vorfrist (1 Woche): Montag, 16.11.2026 (läge vor dem Ereignis)",
    "Feiertage: Berlin",
    "Achtung: „Nirgends“ ist nicht erfasst und wurde nicht erkannt. Gerechnet ist mit den Feiertagen von Berlin; örtliche Feiertage, für die es auf die Gemeinde ankäme, gibt es dort nicht.",
    "",
    "Rechenweg:",
    "1. Ereignis am Freitag, 20.11.2026; der Tag zählt nicht mit, erster Tag der Frist ist Samstag, 21.11.2026. (§ 187 Abs. 1 BGB)",
    "2. 2 Tage: rechnerisches Ende Sonntag, 22.11.2026. (§ 188 Abs. 1 BGB)",
    "3. Kein Werktag: Sonntag, 22.11.2026. Die Frist endet am nächsten Werktag, Montag, 23.11.2026. (§ 193 BGB)",
  ]);
});

// §§ 195, 199 Abs. 1 BGB: Schluss 2024 + 3 Jahre = 31.12.2027; zwei Monate vorher ist Sonntag, 31.10., also Freitag, 29.10.2027
test("Regelverjährung: Beginn mit dem Schluss des Jahres, drei Vorfristen", () => {
  expect(blatt("frist=bgb-195&ereignis=2024-05-05&land=BY")).toEqual([
    "Regelverjährung: Frist endet am Fr, 31.12.2027",
    "§§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I: Recht in der Fassung vom 01.01.2002 (Gesetz zur Modernisierung des Schuldrechts vom 26.11.2001), weil der maßgebende Tag der 05.05.2024 ist.",
    "[Tage zum Eintragen: Regelverjährung] Frist | Grundlage | Tag",
    "Ereignis |  | Sonntag, 05.05.2024",
    "Beginn der Frist, 0 Uhr |  | Mittwoch, 01.01.2025",
    "Vorfrist, 2 Monate vorher |  | Freitag, 29.10.2027 #result-vorfrist",
    "Vorfrist, 1 Monat vorher |  | Dienstag, 30.11.2027 #result-vorfrist",
    "Vorfrist, 2 Wochen vorher |  | Freitag, 17.12.2027 #result-vorfrist",
    "= Frist endet am | § 195 BGB | Freitag, 31.12.2027",
    "[Rechenweg] Schritt | Grundlage | Tag",
    "Beginn mit dem Schluss des Jahres 2024. | §§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I | 01.01.2025",
    "3 Jahre ab 01.01.2025: rechnerisches Ende Freitag, 31.12.2027. | §§ 195, 199 Abs. 1 BGB; §§ 169, 170 AO; § 25 SGB IV; § 45 SGB I | 31.12.2027",
    "Silvester ist kein gesetzlicher Feiertag: kein Feiertagsgesetz nennt den 31. Dezember. (Feiertage: Bayern) | BFH, 20.03.2018 – III B 135/17 | 31.12.2027",
    "Freitag, 31.12.2027 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. (Feiertage: Bayern) | § 193 BGB | 31.12.2027",
    "hinweis: § 193 BGB analog für Hemmungshandlung; kenntnisunabhängige Höchstfristen § 199 Abs. 2 bis 4 taggenau. (§ 195 BGB)",
  ]);
});

// 02.03. + 1 Monat = 02.04., verlängert um 1 Monat Samstag, 02.05., also Montag, 04.05.2026 (§§ 190, 193 BGB)
test("Eine beantragte Verlängerung ist vorläufig, auf dem Blatt", () => {
  expect(blatt("ereignis=2026-03-02&monate=1&land=BE&verlum=1 Monat&verlvorlaeufig=ja")).toEqual([
    "1 Monat ab 02.03.2026: Frist endet vorläufig am Mo, 04.05.2026",
    "§ 190 BGB; § 224 Abs. 3 ZPO; § 65 SGG: Recht seit dem Inkrafttreten des Gesetzes (BGB), weil der maßgebende Tag der 02.04.2026 ist.",
    "[Tage zum Eintragen: 1 Monat ab 02.03.2026] Frist | Grundlage | Tag",
    "Ereignis |  | Montag, 02.03.2026",
    "Ende der bisherigen Frist |  | Donnerstag, 02.04.2026",
    "Vorfrist, 1 Woche vorher |  | Montag, 27.04.2026 #result-vorfrist",
    "= Frist endet vorläufig am | § 190 BGB; § 224 Abs. 3 ZPO; § 65 SGG | Montag, 04.05.2026",
    "[Rechenweg] Schritt | Grundlage | Tag",
    "Ereignis am Montag, 02.03.2026; der Tag zählt nicht mit, erster Tag der Frist ist Dienstag, 03.03.2026. | § 187 Abs. 1 BGB | 03.03.2026",
    "1 Monat: rechnerisches Ende Donnerstag, 02.04.2026. | § 188 Abs. 2 Alt. 1, Abs. 3 BGB | 02.04.2026",
    "Donnerstag, 02.04.2026 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. (Feiertage: Berlin) | § 193 BGB | 02.04.2026",
    "Die bisherige Frist endet tatsächlich am Donnerstag, 02.04.2026; die neue Frist von 1 Monat schließt sich an: Samstag, 02.05.2026. | § 190 BGB; § 224 Abs. 3 ZPO | 02.05.2026",
    "Kein Werktag: Samstag, 02.05.2026, Sonntag, 03.05.2026. Die Frist endet am nächsten Werktag, Montag, 04.05.2026. (Feiertage: Berlin) | § 193 BGB | 04.05.2026",
    "warnung: Über den Antrag ist nicht entschieden: Das Ende ist vorläufig und nach dem Beschluss zu prüfen. (§ 225 ZPO)",
    "warnung: Die Frist ist am 04.05.2026 abgelaufen. ()",
  ]);
});

test("Eine beantragte Verlängerung ist vorläufig, im Kalender", async () => {
  expect(await termine("ereignis=2026-03-02&monate=1&land=BE&verlum=1 Monat&verlvorlaeufig=ja")).toEqual([
    "2026-05-04 Vorläufige Frist: 1 Monat ab 02.03.2026",
    "2026-04-27 Vorfrist: 1 Monat ab 02.03.2026 (Frist 04.05.2026)",
  ]);
});

// Ab 15 Uhr, weil die angebrochene Stunde nicht zählt (§ 187 Abs. 1 BGB entsprechend)
test("Eine Frist nach Stunden endet zur Uhrzeit, im Kalender", async () => {
  expect(await termine("ereignis=2026-03-02&stunden=24&uhr=14.30&land=BE")).toEqual([
    "2026-03-03 Frist: 24 Stunden ab 02.03.2026 (15:00 Uhr)",
  ]);
});

test("Auf Wunsch bleibt weg, was folgt, und ohne Akte steht kein Name davor", async () => {
  const ohne = berufung.replace("&akte=12/26", "&kette=0");
  expect(await termine(ohne)).toEqual([
    "2026-04-16 Notfrist: Berufung (ZPO) – Einlegung",
    "2026-04-09 Vorfrist: Berufung (ZPO) – Einlegung (Frist 16.04.2026)",
  ]);
  expect(text(ohne)).not.toContain("Was daraus folgt (Vorschau):");
  expect(text(ohne)[0]).toBe("Frist: Berufung (ZPO) – Einlegung (§ 517 ZPO)");
  expect(blatt(ohne)[0]).toBe("Berufung (ZPO) – Einlegung: Frist endet am Do, 16.04.2026");
});
