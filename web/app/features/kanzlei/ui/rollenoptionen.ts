import { kanzleirollen, rollenname } from "../kanzleirolle.ts";

/** Office roles as a list of choices. */
export const rollenoptionen = kanzleirollen.map((rolle) => ({ wert: rolle, text: rollenname(rolle) }));
