import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { bruchteile, endverschiebung, monatsmitte, zaehlwerte } from "./kennzahlen.ts";
import { bgb1896, zpo1877 } from "./quellen.ts";
import type { Regel } from "./regel.ts";
import { wieZahl } from "./regelreihe.ts";

export const grundregeln = [
  {
    id: "R-187-1",
    name: "Frist ab einem Ereignis",
    reihe: zeitreihe({ norm: "§ 187 Abs. 1 BGB", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "Der Tag des Ereignisses zählt nicht mit." },
    ]),
  },
  {
    id: "R-187-2",
    name: "Frist ab dem Beginn eines Tages",
    reihe: zeitreihe({ norm: "§ 187 Abs. 2 BGB", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "Der erste Tag zählt mit." },
    ]),
  },
  {
    id: "R-188-3",
    name: "Fehlender Monatstag",
    reihe: zeitreihe({ norm: "§ 188 Abs. 3 BGB; § 43 Abs. 1 StPO; § 64 Abs. 2 Satz 2 SGG", geprueft }, [
      {
        ab: tag("1900-01-01"),
        quelle: bgb1896,
        wert: "Fehlt der Tag im letzten Monat, endet die Frist mit dem letzten Tag dieses Monats.",
      },
    ]),
  },
  {
    id: "R-189",
    name: "Halbes Jahr, Vierteljahr, halber Monat",
    reihe: wieZahl(bruchteile),
  },
  {
    id: "R-190",
    name: "Verlängerung",
    reihe: zeitreihe({ norm: "§ 190 BGB; § 224 Abs. 3 ZPO; § 65 SGG", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "Die neue Frist läuft ab dem Ablauf der vorigen." },
    ]),
  },
  {
    id: "R-191",
    name: "Nicht zusammenhängende Zeiträume",
    reihe: wieZahl(zaehlwerte),
  },
  {
    id: "R-192",
    name: "Anfang, Mitte und Ende des Monats",
    reihe: wieZahl(monatsmitte),
  },
  {
    id: "R-193",
    name: "Wochenende oder Feiertag am Ende der Frist",
    reihe: endverschiebung,
  },
  {
    id: "R-193-NEIN",
    name: "Ausnahmen von der Verschiebung",
    reihe: zeitreihe({ norm: "§ 193 BGB", geprueft }, [
      {
        ab: tag("1900-01-01"),
        quelle: bgb1896,
        wert: "Kündigungsfristen, von Behörden genannte Tage und Zeiträume einer Leistung enden auch am Wochenende.",
      },
    ]),
  },
  {
    id: "R-193-VERJ",
    name: "Ende der Verjährung am Wochenende",
    reihe: zeitreihe({ norm: "§ 193 BGB analog; §§ 195, 199 BGB", geprueft }, [
      {
        ab: tag("1900-01-01"),
        quelle: bgb1896,
        wert: "Auch das Ende der Verjährung verschiebt sich auf den nächsten Werktag.",
      },
    ]),
  },
  {
    id: "R-ORT",
    name: "Maßgebender Ort für Feiertage",
    reihe: zeitreihe({ norm: "§ 222 Abs. 2 ZPO; § 193 BGB", geprueft }, [
      {
        ab: tag("1900-01-01"),
        quelle: bgb1896,
        wert: "Es zählen die Feiertage des Ortes, an dem die Frist zu wahren ist.",
      },
    ]),
  },
  {
    id: "R-WERKTAG",
    name: "Heiligabend und Silvester",
    reihe: zeitreihe({ norm: "Landesfeiertagsgesetze", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "Heiligabend und Silvester sind Werktage." },
    ]),
  },
  {
    id: "R-STUNDEN",
    name: "Stundenfristen",
    grund: "dass die angebrochene Stunde nicht zählt, ist nur aus § 187 Abs. 1 BGB hergeleitet",
    reihe: zeitreihe(
      { norm: "§ 222 Abs. 3 ZPO gegen § 31 Abs. 6 VwVfG, § 26 Abs. 6 SGB X, § 108 Abs. 6 AO", geprueft },
      [
        {
          ab: tag("1900-01-01"),
          quelle: zpo1877,
          wert: "Die angebrochene Stunde zählt nicht mit; ob Wochenenden und Feiertage zählen, sagt die Verfahrensordnung.",
          sicherheit: "mittel",
        },
      ],
    ),
  },
  {
    id: "R-TAGESENDE",
    name: "Ende der Frist um 24 Uhr",
    reihe: zeitreihe({ norm: "§ 188 Abs. 1 BGB", geprueft }, [
      { ab: tag("1900-01-01"), quelle: bgb1896, wert: "Die Frist endet mit dem Ablauf ihres letzten Tages." },
    ]),
  },
] as const satisfies readonly Regel[];
