import { spawnSync } from "node:child_process";
import { plusTage, type Tag, tag } from "@gebuehrenportal/recht";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { werteAusQuery } from "../rahmen-query.ts";
import { ausQuery } from "../test-hilfe.tsx";
import { bild } from "./bild.ts";
import type { Fristauswertung } from "./ergebnis.ts";
import { icsDatei, type Termin } from "./ics.ts";
import { motor } from "./motor.ts";
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
  const [e] = gelesen(icsDatei([termin(tag("2025-10-31"))], stand));
  expect(e?.startDate.isDate).toBe(true);
  expect(e?.startDate.toString()).toBe("2025-10-31");
  expect(e?.endDate.isDate).toBe(true);
  expect(e?.endDate.toString()).toBe("2025-11-01");
  expect(e?.uid).toBe("2025-10-31@fristenrechner");
});

test("Sonderzeichen, Umbrüche und lange Texte kommen unverändert an; keine Zeile ist länger als 75 Oktette", () => {
  const text = `Ärger, Öl; Übel\\Pfad\n${"§ 222 Abs. 2 ZPO – „Fristende“ 😀 ".repeat(30)}`;
  const datei = icsDatei([termin(tag("2025-02-28"), { text, titel: "A, B; C" })], stand);
  const [e] = gelesen(datei);
  expect(e?.description).toBe(text);
  expect(e?.summary).toBe("A, B; C");
  expect(zeilen(datei).filter((z) => Buffer.byteLength(z) > 75)).toEqual([]);
  expect(zeilen(datei).filter((z) => Buffer.byteLength(z) === 75).length).toBeGreaterThan(5);
  expect(datei.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(datei.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("Jeder Eintrag hat, was das Format verlangt, und blockiert den Tag nicht", () => {
  const datei = icsDatei([termin(tag("2025-02-28"))], stand);
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

async function berufung(query = "") {
  const suche = new URLSearchParams(`frist=zpo-520&ereignis=2026-03-16&land=BE&akte=12/26${query}`);
  const a = ausQuery(bild, motor, suche.toString());
  if (a.art !== "ergebnis") throw new Error(a.art);
  return fristtermine(a.ergebnis as Fristauswertung, werteAusQuery(bild, suche));
}

test("Frist und Vorfristen sind eigene Einträge, deren Namen gleich bleiben", async () => {
  // § 520 Abs. 2 ZPO: zwei Monate ab 16.03.2026 ist Samstag, der 16.05.; Vorfristen zwei Wochen und eine Woche vorher
  const termine = await berufung("&kette=0");
  expect(termine.map(({ tag: t }) => t)).toEqual(["2026-05-18", "2026-05-04", "2026-05-11"]);
  expect(termine[0]?.titel).toMatch(/^Frist: 12\/26: Berufungsbegründung/);
  expect(new Set(termine.map(({ uid }) => uid)).size).toBe(3);
  expect((await berufung("&von=RA&weg=zustellung&kette=0")).map(({ uid }) => uid)).toEqual(
    termine.map(({ uid }) => uid),
  );
});

// Around changes of clocks, the date line and the turn of the year.
const tage = ["2026-03-29", "2026-10-25", "2026-12-31", "2024-02-29", "2026-04-05", "2026-09-27"];
const programm = `
  import ICAL from "ical.js";
  import { icsDatei } from "${new URL("./ics.ts", import.meta.url)}";
  const datei = icsDatei(${JSON.stringify(tage)}.map((t) => ({ uid: t, tag: t, titel: "Frist", text: "" })), "2026-11-21");
  const lokal = (d) => [d.getFullYear(), d.getMonth() + 1, d.getDate()].map((n) => String(n).padStart(2, "0")).join("-");
  const events = new ICAL.Component(ICAL.parse(datei)).getAllSubcomponents("vevent").map((v) => new ICAL.Event(v));
  console.log(JSON.stringify(events.map((e) => [lokal(e.startDate.toJSDate()), lokal(e.endDate.toJSDate())])));
`;

test.each(["Europe/Berlin", "America/New_York", "Pacific/Auckland"])(
  "In %s bleibt jeder Tag, wie er ist",
  (TZ) => {
    const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", programm], {
      cwd: import.meta.dirname,
      env: { ...process.env, TZ },
      encoding: "utf8",
    });
    expect(stderr).not.toContain("Error");
    expect(JSON.parse(stdout)).toEqual(tage.map((t) => [t, plusTage(tag(t), 1)]));
  },
);
