import { spawnSync } from "node:child_process";
import { katalogeintrag, katalogverzeichnis } from "@gebuehrenportal/fristen/katalog";
import { plusTage, type Tag, tag } from "@gebuehrenportal/recht";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { icsDatei, type Termin } from "#dokumente/kalender/ics.ts";
import { werteAusQuery } from "../formular/query.ts";
import { ausQuery } from "../testing-seite.tsx";
import type { Fristauswertung } from "./ergebnis.ts";
import { formular } from "./formular.ts";
import { kalenderprogramm } from "./liste.ts";
import { rechnung } from "./rechnung.ts";
import { fristtermine } from "./termine.ts";

const stand = tag("2026-11-21");
const termin = (t: Tag, mehr: Partial<Termin> = {}): Termin => ({
  uid: `${t}@fristenrechner`,
  tag: t,
  titel: "Frist: Berufung",
  text: "§ 517 ZPO",
  ...mehr,
});

ICAL.design.strict = true;
const gelesen = (datei: string) =>
  new ICAL.Component(ICAL.parse(datei)).getAllSubcomponents("vevent").map((v) => new ICAL.Event(v));

const zeilen = (datei: string) => datei.split("\r\n");

test("Ein strenger Leser findet den ganzen Tag, mit dem Folgetag als Ende, das nicht mehr zählt", () => {
  const [e] = gelesen(icsDatei([termin(tag("2025-10-31"))], stand, kalenderprogramm));
  expect(e?.startDate.isDate).toBe(true);
  expect(e?.startDate.toString()).toBe("2025-10-31");
  expect(e?.endDate.isDate).toBe(true);
  expect(e?.endDate.toString()).toBe("2025-11-01");
  expect(e?.uid).toBe("2025-10-31@fristenrechner");
});

