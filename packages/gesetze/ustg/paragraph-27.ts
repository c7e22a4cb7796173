import { type Cent, cent, type Tag, tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, wachstumschancen2024 } from "../quellen.ts";

/** How long a bill between entrepreneurs in Germany may still go out in another way than as e-invoice. */
export type ERechnungUebergang = {
  /** Last day on which it may be sent so; `null`: never. */
  readonly bis: Tag | null;
  /** Only as long as the sender's turnover of the year before was no more than this; `null`: whatever it was. */
  readonly hoechstumsatz: Cent | null;
};

/**
 * § 14 Abs. 2 Satz 2 Nr. 1, § 27 Abs. 38 UStG: e-invoices between entrepreneurs in Germany, with the ways around them by the
 * day on which the service ends. Before the first day the old law holds: no duty. Nr. 3 (EDI) is left out.
 */
export const eRechnungUebergang = zeitreihe<ERechnungUebergang>({ norm: "§ 27 Abs. 38 UStG", geprueft }, [
  {
    ab: tag("2025-01-01"),
    quelle: fuer(wachstumschancen2024, "ustg_1980/__27.html"),
    wert: { bis: tag("2026-12-31"), hoechstumsatz: null },
  },
  {
    ab: tag("2027-01-01"),
    quelle: fuer(wachstumschancen2024, "ustg_1980/__27.html"),
    wert: { bis: tag("2027-12-31"), hoechstumsatz: cent(80_000_000) },
  },
  {
    ab: tag("2028-01-01"),
    quelle: fuer(wachstumschancen2024, "ustg_1980/__27.html"),
    wert: { bis: null, hoechstumsatz: null },
  },
]);
