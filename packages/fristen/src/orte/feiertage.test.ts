import { laender } from "@gebuehrenportal/gesetze/feiertage/index.ts";
import { plusTage, tag, teile } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { erstesFeiertagsjahr, feiertagAm, feiertage, feiertagsstand, type Land } from "./feiertage.ts";

const alle = Object.keys(laender) as Land[];
const tage = (jahr: number, ort: Parameters<typeof feiertage>[1]): string[] => [
  ...new Set(feiertage(jahr, ort).map((f) => f.tag.slice(5))),
];

describe("Abdeckung", () => {
  test.each(alle)(
    "jeder Tag von 2000 bis 2040 ist in %s Feiertag oder keiner, wie es die Jahresliste sagt",
    (land) => {
      for (let jahr = 2000; jahr <= 2040; jahr++) {
        const liste = new Set<string>(feiertage(jahr, { land }).map((f) => f.tag));
        expect(liste.size).toBeGreaterThanOrEqual(jahr === 2008 ? 8 : 9);
        let t = tag(`${jahr}-01-01`);
        while (teile(t).jahr === jahr) {
          const f = feiertagAm(t, { land });
          if ((f !== undefined) !== liste.has(t)) expect(`${t} ${f?.name}`).toBe("wie in der Jahresliste");
          if (f && (f.norm === "" || f.quelle.fundstelle === "")) expect(t).toBe("mit Norm und Quelle");
          t = plusTage(t, 1);
        }
      }
    },
  );
});

test("Ohne Land zählen genau die Tage, die in allen 16 Ländern Feiertag sind", () => {
  for (let jahr = erstesFeiertagsjahr; jahr <= 2040; jahr++) {
    const [erste = [], ...andere] = alle.map((land) => tage(jahr, { land }));
    expect(tage(jahr, {})).toEqual(erste.filter((t) => andere.every((a) => a.includes(t))));
  }
  expect(tage(2026, {})).toEqual("01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26".split(" "));
});

describe("Einmalige Feiertage und erste Jahre", () => {
  test.each<[string, string, Land]>([
    ["2017-10-31", "Reformationstag (500 Jahre, einmalig)", "BY"],
    ["2017-10-31", "Reformationstag", "SN"],
    ["2020-05-08", "Tag der Befreiung (einmalig)", "BE"],
    ["2025-05-08", "Tag der Befreiung (einmalig)", "BE"],
    ["2028-06-17", "75. Jahrestag des Volksaufstands (einmalig)", "BE"],
    ["2019-03-08", "Internationaler Frauentag", "BE"],
    ["2023-03-08", "Internationaler Frauentag", "MV"],
    ["2019-09-20", "Weltkindertag", "TH"],
    ["2018-10-31", "Reformationstag", "HH"],
    ["2026-11-18", "Buß- und Bettag", "SN"],
    ["2022-11-16", "Buß- und Bettag", "SN"],
    ["2026-04-05", "Ostersonntag", "BB"],
    ["2026-05-24", "Pfingstsonntag", "BB"],
    ["2026-08-15", "Mariä Himmelfahrt", "SL"],
  ])("%s ist %s in %s", (t, name, land) => {
    expect(feiertagAm(tag(t), { land })?.name).toBe(name);
  });

  test.each<[string, Land]>([
    ["2016-10-31", "HH"],
    ["2016-10-31", "BY"],
    ["2018-10-31", "BY"],
    ["2021-05-08", "BE"],
    ["2024-05-08", "BE"],
    ["2026-05-08", "BE"],
    ["2030-05-08", "BE"],
    ["2027-06-17", "BE"],
    ["2018-03-08", "BE"],
    ["2022-03-08", "MV"],
    ["2018-09-20", "TH"],
    ["1995-11-22", "BE"],
    ["2026-11-18", "BY"],
    ["2026-12-24", "BY"],
    ["2026-12-31", "BE"],
    ["2026-02-16", "NW"],
    ["2026-04-05", "BE"],
  ])("%s ist in %s kein Feiertag", (t, land) => {
    expect(feiertagAm(tag(t), { land })).toBeUndefined();
  });
});

test("Fallen zwei Feiertage auf einen Tag, stehen beide in der Liste: Himmelfahrt am 1. Mai 2008", () => {
  expect(
    feiertage(2008, { land: "BE" })
      .filter((f) => f.tag === "2008-05-01")
      .map((f) => f.name),
  ).toEqual(["Tag der Arbeit", "Christi Himmelfahrt"]);
});

test("Der Tag der Deutschen Einheit steht im Einigungsvertrag, die übrigen in den Landesgesetzen", () => {
  expect(feiertagAm(tag("2026-10-03"), { land: "BY" })?.norm).toBe("Art. 2 Abs. 2 Einigungsvertrag");
  expect(feiertagAm(tag("2026-11-01"), { land: "BY" })).toMatchObject({
    norm: "Art. 1 Abs. 1 Nr. 1 FTG (BY)",
    oertlich: false,
    sicherheit: "hoch",
  });
});

test("Vor 1995 ist nichts erfasst; gesichert ist bis zum Ende des Folgejahres der letzten Durchsicht", () => {
  expect(feiertage(1994, { land: "BY" })).toEqual([]);
  expect(feiertagAm(tag("1994-12-25"), { land: "BY" })).toBeUndefined();
  expect([1994, 1995, 2027, 2028].map(feiertagsstand)).toEqual([
    "nicht-erfasst",
    "gesichert",
    "gesichert",
    "geltendes-recht",
  ]);
});
