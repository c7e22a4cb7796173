import { z } from "zod";
import * as teile from "../contract-teile.ts";
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
      betrag: teile.betrag.describe("Rente eines Monats in Eurocent"),
    }),
    z.strictObject({ einheit: z.literal("kapital"), betrag: teile.betrag }),
  ])
  .describe("Größe in der Einheit des Anrechts");

const umrechnungsfaktor = z
  .int()
  .min(1)
  .max(10 ** 9)
  .describe(
    "Umrechnungsfaktor Entgeltpunkte in Beiträge des Jahres mal 10.000 (9.942,0720 ist 99420720); bis 2001 je DM; zählt statt des erfassten",
  );

const anrecht = z.strictObject({
  ehegatte: z.literal([1, 2]).describe("Wem das Anrecht gehört"),
  traeger: z
    .enum(["grv", "beamte", "beamte-extern", "betrieblich", "direktzusage", "berufsstaendisch", "privat"])
    .describe("Art der Versorgung"),
  bezeichnung: teile.bezeichnung.exactOptional(),
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
  teilungskosten: teile.betrag.exactOptional(),
  kapitalwert: teile.betrag
    .exactOptional()
    .describe("Korrespondierender Kapitalwert nach Auskunft des Trägers"),
  umrechnungsfaktor: umrechnungsfaktor.exactOptional(),
  vereinbarung: z.boolean().exactOptional().describe("Externe Teilung vereinbart"),
  summeBeimTraeger: teile.betrag.exactOptional(),
});

/** Body of `POST /api/rechner/versorgungsausgleich`; each part stands by itself. */
export const ausgleichsanfrage = z.strictObject({
  verfahrenswert: z
    .strictObject({
      nettoeinkommen1: teile.betrag.describe("Monatsnetto des einen Ehegatten in Eurocent"),
      nettoeinkommen2: teile.betrag.describe("Monatsnetto des anderen Ehegatten in Eurocent"),
      anrechte: z.int().min(1).max(999).describe("Zahl der Anrechte beider Ehegatten"),
      nachScheidung: z
        .boolean()
        .exactOptional()
        .describe("Ausgleichsansprüche nach der Scheidung (§§ 20 ff. VersAusglG)"),
      auskunft: z.boolean().exactOptional().describe("Nur Auskunft oder Abtretung (§ 50 Abs. 2 FamGKG)"),
      billigkeit: teile.betrag.exactOptional().describe("Wert nach Billigkeit (§ 50 Abs. 3 FamGKG)"),
      antragAm: teile.tag.exactOptional().describe("Tag des Antrags; ohne Angabe heute"),
    })
    .exactOptional(),
  ehezeit: z
    .strictObject({ eheschliessung: teile.tag, zustellungScheidungsantrag: teile.tag })
    .exactOptional()
    .describe("Nötig, wenn Anrechte angegeben sind"),
  anrechte: z.array(anrecht).max(50).exactOptional(),
  umrechnung: z
    .strictObject({
      von: einheitswert,
      nach: z.enum(["entgeltpunkte", "rente", "kapital"]),
      stichtag: teile.tag,
      ost: z.boolean().exactOptional(),
      umrechnungsfaktor: umrechnungsfaktor.exactOptional(),
    })
    .exactOptional(),
  wiederkehrend: z
    .strictObject({
      regel: z.string().max(40).describe("Kennung der Regel, etwa `famgkg51-1`, `gkg42-1`, `gnotkg52-4`"),
      monatsbetrag: teile.betrag.exactOptional(),
      jahresbetrag: teile.betrag.exactOptional(),
      dauerMonate: z.int().min(0).max(1_200).exactOptional(),
      gesamtbetrag: teile.betrag.exactOptional(),
      rueckstaende: teile.betrag.exactOptional(),
      alter: z.array(z.int().min(0).max(130)).max(20).exactOptional(),
      endet: z.enum(["mit-dem-ersten", "mit-dem-letzten"]).exactOptional(),
      sachwert: teile.betrag.exactOptional(),
      arbeitsgericht: z.boolean().exactOptional(),
      antragAm: teile.tag.exactOptional(),
    })
    .exactOptional(),
});

const sicherheit = z.enum(["hoch", "mittel", "niedrig"]);
const kopf = {
  rechenstand: teile.rechenstand,
  fassung: teile.fassung,
  sicherheit,
  rechenweg: teile.rechenweg,
  vermerke: teile.vermerke,
};
const groesse = z.union([
  z.object({ einheit: z.literal("entgeltpunkte"), zehntausendstel: z.int() }),
  z.object({ einheit: z.enum(["rente", "kapital"]), betrag: teile.eurocent }),
]);
const grenzpruefung = z.object({
  norm: z.string(),
  grenze: teile.eurocent,
  betrag: teile.eurocent,
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
      quelle: teile.fassung.shape.quelle,
      sicherheit,
      eintrag: z.enum(["betreiber", "entwurf"]).optional().describe("Vom Betreiber eingetragen"),
    }),
  )
  .readonly();
const teilung = z.object({
  art: z.enum(["intern", "extern", "extern-auf-verlangen"]),
  norm: z.string(),
  grenze: grenzpruefung.optional(),
});

export const ausgleichsantwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    rechenstand: teile.rechenstand,
    verfahrenswert: z.object({ ...kopf, wert: teile.eurocent }).optional(),
    kosten: z
      .object({ gericht: teile.kostenblock, anwalt: teile.kostenblock, summe: teile.eurocent })
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
          kapitalwert: teile.eurocent.optional(),
          rente: teile.eurocent.optional(),
          teilung,
          bagatelle: grenzpruefung.optional(),
          offen: teile.offen,
          konstanten,
        }),
      )
      .readonly(),
    vergleiche: z
      .array(
        z.object({
          nummern: z.array(z.int()).readonly(),
          differenz: teile.eurocent.optional(),
          bagatelle: grenzpruefung.optional(),
          offen: teile.offen,
          rechenweg: teile.rechenweg,
          vermerke: teile.vermerke,
        }),
      )
      .readonly()
      .describe("Gleichartige Anrechte beider Ehegatten (§ 18 Abs. 1 VersAusglG)"),
    umrechnung: z.object({ ...kopf, ergebnis: groesse, konstanten }).optional(),
    wiederkehrend: z
      .object({
        ...kopf,
        wert: teile.eurocent,
        regel: z.object({ id: z.string(), titel: z.string(), norm: z.string() }),
      })
      .optional(),
  }),
  keinErgebnis,
]);
