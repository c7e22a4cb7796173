import { cent } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import type { Position } from "./eingabe.ts";
import {
  ergebnis,
  ohneErgebnis,
  p,
  type Sachangaben,
  sache,
  sacheVon,
  schlicht,
  schritttexte,
  vermerktexte,
} from "./testing.ts";

const wert = 1_000_000;
const auf = (nr: string, rest = {}) => ({ bezug: { nr, ...rest } });
const von = (positionen: readonly (string | Position)[], rest: Sachangaben, nr: string) => {
  const zeile = sacheVon(ergebnis(sache(positionen, rest))).zeilen.find((z) => z.nr === nr);
  if (!zeile) throw new Error(`Keine Zeile ${nr}`);
  return zeile;
};

describe("Satz, Betrag und Stelle im Rahmen einer Gebühr in Höhe einer anderen", () => {
  it.each<readonly [string, readonly (string | Position)[], Sachangaben, number]>([
    [
      "Satz der genannten Nummer: Hälfte von 1,0",
      [p("3401", auf("3100", { satz100: 100 }))],
      { wert },
      326_00,
    ],
    [
      "Satz neben der genannten Nummer gehört zu ihr",
      [p("3401", { ...auf("3100"), satz100: 100 })],
      { wert },
      326_00,
    ],
    [
      "Satz neben einer Position ist der eigene",
      ["3100", p("3401", { bezug: "3100", satz100: 50 })],
      { wert },
      326_00,
    ],
    [
      "Betrag der genannten Nummer: Hälfte von 300 €",
      [p("3401", auf("3102", { betrag: 300_00 }))],
      {},
      150_00,
    ],
    [
      "Betrag neben der genannten Nummer gehört zu ihr",
      [p("3401", { ...auf("3102"), betrag: 300_00 })],
      {},
      150_00,
    ],
    ["Mindestgebühr der genannten Nummer", [p("3335", { ...auf("3102"), rahmen: "mindest" })], {}, 65_00],
    [
      "Höchstgebühr der Position",
      [p("4106", { rahmen: "hoechst" }), p("4138", { bezug: "4106" })],
      {},
      348_00,
    ],
    ["Rahmenmitte, wo das Gesetz sie nennt", [p("4106", { rahmen: "hoechst" }), "4141"], {}, 198_00],
    [
      "ganzer Betrag der Position als Teil",
      ["3102", p("1006", { bezug: "3102", betrag: 392_00 })],
      {},
      392_00,
    ],
    ["Wert der Position, die sich bezieht", [p("3400", { ...auf("3100"), wert: 500_000 })], {}, 354_50],
    ["Wert der genannten Position", [p("3100", { wert: 500_000 }), p("3400", { bezug: "3100" })], {}, 354_50],
    [
      "Rahmen bei verschiedenen Gegenständen: 392 × 1,3",
      [p("3335", auf("3102"))],
      { auftraggeber: 2, verschiedeneGegenstaende: true },
      509_60,
    ],
    ["Höchstbetrag vor der Erhöhung: 280 × 1,3", [p("3330", auf("3102"))], { auftraggeber: 2 }, 364_00],
    ["Einvernehmen nach einer Revision: 1,6", [p("2200", auf("3206"))], { wert }, 1_043_20],
    ["Einvernehmen des anderen Anwalts: Mitte von 0,1 bis 0,5", ["2201"], { wert }, 195_60],
    ["Einvernehmen des anderen Anwalts nach einem Satz: ebenso", [p("2201", auf("3100"))], { wert }, 195_60],
    [
      "vorzeitiges Ende nach einer Gebühr, die sich selbst bezieht",
      [p("3335", { ...auf("3100"), wert: 300_000 }), p("3337", { wert: 200_000 })],
      {},
      88_00,
    ],
  ])("%s", (_, positionen, rest, erwartet) => {
    const letzte = positionen.at(-1);
    const nr = typeof letzte === "string" ? letzte : (letzte?.nr ?? "");
    expect(von(positionen, rest, nr).betrag).toBe(erwartet);
  });

  it("zeigt Anteil, Grenze, Erhöhung und Teil im Rechenweg", () => {
    const weg = (...x: Parameters<typeof von>) => schritttexte(von(...x).schritte);
    expect(weg([p("3401", auf("3102"))], {}, "3401")).toEqual([
      "50 % von 392,00 € (Nr. 3102 VV) | Nr. 3401 VV | 196.00",
    ]);
    expect(weg([p("3330", auf("3102"))], { auftraggeber: 2 }, "3330")).toEqual([
      "392,00 € (Nr. 3102 VV), höchstens 280,00 € | Nr. 3330 VV | 280.00",
      "+ 30 % | Nr. 1008 VV | 364.00",
    ]);
    expect(weg(["3102", p("1006", { bezug: "3102", betrag: 200_00 })], {}, "1006")).toEqual([
      "392,00 € (Nr. 3102 VV) | Nr. 1006 VV | 392.00",
      "darauf entfallender Teil | § 14 Abs. 1 RVG | 200.00",
    ]);
    expect(weg([p("34", { betrag: 100_00 })], {}, "34")).toEqual([
      "vereinbarte Gebühr | § 34 Abs. 1 Satz 1 RVG | 100.00",
    ]);
  });

  it("nennt die Nummern, deren Satz oder Betrag sie hat (§ 10 Abs. 2 RVG)", () => {
    expect(von([p("3400", auf("3100"))], { wert, auftraggeber: 2 }, "3400").nummern).toEqual([
      "3400",
      "3100",
      "1008",
    ]);
    expect(von([p("4106"), "4141"], { auftraggeber: 2 }, "4141").nummern).toEqual(["4141", "4106"]);
    expect(von([p("1005", auf("34"))], {}, "1005").nummern).toEqual(["1000", "1005", "2302"]);
    expect(von([p("34", { betrag: 100_00 })], {}, "34").nummern).toEqual([]);
  });
});

