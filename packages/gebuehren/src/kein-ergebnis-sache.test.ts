import { cent, tag } from "@gebuehrenportal/recht";
import { describe, expect, it } from "vitest";
import type { Position } from "./eingabe.ts";
import { fassung, ohneErgebnis, p, type Sachangaben, sache, schlicht } from "./testing.ts";

const wert = 1_000_000;
const stelle = "angelegenheiten[0].positionen[0]";
const antwort = (...x: Parameters<typeof ohneErgebnis>) => {
  const { grund, norm, feld } = ohneErgebnis(...x);
  return [schlicht(grund), norm, feld];
};

describe("Mehrere Positionen ohne Ergebnis", () => {
  const zweite = "angelegenheiten[0].positionen[1]";
  it.each<readonly [readonly (string | Position)[], Sachangaben, string, string, string]>([
    [
      ["3100", p("3100", { id: "b" })],
      { wert },
      "Nr. 3100 VV entsteht in derselben Angelegenheit nur einmal; für Teile des Gegenstands geben Sie je einen eigenen Wert an.",
      "§ 15 Abs. 2 RVG",
      `${zweite}.nr`,
    ],
    [
      ["3100", "3101"],
      { wert },
      "Nr. 3100 und 3101 VV entstehen in derselben Angelegenheit nicht nebeneinander aus demselben Wert; geben Sie je einen eigenen Wert an.",
      "§ 15 Abs. 2 RVG",
      `${zweite}.nr`,
    ],
    [
      ["2503", p("2503", { id: "b" })],
      {},
      "Nr. 2503 VV: Die Gebühr entsteht in derselben Angelegenheit nur einmal.",
      "§ 15 Abs. 2 RVG",
      `${zweite}.nr`,
    ],
    [
      ["4106", "4107"],
      {},
      "Nr. 4106 und 4107 VV: Die Gebühr entsteht in derselben Angelegenheit nur einmal.",
      "§ 15 Abs. 2 RVG",
      `${zweite}.nr`,
    ],
    [
      ["4108", "4110", "4111"],
      { vertretung: "bestellt" },
      "Es gibt höchstens einen Längenzuschlag für jeden Hauptverhandlungstag.",
      "Nr. 4110 VV",
      `${zweite}.anzahl`,
    ],
    [
      ["3102", p("1006", { bezug: "3102", betrag: 392_01 })],
      {},
      "392,01 € übersteigen die Bezugsgebühr von 392,00 €.",
      "Nr. 1006 VV",
      `${zweite}.betrag`,
    ],
    [
      ["3104", p("1010", { bezug: "3202" })],
      { wert },
      "Eine Terminsgebühr „3202“ nach Teil 3 VV gibt es in dieser Angelegenheit nicht.",
      "Nr. 1010 VV",
      `${zweite}.bezug`,
    ],
    [
      [p("4138", { bezug: "4139" }), p("4139", { bezug: "4138" })],
      {},
      "Die Bezüge verweisen im Kreis.",
      "Nr. 4139 VV",
      `${stelle}.bezug.bezug.bezug.bezug`,
    ],
  ])("%j %j", (positionen, rest, grund, norm, feld) => {
    expect(antwort(sache(positionen, rest))).toEqual([grund, norm, feld]);
  });
});

