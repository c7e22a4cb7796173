import type { Zahlung } from "@gebuehrenportal/gebuehren";
import { bruch, gerundet } from "./bruch.ts";

/** VAT in a gross payment: rate / (100 + rate) of it. */
export function enthalten(z: Zahlung, ust: bigint): bigint {
  const p =
    z.umsatzsteuerProzent === undefined ? ust * 100n : BigInt(Math.round(z.umsatzsteuerProzent * 100));
  return gerundet(bruch(BigInt(z.betrag) * p, 10_000n + p));
}

type AufPosition = {
  readonly ziel: { readonly gebuehr: { readonly id: string } };
  readonly betrag: bigint;
};

/** Sum of the credits on each position of a matter. */
export function jePosition(liste: readonly AufPosition[]): ReadonlyMap<string, bigint> {
  const karte = new Map<string, bigint>();
  for (const { ziel, betrag } of liste) {
    karte.set(ziel.gebuehr.id, (karte.get(ziel.gebuehr.id) ?? 0n) + betrag);
  }
  return karte;
}
