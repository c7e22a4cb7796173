import type { Tag } from "@gebuehrenportal/recht";
import { tagAusText } from "@gebuehrenportal/recht";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import { laengen, nachweislaengen } from "../worte/laengen.ts";
import { saetze } from "../worte/saetze.ts";
import type { Felder } from "./seitenpost.server.ts";

/** A field of a form is missing or wrong. */
export class Feldfehler extends Error {
  readonly feld: string;
  constructor(feld: string, satz: string) {
    super(satz);
    this.feld = feld;
  }
}

/** The day that a field holds. @throws {Feldfehler} it holds none */
export function tagImFeld(felder: Felder, name: string): Tag {
  const lesung = tagAusText(felder[name] ?? "", heuteInBerlin());
  if (lesung.art !== "tag") throw new Feldfehler(name, saetze.keinTag);
  return lesung.tag;
}

/** The days that a field holds, in the order in which they stand; none: no day. @throws {Feldfehler} something else stands there */
export function tageImFeld(felder: Felder, name: string): readonly Tag[] {
  const woerter = (felder[name] ?? "").split(/[,;\n]|\s+und\s+/).filter((wort) => wort.trim() !== "");
  if (woerter.length > tageHoechstens) throw new Feldfehler(name, saetze.zuVieleTage(tageHoechstens));
  return woerter.map((wort) => tagImFeld({ [name]: wort }, name));
}

/** As many Vorfristen as the call takes. */
const tageHoechstens = 10;

/** Sent when and by what way; explicitly nothing: „ohne Nachweis“. @throws {Feldfehler} */
export function nachweisImFeld(felder: Felder) {
  if (felder.ohne === "1") return null;
  const at = tagImFeld(felder, "at");
  const channel = (felder.channel ?? "").trim().slice(0, nachweislaengen.channel);
  if (channel === "") throw new Feldfehler("channel", saetze.wegFehlt);
  return { at, channel, reference: (felder.reference ?? "").trim().slice(0, nachweislaengen.reference) };
}

/** Why an entry is struck. @throws {Feldfehler} */
export function grundImFeld({ reason = "" }: Felder): string {
  const grund = reason.trim().slice(0, laengen.streichgrund);
  if (grund === "") throw new Feldfehler("reason", saetze.grundFehlt);
  return grund;
}
