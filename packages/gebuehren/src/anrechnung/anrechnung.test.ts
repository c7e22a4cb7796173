import { anrechnungsregeln } from "@gebuehrenportal/gesetze/rvg/vv/anrechnung.ts";
import { cent, type Tag, tag } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import type { Angelegenheit, Anrechnung, Position, RvgEingabe } from "../eingabe.ts";
import {
  antwort,
  ergebnis,
  fassung,
  ohneErgebnis,
  p,
  type Sachangaben,
  sache,
  sacheVon,
  texte,
  zeilen,
} from "../testing.ts";

const wert = 1_000_000;
type Rest = Partial<Omit<Anrechnung, "von" | "auf">>;

/** Two matters `v` and `z` of one fee each, and the credit between them. */
function paar(
  von: Position | string,
  auf: Position | string,
  rest: Rest & { v?: Sachangaben; z?: Sachangaben } = {},
) {
  const { v, z, ...a } = rest;
  const nummer = (x: Position | string) => (typeof x === "string" ? x : (x.id ?? x.nr));
  const faelle: Angelegenheit[] = [
    sache([von], { id: "v", wert, ...v }),
    sache([auf], { id: "z", wert, ...z }),
  ];
  const anrechnung: Anrechnung = {
    von: { angelegenheit: "v", position: nummer(von) },
    auf: { angelegenheit: "z", position: nummer(auf) },
    ...a,
  };
  return [faelle, { anrechnungen: [anrechnung] }] as const;
}
const angerechnet = (...x: Parameters<typeof paar>) => zeilen(ergebnis(...paar(...x)), "z")[1];

