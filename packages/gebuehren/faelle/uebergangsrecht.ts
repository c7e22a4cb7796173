import { tag } from "@gebuehrenportal/recht";
import { aufrechnung, eingabe, type Fall, haufe, p, rechnung, rechnungen, sache } from "./fall.ts";

/** Mandates on both sides of a change of the law (§ 60 RVG). */
export const uebergangsrecht: readonly Fall[] = [
  {
    titel: "Geschäftsgebühr nach altem Recht, Auftrag im November 2020",
    quelle: haufe(
      "AGS 8/2021, Fälle zur Anrechnung der Geschäftsgebühr, IV. Übergangsrecht, Beispiel 27",
      "ags-082021-faelle-zur-anrechnung-der-geschaeftsgebuehr-in-iv-uebergangsrecht_idesk_PI17574_HI14710321",
      "8/2021",
    ),
    eingabe: eingabe(sache(tag("2020-11-16"), [p("2300", { satz100: 150 })], { wert: 8_000_00 }), {
      leistungsende: tag("2021-01-15"),
    }),
    erwartet: rechnung(
      [
        ["2300", 684_00],
        ["7002", 20_00],
      ],
      704_00,
      133_76,
      837_76,
    ),
  },
  {
    titel: "Mahnverfahren nach altem, streitiges Verfahren nach neuem Recht 2021",
    quelle: haufe(
      "AGS 1/2021, KostRÄG 2021: Das neue Übergangsrecht, Mahnverfahren, Beispiel 23",
      "ags-012021-kostraeg-2021-das-neue-uebergangsrecht-nach-a-anwalt-des-antragstellers_idesk_PI17574_HI14402630",
      "1/2021",
    ),
    eingabe: eingabe(
      [
        sache(tag("2020-12-10"), [p("3305")], { id: "mahn", wert: 7_500_00 }),
        sache(tag("2021-01-20"), [p("3100"), p("3104")], { id: "streit", wert: 7_500_00 }),
      ],
      { anrechnungen: [aufrechnung(["mahn", "3305"], ["streit", "3100"])] },
    ),
    erwartet: rechnungen(
      [
        ["3305", 456_00],
        ["7002", 20_00],
        ["3100", 652_60],
        ["3305", -456_00],
        ["3104", 602_40],
        ["7002", 20_00],
      ],
      { mahn: 476_00, streit: 819_00 },
      { umsatzsteuer: 90_44 + 155_61, brutto: 566_44 + 974_61 },
    ),
  },
  {
    titel: "Widerspruch nach altem, Klage vor dem Sozialgericht nach neuem Recht 2021",
    quelle: haufe(
      "AGkompakt 11/2020, Anrechnung in Übergangsfällen, Betragsrahmengebühren",
      "agkompakt-112020-anrechnung-in-uebergangsfaellen-1-grundsatz_idesk_PI17574_HI14222877",
      "11/2020",
    ),
    eingabe: eingabe(
      [
        sache(tag("2020-11-16"), [p("2302")], { id: "widerspruch" }),
        sache(tag("2021-01-20"), [p("3102"), p("3106")], { id: "klage" }),
      ],
      { anrechnungen: [aufrechnung(["widerspruch", "2302"], ["klage", "3102"])] },
    ),
    erwartet: rechnungen(
      [
        ["2302", 300_00],
        ["7002", 20_00],
        ["3102", 360_00],
        ["vorb3-4", -150_00],
        ["3106", 335_00],
        ["7002", 20_00],
      ],
      { widerspruch: 320_00, klage: 565_00 },
      { umsatzsteuer: 60_80 + 107_35, brutto: 380_80 + 672_35 },
    ),
  },
  {
    titel: "Zwei Geschäftsgebühren aus altem und neuem Recht auf eine Verfahrensgebühr, § 15a Abs. 2 RVG",
    quelle: {
      titel: "Mock, KostBRÄG 2025: Änderungen der Anwaltsvergütung, RVG professionell 3/2025, Beispiel 21",
      datum: "26.03.2025",
      fundort:
        "https://beta.iww.de/infodienste/rvgprof/artikel/2025/03/kostbraeg-2025-aenderungen-der-anwaltsverguetung-fachbeitrag",
    },
    eingabe: eingabe(
      [
        sache(tag("2025-05-15"), [p("2300")], { id: "kauf", wert: 10_000_00 }),
        sache(tag("2025-06-16"), [p("2300")], { id: "darlehen", wert: 5_000_00 }),
        sache(tag("2025-07-15"), [p("3100"), p("3104")], { id: "klage", wert: 15_000_00 }),
      ],
      {
        anrechnungen: [
          aufrechnung(["kauf", "2300"], ["klage", "3100"], { wert: 10_000_00 }),
          aufrechnung(["darlehen", "2300"], ["klage", "3100"], { wert: 5_000_00 }),
        ],
      },
    ),
    erwartet: rechnungen(
      [
        ["2300", 798_20],
        ["7002", 20_00],
        ["2300", 460_85],
        ["7002", 20_00],
        ["3100", 990_60],
        ["3104", 914_40],
        ["7002", 20_00],
      ],
      { kauf: 818_20, darlehen: 480_85, klage: 1_429_70 },
    ),
    bemerkung:
      "Angerechnet werden 495,30 EUR statt 399,10 + 230,43 EUR. Die Quelle nennt die Terminsgebühr Nr. 3106; 914,40 EUR sind 1,2 nach Nr. 3104.",
  },
];
