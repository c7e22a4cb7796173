import { tag as t } from "@gebuehrenportal/recht";
import {
  emrk,
  fristOhneBelehrung,
  fuenfMonate,
  revisionStpo,
  verlaengerung,
  vorfrist,
  wiedereinsetzung,
} from "../../index.ts";
import { d, type Zeile } from "./zeile.ts";

const be = { ort: { land: "BE" } } as const;

/** Remedies, reinstatement, extension. */
export const verfahrenszeilen: readonly Zeile[] = [
  [
    "Fünf Monate am Monatsletzten: früherer Tag",
    () => fuenfMonate({ verkuendungAm: t("2024-09-30"), dauer: d("1m"), ...be }),
    "2025-03-28",
  ],
  [
    "Fünf Monate, die andere Ansicht",
    () =>
      fuenfMonate({ verkuendungAm: t("2024-09-30"), dauer: d("1m"), ...be, streit: { "R-5M": "spaeter" } }),
    "2025-03-31",
  ],
  [
    "Fünf Monate vom 31. Oktober",
    () => fuenfMonate({ verkuendungAm: t("2024-10-31"), dauer: d("1m"), ...be }),
    "2025-04-30",
  ],
  [
    "Fünf Monate enden am Sonntag und werden nicht verschoben",
    () => fuenfMonate({ verkuendungAm: t("2025-01-15"), dauer: d("1m"), ...be }),
    "2025-07-15",
  ],
  [
    "FamFG: Erlass vor dem Inkrafttreten",
    () => fuenfMonate({ regime: "FamFG", verkuendungAm: t("2009-05-15"), dauer: d("1m"), ...be }),
    null,
  ],
  [
    "FamFG: Erlass am letzten Tag des alten Rechts",
    () => fuenfMonate({ regime: "FamFG", verkuendungAm: t("2009-08-31"), dauer: d("1m"), ...be }),
    null,
  ],
  [
    "FamFG: Erlass am ersten Tag",
    () => fuenfMonate({ regime: "FamFG", verkuendungAm: t("2009-09-01"), dauer: d("1m"), ...be }),
    "2010-03-01",
  ],
  [
    "§ 345 StPO: Einlegung auf Weihnachten",
    () => revisionStpo({ verkuendungAm: t("2024-12-18"), zustellungAm: t("2024-12-20"), ...be }),
    "2025-01-27",
  ],
  [
    "§ 345 StPO: Zustellung später",
    () => revisionStpo({ verkuendungAm: t("2025-05-12"), zustellungAm: t("2025-06-10"), ...be }),
    "2025-07-10",
  ],
  [
    "§ 345 StPO: nach genau 21 Wochen",
    () =>
      revisionStpo({
        verkuendungAm: t("2025-01-02"),
        zustellungAm: t("2025-06-30"),
        urteilZuDenAktenAm: t("2025-05-29"),
        ...be,
      }),
    "2025-07-30",
  ],
  [
    "§ 345 StPO: einen Tag nach 21 Wochen",
    () =>
      revisionStpo({
        verkuendungAm: t("2025-01-02"),
        zustellungAm: t("2025-06-30"),
        urteilZuDenAktenAm: t("2025-05-30"),
        ...be,
      }),
    "2025-09-01",
  ],
  [
    "Wiedereinsetzung bis Heiligabend",
    () => wiedereinsetzung({ wegfallAm: t("2025-12-10"), ...be }),
    "2025-12-24",
  ],
  [
    "Wiedereinsetzung, Begründung",
    () => wiedereinsetzung({ wegfallAm: t("2025-01-31"), begruendung: true, ...be }),
    "2025-02-28",
  ],
  [
    "Wiedereinsetzung StPO über Weihnachten",
    () => wiedereinsetzung({ regime: "StPO", wegfallAm: t("2025-12-18"), ...be }),
    "2025-12-29",
  ],
  [
    "Wiedereinsetzung SGG",
    () => wiedereinsetzung({ regime: "SGG", wegfallAm: t("2025-01-31"), ...be }),
    "2025-02-28",
  ],
  [
    "Wiedereinsetzung, Jahresgrenze",
    () => wiedereinsetzung({ wegfallAm: t("2025-02-20"), versaeumtesEndeAm: t("2024-02-28"), ...be }),
    "2025-02-28",
  ],
  [
    "Kündigungsschutz: sechs Monate",
    () =>
      wiedereinsetzung({
        kuendigungsschutz: true,
        wegfallAm: t("2025-09-25"),
        versaeumtesEndeAm: t("2025-03-31"),
        ...be,
      }),
    "2025-09-30",
  ],
  [
    "ohne Belehrung vom Schalttag",
    () => fristOhneBelehrung({ ereignisAm: t("2024-02-29"), ...be }),
    "2025-02-28",
  ],
  [
    "ohne Belehrung, Asyl vor der Änderung",
    () => fristOhneBelehrung({ ereignisAm: t("2026-06-11"), asyl: "regel", ...be }),
    "2027-06-11",
  ],
  [
    "ohne Belehrung, Asyl nach der Änderung",
    () => fristOhneBelehrung({ ereignisAm: t("2026-06-12"), asyl: "regel", ...be }),
    "2026-09-14",
  ],
  [
    "ohne Belehrung, ZPO",
    () => fristOhneBelehrung({ regime: "ZPO", ereignisAm: t("2025-06-12"), ...be }),
    null,
  ],
  [
    "Verlängerung ab dem verschobenen Ende",
    () => verlaengerung({ frist: { ereignisAm: t("2026-01-31"), dauer: d("1m") }, um: d("1m"), ...be }),
    "2026-04-02",
  ],
  [
    "Verlängerung bis Karfreitag",
    () => verlaengerung({ bisherigesEndeAm: t("2026-03-02"), bis: t("2026-04-03"), ...be }),
    "2026-04-07",
  ],
  [
    "EGMR: Entscheidung vor dem 1.2.2022",
    () => emrk({ ereignisAm: t("2022-02-28"), entscheidungAm: t("2022-01-31") }),
    "2022-08-28",
  ],
  ["EGMR: Entscheidung am 1.2.2022", () => emrk({ ereignisAm: t("2022-02-01") }), "2022-06-01"],
  [
    "Vorfrist auf Karfreitag",
    () => vorfrist({ endeAm: t("2025-04-25"), dauer: d("1w"), ...be }),
    "2025-04-17",
  ],
  [
    "Vorfrist mit mehreren Orten: an jedem ein Werktag",
    () => vorfrist({ endeAm: t("2025-06-26"), dauer: d("1w"), ...be, weitereOrte: [{ land: "HE" }] }),
    "2025-06-18",
  ],
  [
    "Vorfrist am Bundesverfassungsgericht",
    () => vorfrist({ regime: "BVerfGG", endeAm: t("2025-06-26"), dauer: d("1w") }),
    "2025-06-18",
  ],
];
