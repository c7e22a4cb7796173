import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import type { Anrechnung, Position } from "../eingabe.ts";
import {
  ergebnis,
  fassung,
  p,
  type Sachangaben,
  sache,
  sacheVon,
  schritttexte,
  vermerktexte,
} from "../testing.ts";

type Quelle = readonly [position: string | Position, rest?: Sachangaben];

const nummer = (x: string | Position) => (typeof x === "string" ? x : x.nr);

/** Matters `v0`, `v1` … whose only fee is credited on the only fee of matter `z`. */
function rechnung(quellen: readonly Quelle[], ziel: string | Position, z: Sachangaben = {}) {
  const faelle = quellen.map(([x, rest], i) => sache([x], { id: `v${i}`, ...rest }));
  const anrechnungen = quellen.map(
    ([x], i): Anrechnung => ({
      von: { angelegenheit: `v${i}`, position: nummer(x) },
      auf: { angelegenheit: "z", position: nummer(ziel) },
    }),
  );
  return ergebnis([...faelle, sache([ziel], { id: "z", ...z })], { anrechnungen });
}

const gutschriften = (...x: Parameters<typeof rechnung>) =>
  sacheVon(rechnung(...x), "z").zeilen.filter((l) => l.art === "anrechnung");
/** Amount and last step of each credit. */
const kurz = (...x: Parameters<typeof rechnung>) =>
  gutschriften(...x).map((l) => [l.betrag, schritttexte(l.schritte).at(-1)]);

const gg = (wert: number, auftragAm = "2025-07-01", rest = {}): Quelle => [
  p("2300", rest),
  { wert, auftragAm: tag(auftragAm) },
];

