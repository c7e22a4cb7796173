import {
  anrechtfaelle,
  bagatellfaelle,
  ehezeitfaelle,
  leistungsfaelle,
  verfahrenswertfaelle,
} from "./faelle.ts";
import type { Fall } from "./fall.ts";

/** All published cases of the package. */
export const faelle: readonly Fall[] = [
  ...ehezeitfaelle,
  ...verfahrenswertfaelle,
  ...anrechtfaelle,
  ...bagatellfaelle,
  ...leistungsfaelle,
];
