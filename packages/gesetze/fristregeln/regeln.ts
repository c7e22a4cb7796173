import { grundregeln } from "./grundregeln.ts";
import type { Regel } from "./regel.ts";
import type { RegelId } from "./regel-id.ts";
import { sonderregeln } from "./sonderregeln.ts";
import { verfahrensregeln } from "./verfahrensregeln.ts";
import { zugangsregeln } from "./zugangsregeln.ts";

/** All rules of counting in the order of the steps. */
export const regeln: readonly Regel[] = [
  ...grundregeln,
  ...zugangsregeln,
  ...verfahrensregeln,
  ...sonderregeln,
];

const nachId: ReadonlyMap<RegelId, Regel> = new Map(regeln.map((r) => [r.id, r]));

/** The rule with an id. Throws for an id without a rule: a mistake in the data must not start. */
export function regel(id: RegelId): Regel {
  const r = nachId.get(id);
  if (!r) throw new RangeError(`Keine Regel ${id}`);
  return r;
}
