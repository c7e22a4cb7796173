import type { Verfahrensende } from "./eingabe.ts";
import type { Rechtsweg } from "./rechtsweg.ts";

const alle = ["urteil", "vergleich", "ruecknahme", "anerkenntnis", "erledigung"] as const;

/** How a case may end before these courts; tax courts know neither settlement nor acknowledgement. */
export const endenVor = (rechtsweg: Rechtsweg): readonly Verfahrensende[] =>
  rechtsweg === "finanz" ? ["urteil", "ruecknahme", "erledigung"] : alle;

export const vorBegruendungMoeglich = (ende: Verfahrensende): boolean =>
  ende === "ruecknahme" || ende === "erledigung";
