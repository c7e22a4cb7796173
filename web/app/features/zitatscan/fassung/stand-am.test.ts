import { reihen as forderung } from "@gebuehrenportal/gesetze/reihen/forderung.ts";
import { reihen as fristreihen } from "@gebuehrenportal/gesetze/reihen/fristen.ts";
import { reihen as gebuehren } from "@gebuehrenportal/gesetze/reihen/gebuehren.ts";
import { reihen as gerichtskosten } from "@gebuehrenportal/gesetze/reihen/gerichtskosten.ts";
import { reihen as streitwert } from "@gebuehrenportal/gesetze/reihen/streitwert.ts";
import { reihen as versorgungsausgleich } from "@gebuehrenportal/gesetze/reihen/versorgungsausgleich.ts";
import { laendernamen, tag } from "@gebuehrenportal/recht";
import { zitate } from "@gebuehrenportal/zitate";
import { vollregister } from "@gebuehrenportal/zitate/vollregister";
import { describe, expect, test } from "vitest";
import { orte } from "./bezug.ts";
import { kosten } from "./kosten.ts";
import { standAm } from "./stand-am.ts";
import { verfahren } from "./verfahren.ts";

const heute = tag("2026-11-23");
const stand = (zitat: string, am: string) => {
  const [norm] = zitate(zitat, vollregister).flatMap(({ normen }) => normen);
  if (!norm) throw new Error(zitat);
  return standAm(norm, tag(am), heute);
};
const saetze = (zitat: string, am: string) =>
  stand(zitat, am).map(({ satz }) => satz.replaceAll("\u00a0", " "));

