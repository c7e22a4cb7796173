import { csvDatei } from "#dokumente/blatt/csv-datei.ts";
import { marken } from "../marken.ts";
import { type Aktgruppe, seitenliste } from "../verzeichnis.ts";

/** The list of norms for a spreadsheet. */
export const verzeichnisAlsCsv = (gruppen: readonly Aktgruppe[]): string =>
  csvDatei([
    ["Gesetz", "Name", "Vorschrift", "Seiten", "Anzahl", "Link", "Hinweise"],
    ...gruppen.flatMap(({ abbr, name, zeilen }) =>
      zeilen.map(({ bezeichnung, seiten, stellen, verweis }) => [
        abbr,
        name ?? "",
        bezeichnung,
        seitenliste(seiten),
        String(stellen.length),
        verweis?.adresse ?? "",
        marken(stellen)
          .map(({ text }) => text)
          .join("; "),
      ]),
    ),
  ]);
