import { eugFrist, frist, revisionStpo } from "../index.ts";
import { dauer, type Fall, nw, t } from "./fall.ts";

/** Criminal and administrative-offence law, the courts of Europe. */
export const weitereFaelle: readonly Fall[] = [
  {
    titel: "Tat am 10. März: Verjährung mit Ablauf des 9. Juni",
    quelle: "OLG Koblenz, 4 ORbs 31 SsBs 1/23",
    jahr: "gewaehlt",
    nachweis: nw("entscheidung", "woertlich", "mittel"),
    rechnung: () => frist({ ereignisAm: t("2022-03-10"), dauer: dauer(3, "monat"), regime: "OWIG-VERJ" }),
    ende: "2022-06-09",
  },
  {
    titel: "Verkündung Montag, 06.04., Zustellung Dienstag, 14.04.: Begründung bis 14.05.",
    quelle: "Lernkarten zu § 345 StPO (CoboCards 3e1fz0413)",
    nachweis: nw("leitfaden", "woertlich", "mittel"),
    rechnung: () =>
      revisionStpo({ verkuendungAm: t("2009-04-06"), zustellungAm: t("2009-04-14"), ort: { land: "NW" } }),
    ende: "2009-05-14",
  },
  {
    titel: "Amtsblatt vom 1. eines Monats: die Klagefrist beginnt am 15.",
    quelle: "Streinz/Ehricke, Art. 263 AEUV Rn 33 (Beginn; zwei Monate und zehn Tage ausgezählt)",
    nachweis: nw("kommentar", "ausgezaehlt"),
    rechnung: () => eugFrist({ ereignisAm: t("2021-03-01"), amtsblatt: true }),
    ende: "2021-05-25",
  },
  {
    titel: "Tat am 10.12.2022: Bußgeldbescheid vom 14.03.2023 kommt zu spät",
    quelle:
      "AG Dortmund, Beschluss vom 11.05.2023, 729 OWi-265 Js 838/23-63/23 (Ende nach OLG Koblenz ausgezählt)",
    nachweis: nw("entscheidung", "ausgezaehlt"),
    rechnung: () => frist({ ereignisAm: t("2022-12-10"), dauer: dauer(3, "monat"), regime: "OWIG-VERJ" }),
    ende: "2023-03-09",
  },
];
