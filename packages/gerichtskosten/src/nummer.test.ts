import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { ermaessigungenAm, fassungenDer, nummerAm, nummernAm } from "./nummer.ts";
import { kosten } from "./testing.ts";

const heute = tag("2026-11-20");

describe("Nummern eines Tages", () => {
  test.each([
    ["gkg", 356],
    ["famgkg", 99],
    ["gnotkg", 346],
    ["gvkostg", 59],
  ] as const)("%s hat heute %i", (gesetz, zahl) => {
    const nummern = nummernAm(gesetz, heute).map((n) => Number(n.nr));
    expect(nummern).toHaveLength(zahl);
    expect(nummern).toEqual(nummern.toSorted((a, b) => a - b));
  });

  test.each([
    ["gkg", "2012-07-01"],
    ["famgkg", "2012-07-01"],
    ["gnotkg", "2013-07-31"],
    ["gvkostg", "2013-07-31"],
  ] as const)("%s hat am %s noch keine", (gesetz, stichtag) => {
    expect(nummernAm(gesetz, tag(stichtag))).toEqual([]);
    expect(nummerAm(gesetz, "1210", tag(stichtag))).toBeUndefined();
  });

  test("Art, Satz und Grenzen einer Nummer", () => {
    expect(nummerAm("gkg", "1100", heute)).toMatchObject({
      bezug: "gkg34",
      wert: { art: "satz", satz100: 50, min: 3_800 },
      ab: "2025-06-01",
    });
    expect(nummerAm("gnotkg", "25100", heute)).toMatchObject({
      bezug: "gnotkg34b",
      wert: { satz100: 20, min: 2_000, max: 7_000 },
    });
  });

  test("die Ermäßigungen der Klage und des Unterlassungsverfahrens", () => {
    expect(ermaessigungenAm("gkg", "1210", heute).map((n) => n.nr)).toEqual(["1211"]);
    expect(ermaessigungenAm("gkg", "1220", heute).map((n) => n.nr)).toEqual(["1221", "1222", "1223"]);
    expect(ermaessigungenAm("gkg", "1621", heute).map((n) => n.nr)).toEqual(["1627"]);
  });

  test("die Fassungen des Mahnverfahrens", () => {
    expect(fassungenDer("gkg", "1100").map((f) => f.ab)).toEqual([
      "2012-07-02",
      "2013-08-01",
      "2021-01-01",
      "2025-06-01",
    ]);
    expect(fassungenDer("gkg", "9999")).toEqual([]);
  });
});

describe("Nummern, die es an einem Tag nicht gibt", () => {
  const grund = (gesetz: "gkg" | "gvkostg" | "gnotkg", stichtag: string, nr: string) => {
    const antwort = kosten(gesetz, stichtag, [{ nr }]);
    return antwort.art === "kein-ergebnis" ? [antwort.grund, antwort.feld] : antwort;
  };

  test.each([
    ["gkg", "2025-12-31", "1216", "Nr. 1216 KV GKG gibt es erst seit dem 01.01.2026.", "positionen[0].nr"],
    [
      "gkg",
      "2025-06-01",
      "1660",
      "Nr. 1660 KV GKG ist zum 01.06.2025 weggefallen. Seitdem ist es Nr. 1650.",
      "positionen[0].nr",
    ],
    [
      "gkg",
      "2018-04-20",
      "2380",
      "Nr. 2380 KV GKG gibt es erst seit dem 21.04.2018. Am 20.04.2018 war es Nr. 2370.",
      "positionen[0].nr",
    ],
    [
      "gkg",
      "2017-06-25",
      "2380",
      "Nr. 2380 KV GKG gibt es erst seit dem 21.04.2018. Am 25.06.2017 war es Nr. 2360.",
      "positionen[0].nr",
    ],
    [
      "gvkostg",
      "2025-05-31",
      "103",
      "Nr. 103 KV GvKostG gibt es erst seit dem 01.06.2025. Am 31.05.2025 war es Nr. 102.",
      "positionen[0].nr",
    ],
    ["gkg", "2026-01-15", "1212a", "Eine Nr. 1212a hat das KV GKG nicht.", "positionen[0].nr"],
    [
      "gnotkg",
      "2013-07-31",
      "21100",
      "Für den 31.07.2013 ist keine Fassung erfasst; das KV GNotKG ist erst ab dem 01.08.2013 erfasst.",
      "stichtag",
    ],
    [
      "gkg",
      "2012-07-01",
      "1210",
      "Für den 01.07.2012 ist keine Fassung erfasst; das KV GKG ist erst ab dem 02.07.2012 erfasst.",
      "stichtag",
    ],
    [
      "gkg",
      "2012-07-02",
      "2380",
      "Nr. 2380 KV GKG gibt es erst seit dem 21.04.2018. Am 02.07.2012 war es Nr. 2360.",
      "positionen[0].nr",
    ],
    ["gkg", "2012-10-31", "1902", "Nr. 1902 KV GKG gibt es erst seit dem 01.11.2012.", "positionen[0].nr"],
    ["gkg", "2013-01-01", "2116", "Nr. 2116 KV GKG ist zum 01.01.2013 weggefallen.", "positionen[0].nr"],
    [
      "gkg",
      "2013-01-01",
      "2115",
      "Nr. 2115 KV GKG ist zum 01.01.2013 weggefallen. Seit dem 18.01.2017 hat die Nummer einen anderen Inhalt.",
      "positionen[0].nr",
    ],
  ] as const)("%s am %s: Nr. %s", (gesetz, stichtag, nr, text, feld) => {
    expect(grund(gesetz, stichtag, nr)).toEqual([text, feld]);
  });

  test("eine umbenannte Nummer hat den Preis ihres Tags und sagt, wo der Tatbestand heute steht", () => {
    const am = (stichtag: string) => kosten("gvkostg", stichtag, [{ nr: "101" }]);
    expect(am("2025-05-31")).toMatchObject({ summe: 330 });
    expect(am("2025-05-31")).toHaveProperty(
      "vermerke.0.text",
      expect.stringContaining("wurde später Nr. 102"),
    );
    expect(am("2025-06-01")).toMatchObject({ summe: 800, vermerke: [] });
  });

  test("wo der Beginn nicht geklärt ist, steht es am Ergebnis, wenn der Tag nahe liegt", () => {
    const am = (tag: string) => kosten("gkg", tag, [{ nr: "1216", wert: 500_000 as never }]);
    expect(am("2026-01-15")).toMatchObject({
      summe: 34_100,
      zeilen: [{ sicherheit: "mittel" }],
      vermerke: [
        { text: expect.stringContaining("nicht am amtlichen Text bestätigt; bitte prüfen Sie ihn") },
      ],
    });
    expect(am("2026-01-05")).toHaveProperty(
      "vermerke.0.text",
      "Nr. 1216 KV GKG: Wann diese Fassung begann oder endete, ist nicht auf den Tag geklärt, und der 05.01.2026 liegt nahe daran. Bitte prüfen Sie das Inkrafttreten im Gesetzblatt.",
    );
    expect(kosten("gnotkg", "2015-09-01", [{ nr: "12216", wert: 500_000 as never }])).toHaveProperty(
      "vermerke.0.text",
      expect.stringContaining("nicht auf den Tag geklärt"),
    );
  });
});
