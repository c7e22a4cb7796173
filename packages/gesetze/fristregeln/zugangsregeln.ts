import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { abrufVwvfg, fiktionen } from "./fiktionen.ts";
import { erv2021, zustellung2001 } from "./quellen.ts";
import type { Regel } from "./regel.ts";
import { ausMehreren, wieZahl, zusammen } from "./regelreihe.ts";

const formlos = fiktionen["formlos-zpo"].reihe;
const famfg = fiktionen["post-famfg"].reihe;

export const zugangsregeln = [
  {
    id: "R-EEB",
    name: "Elektronische Zustellung an Anwälte",
    reihe: zeitreihe({ norm: "§ 173 Abs. 3, § 175 ZPO", geprueft }, [
      {
        ab: tag("2002-07-01"),
        quelle: zustellung2001,
        wert: "Zugestellt ist an dem Tag, den das Empfangsbekenntnis nennt.",
      },
      {
        ab: tag("2022-01-01"),
        quelle: erv2021,
        wert: "Zugestellt ist an dem Tag, den das Empfangsbekenntnis nennt, elektronisch oder unterschrieben.",
      },
    ]),
  },
  {
    id: "R-173-4",
    name: "Elektronische Zustellung an Andere",
    grund: "ob ein Wochenende den Tag verschiebt, ist, soweit bekannt, nicht entschieden",
    reihe: wieZahl(fiktionen["elektronisch-zpo"].reihe, "§ 173 Abs. 4 ZPO", "mittel"),
  },
  {
    id: "R-180",
    name: "Zustellung durch Einlegen in den Briefkasten",
    reihe: zeitreihe({ norm: "§ 180 ZPO", geprueft }, [
      {
        ab: tag("2002-07-01"),
        quelle: zustellung2001,
        wert: "Zugestellt ist mit der Einlegung in den Briefkasten.",
      },
    ]),
  },
  {
    id: "R-181",
    name: "Zustellung durch Niederlegung",
    reihe: zeitreihe({ norm: "§ 181 ZPO", geprueft }, [
      {
        ab: tag("2002-07-01"),
        quelle: zustellung2001,
        wert: "Zugestellt ist mit der Abgabe der Mitteilung über die Niederlegung.",
      },
    ]),
  },
  {
    id: "R-189Z",
    name: "Heilung von Zustellungsmängeln",
    reihe: zeitreihe({ norm: "§ 189 ZPO; § 8 VwZG", geprueft }, [
      { ab: tag("2002-07-01"), quelle: zustellung2001, wert: "Zugestellt ist mit dem tatsächlichen Zugang." },
    ]),
  },
  {
    id: "R-188Z",
    name: "Öffentliche Zustellung",
    reihe: wieZahl(fiktionen["oeffentlich-zpo"].reihe, "§ 188 ZPO; § 10 VwZG; § 40 StPO"),
  },
  {
    id: "R-184Z",
    name: "Aufgabe zur Post (Ausland)",
    reihe: wieZahl(fiktionen["aufgabe-ausland-zpo"].reihe),
  },
  {
    id: "R-FIK-AO",
    name: "Bekanntgabe von Steuerbescheiden",
    reihe: wieZahl(fiktionen["post-ao"].reihe),
  },
  {
    id: "R-FIK-ABRUF",
    name: "Bekanntgabe durch Bereitstellung zum Abruf",
    grund:
      "ob ein Wochenende den Tag verschiebt, ist für OZG und SGB X nur entsprechend beantwortet; der Übergang zum 01.01.2026 ist aus dem Gesetzestext davor und danach geschlossen",
    reihe: wieZahl(
      fiktionen["abruf-ao"].reihe,
      "§ 122a Abs. 4 AO; § 9 Abs. 1 OZG; § 37 Abs. 2a SGB X",
      "mittel",
    ),
  },
  {
    id: "R-FIK-VWVFG",
    name: "Bekanntgabe von Verwaltungsakten",
    grund:
      "im Bundesrecht sind es seit 2025 vier Tage; Länder mit eigenem VwVfG (BW, BY, HB, HE, HH, MV, SH, SL, TH) können an einem anderen Tag umgestellt haben, im Zweifel sind es drei (das frühere Ende)",
    reihe: wieZahl(fiktionen["post-vwvfg"].reihe, "§ 41 Abs. 2 VwVfG; § 4 Abs. 2, § 5 Abs. 7 VwZG", "mittel"),
  },
  {
    id: "R-FIK-SGBX",
    name: "Bekanntgabe von Sozialbescheiden",
    reihe: wieZahl(fiktionen["post-sgbx"].reihe, "§ 37 Abs. 2, 2a SGB X"),
  },
  {
    id: "R-FIK-FAMFG",
    name: "Bekanntgabe durch Aufgabe zur Post",
    grund: "ob ein Wochenende den Tag verschiebt, ist, soweit bekannt, nicht entschieden",
    reihe: ausMehreren(
      "§ 15 Abs. 2 FamFG; §§ 270 S. 2, 321a Abs. 2 Satz 3, 357 Abs. 2, 497 Abs. 1 ZPO",
      [formlos, famfg],
      zusammen({ formlos, famfg }),
      "mittel",
    ),
  },
  {
    id: "R-41-4",
    name: "Öffentliche Bekanntgabe",
    reihe: wieZahl(
      fiktionen["oeffentlich-vwvfg"].reihe,
      "§ 41 Abs. 4 VwVfG; § 122 Abs. 4 AO; § 37 Abs. 4 SGB X",
    ),
  },
  {
    id: "R-41-2A",
    name: "Bekanntgabe mit dem Tag nach dem Abruf",
    reihe: wieZahl(abrufVwvfg),
  },
] as const satisfies readonly Regel[];
