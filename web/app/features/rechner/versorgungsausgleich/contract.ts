import { z } from "zod";
import {
  betrag,
  bezeichnung,
  eurocent,
  fassung,
  rechenstand,
  rechenweg,
  tag,
  vermerke,
} from "../contract-teile.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";

const einheitswert = z
  .discriminatedUnion("einheit", [
    z.strictObject({
      einheit: z.literal("entgeltpunkte"),
      zehntausendstel: z
        .int()
        .min(0)
        .max(10 ** 8)
        .describe("Entgeltpunkte mal 10.000"),
    }),
    z.strictObject({
      einheit: z.literal("rente"),
      betrag: betrag.describe("Rente eines Monats in Eurocent"),
    }),
    z.strictObject({ einheit: z.literal("kapital"), betrag }),
  ])
  .describe("Größe in der Einheit des Anrechts");

const anrecht = z.strictObject({
  ehegatte: z.literal([1, 2]).describe("Wem das Anrecht gehört"),
  traeger: z
    .enum(["grv", "beamte", "beamte-extern", "betrieblich", "direktzusage", "berufsstaendisch", "privat"])
    .describe("Art der Versorgung"),
  bezeichnung: bezeichnung.exactOptional(),
  bewertung: z.discriminatedUnion("art", [
    z.strictObject({ art: z.literal("direkt"), ehezeitanteil: einheitswert }),
    z.strictObject({
      art: z.literal("zeitratierlich"),
      gesamt: einheitswert,
      zeitInEhe: z.int().min(0).max(36_525),
      zeitGesamt: z.int().min(1).max(36_525),
    }),
  ]),
  ost: z.boolean().exactOptional().describe("Entgeltpunkte (Ost)"),
  teilungskosten: betrag.exactOptional(),
  kapitalwert: betrag.exactOptional().describe("Korrespondierender Kapitalwert nach Auskunft des Trägers"),
  vereinbarung: z.boolean().exactOptional().describe("Externe Teilung vereinbart"),
  summeBeimTraeger: betrag.exactOptional(),
});

/** Body of `POST /api/rechner/versorgungsausgleich`; each part stands by itself. */
export const ausgleichsanfrage = z.strictObject({
  verfahrenswert: z
    .strictObject({
      nettoeinkommen1: betrag.describe("Monatsnetto des einen Ehegatten in Eurocent"),
      nettoeinkommen2: betrag.describe("Monatsnetto des anderen Ehegatten in Eurocent"),
      anrechte: z.int().min(1).max(999).describe("Zahl der Anrechte beider Ehegatten"),
      nachScheidung: z
        .boolean()
        .exactOptional()
        .describe("Ausgleichsansprüche nach der Scheidung (§§ 20 ff. VersAusglG)"),
      auskunft: z.boolean().exactOptional().describe("Nur Auskunft oder Abtretung (§ 50 Abs. 2 FamGKG)"),
      billigkeit: betrag.exactOptional().describe("Wert nach Billigkeit (§ 50 Abs. 3 FamGKG)"),
      antragAm: tag.exactOptional().describe("Tag des Antrags; ohne Angabe heute"),
    })
    .exactOptional(),
  ehezeit: z
    .strictObject({ eheschliessung: tag, zustellungScheidungsantrag: tag })
    .exactOptional()
    .describe("Nötig, wenn Anrechte angegeben sind"),
  anrechte: z.array(anrecht).max(50).exactOptional(),
  umrechnung: z
    .strictObject({
      von: einheitswert,
      nach: z.enum(["entgeltpunkte", "rente", "kapital"]),
      stichtag: tag,
      ost: z.boolean().exactOptional(),
    })
    .exactOptional(),
  wiederkehrend: z
    .strictObject({
      regel: z.string().max(40).describe("Kennung der Regel, etwa `famgkg51-1`, `gkg42-1`, `gnotkg52-4`"),
      monatsbetrag: betrag.exactOptional(),
      jahresbetrag: betrag.exactOptional(),
      dauerMonate: z.int().min(0).max(1_200).exactOptional(),
      gesamtbetrag: betrag.exactOptional(),
      rueckstaende: betrag.exactOptional(),
      alter: z.array(z.int().min(0).max(130)).max(20).exactOptional(),
      endet: z.enum(["mit-dem-ersten", "mit-dem-letzten"]).exactOptional(),
      sachwert: betrag.exactOptional(),
      arbeitsgericht: z.boolean().exactOptional(),
      antragAm: tag.exactOptional(),
    })
    .exactOptional(),
});

const sicherheit = z.enum(["hoch", "mittel", "niedrig"]);
const kopf = { rechenstand, fassung, sicherheit, rechenweg, vermerke };
const groesse = z.union([
  z.object({ einheit: z.literal("entgeltpunkte"), zehntausendstel: z.int() }),
  z.object({ einheit: z.enum(["rente", "kapital"]), betrag: eurocent }),
]);
const grenzpruefung = z.object({
  norm: z.string(),
  grenze: eurocent,
  betrag: eurocent,
  eingehalten: z.boolean(),
  text: z.string(),
});
const konstanten = z
  .array(
    z.object({
      titel: z.string(),
      norm: z.string(),
      jahr: z.int(),
      wert: z.string(),
      quelle: fassung.shape.quelle,
      sicherheit,
    }),
  )
  .readonly();
const kostenteil = z.object({
  zeilen: z
    .array(
      z.object({
        titel: z.string(),
        norm: z.string(),
        satz: z.number().optional(),
        betrag: eurocent,
        rechenweg,
      }),
    )
    .readonly(),
  summe: eurocent,
  fassung,
});
const teilung = z.object({
  art: z.enum(["intern", "extern", "extern-auf-verlangen"]),
  norm: z.string(),
  grenze: grenzpruefung.optional(),
});

export const ausgleichsantwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    rechenstand,
    verfahrenswert: z.object({ ...kopf, wert: eurocent }).optional(),
    kosten: z
      .object({ gericht: kostenteil, anwalt: kostenteil, summe: eurocent })
      .optional()
      .describe("Eigenes Verfahren: Nr. 1320 KV FamGKG und ein Rechtsanwalt mit Termin und Umsatzsteuer"),
    ehezeit: z
      .object({ ...kopf, beginn: z.string(), ende: z.string(), monate: z.int(), kurz: z.boolean() })
      .optional(),
    anrechte: z
      .array(
        z.object({
          ...kopf,
          ehegatte: z.literal([1, 2]),
          bezeichnung: z.string().optional(),
          ehezeitanteil: groesse,
          ausgleichswert: groesse,
          kapitalwert: eurocent.optional(),
          rente: eurocent.optional(),
          teilung,
          bagatelle: grenzpruefung.optional(),
          konstanten,
        }),
      )
      .readonly(),
    vergleiche: z
      .array(
        z.object({
          nummern: z.array(z.int()).readonly(),
          differenz: eurocent,
          bagatelle: grenzpruefung,
          rechenweg,
          vermerke,
        }),
      )
      .readonly()
      .describe("Gleichartige Anrechte beider Ehegatten (§ 18 Abs. 1 VersAusglG)"),
    umrechnung: z.object({ ...kopf, ergebnis: groesse, konstanten }).optional(),
    wiederkehrend: z
      .object({
        ...kopf,
        wert: eurocent,
        regel: z.object({ id: z.string(), titel: z.string(), norm: z.string() }),
      })
      .optional(),
  }),
  keinErgebnis,
]);
