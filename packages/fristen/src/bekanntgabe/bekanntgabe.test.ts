import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import {
  type BekanntgabeErgebnis,
  type Bekanntgabeeingabe,
  bekanntgabe,
  bekanntgabearten,
  frist,
} from "../../index.ts";
import { gut } from "../testing.ts";

const b = (
  weg: Bekanntgabeeingabe["weg"],
  am: string,
  rest: Partial<Bekanntgabeeingabe> = {},
): BekanntgabeErgebnis => gut(bekanntgabe({ weg, am: tag(am), ort: { land: "HE" }, ...rest }));

describe("Drei Tage bis 31.12.2024, vier Tage seit 01.01.2025", () => {
  // 31.12.2024 + 3 = Freitag, 03.01.2025; 01.01.2025 + 4 = Sonntag, 05.01.2025.
  test.each([
    ["post-ao", "2025-01-03", "2025-01-06"],
    ["elektronisch-ao", "2025-01-03", "2025-01-06"],
    ["abruf-ao", "2025-01-03", "2025-01-06"],
    ["post-vwvfg", "2025-01-03", "2025-01-05"],
    ["elektronisch-vwvfg", "2025-01-03", "2025-01-05"],
    ["einschreiben-vwzg", "2025-01-03", "2025-01-05"],
    ["elektronisch-vwzg", "2025-01-03", "2025-01-05"],
    ["post-sgbx", "2025-01-03", "2025-01-05"],
    ["elektronisch-sgbx", "2025-01-03", "2025-01-05"],
    ["abruf-sgbx", "2025-01-03", "2025-01-05"],
    ["abruf-ozg", "2025-01-03", "2025-01-05"],
    ["post-famfg", "2025-01-03", "2025-01-05"],
    ["formlos-321a", "2025-01-03", "2025-01-05"],
    ["elektronisch-zpo", "2025-01-03", "2025-01-05"],
    ["einheitliche-stelle", "2025-01-03", "2025-01-04"],
  ] as const)("%s: %s und %s", (weg, alt, neu) => {
    expect(b(weg, "2024-12-31").am).toBe(alt);
    expect(b(weg, "2025-01-01").am).toBe(neu);
  });

  test("Formlose Mitteilung bis 2024 am zweiten Werktag, im Ortsbestellverkehr am folgenden", () => {
    expect(b("formlos-zpo", "2024-12-31").am).toBe("2025-01-03");
    expect(b("formlos-zpo", "2024-12-31", { ortsbestellverkehr: true }).am).toBe("2025-01-02");
    expect(b("formlos-zpo", "2025-01-01").am).toBe("2025-01-05");
  });

  const wirkungslos = (...angaben: Parameters<typeof b>) =>
    b(...angaben).vermerke.flatMap(({ art, text, norm, feld }) =>
      feld === "ortsbestellverkehr" || feld === "elektronisch" ? [`${art} ${feld} ${norm}: ${text}`] : [],
    );
  const ortsverkehr =
    "hinweis ortsbestellverkehr § 270 Satz 2, § 357 Abs. 2, § 497 Abs. 1 ZPO: Der Ortsbestellverkehr ändert hier nichts: Er zählte nur bei einfachen Briefen des Gerichts, die bis zum 31.12.2024 zur Post kamen.";
  const elektronisch =
    "hinweis elektronisch § 15 VwVfG; § 14 SGB X; § 123 AO: Die Angabe „elektronisch“ ändert hier nichts: Sie zählt nur, wo ein Bevollmächtigter im Inland fehlt.";
  test.each([
    ["formlos-zpo", "2024-12-31", { ortsbestellverkehr: true }, []],
    ["formlos-zpo", "2025-01-01", {}, []],
    ["formlos-zpo", "2025-01-01", { ortsbestellverkehr: true }, [ortsverkehr]],
    ["post-famfg", "2024-12-31", { ortsbestellverkehr: true }, [ortsverkehr]],
    ["zustellung", "2024-12-31", { ortsbestellverkehr: true }, [ortsverkehr]],
    ["empfangsbevollmaechtigter-ao", "2024-12-31", { elektronisch: true }, []],
    ["post-ao", "2025-01-01", { elektronisch: true }, [elektronisch]],
    ["eb", "2025-01-01", { ortsbestellverkehr: true, elektronisch: true }, [ortsverkehr, elektronisch]],
  ] as const)("%s am %s mit %j: was ohne Wirkung bleibt, sagt ein Hinweis", (weg, am, rest, erwartet) => {
    expect(wirkungslos(weg, am, rest)).toEqual(erwartet);
  });

  test("Fehlender Bevollmächtigter: siebter Tag, elektronisch dritter und vierter, AO ein Monat mit Verschiebung", () => {
    expect(b("empfangsbevollmaechtigter-vwvfg", "2025-01-01").am).toBe("2025-01-08");
    expect(b("empfangsbevollmaechtigter-vwvfg", "2024-12-31", { elektronisch: true }).am).toBe("2025-01-03");
    expect(b("empfangsbevollmaechtigter-sgbx", "2025-01-01", { elektronisch: true }).am).toBe("2025-01-05");
    expect(b("empfangsbevollmaechtigter-ao", "2025-01-01").am).toBe("2025-02-03");
  });
});

