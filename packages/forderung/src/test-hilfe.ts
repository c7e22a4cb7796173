import { type Tag, tag } from "@gebuehrenportal/recht";
import { basiszinssatz } from "../gesetz/bgb/paragraph-247.ts";

const letztes = basiszinssatz.fassungen.at(-1);
if (!letztes) throw new Error("Kein Basiszinssatz");

/** The last half-year on record: first day and rate. Each announcement moves it, so tests ask for it. */
export const letztesHalbjahr: { readonly ab: Tag; readonly prozent100: number } = {
  ab: letztes.ab,
  prozent100: letztes.wert,
};

/** First day of the `n`-th half-year that is not on record. */
export function unbekanntesHalbjahr(n = 1): Tag {
  const halbjahre =
    Number(letztesHalbjahr.ab.slice(0, 4)) * 2 + (letztesHalbjahr.ab.includes("-07-") ? 1 : 0) + n;
  return tag(`${Math.floor(halbjahre / 2)}-${halbjahre % 2 === 0 ? "01" : "07"}-01`);
}
