import { cent } from "@gebuehrenportal/recht";
import { eingabe, type Fall, haufe, p, rechnung, rvg2021, sache } from "./fall.ts";

const vernehmung = haufe(
  "§ 36 Bußgeldsachen, Rz. 44, Beispiel 9",
  "36-bussgeldsachen-b-terminsgebuehr_idesk_PI17574_HI15461621",
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
];
