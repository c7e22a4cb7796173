import { cent } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import type { Anrechnung, Position } from "./eingabe.ts";
import { ergebnis, fassung, p, type Sachangaben, sache, sacheVon, schritttexte } from "./testing.ts";

const wert = 1_000_000;
const auf = (nr: string) => ({ angelegenheit: "z", position: nr });
const volle = "1,0-Gebühr aus 10.000,00 € | § 13 Abs. 1 RVG | 652.00";

/** The line of credit on the only fee of matter `z`. */
function gutschrift(
  anrechnung: Pick<Anrechnung, "von"> & Partial<Anrechnung>,
  ziel: string | Position,
  faelle: readonly ReturnType<typeof sache>[] = [],
  z: Sachangaben = { wert },
) {
  const nr = typeof ziel === "string" ? ziel : ziel.nr;
  const e = ergebnis([...faelle, sache([ziel], { id: "z", ...z })], {
    anrechnungen: [{ ...anrechnung, auf: auf(nr) }],
  });
  const zeile = sacheVon(e, "z").zeilen.find((x) => x.art === "anrechnung");
  if (!zeile) throw new Error("Keine Anrechnung");
  return zeile;
}
const ausFall = (von: string | Position, ziel: string | Position, rest: Partial<Anrechnung> = {}) =>
  gutschrift(
    { von: { angelegenheit: "v", position: typeof von === "string" ? von : von.nr }, ...rest },
    ziel,
    [sache([von], { id: "v", wert })],
  );
const frueher = (
  nr: string,
  angaben: Parameters<typeof p>[1],
  rest: Partial<Anrechnung> = {},
  z = { wert },
) =>
  gutschrift({ von: { frueher: { ...p(nr, angaben), auftragAm: fassung[2025] } }, ...rest }, "3100", [], z);

describe("Die Zeile einer Anrechnung", () => {
  it("nennt Regel, Gebühr, Wert und Satz: die Hälfte von 1,3 aus 10.000 €", () => {
    expect({ ...ausFall("2300", "3100"), schritte: [] }).toEqual({
      art: "anrechnung",
      position: "3100",
      nr: "15a",
      nummern: [],
      norm: "Vorbem. 3 Abs. 4 VV",
      angerechnet: {
        regel: "vorb3-4",
        nr: "2300",
        nummern: ["2300"],
        gebuehrenart: "geschaeft",
        frueher: false,
      },
      wert,
      satz100: 65,
      betrag: -423_80,
      schritte: [],
    });
  });

  it("nennt einen Satz, den keine Dezimalzahl trifft, als Bruch: ein Drittel von 2,0", () => {
    expect(ausFall("4143", "3100")).toMatchObject({ satzbruch: [2, 3], betrag: -434_67 });
    expect(ausFall("4143", "3100").satz100).toBeUndefined();
    // ein Drittel von 1,5 ist 0,5
    expect(ausFall(p("4143", { satz100: 150 }), "3100")).toMatchObject({ satz100: 50, betrag: -326_00 });
  });

  it("zählt die Erhöhung zum Satz, nicht zu seiner Grenze", () => {
    const zwei = (nr: string) =>
      gutschrift({ von: { angelegenheit: "v", position: nr } }, "3100", [
        sache([nr], { id: "v", wert, auftraggeber: 2 }),
      ]);
    expect([zwei("2301").satz100, zwei("2300").satz100]).toEqual([30, 75]);
    expect(schritttexte(zwei("2300").schritte)).toEqual([
      volle,
      "Hälfte von 1,6 (Nr. 2300 VV), höchstens 0,75 | Vorbem. 3 Abs. 4 VV | 489.00",
    ]);
  });

  it("hat bei Rahmen- und Festgebühren weder Wert noch Satz", () => {
    const zeile = ausFall("2503", "3100");
    expect([zeile.wert, zeile.satz100, zeile.satzbruch, zeile.betrag]).toEqual([
      undefined,
      undefined,
      undefined,
      -51_00,
    ]);
  });

  it("erkennt die Gebühr von außerhalb und führt ihre Erhöhung mit", () => {
    const zeile = gutschrift(
      { von: { frueher: { ...p("2300", { wert }), auftragAm: fassung[2025], auftraggeber: 2 } } },
      "3100",
    );
    expect(zeile.angerechnet).toEqual({
      regel: "vorb3-4",
      nr: "2300",
      nummern: ["2300", "1008"],
      gebuehrenart: "geschaeft",
      frueher: true,
    });
  });
});

