import { basiszinsBekanntBis } from "@gebuehrenportal/gesetze/bgb/testing-basiszins.ts";
import { cent, datum, tag } from "@gebuehrenportal/recht";
import { beforeAll, describe, expect, test } from "vitest";
import { f, fest, rechnen, zahlung } from "../testing.ts";
import type { Zinseingabe } from "./zins-typen.ts";
import { zinsrechnung } from "./zinsrechnung.ts";

// What is known in November 2026: 1,52 % from 1 July 2026 (Bundesbank), nothing from 1 January 2027.
// What it returns restores the series after the last test.
beforeAll(() => basiszinsBekanntBis(tag("2026-07-01")));

const enden = { schalter: { unbekannterBasiszins: "enden" } } as const;
const zehntausend = (ab: string, bis: string, weiteres: Partial<Zinseingabe> = {}): Zinseingabe => ({
  hauptforderungen: [f(10_000_00, ab)],
  bis: tag(bis),
  ...weiteres,
});
const konto = (e: Zinseingabe) =>
  rechnen(e)
    .konto.filter(({ art }) => art !== "hauptforderung")
    .map(({ am, text, betrag, saldo }) => `${datum(am)} ${text} ${betrag} ${saldo}`);

describe("Zinsen über das letzte bekannte Halbjahr hinaus", () => {
  // 1,52 + 5 = 6,52 %: 10.000 × 6,52 % / 365 = 1,7863 je Tag; × 61 = 108,96; × 76 = 135,76; der Rest 26,80.
  test("laufen zum laufenden Satz weiter und sind nach Bekanntem und Vorläufigem geteilt", () => {
    const e = rechnen(zehntausend("2026-11-01", "2027-01-15"));
    expect(e.summen).toMatchObject({
      zinsen: 135_76,
      vorlaeufigeZinsen: 26_80,
      tageszins: 1_79,
      offen: 10_135_76,
    });
    expect(e).toMatchObject({ bis: "2027-01-15", unbekanntAb: "2027-01-01", tageszinsVorlaeufig: true });
    expect(e.fassung.sicherheit).toBe("mittel");
    expect(e.fassung.grund).toContain("vorläufig");
    expect(
      e.forderungen[0]?.schritte.map(({ text, betrag }) => `${text}: ${betrag}`.replaceAll("\u00a0", " ")),
    ).toEqual([
      "01.11.2026 bis 31.12.2026: 61 Tage von 365 zu 6,52 % aus 10.000,00 €: 10896",
      "01.01.2027 bis 15.01.2027: 15 Tage von 365 zu 6,52 % aus 10.000,00 €, vorläufig: 2679",
      "Zinsen, einmal gerundet: 13576",
      "davon vorläufig: 2680",
    ]);
    expect(konto(zehntausend("2026-11-01", "2027-01-15"))).toEqual([
      "31.12.2026 Zinsen bis 31.12.2026 10896 1010896",
      "15.01.2027 Zinsen bis 15.01.2027, vorläufig 2680 1013576",
      "15.01.2027 Stand am 15.01.2027, vorläufig 0 1013576",
    ]);
  });

  // 184 Tage 328,68; 365 Tage 652,00; 22 Tage 39,30.
  test.each([
    ["2026-07-01", "2027-06-30", 652_00, 323_32],
    ["2027-01-10", "2027-01-31", 39_30, 39_30],
    ["2026-07-01", "2026-12-31", 328_68, 0],
  ])("von %s bis %s", (ab, bis, zinsen, vorlaeufigeZinsen) => {
    const { summen, unbekanntAb } = rechnen(zehntausend(ab, bis));
    expect(summen).toMatchObject({ zinsen, vorlaeufigeZinsen, tageszins: 1_79 });
    expect(unbekanntAb).toBe(vorlaeufigeZinsen > 0 ? "2027-01-01" : undefined);
  });

  // Bis 10.01.2027: 71 × 1,7863 = 126,83; davon 10 vorläufige Tage 17,86. 1.000 gezahlt, 873,17 auf die Hauptforderung;
  // 9.126,83 × 6,52 % × 5/365 = 8,15. Zusammen 134,98, bekannt 108,96.
  test("eine Zahlung danach ist vorläufig angerechnet, der Tag der Zahlung noch ganz verzinst", () => {
    const e = zehntausend("2026-11-01", "2027-01-15", { zahlungen: [zahlung("2027-01-10", 1_000_00)] });
    expect(konto(e)).toEqual([
      "31.12.2026 Zinsen bis 31.12.2026 10896 1010896",
      "10.01.2027 Zinsen bis 10.01.2027, vorläufig 1787 1012683",
      "10.01.2027 Zahlung -100000 912683",
      "15.01.2027 Zinsen bis 15.01.2027, vorläufig 815 913498",
      "15.01.2027 Stand am 15.01.2027, vorläufig 0 913498",
    ]);
    expect(rechnen(e).summen).toMatchObject({ zinsen: 134_98, vorlaeufigeZinsen: 26_02 });
  });

  test("neben einem festen Zinssatz ist nur ein Teil vorläufig", () => {
    const hauptforderungen = [
      f(10_000_00, "2026-11-01"),
      { ...f(3_650_00, "2026-12-01", fest(1000)), id: "b" },
    ];
    const e = { hauptforderungen, bis: tag("2027-01-15") };
    // 3.650 € zu 10 %: 1,00 € je Tag, 31 und 15 Tage.
    expect(rechnen(e).summen).toMatchObject({
      zinsen: 135_76 + 46_00,
      vorlaeufigeZinsen: 26_80,
      tageszins: 2_79,
    });
    expect(konto(e)).toEqual([
      "31.12.2026 Zinsen bis 31.12.2026 13996 1378996",
      "15.01.2027 Zinsen bis 15.01.2027, teils vorläufig 4180 1383176",
      "15.01.2027 Stand am 15.01.2027, vorläufig 0 1383176",
    ]);
  });

  test("betreffen nicht, was vorher bezahlt war oder geendet hat", () => {
    const bezahlt = zehntausend("2026-11-01", "2027-01-15", {
      zahlungen: [zahlung("2026-12-31", 20_000_00)],
    });
    const geendet = {
      hauptforderungen: [f(10_000_00, "2026-11-01", { bis: tag("2026-12-31") })],
      bis: tag("2027-01-15"),
    };
    for (const e of [bezahlt, geendet])
      for (const schalter of [{}, enden.schalter]) {
        const ergebnis = rechnen({ ...e, schalter });
        expect(ergebnis).toMatchObject({ bis: "2027-01-15", tageszinsVorlaeufig: false });
        expect(ergebnis.unbekanntAb).toBeUndefined();
        expect(ergebnis.summen.zinsen).toBe(108_96);
        expect(ergebnis.konto.at(-1)?.text).toBe("Stand am 15.01.2027");
      }
  });

  test("sind bekannt, soweit der Betreiber den Satz eingetragen hat", () => {
    const eingetragen = { basiszinsen: [{ ab: tag("2027-01-01"), prozent100: 177 }] };
    // 61 Tage zu 6,52 % und 15 Tage zu 6,77 %: 108,96 + 27,82 = 136,79 (einmal gerundet)
    const e = rechnen(zehntausend("2026-11-01", "2027-01-15", eingetragen));
    expect(e.summen).toMatchObject({ zinsen: 136_79, vorlaeufigeZinsen: 0, tageszins: 1_85 });
    expect(e.tageszinsVorlaeufig).toBe(false);
    // Bis 30.06.2027 444,68; einschließlich 01.07.2027 446,54.
    expect(rechnen(zehntausend("2026-11-01", "2027-07-01", eingetragen))).toMatchObject({
      unbekanntAb: "2027-07-01",
      summen: { zinsen: 446_54, vorlaeufigeZinsen: 1_86 },
    });
    expect(rechnen(zehntausend("2026-11-01", "2027-07-15", { ...eingetragen, ...enden })).bis).toBe(
      "2027-06-30",
    );
  });
});

