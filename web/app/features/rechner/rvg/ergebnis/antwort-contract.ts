import { z } from "zod";
import { vermerke } from "../../contract-teile.ts";
import { keinErgebnis } from "../../kein-ergebnis-contract.ts";

/** Shapes of what a calculation answers, for the documentation and its test. Amounts are whole cents. */
const cent = z.int().meta({ description: "Betrag in ganzen Eurocent" });
const quelle = z.object({ titel: z.string(), fundstelle: z.string(), link: z.string().optional() });
const sicherheit = z.enum(["hoch", "mittel", "niedrig"]);
const schritt = z.object({ text: z.string(), norm: z.string(), betrag: cent.optional() });
const rechenweg = z
  .array(schritt)
  .readonly()
  .meta({ description: "Herleitung Schritt für Schritt, mit Norm" });

const zeile = z.object({
  art: z.enum(["gebuehr", "kappung", "anrechnung", "auslage", "zahlung"]),
  position: z.string().optional(),
  nr: z.string().meta({
    description:
      "Nummer des Vergütungsverzeichnisses, 34 für § 34 RVG, 15 für § 15 Abs. 3 RVG, 15a für eine Anrechnung",
  }),
  nummern: z.array(z.string()).readonly().meta({
    description: "Alle angewandten Nummern in der Reihe, in der sie zitiert werden (§ 10 Abs. 2 RVG)",
  }),
  titel: z.string().optional(),
  angerechnet: z
    .object({
      regel: z.string().meta({ description: "Kennung der Anrechnungsregel, etwa vorb3-4" }),
      nr: z.string().meta({ description: "Nummer der angerechneten Gebühr" }),
      nummern: z.array(z.string()).readonly(),
      gebuehrenart: z.string(),
      frueher: z.boolean().meta({ description: "Die Gebühr ist außerhalb dieser Rechnung entstanden" }),
      rest: z
        .literal(true)
        .optional()
        .meta({ description: "Nur der Rest, den eine andere Gebühr nicht mehr aufnehmen konnte" }),
    })
    .optional()
    .meta({ description: "Was eine Zeile der Anrechnung abzieht" }),
  bezeichnung: z
    .string()
    .optional()
    .meta({ description: "Name eines durchlaufenden Postens oder einer Zeile ohne eigene Nummer" }),
  norm: z.string(),
  wert: cent.optional(),
  satz: z.number().optional(),
  satzbruch: z
    .string()
    .optional()
    .meta({ description: "Statt satz ein Bruch, den keine Dezimalzahl genau trifft, etwa 2/3" }),
  erhoehung: z.number().optional().meta({ description: "Anteil der Erhöhung nach Nr. 1008 VV" }),
  gemeinsamerWert: cent.optional().meta({
    description: "Kleinerer Wert, aus dem der Anteil erhoehung berechnet ist (Nr. 1008 Anm. 2 VV)",
  }),
  rahmen: z.object({ min: cent, mittel: cent, max: cent, schwelle: cent.optional() }).optional(),
  anzahl: z.int().optional(),
  betrag: cent,
  sicherheit: sicherheit.optional(),
  rechenweg,
});

const staatskasse = z.object({
  zeilen: z.array(zeile).readonly(),
  gebuehren: cent,
  auslagen: cent,
  netto: cent,
  umsatzsteuer: cent,
  brutto: cent,
  abzug: cent,
  auszahlung: cent,
  weitereVerguetung: cent,
  gesperrt: z.object({ netto: cent, norm: z.string() }).meta({
    description: "Was von der Regelvergütung der Mandant nicht schuldet, netto, und warum",
  }),
  teilweise: z
    .object({
      wert: cent.optional(),
      quote: z.number().optional(),
      regelverguetung: cent,
      mandant: cent,
    })
    .optional()
    .meta({
      description:
        "Prozesskostenhilfe nur für diesen Wert oder Prozentsatz: Regelvergütung daraus und was der Mandant selbst schuldet, brutto",
    }),
  rechenweg,
});

const angelegenheit = z.object({
  id: z.string(),
  bezeichnung: z.string().optional(),
  fassung: z.object({ ab: z.string(), quelle, grund: z.string(), sicherheit }),
  zeilen: z.array(zeile).readonly(),
  gebuehrenVorAnrechnung: cent,
  gebuehren: cent,
  auslagen: cent,
  netto: cent,
  steuerfrei: cent,
  staatskasse: staatskasse.optional(),
  vereinbarung: z
    .object({ netto: cent, gesetzlich: cent, unterschritten: z.boolean(), rechenweg })
    .optional(),
});

const gesperrt = z.object({
  auszahlung: cent,
  gesperrt: cent,
  norm: z.string().meta({ description: "Warum, bei mehreren Gründen mit Komma" }),
});

/** Answer of `POST /api/rechner/rvg`. */
export const rvgAntwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    rechenstand: z.string().meta({ description: "Version des Rechenkerns" }),
    angelegenheiten: z.array(angelegenheit).readonly(),
    netto: cent,
    umsatzsteuer: z.object({ prozent: z.number(), betrag: cent, norm: z.string(), grund: z.string() }),
    brutto: cent,
    zahlungen: z
      .object({ zeilen: z.array(zeile).readonly(), brutto: cent, enthalteneUmsatzsteuer: cent })
      .optional(),
    offen: cent.meta({
      description:
        "Was der Mandant noch schuldet, in Eurocent; ohne das, was er neben der Staatskasse nicht schuldet",
    }),
    staatskasse: gesperrt.optional().meta({
      description:
        "Zahlt die Staatskasse (Prozesskostenhilfe, Bestellung, Beratungshilfe): was sie zahlt, und welche Regelvergütung vom Mandanten nicht verlangt werden kann",
    }),
    prozesskostenhilfe: gesperrt.optional().meta({
      description: "Dasselbe nur für Angelegenheiten mit Prozesskostenhilfe (§ 122 Abs. 1 Nr. 3 ZPO)",
    }),
    vermerke,
    rechenweg,
  }),
  keinErgebnis,
]);
