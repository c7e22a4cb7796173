import type { Loeschteil } from "#platform/beitraege.server.ts";

const beweis =
  "§ 312k Abs. 4, § 356a Abs. 4 BGB: proof of what was declared and when, until claims are barred (§§ 195, 199 BGB)";

/** What stays of the declarations when an account goes: the declaration as it was given, without the account. */
export const erklaerungsloeschung: Loeschteil = {
  bleibt: { "aboerklaerung.konto_id": beweis, "aboerklaerung.erledigt_von": beweis },
};
