import { hindernis, ohneErgebnis } from "../formular/hindernis.ts";
import { Leser } from "../formular/lesen.ts";
import type { Blattauswertung, Frage, Rechnung, Werte } from "../formular/rechnerformular.ts";
import { geltungsnorm } from "../geltungsnorm.ts";
import { felder } from "./anpassung.ts";
import { blatt } from "./blatt.ts";
import { prozessfrage } from "./lesen.ts";
import type { Gerichtskunde, Prozessgericht } from "./prozessgericht.ts";
import { prozesskosten } from "./prozesskosten.ts";

/**
 * Reads the form, computes court and lawyers of all instances and who bears them. The browser begins without the directory of
 * courts and fetches it once a court is typed.
 */
export const rechnungMit = (kunde?: Gerichtskunde): Rechnung => ({
  auswertung: (frage) => auswertung(frage, kunde),
  felder: (werte) => felder(werte, gerichtDer(werte, kunde).gericht),
  ...(!kunde && {
    nachladen: ({ gericht = "" }) => (gericht.trim() === "" ? undefined : mitGerichten()),
  }),
});

/** The browser's engine at first. */
export const kleineRechnung = rechnungMit();

const mitGerichten = () =>
  import("./gerichtskunde.ts").then(({ prozessgerichtMitLand }) => rechnungMit(prozessgerichtMitLand));

type Gelesen = { readonly gericht?: Prozessgericht; readonly fehler?: string };

function gerichtDer({ gericht: text = "" }: Werte, kunde: Gerichtskunde | undefined): Gelesen {
  const gelesen = text.trim() === "" ? undefined : kunde?.(text.trim());
  if (!gelesen) return {};
  return "fehler" in gelesen ? gelesen : { gericht: gelesen };
}

function auswertung(frage: Frage, kunde: Gerichtskunde | undefined): Blattauswertung {
  const leser = new Leser(frage.heute);
  const { gericht, fehler } = gerichtDer(frage.werte, kunde);
  const gesetz = frage.werte.rechtsweg === "scheidung" ? "famgkg" : "gkg";
  if (fehler !== undefined) leser.fehlt("gericht", fehler, geltungsnorm(gesetz));
  const lesung = prozessfrage(frage, leser, gericht);
  const fehlt = hindernis(leser, frage, einladung(leser, frage.werte));
  if (fehlt || !lesung) return fehlt ?? { art: "leer", text: "" };
  const { eingabe, ort } = lesung;
  const ergebnis = prozesskosten(eingabe, gericht);
  if (ergebnis.art === "kein-ergebnis") {
    const { feld = "" } = ergebnis;
    return ohneErgebnis(ergebnis, anders[feld] ?? ort(feld));
  }
  return {
    art: "ergebnis",
    eingabe: { ...eingabe, ...(gericht && { gericht: gericht.id }) },
    ergebnis,
    blatt: blatt(ergebnis),
  };
}

/** What an unfinished form asks for. */
function einladung({ fehler }: Leser, { rechtsweg }: Werte): string {
  if (!fehler.wert) return "Geben Sie Gegenstand und Wert der Folgesache ein.";
  return rechtsweg === "scheidung" ? "Geben Sie den Wert der Ehesache ein." : "Geben Sie den Streitwert ein.";
}

/** What came before the lawsuit is complained of at its day; the engine names the rate without its hundredths. */
const anders: Readonly<Record<string, string>> = {
  mahnverfahren: "mahnam",
  vorgerichtlich: "voram",
  "vorgerichtlich.satz": "vorsatz",
};