describe("Mehrere Gebühren auf eine (§ 15a Abs. 2 RVG)", () => {
  it("mindern höchstens um eine Gebühr aus der Summe der Werte nach dem höchsten Satz", () => {
    // 0,65 × 652,00 = 423,80; 0,65 × 354,50 = 230,43; höchstens 0,65 × 762,00 = 495,30
    expect(kurz([gg(1_000_000), gg(500_000)], "3100", { wert: 1_500_000 })).toEqual([
      [-423_80, "Hälfte von 1,3 (Nr. 2300 VV) | Vorbem. 3 Abs. 4 VV | 423.80"],
      [-71_50, "zusammen höchstens 0,65 aus 15.000,00 €: 495,30 € | § 15a Abs. 2 RVG | 71.50"],
    ]);
    // der höhere Satz an erster oder zweiter Stelle: 0,75 × 762,00 = 571,50; 423,80 + 0,75 × 354,50 (265,88)
    expect(
      kurz([gg(1_000_000), gg(500_000, "2025-07-01", { satz100: 200 })], "3100", { wert: 1_500_000 }),
    ).toEqual([
      [-423_80, "Hälfte von 1,3 (Nr. 2300 VV) | Vorbem. 3 Abs. 4 VV | 423.80"],
      [-147_70, "zusammen höchstens 0,75 aus 15.000,00 €: 571,50 € | § 15a Abs. 2 RVG | 147.70"],
    ]);
  });

  it("kürzen nichts, was unter der Grenze bleibt", () => {
    // 0,5 aus 500 € Nr. 3307 und 1,0 aus 500 € Nr. 3305 VV auf 1.000 €: 25,75 + 51,50 = 77,25 unter 93,00
    expect(
      kurz(
        [
          ["3307", { wert: 50_000 }],
          ["3305", { wert: 50_000 }],
        ],
        "3100",
        { wert: 100_000 },
      ),
    ).toEqual([
      [-25_75, "0,5 (Nr. 3307 VV) | Nr. 3307 Anm. VV | 25.75"],
      [-51_50, "1,0 (Nr. 3305 VV) | Nr. 3305 Anm. VV | 51.50"],
    ]);
  });

  it("zählen zusammen nicht mehr Wert als die zweite Gebühr: 1,0 aus 10.000 € statt aus 20.000 €", () => {
    const zeilen = gutschriften(
      [
        ["3305", { wert: 1_000_000 }],
        ["3307", { wert: 1_000_000 }],
      ],
      "3100",
      { wert: 1_000_000 },
    );
    expect(zeilen.map((l) => [l.betrag, schritttexte(l.schritte).at(-1)])).toEqual([
      [-652_00, "1,0 (Nr. 3305 VV) | Nr. 3305 Anm. VV | 652.00"],
      [0, "zusammen höchstens 1,0 aus 10.000,00 €: 652,00 € | § 15a Abs. 2 RVG | 0.00"],
    ]);
    expect(Object.is(zeilen[1]?.betrag, 0)).toBe(true);
  });

  it("mindern bei Betragsrahmen höchstens um den Höchstbetrag der Anrechnung", () => {
    const gleich: Quelle = ["2302", { auftragAm: tag("2025-07-01") }];
    expect(kurz([gleich, gleich], "3102")).toEqual([
      [-195_50, "Hälfte von 391,00 € (Nr. 2302 VV) | Vorbem. 3 Abs. 4 VV | 195.50"],
      [-29_50, "zusammen höchstens 225,00 € | § 15a Abs. 2 RVG | 29.50"],
    ]);
  });

  it("mindern bei Betragsrahmen verschiedener Fassungen höchstens um den höheren Höchstbetrag", () => {
    const hoechst = (auftragAm: string): Quelle => [
      p("2302", { rahmen: "hoechst" }),
      { auftragAm: tag(auftragAm) },
    ];
    // 207,00 (Fassung 2021) und 225,00 (Fassung 2025), zusammen 225,00
    expect(
      kurz([hoechst("2022-06-01"), hoechst("2025-07-01")], p("6400", { rahmen: "hoechst" })).map(([b]) => b),
    ).toEqual([-207_00, -18_00]);
  });

  it("mindern nie um mehr als die Gebühr, auch vor dieser Grenze (§ 15a Abs. 1 RVG)", () => {
    // 0,8 aus 10.000 € = 446,40; davon nimmt die Nr. 3305 VV (558,00) alles
    const alt = { wert: 1_000_000, auftragAm: fassung[2016] };
    expect(
      kurz(
        [
          ["3305", alt],
          ["3307", alt],
        ],
        "3101",
        alt,
      ),
    ).toEqual([
      [-446_40, "höchstens Nr. 3101 VV aus dem betroffenen Wert | Nr. 3305 Anm. VV | 446.40"],
      [0, "höchstens Nr. 3101 VV | § 15a Abs. 1 RVG | 0.00"],
    ]);
  });
});

