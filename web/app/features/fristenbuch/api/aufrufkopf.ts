import { fristenabsagen, saetze } from "../worte/saetze.ts";

/** Where the calls of the book stand. */
export const basis = "/api/backend/premium_fristen";

/** Who may call: whoever has the book. */
export const lesend = { guard: "tarif:premium", absagen: fristenabsagen } as const;

/** The same for what changes something, which is limited. */
export const schreibend = { ...lesend, limit: { name: "fristen", anzahl: 240, sekunden: 60 } } as const;

/** What the role in the office does not allow. */
export const rollenfehler = { rolle: saetze.rolle } as const;
