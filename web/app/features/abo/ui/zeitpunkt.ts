import { zeitpunktform } from "#ui/zeitpunktform.ts";

/** „17.03.2026, 12:00 Uhr“ */
export const zeitpunkt = (instant: string): string => `${zeitpunktform.format(new Date(instant))}\u00a0Uhr`;
