import { z } from "zod";
import * as teile from "../contract-teile.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";
import { koerper } from "../koerper.ts";
import { pkhAngaben } from "./felder.ts";

/** Body of `POST /api/rechner/pkh`; all amounts per month. */
export const pkhAnfrage = koerper(pkhAngaben);

export const pkhAntwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    rechenstand: teile.rechenstand,
    entscheidung: z
      .enum(["ohne-raten", "mit-raten", "keine-bewilligung", "offen"])
      .describe("`offen`: Die Freibeträge der Zeit sind nicht erfasst und entscheiden"),
    zeilen: z
      .array(
        z.object({
          art: z.enum(["einnahme", "abzug", "freibetrag", "zwischensumme"]),
          bezeichnung: z.string(),
          norm: z.string(),
          betrag: teile.eurocent,
          rechenweg: teile.rechenweg,
        }),
      )
      .readonly(),
    nettoeinkommen: teile.eurocent,
    einzusetzen: teile.eurocent.optional(),
    rate: teile.eurocent.optional(),
    hoechstzahl: z.int(),
    hoechstbetrag: teile.eurocent.optional(),
    offen: teile.offen,
    vermoegen: teile.eurocent,
    rechenweg: teile.rechenweg,
    fassung: teile.fassung,
    sicherheit: z.enum(["hoch", "mittel", "niedrig"]),
    vermerke: teile.vermerke,
  }),
  keinErgebnis,
]);
