import { fassungAm, type Tag, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuenfMonatsbeginn, jahresfrist, jahresfristAsyl, revisionStpo } from "./kennzahlen.ts";
import { sgg1953, stpo1877, vwvfg1976, zpo1877, zpoReform2001 } from "./quellen.ts";
import type { Regel } from "./regel.ts";
import { ausMehreren, wieZahl } from "./regelreihe.ts";

/** A year in general; in matters of asylum the same until they had a period of their own. */
const ohneBelehrung = (am: Tag) => {
  const allgemein = fassungAm(jahresfrist, am)?.wert;
  const asyl = fassungAm(jahresfristAsyl, am)?.wert;
  const eigene = Object.values(asyl ?? {}).some((monate) => monate !== allgemein?.monate);
  return { ...allgemein, ...(eigene && { asyl }) };
};

export const verfahrensregeln = [
  {
    id: "R-BELEHR",
    name: "Fehlende oder falsche Belehrung",
    reihe: ausMehreren(
      "§ 58 Abs. 2 VwGO; § 66 Abs. 2 SGG; § 55 Abs. 2 FGO; § 356 Abs. 2 AO; § 9 Abs. 5 ArbGG",
      [jahresfrist, jahresfristAsyl],
      ohneBelehrung,
    ),
  },
  {
    id: "R-5M",
    name: "Beginn der Frist fünf Monate nach Verkündung",
    grund:
      "am Monatsende streitig (LAG-Entscheidung: zuerst 5 Monate, dann 1 Monat ab dem erreichten Tag; nach § 187 Abs. 2 BGB der Monatsletzte); sicher ist der frühere Tag",
    reihe: wieZahl(
      fuenfMonatsbeginn,
      "§§ 517, 520 Abs. 2, 548, 551 Abs. 2 Satz 3, 569 Abs. 1 Satz 2 ZPO; § 66 Abs. 1 Satz 2, § 74 Abs. 1 Satz 2 ArbGG; § 63 Abs. 3 Satz 2 FamFG",
      "mittel",
    ),
  },
  {
    id: "R-BEGR",
    name: "Begründungsfrist",
    reihe: zeitreihe({ norm: "§§ 520, 551, 544 Abs. 4 ZPO u. a.", geprueft }, [
      {
        ab: tag("1977-07-01"),
        quelle: zpo1877,
        wert: "Die Begründungsfrist läuft ab der Einlegung.",
        abSicherheit: "mittel",
      },
      { ab: tag("2002-01-01"), quelle: zpoReform2001, wert: "Die Begründungsfrist läuft ab der Zustellung." },
    ]),
  },
  {
    id: "R-345",
    name: "Begründung der Revision in Strafsachen",
    grund:
      "war das Urteil schon zugestellt, ist durch keine Entscheidung belegt, dass das verschobene Ende der Einlegungsfrist zählt; sicherer ist das Ende ohne Verschiebung",
    reihe: wieZahl(revisionStpo, "§ 345 Abs. 1, § 341, § 43 StPO", "mittel"),
  },
  {
    id: "R-STPO",
    name: "Wochen- und Monatsfristen in Strafsachen",
    reihe: zeitreihe({ norm: "§ 43 Abs. 1 StPO", geprueft }, [
      {
        ab: tag("1900-01-01"),
        quelle: stpo1877,
        wert: "Die Frist endet an dem Tag, der durch Benennung oder Zahl dem Tag ihres Beginns entspricht.",
      },
    ]),
  },
  {
    id: "R-SGG",
    name: "Beginn der Frist in Sozialsachen",
    reihe: zeitreihe({ norm: "§ 64 Abs. 1 SGG", geprueft }, [
      {
        ab: tag("1954-01-01"),
        quelle: sgg1953,
        wert: "Die Frist beginnt mit dem Tag nach der Zustellung, Eröffnung oder Verkündung.",
      },
    ]),
  },
  {
    id: "R-BEHOERDE",
    name: "Von Behörden gesetzte Frist",
    reihe: zeitreihe({ norm: "§ 31 Abs. 2 VwVfG; § 26 Abs. 2 SGB X; § 108 Abs. 2 AO", geprueft }, [
      {
        ab: tag("1977-01-01"),
        quelle: vwvfg1976,
        wert: "Die Frist beginnt mit dem Tag nach ihrer Bekanntgabe, wenn die Behörde nichts anderes mitteilt.",
      },
    ]),
  },
  {
    id: "R-RICHTER",
    name: "Richterliche Frist",
    reihe: zeitreihe({ norm: "§ 221 ZPO", geprueft }, [
      {
        ab: tag("1900-01-01"),
        quelle: zpo1877,
        wert: "Die Frist beginnt mit der Zustellung, sonst mit der Verkündung, wenn nichts anderes bestimmt ist.",
      },
    ]),
  },
] as const satisfies readonly Regel[];