describe("Eine Angelegenheit ohne Ergebnis", () => {
  it.each<readonly [Sachangaben, string, string, string]>([
    [
      { auftragAm: tag("2004-06-30"), wert },
      "Für den 30.06.2004 ist keine Fassung erfasst: Bei einem unbedingten Auftrag vor dem 01.07.2004 gilt die BRAGO.",
      "§ 61 RVG",
      "auftragAm",
    ],
    [
      { auftragAm: tag("2006-06-30"), wert },
      "Für den 30.06.2006 ist keine Fassung des Vergütungsverzeichnisses erfasst; sie beginnt mit dem 01.07.2006.",
      "§ 60 RVG",
      "auftragAm",
    ],
    [
      { wert, bewilligterWert: 500_000 },
      "Einen bewilligten Wert gibt es nur bei Prozesskostenhilfe; entfernen Sie die Angabe.",
      "§ 114 ZPO",
      "bewilligterWert",
    ],
    [
      { wert, auslagen: { entgelte: cent(5_00), pauschale: true } },
      "Entgelte können einzeln (Nr. 7001 VV) oder pauschal (Nr. 7002 VV) gefordert werden, nicht beides.",
      "Nr. 7002 VV",
      "auslagen.pauschale",
    ],
  ])("%j", (rest, grund, norm, feld) => {
    expect(antwort(sache(["3100"], rest))).toEqual([grund, norm, `angelegenheiten[0].${feld}`]);
  });

  it("braucht einen Tag des Auftrags", () => {
    const { auftragAm: _, ...ohneTag } = sache(["3100"], { wert });
    expect(antwort(ohneTag)).toEqual([
      "Geben Sie den Tag des unbedingten Auftrags an; er bestimmt, welche Fassung gilt.",
      "§ 60 Abs. 1 Satz 1 RVG",
      "angelegenheiten[0].auftragAm",
    ]);
  });

  it("kennt vor dem RVG auch keinen Umsatzsteuersatz", () => {
    expect(antwort(sache(["2501"]), { leistungsende: tag("2004-06-30") })).toEqual([
      "Für den 30.06.2004 ist kein Umsatzsteuersatz erfasst.",
      "§ 12 Abs. 1 UStG",
      "leistungsende",
    ]);
  });
});

describe("Eine Anrechnung ohne Ergebnis", () => {
  const mit = (von: string, auf: string, rest = {}) =>
    antwort([sache([von], { id: "v", wert }), sache([auf], { wert })], {
      anrechnungen: [
        {
          von: { angelegenheit: "v", position: von },
          auf: { angelegenheit: "a", position: auf },
          ...rest,
        },
      ],
    });
  it.each<readonly [string, string, string | undefined, string, string]>([
    ["2300", "3100", "x", "Eine Anrechnungsregel „x“ gibt es nicht.", "anrechnungen[0].regel"],
    [
      "2300",
      "3104",
      undefined,
      "Eine Anrechnung von Nr. 2300 auf Nr. 3104 VV kennt das Gesetz in dieser Fassung nicht.",
      "anrechnungen[0]",
    ],
    [
      "2300",
      "3100",
      "3305",
      "Eine Anrechnung von Nr. 2300 auf Nr. 3100 VV kennt das Gesetz in dieser Fassung nicht.",
      "anrechnungen[0]",
    ],
    [
      "3100",
      "3100",
      undefined,
      "Für die Anrechnung von Nr. 3100 auf Nr. 3100 VV kommen mehrere Regeln in Betracht: 3100-1 (Nr. 3100 Anm. 1 VV), 3100-2 (Nr. 3100 Anm. 2 VV), vorb3-5 (Vorbem. 3 Abs. 5 VV), vorb3-6 (Vorbem. 3 Abs. 6 VV), vorb3-7 (Vorbem. 3 Abs. 7 VV). Geben Sie die Regel an.",
      "anrechnungen[0].regel",
    ],
    [
      "3104",
      "3104",
      undefined,
      "Für die Anrechnung von Nr. 3104 auf Nr. 3104 VV kommen mehrere Regeln in Betracht: 3104-2 (Nr. 3104 Anm. 2 VV), 3104-4 (Nr. 3104 Anm. 4 VV). Geben Sie die Regel an.",
      "anrechnungen[0].regel",
    ],
  ])("von %s auf %s (%s)", (von, auf, regel, grund, feld) => {
    expect(mit(von, auf, regel === undefined ? {} : { regel })).toEqual([grund, "§ 15a RVG", feld]);
  });
});

