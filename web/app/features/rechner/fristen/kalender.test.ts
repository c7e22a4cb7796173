import { frist } from "@gebuehrenportal/fristen";
import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { ausQuery } from "../test-hilfe.tsx";
import { bild } from "./bild.ts";
import { fristkalender, type Kalendertag } from "./kalender.ts";
import { motor } from "./motor.ts";

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
  const a = ausQuery(bild, motor, "frist=zpo-548&ereignis=2027-10-01&land=BE");
  const zeilen =
    a.art === "ergebnis" ? (a.ergebnis as { kalender: ReturnType<typeof kalender> }).kalender : [];
  expect(alleTage(zeilen).find((t) => t.tag === "2027-11-01")?.feiertag).toBe("Allerheiligen");
});
