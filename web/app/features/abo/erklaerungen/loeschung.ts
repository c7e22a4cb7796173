import type { Verbleib } from "#platform/beitraege.server.ts";

/** What stays of the declarations when an account goes: the declaration as it was given, without the account. */
export const erklaerungenBleiben: readonly Verbleib[] = [
  {
    spalten: ["aboerklaerung.konto_id", "aboerklaerung.erledigt_von"],
    satz: "Kündigungen und Widerrufe als Nachweis, was wann erklärt wurde (§ 312k Abs. 4, § 356a Abs. 4 BGB), bis drei Jahre nach dem Ende des Jahres (§§ 195, 199 BGB)",
  },
];
