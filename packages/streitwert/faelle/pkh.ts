import { cent, tag } from "@gebuehrenportal/recht";
import type { PkhEingabe, PkhGebiet } from "../src/pkh-typen.ts";
import { abgerufen, type Quelle } from "./fall.ts";

/** A published list of allowances, applied to a party with work, spouse, an adult and a child of each age to maintain. */
export type PkhFall = {
  readonly titel: string;
  readonly quelle: Quelle;
  readonly eingabe: PkhEingabe;
  /** In cents, in this order: work, party, spouse, adult, youth, child from six on, smaller child. */
  readonly freibetraege: readonly number[];
  /** 5,000 € less all of them. */
  readonly einzusetzen: number;
};

const familie = (gebiet: PkhGebiet): PkhEingabe => ({
  bewilligungAm: tag("2023-07-03"),
  gebiet,
  einnahmen: [{ bezeichnung: "Lohn", betrag: cent(5_000_00) }],
  abzuege: [],
  erwerbstaetig: true,
  ehegatte: { einkommen: cent(0) },
  unterhaltsberechtigte: [{ alter: 19 }, { alter: 14 }, { alter: 6 }, { alter: 5 }],
});

const rechtsportal: Quelle = {
  titel: "Prozesskostenhilfe-Beträge (Stand: 01.01.2023)",
  datum: "01.01.2023",
  fundort:
    "https://www.rechtsportal.de/Familienrecht/Arbeitshilfen/Unterhaltstabellen-und-leitlinien/PKH-Betraege",
};

export const pkhFaelle: readonly PkhFall[] = [
  {
    titel: "Freibeträge 2023 im Bundesgebiet",
    quelle: {
      titel: "Prozesskostenhilfebekanntmachung 2023, Newsletter der Rechtsanwaltskammer Bamberg",
      datum: "01/2023",
      fundort: "https://newsletter.rakba.de/2023/01/prozesskostenhilfebekanntmachung-2023/",
    },
    eingabe: familie("bund"),
    freibetraege: [251_00, 552_00, 552_00, 442_00, 462_00, 383_00, 350_00],
    einzusetzen: 2_008_00,
  },
  {
    titel: "Freibeträge 2023 im Landkreis Fürstenfeldbruck",
    quelle: rechtsportal,
    eingabe: familie("fuerstenfeldbruck"),
    freibetraege: [265_00, 582_00, 582_00, 466_00, 484_00, 397_00, 365_00],
    einzusetzen: 1_859_00,
  },
  {
    titel: "Freibeträge 2023 im Landkreis München",
    quelle: rechtsportal,
    eingabe: familie("muenchen-land"),
    freibetraege: [259_00, 569_00, 569_00, 445_00, 475_00, 394_00, 360_00],
    einzusetzen: 1_929_00,
  },
  {
    titel: "Freibeträge 2023 in der Landeshauptstadt München",
    quelle: {
      titel: "Wie ermittelt sich das einzusetzende Einkommen?",
      datum: abgerufen,
      fundort: "https://recht-interessantes.de/anwaltskosten/einzusetzendes-einkommen",
    },
    eingabe: familie("muenchen-stadt"),
    freibetraege: [264_00, 580_00, 580_00, 463_00, 483_00, 397_00, 363_00],
    einzusetzen: 1_870_00,
  },
];