describe("Was am Tag des Schriftstücks galt", () => {
  // Amounts of the gazettes: § 13 RVG for 10,000 € 486, 558, 614 and 652 €; § 34 GKG 241, 266, 283 €.
  test.each([
    [
      "§ 13 RVG",
      "2019-05-06",
      "Wertgebühren: in der damaligen Fassung anders: 1,0-Gebühr bei 10.000,00 € Wert: 558,00 €; heute 1,0-Gebühr bei 10.000,00 € Wert: 652,00 € (seit 01.06.2025).",
    ],
    [
      "§ 34 Abs. 1 GKG",
      "2019-05-06",
      "Gerichtsgebühren nach dem Streitwert: in der damaligen Fassung anders: 1,0-Gebühr bei 10.000,00 € Wert: 241,00 €; heute 1,0-Gebühr bei 10.000,00 € Wert: 283,00 € (seit 01.06.2025).",
    ],
    [
      "§ 23 Nr. 1 GVG",
      "2025-12-31",
      "Zuständigkeit der Amtsgerichte: in der damaligen Fassung anders: bis 5.000,00 €; heute bis 10.000,00 € (seit 01.01.2026).",
    ],
    [
      "§ 511 Abs. 2 Nr. 1 ZPO",
      "2020-01-01",
      "Berufungssumme: in der damaligen Fassung anders: über 600,00 €; heute über 1.000,00 € (seit 01.01.2026).",
    ],
    [
      "§ 288 Abs. 2 BGB",
      "2010-01-01",
      "Verzugszinsen unter Unternehmern: in der damaligen Fassung anders: 8 Prozentpunkte über dem Basiszinssatz; heute 9 Prozentpunkte über dem Basiszinssatz (seit 29.07.2014).",
    ],
    ["§ 288 Abs. 5 BGB", "2014-07-28", "Verzugspauschale: erst seit 29.07.2014; heute 40,00 €."],
    ["§ 288 Abs. 5 BGB", "2014-07-29", "Verzugspauschale: damals wie heute 40,00 €."],
    [
      "§ 247 BGB",
      "2020-02-01",
      "Basiszinssatz: in der damaligen Fassung anders: −0,88 %; heute 1,52 % (seit 01.07.2026).",
    ],
    [
      "§ 41 Abs. 2 VwVfG",
      "2024-12-31",
      "Bekanntgabe nach § 41 Abs. 2 VwVfG: in der damaligen Fassung anders: 3 Tage; heute 4 Tage (seit 01.01.2025).",
    ],
    [
      "Art. 35 Abs. 1 EMRK",
      "2021-01-01",
      "Beschwerde zum Europäischen Gerichtshof für Menschenrechte: in der damaligen Fassung anders: 6 Monate; heute 4 Monate (seit 01.02.2022).",
    ],
    [
      "Nr. 7003 VV RVG",
      "2015-01-01",
      "Fahrtkosten je Kilometer: in der damaligen Fassung anders: 0,30 €; heute 0,42 € (seit 01.01.2021).",
    ],
    [
      "Nr. 3100 VV RVG",
      "2019-05-06",
      "Gebühr Nr. 3100 VV RVG: Satz gleich (1,3); der Betrag folgt der Tabelle, die sich geändert hat (§ 13 Abs. 1 RVG): damals 1,3 (bei 10.000,00 € Wert 725,40 €); heute 1,3 (bei 10.000,00 € Wert 847,60 €) (seit 01.06.2025).",
    ],
    [
      "Nr. 3103 VV RVG",
      "2012-01-01",
      "Gebühr Nr. 3103 VV RVG: weggefallen am 01.08.2013; damals 20,00 € bis 320,00 €.",
    ],
    [
      "Nr. 1210 KV GKG",
      "2019-05-06",
      "Nr. 1210 KV GKG: Satz gleich (3,0); der Betrag folgt der Tabelle, die sich geändert hat (§ 34 Abs. 1 GKG): damals 3,0 (bei 10.000,00 € Wert 723,00 €); heute 3,0 (bei 10.000,00 € Wert 849,00 €) (seit 01.06.2025).",
    ],
    // 3,0 aus 196 € (§ 34 GKG bis Juli 2013); Nr. 2115 war vom 01.01.2013 bis zum 17.01.2017 leer
    [
      "Nr. 1210 KV GKG",
      "2012-10-01",
      "Nr. 1210 KV GKG: Satz gleich (3,0); der Betrag folgt der Tabelle, die sich geändert hat (§ 34 Abs. 1 GKG): damals 3,0 (bei 10.000,00 € Wert 588,00 €); heute 3,0 (bei 10.000,00 € Wert 849,00 €) (seit 01.06.2025).",
    ],
    // Unter diesen Nummern stand etwas anderes: § 813b ZPO, § 765a ZPO (heute Nr. 2113), der Drittgläubiger.
    [
      "Nr. 2113 KV GKG",
      "2012-10-01",
      "Nr. 2113 KV GKG: hatte damals einen anderen Inhalt: 15,00 €; der heutige gilt seit 18.01.2017: 24,00 €.",
    ],
    [
      "Nr. 2112 KV GKG",
      "2014-10-01",
      "Nr. 2112 KV GKG: hatte damals einen anderen Inhalt, der später Nr. 2113 wurde: 20,00 €; der heutige gilt seit 18.01.2017: 40,00 €.",
    ],
    [
      "Nr. 2115 KV GKG",
      "2012-10-01",
      "Nr. 2115 KV GKG: hatte damals einen anderen Inhalt: 15,00 €; der heutige gilt seit 18.01.2017: 38,00 €.",
    ],
    [
      "Nr. 9019 KV GKG",
      "2020-01-01",
      "Nr. 9019 KV GKG: hatte damals einen anderen Inhalt: 15,00 €; der heutige gilt seit 19.07.2024.",
    ],
    [
      "Nr. 2112 KV GKG",
      "2019-10-01",
      "Nr. 2112 KV GKG: in der damaligen Fassung anders: 33,00 €; heute 40,00 € (seit 01.06.2025).",
    ],
    [
      "§ 18 Abs. 1 SGB IV",
      "2001-12-31",
      "Bezugsgröße: in der damaligen Fassung anders: 4.480,00 DM im Monat; heute 3.955,00 € im Monat (seit 01.01.2026).",
    ],
    [
      "§ 18 Abs. 1 SGB IV",
      "1983-12-31",
      "Bezugsgröße: für diesen Tag ist keine Fassung erfasst, erst ab 01.01.1984; heute 3.955,00 € im Monat.",
    ],
    [
      "§ 159 SGB VI",
      "2001-12-31",
      "Beitragsbemessungsgrenze: in der damaligen Fassung anders: 104.400,00 DM im Jahr; heute 101.400,00 € im Jahr (seit 01.01.2026).",
    ],
    [
      "§ 68 SGB VI",
      "1992-12-31",
      "Aktueller Rentenwert: in der damaligen Fassung anders: 42,63 DM, im Beitrittsgebiet 26,57 DM; heute 42,52 € (seit 01.07.2026).",
    ],
    [
      "§ 68 SGB VI",
      "1993-01-01",
      "Aktueller Rentenwert: in der damaligen Fassung anders: 42,63 DM; heute 42,52 € (seit 01.07.2026).",
    ],
    [
      "§ 68 SGB VI",
      "2002-06-30",
      "Aktueller Rentenwert: in der damaligen Fassung anders: 25,31406 €, im Beitrittsgebiet 22,06224 €; heute 42,52 € (seit 01.07.2026).",
    ],
    [
      "§ 52 Abs. 4 GKG",
      "2013-07-31",
      "Mindeststreitwert der Finanzgerichte: in der damaligen Fassung anders: 1.000,00 €; heute 1.500,00 € (seit 01.08.2013).",
    ],
    ["§ 52 Abs. 4 GKG", "2013-08-01", "Mindeststreitwert der Finanzgerichte: damals wie heute 1.500,00 €."],
    ["Nr. 2115 KV GKG", "2014-10-01", "Nr. 2115 KV GKG: erst seit 18.01.2017; heute 38,00 €."],
    ["Nr. 2116 KV GKG", "2012-10-01", "Nr. 2116 KV GKG: weggefallen am 01.01.2013; damals 15,00 €."],
    [
      "Nr. 1008 VV RVG",
      "2019-05-06",
      "Gebühr Nr. 1008 VV RVG: Satz gleich (0,3 je weitere Person, höchstens 2,0); der Betrag folgt der Tabelle, die sich geändert hat (§ 13 Abs. 1 RVG): damals 0,3 je weitere Person, höchstens 2,0 (bei 10.000,00 € Wert 167,40 €); heute 0,3 je weitere Person, höchstens 2,0 (bei 10.000,00 € Wert 195,60 €) (seit 01.06.2025).",
    ],
    [
      "Nr. 21100 KV GNotKG",
      "2019-05-06",
      "Nr. 21100 KV GNotKG: damals wie heute 2,0 (bei 10.000,00 € Wert 150,00 €).",
    ],
    [
      "§ 19 GrEStG",
      "2020-01-01",
      "Frist: Anzeige nach GrEStG: in der damaligen Fassung anders: 2 Wochen; heute 1 Monat (seit 01.07.2026).",
    ],
    [
      "§ 34 GKG",
      "2004-01-01",
      "Gesetz jünger als das Dokument. GKG gilt seit 01.07.2004 (BGBl. I 2004 S. 718); damals galt: Gerichtskostengesetz von 1957 in der Fassung von 1975.",
    ],
    [
      "§ 247 BGB",
      "2001-12-31",
      "Basiszinssatz: für diesen Tag ist keine Fassung erfasst, erst ab 01.01.2002; heute 1,52 %.",
    ],
  ])("%s am %s", (zitat, am, satz) => {
    expect(saetze(zitat, am)[0]).toBe(satz);
  });

  test("Quelle, Tag und der Grund, warum ein anderer Tag zählen kann, stehen dabei", () => {
    expect(stand("§ 13 Abs. 1 RVG", "2019-05-06")[0]).toMatchObject({
      norm: "§ 13 Abs. 1 RVG",
      urteil: "anders",
      damals: { ab: "2013-08-01", quelle: { fundstelle: expect.stringContaining("BGBl. I") } },
      heute: { ab: "2025-06-01" },
      massgeblich: "Für Anwaltsgebühren zählt der Tag des Auftrags (§ 60 RVG).",
    });
  });

  test("Wer nur den Paragraphen nennt, bekommt alle seine Werte, wer den Absatz nennt, nur dessen", () => {
    const titel = (zitat: string) => stand(zitat, "2020-01-01").map((einer) => einer.titel);
    expect(titel("§ 13 RVG")).toEqual([
      "Wertgebühren",
      "Mindestbetrag einer Gebühr",
      "Inkasso unbestrittener Kleinforderungen (§ 13 Abs. 2 RVG)",
    ]);
    expect(titel("§ 13 Abs. 3 RVG")).toEqual(["Mindestbetrag einer Gebühr"]);
    expect(titel("§ 13 Abs. 1 GKG")).toEqual([]);
    expect(titel("§ 823 BGB")).toEqual([]);
  });
});

