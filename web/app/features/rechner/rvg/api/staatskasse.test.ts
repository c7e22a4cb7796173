import { expect, test } from "vitest";
import { antwort, sache } from "./testing-aufruf.ts";

test("zwei Nebenkläger mit verschiedenen Ansprüchen in der Adhäsion erhalten 1.791,13 €", async () => {
  // 132,00 + 145,60 + 161,20 + 216,00 + 63,85 + 20,00; 2,0 × 219,00 und 1,5 × 219,00 (§ 49 RVG aus 5.000 €)
  const body = {
    leistungsende: "2008-12-01",
    angelegenheiten: [
      {
        auftragAm: "2008-03-03",
        vertretung: "bestellt",
        auftraggeber: 2,
        positionen: [
          ...["4100", "4104", "4112", "4114"].map((nr) => ({ nr })),
          { nr: "4143", wert: 500_000, gemeinsamerWert: 0 },
          { nr: "1000", wert: 500_000 },
        ],
        auslagen: { kopien: [{ buchstabe: "a", sw: 309 }] },
      },
    ],
  };
  const { angelegenheiten } = await antwort(body, "premium");
  expect(angelegenheiten[0]?.staatskasse).toMatchObject({ auszahlung: 179_113 });
});

test("Prozesskostenhilfe für 10 % zahlt nach zwei Ansichten 83,54 € oder 42,14 €", async () => {
  const body = (schalter: object) => ({
    leistungsende: "2018-09-01",
    angelegenheiten: [
      {
        auftragAm: "2018-03-01",
        wert: 500_000,
        vertretung: "beigeordnet",
        bewilligteQuote: 10,
        positionen: [{ nr: "3100" }],
      },
    ],
    schalter,
  });
  const ausgezahlt = async (schalter: object) =>
    (await antwort(body(schalter), "premium")).angelegenheiten[0]?.staatskasse;
  expect(await ausgezahlt({})).toMatchObject({ auszahlung: 8_354 });
  expect(await ausgezahlt({ teilbewilligung: "gebuehrenquote" })).toMatchObject({ auszahlung: 4_214 });
});

test("Prozesskostenhilfe: die Staatskasse zahlt nach § 49 RVG neben der Regelvergütung", async () => {
  const { angelegenheiten } = await antwort(
    sache([{ nr: "3100" }], { vertretung: "beigeordnet" }),
    "premium",
  );
  // 1,3 aus 374,00 € (§ 49 RVG, Wert bis 10.000 €) statt aus 652,00 €
  expect(angelegenheiten[0]?.staatskasse?.zeilen[0]).toMatchObject({ nr: "3100", betrag: 48_620 });
  // Regelvergütung 867,60 € × 1,19 = 1.032,44 €, Staatskasse 506,20 € × 1,19 = 602,38 €
  expect(angelegenheiten[0]?.staatskasse?.weitereVerguetung).toBe(43_006);
});

test("Prozesskostenhilfe für einen Teil des Werts: Staatskasse, Mandant und Gesperrtes stehen für sich", async () => {
  const ganze = await antwort(
    sache([{ nr: "3100" }, { nr: "3104" }], {
      wert: 2_000_000,
      auftragAm: "2016-06-01",
      vertretung: "beigeordnet",
      bewilligterWert: 1_200_000,
    }),
    "basic",
  );
  expect(ganze).toMatchObject({
    brutto: 223_125,
    offen: 41_055,
    staatskasse: { auszahlung: 97_878, gesperrt: 182_070 },
    prozesskostenhilfe: { auszahlung: 97_878, gesperrt: 182_070 },
    angelegenheiten: [
      { staatskasse: { teilweise: { wert: 1_200_000, regelverguetung: 182_070, mandant: 41_055 } } },
    ],
  });
});

test("Neben einer Bestellung zahlt die Staatskasse 754,46 €, der Mandant nichts; für zwei Nebenkläger 878,99 €", async () => {
  const nummern = (...liste: string[]) => liste.map((nr) => ({ nr }));
  const verteidigung = {
    angelegenheiten: [
      { auftragAm: "2026-03-01", vertretung: "bestellt", positionen: nummern("4100", "4106", "4108") },
    ],
  };
  expect(await antwort(verteidigung)).toMatchObject({
    brutto: 93_772,
    offen: 0,
    staatskasse: { auszahlung: 75_446, gesperrt: 93_772, norm: "§ 52 Abs. 2, § 53 Abs. 2 RVG" },
  });
  // 132,00 + 145,60 + 161,20 + 216,00 + 63,85 + 20,00 = 738,65
  const nebenklage = {
    leistungsende: "2008-12-01",
    angelegenheiten: [
      {
        auftragAm: "2008-03-01",
        vertretung: "bestellt",
        auftraggeber: 2,
        positionen: nummern("4100", "4104", "4112", "4114"),
        auslagen: { kopien: [{ buchstabe: "a", sw: 309 }] },
      },
    ],
  };
  expect(await antwort(nebenklage, "basic")).toMatchObject({ offen: 0, staatskasse: { auszahlung: 87_899 } });
});

test("In der Beratungshilfe zahlt die Staatskasse 145,18 €, der Mandant nur die Nr. 2500 VV", async () => {
  const hilfe = (...liste: string[]) => ({
    angelegenheiten: [{ positionen: liste.map((nr) => ({ nr })) }],
  });
  expect(await antwort(hilfe("2503"))).toMatchObject({
    offen: 0,
    staatskasse: { auszahlung: 14_518, gesperrt: 14_518, norm: "§ 44 RVG" },
  });
  expect(await antwort(hilfe("2500", "2503"))).toMatchObject({
    offen: 1_500,
    staatskasse: { auszahlung: 14_518 },
  });
});