describe("Welche Position gemeint ist", () => {
  it("ist die mit der Kennung, sonst die mit der Nummer", () => {
    const zwei = [p("3100", { id: "klage", wert: 500_000 }), p("3101", { id: "mehr", wert: 300_000 })];
    // Hälfte von 1,3 aus 5.000 €; Hälfte von 0,8 aus 3.000 €
    expect(von([...zwei, p("3401", { bezug: "klage" })], {}, "3401").betrag).toBe(230_43);
    expect(von([...zwei, p("3401", { bezug: "3101" })], {}, "3401").betrag).toBe(94_20);
  });

  it("ist bei mehreren keine von selbst, bei einer genannten die genannte", () => {
    expect(ohneErgebnis(sache(["3102", "3204", "1006"])).grund).toBe(
      "Geben Sie an, nach welcher Gebühr sich Nr. 1006 VV richtet.",
    );
    expect(von(["3102", "3106", p("34", { betrag: 1_00 }), "1006"], {}, "1006").betrag).toBe(392_00);
    expect(von([p("34", { betrag: 100_00 }), "2302", p("1005", { bezug: "2302" })], {}, "1005").betrag).toBe(
      391_00,
    );
    expect(
      von(
        ["34", "2302"].map((nr) => (nr === "34" ? p(nr, { betrag: 1_00 }) : p(nr))).concat(p("1005")),
        {},
        "1005",
      ).betrag,
    ).toBe(391_00);
  });

  it.each<readonly [Position, Sachangaben, string, string]>([
    [
      p("3400", { bezug: "3400" }),
      { wert },
      "Eine Position „3400“ gibt es in dieser Angelegenheit nicht.",
      "bezug",
    ],
    [p("1006", auf("34")), {}, "Die Nummer 34 gibt es im Vergütungsverzeichnis nicht.", "bezug.nr"],
    [p("4141", auf("4109")), {}, "Nr. 4141 VV kann sich nicht nach Nr. 4109 VV richten.", "bezug"],
    [
      p("3400", { ...auf("3100", { satz100: 130 }), betrag: 100 }),
      { wert },
      "Nr. 3400 VV: Ein Betrag hat hier keine Bedeutung; entfernen Sie die Angabe.",
      "betrag",
    ],
    [
      p("3400", { ...auf("3102", { betrag: 300_00 }), satz100: 100 }),
      {},
      "Nr. 3400 VV: Ein Satz hat hier keine Bedeutung; entfernen Sie die Angabe.",
      "satz100",
    ],
    [
      p("3106", { ...auf("3102"), satz100: 50 }),
      {},
      "Nr. 3102 VV hat einen Betragsrahmen; wählbar ist nur der Betrag.",
      "bezug.satz100",
    ],
  ])("%j ist kein Ergebnis", (position, rest, grund, feld) => {
    const x = ohneErgebnis(sache([position], rest));
    expect([schlicht(x.grund), x.feld]).toEqual([grund, `angelegenheiten[0].positionen[0].${feld}`]);
  });

  it("ist bei Nr. 1010 VV die genannte Terminsgebühr, nach Kennung, Nummer oder als Bezug", () => {
    const mit = (bezug: Position["bezug"], rest = {}) =>
      von(
        ["3106", p("3104", { id: "verhandlung" }), p("1010", { ...(bezug ? { bezug } : {}), ...rest })],
        { wert },
        "1010",
      ).betrag;
    // 30 % von 365,00; 0,3 und 0,4 aus 10.000 €
    expect(mit(undefined)).toBe(109_50);
    expect(mit("verhandlung")).toBe(195_60);
    expect(mit("3104")).toBe(195_60);
    expect(mit({ nr: "3104" })).toBe(195_60);
    expect(mit("3104", { satz100: 40 })).toBe(260_80);
    expect(ohneErgebnis(sache(["3106", p("1010", { satz100: 40 })])).feld).toBe(
      "angelegenheiten[0].positionen[1].satz100",
    );
  });
});