describe("Von mehreren Geschäftsgebühren über denselben Gegenstand nur die letzte (Vorbem. 3 Abs. 4 Satz 3 VV)", () => {
  const hinweise = (...x: Parameters<typeof rechnung>) => vermerktexte(rechnung(...x));
  const nurEine = (i: number) => [
    `hinweis: Von mehreren Geschäftsgebühren über denselben Gegenstand wird nur die zuletzt entstandene angerechnet. | Vorbem. 3 Abs. 4 Satz 3 VV | angelegenheiten[${i}].positionen[0]`,
  ];
  const klage = { wert: 1_000_000 };

  it("ist die mit dem späteren Auftrag, in welcher Reihenfolge auch immer", () => {
    const frueher = gg(1_000_000, "2025-07-01");
    // 0,45 × 652,00 = 293,40
    const spaeter = gg(1_000_000, "2025-08-01", { satz100: 90 });
    for (const quellen of [
      [frueher, spaeter],
      [spaeter, frueher],
    ]) {
      expect(gutschriften(quellen, "3100", klage).map((l) => l.betrag)).toEqual([-293_40]);
      expect(hinweise(quellen, "3100", klage)).toEqual(nurEine(2));
    }
  });

  it("ist bei Aufträgen vom selben Tag die zuletzt eingegebene", () => {
    const quellen = [gg(1_000_000), gg(1_000_000, "2025-07-01", { satz100: 90 })];
    expect(gutschriften(quellen, "3100", klage).map((l) => l.betrag)).toEqual([-293_40]);
    expect(gutschriften(quellen.toReversed(), "3100", klage).map((l) => l.betrag)).toEqual([-423_80]);
  });

  it("lässt der früheren, was von ihrem Gegenstand übrig ist", () => {
    const quellen = [gg(1_000_000, "2025-07-01"), gg(500_000, "2025-08-01")];
    // je 0,65 × 354,50 = 230,43; zusammen höchstens 0,65 × 652,00 = 423,80
    expect(gutschriften(quellen, "3100", klage).map((l) => [l.wert, l.betrag])).toEqual([
      [500_000, -230_43],
      [500_000, -193_37],
    ]);
    expect(hinweise(quellen, "3100", klage)).toEqual(nurEine(2));
  });

  it("lässt beide, wenn ihre Werte zusammen in die zweite Gebühr passen", () => {
    const quellen = [gg(600_000, "2025-07-01"), gg(400_000, "2025-08-01")];
    expect(gutschriften(quellen, "3100", klage).map((l) => l.wert)).toEqual([600_000, 400_000]);
    expect(hinweise(quellen, "3100", klage)).toEqual([]);
  });

  it("lässt die Anrechnung des Mahnverfahrens daneben stehen", () => {
    const quellen: Quelle[] = [
      gg(1_000_000, "2025-07-01"),
      ["3307", { wert: 1_000_000 }],
      gg(1_000_000, "2025-08-01"),
    ];
    // 326,00 und 423,80, zusammen höchstens 0,65 × 652,00 = 423,80
    expect(gutschriften(quellen, "3100", klage).map((l) => [l.angerechnet?.nr, l.betrag])).toEqual([
      ["3307", -326_00],
      ["2300", -97_80],
    ]);
    expect(hinweise(quellen, "3100", klage)).toEqual(nurEine(3));
  });

  it("ist bei Betragsrahmen die aus dem letzten Auftrag", () => {
    const rahmen = (auftragAm: string, betrag: number): Quelle => [
      p("2302", { betrag }),
      { auftragAm: tag(auftragAm) },
    ];
    const quellen = [rahmen("2025-07-01", 300_00), rahmen("2025-08-01", 200_00)];
    expect(gutschriften(quellen, "3102").map((l) => l.betrag)).toEqual([-100_00]);
    expect(hinweise(quellen, "3102").at(-1)).toBe(nurEine(2)[0]);
  });
});

// 0,65 × 762,00 = 495,30 aus 15.000 €; davon sind 400,00 festgestellt
describe("Eine Gebühr auf zwei (§ 15a Abs. 1, 3 RVG)", () => {
  it.each([
    ["zuerst", true],
    ["zuletzt", false],
  ])("zählt mit, was %s als Betrag angegeben ist", (_, zuerst) => {
    const von = { angelegenheit: "v", position: "2300" };
    const fest: Anrechnung = { von, auf: { angelegenheit: "z", position: "3100" }, betrag: cent(400_00) };
    const frei: Anrechnung = { von, auf: { angelegenheit: "y", position: "3100" } };
    const e = ergebnis(
      [
        sache(["2300"], { id: "v", wert: 1_500_000 }),
        sache(["3100"], { id: "z", wert: 1_000_000 }),
        sache(["3100"], { id: "y", wert: 500_000 }),
      ],
      { anrechnungen: zuerst ? [fest, frei] : [frei, fest] },
    );
    const betrag = (id: string) => sacheVon(e, id).zeilen.find((x) => x.art === "anrechnung")?.betrag;
    expect([betrag("z"), betrag("y")]).toEqual([-400_00, -95_30]);
  });
});
