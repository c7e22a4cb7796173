import type { RvgEingabe, Schalter } from "@gebuehrenportal/gebuehren";
import { vvNummer } from "@gebuehrenportal/gebuehren";
import { alsTag, cent, type Tag } from "@gebuehrenportal/recht";
import { z } from "zod";

/** Largest amount a call may name: far above the caps of § 22 RVG, far below what integers hold. */
const hoechstbetrag = 10 ** 13;

const betrag = z
  .int()
  .min(0)
  .max(hoechstbetrag)
  .transform(cent)
  .meta({ description: "Betrag in ganzen Eurocent", example: 1_000_000 });
const wert = z
  .int()
  .min(1)
  .max(hoechstbetrag)
  .transform(cent)
  .meta({ description: "Gegenstandswert in ganzen Eurocent", example: 1_000_000 });
const tag = z
  .string()
  .refine((text) => alsTag(text) !== undefined, { params: { code: "kein-tag" } })
  .transform((text) => text as Tag)
  .meta({ description: "Kalendertag JJJJ-MM-TT", example: "2025-06-01", format: "date" });
const satz = z
  .number()
  .min(0)
  .max(100)
  .refine((zahl) => Math.abs(zahl * 100 - Math.round(zahl * 100)) < 1e-9, {
    params: { code: "zwei-nachkommastellen" },
  })
  .meta({ description: "Gebührensatz, höchstens zwei Nachkommastellen", example: 1.3 });
const kennung = z
  .string()
  .regex(/^[\w.-]{1,40}$/)
  .meta({ description: "Kennung aus Buchstaben, Ziffern, Punkt, Strich; höchstens 40 Zeichen" });
const nummer = z
  .string()
  .max(10)
  .refine((nr) => nr === "34" || vvNummer(nr) !== undefined, { params: { code: "unbekannte-nummer" } })
  .meta({ description: "Nummer des Vergütungsverzeichnisses, oder 34 für § 34 RVG", example: "3100" });

/** Turns a decimal rate (`satz: 1.3`) into the engine's hundredths (`satz100: 130`). */
function inHundertstel<T extends { satz?: number }>(werte: T): Omit<T, "satz"> & { satz100?: number } {
  const { satz: s, ...rest } = werte;
  return s === undefined ? rest : { ...rest, satz100: Math.round(s * 100) };
}

const stueck = z.int().min(0).max(100_000);

const position = {
  nr: nummer,
  variante: z.enum(["1000-1", "1000-2"]).exactOptional(),
  wert: wert.exactOptional(),
  satz: satz.exactOptional(),
  betrag: betrag.exactOptional(),
  rahmen: z.enum(["mindest", "mittel", "hoechst", "schwelle"]).exactOptional(),
  anzahl: z.int().min(1).max(1000).exactOptional(),
  erhoehung: z.boolean().exactOptional(),
  gemeinsamerWert: betrag.exactOptional(),
  bezug: z
    .union([
      kennung,
      z
        .strictObject({ nr: nummer, satz: satz.exactOptional(), betrag: betrag.exactOptional() })
        .transform(inHundertstel),
    ])
    .exactOptional(),
  inkasso: z.enum(["einfach", "regel", "umfangreich"]).exactOptional(),
  auszahlungen: z.array(betrag).min(1).max(200).exactOptional(),
  forderung: wert.exactOptional(),
  beratung: z
    .strictObject({ art: z.enum(["erstberatung", "beratung", "gutachten"]), verbraucher: z.boolean() })
    .exactOptional(),
};

const auslagen = z.strictObject({
  pauschale: z.boolean().exactOptional(),
  entgelte: betrag.exactOptional(),
  kopien: z
    .array(
      z.strictObject({
        buchstabe: z.enum(["a", "b", "c", "d"]),
        sw: stueck.exactOptional(),
        farbe: stueck.exactOptional(),
      }),
    )
    .max(50)
    .exactOptional(),
  dateien: z.array(stueck).max(200).exactOptional(),
  kilometer: z.array(stueck).max(200).exactOptional(),
  verkehrsmittel: betrag.exactOptional(),
  abwesenheiten: z
    .array(z.strictObject({ minuten: z.int().min(1).max(1440), ausland: z.boolean().exactOptional() }))
    .max(200)
    .exactOptional(),
  reisekosten: betrag.exactOptional(),
  haftpflicht: z.strictObject({ praemieUeberGrenze: betrag }).exactOptional(),
  durchlaufend: z
    .array(z.strictObject({ bezeichnung: z.string().max(200), betrag }))
    .max(50)
    .exactOptional(),
});