describe("Ob eine Angabe Bedeutung hat", () => {
  const bedeutungslos = (positionen: readonly (string | Position)[], rest: Sachangaben = { wert }) =>
    vermerktexte(ergebnis(sache(positionen, rest))).filter((t) => t.includes("keine Bedeutung"));
  const ohne = (nr: string, name: string, feld: string, i = 0) =>
    `hinweis: Nr. ${nr} VV: ${name} hat hier keine Bedeutung und ändert nichts. | Nr. ${nr} VV | angelegenheiten[0].positionen[${i}].${feld}`;

  it.each<readonly [readonly (string | Position)[], readonly string[]]>([
    [[p("3400", { ...auf("3102"), rahmen: "mindest" })], []],
    [
      ["3102", p("1006", { bezug: "3102", rahmen: "mindest" })],
      [ohne("1006", "Die Stelle im Rahmen", "rahmen", 1)],
    ],
    [[p("1003", { variante: "1002" })], []],
    [[p("1001", { variante: "1001" })], [ohne("1001", "Die Variante der Nr. 1000 VV", "variante")]],
    [[p("3100", { variante: "1002" })], [ohne("3100", "Die Variante der Nr. 1000 VV", "variante")]],
    [["3100", p("3400", { bezug: "3100", satz100: 80 })], []],
    [["3104", p("1010", { bezug: "3104", satz100: 40 })], []],
    [[p("2201", auf("3100"))], [ohne("2201", "Die Bezugsgebühr", "bezug")]],
    [[p("2201", auf("3102"))], []],
    [[p("2300", auf("3102"))], [ohne("2300", "Die Bezugsgebühr", "bezug")]],
    [[p("3102", auf("3204"))], [ohne("3102", "Die Bezugsgebühr", "bezug")]],
    [[{ nr: "3102", satz100: undefined } as unknown as Position], []],
  ])("%j", (positionen, erwartet) => {
    expect(bedeutungslos(positionen)).toEqual(erwartet);
  });

  it("verwirft einen Satz neben dem Betragsrahmen der Position und eine Forderung neben Nr. 1006 VV", () => {
    const feld = "angelegenheiten[0].positionen[1]";
    expect(ohneErgebnis(sache(["3102", p("3400", { bezug: "3102", satz100: 80 })])).feld).toBe(
      `${feld}.satz100`,
    );
    expect(ohneErgebnis(sache(["3102", p("1006", { bezug: "3102", forderung: 100 })])).feld).toBe(
      `${feld}.forderung`,
    );
  });
});

