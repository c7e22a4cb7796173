import { frist } from "@gebuehrenportal/fristen";
import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { ausQuery } from "../testing-seite.tsx";
import type { Fristauswertung } from "./ergebnis.ts";
import { formular } from "./formular.ts";
import { fristkalender, type Kalendertag } from "./kalender.ts";
import { rechnung } from "./rechnung.ts";

function kalender(ereignis: string, wochen: number, land: "NW" | "BE") {
  const r = frist({ ereignisAm: tag(ereignis), dauer: [{ wert: wochen, einheit: "woche" }], ort: { land } });
  if (r.art !== "ergebnis") throw new Error(r.grund);
  return fristkalender(r, { land });
}
const alleTage = (k: ReturnType<typeof kalender>): readonly Kalendertag[] =>
  k.flatMap((z) => (z.art === "woche" ? z.tage : []));

test("Ereignis, Vorfrist, freie Tage und das verschobene Ende sind gekennzeichnet", () => {
  const tage = new Map(alleTage(kalender("2025-06-05", 2, "NW")).map((t) => [t.tag, t]));
  expect(tage.get(tag("2025-06-05"))?.rollen).toEqual(["ereignis"]);
  expect(tage.get(tag("2025-06-09"))).toMatchObject({ frei: "feiertag", feiertag: "Pfingstmontag" });
  expect(tage.get(tag("2025-06-13"))?.rollen).toEqual(["vorfrist"]);
  expect(tage.get(tag("2025-06-14"))?.frei).toBe("wochenende");
  expect(tage.get(tag("2025-06-19"))).toMatchObject({ rollen: ["rechnerisch"], feiertag: "Fronleichnam" });
  expect(tage.get(tag("2025-06-20"))?.rollen).toEqual(["ende"]);
  expect(tage.get(tag("2025-06-21"))?.laeuft).toBe(false);
});

test("Wochen ohne Besonderheit sind zusammengefasst, keine geht verloren", () => {
  const k = kalender("2026-01-05", 12, "BE");
  // Montag, 05.01., bis Montag, 30.03.2026: 13 Wochen von Montag zu Montag
  const wochen = k.map((z) => (z.art === "woche" ? 1 : z.wochen)).reduce((a, b) => a + b, 0);
  expect(wochen).toBe(13);
  expect(k.filter(({ art }) => art === "woche")).toHaveLength(3);
  expect(k.filter(({ art }) => art === "luecke")).toEqual([{ art: "luecke", ab: "2026-01-12", wochen: 10 }]);
});

test("Zwei gleich lange Lücken sind zwei verschiedene Zeilen", () => {
  const r = frist({
    ereignisAm: tag("2026-01-05"),
    dauer: [{ wert: 12, einheit: "woche" }],
    vorfristen: [[{ wert: 6, einheit: "woche" }]],
  });
  if (r.art !== "ergebnis") throw new Error(r.grund);
  // 05.01. | 12.01. bis 09.02. | 16.02. | 23.02. bis 23.03. | 30.03.2026
  expect(fristkalender(r, {}).flatMap((z) => (z.art === "luecke" ? [[z.ab, z.wochen]] : []))).toEqual([
    ["2026-01-12", 5],
    ["2026-02-23", 5],
  ]);
});

test("Jede Woche geht von Montag bis Sonntag", () => {
  for (const z of kalender("2025-12-12", 2, "BE"))
    if (z.art === "woche") expect(new Date(`${z.tage[0]?.tag}T12:00Z`).getUTCDay()).toBe(1);
});

test("Ist nur ein Gericht zuständig, zeigt der Kalender seine Feiertage, nicht die des gewählten Landes", () => {
  // Allerheiligen 2027: in Karlsruhe Feiertag, in Berlin nicht
  const a = ausQuery(formular, rechnung, "frist=zpo-548&ereignis=2027-10-01&land=BE");
  const zeilen =
    a.art === "ergebnis" ? (a.ergebnis as { kalender: ReturnType<typeof kalender> }).kalender : [];
  expect(alleTage(zeilen).find((t) => t.tag === "2027-11-01")?.feiertag).toBe("Allerheiligen");
});

