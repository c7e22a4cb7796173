import { expect, test } from "vitest";
import { werteAusQuery } from "../../formular/query.ts";
import { ausQuery, blatttext, gerechnet } from "../../testing-seite.tsx";
import type { Fristauswertung } from "../ergebnis.ts";
import { formular } from "../formular.ts";
import { rechnung } from "../rechnung.ts";
import { fristtermine } from "../termine.ts";

const blatt = (query: string) => blatttext(ausQuery(formular, rechnung, query));
const ergebnis = (query: string) =>
  gerechnet(ausQuery(formular, rechnung, query)).ergebnis as Fristauswertung;
const vorfristen = (query: string) => ergebnis(query).frist.vorfristen.map(({ tag }) => tag);

// § 520 Abs. 2 ZPO: zwei Monate ab Dienstag, 01.12.2026: Montag, 01.02.2027; ein Monat mehr: Montag, 01.03.2027
const begruendung = "frist=zpo-520&ereignis=2026-12-01&land=BE";

test("Eine zweite Verlängerung steht mit allen Schritten und dem Hinweis auf das Gehör auf dem Blatt", () => {
  expect(blatt(`${begruendung}&verlum=1 Monat&verlzweite=ja`)).toEqual([
    "Berufungsbegründung (ZPO): Frist endet am Mo, 01.03.2027",
    "§ 190 BGB; § 224 Abs. 3 ZPO; § 65 SGG: Recht seit dem Inkrafttreten des Gesetzes (BGB), weil der maßgebende Tag der 01.02.2027 ist.",
    "[Tage zum Eintragen: Berufungsbegründung (ZPO)] Frist | Grundlage | Tag",
    "Ereignis |  | Dienstag, 01.12.2026",
    "Ende der bisherigen Frist |  | Montag, 01.02.2027",
    "Vorfrist, 2 Wochen vorher |  | Montag, 15.02.2027 #result-vorfrist",
    "Vorfrist, 1 Woche vorher |  | Montag, 22.02.2027 #result-vorfrist",
    "= Frist endet am | § 520 Abs. 2 ZPO | Montag, 01.03.2027",
    "[Was daraus folgt (Vorschau)] Frist | Grundlage | Tag",
    "Wiedereinsetzung bei versäumter Begründungsfrist. Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: Behebung des Hindernisses (Begründung Berufung/Revision/Nichtzulassungs- oder Rechtsbeschwerde). | § 234 Abs. 1 Satz 2 ZPO | offen",
    "Wiedereinsetzung bei versäumter Begründungsfrist: längstens bis |  | Dienstag, 01.02.2028",
    "[Rechenweg] Schritt | Grundlage | Tag",
    "Die Begründungsfrist läuft ab Zustellung, nicht ab Einlegung des Rechtsmittels. | §§ 520, 551, 544 Abs. 4 ZPO u. a. | ",
    "Zustellung am Dienstag, 01.12.2026; der Tag zählt nicht mit, erster Tag der Frist ist Mittwoch, 02.12.2026. | § 187 Abs. 1 BGB | 02.12.2026",
    "2 Monate: rechnerisches Ende Montag, 01.02.2027. | § 188 Abs. 2 Alt. 1, Abs. 3 BGB | 01.02.2027",
    "Montag, 01.02.2027 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. (Feiertage: Berlin) | § 222 Abs. 2 ZPO | 01.02.2027",
    "Die bisherige Frist endet tatsächlich am Montag, 01.02.2027; die neue Frist von 1 Monat schließt sich an: Montag, 01.03.2027. | § 190 BGB; § 224 Abs. 3 ZPO | 01.03.2027",
    "Montag, 01.03.2027 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. (Feiertage: Berlin) | § 222 Abs. 2 ZPO | 01.03.2027",
    "hinweis: Keine Notfrist, aber Wiedereinsetzung möglich (§ 233 ZPO). (§ 520 Abs. 2 ZPO)",
    "hinweis: Äußerste Grenze: spätestens 5 Monate nach Verkündung beginnt die Frist. (§ 520 Abs. 2 ZPO)",
    "hinweis: Eine wiederholte Verlängerung setzt die Anhörung des Gegners voraus. (§ 225 Abs. 2 ZPO)",
  ]);
  expect(blatt(`${begruendung}&verlum=1 Monat`)).not.toContain(
    "hinweis: Eine wiederholte Verlängerung setzt die Anhörung des Gegners voraus. (§ 225 Abs. 2 ZPO)",
  );
});

