import { type Cent, euro } from "@gebuehrenportal/recht";
import styles from "./tarife.module.css";

type PreisProps = {
  /** Total price of a month, in cents. */
  readonly preis: Cent;
  /** Without VAT, in cents; unset where nothing is to be paid. */
  readonly netto?: Cent | undefined;
  /** VAT rate in percent. */
  readonly steuersatz: number;
};

/** What a month costs: the total price first (§ 3 PAngV), the net price smaller. */
export function Preis({ preis, netto, steuersatz }: PreisProps) {
  return (
    <div className={styles.preis}>
      <p className={styles.gesamtpreis}>
        <strong>{euro(preis)}</strong> / Monat
      </p>
      <p className="leise">
        {netto === undefined
          ? "dauerhaft kostenlos"
          : `inkl. ${steuersatz}\u00a0% MwSt. · ${euro(netto)}\u00a0netto`}
      </p>
    </div>
  );
}
