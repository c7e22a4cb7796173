import type { Tag } from "@gebuehrenportal/recht";
import { type Berichtigung, berichtigungen } from "#features/seiten/berichtigungen.ts";

/**
 * The corrections that touch a saved calculation: it was made with this calculator while the wrong number was shown.
 */
export function berichtigungenZu(
  { rechner, berechnetAm }: { readonly rechner: string; readonly berechnetAm: Tag },
  alle: readonly Berichtigung[] = berichtigungen,
): Berichtigung[] {
  return alle.filter(
    (b) => b.falschSeit <= berechnetAm && berechnetAm < b.am && (!b.rechner || b.rechner.includes(rechner)),
  );
}
