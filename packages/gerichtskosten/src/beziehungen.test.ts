import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { nimmtMahnverfahrenAuf } from "./abhaengig.ts";
import { betraege, kosten } from "./testing.ts";

const am = "2026-01-15";

describe("Anrechnung des Mahnverfahrens", () => {
  const nachMahnverfahren = (wert: number, uebergegangen: number, rest: object = {}) =>
    betraege(
      kosten("gkg", am, [
        { nr: "1210", wert: cent(wert), angaben: { mahnverfahren: { wert: cent(uebergegangen) } }, ...rest },
      ]),
    );

  test("was nicht überging, wird nicht angerechnet", () => {
    // § 34 GKG: 3,0 aus 10.000 € = 849,00 €
    expect(nachMahnverfahren(1_000_000, 0)).toEqual([["1210", 84_900]]);
  });

  test("aus 5.000 € bleiben 2,5 Gebühren", () => {
    expect(nachMahnverfahren(500_000, 500_000)).toEqual([
      ["1210", 51_150],
      ["1100", -8_525],
    ]);
  });

  test("angerechnet wird auch die Mindestgebühr, und nur nach dem übergegangenen Wert", () => {
    expect(nachMahnverfahren(50_000, 50_000)).toEqual([
      ["1210", 12_000],
      ["1100", -3_800],
    ]);
    expect(nachMahnverfahren(500_000, 200_000)).toEqual([
      ["1210", 51_150],
      ["1100", -5_150],
    ]);
  });

  test("auch auf die ermäßigte Gebühr, und höchstens bis zu ihr", () => {
    expect(nachMahnverfahren(50_000, 500_000, { ermaessigt: "1211" })).toEqual([
      ["1211", 4_000],
      ["1100", -4_000],
    ]);
  });

  test("eine andere Gebühr nimmt keine Anrechnung auf", () => {
    expect(nachMahnverfahren(500_000, 500_000, { nr: "1220" })).toMatchObject({
      art: "kein-ergebnis",
      feld: "positionen[0].angaben.mahnverfahren",
    });
  });

  test("ein Mahnverfahren vor der Änderung wird nach seinem Recht angerechnet", () => {
    const mahnverfahren = { wert: cent(500_000), anhaengigSeit: tag("2025-05-20") };
    expect(
      betraege(kosten("famgkg", am, [{ nr: "1220", wert: cent(500_000), angaben: { mahnverfahren } }])),
    ).toEqual([
      ["1220", 51_150],
      ["1100", -8_050],
    ]);
  });
});

describe("Zustellungen", () => {
  const zustellungen = (anzahl: number, weitere: readonly object[], angaben = {}) =>
    betraege(kosten("gkg", am, [{ nr: "9002", anzahl, angaben }, ...(weitere as { nr: string }[])]));

  test("neben Wertgebühren erst ab der elften", () => {
    const klage = { nr: "1210", wert: cent(1_000_000) };
    expect(zustellungen(10, [klage])).toContainEqual(["9002", 0]);
    expect(zustellungen(11, [klage])).toContainEqual(["9002", 350]);
    expect(zustellungen(13, [klage])).toContainEqual(["9002", 1_050]);
  });

  test("neben Festgebühren, allein oder neben Nr. 3700 jede", () => {
    expect(zustellungen(2, [])).toEqual([["9002", 700]]);
    expect(zustellungen(2, [{ nr: "2110" }])).toContainEqual(["9002", 700]);
    expect(zustellungen(2, [{ nr: "3700", wert: cent(100_000) }])).toContainEqual(["9002", 700]);
    expect(zustellungen(2, [], { nebenWertgebuehren: true })).toEqual([["9002", 0]]);
  });
});

