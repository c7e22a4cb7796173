import { cent } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import type { Anrechnung, RvgEingabe } from "../eingabe.ts";
import type { RvgErgebnis } from "../ergebnis.ts";
import { ergebnis, fassung, p, sache, sacheVon, schlicht, texte, vermerktexte, zeilen } from "../testing.ts";

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
    const frueher = { nr: "2300", auftragAm: fassung[2025], wert: cent(wert) };
    const e = ergebnis([mahn("3307"), klage()], {
      anrechnungen: [
        { von: { frueher }, auf: { angelegenheit: "mahn", position: "3307" } },
        auf(["mahn", "3307"], ["klage", "3100"]),
      ],
    });
    // 326,00 − 326,00 + 20,00 + 847,60 − 326,00 − 97,80 + 20,00 = 463,80 netto
    expect(e.brutto).toBe(551_92);
  });

  // 2025: 1,0 aus 5.000 € = 51,50 + 3 × 41,50 + 3 × 59,50 = 354,50; aus 10.000 € = 652,00. Die Geschäftsgebühr gibt im
  // Rechtsstreit 0,65 × 652,00 = 423,80; was davon die Mahngebühr nahm, kommt nicht noch einmal dazu.
  it("rechnet den Teil der Geschäftsgebühr, der nicht durch das Mahnverfahren ging, unmittelbar an", () => {
    const mit = (nr: string, klagewert = wert, vorwert = wert) =>
      ergebnis(
        [
          sache(["2300"], { id: "vor", wert: vorwert }),
          mahn(nr, 500_000),
          sache(["3100"], { id: "klage", wert: klagewert }),
        ],
        { anrechnungen: [auf(["vor", "2300"], ["mahn", nr]), auf(["mahn", nr], ["klage", "3100"])] },
      );
    // Nr. 3307: 0,5 = 177,25, ganz verbraucht; 423,80 − 177,25 = 246,55
    expect(zeilen(mit("3307"), "klage")).toEqual([
      ["3100", 847_60],
      ["3307", -177_25],
      ["vorb3-4", -246_55],
    ]);
    // Nr. 3305 nahm 0,65 × 354,50 = 230,43; 423,80 − 230,43 = 193,37
    expect(zeilen(mit("3305"), "klage")).toEqual([
      ["3100", 847_60],
      ["3305", -354_50],
      ["vorb3-4", -193_37],
    ]);
    // Klage 7.000 €: 5.000 € aus dem Mahnverfahren, 2.000 € unmittelbar; 0,65 × 473,50 = 307,78; − 177,25 = 130,53
    expect(zeilen(mit("3307", 700_000), "klage").at(-1)).toEqual(["vorb3-4", -130_53]);
    // Geschäftsgebühr aus 8.000 €: 3.000 € unmittelbar; 0,65 × 533,00 = 346,45; − 177,25 = 169,20
    expect(zeilen(mit("3307", wert, 800_000), "klage").at(-1)).toEqual(["vorb3-4", -169_20]);
    // Geschäftsgebühr aus 5.000 €: Sie ging ganz durch das Mahnverfahren; 230,43 − 177,25 = 53,18
    expect(zeilen(mit("3307", wert, 500_000), "klage").at(-1)).toEqual(["vorb3-4", -53_18]);
    expect(texte(mit("3307", wert, 500_000)).join()).not.toContain("unmittelbar");
  });

  it("sagt, was unmittelbar angerechnet ist und wie man es ändert", () => {
    const e = ergebnis([gg, mahn("3307", 500_000), klage()], {
      anrechnungen: [auf(["vor", "2300"], ["mahn", "3307"]), auf(["mahn", "3307"], ["klage", "3100"])],
    });
    expect(vermerktexte(e)).toContain(
      "hinweis: Von Nr. 2300 VV gingen 5.000,00 € nicht durch Nr. 3307 VV; sie sind unmittelbar auf Nr. 3100 VV angerechnet, weil deren Wert sie deckt. Betrifft Nr. 3100 VV sie nicht, geben Sie den anzurechnenden Betrag selbst an. | Vorbem. 3 Abs. 4 VV | angelegenheiten[2].positionen[0]",
    );
    const rest = sacheVon(e, "klage").zeilen.find((z) => z.angerechnet?.rest);
    expect(rest?.schritte?.map(({ text, betrag }) => [schlicht(text), betrag])).toEqual([
      ["1,0-Gebühr aus 10.000,00 €", 652_00],
      ["Hälfte von 1,3 (Nr. 2300 VV)", 423_80],
      ["davon schon auf Nr. 3307 VV angerechnet", -177_25],
      ["Rest auf die nächste Verfahrensgebühr (OLG Köln, 27.04.2009, 17 W 249/08)", 246_55],
    ]);
  });

  it("rechnet unmittelbar nur an, was kein anderer Posten der Klage schon bringt", () => {
    // Zweites Mahnverfahren über die anderen 5.000 €: Die Klage hat keinen Wert mehr, der nicht durch ein Mahnverfahren ging.
    const e = ergebnis(
      [gg, mahn("3307", 500_000), sache(["3307"], { id: "mahn2", wert: 500_000 }), klage()],
      {
        anrechnungen: [
          auf(["vor", "2300"], ["mahn", "3307"]),
          auf(["mahn", "3307"], ["klage", "3100"]),
          auf(["mahn2", "3307"], ["klage", "3100"]),
        ],
      },
    );
    expect(zeilen(e, "klage").at(-1)).toEqual(["vorb3-4", -53_18]);
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
        zahlungen: [{ betrag: cent(1_008_64), von: "mandant", angelegenheit: "vor", position: "2300" }],
      },
    );
    // Gezahlt 1.008,64 brutto = 847,60 netto auf Nr. 2300. § 49: 1,3 × 374,00 = 486,20. Zusammen 1.333,80.
    // Alle drei nach Anrechnung: 847,60 + 0 + 423,80 = 1.271,40. Übersteigend 62,40; mit 19 % 74,26.
    expect(sacheVon(e, "klage").staatskasse?.abzug).toBe(74_26);
  });
});

