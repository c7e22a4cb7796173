import { datum } from "@gebuehrenportal/recht";
import { csvDatei } from "#dokumente/blatt/csv-datei.ts";
import { andereFassungen } from "../damals.ts";
import { marken } from "../marken.ts";
import { type Aktgruppe, seitenliste } from "../verzeichnis.ts";
import { type Dokumentangaben, tageDer } from "./angaben.ts";

/** The list of norms for a spreadsheet. */
export const verzeichnisAlsCsv = (angaben: Dokumentangaben, gruppen: readonly Aktgruppe[]): string =>
  csvDatei([
    [
      "Gesetz",
      "Name",
      "Vorschrift",
      "Seiten",
      "Anzahl",
      "Link",
      "Hinweise",
      "Tag des Dokuments",
      "Andere Fassung",
    ],
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
        tageDer(angaben, seiten).map(datum).join(", "),
        andereFassungen(stellen)
          .map(({ satz }) => satz)
          .join(" "),
      ]),
    ),
  ]);