describe("Tatsächlicher Zugang", () => {
  test("früher ist unbeachtlich, später gilt", () => {
    expect(b("post-vwvfg", "2026-03-03", { tatsaechlichAm: tag("2026-03-05") }).am).toBe("2026-03-07");
    expect(b("post-vwvfg", "2026-03-03", { tatsaechlichAm: tag("2026-03-12") }).am).toBe("2026-03-12");
  });
  test("später Abruf verschiebt bei OZG und AO nichts; ohne Nachweis der Benachrichtigung zählt der Abruf", () => {
    expect(b("abruf-ozg", "2026-03-03", { tatsaechlichAm: tag("2026-04-01") }).am).toBe("2026-03-07");
    expect(b("abruf-sgbx", "2026-03-03", { tatsaechlichAm: tag("2026-04-01") }).am).toBe("2026-03-07");
    expect(
      b("abruf-sgbx", "2026-03-03", { tatsaechlichAm: tag("2026-04-01"), nichtZugegangen: true }).am,
    ).toBe("2026-04-01");
  });
  test("Abruf seit 2026 bei der AO: auch ohne Zugang der Benachrichtigung zählt die Bereitstellung", () => {
    expect(b("abruf-ao", "2026-03-03", { tatsaechlichAm: tag("2026-04-01"), nichtZugegangen: true }).am).toBe(
      "2026-03-09",
    );
    expect(b("abruf-ao", "2025-12-30", { tatsaechlichAm: tag("2026-04-01"), nichtZugegangen: true }).am).toBe(
      "2026-04-01",
    );
  });
  test("kein Zugang: die Frist hat nicht begonnen", () => {
    expect(bekanntgabe({ weg: "post-ao", am: tag("2026-03-03"), nichtZugegangen: true })).toMatchObject({
      art: "kein-ergebnis",
      feld: "nichtZugegangen",
    });
  });
  test("Insolvenz: frühere Einzelzustellung geht vor", () => {
    expect(b("inso-bekanntmachung", "2026-09-04").am).toBe("2026-09-06");
    expect(b("inso-bekanntmachung", "2026-09-04", { tatsaechlichAm: tag("2026-09-03") }).am).toBe(
      "2026-09-03",
    );
  });
});