describe("Die 23 Anrechnungsregeln", () => {
  it("sind vollständig", () => {
    expect(anrechnungsregeln.map((r) => r.id)).toEqual([
      "vorb3-4",
      "vorb23-4",
      "vorb23-5",
      "vorb23-6",
      "vorb64-2",
      "2100",
      "2501-2",
      "2503-2",
      "3100-1",
      "3100-2",
      "vorb3-5",
      "vorb3-6",
      "vorb3-7",
      "3101-1",
      "3104-2",
      "3104-4",
      "3305",
      "3307",
      "nzb",
      "5100",
      "4143",
      "vorb43-4",
      "34-2",
    ]);
  });

  it.each([
    ["vorb3-4", "2300", "3100", undefined, 423_80],
    ["vorb3-4", p("2300", { satz100: 250 }), "3100", undefined, 489_00],
    ["vorb3-4", "2301", "3305", undefined, 97_80],
    ["vorb3-4", "2302", "3102", undefined, 195_50],
    ["vorb3-4", p("2302", { rahmen: "hoechst" }), "3102", undefined, 225_00],
    ["vorb3-4", "2303", "3100", undefined, 489_00],
    ["vorb23-4", "2300", p("2300"), undefined, 423_80],
    ["vorb23-5", "2302", "2302", "vorb23-5", 195_50],
    ["vorb23-6", "2300", "2303", undefined, 423_80],
    ["vorb64-2", "2302", "6400", undefined, 195_50],
    ["2100", "2100", "3200", undefined, 489_00],
    ["2100", "2102", "3204", undefined, 229_00],
    ["2501-2", "2501", "2503", undefined, 42_00],
    ["2503-2", "2503", "3100", undefined, 51_00],
    ["3100-1", "3100", "3100", "3100-1", 847_60],
    ["3100-2", "3100", "3100", "3100-2", 847_60],
    ["vorb3-5", "3100", "3100", "vorb3-5", 847_60],
    ["vorb3-6", "3200", "3200", "vorb3-6", 1043_20],
    ["vorb3-7", "3100", "3101", "vorb3-7", 521_60],
    ["3305", "3305", "3100", undefined, 652_00],
    ["3305", "3306", "3100", undefined, 326_00],
    ["3307", "3307", "3100", undefined, 326_00],
    ["nzb", "3504", "3200", undefined, 1043_20],
    ["nzb", "3508", "3208", undefined, 1499_60],
    ["nzb", "6402", "6402", undefined, 533_50],
    ["5100", "5100", "4100", undefined, 120_00],
    ["4143", "4143", "3100", undefined, 434_67],
    ["vorb43-4", "4302", "4106", undefined, 192_00],
    ["vorb43-4", "5200", p("5103"), undefined, 78_00],
    ["34-2", p("34", { betrag: 190_00 }), "2300", undefined, 190_00],
  ])("%s: %s", (regel, von, auf, angegeben, erwartet) => {
    const rest = angegeben === undefined ? {} : { regel: angegeben };
    expect(angerechnet(von, auf, rest)).toEqual([regel, -erwartet]);
  });

  it("rechnet Nr. 2503 vor einer Vollstreckbarerklärung zu einem Viertel an", () => {
    expect(angerechnet("2503", "3100", { ausnahme: true })).toEqual(["2503-2", -25_50]);
  });

  it("rechnet von der Differenzgebühr an, was die Summe über die Gebühr des Rechtshängigen hinaus gab", () => {
    const vergleich = sache(
      [p("3100", { wert: 1_000_000 }), p("3101", { wert: 500_000 }), p("3104", { wert: 1_500_000 })],
      {
        id: "v",
      },
    );
    const spaeter = sache(["3100", "3104"], { id: "z", wert: 500_000 });
    const anrechnungen = [
      {
        regel: "3101-1",
        von: { angelegenheit: "v", position: "3101" },
        auf: { angelegenheit: "z", position: "3100" },
      },
      {
        regel: "3104-2",
        von: { angelegenheit: "v", position: "3104" },
        auf: { angelegenheit: "z", position: "3104" },
      },
    ];
    // 990,60 − 847,60; 914,40 − 782,40
    expect(zeilen(ergebnis([vergleich, spaeter], { anrechnungen }), "z").slice(2)).toEqual([
      ["3101-1", -143_00],
      ["3104-2", -132_00],
    ]);
  });

  it("kann die Differenzgebühr einer Angelegenheit außerhalb der Berechnung nicht messen", () => {
    const frueher = { ...p("3101", { wert: 500_000 }), auftragAm: fassung[2022] };
    const anrechnungen = [
      { regel: "3101-1", von: { frueher }, auf: { angelegenheit: "z", position: "3100" } },
    ];
    expect(ohneErgebnis(sache(["3100"], { id: "z", wert }), { anrechnungen }).feld).toBe(
      "anrechnungen[0].von",
    );
  });

  it("rechnet auf Wunsch auch die Gebühren daneben nach neuem Recht", () => {
    const v = sache([p("3100", { wert: 1_000_000 }), p("3101", { wert: 500_000 })], {
      id: "v",
      auftragAm: fassung[2022],
    });
    const z = sache(["3100"], { id: "z", wert: 500_000 });
    const anrechnungen = [
      {
        regel: "3101-1",
        von: { angelegenheit: "v", position: "3101" },
        auf: { angelegenheit: "z", position: "3100" },
      },
    ];
    const e = ergebnis([v, z], { anrechnungen, schalter: { rechtswechsel: "neues-recht" } });
    expect(zeilen(e, "z")[1]).toEqual(["3101-1", -143_00]);
    // 1,3 × 718,00 − 1,3 × 614,00
    expect(zeilen(ergebnis([v, z], { anrechnungen }), "z")[1]).toEqual(["3101-1", -135_20]);
  });

  it("erkennt die Terminsgebühr des Mahnverfahrens an ihrer Angelegenheit", () => {
    const faelle = [sache(["3307", "3104"], { id: "v", wert }), sache(["3104"], { id: "z", wert })];
    const anrechnungen = [
      { von: { angelegenheit: "v", position: "3104" }, auf: { angelegenheit: "z", position: "3104" } },
    ];
    expect(zeilen(ergebnis(faelle, { anrechnungen }), "z")[1]).toEqual(["3104-4", -782_40]);
  });
});

