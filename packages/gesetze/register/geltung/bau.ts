import { tag } from "@gebuehrenportal/recht";
import type { Geltung, Geltungsteil, Vorgaenger } from "./typ.ts";

type Mehr = Partial<Pick<Geltung, "sicherheit" | "vorgaenger" | "teile">>;

/** Files an act, or an act with its schedules. */
export const gilt = (akte: string, ab: string, quelle: string, mehr: Mehr = {}): Geltung => ({
  akte: akte.split(", "),
  ab: tag(ab),
  quelle,
  sicherheit: mehr.sicherheit ?? "hoch",
  vorgaenger: mehr.vorgaenger ?? [],
  teile: mehr.teile ?? [],
});

/** What held before: one act, or several with their first days. */
export const nach = (...namen: readonly (string | readonly [name: string, ab: string])[]): Mehr => ({
  vorgaenger: namen.map(
    (eines): Vorgaenger =>
      typeof eines === "string" ? { name: eines } : { name: eines[0], ab: tag(eines[1]) },
  ),
});

/** An act of the Union in whose place this one came. */
export const nachUnion = (name: string, celex: string, ab?: string): Mehr => ({
  vorgaenger: [{ name, celex, ...(ab !== undefined && { ab: tag(ab) }) }],
});

/** A range of sections, written anew on a day. */
export const teil = (
  [von, bis]: readonly [string, string],
  name: string,
  ab: string,
  quelle: string,
  zuvor?: string,
): Geltungsteil => ({ von, bis, name, ab: tag(ab), quelle, ...(zuvor !== undefined && { zuvor }) });