describe("Mehrvergleich", () => {
  test("Klage und Vergleich zusammen höchstens 3,0 aus dem Gesamtwert (§ 36 Abs. 3 GKG)", () => {
    // 3.0 from 15,000 = 1,032.00; 3.0 from 10,000 = 849.00; 0.25 from 5,000 = 42.63
    const klein = [
      { nr: "1210", wert: cent(1_000_000) },
      { nr: "1900", wert: cent(500_000) },
    ];
    expect(betraege(kosten("gkg", am, klein))).toContainEqual(["1900", 4_263]);
    // 3.0 from 30,000 + 6,000 000: both within the bracket up to 35,000 → nothing is left for the settlement above 1,549.50
    const grenze = [
      { nr: "1210", wert: cent(3_000_000) },
      { nr: "1900", wert: cent(1) },
    ];
    expect(betraege(kosten("gkg", am, grenze))).toContainEqual(["1900", 1_500]);
    const gedeckelt = [
      { nr: "1210", wert: cent(2_600_000) },
      { nr: "1900", wert: cent(400_000) },
    ];
    expect(betraege(kosten("gkg", am, gedeckelt))).toEqual([
      ["1210", 142_800],
      ["1900", 0],
    ]);
    // the same in any order
    expect(betraege(kosten("gkg", am, gedeckelt.toReversed()))).toEqual([
      ["1900", 0],
      ["1210", 142_800],
    ]);
  });

  test("ohne Mehrwert keine Gebühr, und der Wert wird genannt", () => {
    const antwort = kosten("gkg", am, [
      { nr: "1210", wert: cent(1_000_000) },
      { nr: "1900", wert: cent(0) },
    ]);
    expect(antwort).toMatchObject({ art: "kein-ergebnis", feld: "positionen[1].wert" });
  });

  test("Maßstab des Mehrvergleichs ist die Gebühr des Prozesses, nicht des Mahnverfahrens davor", () => {
    // 0.25 from 5,000 = 42.63 stays below 3.0 from 15,000 less 3.0 from 10,000 = 183.00
    const nachMahnverfahren = [
      { nr: "1100", wert: cent(1_000_000) },
      { nr: "1210", wert: cent(1_000_000), angaben: { mahnverfahren: { wert: cent(1_000_000) } } },
      { nr: "1900", wert: cent(500_000) },
    ];
    expect(betraege(kosten("gkg", am, nachMahnverfahren))).toEqual([
      ["1100", 14_150],
      ["1210", 84_900],
      ["1100", -14_150],
      ["1900", 4_263],
    ]);
  });
});

describe("Rechtlich verbundene Gebühren im Einzelnen", () => {
  // Nr. 4111 KV GKG misst sich an der Gebühr Nr. 4110, nicht am Wert: jede Zustellung kostet 3,50 €.
  test("eine Gebühr nach einer anderen Gebühr ist keine Wertgebühr", () => {
    const antwort = kosten("gkg", am, [
      { nr: "4111", betrag: cent(100_000) },
      { nr: "9002", anzahl: 5 },
    ]);
    expect(betraege(antwort)).toContainEqual(["9002", 1_750]);
  });

  // Nr. 716 KV GvKostG: 20 % aus 40,00 € = 8,00 €, nicht aus den 31,20 € daneben (Nr. 205)
  test("angegebene Gebühren gehen denen der Rechnung vor", () => {
    const antwort = kosten("gvkostg", am, [{ nr: "205" }, { nr: "716", betrag: cent(4_000) }]);
    expect(betraege(antwort)).toEqual([
      ["205", 3_120],
      ["716", 800],
    ]);
  });

  // 3,0 aus 5.000 € = 511,50 €, 0,25 aus 2.000 € = 25,75 €; 3,0 aus 7.000 € = 646,50 €. Nach dem Mahnverfahren (0,5 aus
  // 11.500 € = 156,75 € weniger 141,50 €) blieben nur 15,25 €.
  test("ein Mahnverfahren zwischen Klage und Vergleich ist nicht dessen Maßstab", () => {
    const antwort = kosten("gkg", am, [
      { nr: "1210", wert: cent(500_000) },
      { nr: "1100", wert: cent(950_000) },
      { nr: "1900", wert: cent(200_000) },
    ]);
    expect(betraege(antwort)).toContainEqual(["1900", 2_575]);
  });

  // 5.000 € und 500 €: 3,0 aus 5.500 € = 579,00 €, es bleibt die Mindestgebühr 15,00 €. Neben 9.500 € bliebe nichts, weil
  // 10.000 € in derselben Stufe liegen.
  test("ein Vergleich gehört zu der Klage vor ihm, nicht zu einer späteren", () => {
    const antwort = kosten("gkg", am, [
      { nr: "1210", wert: cent(500_000) },
      { nr: "1900", wert: cent(50_000) },
      { nr: "1210", wert: cent(950_000) },
    ]);
    expect(betraege(antwort)).toContainEqual(["1900", 1_500]);
  });

  test("angerechnet wird nur, wo eine Anmerkung es sagt", () => {
    const auf = (gesetz: Parameters<typeof nimmtMahnverfahrenAuf>[0], ...nummern: string[]) =>
      nummern.filter((nr) => nimmtMahnverfahrenAuf(gesetz, nr));
    expect(auf("gkg", "1100", "1210", "1211", "1216", "1220", "8210", "8211")).toEqual([
      "1210",
      "1216",
      "8210",
    ]);
    expect(auf("famgkg", "1210", "1220", "1221", "8210")).toEqual(["1220"]);
    expect(auf("gnotkg", "1210", "1220")).toEqual([]);
  });

  // Nr. 1100 KV GKG: 0,5 aus 4.000 € (148,00 €) = 74,00 €
  test("die Zeile der Anrechnung nennt den Wert, aus dem sie entsteht", () => {
    const klage = { nr: "1210", wert: cent(500_000), angaben: { mahnverfahren: { wert: cent(400_000) } } };
    const antwort = kosten("gkg", am, [klage]);
    expect(antwort.art === "ergebnis" && antwort.zeilen[1]).toMatchObject({
      art: "anrechnung",
      nr: "1100",
      wert: 400_000,
      betrag: -7_400,
    });
  });

  test("ein Mahnverfahren vor dem erfassten Recht wird an seinem Tag abgelehnt", () => {
    const mahnverfahren = { wert: cent(400_000), anhaengigSeit: tag("1990-01-15") };
    expect(
      kosten("gkg", am, [{ nr: "1210", wert: cent(500_000), angaben: { mahnverfahren } }]),
    ).toMatchObject({
      art: "kein-ergebnis",
      feld: "positionen[0].angaben.mahnverfahren.anhaengigSeit",
    });
  });
});

