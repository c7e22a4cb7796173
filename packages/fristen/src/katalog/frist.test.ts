import type { Tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import type { Land } from "../../index.ts";
import { be, t } from "../testing.ts";
import type { Katalogeingabe } from "./eingabe.ts";
import { katalogfrist } from "./frist.ts";

function ergebnis(id: string, e: Katalogeingabe) {
  const r = katalogfrist(id, e);
  if (r.art !== "ergebnis") throw new Error(`${id}: ${r.grund} (${r.feld})`);
  return r;
}
const ende = (id: string, am: string, mehr: Katalogeingabe = {}): Tag =>
  ergebnis(id, { ...be, ereignisAm: t(am), ...mehr }).ende;
const texte = (id: string, e: Katalogeingabe): string =>
  ergebnis(id, e)
    .vermerke.map(({ text }) => text)
    .join("\n");

describe("Zwei Fassungen", () => {
  test("vor der Änderung stehen beide Tage, der frühere ist die Frist", () => {
    const r = ergebnis("grestg-19", { ...be, ereignisAm: t("2026-06-24") });
    expect(r.ende).toBe("2026-07-08");
    expect(r.andereFassung).toMatchObject({ gilt: "Erwerbsvorgang ab 01.07.2026", ende: "2026-07-24" });
    expect(r.sichererTag).toBe("2026-07-08");
  });

  test("im Monat eines ungesicherten Beginns auch, danach nicht mehr", () => {
    const am = (ereignis: string, erwerb: string) =>
      ergebnis("grestg-19", { ...be, ereignisAm: t(ereignis), erwerbsvorgangAm: t(erwerb) });
    expect(am("2026-07-10", "2026-07-02")).toMatchObject({
      ende: "2026-07-24",
      andereFassung: { ende: "2026-08-10", gilt: "Erwerbsvorgang ab 01.07.2026" },
    });
    const danach = am("2026-08-03", "2026-08-03");
    expect(danach.ende).toBe("2026-09-03");
    expect(danach.andereFassung).toBeUndefined();
  });

  test("eine Frist, die vor der Änderung ablief, bleibt, und kein anderer Tag wird genannt", () => {
    for (const id of ["stvg-26", "stvg-26-3m"]) {
      const r = ergebnis(id, { ...be, ereignisAm: t("2026-01-10") });
      expect([r.ende, r.sichererTag, r.andereFassung]).toEqual(["2026-04-09", "2026-04-09", undefined]);
      expect(texte(id, { ...be, ereignisAm: t("2026-01-10") })).not.toMatch(/09\.07\.2026|10\.07\.2026/);
    }
  });

  test("bei Verjährung zugunsten des Mandanten ist der spätere Tag der vorsichtige", () => {
    expect(ergebnis("stvg-26", { ...be, ereignisAm: t("2026-05-20") })).toMatchObject({
      ende: "2026-11-19",
      andereFassung: { gilt: "bis 30.06.2026", ende: "2026-08-19" },
    });
  });

  test("Asyl ohne Belehrung: ein Jahr vor der Änderung, drei Monate für Anträge danach", () => {
    const vorher = ergebnis("asylg-58", { ...be, ereignisAm: t("2026-05-04") });
    expect([vorher.ende, vorher.sichererTag, vorher.andereFassung]).toEqual([
      "2027-05-04",
      "2027-05-04",
      undefined,
    ]);
    expect(ende("asylg-58", "2026-06-15", { asylantragAm: t("2026-06-12") })).toBe("2026-09-15");
  });

  test("Planfeststellung: alte Fassung einen Monat Auslegung und zwei Wochen, neue sechs Wochen", () => {
    expect(ende("vwvfg-73", "2026-07-20")).toBe("2026-09-02");
    expect(ergebnis("vwvfg-73", { ...be, ereignisAm: t("2026-08-04") })).toMatchObject({
      ende: "2026-09-14",
      andereFassung: { ende: "2026-09-17" },
    });
  });

  test("was es noch nicht gab, wird nicht gerechnet, sondern gesagt", () => {
    expect(katalogfrist("zpo-102", { ...be, ereignisAm: t("2025-11-03") })).toMatchObject({
      art: "kein-ergebnis",
      grund: "Für diesen Fall (bis 30.06.2026) gibt es diese Frist nicht (§ 102 ZPO).",
    });
  });
});

describe("Ort", () => {
  test("eine Frist beim Bundesgericht richtet sich nach dessen Sitz, auch wenn ein anderes Land gewählt ist", () => {
    const sn = { ereignisAm: t("2026-10-18"), ort: { land: "SN" as Land } };
    expect(ergebnis("zpo-548", sn).ende).toBe("2026-11-18");
    expect(texte("zpo-548", sn)).toContain("nicht mit denen des gewählten Landes");
    expect(ergebnis("vwgo-139-3", { ...sn, ort: { land: "NW" } }).ende).toBe("2026-11-19");
  });

  test("ein ausdrücklich genanntes Gericht geht vor", () => {
    expect(ergebnis("zpo-548", { ereignisAm: t("2026-10-18"), ort: { gericht: "bgh-leipzig" } }).ende).toBe(
      "2026-11-19",
    );
  });
});

describe("Äußerste Grenzen", () => {
  test("ohne Zustellung beginnt die Berufungsfrist fünf Monate nach Verkündung", () => {
    const r = ergebnis("zpo-517", { ...be, verkuendungAm: t("2026-01-15") });
    expect(r.zwischentage.find(({ name }) => name === "fuenf-monate")?.tag).toBe("2026-06-15");
    expect(r.ende).toBe("2026-07-15");
    expect(ende("zpo-517", "2026-02-02", { verkuendungAm: t("2026-01-15") })).toBe("2026-03-02");
  });

  test("Wiedereinsetzung höchstens ein Jahr nach dem Ende der versäumten Frist", () => {
    expect(ende("zpo-234", "2026-04-20", { grenzeAb: t("2025-04-28") })).toBe("2026-04-28");
    expect(ende("zpo-234", "2026-04-20", { grenzeAb: t("2026-03-02") })).toBe("2026-05-04");
    expect(texte("zpo-234", { ...be, ereignisAm: t("2026-04-20") })).toContain(
      "Äußerste Grenze: 1 Jahr ab Ende der versäumten Frist",
    );
  });

  test("Widerruf höchstens zwölf Monate und 14 Tage", () => {
    expect(ende("bgb-355", "2026-06-29", { grenzeAb: t("2025-06-16") })).toBe("2026-06-30");
  });

  test("die Irrtumsanfechtung hat keine Zahl, aber eine Grenze von zehn Jahren", () => {
    expect(katalogfrist("bgb-121", { ereignisAm: t("2026-03-16") }).art).toBe("kein-ergebnis");
    expect(ende("bgb-121", "2026-03-16", { grenzeAb: t("2016-05-04") })).toBe("2026-05-04");
  });

  test("ohne Angabe nennt jeder Eintrag mit Grenze sie im Ergebnis", () => {
    expect(texte("vvg-21", { ...be, ereignisAm: t("2026-03-16") })).toContain(
      "5/10 Jahre nach Vertragsschluss",
    );
  });
});

describe("Besondere Rechnungen", () => {
  test("Rückschau: der erste Tag des Zeitraums", () => {
    expect(ende("bgb-1585b", "2026-05-15")).toBe("2025-05-15");
    expect(ende("anfg-4", "2026-05-15")).toBe("2022-05-15");
    expect(ende("sgbx-44", "2026-05-15")).toBe("2022-01-01");
    expect(ende("sgbx-44", "2026-05-15", { variante: "grundsicherung" })).toBe("2025-01-01");
  });

  test("Schlussbilanz: Anmeldung am 31.08. deckt den Stichtag 31.12.", () => {
    expect(ende("umwg-17", "2026-08-31")).toBe("2025-12-31");
  });

  test("Arbeitsuchendmeldung: Ende mit Ablauf des 31.12., Meldung bis 30.09.", () => {
    expect(ende("sgb3-38", "2026-12-31")).toBe("2026-09-30");
  });

  test("Hauptversammlung: 30 Tage und die Tage der Anmeldefrist", () => {
    expect(ende("aktg-123", "2026-06-17")).toBe("2026-05-17");
    expect(ende("aktg-123", "2026-06-17", { anmeldefristTage: 6 })).toBe("2026-05-11");
    expect(ende("aktg-122", "2026-06-17", { variante: "boersennotiert" })).toBe("2026-05-17");
  });

  test("Revision in Strafsachen: Urteil bei Ablauf der Woche zugestellt", () => {
    const r = ergebnis("stpo-345", { ...be, verkuendungAm: t("2026-03-03"), zustellungAm: t("2026-03-06") });
    expect(r.ende).toBe("2026-04-10");
  });

  test("Geschäftsraum: Zugang am dritten Werktag des Quartals", () => {
    expect(ende("bgb-580a", "2026-07-03")).toBe("2026-12-31");
  });

  test("Verfassungsbeschwerde gegen ein Gesetz: der Tag des Inkrafttretens zählt mit", () => {
    expect(ende("bverfgg-93-3", "2026-07-01")).toBe("2027-06-30");
  });

  test("EGMR: vier Monate ohne Verschiebung, vor Februar 2022 sechs", () => {
    expect(ende("emrk-35", "2026-06-03")).toBe("2026-10-03");
    expect(ende("emrk-35", "2022-01-03")).toBe("2022-07-03");
  });

  test("Gericht bestimmt: letzter Tag statt Dauer, Mindestfrist wird gesagt", () => {
    const e = { ...be, ereignisAm: t("2026-03-16"), bis: t("2026-03-25") };
    expect(ergebnis("zpo-276-erw", e).ende).toBe("2026-03-25");
    expect(texte("zpo-276-erw", e)).toContain("mindestens 2 Wochen");
  });
});

describe("Fehler", () => {
  test("unbekannter Eintrag, unbekannte Variante, fehlender Tag, zwei Ereignisse", () => {
    expect(katalogfrist("zpo-999", {})).toMatchObject({ art: "kein-ergebnis", feld: "id" });
    expect(katalogfrist("constructor", {})).toMatchObject({ feld: "id" });
    expect(katalogfrist("zpo-517", {})).toMatchObject({ feld: "ereignisAm" });
    expect(katalogfrist("zpo-517", { ereignisAm: t("2026-03-16"), variante: "x" })).toMatchObject({
      feld: "variante",
    });
    const bekanntgabe = { weg: "post-ao", am: t("2026-03-16") } as const;
    expect(katalogfrist("ao-355", { ereignisAm: t("2026-03-16"), bekanntgabe })).toMatchObject({
      feld: "bekanntgabe",
    });
    expect(katalogfrist("zpo-521", { ereignisAm: t("2026-03-16"), bis: t("2026-03-16") })).toMatchObject({
      feld: "bis",
    });
  });
});
