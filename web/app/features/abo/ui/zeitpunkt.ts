import { tagUndUhrzeit } from "#ui/zeitformat.ts";

/** „17.03.2026, 12:00 Uhr“ */
export const zeitpunkt = (instant: string): string => `${tagUndUhrzeit.format(new Date(instant))}\u00a0Uhr`;
