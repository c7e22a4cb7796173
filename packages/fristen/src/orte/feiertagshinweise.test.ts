import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import type { Gemeindeort, Ort } from "../ort.ts";
import { feiertagsvermerke, keinFeiertagWeil } from "./feiertagshinweise.ts";

const ort = (name: string, gilt: "ja" | "nein" | "ungeklaert"): Gemeindeort => ({
  id: name,
  name,
  land: "BY",
  aussagen: {
    "mariae-himmelfahrt": { gilt, sicherheit: gilt === "ungeklaert" ? "niedrig" : "hoch", beleg: "Presse" },
  },
});

const grund = (t: string, ort: Ort) => keinFeiertagWeil(tag(t), ort);
const texte = (t: string, ort: Ort) => feiertagsvermerke(tag(t), ort).map((v) => v.text);

describe("Kein Feiertag, weil", () => {
  test.each<[string, Ort, string, string]>([
    ["2026-12-24", { land: "BY" }, "Heiligabend", "OLG Frankfurt, 17.03.2022 – 5 UF 184/21"],
    ["2026-12-31", { land: "BE" }, "Silvester", "BFH, 20.03.2018 – III B 135/17"],
    ["2026-02-16", { land: "NW" }, "Rosenmontag", "Jansen, SGB X, § 26 Rz. 8"],
    ["2026-02-17", { land: "BY" }, "Faschingsdienstag", "Jansen, SGB X, § 26 Rz. 8"],
    ["2026-04-05", { land: "BE" }, "Ostersonntag", "§ 193 BGB"],
    ["2026-11-18", { land: "BE" }, "Buß- und Bettag", "§ 1 Abs. 1 Gesetz über die Sonn- und Feiertage (BE)"],
    ["2030-05-08", { land: "BE" }, "Tag der Befreiung (einmalig)", "§ 1 Abs. 1 Gesetz"],
    ["2016-10-31", { land: "NI" }, "Reformationstag", "NFeiertagsG"],
    ["2029-08-15", { land: "BY" }, "Mariä Himmelfahrt", "Art. 1 Abs. 1 Nr. 2 FTG (BY)"],
    ["2029-08-15", { gemeinde: "by-nuernberg" }, "Mariä Himmelfahrt", "Art. 1 Abs. 1 Nr. 2 FTG (BY)"],
  ])("%s in %o: %s", (t, ort, name, norm) => {
    expect(grund(t, ort)?.name).toBe(name);
    expect(grund(t, ort)?.norm).toContain(norm);
    expect(grund(t, ort)?.grund).toMatch(/kein gesetzlicher Feiertag|nicht (bundesweit|in ganz)/);
  });

  test("behauptet von einem ungeklärten Ort nichts", () => {
    expect(grund("2029-08-15", { gemeinde: ort("Forchheim", "ungeklaert") })?.grund).toBe(
      "Ob Mariä Himmelfahrt in Forchheim gesetzlicher Feiertag ist, ist nicht gesichert; gerechnet ist als Werktag.",
    );
  });

  test("nennt den Beleg des Ortes und das erste Jahr des Landes", () => {
    expect(grund("2029-08-15", { gemeinde: "by-nuernberg" })?.grund).toContain("BGH III ZB 76/16");
    expect(grund("2022-03-08", { land: "MV" })?.grund).toBe(
      "Internationaler Frauentag ist in Mecklenburg-Vorpommern im Jahr 2022 kein gesetzlicher Feiertag; Feiertag seit 2023.",
    );
    expect(grund("2030-05-08", { land: "BE" })?.grund).toContain("nur 2020, 2025");
  });

  test("schweigt an Feiertagen, an gewöhnlichen Tagen und vor dem Beginn der Tabelle", () => {
    expect(grund("2026-12-25", { land: "BY" })).toBeUndefined();
    expect(grund("2026-06-10", { land: "BY" })).toBeUndefined();
    expect(grund("1990-01-01", { land: "BY" })).toBeUndefined();
  });
});

describe("Vermerke", () => {
  test("Ohne Land wird nach dem Gericht gefragt und gesagt, wo der Tag Feiertag ist", () => {
    // 2025 ein Freitag, 2026 ein Samstag.
    expect(texte("2026-10-31", {})).toEqual([]);
    expect(texte("2025-10-31", {})[0]).toMatch(
      /^Ohne Land zählen nur bundesweite Feiertage.*Brandenburg.*Gericht/,
    );
    expect(texte("2026-12-25", {})).toEqual([]);
    expect(texte("2026-06-10", {})).toEqual([]);
  });

  test("Ein örtlicher Feiertag ohne Ort wird genannt, nicht gerechnet", () => {
    expect(texte("2029-08-15", { land: "BY" })[0]).toContain("wurde nicht berücksichtigt");
    expect(texte("2026-06-04", { land: "TH" })[0]).toContain("Landkreis Eichsfeld");
    expect(texte("2026-06-04", { land: "BY" })).toEqual([]);
  });

  test("Ungesicherte Orte sagen es, gesicherte nicht", () => {
    expect(texte("2029-08-15", { gericht: "bfh" })).toEqual([]);
    expect(texte("2029-08-15", { gemeinde: "by-kempten" })).toEqual([]);
    expect(texte("2029-08-15", { gemeinde: "by-augsburg" })).toEqual([]);
    expect(texte("2026-06-04", { gemeinde: "th-heilbad-heiligenstadt" })).toEqual([]);
    expect(texte("2029-08-15", { gemeinde: ort("Forchheim", "ungeklaert") })[0]).toMatch(
      /Nicht gesichert.*Forchheim.*Gerechnet ist: kein Feiertag/,
    );
    expect(texte("2026-06-04", { gemeinde: "sn-crostwitz" })[0]).toMatch(
      /Nicht gesichert.*Crostwitz.*Gerechnet ist: Feiertag; sicher ist nur der frühere Tag/,
    );
  });

  test("Haben die Sitze eines Gerichts verschiedene Feiertage, werden sie genannt", () => {
    const sitze = [ort("München", "ja"), ort("Ansbach", "nein")] as const;
    const vgh = { gericht: { id: "vgh", name: "VGH", land: "BY", sitze } } satisfies Ort;
    expect(texte("2029-08-15", vgh)).toEqual([
      "Mariä Himmelfahrt ist in München Feiertag, in Ansbach nicht. Gerechnet ist: kein Feiertag; das frühere Datum ist das sichere. Nennen Sie den Sitz, an dem die Frist zu wahren ist.",
    ]);
    expect(texte("2029-11-01", vgh)).toEqual([]);
  });

  // Der 15.08.2026 ist ein Samstag: ob er auch Feiertag ist, ändert nichts.
  test("An einem Wochenende warnt nichts", () => {
    for (const wo of [{}, { land: "BY" }, { gemeinde: ort("Forchheim", "ungeklaert") }] satisfies Ort[])
      expect(texte("2026-08-15", wo)).toEqual([]);
  });

  test("Vor 1995 warnt das Ergebnis", () => {
    expect(feiertagsvermerke(tag("1990-12-25"), { land: "BY" })).toMatchObject([{ art: "warnung" }]);
  });
});
