import { gerichtMitId } from "@gebuehrenportal/gesetze/gerichte";
import { z } from "zod";
import * as teile from "../contract-teile.ts";
import { gerichtssitze } from "../gerichtsort.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";
import { koerper } from "../koerper.ts";
import type { Mahnanfrage } from "./eingabe.ts";
import { mahnangaben } from "./felder.ts";

/** Body of `POST /api/rechner/mahnverfahren`, its court found by the name of it. */
export const mahnAnfrage = koerper(mahnangaben)
  .superRefine(({ fristen }, melden) => {
    const { gericht: id, gerichtsland } = fristen ?? {};
    const gericht = id === undefined ? undefined : gerichtMitId(id);
    const code =
      id !== undefined && !gericht
        ? "unbekannter-ort"
        : gericht && gerichtsland && gericht.land !== gerichtsland
          ? "ort-widerspruch"
          : undefined;
    if (code) melden.addIssue({ code: "custom", params: { code }, path: ["fristen", "gericht"], input: id });
  })
  .transform(({ fristen, ...rest }): Mahnanfrage => {
    const { gericht: id, ...tage } = fristen ?? {};
    const gericht = id === undefined ? undefined : gerichtMitId(id);
    return {
      ...rest,
      ...(fristen && {
        fristen: { ...tage, ...(gericht && { gericht: gerichtssitze(gericht) }) } as Fristen,
      }),
    };
  });

type Fristen = NonNullable<Mahnanfrage["fristen"]>;

export const mahnAntwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    rechenstand: teile.rechenstand,
    gerichtskosten: teile.kostenblock.optional(),
    anwaltskosten: teile.kostenblock,
    gesamt: teile.eurocent,
    gericht: z
      .object({
        gericht: z
          .object({
            id: z.string(),
            name: z.string(),
            postanschrift: z.string(),
            hausanschrift: z.string(),
            xjustizId: z.string(),
          })
          .optional(),
        bezeichnung: z.string(),
        norm: z.string(),
        stand: z.string(),
        rechenweg: teile.rechenweg,
      })
      .optional(),
    fristen: z
      .array(
        z.object({
          art: z.enum(["widerspruch", "vb-fruehestens", "vb-spaetestens", "einspruch", "begruendung"]),
          titel: z.string(),
          tag: z.string(),
          ungeschoben: z.string(),
          notfrist: z.boolean(),
          norm: z.string(),
          anderswo: z
            .array(z.object({ tag: z.string(), wo: z.string() }))
            .readonly()
            .meta({ description: "Tage an anderen Sitzen, wenn der Sitz nicht feststeht" }),
          rechenweg: teile.rechenweg,
        }),
      )
      .readonly()
      .optional(),
    streit: z
      .object({
        gerichtskosten: z.object({ zeilen: teile.kostenzeilen, summe: teile.eurocent }).optional(),
        anwaltskosten: teile.kostenblock,
        gesamt: teile.eurocent,
      })
      .optional(),
    inkasso: z
      .object({
        satz: z.number(),
        gebuehr: teile.eurocent,
        einigung: teile.eurocent,
        auslagen: teile.eurocent,
        umsatzsteuer: teile.eurocent,
        hoechstbetrag: teile.eurocent,
        zuviel: teile.eurocent,
        fassung: teile.fassung,
        rechenweg: teile.rechenweg,
      })
      .optional(),
    vermerke: teile.vermerke,
  }),
  keinErgebnis,
]);