describe("Auf Wunsch endet die Rechnung mit dem letzten bekannten Tag", () => {
  test.each([
    ["2026-07-01", "2027-06-30", 328_68],
    ["2026-11-01", "2027-01-15", 108_96],
  ])("von %s bis %s verlangt: jeder Betrag ist der vom 31.12.2026", (ab, bis, zinsen) => {
    const e = rechnen(zehntausend(ab, bis, enden));
    expect(e).toMatchObject({
      bis: "2026-12-31",
      verlangtBis: bis,
      unbekanntAb: "2027-01-01",
      tageszinsVorlaeufig: true,
    });
    expect(e.summen).toMatchObject({
      zinsen,
      vorlaeufigeZinsen: 0,
      tageszins: 1_79,
      offen: 10_000_00 + zinsen,
    });
    expect(e.konto.at(-1)).toMatchObject({
      am: "2026-12-31",
      text: "Stand am 31.12.2026",
      saldo: 10_000_00 + zinsen,
    });
    expect(e.forderungen[0]?.bis).toBe("2026-12-31");
    expect(e.vermerke.map(({ text }) => text)).toContain(
      `Der Basiszinssatz ab dem 01.01.2027 ist noch nicht bekannt; die Rechnung endet deshalb am 31.12.2026 und nicht am ${datum(tag(bis))}.`,
    );
  });

  test("was danach gezahlt oder aufgewandt ist, fehlt darin, und es wird gesagt", () => {
    const e = rechnen(
      zehntausend("2026-11-01", "2027-01-15", {
        ...enden,
        zahlungen: [zahlung("2027-01-10", 1_000_00)],
        kosten: [{ id: "k", betrag: cent(50_00), am: tag("2027-01-05") }],
      }),
    );
    expect(e.summen).toMatchObject({ offen: 10_108_96, zahlungen: 0, kosten: 0 });
    expect(e.vermerke.map(({ feld }) => feld)).toEqual(
      expect.arrayContaining(["zahlungen[0].am", "kosten[0].am"]),
    );
  });

  test("beginnt der Verzug erst danach, gibt es kein Ergebnis", () => {
    expect(zinsrechnung(zehntausend("2027-01-10", "2027-01-31", enden))).toMatchObject({
      art: "kein-ergebnis",
      grund: "Die Zinsen beginnen am 10.01.2027; der Basiszinssatz ist erst bis zum 31.12.2026 bekannt.",
      feld: "hauptforderungen[0].verzugAb",
    });
  });
});