describe("Rechenweg einer Anrechnung", () => {
  it.each([
    [
      "zur Hälfte",
      "2300",
      "3100",
      {},
      [volle, "Hälfte von 1,3 (Nr. 2300 VV) | Vorbem. 3 Abs. 4 VV | 423.80"],
    ],
    [
      "höchstens 0,75",
      p("2300", { satz100: 250 }),
      "3100",
      {},
      [volle, "Hälfte von 2,5 (Nr. 2300 VV), höchstens 0,75 | Vorbem. 3 Abs. 4 VV | 489.00"],
    ],
    [
      "genau 0,75 aus der Hälfte von 1,5",
      "2303",
      "3100",
      {},
      [volle, "Hälfte von 1,5 (Nr. 2303 VV) | Vorbem. 3 Abs. 4 VV | 489.00"],
    ],
    ["in voller Höhe", "3305", "3100", {}, [volle, "1,0 (Nr. 3305 VV) | Nr. 3305 Anm. VV | 652.00"]],
    [
      "zu einem Drittel",
      "4143",
      "3100",
      {},
      [volle, "1/3 von 2,0 (Nr. 4143 VV) | Nr. 4143 Anm. 2 VV | 434.67"],
    ],
    [
      "höchstens die Gebühr, die sich mindert: 0,65 gegen 0,3",
      "2300",
      "3309",
      {},
      [
        volle,
        "Hälfte von 1,3 (Nr. 2300 VV) | Vorbem. 3 Abs. 4 VV | 423.80",
        "höchstens Nr. 3309 VV aus dem betroffenen Wert | Vorbem. 3 Abs. 4 VV | 195.60",
      ],
    ],
    [
      "einer festen Gebühr zur Hälfte",
      "2503",
      "3100",
      {},
      ["Hälfte von 102,00 € (Nr. 2503 VV) | Nr. 2503 Anm. 2 VV | 51.00"],
    ],
    [
      "einer festen Gebühr zu einem Viertel",
      "2503",
      "3100",
      { ausnahme: true },
      ["1/4 von 102,00 € (Nr. 2503 VV) | Nr. 2503 Anm. 2 VV | 25.50"],
    ],
    ["einer festen Gebühr ganz", "2501", "2503", {}, ["42,00 € (Nr. 2501 VV) | Nr. 2501 Anm. 2 VV | 42.00"]],
    [
      "einer Beratung",
      p("34", { betrag: 190_00 }),
      "2300",
      {},
      ["190,00 € (§ 34 RVG) | § 34 Abs. 2 RVG | 190.00"],
    ],
    [
      "einer Rahmengebühr bis zum Höchstbetrag",
      p("2302", { rahmen: "hoechst" }),
      "3102",
      {},
      ["Hälfte von 837,00 € (Nr. 2302 VV), höchstens 225,00 € | Vorbem. 3 Abs. 4 VV | 225.00"],
    ],
    [
      "einer Rahmengebühr genau in Höhe des Höchstbetrags",
      p("2302", { betrag: 450_00 }),
      "3102",
      {},
      ["Hälfte von 450,00 € (Nr. 2302 VV) | Vorbem. 3 Abs. 4 VV | 225.00"],
    ],
  ] as const)("%s", (_, von, ziel, rest, erwartet) => {
    expect(schritttexte(ausFall(von, ziel, rest).schritte)).toEqual(erwartet);
  });

  it("nimmt einen festgestellten Betrag, wie er ist (§ 15a Abs. 3 RVG, bis 2020 Abs. 2)", () => {
    const mit = (auftragAm: (typeof fassung)[2016]) =>
      gutschrift({ von: { angelegenheit: "v", position: "2300" }, betrag: cent(365_00) }, "3100", [
        sache(["2300"], { id: "v", wert, auftragAm }),
      ]);
    expect(schritttexte(mit(fassung[2022]).schritte)).toEqual([
      "angegebener Betrag, etwa tituliert, gezahlt oder verglichen | § 15a Abs. 3 RVG | 365.00",
    ]);
    expect(schritttexte(mit(fassung[2016]).schritte)).toEqual([
      "angegebener Betrag, etwa tituliert, gezahlt oder verglichen | § 15a Abs. 2 RVG a. F. | 365.00",
    ]);
    const { wert: ohne, satz100, satzbruch } = mit(fassung[2022]);
    expect([ohne, satz100, satzbruch]).toEqual([undefined, undefined, undefined]);
  });

  it("zeigt, was der Vergleich mehr gab: 1,3 aus 15.000 € (990,60) statt 1,3 aus 10.000 € (847,60)", () => {
    const zeile = gutschrift(
      { regel: "3101-1", von: { angelegenheit: "v", position: "3101" } },
      "3100",
      [sache([p("3100", { wert }), p("3101", { wert: 500_000 })], { id: "v" })],
      { wert: 500_000 },
    );
    expect(schritttexte(zeile.schritte)).toEqual([
      "mit den mitverglichenen Ansprüchen | Nr. 3101 Anm. 1 VV | 990.60",
      "ohne sie (5.000,00 €) | Nr. 3101 Anm. 1 VV | 847.60",
      "Mehrbetrag | Nr. 3101 Anm. 1 VV | 143.00",
    ]);
  });
});

