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
  const gelesen = streitwertfrage(frage, leser);
  const fehlt = hindernis(
    leser,
    frage,
    gelesen
      ? "Füllen Sie die Felder der Regel aus."
      : "Wählen Sie, worum es geht. Danach erscheinen die Felder dazu.",
  );
  if (fehlt || !gelesen) return fehlt ?? { art: "leer", text: "" };
  const { eingabe, zustaendigkeit: wunsch } = gelesen;
  const wert = streitwert(eingabe);
  if (wert.art === "kein-ergebnis") return ohneErgebnis(wert, feldVon(wert.feld));
  const { sache, vermutet, wert: eigener, ...rest } = wunsch;
  const gericht =
    sache && zustaendigkeit({ wert: eigener ?? wert.wert, eingangAm: eingabe.antragAm, sache, ...rest });
  if (gericht?.art === "kein-ergebnis") {
    const { feld = "" } = gericht;
    return ohneErgebnis(gericht, orte[feld] ?? feld);
  }
  return {
    art: "ergebnis",
    eingabe: {
      ...eingabe,
      ...(sache && { zustaendigkeit: { sache, ...(eigener !== undefined && { wert: eigener }), ...rest } }),
    },
    ergebnis: { streitwert: wert, ...(gericht && { zustaendigkeit: gericht }) },
    blatt: streitwertblatt(wert, gericht && { gericht, sache, vermutet, eigener }),
  };
}

/** Where the form has the field; a rule without a number is nobody's mistake. */
const feldVon = (feld: string | undefined): string | undefined =>
  feld === "regel" ? undefined : feld?.replace("angaben.", "");

const orte: Readonly<Record<string, string>> = {
  wert: "zustaendigkeitswert",
  eingangAm: "antragAm",
  kosten: "kostenstreit",
};
