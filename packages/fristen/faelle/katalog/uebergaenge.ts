import { beispiel, type Katalogbeispiel, wahltagbeispiel } from "./beispiel.ts";

/** A worked example for each further entry whose version another day than the event chooses. */
export const uebergangsbeispiele: readonly Katalogbeispiel[] = [
  wahltagbeispiel(
    beispiel(
      "bgb-475e-5",
      "2028-07-31",
      "BY",
      "2029-07-31",
      "Zwölf Monate nach Montag, 31.07.2028: Dienstag, 31.07.2029.",
    ),
    "vertragAm",
    "2026-07-31",
  ),
  wahltagbeispiel(
    beispiel(
      "asylg-74-1w",
      "2026-09-02",
      "NW",
      "2026-09-09",
      "Eine Woche nach Mittwoch ist Mittwoch, 09.09.2026.",
    ),
    "asylantragAm",
    "2026-07-01",
  ),
  wahltagbeispiel(
    beispiel(
      "asylg-34a",
      "2026-09-02",
      "NW",
      "2026-09-09",
      "Eine Woche nach Mittwoch ist Mittwoch, 09.09.2026.",
    ),
    "asylantragAm",
    "2026-07-01",
  ),
  wahltagbeispiel(
    beispiel(
      "asylg-18a",
      "2026-09-02",
      "NW",
      "2026-09-09",
      "Eine Woche nach Mittwoch ist Mittwoch, 09.09.2026.",
    ),
    "asylantragAm",
    "2026-08-17",
  ),
  wahltagbeispiel(
    beispiel(
      "asylg-18a-begr",
      "2026-09-02",
      "NW",
      "2026-09-14",
      "Zehn Tage nach Mittwoch: Samstag, 12.09.2026; nächster Werktag ist Montag.",
    ),
    "asylantragAm",
    "2026-08-17",
  ),
  wahltagbeispiel(
    beispiel(
      "asylg-58",
      "2026-09-02",
      "NW",
      "2026-12-02",
      "Drei Monate nach dem 02.09.: Mittwoch, 02.12.2026.",
    ),
    "asylantragAm",
    "2026-07-01",
  ),
  wahltagbeispiel(
    beispiel(
      "asylg-78-9",
      "2026-09-02",
      "NW",
      "2026-10-02",
      "Ein Monat nach dem 02.09.: Freitag, 02.10.2026.",
    ),
    "asylantragAm",
    "2026-07-01",
  ),
  wahltagbeispiel(
    beispiel(
      "prodhaftg-12",
      "2026-09-02",
      "NW",
      "2029-09-03",
      "Drei Jahre: Sonntag, 02.09.2029; nächster Werktag ist Montag.",
    ),
    "inverkehrbringenAm",
    "2024-05-06",
  ),
  wahltagbeispiel(
    beispiel(
      "vwvfg-73",
      "2026-09-02",
      "NW",
      "2026-10-15",
      "Der erste Tag zählt mit: ein Monat bis zum 01.10., zwei Wochen bis Donnerstag, 15.10.2026.",
    ),
    "verfahrensbeginnAm",
    "2026-05-04",
  ),
  wahltagbeispiel(
    beispiel(
      "vwvfg-73-alt",
      "2026-09-02",
      "NW",
      "2026-09-16",
      "Zwei Wochen nach Mittwoch ist Mittwoch, 16.09.2026.",
    ),
    "verfahrensbeginnAm",
    "2026-05-04",
  ),
  wahltagbeispiel(
    beispiel(
      "grestg-19",
      "2026-09-02",
      "NW",
      "2026-10-02",
      "Ein Monat nach dem 02.09.: Freitag, 02.10.2026.",
    ),
    "erwerbsvorgangAm",
    "2026-08-31",
  ),
];
