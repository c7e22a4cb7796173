import { z } from "zod";

/** What a file of a calculation is made from. Name and Aktenzeichen stand on the files of saved calculations. */
export const ausgabeAnfrage = z.strictObject({
  rechner: z.string().max(80).meta({ description: "Adresse des Rechners: `/rvgrechner`." }),
  stand: z
    .string()
    .max(200_000)
    .meta({ description: "Die Eingaben, wie sie im Link des Rechners hinter `#` stehen." }),
});

const angabe = z.union([z.string(), z.array(z.string())]).optional();

/** The query of the RVG calculator's page; what it holds is read as there. */
export const rvgPdfQuery = z.object({
  wert: angabe.meta({ description: "Gegenstandswert in Euro." }),
  vv: angabe.meta({
    description: "Nummern des Vergütungsverzeichnisses, mit Komma getrennt, je `Nr` oder `Nr:Satz`.",
  }),
  stichtag: angabe.meta({ description: "Tag des Auftrags; Vorgabe heute." }),
  leistungsende: angabe,
  ust: angabe.meta({ description: "`0`: ohne Umsatzsteuer." }),
  mandanten: angabe,
  anrechnung: angabe,
  pkh: angabe,
});

export const datei = z.string().meta({ description: "Die Datei als Anhang." });
