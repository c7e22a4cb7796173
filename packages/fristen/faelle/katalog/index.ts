import type { Katalogeingabe } from "../../src/katalog/eingabe.ts";
import { arbeitUndFamilie } from "./arbeit-und-familie.ts";
import type { Katalogbeispiel } from "./beispiel.ts";
import { oeffentlich } from "./oeffentlich.ts";
import { privat } from "./privat.ts";
import { strafUndSteuer } from "./straf-und-steuer.ts";
import { zivil } from "./zivil.ts";

export { uebergangsbeispiele } from "./uebergaenge.ts";
export type { Katalogbeispiel };

/** A worked example for each of the hundred most used entries. */
export const katalogbeispiele: readonly Katalogbeispiel[] = [
  ...zivil,
  ...arbeitUndFamilie,
  ...oeffentlich,
  ...strafUndSteuer,
  ...privat,
];

/** What `katalogfrist` is told for an example. */
export const beispieleingabe = ({ land, am, weg, wahltag }: Katalogbeispiel): Katalogeingabe => ({
  ort: { land },
  ...(weg ? { bekanntgabe: { weg, am } } : { ereignisAm: am }),
  ...(wahltag && { [wahltag.angabe]: wahltag.am }),
});
