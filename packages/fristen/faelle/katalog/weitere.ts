import type { Land } from "@gebuehrenportal/gesetze/feiertage/typ.ts";
import { type Tag, tag } from "@gebuehrenportal/recht";

/** A last day counted by hand for an entry that is not among the most used, or for another version or variant of one. */
export type WeitererFall = {
  readonly id: string;
  readonly am: Tag;
  readonly ende: Tag;
  readonly warum: string;
  readonly variante?: string;
  readonly land?: Land;
};

const fall = (id: string, am: string, ende: string, warum: string, variante?: string): WeitererFall => ({
  id,
  am: tag(am),
  ende: tag(ende),
  warum,
  ...(variante !== undefined && { variante }),
});

const erklaerungen: readonly WeitererFall[] = [
  // § 149 Abs. 2 AO a. F.: fünf Monate
  fall("ao-149", "2016-06-01", "2017-05-31", "Fünf Monate nach 2016: Mittwoch."),
  fall("ao-149", "2019-06-01", "2020-07-31", "Sieben Monate nach 2019: Freitag."),
  fall("ao-149", "2021-06-01", "2022-10-31", "Zehn Monate nach 2021: Montag."),
  fall(
    "ao-149",
    "2022-06-01",
    "2023-10-02",
    "Neun Monate nach 2022: Samstag, 30.09.2023; nächster Werktag ist Montag.",
  ),
  fall(
    "ao-149",
    "2023-06-01",
    "2024-09-02",
    "Acht Monate nach 2023: Samstag, 31.08.2024; nächster Werktag ist Montag.",
  ),
  fall("ao-149", "2024-06-01", "2025-07-31", "Sieben Monate nach 2024: Donnerstag."),
  fall(
    "ao-149-3",
    "2018-06-01",
    "2020-03-02",
    "Letzter Februartag 2020: Samstag, 29.02.; nächster Werktag ist Montag.",
  ),
  fall("ao-149-3", "2019-06-01", "2021-08-31", "Zwanzig Monate nach 2019: Dienstag."),
  fall("ao-149-3", "2020-06-01", "2022-08-31", "Zwanzig Monate nach 2020: Mittwoch."),
  fall("ao-149-3", "2021-06-01", "2023-08-31", "Zwanzig Monate nach 2021: Donnerstag."),
  fall("ao-149-3", "2022-06-01", "2024-07-31", "Neunzehn Monate nach 2022: Mittwoch."),
  fall(
    "ao-149-3",
    "2023-06-01",
    "2025-06-02",
    "Siebzehn Monate nach 2023: Samstag, 31.05.2025; nächster Werktag ist Montag.",
  ),
  fall("ao-149-3", "2024-06-01", "2026-04-30", "Sechzehn Monate nach 2024: Donnerstag."),
  fall(
    "ao-149-3",
    "2025-06-01",
    "2027-03-01",
    "Letzter Februartag 2027: Sonntag, 28.02.; nächster Werktag ist Montag.",
  ),
];

const wiedereinsetzung: readonly WeitererFall[] = [
  "gkg-68-we",
  "famgkg-59-we",
  "gnotkg-83-we",
  "rvg-33-we",
  "rpflg-11-we",
  "eggvg-26-we",
  "wbo-7",
].map((id) => fall(id, "2026-03-16", "2026-03-30", "Zwei Wochen nach Wegfall: Montag."));