describe("Was eine Gebühr nicht aufnimmt, steht in einem Vermerk", () => {
  const verloren = (e: RvgErgebnis) => vermerktexte(e).filter((t) => t.includes("ohne Anrechnung"));

  // 0,65 × 652,00 = 423,80 auf 0,5 × 652,00 = 326,00; 97,80 bleiben
  it("wo keine weitere Gebühr folgt, auch bei einer früheren Gebühr und einem angegebenen Betrag", () => {
    const satz =
      "hinweis: Anzurechnen wären 423,80 € (Nr. 2300 VV); Nr. 3307 VV nimmt davon höchstens 326,00 € auf, 97,80 € bleiben ohne Anrechnung. | Vorbem. 3 Abs. 4 VV";
    const nur = ergebnis([gg, mahn("3307")], { anrechnungen: [auf(["vor", "2300"], ["mahn", "3307"])] });
    expect(verloren(nur)).toEqual([`${satz} | angelegenheiten[1].positionen[0]`]);
    const frueher = { nr: "2300", auftragAm: fassung[2025], wert: cent(wert) };
    const ziel = { angelegenheit: "mahn", position: "3307" };
    expect(verloren(ergebnis([mahn("3307")], { anrechnungen: [{ von: { frueher }, auf: ziel }] }))).toEqual([
      `${satz} | angelegenheiten[0].positionen[0]`,
    ]);
    const tituliert = [{ von: { frueher }, auf: ziel, betrag: cent(500_00) }];
    expect(verloren(ergebnis([mahn("3307")], { anrechnungen: tituliert })).join()).toContain(
      "Anzurechnen wären 500,00 € (Nr. 2300 VV); Nr. 3307 VV nimmt davon höchstens 326,00 € auf, 174,00 € bleiben",
    );
  });

  it("nicht, wo der Rest weitergeht oder alles Platz hat", () => {
    expect(verloren(kette("3307"))).toEqual([]);
    expect(verloren(kette("3305"))).toEqual([]);
  });

  // 1,0 × 652,00 auf 0,8 × 652,00 = 521,60; 130,40 bleiben
  it("wo die Mahngebühr auf eine kleinere trifft", () => {
    const e = ergebnis([gg, mahn("3305"), sache(["3101"], { id: "klage", wert })], {
      anrechnungen: [auf(["mahn", "3305"], ["klage", "3101"])],
    });
    expect(zeilen(e, "klage")).toEqual([
      ["3101", 521_60],
      ["3305", -521_60],
    ]);
    expect(verloren(e).join()).toContain(
      "Anzurechnen wären 652,00 € (Nr. 3305 VV); Nr. 3101 VV nimmt davon höchstens 521,60 € auf, 130,40 € bleiben",
    );
  });
});
