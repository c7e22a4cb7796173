import { cent } from "@gebuehrenportal/recht";
import {
  abgerufen,
  eingabe,
  type Fall,
  haufe,
  p,
  rechnung,
  rechnungen,
  rvg2004,
  rvg2021,
  sache,
} from "./fall.ts";

const vernehmung = haufe(
  "§ 36 Bußgeldsachen, Rz. 44, Beispiel 9",
  "36-bussgeldsachen-b-terminsgebuehr_idesk_PI17574_HI15461621",
);

const ausserhalb = haufe(
  "§ 36 Bußgeldsachen, Rz. 111, Beispiel 42",
  "36-bussgeldsachen-dd-verfahren-mit-termin-ausserhalb-der-hauptverhandlung_idesk_PI17574_HI15461636",
);

/** Fees in Bußgeldsachen, part 5 VV, by the fine. */
export const bussgeld: readonly Fall[] = [
  {
    titel: "Verwaltungsverfahren mit Vernehmung, Bußgeld unter 60 Euro",
    quelle: { ...vernehmung, titel: `${vernehmung.titel}, I.` },
    eingabe: eingabe(sache(rvg2021, [p("5100"), p("5101"), p("5102")], { geldbusse: cent(55_00) })),
    erwartet: rechnung(
      [
        ["5100", 110_00],
        ["5101", 71_50],
        ["5102", 71_50],
        ["7002", 20_00],
      ],
      273_00,
      51_87,
      324_87,
    ),
  },
  {
    titel: "Verwaltungsverfahren mit Vernehmung, Bußgeld von 60 bis 5.000 Euro",
    quelle: { ...vernehmung, titel: `${vernehmung.titel}, II.` },
    eingabe: eingabe(sache(rvg2021, [p("5100"), p("5103"), p("5104")], { geldbusse: cent(100_00) })),
    erwartet: rechnung(
      [
        ["5100", 110_00],
        ["5103", 176_00],
        ["5104", 176_00],
        ["7002", 20_00],
      ],
      482_00,
      91_58,
      573_58,
    ),
  },

  {
    titel: "Zeugenvernehmung außerhalb der Hauptverhandlung, Bußgeld unter 60 Euro",
    quelle: { ...ausserhalb, titel: `${ausserhalb.titel}, I.` },
    eingabe: eingabe(sache(rvg2021, [p("5107"), p("5108")], { geldbusse: cent(55_00) })),
    erwartet: rechnung(
      [
        ["5107", 71_50],
        ["5108", 143_00],
        ["7002", 20_00],
      ],
      234_50,
      44_56,
      279_06,
    ),
  },
  {
    titel: "Zeugenvernehmung außerhalb der Hauptverhandlung, Bußgeld von 60 bis 5.000 Euro",
    quelle: { ...ausserhalb, titel: `${ausserhalb.titel}, II.` },
    eingabe: eingabe(sache(rvg2021, [p("5109"), p("5110")], { geldbusse: cent(500_00) })),
    erwartet: rechnung(
      [
        ["5109", 176_00],
        ["5110", 280_50],
        ["7002", 20_00],
      ],
      476_50,
      90_54,
      567_04,
    ),
  },
  {
    titel: "Zeugenvernehmung außerhalb der Hauptverhandlung, Bußgeld über 5.000 Euro",
    quelle: { ...ausserhalb, titel: `${ausserhalb.titel}, III.` },
    eingabe: eingabe(sache(rvg2021, [p("5111"), p("5112")], { geldbusse: cent(6_000_00) })),
    erwartet: rechnung(
      [
        ["5111", 220_00],
        ["5112", 352_00],
        ["7002", 20_00],
      ],
      592_00,
      112_48,
      704_48,
    ),
  },
  {
    titel: "Höhere Bußgeldandrohung erst im gerichtlichen Verfahren",
    quelle: haufe(
      "§ 36 Bußgeldsachen, Rz. 139, Beispiel 66",
      "36-bussgeldsachen-jj-abweichender-gebuehrenrahmen-im-erstinstanzlichen-gerichtlichen-verfahren_idesk_PI17574_HI15461644",
    ),
    eingabe: eingabe([
      sache(rvg2021, [p("5100"), p("5101")], { id: "behoerde", geldbusse: cent(50_00) }),
      sache(rvg2021, [p("5109"), p("5110")], { id: "gericht", geldbusse: cent(70_00) }),
    ]),
    erwartet: rechnungen(
      [
        ["5100", 110_00],
        ["5101", 71_50],
        ["7002", 20_00],
        ["5109", 176_00],
        ["5110", 280_50],
        ["7002", 20_00],
      ],
      { behoerde: 201_50, gericht: 476_50 },
    ),
    bemerkung: "Umsatzsteuer 38,29 und 90,54 EUR je Rechnung.",
  },
  {
    titel: "Mittelgebühren bei einem Bußgeld von 100 Euro nach dem Recht bis Juli 2013",
    quelle: {
      titel: "Rechtsanwalt Hospes, Kosten und Honorare in Bußgeldverfahren",
      datum: abgerufen,
      fundort: "http://ra-hospes.de/kosten6.html",
    },
    eingabe: eingabe(
      sache(rvg2004, [p("5100"), p("5103"), p("5109"), p("5110"), p("5115", { bezug: { nr: "5109" } })], {
        geldbusse: cent(100_00),
      }),
    ),
    erwartet: rechnung([
      ["5100", 85_00],
      ["5103", 135_00],
      ["5109", 135_00],
      ["5110", 215_00],
      ["5115", 135_00],
    ]),
  },
  {
    titel: "Behördliches Verfahren mit Termin, Bußgeld unter 40 Euro nach dem Recht bis Juli 2013",
    quelle: {
      titel: "Kanzlei Klawon, Honorar in Bußgeldsachen",
      datum: abgerufen,
      fundort: "https://klawon.eu/honorar-bussgeld.html",
    },
    eingabe: eingabe(sache(rvg2004, [p("5100"), p("5101"), p("5102")], { geldbusse: cent(35_00) })),
    erwartet: rechnung([
      ["5100", 85_00],
      ["5101", 55_00],
      ["5102", 55_00],
      ["7002", 20_00],
    ]),
  },
];
