import { z } from "zod";
import * as teile from "../contract-teile.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";
import { koerper } from "../koerper.ts";
import { pfaendungsangaben } from "./felder.ts";

/** Body of `POST /api/rechner/pfaendung`. */
export const pfaendungAnfrage = koerper(pfaendungsangaben);

const kopf = {
  art: z.literal("ergebnis"),
  rechenstand: teile.rechenstand,
  fassung: teile.fassung,
  rechenweg: teile.rechenweg,
  vermerke: teile.vermerke,
};

export const pfaendungAntwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    arbeitseinkommen: z.object({
      ...kopf,
      pfaendbar: teile.eurocent,
      verbleibt: teile.eurocent,
      abgerundet: teile.eurocent,
      freibetrag: teile.eurocent,
      mehrbetrag: teile.eurocent,
      zehntel: z.int(),
    }),
    pfaendungsschutzkonto: z.object({ ...kopf, grundbetrag: teile.eurocent, erhoeht: teile.eurocent }),
  }),
  keinErgebnis,
]);
