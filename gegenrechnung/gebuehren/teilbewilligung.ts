import type { Angelegenheit, Position, RvgEingabe, Zahlung } from "@gebuehrenportal/gebuehren";
import { cent } from "@gebuehrenportal/recht";
import { bruch, gerundet, groesster } from "./bruch.ts";
import { positionsId } from "./position.ts";
import { sache } from "./sache.ts";
import { OhneErgebnis } from "./tabellen.ts";

/** The bill as if it had been made for the granted values only; `undefined` where legal aid covers everything. */
export function bewilligterTeil(e: RvgEingabe): RvgEingabe | undefined {
  const angelegenheiten = e.angelegenheiten.map((a) => verkleinert(a, e));
  return angelegenheiten.some((a, i) => a !== e.angelegenheiten[i]) ? { ...e, angelegenheiten } : undefined;
}

function verkleinert(a: Angelegenheit, e: RvgEingabe): Angelegenheit {
  if (a.bewilligteQuote !== undefined) return anteilig(a, BigInt(Math.round(a.bewilligteQuote * 100)), e);
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

/** Every fee by value from its share of the value. */
function anteilig(a: Angelegenheit, quote10000: bigint, e: RvgEingabe): Angelegenheit {
  if (a.vertretung !== "beigeordnet") throw new OhneErgebnis("bewilligter Teil ohne Prozesskostenhilfe");
  const gebuehren = sache(a, e.schalter ?? {}).gebuehren.regel;
  const positionen = a.positionen.map((p): Position => {
    const ganz = gebuehren.find((g) => g.id === positionsId(p))?.nachWert?.wert;
    if (ganz === undefined) return p;
    const wert = cent(Number(groesster(gerundet(bruch(ganz * quote10000, 10_000n)), 1n)));
    const { forderung: _, ...rest } = p;
    const gemeinsam =
      p.gemeinsamerWert === undefined ? {} : { gemeinsamerWert: cent(Math.min(p.gemeinsamerWert, wert)) };
    return { ...rest, ...gemeinsam, wert };
  });
  return { ...a, positionen };
}

/**
 * Payments on a matter fill what the treasury does not owe before they touch its claim (§ 58 Abs. 2 Satz 1 RVG). Of them
 * `frei` belongs to what the whole is worth more than the granted part; where it is worth less, that much is filled already.
 */
export function ohneFreienTeil(e: RvgEingabe, a: Angelegenheit, frei: number): RvgEingabe {
  const [darauf, andere] = zahlungenAuf(e, a);
  const rest = darauf.reduce((s, z) => s + z.betrag, 0) - frei;
  const zahlungen =
    rest > 0 ? [...andere, { betrag: cent(rest), von: "mandant" as const, angelegenheit: a.id }] : andere;
  return { ...e, zahlungen };
}

/** The bill as if nothing had been paid on a matter: what the treasury owes then is its claim before payments. */
export const ohneZahlung = (e: RvgEingabe, a: Angelegenheit): RvgEingabe => ({
  ...e,
  zahlungen: (e.zahlungen ?? []).filter((z) => !auf(z, e, a)),
});

function zahlungenAuf(e: RvgEingabe, a: Angelegenheit): readonly [darauf: Zahlung[], andere: Zahlung[]] {
  const eigene = (z: Zahlung): boolean => z.von !== "staatskasse" && auf(z, e, a);
  const alle = e.zahlungen ?? [];
  return [alle.filter(eigene), alle.filter((z) => !eigene(z))];
}

const auf = (z: Zahlung, e: RvgEingabe, a: Angelegenheit): boolean =>
  z.angelegenheit === undefined ? e.angelegenheiten.length === 1 : z.angelegenheit === a.id;
