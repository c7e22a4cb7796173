import { z } from "zod";
import * as teile from "../contract-teile.ts";
import { nurAufruf, tagform } from "../felder/form.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";
import { anfrage, koerper } from "../koerper.ts";
import { zinsangaben } from "./felder.ts";

/** Body of `POST /api/rechner/zinsen`. */
export const zinsanfrage = koerper(zinsangaben);

const abschnitt = z.object({
  von: z.string(),
  bis: z.string(),
  tage: z.int(),
  jahrestage: z.int(),
  kapital: teile.eurocent,
  basis: z.number().optional().meta({ description: "Basiszinssatz in Prozent" }),
  zuschlag: z.number().optional(),
  prozent: z.number(),
  betrag: teile.eurocent,
  herkunft: z.enum(["gesetz", "betreiber", "fortgeschrieben"]),
  norm: z.string(),
});

const forderung = z.object({
  id: z.string(),
  bezeichnung: z.string().optional(),
  betrag: teile.eurocent,
  verzugAb: z.string(),
  bis: z.string(),
  zinssatz: z.string(),
  zinssatzText: z.string(),
  norm: z.string(),
  abschnitte: z.array(abschnitt).readonly(),
  zinsen: teile.eurocent,
  vorlaeufigeZinsen: teile.eurocent.describe("Davon für Tage, deren Basiszinssatz noch nicht bekannt ist"),
  getilgteZinsen: teile.eurocent,
  getilgteHauptforderung: teile.eurocent,
  offeneZinsen: teile.eurocent,
  offeneHauptforderung: teile.eurocent,
  tageszins: teile.eurocent,
  rechenweg: teile.rechenweg,
});

const saldo = { kosten: teile.eurocent, zinsen: teile.eurocent, hauptforderung: teile.eurocent };
const kontozeile = z.object({
  art: z.enum(["hauptforderung", "kosten", "pauschale", "zinsen", "zahlung", "stand"]),
  am: z.string(),
  text: z.string(),
  norm: z.string(),
  betrag: teile.eurocent,
  getilgt: z.object({ ...saldo, ueberzahlt: teile.eurocent }).optional(),
  ...saldo,
  saldo: teile.eurocent,
});

export const zinsantwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    rechenstand: teile.rechenstand,
    bis: z.string().meta({ description: "Tag, bis zu dem jeder Betrag gerechnet ist" }),
    verlangtBis: z
      .string()
      .optional()
      .meta({ description: "Verlangter Tag, wenn die Rechnung vorher endet" }),
    tagzaehlung: z.string(),
    tagzaehlungText: z.string(),
    rundungText: z.string(),
    schalter: z.object({
      mehrereForderungen: z.string(),
      zahlungstag: z.string(),
      unbekannterBasiszins: z.string(),
    }),
    forderungen: z.array(forderung).readonly(),
    konto: z.array(kontozeile).readonly(),
    summen: z.object({
      hauptforderungen: teile.eurocent,
      zinsen: teile.eurocent,
      vorlaeufigeZinsen: teile.eurocent.describe(
        "Davon für Tage, deren Basiszinssatz noch nicht bekannt ist",
      ),
      kosten: teile.eurocent,
      pauschale: teile.eurocent,
      zahlungen: teile.eurocent,
      offeneHauptforderung: teile.eurocent,
      offeneZinsen: teile.eurocent,
      offeneKosten: teile.eurocent,
      ueberzahlt: teile.eurocent,
      offen: teile.eurocent,
      tageszins: teile.eurocent,
    }),
    tageszinsVorlaeufig: z
      .boolean()
      .meta({ description: "Der Basiszinssatz des Tages nach bis ist noch nicht bekannt" }),
    unbekanntAb: z
      .string()
      .optional()
      .meta({ description: "Erster Tag ohne bekannten Basiszinssatz, wenn die Rechnung ihn erreicht" }),
    fassung: teile.fassung,
    rechenweg: teile.rechenweg,
    vermerke: teile.vermerke,
  }),
  keinErgebnis,
]);

/** Query of `GET /api/rechner/basiszinssatz`. */
export const basiszinsQuery = anfrage({
  stichtag: nurAufruf("", tagform, "Nur das Halbjahr dieses Tages; ohne Angabe alle"),
});

/** Answer of `GET /api/rechner/basiszinssatz`. */
export const basiszinsantwort = z.object({
  art: z.literal("ergebnis"),
  norm: z.string(),
  zeilen: z
    .array(
      z.object({
        ab: z.string(),
        bis: z.string(),
        prozent: z.number(),
        herkunft: z.enum(["gesetz", "betreiber"]),
        quelle: z.object({ titel: z.string(), fundstelle: z.string(), link: z.string().optional() }),
      }),
    )
    .readonly(),
  unbekanntAb: z.string().meta({ description: "Erster Tag, für den kein Satz bekannt ist" }),
  vermerke: teile.vermerke,
});
