import { streitwert, zustaendigkeit } from "@gebuehrenportal/streitwert";
import { hindernis, ohneErgebnis } from "../formular/hindernis.ts";
import { Leser } from "../formular/lesen.ts";
import type { Blattauswertung, Frage, Rechnung } from "../formular/rechnerformular.ts";
import { felder } from "./anpassung.ts";
import { streitwertblatt } from "./blatt.ts";
import { streitwertfrage } from "./eingabe.ts";

/** Reads the fields of the chosen rule, computes the value and what it opens, and lays both out on one sheet. */
export const rechnung: Rechnung = { auswertung, felder };

function auswertung(frage: Frage): Blattauswertung {
  const leser = new Leser(frage.heute);
  const lesung = streitwertfrage(frage, leser);
  const fehlt = hindernis(
    leser,
    frage,
    leser.fehler.regel
      ? "Wählen Sie, worum es geht. Danach erscheinen die Felder dazu."
      : "Füllen Sie die Felder der Regel aus.",
  );
  if (fehlt || !lesung) return fehlt ?? { art: "leer", text: "" };
  const { eingabe, ort, vermutet } = lesung;
  const { zustaendigkeit: wunsch, ...rest } = eingabe;
  const wert = streitwert(rest);
  if (wert.art === "kein-ergebnis") return ohneErgebnis(wert, feldVon(wert.feld));
  const gericht = wunsch && zustaendigkeit({ wert: wert.wert, eingangAm: eingabe.antragAm, ...wunsch });
  if (gericht?.art === "kein-ergebnis")
    return ohneErgebnis(gericht, ort(`zustaendigkeit.${gericht.feld}`) ?? "antragAm");
  return {
    art: "ergebnis",
    eingabe,
    ergebnis: { streitwert: wert, ...(gericht && { zustaendigkeit: gericht }) },
    blatt: streitwertblatt(wert, gericht && { gericht, vermutet, sache: wunsch.sache, eigener: wunsch.wert }),
  };
}

/** Where the form has the field; a rule without a number is nobody's mistake. */
const feldVon = (feld: string | undefined): string | undefined =>
  feld === "regel" ? undefined : feld?.replace("angaben.", "");
