import { fassungenDer, type Kostenposition } from "@gebuehrenportal/gerichtskosten";
import { gerichtMitId } from "@gebuehrenportal/gesetze/gerichte";
import type { Tag } from "@gebuehrenportal/recht";
import { z } from "zod";
import * as teile from "../contract-teile.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";
import type { Kosteneingabe } from "./gericht.ts";

const gesetz = z.enum(["gkg", "famgkg", "gnotkg", "gvkostg"]);
const nummer = z.string().regex(/^\d{3,5}$/);
const menge = z.number().min(0).max(1_000_000);
const stueck = z.int().min(0).max(1_000_000);

const strafe = z
  .discriminatedUnion("art", [
    z.strictObject({
      art: z.literal("freiheitsstrafe"),
      monate: z.int().min(0).max(1200),
      tagessaetze: z.int().min(0).max(1080).exactOptional().describe("Geldstrafe daneben"),
    }),
    z.strictObject({ art: z.literal("lebenslang") }),
    z.strictObject({ art: z.literal("geldstrafe"), tagessaetze: z.int().min(0).max(1080) }),
    z.strictObject({ art: z.literal("massregel") }),
    z.strictObject({ art: z.literal("geldbusse"), betrag: teile.betrag }),
  ])
  .describe("Rechtskräftig erkannte Strafe (Vorbem. 3.1 KV GKG)");

const angaben = z.strictObject({
  strafe: strafe.exactOptional(),
  grundlage: nummer.exactOptional().describe("Nummer der Gebühr, nach der sich diese richtet"),
  vermoegen: teile.betrag.exactOptional(),
  hoechstensDreiMonate: z.boolean().exactOptional(),
  erstesOderLetztesJahr: z.boolean().exactOptional(),
  seiten: stueck.exactOptional(),
  seitenFarbe: stueck.exactOptional(),
  grossformat: stueck.exactOptional(),
  grossformatFarbe: stueck.exactOptional(),
  dateien: stueck.exactOptional(),
  arbeitsgaenge: stueck.exactOptional(),
  gescannteSeiten: stueck.exactOptional(),
  kilometer: menge.exactOptional(),
  stunden: menge
    .exactOptional()
    .describe("Dauer in Stunden: Nr. 32008 KV GNotKG, Nr. 500 KV GvKostG (statt der Anzahl)"),
  beglaubigungen: stueck.exactOptional(),
  beurkundungen: stueck.exactOptional(),
  mahnverfahren: z
    .strictObject({ wert: teile.betrag, anhaengigSeit: teile.tag.exactOptional() })
    .exactOptional()
    .describe("Vorangegangenes Mahnverfahren: Wert, der in den Prozess überging"),
  nebenWertgebuehren: z.boolean().exactOptional(),
  ohneMindestwert: z
    .boolean()
    .exactOptional()
    .describe("Finanzgerichte: Kindergeld oder § 155 Satz 2 FGO (§ 52 Abs. 4 Nr. 1 GKG)"),
  zurUnzeit: z.boolean().exactOptional().describe("§ 11 GvKostG"),
});

const position = z.strictObject({
  id: teile.kennung.exactOptional(),
  nr: nummer.meta({ description: "Nummer des Kostenverzeichnisses", example: "1210" }),
  wert: teile.betrag.exactOptional(),
  anzahl: z
    .int()
    .min(1)
    .max(100_000)
    .exactOptional()
    .describe("Wie oft die Gebühr entsteht; ohne Angabe einmal"),
  satz: teile.hundertstel(100).exactOptional().describe("Satz innerhalb eines Rahmens, als Dezimalzahl"),
  betrag: teile.betrag
    .exactOptional()
    .describe("Auslage, vom Gericht bestimmter Betrag oder Grundlage eines Anteils"),
  ermaessigt: nummer.exactOptional().describe("Nummer der Ermäßigung, die gilt: 1211 zu 1210"),
  angaben: angaben.exactOptional(),
});

/** Body of `POST /api/rechner/gerichtskosten`. */
export const gerichtskostenAnfrage = z
  .strictObject({
    gesetz: gesetz.exactOptional().describe("Ohne Angabe gkg"),
    stichtag: teile.tag
      .exactOptional()
      .describe(
        "Tag der Anhängigkeit, Rechtskraft, Fälligkeit oder des Auftrags, je nach Nummer; ohne Angabe heute",
      ),
    rechtsmittelAm: teile.tag.exactOptional().describe("Tag, an dem das Rechtsmittel eingelegt wurde"),
    leistungsende: teile.tag.exactOptional().describe("Ende der Leistung, für den Umsatzsteuersatz"),
    gericht: teile.kennung
      .exactOptional()
      .describe(
        "Gericht, vor dem die Kosten nach GKG oder FamGKG entstehen; Kennung, wie /api/rechner/orte sie nennt",
      ),
    positionen: z.array(position).min(1).max(50),
  })
  .superRefine(({ gesetz: g = "gkg", gericht, positionen }, ctx) => {
    if (gericht !== undefined && !gerichtMitId(gericht))
      ctx.addIssue({
        code: "custom",
        path: ["gericht"],
        params: { code: "unbekannter-ort" },
        input: gericht,
      });
    for (const [i, { nr, ermaessigt }] of positionen.entries()) {
      for (const [feld, nummer] of Object.entries({ nr, ermaessigt })) {
        if (nummer === undefined || fassungenDer(g, nummer).length > 0) continue;
        ctx.addIssue({
          code: "custom",
          path: ["positionen", i, feld],
          params: { code: "unbekannte-nummer" },
        });
      }
    }
  });

/** The engine's input; ids count from 1, days left out are today. */
export function alsEingabe(
  { gesetz: g = "gkg", stichtag, positionen, ...rest }: z.output<typeof gerichtskostenAnfrage>,
  heute: Tag,
): Kosteneingabe {
  return {
    ...rest,
    gesetz: g,
    stichtag: stichtag ?? heute,
    positionen: positionen.map(
      ({ satz, ...p }, i): Kostenposition => ({
        id: String(i + 1),
        ...p,
        ...(satz === undefined ? {} : { satz100: satz }),
      }),
    ),
  };
}

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
    gesetz,
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
