import { z } from "zod";
import * as teile from "../contract-teile.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";

const unternehmerangaben = {
  entstandenAm: teile.tag
    .exactOptional()
    .describe("Tag, an dem das Schuldverhältnis entstand (Art. 229 § 34 EGBGB)"),
  gegenleistungAm: teile.tag
    .exactOptional()
    .describe("Dauerschuldverhältnis: Tag der Gegenleistung (Art. 229 § 34 Satz 2 EGBGB)"),
};

const zinssatz = z.discriminatedUnion("art", [
  z.strictObject({
    art: z.enum([
      "verbraucher",
      "kostenfestsetzung",
      "verbraucherdarlehen",
      "immobiliardarlehen",
      "gesetzlich",
      "handel",
    ]),
  }),
  z.strictObject({ art: z.literal("unternehmer"), ...unternehmerangaben }),
  z.strictObject({
    art: z.literal("prozesszinsen"),
    wie: z.enum(["verbraucher", "unternehmer"]).exactOptional(),
    ...unternehmerangaben,
  }),
  z
    .strictObject({
      art: z.enum(["fest", "ueber-basis"]),
      prozent: teile.hundertstel(100).describe("Prozent im Jahr oder Prozentpunkte über dem Basiszinssatz"),
    })
    .transform(({ art, prozent }) => ({ art, prozent100: prozent })),
]);

const ziel = z.strictObject({
  auf: z.enum(["kosten", "zinsen", "hauptforderung"]),
  id: teile.kennung.exactOptional().describe("Eine einzelne Forderung oder ein Kostenposten"),
});

/** Body of `POST /api/rechner/zinsen`. */
export const zinsanfrage = z.strictObject({
  hauptforderungen: z
    .array(
      z.strictObject({
        id: teile.kennung,
        bezeichnung: teile.bezeichnung.exactOptional(),
        betrag: teile.wert,
        verzugAb: teile.tag.describe(
          "Erster Tag mit Zinsen: der Tag nach Eintritt des Verzugs (§ 187 Abs. 1 BGB)",
        ),
        zinssatz,
        bis: teile.tag.exactOptional().describe("Letzter Tag mit Zinsen, wenn vor dem Ende der Rechnung"),
        faelligAm: teile.tag.exactOptional().describe("Fälligkeit; ohne Angabe verzugAb (§ 366 Abs. 2 BGB)"),
        gesichert: z.boolean().exactOptional().describe("Für die Forderung besteht eine Sicherheit"),
        pauschale: z.boolean().exactOptional().describe("Verzugspauschale (§ 288 Abs. 5 BGB)"),
      }),
    )
    .min(1)
    .max(50),
  bis: teile.tag.exactOptional().describe("Letzter Tag der Rechnung, er trägt Zinsen; ohne Angabe heute"),
  zahlungen: z
    .array(
      z.strictObject({
        am: teile.tag,
        betrag: teile.wert,
        bezeichnung: teile.bezeichnung.exactOptional(),
        tilgung: z
          .enum(["kosten-zinsen-hauptforderung", "verbraucherdarlehen", "bestimmung"])
          .exactOptional()
          .describe("§ 367 Abs. 1 BGB (Vorgabe), § 497 Abs. 3 BGB oder Bestimmung des Schuldners"),
        bestimmung: z.array(ziel).max(20).exactOptional(),
      }),
    )
    .max(200)
    .exactOptional(),
  kosten: z
    .array(
      z.strictObject({
        id: teile.kennung,
        bezeichnung: teile.bezeichnung.exactOptional(),
        betrag: teile.betrag,
        am: teile.tag.exactOptional().describe("Tag, ab dem sie zählen; ohne Angabe der erste Tag"),
        art: z.enum(["rechtsverfolgung", "vollstreckung", "sonstige"]).exactOptional(),
      }),
    )
    .max(100)
    .exactOptional(),
  tagzaehlung: z.enum(["act/act", "act/365", "30/360"]).exactOptional(),
  schalter: z
    .strictObject({
      mehrereForderungen: z.enum(["je-forderung", "insgesamt"]).exactOptional(),
      zahlungstag: z.enum(["mitgezaehlt", "nicht-mitgezaehlt"]).exactOptional(),
      unbekannterBasiszins: z
        .enum(["fortschreiben", "enden"])
        .exactOptional()
        .describe(
          "Nach dem letzten bekannten Halbjahr: mit dem laufenden Satz vorläufig weiter (Vorgabe) oder Ende mit dem letzten bekannten Tag",
        ),
    })
    .exactOptional()
    .describe("Streitfragen; der erste Wert ist jeweils die Vorgabe"),
});

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
export const basiszinsQuery = z.strictObject({
  stichtag: teile.tag.exactOptional().describe("Nur das Halbjahr dieses Tages; ohne Angabe alle"),
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
