import { bekanntgabearten } from "@gebuehrenportal/fristen";
import { expect, test } from "vitest";
import { beanstandet } from "../testing-beanstandet.tsx";
import { ausQuery, gerechnet, gezeigt, seite } from "../testing-seite.tsx";
import type { Fristauswertung } from "./ergebnis.ts";
import { formular } from "./formular.ts";
import { rechnung } from "./rechnung.ts";
import { teile } from "./ui/seitenteile.tsx";
import { angeboteneWege } from "./wege/wege.ts";

const html = (query: string) => seite(formular, rechnung, query, teile);
const aus = (query: string) => gerechnet(ausQuery(formular, rechnung, query)).ergebnis as Fristauswertung;

// Von Hand gerechnet: § 517, § 520 Abs. 2 ZPO; § 70 VwGO mit § 41 Abs. 2 VwVfG; § 355 AO mit § 122 Abs. 2 AO
test.each([
  ["frist=zpo-517&ereignis=2026-03-31", "Donnerstag, 30.04.2026"],
  ["frist=zpo-520&ereignis=2026-03-31", "Montag, 01.06.2026"],
  ["frist=vwgo-70&ereignis=2026-03-02&weg=post-vwvfg&land=BE", "Dienstag, 07.04.2026"],
  ["frist=ao-355&ereignis=2026-03-05&weg=post-ao&land=BE", "Donnerstag, 09.04.2026"],
])("%s endet am %s", (query, tag) => {
  expect(gezeigt(html(query), "result-date")).toEqual([tag]);
});

