import { describe, expect, it } from "vitest";
import type { Anrechnung, RvgEingabe } from "./eingabe.ts";
import { ergebnis, fassung2025, geld, p, sache, sacheVon, zeilen } from "./test-hilfe.ts";

const wert = 1_000_000;
const auf = (von: readonly [string, string], ziel: readonly [string, string]): Anrechnung => ({
  von: { angelegenheit: von[0], position: von[1] },
  auf: { angelegenheit: ziel[0], position: ziel[1] },
});
const gg = sache(["2300"], { id: "vor", wert });
const mahn = (nr: string, w = wert) => sache([nr], { id: "mahn", wert: w });
const klage = (w = wert) => sache(["3100"], { id: "klage", wert: w });
const kette = (nr: string, rest: Partial<RvgEingabe> = {}, klagewert = wert) =>
  ergebnis([gg, mahn(nr), klage(klagewert)], {
    anrechnungen: [auf(["vor", "2300"], ["mahn", nr]), auf(["mahn", nr], ["klage", "3100"])],
    ...rest,
  });

describe("Über eine Gebühr, die zu klein ist, geht der Rest weiter (OLG Köln, 27.04.2009, 17 W 249/08)", () => {
  it("rechnet 0,65 auf die 0,5 Nr. 3307 VV und den Rest auf Nr. 3100 VV an", () => {
    const e = kette("3307");
    expect(zeilen(e, "mahn")).toEqual([
      ["3307", 326_00],
      ["vorb3-4", -326_00],
    ]);
    // 0,65 × 652,00 = 423,80; davon 326,00 verbraucht, 97,80 bleiben
    expect(zeilen(e, "klage")).toEqual([
      ["3100", 847_60],
      ["3307", -326_00],
      ["vorb3-4", -97_80],
    ]);
  });

  it("leitet den Rest Schritt für Schritt her", () => {
    const rest = sacheVon(kette("3307"), "klage").zeilen.find((z) => z.angerechnet?.rest);
    expect(rest?.schritte).toEqual([
      { text: "1,0-Gebühr aus 10.000,00\u00a0€", norm: "§ 13 Abs. 1 RVG", betrag: 652_00 },
      { text: "Hälfte von 1,3 (Nr. 2300 VV)", norm: "Vorbem. 3 Abs. 4 VV", betrag: 423_80 },
      { text: "davon schon auf Nr. 3307 VV angerechnet", norm: "Vorbem. 3 Abs. 4 VV", betrag: -326_00 },
      {
        text: "Rest auf die nächste Verfahrensgebühr (OLG Köln, 27.04.2009, 17 W 249/08)",
        norm: "Vorbem. 3 Abs. 4 VV",
        betrag: 97_80,
      },
    ]);
    expect(rest?.satz100).toBeUndefined();
  });

  it("kennt keinen Rest, wenn die Nr. 3305 VV die ganze Anrechnung aufnimmt", () => {
    expect(zeilen(kette("3305"), "klage")).toEqual([
      ["3100", 847_60],
      ["3305", -652_00],
    ]);
  });

  it("nimmt den Rest nur aus dem Wert, der bis in die Klage gelangt", () => {
    // 4.000 €: 1,0 = 295,00 €; 0,65 = 191,75; 0,5 = 147,50; Rest 44,25
    expect(zeilen(kette("3307", {}, 400_000), "klage")).toEqual([
      ["3100", 383_50],
      ["3307", -147_50],
      ["vorb3-4", -44_25],
    ]);
  });

  it("rechnet auch eine Geschäftsgebühr außerhalb der Rechnung weiter an", () => {
    const frueher = { nr: "2300", auftragAm: fassung2025, wert: geld(wert) };
    const e = ergebnis([mahn("3307"), klage()], {
      anrechnungen: [
        { von: { frueher }, auf: { angelegenheit: "mahn", position: "3307" } },
        auf(["mahn", "3307"], ["klage", "3100"]),
      ],
    });
    // 326,00 − 326,00 + 20,00 + 847,60 − 326,00 − 97,80 + 20,00 = 463,80 netto
    expect(e.brutto).toBe(551_92);
  });

  it("rechnet nichts doppelt an, wenn der Rest ausdrücklich angegeben ist", () => {
    const e = kette("3307", {
      anrechnungen: [
        auf(["vor", "2300"], ["mahn", "3307"]),
        auf(["mahn", "3307"], ["klage", "3100"]),
        auf(["vor", "2300"], ["klage", "3100"]),
      ],
    });
    expect(zeilen(e, "klage")).toEqual([
      ["3100", 847_60],
      ["3307", -326_00],
      ["vorb3-4", -97_80],
    ]);
  });

  it("gibt auch den Rest der Geschäftsgebühr der Beratungshilfe weiter", () => {
    // Nr. 2503 VV: 102,00 €, Hälfte 51,00; Nr. 3307 VV aus 500 €: 0,5 × 51,50 = 25,75; Rest 25,25
    const e = ergebnis(
      [
        sache(["2503"], { id: "vor" }),
        sache(["3307"], { id: "mahn", wert: 500_00 }),
        sache(["3100"], { id: "klage", wert: 500_00 }),
      ],
      { anrechnungen: [auf(["vor", "2503"], ["mahn", "3307"]), auf(["mahn", "3307"], ["klage", "3100"])] },
    );
    expect(zeilen(e, "klage").at(-1)).toEqual(["2503-2", -25_25]);
  });

  it("kürzt bei Prozesskostenhilfe nur um das, was mit den Zahlungen über alle Gebühren hinausgeht", () => {
    const e = ergebnis(
      [gg, mahn("3307"), sache([p("3100")], { id: "klage", wert, vertretung: "beigeordnet" })],
      {
        anrechnungen: [auf(["vor", "2300"], ["mahn", "3307"]), auf(["mahn", "3307"], ["klage", "3100"])],
        zahlungen: [{ betrag: geld(1_008_64), von: "mandant", angelegenheit: "vor", position: "2300" }],
      },
    );
    // Gezahlt 1.008,64 brutto = 847,60 netto auf Nr. 2300. § 49: 1,3 × 374,00 = 486,20. Zusammen 1.333,80.
    // Alle drei nach Anrechnung: 847,60 + 0 + 423,80 = 1.271,40. Übersteigend 62,40; mit 19 % 74,26.
    expect(sacheVon(e, "klage").staatskasse?.abzug).toBe(74_26);
  });
});
