import { describe, expect, test } from "vitest";
import type { Ort } from "../ort.ts";
import { t } from "../testing.ts";
import { feiertagsvermerke, keinFeiertagWeil } from "./feiertagshinweise.ts";

const weil = (tag: string, ort: Ort) => keinFeiertagWeil(t(tag), ort);
const vermerke = (tag: string, ort: Ort) => feiertagsvermerke(t(tag), ort);
const dorf = (gilt: "ja" | "nein" | "ungeklaert", sicherheit: "hoch" | "mittel" | "niedrig") =>
  ({
    id: "x",
    name: "Musterdorf",
    land: "BY",
    aussagen: { "mariae-himmelfahrt": { gilt, sicherheit, beleg: "Auskunft" } },
  }) as const;

describe("Warum ein Tag kein Feiertag ist, im Wortlaut", () => {
  test("Heiligabend, Silvester, Rosenmontag, Ostersonntag", () => {
    expect([
      weil("2026-12-24", { land: "BY" }),
      weil("2026-12-31", { land: "BE" }),
      weil("2026-02-16", { land: "NW" }),
      weil("2026-04-05", { land: "BE" }),
    ]).toEqual([
      {
        name: "Heiligabend",
        grund: "Heiligabend ist kein gesetzlicher Feiertag: kein Feiertagsgesetz nennt den 24. Dezember.",
        norm: "OLG Frankfurt, 17.03.2022 – 5 UF 184/21; VGH Mannheim, 07.02.2022 – A 3 S 3934/21; OVG Hamburg, NJW 1993, 1941",
      },
      {
        name: "Silvester",
        grund: "Silvester ist kein gesetzlicher Feiertag: kein Feiertagsgesetz nennt den 31. Dezember.",
        norm: "BFH, 20.03.2018 – III B 135/17",
      },
      {
        name: "Rosenmontag",
        grund: "Rosenmontag ist kein gesetzlicher Feiertag: Brauchtumstage nennt kein Feiertagsgesetz.",
        norm: "Jansen, SGB X, § 26 Rz. 8",
      },
      {
        name: "Ostersonntag",
        grund:
          "Ostersonntag ist kein gesetzlicher Feiertag: außerhalb Brandenburgs nur Sonntag; für Fristen ist das Ergebnis gleich.",
        norm: "§ 193 BGB",
      },
    ]);
  });

  test("Ein Tag, der nur in anderen Ländern Feiertag ist", () => {
    expect([
      weil("2026-11-18", { land: "BE" }),
      weil("2026-11-18", { land: "SL" }),
      weil("2026-11-18", {}),
    ]).toEqual([
      {
        name: "Buß- und Bettag",
        grund: "Buß- und Bettag ist in Berlin kein gesetzlicher Feiertag (Feiertag in: Sachsen).",
        norm: "§ 1 Abs. 1 Gesetz über die Sonn- und Feiertage (BE)",
      },
      {
        name: "Buß- und Bettag",
        grund: "Buß- und Bettag ist im Saarland kein gesetzlicher Feiertag (Feiertag in: Sachsen).",
        norm: "§ 2 Abs. 1 SFG",
      },
      {
        name: "Buß- und Bettag",
        grund: "Buß- und Bettag ist nicht bundesweit Feiertag (Feiertag in: Sachsen).",
        norm: "§ 1 Abs. 1 SächsSFG",
      },
    ]);
  });

  test("Ein Tag des Landes vor seinem ersten Jahr, und einmalige", () => {
    expect([
      weil("2022-03-08", { land: "MV" }),
      weil("2030-05-08", { land: "BE" }),
      weil("2016-10-31", { land: "NI" }),
      weil("2018-10-31", { land: "BY" }),
    ]).toEqual([
      {
        name: "Internationaler Frauentag",
        grund:
          "Internationaler Frauentag ist in Mecklenburg-Vorpommern im Jahr 2022 kein gesetzlicher Feiertag; Feiertag seit 2023.",
        norm: "§ 2 Abs. 1 FTG M-V",
      },
      {
        name: "Tag der Befreiung (einmalig)",
        grund:
          "Tag der Befreiung (einmalig) ist in Berlin im Jahr 2030 kein gesetzlicher Feiertag; Feiertag nur 2020, 2025.",
        norm: "§ 1 Abs. 1 Gesetz über die Sonn- und Feiertage (BE)",
      },
      {
        name: "Reformationstag",
        grund:
          "Reformationstag ist in Niedersachsen im Jahr 2016 kein gesetzlicher Feiertag; Feiertag seit 2018.",
        norm: "§ 2 Abs. 1 NFeiertagsG",
      },
      {
        name: "Reformationstag (500 Jahre, einmalig)",
        grund:
          "Reformationstag (500 Jahre, einmalig) ist in Bayern im Jahr 2018 kein gesetzlicher Feiertag; Feiertag nur 2017.",
        norm: "Art. 1 Abs. 2a FTG (BY)",
      },
    ]);
  });

  test("Ein örtlicher Tag: im Land, in der Gemeinde, ungeklärt", () => {
    expect([
      weil("2029-08-15", { land: "BY" }),
      weil("2029-08-15", { gemeinde: dorf("nein", "hoch") }),
      weil("2029-08-15", { gemeinde: dorf("ungeklaert", "niedrig") }),
      weil("2026-06-04", { land: "TH" }),
      weil("2026-06-04", { land: "SN" }),
    ]).toEqual([
      {
        name: "Mariä Himmelfahrt",
        grund:
          "Mariä Himmelfahrt ist nicht in ganz Bayern gesetzlicher Feiertag, sondern nur in Gemeinden mit überwiegend katholischer Bevölkerung (rund 1.700 von 2.056).",
        norm: "Art. 1 Abs. 1 Nr. 2 FTG (BY)",
      },
      {
        name: "Mariä Himmelfahrt",
        grund:
          "Mariä Himmelfahrt ist in Musterdorf kein gesetzlicher Feiertag, sondern nur in Gemeinden mit überwiegend katholischer Bevölkerung (rund 1.700 von 2.056) (Auskunft).",
        norm: "Art. 1 Abs. 1 Nr. 2 FTG (BY)",
      },
      {
        name: "Mariä Himmelfahrt",
        grund:
          "Ob Mariä Himmelfahrt in Musterdorf gesetzlicher Feiertag ist, ist nicht gesichert; gerechnet ist als Werktag.",
        norm: "Art. 1 Abs. 1 Nr. 2 FTG (BY)",
      },
      {
        name: "Fronleichnam",
        grund:
          "Fronleichnam ist nicht in ganz Thüringen gesetzlicher Feiertag, sondern nur im Landkreis Eichsfeld und in einzelnen Orten des Unstrut-Hainich-Kreises und des Wartburgkreises.",
        norm: "§ 2 Abs. 2, § 10 Abs. 1 ThürFGtG",
      },
      {
        name: "Fronleichnam",
        grund:
          "Fronleichnam ist nicht in ganz Sachsen gesetzlicher Feiertag, sondern nur in den Gemeinden der FronleichnamsVO.",
        norm: "§ 1 Abs. 1 SächsSFG, § 1 FronleichnamsVO (SN)",
      },
    ]);
  });

  test("Feiertage, gewöhnliche Tage und Jahre vor der Tabelle", () => {
    expect(
      [
        weil("2026-12-25", { land: "BY" }),
        weil("2026-06-10", { land: "BY" }),
        weil("1994-12-24", { land: "BY" }),
        weil("1995-12-24", { land: "BY" }),
      ].map((grund) => grund?.name ?? "nichts"),
    ).toEqual(["nichts", "nichts", "nichts", "Heiligabend"]);
  });
});

