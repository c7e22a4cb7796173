import type { Verfahrensende } from "../eingabe.ts";
import type { Rechtsweg } from "./rechtsweg.ts";

const alle = ["urteil", "vergleich", "ruecknahme", "anerkenntnis", "erledigung"] as const;

/** How a case may end before these courts; neither a tax case nor a divorce ends by settlement or acknowledgement. */
export const endenVor = (rechtsweg: Rechtsweg): readonly Verfahrensende[] =>
  rechtsweg === "finanz" || rechtsweg === "scheidung" ? ["urteil", "ruecknahme", "erledigung"] : alle;

/** Ends without judgment and without settlement, for which the labour courts ask whether there was a hearing in dispute. */
export const vorzeitig = (ende: Verfahrensende): boolean => ende !== "urteil" && ende !== "vergleich";

export const vorBegruendungMoeglich = (ende: Verfahrensende): boolean =>
  ende === "ruecknahme" || ende === "erledigung";