test("Sonderzeichen, Umbrüche und lange Texte kommen unverändert an; keine Zeile ist länger als 75 Oktette", () => {
  const text = `Ärger, Öl; Übel\\Pfad\n${"§ 222 Abs. 2 ZPO – „Fristende“ 😀 ".repeat(30)}`;
  const datei = icsDatei([termin(tag("2025-02-28"), { text, titel: "A, B; C" })], stand, kalenderprogramm);
  const [e] = gelesen(datei);
  expect(e?.description).toBe(text);
  expect(e?.summary).toBe("A, B; C");
  expect(zeilen(datei).filter((z) => Buffer.byteLength(z) > 75)).toEqual([]);
  expect(zeilen(datei).filter((z) => Buffer.byteLength(z) === 75).length).toBeGreaterThan(5);
  expect(datei.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(datei.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("Jeder Eintrag hat, was das Format verlangt, und blockiert den Tag nicht", () => {
  const datei = icsDatei([termin(tag("2025-02-28"))], stand, kalenderprogramm);
  for (const zeile of [
    "VERSION:2.0",
    "METHOD:PUBLISH",
    "DTSTAMP:20261121T000000Z",
    "DTSTART;VALUE=DATE:20250228",
    "DTEND;VALUE=DATE:20250301",
    "TRANSP:TRANSPARENT",
  ])
    expect(zeilen(datei)).toContain(zeile);
});

test("Die Datei enthält nichts als den Kalender und seinen Eintrag", () => {
  const datei = icsDatei(
    [termin(tag("2025-02-28"), { text: "Zeile 1\u0007\r\nZeile\u00002\u007f" })],
    stand,
    kalenderprogramm,
  );
  expect(zeilen(datei)).toEqual([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Gebührenportal//Fristenrechner//DE",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    "UID:2025-02-28@fristenrechner",
    "DTSTAMP:20261121T000000Z",
    "DTSTART;VALUE=DATE:20250228",
    "DTEND;VALUE=DATE:20250301",
    "SUMMARY:Frist: Berufung",
    "DESCRIPTION:Zeile 1\\nZeile2",
    "TRANSP:TRANSPARENT",
    "X-MICROSOFT-CDO-BUSYSTATUS:FREE",
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]);
});

async function termineAus(query: string) {
  const suche = new URLSearchParams(`ereignis=2026-03-16&land=BE&akte=12/26&${query}`);
  const a = ausQuery(formular, rechnung, suche.toString());
  if (a.art !== "ergebnis") throw new Error(a.art);
  return fristtermine(a.ergebnis as Fristauswertung, werteAusQuery(formular, suche));
}
const begruendung = (query = "") => termineAus(`frist=zpo-520&kette=0${query}`);

test("Frist und Vorfristen sind eigene Einträge, deren Namen gleich bleiben", async () => {
  // § 520 Abs. 2 ZPO: zwei Monate ab 16.03.2026 ist Samstag, der 16.05.; Vorfristen zwei Wochen und eine Woche vorher
  const termine = await begruendung();
  expect(termine.map(({ tag: t }) => t)).toEqual(["2026-05-18", "2026-05-04", "2026-05-11"]);
  expect(termine[0]?.titel).toMatch(/^Frist: 12\/26: Berufungsbegründung/);
  expect(new Set(termine.map(({ uid }) => uid)).size).toBe(3);
  expect((await begruendung("&von=RA&weg=zustellung")).map(({ uid }) => uid)).toEqual(
    termine.map(({ uid }) => uid),
  );
});

// §§ 517, 520 Abs. 2 ZPO ab 16.03.2026, Vorfristen eine und zwei Wochen vorher, § 234 Abs. 3 ZPO ein Jahr nach dem Ende
const kette = [
  ["2026-04-16", "Notfrist: 12/26: Berufung (ZPO) – Einlegung"],
  ["2026-04-09", "Vorfrist: 12/26: Berufung (ZPO) – Einlegung (Frist 16.04.2026)"],
  ["2026-05-18", "Frist: 12/26: Berufungsbegründung (ZPO)"],
  ["2026-05-04", "Vorfrist: 12/26: Berufungsbegründung (ZPO) (Frist 18.05.2026)"],
  ["2026-05-11", "Vorfrist: 12/26: Berufungsbegründung (ZPO) (Frist 18.05.2026)"],
  ["2027-04-16", "Längstens: 12/26: Wiedereinsetzung (ZPO)"],
  ["2027-05-18", "Längstens: 12/26: Wiedereinsetzung bei versäumter Begründungsfrist"],
] as const;

test("Die Kette der Berufung steht mit ihren Vorfristen im Kalender, jeder Eintrag unter eigenem Namen", async () => {
  const termine = await termineAus("frist=zpo-517");
  const gelesene = gelesen(icsDatei(termine, stand, kalenderprogramm));
  expect(gelesene.map((e) => [e.startDate.toString(), e.summary])).toEqual(kette);
  expect(new Set(termine.map(({ uid }) => uid)).size).toBe(kette.length);
  expect(gelesene[0]?.description).toContain("Montag, 18.05.2026");
});

test("Gleichnamige Fristen zweier Gesetze bleiben zwei Einträge", async () => {
  const namen = async (id: string) => (await termineAus(`frist=${id}&kette=0`)).map(({ uid }) => uid);
  const zivil = await namen("zpo-575-einl");
  const owig = await namen("owig-79");
  expect(zivil.length).toBeGreaterThan(0);
  expect(zivil.filter((uid) => owig.includes(uid))).toEqual([]);
});

test("Eine Vorfrist vor dem Ereignis steht nicht im Kalender, und der Text sagt, wo sie läge", async () => {
  // Eine Frist von einer Woche lässt der Vorfrist von einer Woche keinen Raum.
  const termine = await termineAus("wochen=1");
  expect(termine.map(({ tag: t }) => t)).toEqual(["2026-03-23"]);
  expect(termine[0]?.text).toContain("Vorfrist (1 Woche): Montag, 16.03.2026 (läge vor dem Ereignis)");
});

test("Rückwärts liegt jede Vorfrist vor dem Ereignis und steht im Kalender", async () => {
  // 13 volle Tage zwischen Montag, 02.03., und Montag, 16.03.2026; eine Woche vorher ist der 23.02.
  const termine = await termineAus("tage=13&richtung=rueckwaerts");
  expect(termine.map(({ tag: t }) => t)).toEqual(["2026-03-02", "2026-02-23"]);
  expect(termine[0]?.text).toMatch(/Vorfrist \(1 Woche\): Montag, 23\.02\.2026$/m);
});

test("Warnungen des Ergebnisses stehen auch im Text des Eintrags", async () => {
  const textVon = async (query: string) => (await termineAus(query))[0]?.text;
  expect(await textVon("frist=bag-ausschluss")).toContain(
    "Achtung: Geringe Sicherheit: Diese Frist steht nicht",
  );
  // Zwei Wochen ab dem 16.03.2026: am Tag dieser Tests vorbei, sonst gibt es nichts zu sagen.
  const vorbei = "Achtung: Die Frist ist am 30.03.2026 abgelaufen.";
  expect((await textVon("frist=zpo-276-anz"))?.replace(vorbei, "")).not.toContain("Achtung: ");
  const mittel = katalogverzeichnis.find(
    ({ id }) => katalogeintrag(id, tag("2026-11-22"))?.sicherheit === "mittel",
  )?.id;
  expect(await textVon(`frist=${mittel}&tage=5`)).toContain("Achtung: Mittlere Sicherheit");
});

test("Ohne Folgefristen gewählt, bleiben Frist und Vorfrist, unter denselben Namen wie zuvor", async () => {
  const ohne = await termineAus("frist=zpo-517&kette=0");
  expect(ohne.map(({ tag: t }) => t)).toEqual(["2026-04-16", "2026-04-09"]);
  expect(ohne.map(({ uid }) => uid)).toEqual(
    (await termineAus("frist=zpo-517")).slice(0, 2).map(({ uid }) => uid),
  );
  expect(ohne[0]?.text).not.toContain("18.05.2026");
});

test("Ein Tag, dessen Auslöser noch nicht feststeht, sagt es in seinem Titel", async () => {
  // § 345 StPO schließt frühestens an die Einlegungsfrist an; ohne Zustellung ist das vorläufig
  const titel = (await termineAus("frist=stpo-341")).map(({ titel: t }) => t);
  expect(titel).toContain("Vorläufig, Frist: 12/26: Revisionsbegründung (StPO)");
});

// Around changes of clocks, the date line and the turn of the year.
const tage = ["2026-03-29", "2026-10-25", "2026-12-31", "2024-02-29", "2026-04-05", "2026-09-27"];
/** Reads the entries as a calendar of this zone shows them. */
const programm = `
  import ICAL from "ical.js";
  import { icsDatei } from "#dokumente/kalender/ics.ts";
  const datei = icsDatei(JSON.parse(process.env.TERMINE), "2026-11-21", "Fristenrechner");
  const lokal = (d) => [d.getFullYear(), d.getMonth() + 1, d.getDate()].map((n) => String(n).padStart(2, "0")).join("-");
  const events = new ICAL.Component(ICAL.parse(datei)).getAllSubcomponents("vevent").map((v) => new ICAL.Event(v));
  console.log(JSON.stringify(events.map((e) => [lokal(e.startDate.toJSDate()), lokal(e.endDate.toJSDate())])));
`;

test.each(["Europe/Berlin", "America/New_York", "Pacific/Auckland"])(
  "In %s bleibt jeder Tag, wie er ist",
  async (TZ) => {
    const termine = [...tage.map((t) => termin(tag(t))), ...(await termineAus("frist=zpo-517"))];
    const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", programm], {
      cwd: import.meta.dirname,
      env: { ...process.env, TZ, TERMINE: JSON.stringify(termine) },
      encoding: "utf8",
    });
    expect(stderr).not.toContain("Error");
    expect(JSON.parse(stdout)).toEqual(
      [...tage, ...kette.map(([t]) => t)].map((t) => [t, plusTage(tag(t), 1)]),
    );
  },
);