describe("Weitere Wege", () => {
  test("öffentliche Zustellung, Ausland, gerichtlich bestimmte Dauer", () => {
    expect(b("oeffentlich-zpo", "2026-01-31").am).toBe("2026-02-28");
    expect(b("oeffentlich-zpo", "2026-01-31", { bestimmteDauer: [{ wert: 2, einheit: "monat" }] }).am).toBe(
      "2026-03-31",
    );
    expect(b("oeffentlich-zpo", "2026-01-31", { bestimmteDauer: [{ wert: 1, einheit: "woche" }] }).am).toBe(
      "2026-02-28",
    );
    expect(b("oeffentlich-vwzg", "2026-03-02").am).toBe("2026-03-16");
    expect(b("oeffentlich-stpo", "2026-03-02").am).toBe("2026-03-16");
    expect(b("aufgabe-ausland-zpo", "2026-03-02").am).toBe("2026-03-16");
    expect(b("post-ao-ausland", "2026-03-10").am).toBe("2026-04-10");
    expect(b("oeffentlich-vwvfg", "2026-03-02").am).toBe("2026-03-16");
  });
  test("Abruf nach § 41 Abs. 2a VwVfG: Tag danach, nur binnen zehn Tagen", () => {
    expect(b("abruf-vwvfg", "2026-03-02", { tatsaechlichAm: tag("2026-03-12") }).am).toBe("2026-03-13");
    expect(
      bekanntgabe({ weg: "abruf-vwvfg", am: tag("2026-03-02"), tatsaechlichAm: tag("2026-03-13") }).art,
    ).toBe("kein-ergebnis");
  });
  test("Allgemeinverfügung: frühestens der Folgetag", () => {
    expect(b("allgemeinverfuegung", "2026-03-02", { bestimmterTag: tag("2026-03-02") }).am).toBe(
      "2026-03-03",
    );
    expect(b("allgemeinverfuegung", "2026-03-02", { bestimmterTag: tag("2026-03-10") }).am).toBe(
      "2026-03-10",
    );
  });
  test("eEB: mehr als drei Werktage nach dem Eingang warnen, drei nicht", () => {
    const warnungen = (am: string) =>
      b("eeb", am, { eingangAm: tag("2026-03-02") }).vermerke.filter((v) => v.art === "warnung").length;
    expect(warnungen("2026-03-05")).toBe(0);
    expect(warnungen("2026-03-06")).toBe(1);
  });
  test("Briefkasten an einem Sonntag ist der Sonntag", () => {
    expect(b("zu-briefkasten", "2026-03-08").am).toBe("2026-03-08");
  });
  test("Heilung: tatsächlicher Zugang", () => {
    expect(b("heilung", "2026-03-02", { tatsaechlichAm: tag("2026-03-20") }).am).toBe("2026-03-20");
  });
  test("Landesbehörde mit eigenem VwVfG: drei Tage, der vierte als spätere Ansicht", () => {
    const he = b("post-vwvfg", "2026-03-02", { landesbehoerde: true });
    // Der Rechenweg nennt den Tag, mit dem weitergerechnet wird.
    expect(he.schritte.at(-1)?.tag).toBe(he.am);
    expect(he.am).toBe("2026-03-05");
    expect(he.streitpunkte[0]).toMatchObject({ frueher: "2026-03-05", spaeter: "2026-03-06" });
    // § 41 Abs. 2 VwVfG NRW, § 4 Abs. 2 LZG NRW: vier Tage seit 01.01.2025, davor drei; § 5 Abs. 7 LZG ist nicht gesichert.
    const nw = { landesbehoerde: true, ort: { land: "NW" } } as const;
    for (const weg of ["post-vwvfg", "elektronisch-vwvfg", "einschreiben-vwzg"] as const) {
      expect(b(weg, "2026-10-09", nw)).toMatchObject({ am: "2026-10-13", streitpunkte: [] });
      expect(b(weg, "2024-12-31", nw).am).toBe("2025-01-03");
      expect(b(weg, "2025-01-01", nw).am).toBe("2025-01-05");
    }
    expect(b("elektronisch-vwzg", "2026-10-09", nw).streitpunkte).toHaveLength(1);
    expect(b("post-vwvfg", "2026-03-02", { landesbehoerde: true, ort: { land: "NI" } }).am).toBe(
      "2026-03-06",
    );
  });
  test("Jeder Weg gibt einen Tag mit Schritt und Norm", () => {
    for (const weg of bekanntgabearten) {
      const r = b(weg, "2026-03-03", weg === "abruf-vwvfg" ? { tatsaechlichAm: tag("2026-03-04") } : {});
      expect(r.schritte.length, weg).toBeGreaterThan(0);
      expect(r.fassung.norm, weg).toMatch(/§|Art\./);
    }
  });
});

test("Ein streitiger Fiktionstag gibt zwei Fristenden, das frühere als Frist", () => {
  const e = {
    bekanntgabe: { weg: "post-famfg", am: tag("2026-03-03") },
    dauer: [{ wert: 1, einheit: "monat" }],
    regime: "FamFG",
    ort: { land: "HE" },
  } as const;
  expect(frist(e)).toMatchObject({
    ende: "2026-04-07",
    sichererTag: "2026-04-07",
    streitpunkte: [{ frueher: "2026-04-07", spaeter: "2026-04-09" }],
  });
  expect(frist({ ...e, streit: { "R-FIK-FAMFG": "spaeter" } })).toMatchObject({
    ende: "2026-04-09",
    sichererTag: "2026-04-07",
  });
});