const arbeit: readonly WeitererFall[] = [
  fall("bgb-622-2", "2026-03-16", "2026-04-30", "Ein Monat ab 16.03. ist der 16.04.; zum Monatsende."),
  fall("bgb-622-2", "2026-03-16", "2026-05-31", "Zwei Monate ab 16.03.; zum Monatsende.", "5-jahre"),
  fall("bgb-622-2", "2026-03-16", "2026-06-30", "Drei Monate ab 16.03.; zum Monatsende.", "8-jahre"),
  fall("bgb-622-2", "2026-03-16", "2026-07-31", "Vier Monate ab 16.03.; zum Monatsende.", "10-jahre"),
  fall("bgb-622-2", "2026-03-16", "2026-08-31", "Fünf Monate ab 16.03.; zum Monatsende.", "12-jahre"),
  fall("bgb-622-2", "2026-03-16", "2026-09-30", "Sechs Monate ab 16.03.; zum Monatsende.", "15-jahre"),
  fall("bgb-622-2", "2026-03-16", "2026-10-31", "Sieben Monate ab 16.03.; zum Monatsende.", "20-jahre"),
  fall("pflegezg-3", "2026-09-01", "2026-08-17", "Zehn Arbeitstage vom 18. bis 31.08. liegen dazwischen."),
  fall("pflegezg-4", "2026-09-01", "2027-02-28", "Sechs Monate, der erste Tag zählt mit."),
  fall("stpo-229", "2026-03-16", "2026-04-06", "Drei Wochen ab 16.03.; keine Verschiebung."),
  fall("stpo-229", "2026-03-16", "2026-04-16", "Ein Monat ab 16.03.", "zehn-tage"),
];

const europa: readonly WeitererFall[] = [
  fall("umv-46", "2026-03-02", "2026-06-02", "Drei Monate nach Veröffentlichung."),
  fall("umv-68-einl", "2026-03-05", "2026-05-05", "Zwei Monate nach Zustellung."),
  fall("umv-68-begr", "2026-03-06", "2026-07-06", "Vier Monate nach Zustellung."),
  fall("umv-72", "2026-03-10", "2026-05-20", "Zwei Monate (10.05.) und zehn Tage Entfernung."),
  fall("umv-104", "2026-03-05", "2026-05-05", "Zwei Monate nach Wegfall."),
  fall("umv-105", "2026-03-05", "2026-05-05", "Zwei Monate nach Fristablauf."),
  fall("umv-34", "2026-03-04", "2026-09-04", "Sechs Monate nach erster Anmeldung."),
  fall("epue-99", "2026-03-04", "2026-12-04", "Neun Monate nach dem Hinweis."),
  fall("epue-108-einl", "2026-03-05", "2026-05-05", "Zwei Monate nach Zustellung."),
  fall("epue-108-begr", "2026-03-06", "2026-07-06", "Vier Monate nach Zustellung."),
  fall("epue-121", "2026-03-05", "2026-05-05", "Zwei Monate nach der Mitteilung."),
  fall("epue-122", "2026-03-05", "2026-05-05", "Zwei Monate nach Wegfall."),
  fall("epue-87", "2026-03-04", "2027-03-04", "Zwölf Monate nach erster Anmeldung."),
  fall("epue-87-we", "2026-03-05", "2026-05-05", "Zwei Monate nach Fristablauf."),
  fall("epue-r70", "2026-03-04", "2026-09-04", "Sechs Monate nach dem Hinweis."),
  fall("epue-r71", "2026-03-06", "2026-07-06", "Vier Monate nach der Mitteilung."),
  fall("epgue-r19", "2026-03-09", "2026-04-09", "Ein Monat nach Zustellung."),
  fall("epgue-r23", "2026-03-05", "2026-06-05", "Drei Monate nach Zustellung."),
  fall("epgue-73-einl", "2026-03-05", "2026-05-05", "Zwei Monate nach Zustellung."),
  fall("epgue-73-begr", "2026-03-06", "2026-07-06", "Vier Monate nach Zustellung."),
  fall("epgue-73-anord", "2026-03-05", "2026-03-20", "Fünfzehn Tage nach Zustellung."),
  fall("epgue-r320", "2026-03-09", "2026-04-09", "Ein Monat nach Wegfall."),
];

/** Cases beside the hundred examples: former versions, variants, entries used less. In Berlin where none is named. */
export const weitereFaelle: readonly WeitererFall[] = [
  ...erklaerungen,
  ...wiedereinsetzung,
  ...arbeit,
  ...europa,
];
