import { tag } from "@gebuehrenportal/recht";

/** Day of the last stored text of the statutes with which the series of this package were compared. */
export const geprueft = tag("2026-08-19");
