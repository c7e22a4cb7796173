import type { Ortswahl } from "../plan/frage.ts";
import { saetze } from "../worte/saetze.ts";
import { type Buerozeit, buerozeit } from "./buerozeit.ts";
import type { Fristeneinstellung } from "./einstellung-store.server.ts";
import { ortAufgeloest, ortFragen, ortLesen } from "./orte.server.ts";

/** Where an office sits, as the engine is asked; unset: nobody has said. */
export function bueroort({
  land,
  gemeinde,
  mariaeHimmelfahrt,
}: Pick<Fristeneinstellung, "land" | "gemeinde" | "mariaeHimmelfahrt">): Ortswahl | undefined {
  if (land === null && gemeinde === null) return undefined;
  return {
    ...(land !== null && { land }),
    ...(gemeinde !== null && { gemeinde }),
    ...(gemeinde !== null && mariaeHimmelfahrt !== null && { mariaeHimmelfahrt }),
  };
}

/** When an office works, with the holidays of its place. */
export function buerozeitVon(einstellung: Fristeneinstellung): Buerozeit {
  const ort = bueroort(einstellung);
  return buerozeit(einstellung, ort && ortAufgeloest(ort));
}

/** The town of an office as it was typed: its id, or why it is none. */
export type Gemeindelesung = { readonly id: string } | { readonly fehler: string };

const hoechstens = 6;

/** Reads a typed town; a court is none. @param land within this one alone; empty: anywhere */
export function gemeindeGelesen(text: string, land: string): Gemeindelesung {
  const { treffer, moeglich } = ortLesen(text);
  const gemeinden = [...(treffer ? [treffer] : []), ...moeglich].filter(
    (o) => o.art === "gemeinde" && (land === "" || o.land === land),
  );
  const gleich = gemeinden.filter(
    ({ name }) => name.toLocaleLowerCase("de-DE") === text.toLocaleLowerCase("de-DE"),
  );
  const [gemeint] = treffer && gemeinden[0] === treffer ? [treffer] : gleich.length === 1 ? gleich : [];
  if (gemeint?.ort.gemeinde !== undefined) return { id: gemeint.ort.gemeinde };
  const namen = gemeinden.slice(0, hoechstens).map(({ name }) => name);
  return {
    fehler: namen.length > 0 ? saetze.gemeindeMehrdeutig(namen.join(", ")) : saetze.gemeindeUnbekannt,
  };
}

/** A town of an office in words, and what it may be asked. */
export function gemeindeInWorten(gemeinde: string | null) {
  const treffer = gemeinde === null ? undefined : ortLesen(gemeinde).treffer;
  return {
    name: treffer?.name ?? gemeinde ?? "",
    /** The directory does not know whether Mariä Himmelfahrt is a holiday there. */
    himmelfahrtOffen: gemeinde !== null && ortFragen({ gemeinde }).himmelfahrt !== undefined,
  };
}