test("Was zwei Anmerkungen einer Nummer gleich sagen, steht einmal da", () => {
  expect(saetze("Nr. 3104 VV RVG", "2020-10-14").slice(1)).toEqual([
    "Anrechnung einer Gebühr: damals wie heute.",
  ]);
});

describe("Die Orte einer Reihe", () => {
  test.each([
    ["§ 122 Abs. 2, 2a AO", ["§ 122 2 AO", "§ 122 2a AO"]],
    ["Nr. 4142, 5116 VV", ["Nr 4142  VV RVG", "Nr 5116  VV RVG"]],
    ["§ 36 Abs. 3, § 46 Abs. 3 FamGKG", ["§ 36 3 FamGKG", "§ 46 3 FamGKG"]],
    ["Vorbem. 2.3 Abs. 4 VV", ["Vorbem 2.3 4 VV RVG"]],
    ["§§ 159, 160 SGB VI", ["§ 159  SGB VI", "§ 160  SGB VI"]],
    ["§ 41 Abs. 2a VwVfG", ["§ 41 2a VwVfG"]],
  ])("%s", (norm, erwartet) => {
    expect(orte(norm).map(({ einheit, nr, abs = "", abbr }) => `${einheit} ${nr} ${abs} ${abbr}`)).toEqual(
      erwartet,
    );
  });
});

