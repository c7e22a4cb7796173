import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { bgb1896, sonnabend1965, zpo1877 } from "../quellen/fristen.ts";
import type { Regel } from "./regel.ts";

export const grundregeln = [
  {
    id: "R-187-1",
    name: "Frist ab einem Ereignis",
    reihe: zeitreihe({ norm: "§ 187 Abs. 1 BGB", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "R-187-1" },
    ]),
  },
  {
    id: "R-187-2",
    name: "Frist ab dem Beginn eines Tages",
    reihe: zeitreihe({ norm: "§ 187 Abs. 2 BGB", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "R-187-2" },
    ]),
  },
  {
    id: "R-188-3",
    name: "Fehlender Monatstag",
    reihe: zeitreihe({ norm: "§ 188 Abs. 3 BGB; § 43 Abs. 1 StPO; § 64 Abs. 2 Satz 2 SGG", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "R-188-3" },
    ]),
  },
  {
    id: "R-189",
    name: "Halbes Jahr, Vierteljahr, halber Monat",
    reihe: zeitreihe({ norm: "§ 189 BGB", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "R-189" },
    ]),
  },
  {
    id: "R-190",
    name: "Verlängerung",
    reihe: zeitreihe({ norm: "§ 190 BGB; § 224 Abs. 3 ZPO; § 65 SGG", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "R-190" },
    ]),
  },
  {
    id: "R-191",
    name: "Nicht zusammenhängende Zeiträume",
    reihe: zeitreihe({ norm: "§ 191 BGB", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "R-191" },
    ]),
  },
  {
    id: "R-192",
    name: "Anfang, Mitte und Ende des Monats",
    reihe: zeitreihe({ norm: "§ 192 BGB", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "R-192" },
    ]),
  },
  {
    id: "R-193",
    name: "Wochenende oder Feiertag am Ende der Frist",
    reihe: zeitreihe(
      {
        norm: "§ 193 BGB; § 222 Abs. 2 ZPO; § 57 Abs. 2 VwGO; § 64 Abs. 3 SGG; § 54 Abs. 2 FGO; § 43 Abs. 2 StPO; § 16 Abs. 2 FamFG; § 31 Abs. 3 VwVfG; § 26 Abs. 3 SGB X; § 108 Abs. 3 AO; § 77b Abs. 1 StGB",
        geprueft,
      },
      [
        { ab: tag("1900-01-01"), quelle: bgb1896, wert: "R-193" },
        { ab: tag("1965-10-01"), quelle: sonnabend1965, wert: "R-193" },
      ],
    ),
  },
  {
    id: "R-193-NEIN",
    name: "Ausnahmen von der Verschiebung",
    reihe: zeitreihe({ norm: "§ 193 BGB", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "R-193-NEIN" },
    ]),
  },
  {
    id: "R-193-VERJ",
    name: "Ende der Verjährung am Wochenende",
    reihe: zeitreihe({ norm: "§ 193 BGB analog; §§ 195, 199 BGB", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "R-193-VERJ" },
    ]),
  },
  {
    id: "R-ORT",
    name: "Maßgebender Ort für Feiertage",
    reihe: zeitreihe({ norm: "§ 222 Abs. 2 ZPO; § 193 BGB", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "R-ORT" },
    ]),
  },
  {
    id: "R-WERKTAG",
    name: "Heiligabend und Silvester",
    reihe: zeitreihe({ norm: "Landesfeiertagsgesetze", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "R-WERKTAG" },
    ]),
  },
  {
    id: "R-STUNDEN",
    name: "Stundenfristen",
    grund: "dass die angebrochene Stunde nicht zählt, ist nur aus § 187 Abs. 1 BGB hergeleitet",
    reihe: zeitreihe(
      { norm: "§ 222 Abs. 3 ZPO gegen § 31 Abs. 6 VwVfG, § 26 Abs. 6 SGB X, § 108 Abs. 6 AO", geprueft },
      [{ ab: tag("1900-01-01"), quelle: zpo1877, wert: "R-STUNDEN", sicherheit: "mittel" }],
    ),
  },
  {
    id: "R-TAGESENDE",
    name: "Ende der Frist um 24 Uhr",
    reihe: zeitreihe({ norm: "§ 188 Abs. 1 BGB", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "R-TAGESENDE" },
    ]),
  },
] as const satisfies readonly Regel[];
