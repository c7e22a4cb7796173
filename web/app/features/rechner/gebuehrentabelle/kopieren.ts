import { datum, zahl } from "@gebuehrenportal/recht";
import { alsHtmlTabelle, alsTextTabelle } from "#dokumente/blatt/tabelle-kopieren.ts";
import type { Wertetabelle } from "./tabelle.server.ts";
import { spaltentitel } from "./ui/spaltentitel.ts";
import { spaltenwert } from "./ui/spaltenwert.ts";
import type { Wunsch } from "./wunsch.ts";

/** The table for the clipboard: rich for word processors, with tabulators for mails. */
export function zumKopieren({ spalten, stichtag, vergleich }: Wunsch, tabelle: Wertetabelle) {
  const kopf = ["Wert bis (€)", ...spalten.map(spaltentitel)];
  const zeilen = tabelle.zeilen.map((zeile) => [
    zeile.bis === null ? "darüber" : zahl(zeile.bis),
    ...spalten.map((spalte) => {
      const wert = spaltenwert(zeile.einfach, spalte, tabelle.mindestens);
      return wert === null ? "–" : zahl(wert);
    }),
  ]);
  const titel = `Gebühren am ${datum(stichtag)}${vergleich ? ` (ohne den Vergleich mit dem ${datum(vergleich)})` : ""}`;
  return { text: alsTextTabelle(titel, [kopf, ...zeilen]), html: alsHtmlTabelle(titel, [kopf, ...zeilen]) };
}
