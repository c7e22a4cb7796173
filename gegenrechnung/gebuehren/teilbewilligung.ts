import type { Angelegenheit, Position, RvgEingabe } from "@gebuehrenportal/gebuehren";
import { cent } from "@gebuehrenportal/recht";
import { positionsId } from "./position.ts";
import { sache } from "./sache.ts";
import { OhneErgebnis } from "./tabellen.ts";

/** The bill as if it had been made for the granted values only; `undefined` where legal aid covers everything. */
export function bewilligterTeil(e: RvgEingabe): RvgEingabe | undefined {
  const angelegenheiten = e.angelegenheiten.map((a) => verkleinert(a, e));
  return angelegenheiten.some((a, i) => a !== e.angelegenheiten[i]) ? { ...e, angelegenheiten } : undefined;
}

function verkleinert(a: Angelegenheit, e: RvgEingabe): Angelegenheit {
  const grenze = a.bewilligterWert;
  if (grenze === undefined) return a;
  if (a.vertretung !== "beigeordnet") throw new OhneErgebnis("bewilligter Wert ohne Prozesskostenhilfe");
  const gebuehren = sache(a, e.schalter ?? {}).gebuehren.regel;
  const zuGross = (p: Position): boolean =>
    (gebuehren.find((g) => g.id === positionsId(p))?.nachWert?.wert ?? 0n) > BigInt(grenze);
  if (!a.positionen.some(zuGross)) return a;
  return {
    ...a,
    positionen: a.positionen.map((p) => {
      if (!zuGross(p)) return p;
      const { forderung: _, ...rest } = p;
      const gemeinsam =
        p.gemeinsamerWert === undefined ? {} : { gemeinsamerWert: cent(Math.min(p.gemeinsamerWert, grenze)) };
      return { ...rest, ...gemeinsam, wert: grenze };
    }),
  };
}

/** Payments on a matter fill what the client owes himself before they touch the rest (§ 58 Abs. 2 Satz 1 RVG). */
export function ohneEigenanteil(e: RvgEingabe, a: Angelegenheit, eigenanteil: number): RvgEingabe {
  const darauf = (e.zahlungen ?? []).filter(
    (z) =>
      z.von !== "staatskasse" &&
      (z.angelegenheit === undefined ? e.angelegenheiten.length === 1 : z.angelegenheit === a.id),
  );
  const rest = darauf.reduce((s, z) => s + z.betrag, 0) - eigenanteil;
  const andere = (e.zahlungen ?? []).filter((z) => !darauf.includes(z));
  const zahlungen =
    rest > 0 ? [...andere, { betrag: cent(rest), von: "mandant" as const, angelegenheit: a.id }] : andere;
  return { ...e, zahlungen };
}