describe("Wahl der Regel", () => {
  it("nennt die Regeln, wenn mehrere passen", () => {
    const x = ohneErgebnis(...paar("3100", "3100"));
    expect(x.feld).toBe("anrechnungen[0].regel");
    for (const id of ["3100-1", "vorb3-5", "vorb3-6", "vorb3-7"]) expect(x.grund).toContain(id);
  });
  it.each([
    ["3308", "3100", undefined],
    ["2300", "3104", undefined],
    ["4144", "3100", undefined],
    ["2300", "3100", "3305"],
    ["2300", "3100", "gibt-es-nicht"],
  ])("kennt keine Anrechnung von %s auf %s (%s)", (von, auf, regel) => {
    expect(ohneErgebnis(...paar(von, auf, regel === undefined ? {} : { regel })).norm).toBe("§ 15a RVG");
  });
  it("kennt die Anrechnung im Verwaltungsverfahren erst seit August 2013", () => {
    const alt = { auftragAm: fassung[2010] };
    expect(antwort(...paar("2300", "2300", { v: alt, z: alt })).art).toBe("kein-ergebnis");
    expect(antwort(...paar("2300", "2300", { v: alt, z: { auftragAm: fassung[2016] } })).art).toBe(
      "ergebnis",
    );
  });
  it("nennt die Norm der Zeit", () => {
    const norm = (auftragAm: Tag) => {
      const e = ergebnis(...paar("3100", "3100", { regel: "vorb3-7", v: { auftragAm }, z: { auftragAm } }));
      return sacheVon(e, "z").zeilen[1]?.norm;
    };
    expect(norm(fassung[2016])).toBe("Nr. 3100 Anm. 2 VV");
    expect(norm(fassung[2022])).toBe("Vorbem. 3 Abs. 7 VV");
  });
});

describe("Umfang der Anrechnung", () => {
  it("zählt nur der übergegangene Wert, von selbst der kleinere", () => {
    // 0,65 × 354,50
    expect(angerechnet("2300", "3100", { z: { wert: 500_000 } })).toEqual(["vorb3-4", -230_43]);
    expect(angerechnet("2300", "3100", { wert: cent(400_000) })).toEqual(["vorb3-4", -191_75]);
    const e = ergebnis(...paar("2300", "3100", { wert: cent(2_000_000) }));
    expect(zeilen(e, "z")[1]).toEqual(["vorb3-4", -423_80]);
    expect(texte(e).join()).toContain("höchstens der kleinere");
  });
  it("halbiert die Erhöhung mit, die Grenze von 0,75 steigt nicht", () => {
    expect(angerechnet("2301", "3100", { v: { auftraggeber: 2 } })).toEqual(["vorb3-4", -195_60]);
    expect(angerechnet("2300", "3100", { v: { auftraggeber: 3 } })).toEqual(["vorb3-4", -489_00]);
  });
  it("übersteigt nie die Gebühr, die sich mindert, aus dem betroffenen Wert", () => {
    expect(angerechnet(p("2300", { satz100: 200 }), "3309")).toEqual(["vorb3-4", -195_60]);
    expect(angerechnet("3305", "3101", { z: { wert: 2_000_000 } })).toEqual(["3305", -521_60]);
  });
  it("wendet den Mindestbetrag auf den Anrechnungsbetrag nicht an", () => {
    // 0,15 × 49,00
    const alt = { auftragAm: fassung[2022], wert: 50_000 };
    expect(angerechnet("2301", "3100", { v: alt, z: alt })).toEqual(["vorb3-4", -7_35]);
  });
  it("nimmt die frühere Gebühr von außerhalb", () => {
    const x: Partial<RvgEingabe> = {
      anrechnungen: [
        {
          von: { frueher: { ...p("2300", { satz100: 130, wert: 1_000_000 }), auftragAm: fassung[2025] } },
          auf: { angelegenheit: "z", position: "3100" },
        },
      ],
    };
    expect(zeilen(ergebnis(sache(["3100"], { id: "z", wert }), x), "z")[1]).toEqual(["vorb3-4", -423_80]);
    const ohneWert = { ...p("2300"), auftragAm: fassung[2025] };
    const y = {
      anrechnungen: [{ von: { frueher: ohneWert }, auf: { angelegenheit: "z", position: "3100" } }],
    };
    expect(ohneErgebnis(sache(["3100"], { id: "z", wert }), y).feld).toBe("anrechnungen[0].von.frueher.wert");
  });
  it("entfällt mehr als zwei Kalenderjahre nach Erledigung des früheren Auftrags", () => {
    const v = { auftragAm: fassung[2016], erledigtAm: tag("2022-03-01") };
    expect(angerechnet("2300", "3100", { v, z: { auftragAm: tag("2024-12-31") } })?.[0]).toBe("vorb3-4");
    const e = ergebnis(...paar("2300", "3100", { v, z: { auftragAm: tag("2025-01-01") } }));
    expect(zeilen(e, "z")).toHaveLength(1);
    expect(e.vermerke.map((x) => x.norm)).toContain("§ 15 Abs. 5 Satz 2 RVG");
  });
  it("lässt die Pauschale vor oder nach der Anrechnung rechnen", () => {
    const mit = (pauschale: "vor-anrechnung" | "nach-anrechnung") => {
      const [faelle, x] = paar("3307", p("3100"), { v: { wert: 50_000 }, z: { wert: 50_000 } });
      const e = ergebnis(faelle, { ...x, schalter: { pauschale } });
      return sacheVon(e, "z").zeilen.find((z) => z.nr === "7002")?.betrag;
    };
    // Gebühr 66,95, angerechnet 25,75
    expect(mit("vor-anrechnung")).toBe(13_39);
    expect(mit("nach-anrechnung")).toBe(8_24);
  });
});