describe("Was ein Vergleich mehr gab", () => {
  const vergleich = sache(
    [p("3100", { wert }), p("3101", { wert: 500_000 }), p("3104", { wert: 1_500_000 })],
    {
      id: "v",
    },
  );
  it("ist bei einem Teil der Ansprüche nur dessen Mehrbetrag", () => {
    // 847,60 + 0,8 × 93,00 = 922,00, höchstens 1,3 × 707,00 = 919,10
    const zeile = gutschrift(
      { regel: "3101-1", von: { angelegenheit: "v", position: "3101" } },
      "3100",
      [vergleich],
      { wert: 100_000 },
    );
    expect(schritttexte(zeile.schritte)).toEqual([
      "mit den mitverglichenen Ansprüchen | Nr. 3101 Anm. 1 VV | 919.10",
      "ohne sie (1.000,00 €) | Nr. 3101 Anm. 1 VV | 847.60",
      "Mehrbetrag | Nr. 3101 Anm. 1 VV | 71.50",
    ]);
  });

  it("ist bei der Terminsgebühr, was ihr ganzer Wert mehr gab als der übrige", () => {
    const mit = (z: number) =>
      schritttexte(
        gutschrift({ regel: "3104-2", von: { angelegenheit: "v", position: "3104" } }, "3104", [vergleich], {
          wert: z,
        }).schritte,
      );
    // 1,2 × 762,00 und 1,2 × 652,00
    expect(mit(500_000)).toEqual([
      "mit den mitverglichenen Ansprüchen | Nr. 3104 Anm. 2 VV | 914.40",
      "ohne sie (5.000,00 €) | Nr. 3104 Anm. 2 VV | 782.40",
      "Mehrbetrag | Nr. 3104 Anm. 2 VV | 132.00",
    ]);
    expect(mit(1_500_000)).toEqual([
      "mit den mitverglichenen Ansprüchen | Nr. 3104 Anm. 2 VV | 914.40",
      "ohne sie (15.000,00 €) | Nr. 3104 Anm. 2 VV | 0.00",
      "Mehrbetrag | Nr. 3104 Anm. 2 VV | 914.40",
    ]);
  });

  it("nennt die Norm der Nummern, auf die das Gesetz verweist", () => {
    const revision = sache([p("3206", { wert }), p("3207", { wert: 500_000 })], { id: "v" });
    const zeile = gutschrift(
      { regel: "3101-1", von: { angelegenheit: "v", position: "3207" } },
      "3206",
      [revision],
      {
        wert: 500_000,
      },
    );
    expect(zeile.norm).toBe("Nr. 3101 Anm. 1, 3201 Anm. 1 VV");
  });
});

describe("Anrechnung einer Gebühr, die nur mit ihrem Betrag bekannt ist", () => {
  it("nimmt den Anteil des Betrags", () => {
    const zeile = frueher("2300", { betrag: 847_60, wert });
    expect(schritttexte(zeile.schritte)).toEqual([
      "Hälfte von 847,60 € (Nr. 2300 VV) | Vorbem. 3 Abs. 4 VV | 423.80",
    ]);
    expect([zeile.wert, zeile.satz100]).toEqual([undefined, undefined]);
  });

  it("nimmt für einen Teil des Werts den Teil im Verhältnis der Gebühren: 847,60 × 354,50 / 652,00", () => {
    expect(schritttexte(frueher("2300", { betrag: 847_60, wert }, {}, { wert: 500_000 }).schritte)).toEqual([
      "847,60 € (Nr. 2300 VV), anteilig für 5.000,00 € von 10.000,00 € | § 13 Abs. 1 RVG | 460.85",
      // 230,425
      "Hälfte von 460,85 € (Nr. 2300 VV) | Vorbem. 3 Abs. 4 VV | 230.43",
    ]);
  });

  it("bleibt unter 0,75 aus dem Wert, auch wenn dieser fehlt: dann aus dem der zweiten Gebühr", () => {
    const hoechstens = [
      "Hälfte von 1.630,00 € (Nr. 2300 VV), höchstens 0,75 aus 10.000,00 € | Vorbem. 3 Abs. 4 VV | 489.00",
    ];
    expect(schritttexte(frueher("2300", { betrag: 1_630_00, wert }).schritte)).toEqual(hoechstens);
    expect(schritttexte(frueher("2300", { betrag: 1_630_00 }).schritte)).toEqual(hoechstens);
    // genau an der Grenze: 2 × 489,00
    expect(schritttexte(frueher("2300", { betrag: 978_00 }).schritte)).toEqual([
      "Hälfte von 978,00 € (Nr. 2300 VV) | Vorbem. 3 Abs. 4 VV | 489.00",
    ]);
  });

  it("kennt bei voller Anrechnung keine Grenze", () => {
    expect(schritttexte(frueher("3305", { betrag: 652_00, wert }).schritte)).toEqual([
      "652,00 € (Nr. 3305 VV) | Nr. 3305 Anm. VV | 652.00",
    ]);
  });
});
