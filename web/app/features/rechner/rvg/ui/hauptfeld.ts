import { satz, zahl } from "@gebuehrenportal/recht";
import type { FormPosition } from "../formular/formular.ts";
import type { Nummernangabe } from "../formular/nummernangabe.ts";

/** Which figure a number of this nature is chosen by. */
export function hauptfeld({ wert }: Nummernangabe): "satz" | "betrag" | undefined {
  if (wert.art === "satz" || wert.art === "satzrahmen") return "satz";
  return wert.art === "betragsrahmen" || wert.art === "beratung" ? "betrag" : undefined;
}

/** The figure that applies when nothing is typed, as text; of a frame the place chosen in it. */
export function vorgabe(wert: Nummernangabe["wert"], felder: FormPosition["felder"]): string {
  if (wert.art === "satz") {
    const zweite = felder.variante === "1000-2" ? wert.variante2 : undefined;
    return satz(zweite ?? wert.satz100);
  }
  if (wert.art === "satzrahmen") {
    const { min100, max100, schwelle100 } = wert;
    const ort = felder.rahmen ?? (schwelle100 === undefined ? "mittel" : "schwelle");
    const mittel = (min100 + max100) / 2;
    return satz(
      { mindest: min100, hoechst: max100, schwelle: schwelle100 ?? mittel, mittel }[ort as "mittel"],
    );
  }
  if (wert.art === "betragsrahmen") {
    const { min, max, schwelle } = wert;
    const mittel = (min + max) / 2;
    const ort = felder.rahmen ?? (schwelle === undefined ? "mittel" : "schwelle");
    return zahl(
      { mindest: min, hoechst: max, schwelle: schwelle ?? mittel, mittel }[ort as "mittel"] as typeof min,
    );
  }
  return "";
}
