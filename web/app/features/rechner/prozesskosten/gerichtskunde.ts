import { type Gericht, hoehereGerichte } from "@gebuehrenportal/gesetze/gerichte";
import { gerichtMitLand } from "../gerichtskunde.ts";
import type { Gerichtskunde, Instanzgericht, Prozessgericht } from "./prozessgericht.ts";

/** The court of the directory that bears a name, with those above it. */
export const prozessgerichtMitLand: Gerichtskunde = (text) => {
  const gelesen = gerichtMitLand(text);
  return "fehler" in gelesen ? gelesen : prozessgericht(gelesen);
};

/** A court of the directory with those above it. */
export const prozessgericht = (gericht: Gericht): Prozessgericht => ({
  ...kurzangabe(gericht),
  hoehere: hoehereGerichte(gericht).map(kurzangabe),
});

const kurzangabe = ({ id, name, kurz, art }: Gericht): Instanzgericht => ({ id, name, kurz, art });
