import { type Gericht, hoehereGerichte } from "@gebuehrenportal/gesetze/gerichte";
import { alleGerichte } from "../gerichtskunde.ts";
import type { Gerichtskunde, Instanzgericht, Prozessgericht } from "./prozessgericht.ts";

/** Every court of the directory by its name, with those above it. */
export const alleProzessgerichte: Gerichtskunde = (text) => {
  const gelesen = alleGerichte(text);
  return "fehler" in gelesen ? gelesen : prozessgericht(gelesen);
};

/** A court of the directory with those above it. */
export const prozessgericht = (gericht: Gericht): Prozessgericht => ({
  ...kurzangabe(gericht),
  hoehere: hoehereGerichte(gericht).map(kurzangabe),
});

const kurzangabe = ({ id, name, kurz, art }: Gericht): Instanzgericht => ({ id, name, kurz, art });
