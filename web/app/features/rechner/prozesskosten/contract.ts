import { gerichtMitId } from "@gebuehrenportal/gesetze/gerichte";
import { z } from "zod";
import * as teile from "../contract-teile.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";
import { koerper } from "../koerper.ts";
import type { Anteil } from "./eingabe.ts";
import { prozessangaben } from "./felder.ts";
import { folgesachenarten } from "./verbund/folgesachen.ts";

/** A share: percent with two decimals at most, or a fraction such as `5/16`. */
const anteil = z
  .union([z.number().min(0).max(100), z.string().regex(/^\d{1,4}\/\d{1,4}$/)])
  .refine(
    (wert) => {
      if (typeof wert === "number") return Math.abs(wert * 100 - Math.round(wert * 100)) < 1e-6;
      const [zaehler = 0, nenner = 0] = wert.split("/").map(Number);
      return nenner > 0 && zaehler <= nenner;
    },
    { params: { code: "kein-anteil" } },
  )
  .transform((wert): Anteil => {
    if (typeof wert === "number") return { zaehler: Math.round(wert * 100), nenner: 10_000 };
    const [zaehler = 0, nenner = 1] = wert.split("/").map(Number);
    return { zaehler, nenner };
  });

/** Body of `POST /api/rechner/prozesskosten`. */
export const prozesskostenAnfrage = koerper(prozessangaben, {
  anteil,
  gericht: teile.kennung.refine((id) => gerichtMitId(id) !== undefined, {
    params: { code: "unbekannter-ort" },
  }),
});

const summen = z.object({
  eigene: teile.eurocent,
  gegner: teile.eurocent,
  gericht: teile.eurocent,
  zusammen: teile.eurocent,
});
const nichtErstattet = z
  .object({ eigene: teile.eurocent, gegner: teile.eurocent, normen: z.string() })
  .describe("Anwaltskosten, die auch bei Obsiegen niemand erstattet");
const angemeldet = z.object({ betrag: teile.eurocent.optional(), reise: teile.eurocent.optional() });
const gerichtsangabe = z.object({ id: z.string(), name: z.string() });
const beteiligter = z.enum(["eigene", "gegner", "anwalt", "staatskasse", "gericht"]);
const zeile = z.object({
  art: z.string(),
  nr: z.string(),
  norm: z.string(),
  wert: teile.eurocent.optional(),
  satz: z.number().optional(),
  betrag: teile.eurocent,
  rechenweg: teile.rechenweg,
});
const anwalt = z.object({
  rechnungen: z.int(),
  betrag: teile.eurocent,
  rechnung: z.object({
    angelegenheiten: z
      .array(
        z.object({
          fassung: teile.fassung.omit({ norm: true }),
          zeilen: z.array(zeile).readonly(),
          netto: teile.eurocent,
        }),
      )
      .readonly(),
    netto: teile.eurocent,
    umsatzsteuer: z.object({
      prozent: z.number(),
      betrag: teile.eurocent,
      norm: z.string(),
      grund: z.string(),
    }),
    brutto: teile.eurocent,
  }),
});

export const prozesskostenAntwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    rechenstand: teile.rechenstand,
    gericht: gerichtsangabe.optional().describe("Das angegebene Gericht der ersten Instanz"),
    abschnitte: z
      .array(
        z.object({
          id: z.enum(["vorgerichtlich", "mahnverfahren", "1", "zulassung2", "2", "zulassung3", "3"]),
          titel: z.string(),
          instanzgericht: gerichtsangabe
            .optional()
            .describe("Gericht dieser Instanz, wie es aus dem angegebenen Gericht folgt"),
          eigene: anwalt.optional(),
          gegner: anwalt.optional(),
          gericht: z
            .object({ fassung: teile.fassung, zeilen: z.array(zeile).readonly(), summe: teile.eurocent })
            .optional(),
          gebuehrenfrei: z.object({ text: z.string(), norm: z.string() }).optional(),
          summen,
          nichtErstattet,
          wirklich: z
            .object({ eigene: angemeldet.optional(), gegner: angemeldet.optional() })
            .optional()
            .describe("Angegebene Kosten der Seiten, wo sie statt der berechneten oder daneben zählen"),
        }),
      )
      .readonly(),
    summen,
    nichtErstattet,
    ausgaenge: z
      .array(
        z.object({
          art: z.enum(["unterliegen", "obsiegen", "quote", "kostenaufhebung"]),
          titel: z.string().optional().describe("Bei einer Scheidung: wodurch es dazu kommt"),
          norm: z.string(),
          eigene: teile.eurocent,
          gegner: teile.eurocent,
          rechenweg: teile.rechenweg,
        }),
      )
      .readonly(),
    mehrkosten: z
      .array(
        z.object({
          folgesache: z.enum(folgesachenarten),
          titel: z.string(),
          wert: teile.eurocent,
          mit: summen,
          ohne: summen,
          mehr: summen,
          rechenweg: teile.rechenweg,
        }),
      )
      .readonly()
      .optional()
      .describe(
        "Mehrkosten jeder Folgesache: alle Kosten mit ihr weniger die Kosten ohne sie (§ 150 Abs. 4 FamFG)",
      ),
    ausgleich: z
      .object({ schuldner: z.enum(["eigene", "gegner"]), betrag: teile.eurocent, rechenweg: teile.rechenweg })
      .optional()
      .describe("Kostenausgleichung nach § 106 ZPO"),
    kostenausgleichung: z
      .object({
        ansprueche: z
          .array(
            z.object({
              glaeubiger: z.enum(["eigene", "gegner"]),
              betrag: teile.eurocent,
              rechenweg: teile.rechenweg,
            }),
          )
          .readonly(),
        schuldner: z.enum(["eigene", "gegner"]),
        betrag: teile.eurocent,
        rechenweg: teile.rechenweg,
      })
      .optional()
      .describe("Zwei Ansprüche nach den Quoten beider Seiten, verrechnet (§ 106 ZPO)"),
    zahlungen: z
      .array(
        z.object({
          von: beteiligter,
          an: beteiligter,
          betrag: teile.eurocent,
          norm: z.string(),
          rechenweg: teile.rechenweg,
        }),
      )
      .readonly()
      .optional()
      .describe("Wer nach der Kostenquote an wen zahlt"),
    gewinnschwelle: z
      .object({ prozent: z.number(), rechenweg: teile.rechenweg })
      .optional()
      .describe("Fehlt bei einer Scheidung"),
    erwartung: z.object({ betrag: teile.eurocent, rechenweg: teile.rechenweg }).optional(),
    staatskasse: teile.eurocent.optional(),
    vermerke: teile.vermerke,
  }),
  keinErgebnis,
]);
