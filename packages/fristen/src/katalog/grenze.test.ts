import { describe, expect, test } from "vitest";
import { fristenkette } from "../kette/kette.ts";
import { t } from "../testing.ts";
import type { Katalogeingabe } from "./eingabe.ts";
import { katalogfrist } from "./frist.ts";

function ergebnis(id: string, e: Katalogeingabe) {
  const r = katalogfrist(id, { ort: { land: "BE" }, ...e });
  if (r.art !== "ergebnis") throw new Error(`${id}: ${r.grund} (${r.feld})`);
  return r;
}
const texte = (id: string, e: Katalogeingabe): string =>
  ergebnis(id, e)
    .vermerke.map(({ text }) => text)
    .join("\n");

describe("Ein Urteil, das nie zugestellt wird", () => {
  const nur = { grenzeAb: t("2026-01-15") };

  // § 544 Abs. 3, 4 ZPO: sechs und sieben Monate nach Verkündung; der 15.08.2026 ist ein Samstag
  test.each([
    ["zpo-544-einl", "2026-07-15", "§ 544 Abs. 3 ZPO"],
    ["zpo-544-begr", "2026-08-17", "§ 544 Abs. 4 ZPO"],
  ])("%s: Die Grenze ab Verkündung allein endet am %s", (id, ende, norm) => {
    const r = ergebnis(id, nur);
    expect(r.ende).toBe(ende);
    expect(r.zwischentage).toContainEqual({
      name: "hoechstgrenze",
      tag: ende,
      text: `Höchstgrenze nach ${norm}`,
    });
    expect(r.schritte[0]).toMatchObject({
      norm,
      text: expect.stringContaining("ab Verkündung (15.01.2026)"),
    });
    expect(texte(id, nur)).toContain("Gerechnet ist nur die äußerste Grenze");
    expect(ergebnis(id, { verkuendungAm: t("2026-01-15") }).ende, "anders genannt").toBe(ende);
  });

  // Fünf Monate enden am 15.06.; danach ein Monat (15.07.) oder zwei (15.08., Samstag)
  test.each([
    ["zpo-517", "2026-07-15"],
    ["zpo-520", "2026-08-17"],
    ["zpo-548", "2026-07-15"],
    ["zpo-551", "2026-08-17"],
    ["zpo-569", "2026-06-29"],
  ])("%s: fünf Monate nach Verkündung beginnt die Frist, Ende %s", (id, ende) => {
    expect(ergebnis(id, nur).ende).toBe(ende);
    expect(ergebnis(id, { verkuendungAm: t("2026-01-15") }).ende, "anders genannt").toBe(ende);
  });

  test("Die Kette nennt auch die Grenze der Begründung", () => {
    const r = fristenkette("zpo-544-einl", nur);
    expect(r.art === "ergebnis" && r.glieder.map((g) => [g.id, g.ergebnis?.ende])).toEqual([
      ["zpo-544-einl", "2026-07-15"],
      ["zpo-544-begr", "2026-08-17"],
      ["zpo-234", undefined],
      ["zpo-234-begr", undefined],
    ]);
  });

  test("Zwei verschiedene Tage der Verkündung werden abgelehnt", () => {
    for (const id of ["zpo-517", "zpo-544-einl"])
      expect(katalogfrist(id, { ...nur, verkuendungAm: t("2026-01-16") })).toMatchObject({
        art: "kein-ergebnis",
        feld: "grenzeAb",
      });
  });

  test("Ein Eintrag ohne Grenze nimmt keine", () => {
    expect(katalogfrist("zpo-339", { ereignisAm: t("2026-01-15"), ...nur })).toMatchObject({
      art: "kein-ergebnis",
      feld: "grenzeAb",
    });
  });

  test("„Unverzüglich“ nennt die Grenze auch ohne den Tag der Kenntnis", () => {
    // § 121 Abs. 2 BGB: zehn Jahre
    expect(ergebnis("bgb-121", { grenzeAb: t("2016-05-04") }).ende).toBe("2026-05-04");
  });
});

describe("Eine Grenze, die es für den Vertrag noch nicht gab", () => {
  // Gesetz vom 03.02.2026 (BGBl. 2026 I Nr. 28): für Verträge ab dem 19.06.2026
  test.each([
    ["vvg-8", "2018-03-01", "2026-06-15"],
    ["vvg-8", "2026-06-18", "2026-06-15"],
    ["vvg-152", "2010-05-03", "2026-07-01"],
    // § 356 Abs. 3 Satz 2 BGB: für Verträge ab dem 13.06.2014, Art. 229 § 32 EGBGB
    ["bgb-355", "2014-05-05", "2026-06-15"],
    ["bgb-355", "2014-06-12", "2026-06-15"],
  ])("%s: Vertrag vom %s, Unterlagen am 01.06.2026: offen bis %s", (id, grenzeAb, ende) => {
    const r = ergebnis(id, { ereignisAm: t("2026-06-01"), grenzeAb: t(grenzeAb) });
    expect(r.ende).toBe(ende);
    expect(r.zwischentage.map(({ name }) => name)).not.toContain("hoechstgrenze");
    expect(r.sicherheit).toBe("mittel");
    expect(r.vermerke).toContainEqual(
      expect.objectContaining({ art: "warnung", text: expect.stringContaining("gilt erst ab dem") }),
    );
  });

  test("Ab ihrem ersten Tag gilt sie; wer nicht belehrt ist, verliert nichts bei „hoch“", () => {
    // 12 Monate und 14 Tage nach dem 19.06.2026
    const neu = { ereignisAm: t("2027-12-01"), grenzeAb: t("2026-06-19") };
    expect(ergebnis("vvg-8", neu).ende).toBe("2027-07-05");
    expect(ergebnis("vvg-8", neu).sicherheit).toBe("mittel");
    expect(texte("vvg-8", neu)).toContain("nicht bei fehlender Belehrung");
    // 24 Monate und 30 Tage: 19.06.2028, 19.07.2028
    expect(ergebnis("vvg-152", { ...neu, ereignisAm: t("2029-01-02") }).ende).toBe("2028-07-19");
    // 12 Monate und 14 Tage nach dem 13.06.2014: 13.06.2015, 27.06.2015, ein Samstag
    expect(ergebnis("bgb-355", { ereignisAm: t("2026-06-01"), grenzeAb: t("2014-06-13") }).ende).toBe(
      "2015-06-29",
    );
  });

  test("Greift die Grenze nicht ein, bleibt die Sicherheit", () => {
    const r = ergebnis("bgb-355", { ereignisAm: t("2026-06-01"), grenzeAb: t("2026-05-28") });
    expect(r.ende).toBe("2026-06-15");
    expect(r.sicherheit).toBe("hoch");
  });

  test("Ohne den Tag des Vertrags sagt der Hinweis, ab wann es die Grenze gibt", () => {
    expect(texte("vvg-8", { ereignisAm: t("2026-06-01") })).toContain("ab dem 19.06.2026");
  });

  test("Die Grenze allein gibt es für einen alten Vertrag nicht", () => {
    expect(katalogfrist("vvg-8", { grenzeAb: t("2018-03-01") })).toMatchObject({
      art: "kein-ergebnis",
      feld: "grenzeAb",
    });
  });
});
