import { tag, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { fuer, vaAenderung2021, vaStrRefG2009 } from "../quellen.ts";
import type { Wertgrenze } from "./paragraph-18.ts";

/**
 * § 14 Abs. 2 Nr. 2 VersAusglG: up to this part of the monthly reference amount the carrier may demand external division.
 * `summe`: several rights of the BetrAVG with one carrier count together (since 1 August 2021).
 */
export const externeTeilung = zeitreihe<Wertgrenze & { readonly summe: boolean }>(
  { norm: "§ 14 Abs. 2 Nr. 2 VersAusglG", geprueft },
  [
    {
      ab: tag("2009-09-01"),
      quelle: fuer(vaStrRefG2009, "versausglg"),
      wert: { rente: 2, kapital: 240, summe: false },
    },
    {
      ab: tag("2021-08-01"),
      quelle: fuer(vaAenderung2021, "versausglg/__14.html"),
      wert: { rente: 2, kapital: 240, summe: true },
    },
  ],
);