test("Ein Wort statt einer Wahl bringt ohne JavaScript die passenden Fristen als Verweise, die alles mitnehmen", () => {
  const text = html("frist=Berufung&ereignis=2026-03-31&land=BE");
  expect(text).toContain("Bitte wählen Sie eine Frist aus dem Katalog.");
  expect(text).toMatch(/href="\/fristenrechner\?frist=zpo-517[^"]*ereignis=31\.03\.2026[^"]*land=BE/);
  expect(gezeigt(text, "result-date")).toEqual([]);
});

// § 41 Abs. 2 Satz 3 VwVfG: der spätere Zugang gilt, der frühere nicht; im Zweifel muss die Behörde ihn beweisen.
const brief = "frist=vwgo-70&ereignis=2026-03-02&weg=post-vwvfg&land=BE";

test.each([
  [`${brief}&zugang=2026-03-10`, "Freitag, 10.04.2026"],
  [`${brief}&zugang=2026-03-03`, "Dienstag, 07.04.2026"],
])("%s: endet am %s", (query, tag) => {
  expect(gezeigt(html(query), "result-date")).toEqual([tag]);
});

test("Ist der Zugang nicht nachweisbar, beginnt keine Frist; das steht am Schalter", () => {
  const text = html(`${brief}&bestritten=ja`);
  expect(gezeigt(text, "result-date")).toEqual([]);
  expect(text).toContain("greift die Fiktion nicht");
  expect(text).toContain('href="#bestritten"');
});

test("Was dem Weg eigen ist, wird nur bei ihm gefragt, und der übliche Weg einer Frist wird genannt", () => {
  const text = html(brief);
  for (const feld of ["zugang", "bestritten", "landesbehoerde"]) expect(text).toContain(`name="${feld}"`);
  const ohne = html("frist=zpo-517&ereignis=2026-03-02&weg=eb");
  for (const feld of ["zugang", "bestritten", "landesbehoerde"]) expect(ohne).not.toContain(`name="${feld}"`);
  expect(ohne).toContain("Datum im Empfangsbekenntnis");
  expect(html("frist=ao-355")).toContain("Üblich: Einfacher Brief der Finanzbehörde");
});

test("Die gewählte Frist steht mit Norm, Dauer und Auslöser im Formular, eine freie Dauer nicht", () => {
  const text = html("frist=zpo-517&ereignis=2026-03-31");
  expect(text).toContain("Berufung (ZPO)");
  expect(text).toContain("Notfrist: 1 Monat");
  expect(text).toContain("Auslöser: Zustellung des");
  expect(text).not.toContain('name="wochen"');
  expect(text).toContain('<input type="hidden" name="frist" value="zpo-517"');
});

// § 573c Abs. 1 Satz 1 BGB; § 139 Abs. 1 InsO; der Tag ist kein Ende einer Handlungsfrist
test.each([
  ["frist=bgb-573c&ereignis=2026-08-04&land=BE", "Vertrag endet am", "Samstag, 31.10.2026"],
  ["frist=inso-130&ereignis=2026-08-04&land=BE", "Zeitraum beginnt am", "Montag, 04.05.2026"],
  ["frist=zpo-517&ereignis=2026-03-31", "Frist endet am", "Donnerstag, 30.04.2026"],
])("%s: auf der Seite, auf dem Blatt und im Text steht „%s“", (query, satz, tag) => {
  const text = html(query);
  expect(gezeigt(text, "result-date")).toEqual([tag]);
  expect(text.split(satz).length - 1, "Kopf, Tabelle, Leiste").toBeGreaterThanOrEqual(3);
  const a = ausQuery(formular, rechnung, query);
  expect(a.art === "ergebnis" && a.blatt.kennzahl.text).toBe(satz);
});

test("Das Feld des Tages sagt, welcher gemeint ist; wo nichts zugestellt wird, wird nicht danach gefragt", () => {
  expect(html("frist=zpo-517")).toContain(">Tag der Zustellung</label>");
  expect(html("frist=ao-355")).toContain(">Tag der Bekanntgabe</label>");
  const kuendigung = html("frist=bgb-573c");
  expect(kuendigung).toContain(">Tag, an dem die Kündigung zugeht</label>");
  expect(kuendigung).not.toContain('name="weg"');
  expect(html("frist=bgb-195")).not.toContain('name="weg"');
  expect(html("frist=stpo-345")).toContain('name="weg"');
  expect(html("frist=aeuv-263")).not.toContain('name="land"');
  expect(html("frist=aeuv-263&land=BE"), "was gesetzt ist, lässt sich ändern").toContain('name="land"');
  expect(html("frist=bgb-195").replaceAll("\u00a0", " ")).toContain("Ein Tag dieses Jahres genügt");
});

test("Auf die Berufung folgen Begründung und Wiedereinsetzung als Vorschau", () => {
  const { kette } = aus("frist=zpo-517&ereignis=2026-03-31&land=BE");
  const begruendung = kette.find(({ id }) => id === "zpo-520");
  expect(begruendung?.ende).toBe("2026-06-01");
  expect(begruendung?.vorlaeufig).toBe(false);
  const wiedereinsetzung = kette.find(({ rolle }) => rolle === "wiedereinsetzung");
  expect(wiedereinsetzung?.vorlaeufig).toBe(true);
  expect(wiedereinsetzung?.ende).toBeUndefined();
});

test("Ein Gericht bringt sein Land und seine örtlichen Feiertage mit", () => {
  // Mariä Himmelfahrt 2025 fällt auf einen Freitag: in Bayern nur örtlich, in Augsburg gesetzlich
  const frist = "ereignis=2025-08-01&wochen=2";
  expect(gezeigt(html(`${frist}&land=BY`), "result-date")).toEqual(["Freitag, 15.08.2025"]);
  const augsburg = html(`${frist}&ort=augsburg`);
  expect(gezeigt(augsburg, "result-date")).toEqual(["Montag, 18.08.2025"]);
  expect(augsburg).toContain("Augsburg");
});

test("Gibt es nur ein Gericht für die Frist, steht sein Land in der Liste, und dessen Feiertage zählen", () => {
  // § 93 BVerfGG: ein Monat ab 06.05.2026 ist der 06.06., ein Samstag; Karlsruhe liegt in Baden-Württemberg
  const text = html("frist=bverfgg-93&ereignis=2026-05-06");
  expect(gezeigt(text, "result-date")).toEqual(["Montag, 08.06.2026"]);
  expect(text).toContain("Baden-Württemberg (Bundesverfassungsgericht)");
});

test.each([
  ["§ 517 ZPO", "zpo-517"],
  ["Wohnungseigentum", "weg-45-klage"],
  ["Kündigungsschutzklage", "kschg-4"],
])("Nach Stichwort, Norm und Rechtsgebiet wird gefunden: %s führt zu %s", (wort, id) => {
  expect(html(`frist=${encodeURIComponent(wort)}&ereignis=2026-05-06`)).toContain(`frist=${id}&amp;`);
});

test("Ein Ort eines anderen Landes wird nicht stillschweigend gerechnet", () => {
  const text = html("ereignis=2025-08-01&wochen=2&ort=augsburg&land=HE");
  expect(gezeigt(text, "result-date")).toEqual([]);
  expect(text).toContain("nicht in Hessen");
});

test("Zwei vertretbare Tage stehen beide da; der Verweis rechnet mit dem anderen", () => {
  // § 15 Abs. 2 FamFG: der vierte Tag ist Samstag, der 28.02.2026; ob erst Montag, der 02.03. zählt, ist streitig
  const query = "verfahren=FamFG&weg=post-famfg&ereignis=2026-02-24&tage=10&land=BE";
  const text = html(query);
  const [erster] = aus(query).frist.streitpunkte;
  expect([erster?.frueher, erster?.spaeter]).toEqual(["2026-03-10", "2026-03-12"]);
  expect(text).toContain("Zwei Tage sind vertretbar");
  expect(erster?.gewaehlt).toBe(erster?.frueher);
  const anders = aus(`${query}&streit=${erster?.regel}:spaeter`);
  expect(anders.frist.ende).toBe("2026-03-12");
});

test("Rückwärts gerechnet steht der auf jede Ansicht sichere Tag neben dem letzten", () => {
  // § 132 ZPO: eine Woche vor Montag, dem 16.03.2026, liegt der Sonntag davor; sicher ist der Freitag
  const text = html("ereignis=2026-03-16&wochen=1&richtung=rueckwaerts&verfahren=ZPO&land=BE");
  expect(gezeigt(text, "result-date")).toEqual(["Sonntag, 08.03.2026"]);
  expect(gezeigt(text, "result-safe")).toEqual(["Auf jede Ansicht sicher: Freitag, 06.03.2026"]);
});

test("Jede Art der Bekanntgabe, die gerechnet werden kann, steht in einer Liste", () => {
  expect(bekanntgabearten.filter((weg) => !angeboteneWege.has(weg))).toEqual([]);
});

beanstandet(
  "%s: die Meldung steht am Feld %s",
  { formular, rechnung, ohne: "result-date" },
  {
    ereignis: ["frist=zpo-517"],
    weg: ["frist=zpo-517&ereignis=2026-03-31&weg=post-ao"],
    verfahren: ["ereignis=2026-03-31&wochen=2&verfahren=XYZ"],
    uhr: ["ereignis=2026-03-31&stunden=24&uhr=25:00"],
  },
);