test("Vor dem verlängerten Ende stehen die Vorfristen des Eintrags, eigene oder die der eigenen Dauer", () => {
  expect(vorfristen(`${begruendung}&verlum=1 Monat&vorfristen=3 Tage`)).toEqual(["2027-02-26"]);
  expect(vorfristen(`${begruendung}&verlum=1 Monat&vorfristen=keine`)).toEqual([]);
  expect(vorfristen("ereignis=2026-12-01&wochen=2&land=BE&verlum=2 Wochen")).toEqual(["2026-12-22"]);
});

// Eine Woche mehr endet am Montag, 08.02.2027; eine Woche davor ist das alte Ende, zwei Wochen davor der 25.01.2027
test("Eine Vorfrist am alten Ende oder davor liegt nach dem Ereignis und bleibt im Kalender", async () => {
  const query = `${begruendung}&verlum=1 Woche`;
  expect(blatt(query).filter((z) => z.startsWith("Vorfrist"))).toEqual([
    "Vorfrist, 2 Wochen vorher |  | Montag, 25.01.2027 #result-vorfrist",
    "Vorfrist, 1 Woche vorher |  | Montag, 01.02.2027 #result-vorfrist",
  ]);
  const termine = await fristtermine(ergebnis(query), werteAusQuery(formular, new URLSearchParams(query)));
  expect(termine.slice(0, 3).map(({ tag }) => tag)).toEqual(["2027-02-08", "2027-01-25", "2027-02-01"]);
  // 30 Tage vor dem 10.12.2026 ist der 10.11.2026, vor dem Ereignis
  expect(
    ergebnis("ereignis=2026-12-01&tage=6&land=BE&verlum=3 Tage&vorfristen=30 Tage").frist.vorfristen.map(
      ({ tag, vorEreignis }) => [tag, vorEreignis],
    ),
  ).toEqual([["2026-11-10", true]]);
});

// Fronleichnam, 27.05.2027, ist in Crostwitz nicht gesichert; zwei Wochen ab dem 13.05. enden am 28.05., sicher am 27.05.
test("Ein Hinweis, der für das alte und das neue Ende gilt, steht nur einmal da", () => {
  const { vermerke, fassungen } = ergebnis(
    "ereignis=2027-05-13&tage=14&ort=sn-crostwitz&verlum=1 Jahr",
  ).frist;
  const texte = vermerke.map(({ text }) => text);
  expect(new Set(texte).size).toBe(texte.length);
  expect(texte.filter((t) => t.startsWith("Nicht gesichert ist, ob Fronleichnam"))).toHaveLength(1);
  expect(fassungen.map(({ regel }) => regel)).toEqual(expect.arrayContaining(["R-187-1", "R-190"]));
});

// Dienstag, 01.12.2026; sechs Tage und drei Tage sind Donnerstag, der 10.12.; neun Tage davor ist das Ereignis selbst
test("Eine Vorfrist am Tag des Ereignisses ist keine", () => {
  const { frist } = ergebnis("ereignis=2026-12-01&tage=6&land=BE&verlum=3 Tage&vorfristen=9 Tage, 8 Tage");
  expect(frist.vorfristen.map(({ tag, vorEreignis }) => [tag, vorEreignis])).toEqual([
    ["2026-12-01", true],
    ["2026-12-02", false],
  ]);
});

// Fronleichnam 2027 und 2028: 27.05. und 15.06. Beide Enden hängen in Crostwitz an demselben ungesicherten Feiertag.
test("Steht ein Hinweis schon bei der Frist, wiederholt ihn ihre Verlängerung nicht", () => {
  const { vermerke } = ergebnis("ereignis=2027-05-13&tage=14&ort=sn-crostwitz&verlbis=15.06.2028").frist;
  const texte = vermerke.map(({ text }) => text);
  expect(texte.filter((t) => t.startsWith("Nicht gesichert ist, ob Fronleichnam"))).toHaveLength(1);
});

