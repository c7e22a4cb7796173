import { describe, expect, test } from "vitest";
import type { Ort } from "./ort.ts";
import { eugAusfall } from "./orte/eug-kalender.ts";
import { feiertagAm, feiertage } from "./orte/feiertage.ts";
import { alleOrte, ortAus, orte, ortPruefen } from "./orte/orte.ts";
import { t } from "./testing.ts";

const namen = (wort: string, n?: number) => orte(wort, n).map(({ name, lage }) => [name, lage].join(", "));
const liste = (jahr: number, ort: Ort) =>
  feiertage(jahr, ort).map((f) =>
    [f.tag, f.name, f.norm, f.oertlich ? "örtlich" : "im Land", f.sicherheit].join(" | "),
  );

describe("Die Feiertage eines Jahres, im Wortlaut", () => {
  // Buß- und Bettag: der Mittwoch vor dem 23.11., der 18.11.2026.
  test("Sachsen 2026, in der Ordnung der Tage", () => {
    expect(liste(2026, { land: "SN" })).toEqual([
      "2026-01-01 | Neujahr | § 1 Abs. 1 SächsSFG | im Land | hoch",
      "2026-04-03 | Karfreitag | § 1 Abs. 1 SächsSFG | im Land | hoch",
      "2026-04-06 | Ostermontag | § 1 Abs. 1 SächsSFG | im Land | hoch",
      "2026-05-01 | Tag der Arbeit | § 1 Abs. 1 SächsSFG | im Land | hoch",
      "2026-05-14 | Christi Himmelfahrt | § 1 Abs. 1 SächsSFG | im Land | hoch",
      "2026-05-25 | Pfingstmontag | § 1 Abs. 1 SächsSFG | im Land | hoch",
      "2026-10-03 | Tag der Deutschen Einheit | Art. 2 Abs. 2 Einigungsvertrag | im Land | hoch",
      "2026-10-31 | Reformationstag | § 1 Abs. 1 SächsSFG | im Land | hoch",
      "2026-11-18 | Buß- und Bettag | § 1 Abs. 1 SächsSFG | im Land | hoch",
      "2026-12-25 | 1. Weihnachtstag | § 1 Abs. 1 SächsSFG | im Land | hoch",
      "2026-12-26 | 2. Weihnachtstag | § 1 Abs. 1 SächsSFG | im Land | hoch",
    ]);
  });

  // Der 23.11. ist 2022 Mittwoch (16.11.), 2023 Donnerstag (22.11.), 2024 Samstag (20.11.), 2025 Sonntag (19.11.).
  test("Buß- und Bettag, wenn der 23.11. selbst ein Mittwoch ist, davor und danach", () => {
    expect(
      [2022, 2023, 2024, 2025].map(
        (jahr) => feiertage(jahr, { land: "SN" }).find(({ name }) => name.startsWith("Buß"))?.tag,
      ),
    ).toEqual(["2022-11-16", "2023-11-22", "2024-11-20", "2025-11-19"]);
  });

  test("Augsburg 2025: mit zwei örtlichen Tagen", () => {
    expect(liste(2025, { gemeinde: "by-augsburg" }).filter((zeile) => zeile.includes("-08-"))).toEqual([
      "2025-08-08 | Augsburger Hohes Friedensfest | Art. 1 Abs. 2 FTG (BY) | örtlich | hoch",
      "2025-08-15 | Mariä Himmelfahrt | Art. 1 Abs. 1 Nr. 2 FTG (BY) | örtlich | hoch",
    ]);
  });

  test("Himmelfahrt am 1. Mai 2008: beide stehen da, der Tag der Arbeit zuerst", () => {
    expect([
      feiertagAm(t("2008-05-01"), { land: "BE" })?.name,
      liste(2008, { land: "BE" }).filter((zeile) => zeile.startsWith("2008-05-01")),
    ]).toEqual([
      "Tag der Arbeit",
      [
        "2008-05-01 | Tag der Arbeit | § 1 Abs. 1 Gesetz über die Sonn- und Feiertage (BE) | im Land | hoch",
        "2008-05-01 | Christi Himmelfahrt | § 1 Abs. 1 Gesetz über die Sonn- und Feiertage (BE) | im Land | hoch",
      ],
    ]);
  });

  // Ostersonntag ist der 31.03.2024.
  test("Ostern und Pfingsten im Schaltjahr", () => {
    expect(
      liste(2024, { land: "BB" }).filter((zeile) => /Oster|Pfingst|Himmelfahrt|Karfreitag/.test(zeile)),
    ).toEqual([
      "2024-03-29 | Karfreitag | § 2 Abs. 1 FTG (BB) | im Land | hoch",
      "2024-03-31 | Ostersonntag | § 2 Abs. 1 FTG (BB) | im Land | hoch",
      "2024-04-01 | Ostermontag | § 2 Abs. 1 FTG (BB) | im Land | hoch",
      "2024-05-09 | Christi Himmelfahrt | § 2 Abs. 1 FTG (BB) | im Land | hoch",
      "2024-05-19 | Pfingstsonntag | § 2 Abs. 1 FTG (BB) | im Land | hoch",
      "2024-05-20 | Pfingstmontag | § 2 Abs. 1 FTG (BB) | im Land | hoch",
    ]);
  });
});

