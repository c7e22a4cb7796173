import { gut } from "@gebuehrenportal/recht/testing/gut";
import { describe, expect, test } from "vitest";
import { fristOhneBelehrung, type RegimeId } from "../../index.ts";
import { be, protokoll, t } from "../testing.ts";

describe("Der ganze Rechenweg ohne richtige Belehrung", () => {
  // § 58 Abs. 2 VwGO: Freitag, 11.06.2027.
  test("Ein Jahr", () => {
    expect(protokoll(fristOhneBelehrung({ ...be, ereignisAm: t("2026-06-11"), vorfristen: [] }))).toEqual([
      "VwGO vorwaerts ab 2026-06-11: 2027-06-11 / 2027-06-11 / 2027-06-11; hoch, R-BELEHR",
      "R-BELEHR (§ 58 Abs. 2 VwGO) Ohne richtige Belehrung gilt statt der Regelfrist die längere Frist ab Zustellung oder Bekanntgabe.",
      "R-187-1 (§ 187 Abs. 1 BGB) Zustellung am Donnerstag, 11.06.2026; der Tag zählt nicht mit, erster Tag der Frist ist Freitag, 12.06.2026. → 2026-06-12",
      "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 12 Monate: rechnerisches Ende Freitag, 11.06.2027. → 2027-06-11",
      "R-193 (§ 57 Abs. 2 VwGO, § 222 Abs. 2 ZPO) Freitag, 11.06.2027 ist ein Werktag; die Frist endet mit Ablauf dieses Tages. → 2027-06-11 @ Berlin",
      "R-BELEHR R-187-1 R-193 R-TAGESENDE",
    ]);
  });

  // Samstag, 12.09., also Montag, 14.09.; Sonntag, 12.07., also Montag, 13.07.2026; davor ein Jahr: 11.06.2027.
  test("Asyl seit dem 12.06.2026: drei Monate, im Grenzverfahren einer; davor ein Jahr", () => {
    expect([
      protokoll(
        fristOhneBelehrung({
          ...be,
          ereignisAm: t("2026-06-12"),
          asyl: "regel",
          asylantragAm: t("2026-06-12"),
          vorfristen: [],
        }),
      ),
      protokoll(
        fristOhneBelehrung({
          ...be,
          ereignisAm: t("2026-06-12"),
          asyl: "grenzverfahren",
          asylantragAm: t("2026-06-12"),
          vorfristen: [],
        }),
      ),
      protokoll(
        fristOhneBelehrung({ ...be, ereignisAm: t("2026-06-11"), asyl: "grenzverfahren", vorfristen: [] }),
      ).slice(0, 2),
    ]).toEqual([
      [
        "VwGO vorwaerts ab 2026-06-12: 2026-09-12 / 2026-09-14 / 2026-09-14; hoch, R-BELEHR",
        "frei 2026-09-12 samstag",
        "frei 2026-09-13 sonntag",
        "R-BELEHR (§ 74 Abs. 1 Satz 4, § 18a Abs. 4 Satz 4 AsylG) Ohne richtige Belehrung gilt statt der Regelfrist die längere Frist ab Zustellung oder Bekanntgabe.",
        "R-187-1 (§ 187 Abs. 1 BGB) Zustellung am Freitag, 12.06.2026; der Tag zählt nicht mit, erster Tag der Frist ist Samstag, 13.06.2026. → 2026-06-13",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 3 Monate: rechnerisches Ende Samstag, 12.09.2026. → 2026-09-12",
        "R-193 (§ 57 Abs. 2 VwGO, § 222 Abs. 2 ZPO) Kein Werktag: Samstag, 12.09.2026, Sonntag, 13.09.2026. Die Frist endet am nächsten Werktag, Montag, 14.09.2026. → 2026-09-14 @ Berlin",
        "R-BELEHR R-187-1 R-193 R-ORT R-TAGESENDE",
      ],
      [
        "VwGO vorwaerts ab 2026-06-12: 2026-07-12 / 2026-07-13 / 2026-07-13; hoch, R-BELEHR",
        "frei 2026-07-12 sonntag",
        "R-BELEHR (§ 74 Abs. 1 Satz 4, § 18a Abs. 4 Satz 4 AsylG) Ohne richtige Belehrung gilt statt der Regelfrist die längere Frist ab Zustellung oder Bekanntgabe.",
        "R-187-1 (§ 187 Abs. 1 BGB) Zustellung am Freitag, 12.06.2026; der Tag zählt nicht mit, erster Tag der Frist ist Samstag, 13.06.2026. → 2026-06-13",
        "R-187-1 (§ 188 Abs. 2 Alt. 1, Abs. 3 BGB) 1 Monat: rechnerisches Ende Sonntag, 12.07.2026. → 2026-07-12",
        "R-193 (§ 57 Abs. 2 VwGO, § 222 Abs. 2 ZPO) Kein Werktag: Sonntag, 12.07.2026. Die Frist endet am nächsten Werktag, Montag, 13.07.2026. → 2026-07-13 @ Berlin",
        "R-BELEHR R-187-1 R-193 R-ORT R-TAGESENDE",
      ],
      [
        "VwGO vorwaerts ab 2026-06-11: 2027-06-11 / 2027-06-11 / 2027-06-11; hoch, R-BELEHR",
        "R-BELEHR (§ 58 Abs. 2 VwGO) Ohne richtige Belehrung gilt statt der Regelfrist die längere Frist ab Zustellung oder Bekanntgabe.",
      ],
    ]);
  });

  // § 87e AsylG: Der Antrag entscheidet; 01.07.2026 und ein Jahr oder drei Monate.
  test("Asyl: Ein älterer Antrag hat ein Jahr, ein unbekannter den früheren Tag, und beide stehen da", () => {
    const am = (asylantragAm?: string) =>
      gut(
        fristOhneBelehrung({
          ...be,
          ereignisAm: t("2026-07-01"),
          asyl: "regel",
          heute: t("2026-11-28"),
          ...(asylantragAm !== undefined && { asylantragAm: t(asylantragAm) }),
        }),
      );
    expect([am("2025-03-03").ende, am("2026-06-12").ende, am().ende, am().sichererTag]).toEqual([
      "2027-07-01",
      "2026-10-01",
      "2026-10-01",
      "2026-10-01",
    ]);
    expect(am().vermerke[0]).toMatchObject({ feld: "asylantragAm" });
    expect(am().vermerke[0]?.text).toMatch(/Ende am 01\.07\.2027.*Ende am 01\.10\.2026/);
    expect(am().vermerke.map(({ text }) => text)).not.toContain("Die Frist ist am 01.10.2026 abgelaufen.");
    expect(
      fristOhneBelehrung({ ereignisAm: t("2026-07-01"), asyl: "regel", asylantragAm: t("2026-07-02") }),
    ).toMatchObject({ art: "kein-ergebnis", feld: "asylantragAm" });
  });

  test("Die Norm je Verfahren", () => {
    expect(
      (["VwGO", "SGG", "FGO", "AO", "ArbGG", "VwVfG", "SGB X"] as RegimeId[]).map((regime) =>
        protokoll(fristOhneBelehrung({ ...be, regime, ereignisAm: t("2026-06-12"), vorfristen: [] })).find(
          (z) => z.startsWith("R-BELEHR ("),
        ),
      ),
    ).toEqual([
      "R-BELEHR (§ 58 Abs. 2 VwGO) Ohne richtige Belehrung gilt statt der Regelfrist die längere Frist ab Zustellung oder Bekanntgabe.",
      "R-BELEHR (§ 66 Abs. 2 SGG) Ohne richtige Belehrung gilt statt der Regelfrist die längere Frist ab Zustellung oder Bekanntgabe.",
      "R-BELEHR (§ 55 Abs. 2 FGO) Ohne richtige Belehrung gilt statt der Regelfrist die längere Frist ab Zustellung oder Bekanntgabe.",
      "R-BELEHR (§ 356 Abs. 2 AO) Ohne richtige Belehrung gilt statt der Regelfrist die längere Frist ab Zustellung oder Bekanntgabe.",
      "R-BELEHR (§ 9 Abs. 5 ArbGG) Ohne richtige Belehrung gilt statt der Regelfrist die längere Frist ab Zustellung oder Bekanntgabe.",
      "R-BELEHR (§ 58 Abs. 2 VwGO) Ohne richtige Belehrung gilt statt der Regelfrist die längere Frist ab Zustellung oder Bekanntgabe.",
      "R-BELEHR (§ 66 Abs. 2 SGG) Ohne richtige Belehrung gilt statt der Regelfrist die längere Frist ab Zustellung oder Bekanntgabe.",
    ]);
  });

  test("Im Zivilprozess läuft die Frist trotzdem; vor der ersten Fassung gibt es nichts", () => {
    expect([
      protokoll(fristOhneBelehrung({ regime: "ZPO", ereignisAm: t("2026-06-12") })),
      protokoll(fristOhneBelehrung({ ereignisAm: t("1960-03-31") })),
      protokoll(fristOhneBelehrung({ regime: "ArbGG", ereignisAm: t("1953-09-30") })),
      protokoll(fristOhneBelehrung({ ereignisAm: t("1992-06-30"), asyl: "regel" })),
      protokoll(fristOhneBelehrung({ ereignisAm: "x" as never })),
    ]).toEqual([
      [
        "Fehlende oder falsche Belehrung hindert den Lauf der Frist hier nicht; für die Wiedereinsetzung wird fehlendes Verschulden vermutet. (§ 233 Satz 2 ZPO; § 17 Abs. 2 FamFG; § 44 Satz 2 StPO) [regime]",
      ],
      ["Für diesen Tag ist keine Fassung erfasst. (§ 58 Abs. 2 VwGO) [ereignisAm]"],
      ["Für diesen Tag ist keine Fassung erfasst. (§ 9 Abs. 5 ArbGG) [ereignisAm]"],
      ["Für diesen Tag ist keine Fassung erfasst. (§ 58 Abs. 2 VwGO) [ereignisAm]"],
      ["Diesen Tag gibt es nicht. (§ 187 BGB) [ereignisAm]"],
    ]);
  });
});
