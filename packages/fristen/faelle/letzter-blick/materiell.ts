import { tag as t } from "@gebuehrenportal/recht";
import {
  abJahresende,
  abMonatsende,
  gmbhLadung,
  kuendigung,
  nichtZusammenhaengend,
  verjaehrung,
  werktagImMonat,
} from "../../index.ts";
import { d, ort, type Zeile } from "./zeile.ts";

const be = { ort: { land: "BE" } } as const;

const verhandlung = (von: string, bis: string) => ({ art: "verhandlung", von: t(von), bis: t(bis) }) as const;
const klage = (von: string, bis: string) => ({ art: "rechtsverfolgung", von: t(von), bis: t(bis) }) as const;

/** Limitation, year ends, ends of months, notices. */
export const materiellezeilen: readonly Zeile[] = [
  [
    "Regelverjährung",
    () => verjaehrung({ ereignisAm: t("2022-03-04"), dauer: d("3j"), ...be }),
    "2025-12-31",
  ],
  [
    "Silvester am Samstag",
    () => verjaehrung({ ereignisAm: t("2019-03-04"), dauer: d("3j"), ...be }),
    "2023-01-02",
  ],
  [
    "Silvester am Sonntag",
    () => verjaehrung({ ereignisAm: t("2020-12-31"), dauer: d("3j"), ...be }),
    "2024-01-02",
  ],
  [
    "Verhandlungen im Dezember: Mindestfrist am Sonntag",
    () =>
      verjaehrung({
        ereignisAm: t("2022-03-04"),
        dauer: d("3j"),
        hemmungen: [verhandlung("2025-12-01", "2025-12-15")],
        ...be,
      }),
    "2026-03-16",
  ],
  [
    "Klage, sechs Monate Nachlauf",
    () =>
      verjaehrung({
        ereignisAm: t("2022-03-04"),
        dauer: d("3j"),
        hemmungen: [klage("2025-12-20", "2026-02-10")],
        ...be,
      }),
    "2026-08-24",
  ],
  [
    "zwei Hemmungen überschneiden sich",
    () =>
      verjaehrung({
        ereignisAm: t("2023-06-10"),
        dauer: d("2j"),
        beginn: "taggenau",
        hemmungen: [
          verhandlung("2025-03-01", "2025-03-31"),
          { art: "sonstige", von: t("2025-03-15"), bis: t("2025-04-30") },
        ],
        ...be,
      }),
    "2025-08-11",
  ],
  [
    "Abnahme am Schalttag",
    () => verjaehrung({ ereignisAm: t("2020-02-29"), dauer: d("5j"), beginn: "taggenau", ...be }),
    "2025-02-28",
  ],
  [
    "Anerkenntnis: von vorn, taggenau",
    () =>
      verjaehrung({
        ereignisAm: t("2024-01-15"),
        dauer: d("2j"),
        beginn: "taggenau",
        neubeginnAm: [t("2025-08-31")],
        ...be,
      }),
    "2027-08-31",
  ],
  [
    "Klage in der Mindestfrist: mit dem Ende der Hemmung",
    () =>
      verjaehrung({
        ereignisAm: t("2022-03-04"),
        dauer: d("3j"),
        hemmungen: [verhandlung("2025-12-01", "2025-12-15"), klage("2026-02-15", "2026-03-10")],
        ...be,
      }),
    "2026-09-10",
  ],
  [
    "Klage in der Mindestfrist: ihr Rest läuft nach",
    () =>
      verjaehrung({
        ereignisAm: t("2022-03-04"),
        dauer: d("3j"),
        hemmungen: [verhandlung("2025-12-01", "2025-12-15"), klage("2026-02-15", "2026-03-10")],
        streit: { "R-HEMMUNG": "spaeter" },
        ...be,
      }),
    "2026-10-09",
  ],
  [
    "Steuererklärung mit Berater im Schaltjahr",
    () => abJahresende({ regime: "AO", ereignisAm: t("2026-05-05"), dauer: d("14m"), ...be }),
    "2028-02-29",
  ],
  [
    "Steuererklärung mit Berater auf Sonntag",
    () => abJahresende({ regime: "AO", ereignisAm: t("2025-05-05"), dauer: d("14m"), ...be }),
    "2027-03-01",
  ],
  [
    "Zustimmung zur Mieterhöhung",
    () => abMonatsende({ ereignisAm: t("2025-01-15"), dauer: d("2m"), ...be }),
    "2025-03-31",
  ],
  [
    "Zustimmung, Zugang an Silvester",
    () => abMonatsende({ ereignisAm: t("2024-12-31"), dauer: d("2m"), ...be }),
    "2025-02-28",
  ],
  [
    "Voranmeldung auf Samstag",
    () => abMonatsende({ regime: "AO", ereignisAm: t("2025-12-31"), dauer: d("10t"), ...be }),
    "2026-01-12",
  ],
  [
    "Folgefrist auf Samstag",
    () => abMonatsende({ ereignisAm: t("2025-02-10"), dauer: d("2m"), danachMonate: 1, ...be }),
    "2025-04-30",
  ],
  ["vier Wochen genau zum 15.", () => kuendigung({ zugangAm: t("2025-02-15"), art: "622-1" }), "2025-03-15"],
  [
    "vier Wochen verpassen den 15.",
    () => kuendigung({ zugangAm: t("2025-02-18"), art: "622-1" }),
    "2025-03-31",
  ],
  [
    "ein Monat vom 31. Januar",
    () => kuendigung({ zugangAm: t("2025-01-31"), art: "622-2", jahre: 2 }),
    "2025-02-28",
  ],
  ["sieben Monate", () => kuendigung({ zugangAm: t("2025-03-31"), art: "622-2", jahre: 20 }), "2025-10-31"],
  [
    "Insolvenz, vom 30. November",
    () => kuendigung({ zugangAm: t("2025-11-30"), art: "inso-113" }),
    "2026-02-28",
  ],
  [
    "Wohnung: dritter Werktag nach dem 1. Mai",
    () => kuendigung({ zugangAm: t("2025-05-05"), art: "573c-1", ...be }),
    "2025-07-31",
  ],
  [
    "Wohnung: einen Tag zu spät",
    () => kuendigung({ zugangAm: t("2025-05-06"), art: "573c-1", ...be }),
    "2025-08-31",
  ],
  [
    "Wohnung: Samstag als dritter Werktag weicht",
    () => kuendigung({ zugangAm: t("2024-08-05"), art: "573c-1", ...be }),
    "2024-10-31",
  ],
  [
    "Geschäftsraum zum Quartal",
    () => kuendigung({ zugangAm: t("2025-01-06"), art: "580a-2", ...be }),
    "2025-06-30",
  ],
  [
    "Dienstvertrag nach dem 15.",
    () => kuendigung({ zugangAm: t("2025-02-16"), art: "621-monat" }),
    "2025-03-31",
  ],
  [
    "Wochenmiete nach Ostermontag",
    () => kuendigung({ zugangAm: t("2025-04-22"), art: "580a-1-woche", ...be }),
    "2025-04-26",
  ],
  [
    "Mietzahlung im Mai",
    () => werktagImMonat({ monatAm: t("2025-05-20"), samstag: "zaehlt-nicht", ...be }),
    "2025-05-06",
  ],
  [
    "Ladung zur Gesellschafterversammlung",
    () => gmbhLadung({ versammlungAm: t("2025-06-20") }),
    "2025-06-10",
  ],
  [
    "halbes Jahr mit Unterbrechungen: 180 Tage",
    () =>
      nichtZusammenhaengend({
        zeitraeume: [{ von: t("2025-01-01"), bis: t("2025-12-31") }],
        dauer: d("1hj"),
      }),
    "2025-06-29",
  ],
  [
    "Jahr und Vierteljahr mit Unterbrechungen: 455 Tage",
    () =>
      nichtZusammenhaengend({
        zeitraeume: [{ von: t("2025-01-01"), bis: t("2026-12-31") }],
        dauer: d("1j1vj"),
      }),
    "2026-03-31",
  ],
  [
    "Ort ohne Angabe",
    () => abMonatsende({ ereignisAm: t("2025-04-10"), dauer: d("1m"), ort: ort("") }),
    "2025-06-02",
  ],
];
