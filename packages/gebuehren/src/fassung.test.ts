import { tag } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import { betrag, ergebnis, ohneErgebnis, type Sachangaben, sache, sacheVon, texte } from "./testing.ts";

const ab = (rest: Sachangaben, schalter = {}) =>
  sacheVon(ergebnis(sache(["3100"], { wert: 1_000_000, ...rest }), { schalter })).fassung;

describe("Fassung nach § 60 RVG", () => {
  it.each([
    ["2013-07-31", 631_80],
    ["2013-08-01", 725_40],
    ["2020-12-31", 725_40],
    ["2021-01-01", 798_20],
    ["2025-05-31", 798_20],
    ["2025-06-01", 847_60],
  ])("Auftrag am %s: 1,3 aus 10.000 € sind %i Cent", (auftragAm, erwartet) => {
    expect(betrag("3100", { wert: 1_000_000, auftragAm: tag(auftragAm) })).toBe(erwartet);
  });

  it("nimmt den frühesten Auftrag zu zusammengerechneten Gegenständen", () => {
    const f = ab({
      auftragAm: tag("2025-07-01"),
      weitereAuftraegeAm: [tag("2025-05-30"), tag("2025-08-01")],
    });
    expect(f).toMatchObject({ ab: "2021-01-01" });
    expect(f.grund).toContain("§ 60 Abs. 2 RVG");
  });

  it("nimmt den Tag der Beiordnung, wenn bis dahin kein unbedingter Auftrag bestand", () => {
    const f = sacheVon(
      ergebnis({
        id: "a",
        beiordnungAm: tag("2025-05-31"),
        positionen: [{ nr: "4100" }],
        vertretung: "bestellt",
      }),
    ).fassung;
    expect(f).toMatchObject({ ab: "2021-01-01" });
    expect(f.grund).toContain("§ 60 Abs. 1 Satz 3 RVG");
  });

  it("nimmt die Beiordnung, wenn der Auftrag erst danach unbedingt wurde", () => {
    const f = ab({ auftragAm: tag("2025-07-01"), beiordnungAm: tag("2025-05-31") });
    expect(f).toMatchObject({ ab: "2021-01-01" });
  });

  it("lässt spätere Änderungen außer Betracht, wenn das Rechtsmittel erst nach ihnen eingelegt wurde", () => {
    const rest = { auftragAm: tag("2020-12-10"), rechtsmittelAm: tag("2025-07-01") };
    expect(ab(rest, { uebergang2021: "altes-recht" }).ab).toBe("2021-01-01");
  });

  it("bleibt beim Auftrag, wenn die Beiordnung später kam", () => {
    expect(ab({ auftragAm: tag("2025-05-31"), beiordnungAm: tag("2025-07-01") }).ab).toBe("2021-01-01");
  });

  it("rechnet ein Rechtsmittel nach dem Wortlaut bis 2020 nach neuem Recht, sonst nach dem des Auftrags", () => {
    const rest = { auftragAm: tag("2020-12-10"), rechtsmittelAm: tag("2021-02-01") };
    expect(ab(rest, { uebergang2021: "neues-recht" }).ab).toBe("2013-08-01");
    expect(ab(rest, { uebergang2021: "altes-recht" }).ab).toBe("2021-01-01");
    const vermerke = texte(ergebnis(sache(["3200"], { wert: 1_000_000, ...rest })));
    expect(vermerke.some((t) => t.includes("§ 60 RVG"))).toBe(true);
  });

  it("wendet auf die Änderung von 2013 den Wortlaut ihrer Zeit an", () => {
    expect(ab({ auftragAm: tag("2013-07-15"), rechtsmittelAm: tag("2013-09-01") }).ab).toBe("2013-08-01");
  });

  it("kennt keine Fassung vor dem RVG", () => {
    expect(ohneErgebnis(sache(["3100"], { wert: 100_000, auftragAm: tag("2004-06-30") }))).toMatchObject({
      norm: "§ 61 RVG",
      feld: "angelegenheiten[0].auftragAm",
    });
  });

  it("kennt kein Vergütungsverzeichnis vor Juli 2006", () => {
    expect(ohneErgebnis(sache(["3100"], { wert: 100_000, auftragAm: tag("2006-06-30") })).grund).toContain(
      "keine Fassung des Vergütungsverzeichnisses erfasst",
    );
    expect(betrag("3100", { wert: 100_000, auftragAm: tag("2006-07-01") })).toBe(110_50);
  });

  it("verlangt einen der beiden Tage", () => {
    expect(ohneErgebnis({ id: "a", positionen: [{ nr: "3102" }] }).feld).toBe("angelegenheiten[0].auftragAm");
  });
});
