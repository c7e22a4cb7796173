import { eintragsangaben, type Wahltagangaben } from "@gebuehrenportal/fristen/katalog";
import { wahltagangaben } from "@gebuehrenportal/gesetze/fristenkatalog/wahltage.ts";
import type { Tag } from "@gebuehrenportal/recht";

/**
 * The day that chooses between the versions of an entry (contract, application …), under the name the entry takes it by;
 * `undefined`: the event alone decides, or there is one version only, so that the day would change nothing.
 */
export function wahltagZu(regel: string | undefined, tag: Tag): Wahltagangaben | undefined {
  const nimmt = regel === undefined ? undefined : eintragsangaben(regel);
  const angabe = wahltagangaben.find((name) => nimmt?.has(name));
  return angabe && { [angabe]: tag };
}