const angelegenheit = z.strictObject({
  id: kennung.exactOptional(),
  bezeichnung: z.string().max(200).exactOptional(),
  auftragAm: tag.exactOptional(),
  beiordnungAm: tag.exactOptional(),
  weitereAuftraegeAm: z.array(tag).max(50).exactOptional(),
  erledigtAm: tag.exactOptional(),
  vertretung: z.enum(["wahlanwalt", "beigeordnet", "bestellt"]).exactOptional(),
  wert: wert.exactOptional(),
  auftraggeber: z.int().min(1).max(100_000).exactOptional(),
  verschiedeneGegenstaende: z.boolean().exactOptional(),
  geldbusse: betrag.exactOptional(),
  positionen: z
    .array(z.strictObject({ id: kennung.exactOptional(), ...position }).transform(inHundertstel))
    .max(100),
  auslagen: auslagen.exactOptional(),
  vereinbarung: z
    .discriminatedUnion("art", [
      z.strictObject({
        art: z.literal("stunden"),
        minuten: z.int().min(1).max(6_000_000),
        jeStunde: betrag,
        taktMinuten: z.int().min(1).max(60).exactOptional(),
      }),
      z.strictObject({ art: z.literal("pauschale"), betrag }),
    ])
    .exactOptional(),
});

const bezug = z.strictObject({ angelegenheit: kennung, position: kennung });

/** Body of `POST /api/rechner/rvg`. Amounts are whole cents, rates decimal numbers, days `JJJJ-MM-TT`. */
export const rvgAnfrage = z.strictObject({
  angelegenheiten: z.array(angelegenheit).min(1).max(50),
  leistungsende: tag.exactOptional(),
  umsatzsteuer: z.boolean().exactOptional(),
  anrechnungen: z
    .array(
      z.strictObject({
        regel: z.string().max(40).exactOptional(),
        von: z.union([
          bezug,
          z.strictObject({
            frueher: z
              .strictObject({
                ...position,
                auftragAm: tag,
                auftraggeber: z.int().min(1).max(100_000).exactOptional(),
                erledigtAm: tag.exactOptional(),
              })
              .transform(inHundertstel),
          }),
        ]),
        auf: bezug,
        wert: wert.exactOptional(),
        ausnahme: z.boolean().exactOptional(),
      }),
    )
    .max(100)
    .exactOptional(),
  zahlungen: z
    .array(
      z.strictObject({
        betrag,
        von: z.enum(["vorschuss", "mandant", "gegner", "staatskasse"]),
        umsatzsteuerProzent: z.number().min(0).max(100).exactOptional(),
        am: tag.exactOptional(),
        angelegenheit: kennung.exactOptional(),
        position: kennung.exactOptional(),
      }),
    )
    .max(100)
    .exactOptional(),
  schalter: z
    .strictObject({
      reihenfolge: z.enum(["anrechnung-vor-kappung", "kappung-vor-anrechnung"]).exactOptional(),
      pauschale: z.enum(["vor-anrechnung", "nach-anrechnung"]).exactOptional(),
      erhoehung2501: z.enum(["nein", "ja"]).exactOptional(),
      uebergang2021: z.enum(["neues-recht", "altes-recht"]).exactOptional(),
      rechtswechsel: z.enum(["entstandener-betrag", "neues-recht"]).exactOptional(),
    } satisfies Record<keyof Schalter, z.ZodType>)
    .exactOptional(),
});
export type RvgAnfrage = z.output<typeof rvgAnfrage>;

/**
 * The engine's input from a validated body. Defaults: ids `a1`, `a2` …; the mandate today where neither mandate nor
 * appointment is dated; the service ends today.
 */
export function alsEingabe(anfrage: RvgAnfrage, heute: Tag): RvgEingabe {
  const { angelegenheiten, leistungsende = heute, ...rest } = anfrage;
  return {
    ...rest,
    leistungsende,
    angelegenheiten: angelegenheiten.map((a, i) => ({
      ...a,
      id: a.id ?? `a${i + 1}`,
      ...(a.auftragAm || a.beiordnungAm ? {} : { auftragAm: heute }),
    })),
  };
}
