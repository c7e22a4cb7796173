import { type Cent, cent } from "@gebuehrenportal/recht";

/** An amount as the statute prints it (`51.5` for 51,50 €) in cents. Throws for fractions of a cent. */
export function eur(betrag: number): Cent {
  const hundertstel = Math.round(betrag * 100);
  if (Math.abs(betrag * 100 - hundertstel) > 1e-6) throw new RangeError(`Bruchteil eines Cents: ${betrag} €`);
  return cent(hundertstel);
}