describe("Der Kalender des Gerichtshofs", () => {
  test("Samstag, Sonntag, Feiertag, Feiertag am Samstag, Werktag", () => {
    expect(
      ["2026-03-07", "2026-03-08", "2026-05-01", "2026-08-15", "2026-03-09", "2026-11-01"].map((tag) => {
        const a = eugAusfall(t(tag));
        return [
          tag,
          a?.grund ?? "Werktag",
          a?.feiertag?.name,
          a?.feiertag?.norm,
          a?.feiertag?.sicherheit,
          a?.feiertag?.oertlich,
        ].join(" | ");
      }),
    ).toEqual([
      "2026-03-07 | samstag |  |  |  | ",
      "2026-03-08 | sonntag |  |  |  | ",
      "2026-05-01 | feiertag | 1. Mai | Art. 24 Abs. 6 VerfO-EuGH | mittel | false",
      "2026-08-15 | samstag | Mariä Himmelfahrt | Art. 24 Abs. 6 VerfO-EuGH | mittel | false",
      "2026-03-09 | Werktag |  |  |  | ",
      "2026-11-01 | sonntag | Allerheiligen | Art. 24 Abs. 6 VerfO-EuGH | mittel | false",
    ]);
  });
});

describe("Die Suche nach Orten", () => {
  test("Anfang, Wortanfang, Inhalt, in dieser Reihenfolge", () => {
    expect([namen("sachsen"), namen("frank", 4), namen("bund", 3), namen("ue"), namen("mu", 3)]).toEqual([
      ["Sachsen, ganzes Land", "Sachsen-Anhalt, ganzes Land", "Niedersachsen, ganzes Land"],
      [],
      [
        "Bundesgerichtshof (Zivilsenate, 1. bis 4. Strafsenat), Karlsruhe, Baden-Württemberg",
        "Bundesgerichtshof, 5. und 6. Strafsenat, Leipzig, Sachsen",
        "Bundesverfassungsgericht, Karlsruhe, Baden-Württemberg",
      ],
      [
        "Baden-Württemberg, ganzes Land",
        "Thüringen, ganzes Land",
        "Fürth, Bayern",
        "München, Bayern",
        "Nürnberg, Bayern",
        "Würzburg, Bayern",
        "Nebelschütz, Sachsen",
        "Beberstedt (Dünwald), Thüringen",
        "Dünwald, Thüringen",
        "Hüpstedt (Dünwald), Thüringen",
        "Deutscher Bundestag (Wahlprüfung), Berlin, Berlin",
        "Bundesfinanzhof, München, Bayern",
      ],
      ["München, Bayern", "Bundesfinanzhof, München, Bayern", "Bundespatentgericht, München, Bayern"],
    ]);
  });

  test("Gerichte ohne eigenen Eintrag führen zur Stadt, in der Gerichte sitzen", () => {
    expect([
      namen("Landgericht München I"),
      namen("  lg münchen 2 "),
      namen("LG München III"),
      namen("OLG Nürnberg"),
      namen("Amtsgericht"),
      namen("AG X"),
      namen("Landgericht Crostwitz"),
      namen("VG Ansbach"),
    ]).toEqual([
      [
        "München, Bayern",
        "Bundesfinanzhof, München, Bayern",
        "Bundespatentgericht, München, Bayern",
        "Deutsches Patent- und Markenamt, München, Bayern",
      ],
      [
        "München, Bayern",
        "Bundesfinanzhof, München, Bayern",
        "Bundespatentgericht, München, Bayern",
        "Deutsches Patent- und Markenamt, München, Bayern",
      ],
      [
        "München, Bayern",
        "Bundesfinanzhof, München, Bayern",
        "Bundespatentgericht, München, Bayern",
        "Deutsches Patent- und Markenamt, München, Bayern",
      ],
      ["Nürnberg, Bayern"],
      [],
      [],
      [],
      ["Ansbach, Bayern"],
    ]);
  });

  test("Kennungen", () => {
    expect(
      [
        ortAus("BY"),
        ortAus("by-muenchen"),
        ortAus("bfh"),
        ortAus("nichts"),
        alleOrte().some(({ id }) => id === "bfh"),
      ].map((treffer) => treffer ?? "nichts"),
    ).toEqual([
      { id: "BY", name: "Bayern", art: "land", land: "BY", lage: "ganzes Land", ort: { land: "BY" } },
      {
        id: "by-muenchen",
        name: "München",
        art: "gemeinde",
        land: "BY",
        lage: "Bayern",
        ort: { land: "BY", gemeinde: "by-muenchen" },
      },
      {
        id: "bfh",
        name: "Bundesfinanzhof",
        art: "gericht",
        land: "BY",
        lage: "München, Bayern",
        ort: { land: "BY", gericht: "bfh" },
      },
      "nichts",
      true,
    ]);
  });

  test("Widersprüche", () => {
    expect(
      [
        ortPruefen({ land: "XX" as never }),
        ortPruefen({ gericht: "x" }),
        ortPruefen({ gemeinde: "x" }),
        ortPruefen({ gericht: "bfh", land: "SN" }),
        ortPruefen({ gemeinde: "by-muenchen", land: "SN" }),
        ortPruefen({ gericht: "bfh", gemeinde: "sn-bautzen" }),
        ortPruefen({ gemeinde: "by-muenchen", land: "BY" }),
      ].map((fehler) => (fehler ? [fehler.grund, fehler.norm, fehler.feld].join(" | ") : "keiner")),
    ).toEqual([
      "Dieses Land ist nicht bekannt. | § 193 BGB | ort.land",
      "Dieses Gericht ist nicht erfasst. | § 193 BGB | ort.gericht",
      "Diese Gemeinde ist nicht erfasst. | § 193 BGB | ort.gemeinde",
      "Bundesfinanzhof liegt in Bayern, nicht in Sachsen. | § 193 BGB | ort.land",
      "München liegt in Bayern, nicht in Sachsen. | § 193 BGB | ort.land",
      "Bundesfinanzhof liegt in Bayern, Bautzen in Sachsen. | § 193 BGB | ort.gemeinde",
      "keiner",
    ]);
  });
});