test("Jede Reihe, die sich geändert hat, ist dabei oder steht hier mit ihrem Grund", () => {
  const gezeigt = new Set(
    [...kosten, ...verfahren].flatMap(({ reihe, zuvor }) => [reihe, ...(zuvor ? [zuvor.reihe] : [])]),
  );
  const alle = [
    ...gebuehren,
    ...gerichtskosten,
    ...forderung,
    ...streitwert,
    ...versorgungsausgleich,
    ...fristreihen,
  ].filter(({ reihe }) => reihe.fassungen.length > 1 && !gezeigt.has(reihe));
  const feiertage = new RegExp(
    ` in (?:${Object.values(laendernamen).join("|")})$| am Gerichtshof der Europäischen`,
  );
  expect(alle.map(({ titel }) => titel).filter((titel) => !feiertage.test(titel))).toEqual([
    // A duty with the ways around it, no amount.
    "E-Rechnung, Übergang",
    // Lists of numbers and of courts, which no single amount sums up.
    "Kostennummern der Vollstreckungsmaßnahmen",
    "Zuständigkeit ohne Rücksicht auf den Wert",
    // Two numbers of each year.
    "Umrechnungsfaktoren im Versorgungsausgleich",
    // Rules of counting; their amounts are told at the norms they stand in.
    "Wochenende oder Feiertag am Ende der Frist",
    "Elektronische Zustellung an Anwälte",
    "Elektronische Zustellung an Andere",
    "Bekanntgabe von Steuerbescheiden",
    "Bekanntgabe durch Bereitstellung zum Abruf",
    "Bekanntgabe von Verwaltungsakten",
    "Bekanntgabe von Sozialbescheiden",
    "Bekanntgabe durch Aufgabe zur Post",
    "Fehlende oder falsche Belehrung",
    "Beginn der Frist fünf Monate nach Verkündung",
    "Begründungsfrist",
    "Begründung der Revision in Strafsachen",
    "Verjährung zum Jahresende",
    "Kündigungsfristen und Werktage",
    "Beschwerde zum Europäischen Gerichtshof für Menschenrechte",
    "Spätester Beginn der Rechtsmittelfrist",
  ]);
});
