import { regelkennungen } from "@gebuehrenportal/streitwert";
import { z } from "zod";
import { eurocent, fassung, rechenstand, rechenweg, vermerke } from "../contract-teile.ts";
import { nurAufruf, wahlform } from "../felder/form.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";
import { anfrage, koerper } from "../koerper.ts";
import { streitwertangaben } from "./felder.ts";

const zahl = z
  .int()
  .min(0)
  .max(10 ** 12);

/** Body of `POST /api/rechner/streitwert`; the rules know which values they need. */
export const streitwertanfrage = koerper(streitwertangaben, {
  regel: z.enum(regelkennungen),
  angaben: z.record(
    z.string().max(40),
    z.union([zahl, z.boolean(), z.string().max(40), z.array(zahl).max(200)]),
  ),
});

const sicherheit = z.enum(["hoch", "mittel", "niedrig"]);

const gebiete = ["zivil", "miete", "familie", "verwaltung", "arbeit", "verfahren"] as const;

/** Query of `GET /api/rechner/streitwert`. */
export const regelanfrage = anfrage({
  gebiet: nurAufruf("", wahlform(...gebiete), "Nur Regeln dieses Gebiets"),
});

const regel = z.object({
  id: z.string(),
  titel: z.string(),
  norm: z.string(),
  gebiet: z.enum(gebiete),
  felder: z
    .array(
      z.object({
        name: z.string(),
        titel: z.string(),
        art: z.enum(["geld", "geldliste", "zahl", "prozent", "schalter", "wahl"]),
        pflicht: z.boolean(),
        wahl: z
          .array(z.object({ wert: z.string(), titel: z.string() }))
          .readonly()
          .optional(),
        vorgabe: z.union([z.number(), z.boolean(), z.string(), z.array(z.number()).readonly()]).optional(),
        mindestens: z.number().optional(),
        hilfe: z.string().optional(),
      }),
    )
    .readonly(),
  hinweis: z.string().optional(),
  katalog: z.object({ titel: z.string(), fassung: z.string() }).optional(),
  sicherheit,
});

const schwelle = z.object({
  id: z.string(),
  titel: z.string(),
  norm: z.string(),
  grenze: eurocent.optional(),
  betrag: eurocent.optional(),
  trifftZu: z.boolean().optional(),
  text: z.string(),
  fassung: fassung.optional(),
  sicherheit,
  rechenweg,
});

export const streitwertantwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    rechenstand,
    regel,
    wert: eurocent,
    fassung,
    sicherheit,
    rechenweg,
    vermerke,
    zustaendigkeit: z
      .object({
        gericht: z.enum(["amtsgericht", "landgericht", "familiengericht", "arbeitsgericht"]),
        zeilen: z.array(schwelle).readonly(),
        fassung,
        vermerke,
      })
      .optional(),
  }),
  keinErgebnis,
]);

export const regelantwort = z.object({ art: z.literal("ergebnis"), regeln: z.array(regel).readonly() });
