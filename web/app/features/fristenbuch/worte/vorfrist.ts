import type { Tag } from "@gebuehrenportal/recht";
import { type Frist, type Fristfelder, istUnerledigt, type Vorfristerledigung } from "./frist.ts";

type MitVorfristen = Pick<Fristfelder, "vorfristen" | "vorfristerledigungen">;

/** How a Vorfrist came to its end; `undefined`: it is open. */
export const erledigungVon = (
  { vorfristerledigungen }: Pick<MitVorfristen, "vorfristerledigungen">,
  tag: Tag,
): Vorfristerledigung | undefined => vorfristerledigungen.find((erledigung) => erledigung.tag === tag);

/** Vorfristen that are neither presented nor given up, ascending. */
export const offeneVorfristen = (frist: MitVorfristen): readonly Tag[] =>
  frist.vorfristen.filter((tag) => erledigungVon(frist, tag) === undefined);

/** Open Vorfristen whose day has come; one that was missed stays among them. Nothing is presented of what is done. */
export const faelligeVorfristen = (
  frist: MitVorfristen & Pick<Frist, "zustand">,
  heute: Tag,
): readonly Tag[] => (istUnerledigt(frist) ? offeneVorfristen(frist).filter((tag) => tag <= heute) : []);

/** Those of them that were missed: their day is over. */
export const versaeumteVorfristen = (
  frist: MitVorfristen & Pick<Frist, "zustand">,
  heute: Tag,
): readonly Tag[] => faelligeVorfristen(frist, heute).filter((tag) => tag < heute);
