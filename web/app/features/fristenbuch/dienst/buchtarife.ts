import { oeffnet, type Tarif } from "#platform/access/tarif.ts";

/** Tiers that hold a book. */
export const mitZugang: readonly Tarif[] = (
  ["free", "basic", "premium", "teams", "Teammitglied"] as const
).filter((t) => oeffnet(t, "premium"));