// § 15 Abs. 2 FamFG: der 28.02.2026 ist ein Samstag; streitig bleibt das auch nach der Verlängerung
test("Was an der Frist streitig war, bleibt es mit ihrer Verlängerung", () => {
  const { ende, streitpunkte, zwischentage } = ergebnis(
    "verfahren=FamFG&weg=post-famfg&ereignis=2026-02-24&tage=10&land=BE&verlum=1 Woche",
  ).frist;
  expect(ende).toBe("2026-03-17");
  expect(streitpunkte.map(({ regel }) => regel)).toEqual(["R-FIK-FAMFG"]);
  expect(zwischentage.map(({ tag }) => tag)).toEqual(["2026-02-28", "2026-03-10"]);
});

// Dienstag, 16.12.2025, und drei Wochen: Dreikönig 2026, ein Dienstag, ist in Bayern Feiertag, in Berlin nicht
test("Auch das verlängerte Ende ist an der Stelle zu wahren, an der es früher liegt", () => {
  const bayern = "ereignis=2025-12-02&wochen=2&land=BY&verlum=3 Wochen";
  expect(ergebnis(bayern).frist.ende).toBe("2026-01-07");
  expect(ergebnis(`${bayern}&mehrereOrte=ja&weitere.1.ort=BE`).frist.ende).toBe("2026-01-06");
});

// § 204 Abs. 2 BGB: sechs Monate nach dem Ende des Verfahrens; § 203 Satz 2 BGB: frühestens drei nach den Verhandlungen
test.each([
  ["entstehung=10.01.2012", "2022-01-10"],
  ["handlung=10.01.1993", "2023-01-10"],
  ["entstehung=10.01.2012&handlung=10.01.1993", "2022-01-10"],
  ["neubeginn.1.am=15.06.2022&neubeginn.2.am=20.06.2022", "2025-06-20"],
])("Regelverjährung ab dem Schluss von 2020 mit %s endet am %s", (mehr, ende) => {
  expect(ergebnis(`frist=bgb-195&ereignis=2020-05-01&land=BE&verjaehrung=ja&${mehr}`).frist.ende).toBe(ende);
});

// § 203 Satz 2 BGB: Verhandlungen bis 29.12.2025, frühestens drei Monate danach: Sonntag, 29.03., also Montag, 30.03.2026.
// Ruhen auch diese drei Monate während der zehn Tage im Februar, ist es der 08.04.
test("Die gewählte Ansicht zur Hemmung gilt auch in der Rechnung mit ihr", () => {
  const query =
    "frist=bgb-195&ereignis=2022-06-15&land=BE&verjaehrung=ja&hemmung.1.von=20.12.2025&hemmung.1.bis=29.12.2025&hemmung.2.art=sonstige&hemmung.2.von=1.2.2026&hemmung.2.bis=10.2.2026";
  expect(ergebnis(query).frist.ende).toBe("2026-03-30");
  expect(ergebnis(`${query}&streit=R-HEMMUNG:spaeter`).frist.ende).toBe("2026-04-08");
});

test.each([
  // § 224 Abs. 1 Satz 2 ZPO
  ["ereignis=2026-12-01&wochen=2&fristart=notfrist&land=BE&verlum=1 Woche", "verlum"],
  ["frist=zpo-517&ereignis=2026-12-01&land=BE&verlum=1 Woche", "verlum"],
  ["frist=kschg-4&ereignis=2026-12-01&land=BE&verlum=1 Woche", "frist"],
  ["ereignis=2026-12-01&wochen=2&land=BE&verlbis=2.12.2026", "verlbis"],
  ["frist=zpo-521&ereignis=2026-03-02&land=BE&bis=1.4.2026&verlbis=20.3.2026", "verlbis"],
  ["frist=zpo-520&ereignis=2026-12-01&land=BE&bis=1.4.2026&verlbis=2.12.2026", "verlbis"],
])("%s: der Grund steht am Feld %s", (query, feld) => {
  const a = ausQuery(formular, rechnung, query);
  expect(a.art === "fehler" && Object.keys(a.fehler)).toEqual([feld]);
});
