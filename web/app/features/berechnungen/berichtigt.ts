import type { Tag } from "@gebuehrenportal/recht";
import type { Berichtigung } from "#features/seiten/index.ts";

/**
 * The corrections that touch a saved calculation: it was made with this calculator while the wrong number was shown.
 */
export function berichtigungenZu(
  { rechner, berechnetAm }: { readonly rechner: string; readonly berechnetAm: Tag },
  alle: readonly Berichtigung[],
): Berichtigung[] {
  return alle.filter(
    (berichtigung) =>
      berichtigung.falschSeit <= berechnetAm &&
      // A number that was wrong for less than a day touches the whole day.
      (berechnetAm < berichtigung.am || berechnetAm === berichtigung.falschSeit) &&
      (!berichtigung.rechner || berichtigung.rechner.includes(rechner)),
  );
}
