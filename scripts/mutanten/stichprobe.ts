import { hash } from "node:crypto";
import type { Aenderung } from "./bericht.ts";
import type { Messung } from "./plan.ts";

/**
 * Numbers of as many changes as `anzahl` says, drawn by a chance that comes again with the same `saat`. What is not to be
 * tried, or runs only while a module is loaded, is not drawn.
 */
export function gezogene(
  aenderungen: readonly Aenderung[],
  { beimLaden, jeTest }: Messung,
  { anzahl, saat }: { readonly anzahl: number; readonly saat: string },
): ReadonlySet<string> {
  const probiert = new Set(Object.values(jeTest).flatMap(Object.keys));
  const nurGeladen = new Set(beimLaden.filter((id) => !probiert.has(id)));
  const los = ({ id }: Aenderung) => hash("sha256", `${saat} ${id}`);
  return new Set(
    aenderungen
      .filter(({ id, status }) => !status && !nurGeladen.has(id))
      .map((aenderung) => ({ id: aenderung.id, los: los(aenderung) }))
      .toSorted((a, b) => (a.los < b.los ? -1 : 1))
      .slice(0, anzahl)
      .map(({ id }) => id),
  );
}

/** What was measured, of the drawn changes alone. */
export const nurGezogene = (messung: Messung, auswahl: ReadonlySet<string>): Messung => ({
  ...messung,
  jeTest: Object.fromEntries(
    Object.entries(messung.jeTest).map(([test, male]) => [
      test,
      Object.fromEntries(Object.entries(male).filter(([id]) => auswahl.has(id))),
    ]),
  ),
});
