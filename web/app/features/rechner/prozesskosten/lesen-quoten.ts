import type { Leser } from "../formular/lesen.ts";
import type { Werte } from "../formular/rechnerformular.ts";
import type { Anteil } from "./eingabe.ts";

/** A share as it was typed: `5/16`, `31,25`, `31,25 %`. */
export function anteil(leser: Leser, text: string | undefined, ort: string): Anteil | undefined {
  const t = (text ?? "").replace(/\s|%/g, "");
  if (t === "") return undefined;
  const bruch = /^(\d{1,4})\/(\d{1,4})$/.exec(t);
  const dezimal = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(t);
  const gelesen: Anteil | undefined = bruch
    ? { zaehler: Number(bruch[1]), nenner: Number(bruch[2]) }
    : dezimal
      ? { zaehler: Number(dezimal[1]) * 100 + Number((dezimal[2] ?? "").padEnd(2, "0")), nenner: 10_000 }
      : undefined;
  if (gelesen && gelesen.nenner > 0 && gelesen.zaehler <= gelesen.nenner) return gelesen;
  leser.fehler[ort] = { art: "ungueltig" };
  return undefined;
}

/** A share in hundredths of a percent: `70`, `66,67`, `70 %`, `2/3`. */
export function anteilAus(leser: Leser, text: string | undefined, ort: string): number | undefined {
  const gelesen = anteil(leser, text, ort);
  return gelesen && Math.round((gelesen.zaehler / gelesen.nenner) * 10_000);
}

/** One quota asks for the others. */
export function quotenPruefen(leser: Leser, werte: Werte, name: (feld: string) => string): void {
  const felder = ["quotegegner", "quoteeigene", "quotegericht"].map(name);
  const leere = felder.filter((feld) => (werte[feld] ?? "").trim() === "");
  if (leere.length === felder.length) return;
  for (const feld of leere) leser.fehlt(feld, "Geben Sie auch diesen Anteil an.", "§ 106 ZPO");
}
