import { tag } from "@gebuehrenportal/recht";

/**
 * First day of the BGB (Art. 1 Abs. 1 EGBGB) and of this calculation: rules that begin on it have no earlier version here,
 * even where their statute is older (ZPO and StPO of 1877).
 */
export const bgbAnfang = tag("1900-01-01");