describe("Pauschalen und Umsatzsteuer", () => {
  test("Auslagenpauschale der Gerichtsvollzieher: 20 %, mindestens 3 €, höchstens 10 €", () => {
    const pauschale = (...nummern: string[]) =>
      betraege(kosten("gvkostg", am, [...nummern.map((nr) => ({ nr })), { nr: "716" }]));
    expect(pauschale("208", "260", "100")).toContainEqual(["716", 1_000]);
    expect(pauschale("600")).toContainEqual(["716", 300]);
    expect(pauschale("260")).toContainEqual(["716", 790]);
  });

  test("eine angegebene Umsatzsteuer gilt, wie sie ist", () => {
    const antwort = kosten("gvkostg", am, [{ nr: "205" }, { nr: "717", betrag: cent(500) }]);
    expect(betraege(antwort)).toEqual([
      ["205", 3_120],
      ["717", 500],
    ]);
  });

  test("Umsatzsteuer des Notars auf Gebühren und Auslagen, nicht auf durchlaufende Aufwendungen", () => {
    const antwort = kosten("gnotkg", am, [
      { nr: "32014" },
      { nr: "21100", wert: cent(35_000_000) },
      { nr: "32005" },
      { nr: "32015", betrag: cent(450) },
    ]);
    // 1,370.00 + 20.00 = 1,390.00 → 264.10
    expect(betraege(antwort)).toEqual([
      ["32014", 26_410],
      ["21100", 137_000],
      ["32005", 2_000],
      ["32015", 450],
    ]);
  });

  test("sechzehn Prozent, wenn die Leistung im zweiten Halbjahr 2020 endete", () => {
    const antwort = kosten(
      "gnotkg",
      "2020-06-01",
      [{ nr: "21200", wert: cent(12_000_000) }, { nr: "32014" }],
      {
        leistungsende: tag("2020-08-01"),
      },
    );
    expect(betraege(antwort)).toContainEqual(["32014", 4_800]);
  });

  test("zur Unzeit verdoppeln sich die Gebühren, nicht die Auslagen (§ 11 GvKostG)", () => {
    expect(
      betraege(
        kosten("gvkostg", am, [
          { nr: "205", angaben: { zurUnzeit: true } },
          { nr: "711", angaben: { kilometer: 5 } },
        ]),
      ),
    ).toEqual([
      ["205", 6_240],
      ["711", 325],
    ]);
  });
});

