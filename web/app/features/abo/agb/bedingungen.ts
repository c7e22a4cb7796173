import { type Tag, tag } from "@gebuehrenportal/recht";
import { ende } from "./ende.ts";
import { haftung } from "./haftung.ts";
import type { Abschnitt, Agbangaben } from "./text.ts";
import { vertragUndKonto } from "./vertrag-und-konto.ts";

/** Day of the version of the terms that holds; whoever changes their words changes it. */
export const agbFassung: Tag = tag("2026-11-28");

/** The terms in full: the page /agb and the confirmation of an order show the same. */
export const agb = (angaben: Agbangaben): readonly Abschnitt[] => [
  ...vertragUndKonto(angaben),
  ...ende(angaben),
  ...haftung,
];