describe("Anrechnung über einen Rechtswechsel", () => {
  const v = { auftragAm: fassung[2022] };
  it("rechnet den Betrag an, der nach altem Recht entstanden ist, oder auf Wunsch neu", () => {
    const [faelle, x] = paar("2300", "3100", { v });
    const mit = (rechtswechsel: "entstandener-betrag" | "neues-recht") =>
      zeilen(ergebnis(faelle, { ...x, schalter: { rechtswechsel } }), "z")[1];
    expect(mit("entstandener-betrag")).toEqual(["vorb3-4", -399_10]);
    expect(mit("neues-recht")).toEqual(["vorb3-4", -423_80]);
    expect(texte(ergebnis(faelle, x)).join()).toContain("verschiedenen Fassungen");
  });
  it("begrenzt Rahmengebühren mit dem Betrag ihres eigenen Rechts", () => {
    expect(angerechnet(p("2302", { rahmen: "hoechst" }), "3102", { v })).toEqual(["vorb3-4", -207_00]);
    const x = { v: { auftragAm: fassung[2016] } };
    expect(angerechnet(p("2302", { rahmen: "hoechst" }), "3102", x)).toEqual(["vorb3-4", -175_00]);
  });
});

describe("Mehrere Anrechnungen", () => {
  const auf = { angelegenheit: "z", position: "3100" };
  const von = (id: string, nr = "2300") => ({ von: { angelegenheit: id, position: nr }, auf });

  it("auf eine Gebühr: höchstens eine aus der Summe nach dem höchsten Satz (§ 15a Abs. 2 RVG)", () => {
    const faelle = [
      sache(["2300"], { id: "v1", wert: 1_000_000 }),
      sache(["2300"], { id: "v2", wert: 500_000 }),
      sache(["3100"], { id: "z", wert: 1_500_000 }),
    ];
    // 423,80 + 230,43 = 654,23; höchstens 0,65 × 762,00 = 495,30
    expect(zeilen(ergebnis(faelle, { anrechnungen: [von("v1"), von("v2")] }), "z").slice(1)).toEqual([
      ["vorb3-4", -423_80],
      ["vorb3-4", -71_50],
    ]);
  });
  it("auf eine Gebühr vor 2021: ohne diese Grenze", () => {
    const alt = { auftragAm: fassung[2016] };
    const faelle = [
      sache(["2300"], { id: "v1", wert: 1_000_000, ...alt }),
      sache(["2300"], { id: "v2", wert: 500_000, ...alt }),
      sache(["3100"], { id: "z", wert: 1_500_000, ...alt }),
    ];
    expect(zeilen(ergebnis(faelle, { anrechnungen: [von("v1"), von("v2")] }), "z").slice(1)).toEqual([
      ["vorb3-4", -362_70],
      ["vorb3-4", -196_95],
    ]);
  });
  it("von mehreren Geschäftsgebühren über denselben Gegenstand nur die letzte", () => {
    const faelle = [
      sache(["2300"], { id: "v1", wert, auftragAm: tag("2025-07-01") }),
      sache([p("2300", { satz100: 90 })], { id: "v2", wert, auftragAm: tag("2025-08-01") }),
      sache(["3100"], { id: "z", wert }),
    ];
    const e = ergebnis(faelle, { anrechnungen: [von("v1"), von("v2")] });
    expect(zeilen(e, "z").slice(1)).toEqual([["vorb3-4", -293_40]]);
    expect(e.vermerke.map((v) => v.norm)).toContain("Vorbem. 3 Abs. 4 Satz 3 VV");
  });
  it("Rahmengebühren zusammen höchstens bis zum Höchstbetrag, von früheren Aufträgen keine", () => {
    const klage = { ...auf, position: "3102" };
    const faelle = (zweiter: string) => [
      sache(["2302"], { id: "v1", auftragAm: tag("2025-07-01") }),
      sache(["2302"], { id: "v2", auftragAm: tag(zweiter) }),
      sache(["3102"], { id: "z" }),
    ];
    const anrechnungen = ["v1", "v2"].map((id) => ({
      von: { angelegenheit: id, position: "2302" },
      auf: klage,
    }));
    const zusammen = (zweiter: string) =>
      zeilen(ergebnis(faelle(zweiter), { anrechnungen }), "z")
        .slice(1)
        .map(([, b]) => b);
    expect(zusammen("2025-07-01")).toEqual([-195_50, -29_50]);
    expect(zusammen("2025-08-01")).toEqual([-195_50]);
  });
  it("eine Gebühr gibt auf mehrere nur einmal ab", () => {
    const faelle = [
      sache(["2300"], { id: "v", wert: 1_500_000 }),
      sache(["3100"], { id: "z", wert: 1_000_000 }),
      sache(["3100"], { id: "y", wert: 500_000 }),
    ];
    const anrechnungen = [von("v"), { ...von("v"), auf: { angelegenheit: "y", position: "3100" } }];
    // Hälfte von 1,3 aus 15.000 € = 495,30
    const e = ergebnis(faelle, { anrechnungen });
    expect([zeilen(e, "z")[1], zeilen(e, "y")[1]]).toEqual([
      ["vorb3-4", -423_80],
      ["vorb3-4", -71_50],
    ]);
  });
  it("zusammen nie mehr als die Gebühr", () => {
    const faelle = [
      sache(["3305"], { id: "v1", wert }),
      sache(["3307"], { id: "v2", wert }),
      sache(["3100"], { id: "z", wert, auftragAm: fassung[2025] }),
    ];
    const e = ergebnis(faelle, { anrechnungen: [von("v1", "3305"), von("v2", "3307")] });
    expect(sacheVon(e, "z").gebuehren).toBeGreaterThanOrEqual(0);
  });
});

describe("Verweise in die Berechnung", () => {
  it.each([
    [{ angelegenheit: "x", position: "2300" }, "von.angelegenheit"],
    [{ angelegenheit: "v", position: "2301" }, "von.position"],
  ])("%j gibt es nicht", (von, feld) => {
    const [faelle, x] = paar("2300", "3100");
    const anrechnungen = x.anrechnungen.map((a) => ({ ...a, von }));
    expect(ohneErgebnis(faelle, { anrechnungen }).feld).toBe(`anrechnungen[0].${feld}`);
  });
  it("eine Gebühr wird nicht auf sich selbst angerechnet", () => {
    const selbst = { angelegenheit: "v", position: "2300" };
    const [faelle] = paar("2300", "3100");
    expect(ohneErgebnis(faelle, { anrechnungen: [{ von: selbst, auf: selbst }] }).feld).toBe(
      "anrechnungen[0].auf",
    );
  });
});