/** A week as text: day, what it is, whether the period runs, why it is free. */
const zeilen = (query: string) => {
  const a = ausQuery(formular, rechnung, query);
  if (a.art !== "ergebnis") throw new Error(JSON.stringify(a));
  return (a.ergebnis as Fristauswertung).kalender.map((z) =>
    z.art === "luecke"
      ? `${z.wochen} Wochen ab ${z.ab}`
      : z.tage.map(
          (t) =>
            `${t.tag.slice(8)}${t.laeuft ? "*" : ""}${t.rollen.length > 0 ? ` ${t.rollen.join("+")}` : ""}${t.frei ? ` (${t.feiertag ?? t.frei})` : ""}`,
        ),
  );
};

// Freitag, 20.11.2026, und zwei Tage: Sonntag, also Montag, 23.11.; die Vorfrist läge am 16.11. vor dem Ereignis
test("Die Frist läuft vom Tag nach dem Ereignis bis zu ihrem Ende; die Wochen stehen nach dem Kalender", () => {
  expect(zeilen("ereignis=2026-11-20&tage=2&land=BE")).toEqual([
    ["16 vorfrist", "17", "18", "19", "20 ereignis", "21* (wochenende)", "22* rechnerisch (wochenende)"],
    ["23* ende", "24", "25", "26", "27", "28 (wochenende)", "29 (wochenende)"],
  ]);
});

// Eine Woche vor Freitag, 20.11.2026, volle Tage dazwischen: Donnerstag, 12.11.; die Vorfrist am 05.11.
test("Rückwärts läuft sie vom Tag nach dem letzten Tag bis zum Ereignis", () => {
  expect(zeilen("ereignis=2026-11-20&wochen=1&richtung=rueckwaerts&land=BE")).toEqual([
    ["02", "03", "04", "05 vorfrist", "06", "07 (wochenende)", "08 (wochenende)"],
    ["09", "10", "11", "12 ende", "13*", "14* (wochenende)", "15* (wochenende)"],
    ["16*", "17*", "18*", "19*", "20* ereignis", "21 (wochenende)", "22 (wochenende)"],
  ]);
});

// Dienstag, 01.12.2026, und drei Wochen: Dienstag, 22.12.; die Vorfristen vor dem Ende am 15.12.
test("Eine einzelne Woche zwischen zweien wird gezeigt, zwei sind eine Lücke; zwei Vorfristen an einem Tag sind eine", () => {
  expect(zeilen("ereignis=2026-12-01&wochen=3&land=BE&vorfristen=1 Woche, 7 Tage")).toEqual([
    ["30", "01 ereignis", "02*", "03*", "04*", "05* (wochenende)", "06* (wochenende)"],
    ["07*", "08*", "09*", "10*", "11*", "12* (wochenende)", "13* (wochenende)"],
    ["14*", "15* vorfrist", "16*", "17*", "18*", "19* (wochenende)", "20* (wochenende)"],
    ["21*", "22* ende", "23", "24", "25 (1. Weihnachtstag)", "26 (2. Weihnachtstag)", "27 (wochenende)"],
  ]);
  expect(zeilen("ereignis=2026-12-01&wochen=3&land=BE&vorfristen=keine")[1]).toBe("2 Wochen ab 2026-12-07");
});

// § 15 Abs. 2 FamFG: Dienstag, 10.03.2026, oder Donnerstag, 12.03.
test("Ein anderer vertretbarer Tag ist gekennzeichnet, der gerechnete nur als Ende", () => {
  const [, , dritte] = zeilen(
    "verfahren=FamFG&weg=post-famfg&ereignis=2026-02-24&tage=10&land=BE&vorfristen=keine",
  );
  expect(dritte).toEqual(["09*", "10* ende", "11", "12 andere", "13", "14 (wochenende)", "15 (wochenende)"]);
});

// Der 5. und der 6. Strafsenat sitzen in Leipzig; Allerheiligen ist in Sachsen kein Feiertag
test("Ein Senat desselben Gerichts an einem anderen Ort bringt dessen Feiertage mit", () => {
  const letzte = zeilen("frist=zpo-548&ereignis=2027-10-01&ort=bgh-leipzig").at(-1);
  expect(letzte?.[0]).toBe("01* ende");
});
