import { describe, expect, test } from "vitest";
import { fassungsvermerke, fassungszweifel } from "./fassungszweifel.ts";
import { tag } from "./tag.ts";

const quelle = { titel: "Gesetz", fundstelle: "BGBl." };
const sicher = { ab: tag("2026-01-01"), quelle, wert: 1 };
const offen = { ...sicher, abSicherheit: "mittel" } as const;
const texte = (am: string, rest: Partial<Parameters<typeof fassungszweifel>[0]> = {}) =>
  fassungszweifel({ norm: "Nr. 1 KV", fassung: offen, tag: tag(am), ...rest }).map((v) => v.text);

describe("Was der Leser selbst prüfen muss", () => {
  test("ein Tag nahe an einem ungeklärten Beginn, sonst keiner", () => {
    expect(texte("2026-02-01")).toEqual([
      "Nr. 1 KV: Wann diese Fassung begann oder endete, ist nicht auf den Tag geklärt, und der 01.02.2026 liegt nahe daran. Bitte prüfen Sie das Inkrafttreten im Gesetzblatt.",
    ]);
    expect(texte("2026-04-03")).toHaveLength(1);
    expect(texte("2026-04-04")).toEqual([]);
    expect(texte("2025-10-01")).toHaveLength(1);
    expect(texte("2025-09-30")).toEqual([]);
    expect(texte("2026-02-01", { fassung: sicher })).toEqual([]);
  });

  test("sind die Grenzen bekannt, gelten sie", () => {
    const zwischen = [tag("2025-12-30"), tag("2026-01-07")] as const;
    expect(texte("2026-01-07", { zwischen })).toHaveLength(1);
    expect(texte("2026-01-08", { zwischen })).toEqual([]);
    expect(texte("2025-12-30", { zwischen })).toHaveLength(1);
    expect(texte("2025-12-29", { zwischen })).toEqual([]);
  });

  test("auch das Ende zählt, wenn die nächste Fassung nicht sicher beginnt", () => {
    const fassung = { ...sicher, ab: tag("2020-01-01") };
    expect(texte("2025-12-01", { fassung, naechste: offen })).toHaveLength(1);
    expect(texte("2025-09-01", { fassung, naechste: offen })).toEqual([]);
  });

  test("das Feld steht dabei, wo es eines gibt, und „hoch“ ist kein Zweifel", () => {
    const frage = { norm: "Nr. 1 KV", fassung: offen, tag: tag("2026-02-01") };
    expect(fassungszweifel({ ...frage, feld: "stichtag" })).toMatchObject([
      { art: "hinweis", norm: "Nr. 1 KV", feld: "stichtag" },
    ]);
    expect(fassungszweifel(frage)[0]).not.toHaveProperty("feld");
    const fassung = { ...sicher, sicherheit: "hoch", abSicherheit: "hoch" } as const;
    expect(texte("2026-01-01", { fassung })).toEqual([]);
  });

  test("ein Betrag, der nicht am amtlichen Text bestätigt ist", () => {
    const fassung = { ...sicher, sicherheit: "mittel" } as const;
    expect(texte("2030-01-01", { fassung })).toEqual([
      "Nr. 1 KV: Diesen Betrag oder Satz haben wir nicht am amtlichen Text bestätigt; bitte prüfen Sie ihn.",
    ]);
  });
});

describe("In einer Reihe", () => {
  const quelle = { titel: "Änderungsgesetz", fundstelle: "BGBl. 2026 I" };
  const fassung = (ab: string, abSicherheit?: "mittel") => ({
    ab: tag(ab),
    quelle,
    wert: 1,
    ...(abSicherheit && { abSicherheit }),
  });

  test("ein ungeklärter Beginn wird nahe daran gesagt, in der Fassung davor wie danach, sonst nicht", () => {
    const [erste, zweite, dritte] = [
      fassung("2010-01-01"),
      fassung("2015-01-01"),
      fassung("2020-01-01", "mittel"),
    ];
    const reihe = {
      norm: "§ 1 Musterverordnung",
      geprueft: tag("2026-01-01"),
      fassungen: [erste, zweite, dritte],
    };
    const zahl = (f: typeof erste, am: string) => fassungsvermerke(reihe, f, tag(am)).length;
    expect(zahl(zweite, "2019-12-31")).toBe(1);
    expect(zahl(zweite, "2018-12-31")).toBe(0);
    expect(zahl(dritte, "2020-01-02")).toBe(1);
    expect(zahl(erste, "2019-12-31")).toBe(0);
    expect(fassungsvermerke(reihe, dritte, tag("2020-01-02"))).toMatchObject([{ norm: reihe.norm }]);
  });
});
