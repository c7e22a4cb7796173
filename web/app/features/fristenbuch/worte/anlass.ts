import type { Tag } from "@gebuehrenportal/recht";
import type { Frist } from "./frist.ts";

/** What somebody is reminded of, and when. */
export type Erinnerungsart = "vorfrist" | "vortag" | "tag" | "stunden";
export type Anlass = { readonly art: Erinnerungsart; readonly tag: Tag };

/** What reminders ask of an entry. */
export type Erinnerbar = Pick<
  Frist,
  | ("zustand" | "gattung" | "ende" | "endeUhr" | "sichererTag" | "hoechstensBis")
  | ("vorfristen" | "vorfristerledigungen")
>;

/** The day that an entry is reminded by: safe on every view; without a day, the one after which nobody may act. */
export const stichtag = ({ sichererTag, hoechstensBis }: Erinnerbar): Tag | null =>
  sichererTag ?? hoechstensBis;

/** What the letter in the morning shows of an entry. */
export type Tagesposten<F extends Erinnerbar = Frist> = {
  readonly frist: F;
  readonly rang: "ueberfaellig" | "heute" | "vorfrist" | "naechster";
};
