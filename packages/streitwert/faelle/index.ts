import type { Fall } from "./fall.ts";
import { familie } from "./familie.ts";
import { zivil } from "./zivil.ts";

/** All published values, by subject. */
export const faelleNachThema: Readonly<Record<string, readonly Fall[]>> = {
  "Zivil, Miete und Verwaltung": zivil,
  Familie: familie,
};

export const faelle: readonly Fall[] = Object.values(faelleNachThema).flat();
