import type { Tag } from "@gebuehrenportal/recht";
import { naechsterBeginn, tarifstand } from "./tarifstand.ts";
import type { Vertrag } from "./vertrag.ts";

/** What those who work in a team are told of its tier; `zum`: the first day without it. */
export type Teamnachricht =
  | { readonly art: "endet"; readonly zum: Tag }
  | { readonly art: "bleibt" | "beendet" | "gilt-wieder" };

/** What a change of the lead's contract means for those who work in his team; undefined: nothing. */
export function teamnachricht(vorher: Vertrag | undefined, nachher: Vertrag): Teamnachricht | undefined {
  const [galt, gilt] = [mitTeam(vorher), mitTeam(nachher)];
  if (galt && !gilt) return { art: "beendet" };
  if (!galt && gilt) return vorher?.typ === "teams" ? { art: "gilt-wieder" } : undefined;
  if (!galt) return undefined;
  const [altesEnde, neuesEnde] = [geplantesEnde(vorher), geplantesEnde(nachher)];
  if (altesEnde === neuesEnde) return undefined;
  return neuesEnde ? { art: "endet", zum: neuesEnde } : { art: "bleibt" };
}

const mitTeam = (v: Vertrag | undefined): boolean => tarifstand(v).tarif === "teams";

/** The day on which the team is to lose its tier because the contract is cancelled or changes to a lower one. */
function geplantesEnde(vertrag: Vertrag | undefined): Tag | null {
  if (!vertrag) return null;
  if (vertrag.gekuendigtZum) return vertrag.gekuendigtZum;
  return vertrag.wechselZu && naechsterBeginn(vertrag);
}
