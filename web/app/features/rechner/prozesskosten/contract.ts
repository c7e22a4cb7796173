import type { Tag } from "@gebuehrenportal/recht";
import { z } from "zod";
import * as teile from "../contract-teile.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";
import type { ProzesskostenEingabe } from "./eingabe.ts";
import { rechtswege } from "./rechtsweg/rechtsweg.ts";

const prozent = teile.hundertstel(100);

const seite = z.strictObject({
  anwalt: z
    .enum(["gemeinsam", "je", "ohne"])
    .exactOptional()
    .describe("Ein Anwalt für alle (Vorgabe, Nr. 1008 VV), für jede Partei einer, oder keiner"),
  parteien: z.int().min(1).max(100).exactOptional().describe("Ohne Angabe eine"),
  vorsteuerabzug: z.boolean().exactOptional().describe("Umsatzsteuer ist dann keine Kostenlast"),
});

const instanz = z.strictObject({
  am: teile.tag
    .exactOptional()
    .describe("Auftrag und Einreichung; ohne Angabe heute oder wie die Instanz davor"),
  ende: z
    .enum(["urteil", "vergleich", "ruecknahme", "anerkenntnis", "erledigung"])
    .exactOptional()
    .describe("Ohne Angabe urteil; erledigung: übereinstimmend und ohne Streit um die Kosten"),
  wert: teile.wert.exactOptional(),
  vorBegruendung: z
    .boolean()
    .exactOptional()
    .describe("Rechtsmittel zurückgenommen, bevor die Begründung einging"),
  volleGebuehr: z
    .boolean()
    .exactOptional()
    .describe(
      "Vor der Begründung zurückgenommen: Gegenseite des Rechtsmittels mit voller statt ermäßigter Verfahrensgebühr (BGH, VI ZB 21/06)",
    ),
  streitig: z
    .boolean()
    .exactOptional()
    .describe("Arbeitsgericht, vorzeitiges Ende: nach streitiger Verhandlung (Nr. 8211 KV GKG)"),
  termin: z
    .boolean()
    .exactOptional()
    .describe("Terminsgebühr; ohne Angabe ja, außer bei Rücknahme und Erledigung"),
  zulassung: z
    .enum(["erfolglos", "zurueckgenommen", "erfolgreich"])
    .exactOptional()
    .describe("Nichtzulassungsbeschwerde oder Antrag auf Zulassung vor dieser Instanz; ohne Angabe keine"),
  rechtsmittelVon: z.enum(["eigene", "gegner"]).exactOptional(),
  zeugen: teile.betrag.exactOptional(),
  sachverstaendige: teile.betrag.exactOptional(),
});

/** Body of `POST /api/rechner/prozesskosten`. */
export const prozesskostenAnfrage = z.strictObject({
  wert: teile.wert.describe("Streitwert in Eurocent"),
  rechtsweg: z.enum(rechtswege).exactOptional().describe("Ohne Angabe zivil"),
  onlineVerfahren: z
    .boolean()
    .exactOptional()
    .describe("Online-Verfahren vor dem Amtsgericht (Nr. 1216 KV GKG)"),
  rolle: z.enum(["klaeger", "beklagter"]).exactOptional().describe("Ohne Angabe klaeger"),
  instanzen: z
    .array(instanz)
    .min(1)
    .max(3)
    .exactOptional()
    .describe("Ohne Angabe eine, durch Urteil beendet"),
  eigene: seite.exactOptional(),
  gegner: seite.exactOptional(),
  vorgerichtlich: z
    .strictObject({
      am: teile.tag.exactOptional().describe("Auftrag; ohne Angabe wie der erste Abschnitt danach"),
      wert: teile.wert.exactOptional(),
      satz: teile.hundertstel(2.5).exactOptional().describe("Satz der Nr. 2300 VV; ohne Angabe 1,3"),
      auchGegner: z.boolean().exactOptional().describe("Auch die Gegenseite hatte schon einen Anwalt"),
      nebenforderung: z.boolean().exactOptional().describe("Die eigene Geschäftsgebühr wird mit eingeklagt"),
    })
    .exactOptional(),
  mahnverfahren: z
    .strictObject({
      am: teile.tag.exactOptional().describe("Ohne Angabe wie die erste Instanz"),
      wert: teile.wert.exactOptional(),
      widerspruchDurchAnwalt: z.boolean().exactOptional(),
    })
    .exactOptional(),
  ohneMindestwert: z
    .boolean()
    .exactOptional()
    .describe("Finanzgerichte: Kindergeld oder § 155 Satz 2 FGO (§ 52 Abs. 4 Nr. 1 GKG)"),
  prozesskostenhilfe: z.boolean().exactOptional().describe("Eigene Seite, ohne Raten"),
  kostenquote: prozent.exactOptional().describe("Eigener Anteil an den Kosten in Prozent (§ 92 ZPO)"),
  aussicht: prozent.exactOptional().describe("Aussicht zu gewinnen in Prozent"),
});

