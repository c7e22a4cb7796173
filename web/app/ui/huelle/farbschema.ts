/** Light or dark as the reader chose it; without a choice the system decides. */
export type Farbschema = "hell" | "dunkel";

/** Name under which the choice is kept in the browser. */
export const farbschemaSchluessel = "farbschema";

/**
 * Runs before the first paint, so that a chosen scheme never flashes. Must stay the same for every page: the content
 * security policy names it by its hash.
 */
export const farbschemaSkript = `try{const s=localStorage.getItem("${farbschemaSchluessel}");if(s==="hell"||s==="dunkel")document.documentElement.dataset.farbschema=s}catch{}`;

/**
 * What a press on the switch leads to: the other scheme than the one seen. Back at what the system shows anyway, the
 * choice is dropped (`undefined`), and the page follows the system again.
 */
export function gewechselt(gewaehlt: Farbschema | undefined, system: Farbschema): Farbschema | undefined {
  const neu = (gewaehlt ?? system) === "hell" ? "dunkel" : "hell";
  return neu === system ? undefined : neu;
}
