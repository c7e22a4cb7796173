import { vvNummer } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import type { Position } from "../eingabe.ts";
import type { Gebuehr } from "./gebuehr.ts";
import { zusatz100 } from "./wertgebuehr.ts";

/**
 * The numbers a fee is charged under, as they are cited (§ 10 Abs. 2 RVG): what it changes, itself, the fee whose amount it
 * takes, Nr. 1008 VV. Empty for § 34 RVG.
 */
export function angewandteNummern({ s, p, bezogen = [], ansatz, prozent }: Gebuehr): readonly string[] {
  if (p.nr === "34") return [];
  const kette = nummernkette(
    p,
    s.a.positionen.map((q) => q.nr),
  );
  const erhoeht = (ansatz ? zusatz100(ansatz) : (prozent ?? 0)) > 0;
  if (bezogen.length === 0 && !erhoeht) return kette;
  return [...new Set([...kette, ...bezogen, ...(erhoeht ? ["1008"] : [])])];
}

/** A number behind those it changes: 3209 → 3206, 3209; 1003 → 1000, 1003, or what is named or stands in the matter. */
export function nummernkette(
  { nr, variante }: Pick<Position, "nr" | "variante">,
  vorhanden: readonly string[] = [],
): readonly string[] {
  const nummer = vvNummer(nr);
  const geaendert = nummer?.haftzuschlagZu ? [nummer.haftzuschlagZu] : (nummer?.aendert ?? []);
  const grund =
    geaendert.find((x) => x === variante) ??
    geaendert.find((x) => vorhanden.includes(x)) ??
    (geaendert.length === 1 || geaendert[0] === "1000" ? geaendert[0] : undefined);
  if (!grund) return [nr];
  return [...nummernkette({ nr: grund, ...(variante ? { variante } : {}) }, vorhanden), nr];
}

/** `Nr. 3100 VV`, `Nrn. 3100, 1008 VV`; what a number is called alone counts where it stands alone. */
export const nummernnorm = (nummern: readonly string[], allein: string): string =>
  nummern.length < 2 ? allein : `Nrn. ${nummern.join(", ")} VV`;
