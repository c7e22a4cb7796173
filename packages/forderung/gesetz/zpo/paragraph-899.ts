import { type Cent, cent } from "@gebuehrenportal/recht";

/** § 899 Abs. 1 Satz 1 ZPO: the basic amount is the monthly one of § 850c Abs. 1 ZPO, rounded up to a multiple of this. */
export const pKontoAufrundung: Cent = cent(10_00);

/** § 899 Abs. 2 ZPO: months for which an unused balance stays free. */
export const uebertragungsmonate = 3;
