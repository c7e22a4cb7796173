import { hindernis, ohneErgebnis } from "../formular/hindernis.ts";
import { Leser } from "../formular/lesen.ts";
import type { Blattauswertung, Frage, Rechnung } from "../formular/rechnerformular.ts";
import { mahnblatt } from "./blatt.ts";
import { mahnfrage } from "./eingabe.ts";
import { mahnrechnung } from "./mahnrechnung.ts";
import { type Sitzkunde, sitzDerForm, sitzhinweis } from "./sitz.ts";

/**
 * Reads the form, asks the three laws, and lays costs, court, periods and what follows on one sheet. The browser begins
 * without the directory of courts and fetches it once a court is typed.
 */
export const rechnungMit = (kunde?: Sitzkunde): Rechnung => ({
  auswertung: (frage) => auswertung(frage, kunde),
  felder: (werte) => {
    const hinweis = sitzhinweis(sitzDerForm(werte, kunde));
    const { streitgericht = "", gerichtsland = "" } = werte;
    const streit = sitzhinweis(sitzDerForm({ amtsgericht: streitgericht, land: gerichtsland }, kunde));
    return {
      ...(hinweis !== undefined && { amtsgericht: { hinweis } }),
      ...(streit !== undefined && { streitgericht: { hinweis: streit } }),
    };
  },
  ...(!kunde && {
    nachladen: ({ amtsgericht = "", streitgericht = "" }) =>
      amtsgericht.trim() + streitgericht.trim() === "" ? undefined : mitGerichten(),
  }),
});

/** The browser's engine at first. */
export const kleineRechnung = rechnungMit();

const mitGerichten = () => import("./amtsgericht.ts").then(({ sitzDes }) => rechnungMit(sitzDes));

function auswertung(frage: Frage, kunde: Sitzkunde | undefined): Blattauswertung {
  const leser = new Leser(frage.heute);
  const lesung = mahnfrage(frage, leser, kunde);
  const fehlt = hindernis(leser, frage, "Geben Sie die Hauptforderung ein.");
  if (fehlt || !lesung) return fehlt ?? { art: "leer", text: "" };
  const { eingabe, ort } = lesung;
  const ergebnis = mahnrechnung(eingabe, frage.basiszinsen);
  if (ergebnis.art === "kein-ergebnis") return ohneErgebnis(ergebnis, ort(ergebnis.feld ?? ""));
  return { art: "ergebnis", eingabe, ergebnis, blatt: mahnblatt(ergebnis, eingabe.wert) };
}
