import { eingabe, type Fall, haufe, p, rechnung, rvg2013, rvg2021, sache } from "./fall.ts";

/** Collection and payment agreements: Nr. 2300 Anm. 2, 1000 Nr. 2 VV, § 31b RVG. */
export const inkasso: readonly Fall[] = [
  {
    titel: "Zahlungsvereinbarung nach Vollstreckungsandrohung über 1.860 Euro",
    quelle: haufe(
      "§ 33 Zwangsvollstreckung, Vollstreckung, Vollziehung, Rz. 87, Beispiel 48",
      "33-zwangsvollstreckung-vollstreckung-vollziehung-ve-2-gebuehren_idesk_PI17574_HI15461427",
    ),
    eingabe: eingabe(
      sache(rvg2021, [p("3309", { wert: 1_860_00 }), p("1000", { variante: "1000-2", forderung: 1_860_00 })]),
    ),
    erwartet: rechnung(
      [
        ["3309", 49_80],
        ["1000", 61_60],
        ["7002", 20_00],
      ],
      131_40,
      24_97,
      156_37,
    ),
  },
  {
    titel: "Zahlungsvereinbarung über Hauptforderung, Zinsen und Kosten",
    quelle: haufe(
      "§ 33 Zwangsvollstreckung, Vollstreckung, Vollziehung, Rz. 93, Beispiel 53",
      "33-zwangsvollstreckung-vollstreckung-vollziehung-ve-3-gegenstandswert_idesk_PI17574_HI15461428",
    ),
    eingabe: eingabe(
      sache(rvg2021, [p("3309", { wert: 5_500_00 }), p("1000", { variante: "1000-2", forderung: 5_500_00 })]),
    ),
    erwartet: rechnung(
      [
        ["3309", 117_00],
        ["1000", 155_40],
        ["7002", 20_00],
      ],
      292_40,
      55_56,
      347_96,
    ),
  },
  {
    titel: "Ratenzahlungsvereinbarung vor Oktober 2021: 1,5 aus 20 % der Forderung",
    quelle: haufe(
      "AGS 2/2018, Vergütung für Ratenzahlungsvereinbarungen in der Zwangsvollstreckung, I.",
      "ags-22018-verguetung-fuer-ratenzahlungsvereinbarungen-in-der-zwangsvollstreckung_idesk_PI17574_HI11564758",
      "2/2018",
    ),
    eingabe: eingabe(sache(rvg2013, [p("3309", { wert: 10_000_00 }), p("1000", { forderung: 10_000_00 })])),
    erwartet: rechnung(
      [
        ["3309", 167_40],
        ["1000", 225_00],
        ["7002", 20_00],
      ],
      412_40,
    ),
  },
  {
    titel: "Ratenzahlung nach Vollstreckungsbescheid: Geschäftsgebühr wird rückwärts angerechnet",
    quelle: haufe(
      "§ 4 Außergerichtliche Tätigkeiten, 11. Die rückwärts-Anrechnung der Geschäftsgebühr, I. (Scherer)",
      "4-aussergerichtliche-taetigkeiten-11-die-rueckwaerts-anrechnung-der-geschaeftsgebuehr_idesk_PI17574_HI15189003",
    ),
    eingabe: eingabe(sache(rvg2021, [p("3305"), p("3308")], { wert: 2_500_00 }), {
      anrechnungen: [
        {
          von: { frueher: { ...p("2300", { inkasso: "regel", wert: 1_250_00 }), auftragAm: rvg2021 } },
          auf: { angelegenheit: "sache", position: "3305" },
        },
      ],
    }),
    erwartet: rechnung([
      ["3305", 222_00],
      ["vorb3-4", -57_15],
    ]),
  },
];
