import type { Quelle } from "@gebuehrenportal/recht";
import * as akte from "../quellen.ts";

/** Created VersAusglG, § 50 FamGKG in its present shape and § 225 FamFG. */
export const vaStrRefG2009: Quelle = akte.fuer(akte.vaStrRefG2009, "versausglg");

/** Brought the sum of several rights of the BetrAVG to § 14 Abs. 2 Nr. 2 VersAusglG. */
export const vaAenderung2021: Quelle = akte.fuer(akte.vaAenderung2021, "versausglg/__14.html");

export const zweitesKostRmog2013: Quelle = akte.fuer(akte.zweitesKostRmog2013, "gnotkg");

/** Text of the ZPO as announced; §§ 8 and 9 have stood in it unchanged since. */
export const zpo2005: Quelle = akte.fuer(akte.zpo2005, "zpo");
