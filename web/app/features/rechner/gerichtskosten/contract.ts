import { fassungenDer } from "@gebuehrenportal/gerichtskosten";
import { gerichtMitId } from "@gebuehrenportal/gesetze/gerichte";
import type { Tag } from "@gebuehrenportal/recht";
import { z } from "zod";
import * as teile from "../contract-teile.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";
import { koerper } from "../koerper.ts";
import { kostenangaben } from "./felder.ts";
import type { Kosteneingabe } from "./gericht.ts";

const nummer = z.string().regex(/^\d{3,5}$/);

/** Body of `POST /api/rechner/gerichtskosten`. */
export const gerichtskostenAnfrage = koerper(kostenangaben, {
  nr: nummer.meta({ description: "Nummer des Kostenverzeichnisses", example: "1210" }),
  nummer,
  menge: z.number().min(0).max(1_000_000),
}).superRefine(({ gesetz = "gkg", gericht, positionen }, ctx) => {
  const melden = (path: (string | number)[], code: string, input?: string) =>
    ctx.addIssue({ code: "custom", path, params: { code }, input });
  if (gericht !== undefined && !gerichtMitId(gericht)) melden(["gericht"], "unbekannter-ort", gericht);
  for (const [i, { nr, ermaessigt }] of positionen.entries())
    for (const [feld, nummer] of Object.entries({ nr, ermaessigt }))
      if (nummer !== undefined && fassungenDer(gesetz, nummer).length === 0)
        melden(["positionen", i, feld], "unbekannte-nummer");
});

/** The engine's input; ids count from 1, days left out are today. */
export const alsEingabe = (
  { positionen, ...rest }: z.output<typeof gerichtskostenAnfrage>,
  heute: Tag,
): Kosteneingabe => ({
  gesetz: "gkg",
  stichtag: heute,
  ...rest,
  positionen: positionen.map((position, i) => ({ id: String(i + 1), ...position })),
});

const zeile = z.object({
  position: z.string(),
  art: z.enum(["gebuehr", "auslage", "anrechnung"]),
  nr: z.string(),
  statt: z.string().optional(),
  norm: z.string(),
  wert: teile.eurocent.optional(),
  satz: z.number().optional(),
  anzahl: z.int().optional(),
  betrag: teile.eurocent,
  fassung: teile.fassung,
  sicherheit: z.enum(["hoch", "mittel", "niedrig"]).optional(),
  rechenweg: teile.rechenweg,
});

export const gerichtskostenAntwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    rechenstand: teile.rechenstand,
    gesetz: z.enum(["gkg", "famgkg", "gnotkg", "gvkostg"]),
    gericht: z.object({ id: z.string(), name: z.string() }).optional(),
    fassung: teile.fassung,
    zeilen: z.array(zeile).readonly(),
    gebuehren: teile.eurocent,
    auslagen: teile.eurocent,
    summe: teile.eurocent,
    vermerke: teile.vermerke,
  }),
  keinErgebnis,
]);
