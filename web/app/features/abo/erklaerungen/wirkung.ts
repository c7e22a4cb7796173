import type { VorErklaerung } from "../vertrag/vertrag.ts";
import type { Ausgang } from "../wirken/fuehren.server.ts";
import type { Ergebnis } from "../worte/erklaerungsworte.ts";

/** What a declaration has done to a contract. */
export type Wirkung = {
  readonly ergebnis: Ergebnis;
  /** Somebody of the administration has to look at it. */
  readonly offen: boolean;
  readonly vertrag: Ausgang | undefined;
  /** What it has changed, so that an objection can undo it. */
  readonly vorher?: VorErklaerung | undefined;
};