describe("Was zu einem Tag zu wissen ist, im Wortlaut", () => {
  test("Ohne Land, an einem Feiertag einzelner und aller Länder, an keinem", () => {
    expect([vermerke("2025-10-31", {}), vermerke("2026-12-25", {}), vermerke("2026-06-10", {})]).toEqual([
      [
        {
          art: "hinweis",
          text: "Ohne Land zählen nur bundesweite Feiertage. Der Tag ist Feiertag in: Brandenburg, Bremen, Hamburg, Mecklenburg-Vorpommern, Niedersachsen, Sachsen, Sachsen-Anhalt, Schleswig-Holstein, Thüringen. Nennen Sie das Gericht oder das Land.",
        },
      ],
      [],
      [],
    ]);
  });

  test("Örtlich: nur mit Land, gesichert, ungesichert", () => {
    expect([
      vermerke("2029-08-15", { land: "BY" }),
      vermerke("2029-08-15", { gemeinde: dorf("ja", "hoch") }),
      vermerke("2029-08-15", { gemeinde: dorf("ja", "mittel") }),
      vermerke("2029-08-15", { gemeinde: dorf("ungeklaert", "niedrig") }),
      vermerke("2026-06-04", { land: "TH" }),
    ]).toEqual([
      [
        {
          art: "hinweis",
          text: "Mariä Himmelfahrt ist in Bayern nur in Gemeinden mit überwiegend katholischer Bevölkerung (rund 1.700 von 2.056) Feiertag und wurde nicht berücksichtigt; das frühere Datum ist das sichere. Nennen Sie Gericht oder Gemeinde.",
          norm: "Art. 1 Abs. 1 Nr. 2 FTG (BY)",
        },
      ],
      [],
      [
        {
          art: "warnung",
          text: "Nicht gesichert ist, ob Mariä Himmelfahrt in Musterdorf Feiertag ist (Auskunft). Gerechnet ist: Feiertag; sicher ist nur der frühere Tag.",
          norm: "Art. 1 Abs. 1 Nr. 2 FTG (BY)",
        },
      ],
      [
        {
          art: "warnung",
          text: "Nicht gesichert ist, ob Mariä Himmelfahrt in Musterdorf Feiertag ist (Auskunft). Gerechnet ist: kein Feiertag.",
          norm: "Art. 1 Abs. 1 Nr. 2 FTG (BY)",
        },
      ],
      [
        {
          art: "hinweis",
          text: "Fronleichnam ist in Thüringen nur im Landkreis Eichsfeld und in einzelnen Orten des Unstrut-Hainich-Kreises und des Wartburgkreises Feiertag und wurde nicht berücksichtigt; das frühere Datum ist das sichere. Nennen Sie Gericht oder Gemeinde.",
          norm: "§ 2 Abs. 2, § 10 Abs. 1 ThürFGtG",
        },
      ],
    ]);
  });

  // Der 15.08. ist 2025 ein Freitag, 2026 ein Samstag, 2027 ein Sonntag.
  test("Freitag ja, Samstag und Sonntag nein", () => {
    expect([
      vermerke("2025-08-15", { land: "BY" }).length,
      vermerke("2026-08-15", { land: "BY" }).length,
      vermerke("2027-08-15", { land: "BY" }).length,
    ]).toEqual([1, 0, 0]);
  });

  test("Vor 1995, auch am Wochenende", () => {
    expect([
      vermerke("1994-12-23", { land: "BY" }),
      vermerke("1994-12-25", { land: "BY" }),
      vermerke("1995-01-03", { land: "BY" }),
    ]).toEqual([
      [
        {
          art: "warnung",
          text: "Feiertage sind erst ab 1995 erfasst; für 1994 wurde keiner berücksichtigt.",
        },
      ],
      [
        {
          art: "warnung",
          text: "Feiertage sind erst ab 1995 erfasst; für 1994 wurde keiner berücksichtigt.",
        },
      ],
      [],
    ]);
  });

  test("Sitze mit verschiedenen Feiertagen", () => {
    expect([
      vermerke("2029-08-15", {
        gericht: {
          id: "v",
          name: "VGH",
          land: "BY",
          sitze: [
            { ...dorf("ja", "hoch"), name: "München" },
            { ...dorf("nein", "hoch"), name: "Ansbach" },
            { ...dorf("ja", "hoch"), name: "Augsburg" },
          ],
        },
      }),
      vermerke("2029-08-15", {
        gericht: { id: "v", name: "VGH", land: "BY", sitze: [dorf("ja", "hoch"), dorf("ja", "hoch")] },
      }),
      vermerke("2029-08-14", {
        gericht: { id: "v", name: "VGH", land: "BY", sitze: [dorf("ja", "hoch"), dorf("nein", "hoch")] },
      }),
    ]).toEqual([
      [
        {
          art: "warnung",
          text: "Mariä Himmelfahrt ist in München und Augsburg Feiertag, in Ansbach nicht. Gerechnet ist: kein Feiertag; das frühere Datum ist das sichere. Nennen Sie den Sitz, an dem die Frist zu wahren ist.",
          norm: "Art. 1 Abs. 1 Nr. 2 FTG (BY)",
        },
      ],
      [],
      [],
    ]);
  });
});
