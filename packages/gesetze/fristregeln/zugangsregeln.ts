import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import {
  ao1976,
  beg4,
  besteuerung2016,
  erv2021,
  famfg2008,
  postModG2024,
  sgbx1980,
  vwvfg1976,
  zpo1877,
  zustellung2001,
} from "../quellen/fristen.ts";
import type { Regel } from "./regel.ts";

export const zugangsregeln = [
  {
    id: "R-EEB",
    name: "Elektronische Zustellung an Anwälte",
    reihe: zeitreihe({ norm: "§ 173 Abs. 3, § 175 ZPO", geprueft }, [
      { ab: tag("2002-07-01"), quelle: zustellung2001, wert: "R-EEB" },
      { ab: tag("2022-01-01"), quelle: erv2021, wert: "R-EEB" },
    ]),
  },
  {
    id: "R-173-4",
    name: "Elektronische Zustellung an Andere",
    grund: "ob ein Wochenende den Tag verschiebt, ist, soweit bekannt, nicht entschieden",
    reihe: zeitreihe({ norm: "§ 173 Abs. 4 ZPO", geprueft }, [
      { ab: tag("2022-01-01"), quelle: erv2021, wert: "R-173-4", sicherheit: "mittel" },
      { ab: tag("2025-01-01"), quelle: postModG2024, wert: "R-173-4", sicherheit: "mittel" },
    ]),
  },
  {
    id: "R-180",
    name: "Zustellung durch Einlegen in den Briefkasten",
    reihe: zeitreihe({ norm: "§ 180 ZPO", geprueft }, [
      { ab: tag("2002-07-01"), quelle: zustellung2001, wert: "R-180" },
    ]),
  },
  {
    id: "R-181",
    name: "Zustellung durch Niederlegung",
    reihe: zeitreihe({ norm: "§ 181 ZPO", geprueft }, [
      { ab: tag("2002-07-01"), quelle: zustellung2001, wert: "R-181" },
    ]),
  },
  {
    id: "R-189Z",
    name: "Heilung von Zustellungsmängeln",
    reihe: zeitreihe({ norm: "§ 189 ZPO; § 8 VwZG", geprueft }, [
      { ab: tag("2002-07-01"), quelle: zustellung2001, wert: "R-189Z" },
    ]),
  },
  {
    id: "R-188Z",
    name: "Öffentliche Zustellung",
    reihe: zeitreihe({ norm: "§ 188 ZPO; § 10 VwZG; § 40 StPO", geprueft }, [
      { ab: tag("2002-07-01"), quelle: zustellung2001, wert: "R-188Z" },
    ]),
  },
  {
    id: "R-184Z",
    name: "Aufgabe zur Post (Ausland)",
    reihe: zeitreihe({ norm: "§ 184 Abs. 2 ZPO", geprueft }, [
      { ab: tag("2002-07-01"), quelle: zustellung2001, wert: "R-184Z" },
    ]),
  },
  {
    id: "R-FIK-AO",
    name: "Bekanntgabe von Steuerbescheiden",
    reihe: zeitreihe({ norm: "§ 122 Abs. 2, 2a AO", geprueft }, [
      { ab: tag("1977-01-01"), quelle: ao1976, wert: "R-FIK-AO" },
      { ab: tag("2025-01-01"), quelle: postModG2024, wert: "R-FIK-AO" },
    ]),
  },
  {
    id: "R-FIK-ABRUF",
    name: "Bekanntgabe durch Bereitstellung zum Abruf",
    grund:
      "ob ein Wochenende den Tag verschiebt, ist für OZG und SGB X nur entsprechend beantwortet; der Übergang zum 01.01.2026 ist aus dem Gesetzestext davor und danach geschlossen",
    reihe: zeitreihe({ norm: "§ 122a Abs. 4 AO; § 9 Abs. 1 OZG; § 37 Abs. 2a SGB X", geprueft }, [
      { ab: tag("2017-01-01"), quelle: besteuerung2016, wert: "R-FIK-ABRUF", sicherheit: "mittel" },
      { ab: tag("2025-01-01"), quelle: postModG2024, wert: "R-FIK-ABRUF", sicherheit: "mittel" },
      {
        ab: tag("2026-01-01"),
        quelle: beg4,
        wert: "R-FIK-ABRUF",
        sicherheit: "mittel",
        abSicherheit: "mittel",
      },
    ]),
  },
  {
    id: "R-FIK-VWVFG",
    name: "Bekanntgabe von Verwaltungsakten",
    grund:
      "im Bundesrecht sind es seit 2025 vier Tage; Länder mit eigenem VwVfG (BW, BY, HB, HE, HH, MV, NW, SH, SL, TH) können an einem anderen Tag umgestellt haben, im Zweifel sind es drei (das frühere Ende)",
    reihe: zeitreihe({ norm: "§ 41 Abs. 2 VwVfG; § 4 Abs. 2, § 5 Abs. 7 VwZG", geprueft }, [
      { ab: tag("1977-01-01"), quelle: vwvfg1976, wert: "R-FIK-VWVFG", sicherheit: "mittel" },
      { ab: tag("2025-01-01"), quelle: postModG2024, wert: "R-FIK-VWVFG", sicherheit: "mittel" },
    ]),
  },
  {
    id: "R-FIK-SGBX",
    name: "Bekanntgabe von Sozialbescheiden",
    reihe: zeitreihe({ norm: "§ 37 Abs. 2, 2a SGB X", geprueft }, [
      { ab: tag("1981-01-01"), quelle: sgbx1980, wert: "R-FIK-SGBX" },
      { ab: tag("2025-01-01"), quelle: postModG2024, wert: "R-FIK-SGBX" },
    ]),
  },
  {
    id: "R-FIK-FAMFG",
    name: "Bekanntgabe durch Aufgabe zur Post",
    grund: "ob ein Wochenende den Tag verschiebt, ist, soweit bekannt, nicht entschieden",
    reihe: zeitreihe(
      { norm: "§ 15 Abs. 2 FamFG; §§ 270 S. 2, 321a Abs. 2 Satz 3, 357 Abs. 2, 497 Abs. 1 ZPO", geprueft },
      [
        {
          ab: tag("1977-07-01"),
          quelle: zpo1877,
          wert: "R-FIK-FAMFG",
          sicherheit: "mittel",
          abSicherheit: "mittel",
        },
        { ab: tag("2009-09-01"), quelle: famfg2008, wert: "R-FIK-FAMFG", sicherheit: "mittel" },
        { ab: tag("2025-01-01"), quelle: postModG2024, wert: "R-FIK-FAMFG", sicherheit: "mittel" },
      ],
    ),
  },
  {
    id: "R-41-4",
    name: "Öffentliche Bekanntgabe",
    reihe: zeitreihe({ norm: "§ 41 Abs. 4 VwVfG; § 122 Abs. 4 AO; § 37 Abs. 4 SGB X", geprueft }, [
      { ab: tag("1977-01-01"), quelle: vwvfg1976, wert: "R-41-4" },
    ]),
  },
  {
    id: "R-41-2A",
    name: "Bekanntgabe mit dem Tag nach dem Abruf",
    reihe: zeitreihe({ norm: "§ 41 Abs. 2a VwVfG", geprueft }, [
      { ab: tag("2017-01-01"), quelle: besteuerung2016, wert: "R-41-2A" },
    ]),
  },
] as const satisfies readonly Regel[];