describe("Straf- und Bußgeldsachen", () => {
  const nach = (nr: string, strafe: object, tag = am) =>
    betraege(kosten("gkg", tag, [{ nr, angaben: { strafe: strafe as never } }]));

  test.each([
    [{ art: "geldstrafe", tagessaetze: 180 }, 8_450],
    [{ art: "geldstrafe", tagessaetze: 181 }, 16_900],
    [{ art: "freiheitsstrafe", monate: 6 }, 8_450],
    [{ art: "freiheitsstrafe", monate: 6, tagessaetze: 30 }, 16_900],
    [{ art: "freiheitsstrafe", monate: 24 }, 25_350],
    [{ art: "freiheitsstrafe", monate: 48 }, 33_800],
    [{ art: "freiheitsstrafe", monate: 120 }, 42_250],
    [{ art: "freiheitsstrafe", monate: 121 }, 60_000],
    [{ art: "lebenslang" }, 60_000],
    [{ art: "massregel" }, 4_200],
    [{ art: "geldbusse", betrag: 1_000_000 }, 50_000],
  ])("Strafbefehl mit %o: die Hälfte der Gebühr", (strafe, betrag) => {
    expect(nach("3118", strafe)).toEqual([["3118", betrag]]);
  });

  test("Rücknahme des Einspruchs: 0,25 der Gebühr 4110, mindestens 19 €", () => {
    const einspruch = (nr: string, busse: number) =>
      betraege(kosten("gkg", am, [{ nr, betrag: cent(busse) }]));
    expect(einspruch("4110", 10_000)).toEqual([["4110", 6_000]]);
    expect(einspruch("4111", 10_000)).toEqual([["4111", 1_900]]);
    expect(einspruch("4111", 200_000)).toEqual([["4111", 5_000]]);
    expect(einspruch("4110", 99_999_999)).toEqual([["4110", 1_800_000]]);
  });
});

describe("Gebühren nach anderen Gebühren", () => {
  test("Zurückweisung eines Grundbuchantrags: die Hälfte der Eintragungsgebühr", () => {
    const antrag = { nr: "14400", wert: cent(10_000_000), angaben: { grundlage: "14110" } };
    expect(betraege(kosten("gnotkg", am, [antrag]))).toEqual([["14400", 13_650]]);
    expect(betraege(kosten("gnotkg", am, [{ nr: "14400", betrag: cent(500_000) }]))).toEqual([
      ["14400", 40_000],
    ]);
  });

  test("Registerbeschwerde: 3,5 der Eintragungsgebühr; Abruf: ein Drittel", () => {
    expect(betraege(kosten("gnotkg", am, [{ nr: "19112", betrag: cent(7_000) }]))).toEqual([
      ["19112", 24_500],
    ]);
    expect(betraege(kosten("gnotkg", am, [{ nr: "13102", betrag: cent(7_500) }]))).toEqual([
      ["13102", 2_500],
    ]);
  });

  test("die Dauerpflegschaft ohne Vermögensbezug kostet höchstens die Gebühr nach dem Vermögen", () => {
    const arm = { nr: "1312", angaben: { vermoegen: cent(3_000_000) } };
    expect(betraege(kosten("famgkg", am, [arm]))).toEqual([["1312", 5_000]]);
    expect(kosten("famgkg", am, [{ nr: "1312" }])).toMatchObject({
      summe: 20_000,
      vermerke: [{ feld: "positionen[0].angaben.vermoegen" }],
    });
    expect(kosten("famgkg", am, [{ nr: "1312", angaben: { hoechstensDreiMonate: true } }])).toMatchObject({
      summe: 5_000,
    });
  });

  test("Zwangsverwaltung: im ersten und letzten Jahr der halbe Mindestbetrag", () => {
    const jahr = (angaben = {}) => kosten("gkg", am, [{ nr: "2221", wert: cent(50_000), angaben }]);
    expect(jahr()).toMatchObject({ summe: 14_400 });
    expect(jahr({ erstesOderLetztesJahr: true })).toMatchObject({ summe: 7_200 });
  });

  test("vor dem Arbeitsgericht trägt jede Partei ihren Anwalt selbst", () => {
    expect(kosten("gkg", am, [{ nr: "8210", wert: cent(900_000) }])).toMatchObject({
      summe: 52_100,
      vermerke: [{ norm: "§ 12a Abs. 1 Satz 1 ArbGG" }, { norm: "§ 11 GKG" }],
    });
  });
});
