import { expect, test } from "vitest";
import { betragspfade, kurzfassung } from "./mcp-text.ts";

const cent = { type: "integer", description: "Betrag in ganzen Eurocent" };
const objekt = (properties: object) => ({ type: "object", properties });
const ohneUmbruch = (text: string) => text.replaceAll("\u00a0", " ");

test("Beträge sind Felder, deren Beschreibung Eurocent sagt, Summen zuerst, Listen nicht", () => {
  const teil = objekt({ gebuehr: cent, summe: cent, satz: { type: "number" } });
  const zeilen = { type: "array", items: objekt({ betrag: cent }) };
  const antwort = objekt({ auslagen: cent, gericht: teil, gesamt: cent, zeilen });
  const kein = objekt({ grund: { type: "string" } });
  expect(betragspfade({ anyOf: [antwort, kein] })).toEqual([
    "gesamt",
    "auslagen",
    "gericht.summe",
    "gericht.gebuehr",
  ]);
});

test("Der Text nennt Beträge mit Pfad, jede Fassung einmal und jeden Rechenkern", () => {
  const fassung = {
    norm: "GKG",
    ab: "2025-06-01",
    quelle: { titel: "Kostenrechtsänderungsgesetz (KostBRÄG 2025) vom 07.04.2025", fundstelle: "x" },
  };
  const wert = {
    art: "ergebnis",
    gesamt: 53_091,
    gericht: { summe: 8_525, fassung, rechenstand: "2.0" },
    weitere: [{ fassung, fassungAlt: { ab: "2021-01-01" }, norm: "RVG", rechenstand: "1.1" }],
  };
  expect(ohneUmbruch(kurzfassung(wert, ["gesamt", "gericht.summe", "gericht.fehlt", "fehlt.ganz"]))).toBe(
    [
      "Ergebnis: gesamt 530,91 €, gericht.summe 85,25 €",
      "Fassung: GKG ab 01.06.2025 (KostBRÄG 2025)",
      "Fassung: RVG ab 01.01.2021",
      "Rechenkern: 2.0, 1.1",
    ].join("\n"),
  );
});

test("Die erste Fassung eines Gesetzes nennt keinen Tag", () => {
  const fassung = { norm: "§ 222 ZPO", ab: "1900-01-01" };
  expect(kurzfassung({ art: "ergebnis", zeilen: [1], fassung }, [])).toContain(
    "Fassung: § 222 ZPO seit dem Inkrafttreten",
  );
});

test("Ohne Betrag zählt der Text die Zeilen; ein Nichtergebnis nennt Grund und Norm", () => {
  expect(kurzfassung({ art: "ergebnis", zeilen: [1, 2] }, [])).toBe("Ergebnis mit 2 Zeilen");
  expect(kurzfassung({ art: "ergebnis", zeilen: [1] }, [])).toBe("Ergebnis mit 1 Zeile");
  expect(kurzfassung({ art: "kein-ergebnis", grund: "Zu früh", norm: "§ 61 RVG" }, ["gesamt"])).toBe(
    "Kein Ergebnis: Zu früh (§ 61 RVG)",
  );
});

test("Von einer Frist stehen Ende und sicherer Tag da, von einer Kette jedes Glied", () => {
  const frist = { art: "ergebnis", ende: "2026-05-04", sichererTag: "2026-04-30" };
  expect(kurzfassung(frist, [])).toBe("Ergebnis: Fristende 04.05.2026, sicherer Tag 30.04.2026");
  expect(kurzfassung({ ...frist, sichererTag: frist.ende }, [])).toBe("Ergebnis: Fristende 04.05.2026");
  expect(kurzfassung({ art: "ergebnis", am: "2026-05-04" }, [])).toBe("Ergebnis: Bekanntgabe 04.05.2026");
  const glieder = [
    { name: "Berufung", ergebnis: frist, vorlaeufig: false },
    { name: "Erwiderung", ergebnis: { ende: "2026-07-01" }, vorlaeufig: true },
    { name: "Wiedereinsetzung", vorlaeufig: true },
  ];
  expect(kurzfassung({ art: "ergebnis", glieder }, [])).toBe(
    "Ergebnis: Berufung 04.05.2026, Erwiderung 01.07.2026 (vorläufig)",
  );
});
