import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { f, rechnen } from "../testing.ts";
import type { Hauptforderung, Zinseingabe } from "./zins-typen.ts";

describe("Verzugspauschale (§ 288 Abs. 5 BGB)", () => {
  const eingabe = (weiteres: Partial<Hauptforderung>, kosten: Zinseingabe["kosten"] = []): Zinseingabe => ({
    hauptforderungen: [
      f(1_000_00, "2025-01-01", { zinssatz: { art: "unternehmer" }, pauschale: true, ...weiteres }),
    ],
    bis: tag("2025-01-31"),
    kosten,
  });

  test("beträgt 40 € je Forderung", () => {
    expect(rechnen(eingabe({})).summen.pauschale).toBe(40_00);
  });
  test("wird auf Kosten der Rechtsverfolgung angerechnet, auf andere nicht", () => {
    const kosten = [
      { id: "a", betrag: cent(10_00), art: "sonstige" as const },
      { id: "b", betrag: cent(100_00), art: "rechtsverfolgung" as const },
    ];
    expect(rechnen(eingabe({}, kosten)).summen).toMatchObject({
      pauschale: 40_00,
      kosten: 70_00,
      offeneKosten: 110_00,
    });
  });
  test("gibt es im alten Dauerschuldverhältnis für Gegenleistungen nach dem 30.06.2016 (Art. 229 § 34 Satz 2 EGBGB)", () => {
    const mit = (gegenleistungAm: string) =>
      rechnen(
        eingabe({
          zinssatz: {
            art: "unternehmer",
            entstandenAm: tag("2014-07-28"),
            gegenleistungAm: tag(gegenleistungAm),
          },
        }),
      ).summen.pauschale;
    expect(mit("2016-07-01")).toBe(40_00);
    expect(mit("2016-06-30")).toBe(0);
  });
  test("mindert keine Kosten, solange sie selbst noch nicht geschuldet ist", () => {
    const e = rechnen({
      hauptforderungen: [
        f(1_000_00, "2025-01-01", { zinssatz: { art: "unternehmer" }, pauschale: true }),
        f(500_00, "2025-03-01", { id: "b", zinssatz: { art: "unternehmer" }, pauschale: true }),
      ],
      bis: tag("2025-01-31"),
      kosten: [{ id: "k", betrag: cent(100_00), art: "rechtsverfolgung" }],
    });
    expect(e.summen).toMatchObject({ pauschale: 40_00, kosten: 60_00, offeneKosten: 100_00 });
  });
  test("wird nicht auf Kosten angerechnet, die erst nach dem Ende der Rechnung entstehen", () => {
    const e = rechnen(
      eingabe({}, [
        { id: "spaet", betrag: cent(100_00), art: "rechtsverfolgung", am: tag("2025-02-01") },
        { id: "jetzt", betrag: cent(70_00), art: "rechtsverfolgung", am: tag("2025-01-10") },
      ]),
    );
    expect(e.summen).toMatchObject({ pauschale: 40_00, kosten: 30_00, offeneKosten: 70_00 });
    expect(e.vermerke.map((v) => v.feld)).toContain("kosten[0].am");
  });
  test("gibt es nicht gegen Verbraucher und nicht für ältere Schuldverhältnisse; ein Vermerk sagt es", () => {
    for (const zinssatz of [
      { art: "verbraucher" },
      { art: "unternehmer", entstandenAm: tag("2014-07-28") },
    ] as const) {
      const e = rechnen(eingabe({ zinssatz }));
      expect(e.summen.pauschale).toBe(0);
      expect(e.vermerke.some((v) => v.feld === "hauptforderungen[0].pauschale")).toBe(true);
    }
  });

  test.each<[string, Partial<Hauptforderung>, number]>([
    ["Unternehmer im Verzug seit dem 29.07.2014", { verzugAb: tag("2014-07-29") }, 40_00],
    ["Unternehmer im Verzug seit dem 28.07.2014", { verzugAb: tag("2014-07-28") }, 0],
    [
      "Prozesszinsen gegen einen Unternehmer",
      { zinssatz: { art: "prozesszinsen", wie: "unternehmer" } },
      40_00,
    ],
    ["Prozesszinsen gegen einen Verbraucher", { zinssatz: { art: "prozesszinsen", wie: "verbraucher" } }, 0],
    ["Prozesszinsen ohne Angabe", { zinssatz: { art: "prozesszinsen" } }, 0],
    ["nicht verlangt", { pauschale: false }, 0],
    ["erst nach dem Ende der Rechnung", { verzugAb: tag("2025-02-01") }, 0],
    ["am letzten Tag der Rechnung", { verzugAb: tag("2025-01-31") }, 40_00],
  ])("%s: %o", (_, weiteres, pauschale) => {
    expect(rechnen(eingabe(weiteres)).summen).toMatchObject({ pauschale, offeneKosten: pauschale });
  });

  test("zwei Pauschalen mindern die Kosten der Rechtsverfolgung nacheinander, bis sie verbraucht sind", () => {
    const unternehmer = { zinssatz: { art: "unternehmer" }, pauschale: true } as const;
    const kosten = [
      { id: "a", betrag: cent(50_00), art: "rechtsverfolgung" as const },
      { id: "b", betrag: cent(10_00) },
      { id: "c", betrag: cent(100_00), art: "rechtsverfolgung" as const },
      { id: "d", betrag: cent(60_00), art: "rechtsverfolgung" as const },
    ];
    const e = rechnen({
      hauptforderungen: [
        f(1_000_00, "2025-01-01", unternehmer),
        f(1_00, "2025-01-01", { ...unternehmer, id: "b" }),
      ],
      bis: tag("2025-01-01"),
      kosten,
    });
    expect(e.konto.filter((z) => z.art === "kosten" || z.art === "pauschale").map((z) => z.betrag)).toEqual([
      40_00, 40_00, 0, 10_00, 70_00, 60_00,
    ]);
    expect(e.summen).toMatchObject({ pauschale: 80_00, kosten: 140_00, offeneKosten: 220_00 });
  });
});