describe("Die Zeile einer Gebühr", () => {
  const { schritte: _, ...zeile } = von(["3100"], { wert }, "3100");
  const ohneSchritte = (...x: Parameters<typeof von>) => {
    const { schritte: __, ...rest } = von(...x);
    return rest;
  };
  const kopf = (nr: string) => ({ art: "gebuehr", position: nr, nr, nummern: [nr], norm: `Nr. ${nr} VV` });

  it("nennt Wert und Satz, mit ihrer Erhöhung und dem Teil, aus dem sie kommt", () => {
    expect(zeile).toEqual({ ...kopf("3100"), wert, satz100: 130, betrag: 847_60 });
    const erhoeht = {
      ...kopf("3100"),
      nummern: ["3100", "1008"],
      norm: "Nrn. 3100, 1008 VV",
      wert,
      satz100: 160,
      erhoehung100: 30,
    };
    expect(ohneSchritte(["3100"], { wert, auftraggeber: 2 }, "3100")).toEqual({
      ...erhoeht,
      betrag: 1_043_20,
    });
    const ganz = p("3100", { gemeinsamerWert: wert });
    expect(ohneSchritte([ganz], { wert, auftraggeber: 2 }, "3100")).toEqual({ ...erhoeht, betrag: 1_043_20 });
    // 1,3 × 652,00 + 0,3 × 295,00
    const teil = p("3100", { gemeinsamerWert: 400_000 });
    expect(ohneSchritte([teil], { wert, auftraggeber: 2 }, "3100")).toEqual({
      ...erhoeht,
      gemeinsamerWert: 400_000,
      betrag: 936_10,
    });
    expect(ohneSchritte([teil], { wert }, "3100")).toEqual({
      ...kopf("3100"),
      wert,
      satz100: 130,
      betrag: 847_60,
    });
    expect(schritttexte(von([teil], { wert }, "3100").schritte)).toHaveLength(2);
  });

  it("nennt den Rahmen, und wie oft die Gebühr entsteht, wenn mehr als einmal", () => {
    const rahmen = { min: 84_00, mittel: 330_00, max: 576_00 };
    expect(ohneSchritte([p("4108", { anzahl: 3 })], {}, "4108")).toEqual({
      ...kopf("4108"),
      rahmen,
      anzahl: 3,
      betrag: 990_00,
    });
    expect(ohneSchritte([p("4108", { anzahl: 1 })], {}, "4108")).toEqual({
      ...kopf("4108"),
      rahmen,
      betrag: 330_00,
    });
  });

  it("nennt die Reichweite von Nr. 2200 VV nicht gesichert", () => {
    expect(von([p("2200", auf("3100"))], { wert }, "2200").sicherheit).toBe("mittel");
    expect(zeile).not.toHaveProperty("sicherheit");
  });

  it("entsteht bei Einzeltätigkeiten und Längenzuschlägen mehrmals, außerhalb der Verhandlung in Unterbringungssachen nicht", () => {
    expect(von([p("4302", { anzahl: 2 })], {}, "4302").anzahl).toBe(2);
    const kasse = sacheVon(
      ergebnis(sache([p("4108", { anzahl: 2 }), p("4110", { anzahl: 2 })], { vertretung: "bestellt" })),
    ).staatskasse;
    expect(kasse?.zeilen[1]).toMatchObject({ nr: "4110", anzahl: 2, betrag: 264_00 });
    expect(ohneErgebnis(sache([p("6303", { anzahl: 2 })])).norm).toBe("§ 15 Abs. 2 RVG");
  });

  it("zeigt bei der Hebegebühr den Mindestbetrag nur, wo er greift: 1 % von 100,00 € ist 1,00 €", () => {
    const weg = (b: number) =>
      schritttexte(von([p("1009", { auszahlungen: [cent(b)] })], {}, "1009").schritte);
    expect(weg(100_00)).toEqual(["Auszahlung 100,00 € | Nr. 1009 VV | 1.00"]);
    expect(weg(99_00)).toEqual(["Auszahlung 99,00 €, mindestens 1,00 € | Nr. 1009 VV | 1.00"]);
    // 25,00 + 37,50 + 0,25 % von 2.000,00
    expect(weg(12_000_00)).toEqual(["Auszahlung 12.000,00 € | Nr. 1009 VV | 67.50"]);
  });
});
