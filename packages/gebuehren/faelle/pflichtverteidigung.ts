import { cent } from "@gebuehrenportal/recht";
import {
  abgerufen,
  eingabe,
  type Fall,
  haufe,
  p,
  rechnung,
  rvg2004,
  rvg2013,
  rvg2021,
  sache,
  zeilen,
} from "./fall.ts";

const paragraph52 = haufe(
  "Schneider/Volpert, AnwaltKommentar RVG, § 52, A. Vergütung aus der Zeit vor der Bestellung",
  "schneidervolpert-anwaltkommentar-rvg-rvg-52-anspruc-a-verguetung-aus-der-zeit-vor-der-pflichtverteidigerbestellung_idesk_PI17574_HI14745582",
);
const ohnePauschale = { auslagen: { pauschale: false } } as const;

/** Appointed counsel, enforcement and confiscation, part 4 VV. */
export const pflichtverteidigung: readonly Fall[] = [
  {
    titel: "Pflichtverteidiger im vorbereitenden Verfahren",
    quelle: { ...paragraph52, titel: `${paragraph52.titel}, a) I.` },
    eingabe: eingabe(sache(rvg2021, [p("4100"), p("4104")], { vertretung: "bestellt", ...ohnePauschale })),
    erwartet: {
      ...rechnung([
        ["4100", 220_00],
        ["4104", 181_50],
      ]),
      staatskasse: {
        zeilen: zeilen([
          ["4100", 176_00],
          ["4104", 145_00],
        ]),
        gebuehren: cent(321_00),
      },
    },
    bemerkung: "Wahlverteidigergebühren desselben Beispiels, b) I.",
  },
  {
    titel: "Pflichtverteidiger im gerichtlichen Verfahren mit Hauptverhandlung",
    quelle: { ...paragraph52, titel: `${paragraph52.titel}, a) II.` },
    eingabe: eingabe(sache(rvg2021, [p("4106"), p("4108")], { vertretung: "bestellt", ...ohnePauschale })),
    erwartet: {
      staatskasse: {
        zeilen: zeilen([
          ["4106", 145_00],
          ["4108", 242_00],
        ]),
        gebuehren: cent(387_00),
      },
    },
  },
  {
    titel: "Pflichtverteidiger vor der Strafkammer, mehr als fünf Stunden bei Haft",
    quelle: haufe(
      "Schneider/Volpert, AnwaltKommentar RVG, VV 4114–4117, Rz. 1",
      "schneidervolpert-anwaltkommentar-rvg-rvg-vv41144117_idesk_PI17574_HI14751927",
    ),
    eingabe: eingabe(sache(rvg2021, [p("4115"), p("4116")], { vertretung: "bestellt" })),
    erwartet: {
      ...rechnung([["4115", 429_00]]),
      staatskasse: {
        zeilen: zeilen([
          ["4115", 343_00],
          ["4116", 141_00],
        ]),
      },
    },
  },
  {
    titel: "Strafvollstreckung mit Haftzuschlag, Termin",
    quelle: haufe(
      "Schneider/Volpert, AnwaltKommentar RVG, VV Vorb. 4.2, Rz. 34",
      "schneidervolpert-anwaltkommentar-rvg-rvg-vvvorb-42-3-terminsgebuehr-vv4206-4207_idesk_PI17574_HI14754793",
    ),
    eingabe: eingabe(sache(rvg2021, [p("4207")], { vertretung: "bestellt" })),
    erwartet: { ...rechnung([["4207", 223_00]]), staatskasse: { zeilen: zeilen([["4207", 178_00]]) } },
  },
  {
    titel: "Einziehung von 40.000 Euro, Wahlanwalt",
    quelle: haufe(
      "zfs 10/2018, Einziehung des Tatfahrzeugs im Verkehrsstrafrecht, G.",
      "zfs-102018-einziehung-des-tatfahrzeugs-im-verkehrsstra-g-anfall-der-zusaetzlichen-verfahrensgebuehr-nach-nr4142-vvrvg_idesk_PI17574_HI12100952",
      "10/2018",
    ),
    eingabe: eingabe(sache(rvg2013, [p("4142")], { wert: 40_000_00 })),
    erwartet: rechnung([["4142", 1_013_00]]),
  },
  {
    titel: "Haftprüfung des Pflichtverteidigers nach dem Recht bis Juli 2013",
    quelle: {
      titel: "Checklisten in Strafsachen I und II (Abrechnungsbogen)",
      datum: abgerufen,
      fundort:
        "https://www.deubner-recht.de/produkte/rvg/nav/arbeitshilfen/straf-und-bussgeldsachen-checkliste-in-strafsachen-ii-pflichtverteidiger",
    },
    eingabe: eingabe(sache(rvg2004, [p("4101"), p("4102")], { vertretung: "bestellt" })),
    erwartet: {
      ...rechnung([
        ["4101", 202_50],
        ["4102", 140_00],
      ]),
      staatskasse: {
        zeilen: zeilen([
          ["4101", 162_00],
          ["4102", 112_00],
        ]),
      },
    },
  },
];