/** The engine's input; an instance without a day begins when the one before it did. */
export function alsEingabe(
  {
    rolle = "klaeger",
    instanzen = [{}],
    mahnverfahren,
    vorgerichtlich,
    ...rest
  }: z.output<typeof prozesskostenAnfrage>,
  heute: Tag,
): ProzesskostenEingabe {
  let am = heute;
  const folge = instanzen.map((i) => {
    am = i.am ?? am;
    return { ...i, am, ende: i.ende ?? ("urteil" as const) };
  });
  const erste = folge[0]?.am ?? heute;
  const mahn = mahnverfahren && { ...mahnverfahren, am: mahnverfahren.am ?? erste };
  const { satz: satz100, ...vor } = vorgerichtlich ?? {};
  return {
    ...rest,
    rolle,
    instanzen: folge,
    ...(mahn && { mahnverfahren: mahn }),
    ...(vorgerichtlich && {
      vorgerichtlich: {
        ...vor,
        am: vor.am ?? mahn?.am ?? erste,
        ...(satz100 !== undefined && { satz100 }),
      },
    }),
  };
}

const summen = z.object({
  eigene: teile.eurocent,
  gegner: teile.eurocent,
  gericht: teile.eurocent,
  zusammen: teile.eurocent,
});
const nichtErstattet = z
  .object({ eigene: teile.eurocent, gegner: teile.eurocent, normen: z.string() })
  .describe("Anwaltskosten, die auch bei Obsiegen niemand erstattet");
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
    abschnitte: z
      .array(
        z.object({
          id: z.enum(["vorgerichtlich", "mahnverfahren", "1", "zulassung2", "2", "zulassung3", "3"]),
          titel: z.string(),
          eigene: anwalt.optional(),
          gegner: anwalt.optional(),
          gericht: z
            .object({ fassung: teile.fassung, zeilen: z.array(zeile).readonly(), summe: teile.eurocent })
            .optional(),
          gebuehrenfrei: z.object({ text: z.string(), norm: z.string() }).optional(),
          summen,
          nichtErstattet,
        }),
      )
      .readonly(),
    summen,
    nichtErstattet,
    ausgaenge: z
      .array(
        z.object({
          art: z.enum(["unterliegen", "obsiegen", "quote", "kostenaufhebung"]),
          norm: z.string(),
          eigene: teile.eurocent,
          gegner: teile.eurocent,
          rechenweg: teile.rechenweg,
        }),
      )
      .readonly(),
    ausgleich: z
      .object({ schuldner: z.enum(["eigene", "gegner"]), betrag: teile.eurocent, rechenweg: teile.rechenweg })
      .optional()
      .describe("Kostenausgleichung nach § 106 ZPO"),
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
    gewinnschwelle: z.object({ prozent: z.number(), rechenweg: teile.rechenweg }),
    erwartung: z.object({ betrag: teile.eurocent, rechenweg: teile.rechenweg }).optional(),
    staatskasse: teile.eurocent.optional(),
    vermerke: teile.vermerke,
  }),
  keinErgebnis,
]);
