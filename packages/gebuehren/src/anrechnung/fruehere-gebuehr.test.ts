import { describe, expect, it } from "vitest";
import type { Anrechnung } from "../eingabe.ts";
import {
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
const von = (frueher: object, rest: object = {}): { anrechnungen: readonly Anrechnung[] } => ({
  anrechnungen: [
    {
      von: { frueher: { nr: "2300", auftragAm: fassung[2025], ...frueher } },
      auf: { angelegenheit: "a", position: "3100" },
      ...rest,
    } as unknown as Anrechnung,
  ],
});
const klage = (rest: Sachangaben = {}) => sache(["3100"], { wert, ...rest });
const zeile = (e: ReturnType<typeof ergebnis>) => sacheVon(e).zeilen.find((z) => z.art === "anrechnung");

describe("Anrechnung eines feststehenden Betrags (§ 15a Abs. 3 RVG)", () => {
  it("rechnet 365,00 € an, ohne dass die frühere Gebühr bekannt ist", () => {
    const e = ergebnis(klage(), von({}, { betrag: 365_00 }));
    expect(zeilen(e)).toEqual([
      ["3100", 847_60],
      ["vorb3-4", -365_00],
    ]);
    expect(zeile(e)?.schritte).toEqual([
      {
        text: "angegebener Betrag, etwa tituliert, gezahlt oder verglichen",
        norm: "§ 15a Abs. 3 RVG",
        betrag: 365_00,
      },
    ]);
    expect([zeile(e)?.wert, zeile(e)?.satz100]).toEqual([undefined, undefined]);
  });

  it("nennt für ältere Aufträge den damaligen Absatz", () => {
    const e = ergebnis(
      klage({ auftragAm: fassung[2010] }),
      von({ auftragAm: fassung[2010] }, { betrag: 100_00 }),
    );
    expect(zeile(e)?.schritte[0]?.norm).toBe("§ 15a Abs. 2 RVG a. F.");
  });

  it("rechnet nie mehr an, als die Gebühr beträgt", () => {
    expect(zeilen(ergebnis(klage(), von({}, { betrag: 2_000_00 })))[1]).toEqual(["vorb3-4", -847_60]);
  });

  it("geht zwischen Gebühren dieser Rechnung vor", () => {
    const vor = sache(["2300"], { id: "v", wert });
    const e = ergebnis([vor, klage()], {
      anrechnungen: [
        {
          von: { angelegenheit: "v", position: "2300" },
          auf: { angelegenheit: "a", position: "3100" },
          betrag: 365_00 as never,
        },
      ],
    });
    expect(zeilen(e)[1]).toEqual(["vorb3-4", -365_00]);
  });

  it("braucht die ganze Gebühr, wenn eine Zahlung die Staatskasse entlasten soll", () => {
    const pkh = klage({ vertretung: "beigeordnet" });
    expect(ohneErgebnis(pkh, von({ gezahlt: 365_00 }, { betrag: 365_00 }))).toMatchObject({
      norm: "§ 58 Abs. 2 Satz 2 RVG",
    });
    // 730,00 gezahlt und 1,3 × 374,00 = 486,20: zusammen 1.216,20; alle Gebühren 730,00 + 847,60 − 365,00 = 1.212,60;
    // übersteigend 3,60. Aus der Kasse statt 486,20 + 20,00 = 506,20 noch 502,60, mit 19 % (95,494) 598,09 statt 602,38
    const e = ergebnis(pkh, von({ gezahlt: 730_00, betrag: 730_00 }, { betrag: 365_00 }));
    expect(sacheVon(e).staatskasse).toMatchObject({ brutto: 602_38, abzug: 4_29, auszahlung: 598_09 });
  });
});

describe("Frühere Wertgebühr, von der nur der Betrag bekannt ist", () => {
  it("rechnet ihre Hälfte an", () => {
    const e = ergebnis(klage(), von({ betrag: 730_00 }));
    expect(zeilen(e)[1]).toEqual(["vorb3-4", -365_00]);
    expect(zeile(e)?.schritte).toEqual([
      { text: "Hälfte von 730,00\u00a0€ (Nr. 2300 VV)", norm: "Vorbem. 3 Abs. 4 VV", betrag: 365_00 },
    ]);
  });

  it("rechnet höchstens 0,75 aus dem Wert an", () => {
    // 0,75 × 652,00 = 489,00
    const e = ergebnis(klage(), von({ betrag: 1_200_00 }));
    expect(zeilen(e)[1]).toEqual(["vorb3-4", -489_00]);
    expect(zeile(e)?.schritte[0]?.text).toBe(
      "Hälfte von 1.200,00\u00a0€ (Nr. 2300 VV), höchstens 0,75 aus 10.000,00\u00a0€",
    );
  });

  it("nimmt für einen Teil des Werts den Teil des Betrags", () => {
    // 1,3 aus 20.000 € (1,0: 872,00) = 1.133,60; für 10.000 €: × 652/872 = 847,60, Hälfte 423,80
    const e = ergebnis(klage(), von({ betrag: 1_133_60, wert: 2_000_000 }));
    expect(zeilen(e)[1]).toEqual(["vorb3-4", -423_80]);
  });

  it("lässt Satz und Betrag nicht nebeneinander zu", () => {
    expect(ohneErgebnis(klage(), von({ betrag: 730_00, satz100: 130 }))).toMatchObject({
      feld: "anrechnungen[0].von.frueher.betrag",
    });
  });

  it("bleibt außerhalb der Rechnung beim Betrag, auch über einen Rechtswechsel", () => {
    const e = ergebnis(klage(), {
      ...von({ betrag: 600_00, auftragAm: fassung[2010] }),
      schalter: { rechtswechsel: "neues-recht" },
    });
    expect(zeilen(e)[1]).toEqual(["vorb3-4", -300_00]);
    expect(texte(e).join()).toContain("verschiedenen Fassungen");
  });

  it("bleibt mit Betrag und Wert auch neben einem festgestellten Betrag ganz bekannt", () => {
    // 847,60 gezahlt und 486,20: 1.333,80; beide Gebühren 847,60 + 847,60 − 365,00 = 1.330,20; übersteigend 3,60.
    // (506,20 − 3,60) × 1,19 = 598,09 statt 506,20 × 1,19 = 602,38
    const e = ergebnis(
      klage({ vertretung: "beigeordnet" }),
      von({ gezahlt: 847_60, wert }, { betrag: 365_00 }),
    );
    expect(sacheVon(e).staatskasse?.abzug).toBe(4_29);
  });

  it("rechnet eine Rahmengebühr mit ihrem Betrag und dessen Grenze an", () => {
    const frueher = { ...p("2302", { betrag: 837_00 }), auftragAm: fassung[2025] };
    const anrechnungen = [{ von: { frueher }, auf: { angelegenheit: "a", position: "3102" } }];
    expect(zeilen(ergebnis(sache(["3102"]), { anrechnungen }))[1]).toEqual(["vorb3-4", -225_00]);
  });

  it("rechnet eine Beratung nach § 34 RVG ganz an", () => {
    const frueher = { ...p("34", { betrag: 100_00 }), auftragAm: fassung[2025] };
    const anrechnungen = [{ von: { frueher }, auf: { angelegenheit: "a", position: "3100" } }];
    expect(zeilen(ergebnis(klage(), { anrechnungen }))[1]).toEqual(["34-2", -100_00]);
  });

  it("sagt, welche Angabe zu ihr keine Bedeutung hat", () => {
    const { vermerke } = ergebnis(klage(), von({ nr: "2303", wert, rahmen: "hoechst" }));
    expect(vermerke.map((v) => v.feld)).toEqual(["anrechnungen[0].von.frueher.rahmen"]);
  });

  it("verfällt mehr als zwei Kalenderjahre nach ihrer Erledigung", () => {
    const mit = (erledigtAm: string) => ergebnis(klage(), von({ betrag: 730_00, erledigtAm }));
    expect(zeilen(mit("2023-01-01"))).toHaveLength(2);
    expect(zeilen(mit("2022-12-31"))).toHaveLength(1);
    expect(mit("2022-12-31").vermerke).toEqual([
      {
        art: "hinweis",
        text: "Nr. 2300 VV wird nicht angerechnet: Der frühere Auftrag war am 31.12.2022 erledigt, mehr als 2 Kalenderjahre vor dem neuen.",
        norm: "§ 15 Abs. 5 Satz 2 RVG",
        feld: "anrechnungen[0]",
      },
    ]);
  });

  it("lässt einer Wertgebühr dieser Rechnung weiterhin nur den Satz", () => {
    expect(ohneErgebnis(sache([p("3100", { betrag: 1 })], { wert }))).toMatchObject({
      feld: "angelegenheiten[0].positionen[0].betrag",
    });
  });
});