describe("Ein Verweis einer Anrechnung ohne Ergebnis", () => {
  const v = sache(["2300"], { id: "v", wert });
  const z = sache(["3100", p("3104", { id: "t" }), p("1003", { id: "t2", wert: 1 })], { wert });
  const mit = (von: object, auf: object, faelle = [v, z]) =>
    antwort(faelle, { anrechnungen: [{ von, auf }] as never });
  const gg = { angelegenheit: "v", position: "2300" };
  const klage = { angelegenheit: "a", position: "3100" };
  it("nennt Angelegenheit und Position, die es nicht gibt", () => {
    const angelegenheit = ["Eine Angelegenheit „x“ gibt es nicht.", "§ 15a RVG"];
    const position = ["Eine Position „x“ gibt es in dieser Angelegenheit nicht.", "§ 15a RVG"];
    expect(mit({ ...gg, angelegenheit: "x" }, klage)).toEqual([
      ...angelegenheit,
      "anrechnungen[0].von.angelegenheit",
    ]);
    expect(mit(gg, { ...klage, angelegenheit: "x" })).toEqual([
      ...angelegenheit,
      "anrechnungen[0].auf.angelegenheit",
    ]);
    expect(mit({ ...gg, position: "x" }, klage)).toEqual([...position, "anrechnungen[0].von.position"]);
    expect(mit(gg, { ...klage, position: "x" })).toEqual([...position, "anrechnungen[0].auf.position"]);
  });
  it("verlangt eine Kennung, wo mehrere Positionen gemeint sein können", () => {
    const zwei = sache([p("3100", { wert: 500_000 }), p("3100", { wert: 300_000 })]);
    expect(mit(gg, klage, [v, zwei])).toEqual([
      "„3100“ bezeichnet mehrere Positionen; geben Sie jeder eine Kennung.",
      "§ 15a RVG",
      "anrechnungen[0].auf.position",
    ]);
  });
  it("rechnet keine Gebühr auf sich selbst an", () => {
    expect(mit(gg, gg)).toEqual([
      "Eine Gebühr kann nicht auf sich selbst angerechnet werden.",
      "§ 15a RVG",
      "anrechnungen[0].auf",
    ]);
  });
  it("braucht für die Differenzgebühr die frühere Angelegenheit", () => {
    const frueher = { ...p("3101", { wert: 500_000 }), auftragAm: fassung[2025] };
    expect(antwort(z, { anrechnungen: [{ regel: "3101-1", von: { frueher }, auf: klage }] })).toEqual([
      "Was Nr. 3101 VV mehr gab, ergibt sich nur neben den anderen Gebühren: Nehmen Sie die frühere Angelegenheit in die Berechnung auf.",
      "Nr. 3101 Anm. 1 VV",
      "anrechnungen[0].von",
    ]);
  });
});

describe("Eine frühere Gebühr ohne Ergebnis", () => {
  const anrechnung = (frueher: Position, rest = {}) => ({
    anrechnungen: [
      {
        von: { frueher: { auftragAm: fassung[2025], ...frueher } },
        auf: { angelegenheit: "a", position: "3100" },
        ...rest,
      },
    ],
  });
  it("nimmt Satz oder Betrag, nicht beides", () => {
    const x = anrechnung(p("2300", { betrag: 730_00, satz100: 130 }));
    expect(antwort(sache(["3100"], { wert }), x)).toEqual([
      "Geben Sie den Satz oder den Betrag der früheren Gebühr an, nicht beides.",
      "Nr. 2300 VV",
      "anrechnungen[0].von.frueher.betrag",
    ]);
  });
  it("braucht die ganze Gebühr, wenn auf sie gezahlt ist und nur ein Teil feststeht", () => {
    const x = anrechnung({ ...p("2300"), gezahlt: cent(365_00) } as Position, { betrag: cent(365_00) });
    expect(antwort(sache(["3100"], { wert }), x)).toEqual([
      "Wie weit eine Zahlung den Anspruch gegen die Staatskasse mindert, hängt von der ganzen früheren Gebühr ab: Geben Sie ihren Betrag oder ihren Wert an.",
      "§ 58 Abs. 2 Satz 2 RVG",
      "anrechnungen[0].von.frueher.betrag",
    ]);
  });
});
