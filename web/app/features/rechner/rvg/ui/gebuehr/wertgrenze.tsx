import { type Cent, euro } from "@gebuehrenportal/recht";

type WertgrenzeProps = {
  readonly grenze: Cent;
  /** Page that computes with the capped value. */
  readonly adresse: string;
  /** With a script the form itself takes the capped value. */
  readonly begrenzen: (() => void) | undefined;
};

/** A value beyond § 22 Abs. 2 RVG: what counts, and the way to that result. */
export function Wertgrenze({ grenze, adresse, begrenzen }: WertgrenzeProps) {
  const betrag = euro(grenze).replace(",00", "");
  return (
    <>
      Bitte geben Sie einen gültigen Wert ein. Für die Gebühren zählen höchstens {betrag} (§{"\u00a0"}22 Abs.
      {"\u00a0"}2 RVG).{" "}
      <a
        href={adresse}
        onClick={(e) => {
          if (!begrenzen) return;
          e.preventDefault();
          begrenzen();
        }}
      >
        Mit {betrag} rechnen
      </a>
    </>
  );
}
