import { type Gebiet, gebietnamen } from "@gebuehrenportal/fristen/katalog";
import { z } from "zod";

const gebiet = z.enum(Object.keys(gebietnamen) as [Gebiet, ...Gebiet[]]).describe("Rechtsgebiet");
const zahl = (hoechstens: number) =>
  z
    .string()
    .regex(/^\d{1,3}$/)
    .refine((text) => Number(text) <= hoechstens, { params: { code: "zu-gross" } })
    .transform(Number);

/** Most entries one answer holds. */
export const seitenlaenge = 100;

/** Query of `GET /api/fristenkatalog`. */
export const katalogquery = z.strictObject({
  q: z
    .string()
    .trim()
    .max(100)
    .exactOptional()
    .meta({ description: "Worte aus Bezeichnung, Norm, Rechtsgebiet oder Auslöser", example: "Berufung" }),
  gebiet: gebiet.exactOptional(),
  kern: z.literal("ja").exactOptional().describe("Nur die hundert gebräuchlichsten"),
  ab: zahl(999).exactOptional().describe("So viele Treffer überspringen; ohne Angabe 0"),
  anzahl: zahl(seitenlaenge).exactOptional().describe(`Höchstens so viele Treffer, bis ${seitenlaenge}`),
});

const kopf = {
  id: z.string(),
  name: z.string(),
  norm: z.string(),
  gebiet: z.string(),
  ausloeser: z.string().meta({ description: "Ereignis, das die Frist auslöst" }),
  kern: z.boolean().meta({ description: "Eine der hundert gebräuchlichsten" }),
};
const katalogstand = z.string().meta({ description: "Stand des Katalogs, JJJJ-MM" });

/** Answer of `GET /api/fristenkatalog`. */
export const katalogantwort = z.object({
  art: z.literal("ergebnis"),
  katalogstand,
  gesamt: z.int().meta({ description: "Zahl aller Treffer, auch der nicht gezeigten" }),
  ab: z.int(),
  gebiete: z
    .array(z.object({ id: z.string(), name: z.string(), anzahl: z.int() }))
    .readonly()
    .meta({ description: "Alle Rechtsgebiete mit der Zahl ihrer Einträge" }),
  zeilen: z.array(z.object(kopf)).readonly(),
});

const dauer = z.array(z.object({ wert: z.int(), einheit: z.string() })).readonly();

/** Answer of `GET /api/fristenkatalog/:id`. */
export const eintragsantwort = z.object({
  art: z.literal("ergebnis"),
  katalogstand,
  adresse: z.string().meta({ description: "Seite des Eintrags im Portal" }),
  eintrag: z.object({
    ...kopf,
    gebietName: z.string(),
    art: z
      .enum(["notfrist", "gesetzlich", "richterlich", "wartefrist", "verjaehrung", "rueckschau"])
      .meta({ description: "Wofür die Frist da ist" }),
    dauerText: z.string(),
    dauer: dauer.optional().meta({
      description: "Die heute geltende; fehlt, wo das Gesetz keine Zahl nennt oder heute keine gilt",
    }),
    fassungen: z
      .array(
        z.object({
          ab: z.string().optional().meta({ description: "Erster Tag; fehlt bei der ersten Fassung" }),
          bis: z.string().optional().meta({ description: "Letzter Tag" }),
          text: z.string().meta({ description: "Dauer in Worten" }),
          faelle: z
            .string()
            .meta({ description: "Welche Fälle unter sie fallen: „Asylantrag ab 12.06.2026“" }),
          stand: z
            .enum(["früher", "gilt", "künftig"])
            .meta({ description: "Wie ein Fall steht, dessen entscheidender Tag heute ist" }),
          beginnUngesichert: z.boolean(),
          eindeutig: z.boolean().meta({
            description: "Allein der Tag des Vorgangs entscheidet zwischen dieser und der Fassung davor",
          }),
          wahl: z
            .object({
              tag: z.enum([
                "ereignis",
                "vertrag",
                "asylantrag",
                "inverkehrbringen",
                "verfahrensbeginn",
                "erwerbsvorgang",
              ]),
              angabe: z.string().optional().meta({ description: "Feld, das diesen Tag nimmt" }),
              norm: z.string().meta({ description: "Norm des Übergangs" }),
              offen: z.boolean().meta({ description: "Der Übergang ist nicht gesichert" }),
            })
            .meta({ description: "Welcher Tag zwischen dieser und der Fassung davor entscheidet" }),
          vorbehalt: z.string().optional().meta({ description: "Was an ihr nicht gesichert ist" }),
          quelle: z
            .object({ titel: z.string(), fundstelle: z.string(), link: z.string().optional() })
            .optional(),
        }),
      )
      .readonly()
      .meta({ description: "Alle Fassungen einer Dauer, die sich geändert hat, die älteste zuerst" }),
    offen: z
      .enum(["gericht", "behoerde", "unverzueglich"])
      .optional()
      .meta({ description: "Wer die Dauer bestimmt, wenn nicht das Gesetz" }),
    regime: z.string().meta({ description: "Verfahrensordnung, nach der gezählt wird" }),
    richtung: z.enum(["vorwaerts", "rueckwaerts"]),
    beginn: z
      .enum(["ereignis", "tagesanfang"])
      .meta({ description: "Ob der Tag des Ereignisses mitzählt (§ 187 BGB)" }),
    verschiebung: z
      .enum(["vorwaerts", "keine", "keine-rueckwaerts"])
      .meta({ description: "Was ein Wochenende oder Feiertag am Ende bewirkt" }),
    ereignisArt: z.string(),
    notfrist: z.boolean(),
    weg: z.string().optional().meta({ description: "Übliche Art der Bekanntgabe" }),
    verlaengerung: z.string().meta({ description: "Verlängerung in Worten" }),
    verlaengerbar: z
      .object({
        moeglich: z.boolean(),
        durch: z
          .enum(["vorsitz", "vorsitz-oder-berichterstatter", "gericht", "behoerde", "verpflichteter"])
          .optional()
          .meta({ description: "Wer verlängert" }),
        einwilligung: z.enum(["darueber", "ohne"]).optional().meta({
          description:
            "Über hoechstens hinaus nur mit Einwilligung des Gegners, oder seine Einwilligung ändert nichts",
        }),
        hoechstens: dauer.optional().meta({ description: "Längste Verlängerung, wo das Gesetz eine nennt" }),
        einmal: z.boolean(),
        vorAblauf: z.boolean().meta({ description: "Der Antrag muss vor Ablauf gestellt sein" }),
        norm: z.string().optional(),
      })
      .meta({ description: "Ob, durch wen und wie weit die Frist verlängert werden kann" }),
    begruendungsnorm: z.string().optional().meta({
      description:
        "Norm, die bis zum Ende eine Begründung verlangt: Zu dieser Frist gehört immer eine Vorfrist, unter drei Wochen auf halbem Weg",
    }),
    ort: z.string().meta({ description: "Wo die Frist zu wahren ist" }),
    gericht: z.string().optional().meta({ description: "Das einzige Gericht dafür" }),
    grenze: z.string().optional().meta({ description: "Äußerste Grenze" }),
    grenzeAb: z.string().optional().meta({ description: "Von welchem Tag die Grenze läuft" }),
    fuenfMonate: z.boolean().meta({ description: "Beginnt spätestens fünf Monate nach Verkündung" }),
    varianten: z.array(z.object({ id: z.string(), name: z.string(), dauer })).readonly(),
    vorfristen: z.array(dauer).readonly(),
    folgefristen: z
      .array(
        z.object({
          id: z.string(),
          ab: z.enum(["ereignis", "ende", "spaetestens", "fruehestens", "eigenes"]).meta({
            description:
              "Beginn der Folgefrist: dasselbe Ereignis, das Ende dieser Frist, spätestens oder frühestens dieses Ende, ein eigenes Ereignis",
          }),
        }),
      )
      .readonly(),
    wiedereinsetzung: z.string().optional().meta({ description: "Kennung der Wiedereinsetzungsfrist" }),
    aenderung: z
      .object({
        seit: z.string().optional(),
        bis: z.string().optional(),
        vorher: z.string().optional(),
        nachher: z.string().optional(),
      })
      .optional(),
    hinweis: z.string().optional(),
    sicherheit: z.enum(["hoch", "mittel", "niedrig"]),
    nachweis: z.string(),
    bestaetigung: z.boolean().meta({ description: "Erst nach anwaltlicher Bestätigung einzutragen" }),
  }),
});

/** Answer of `GET /api/backend/premium_fristen/suggestions`. */
export const vorschlagsantwort = z.object({
  suggestions: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        art: z.string(),
        legalBasis: z.string(),
        days: z.int(),
        weeks: z.int(),
        months: z.int(),
        years: z.int(),
        notfrist: z.boolean(),
        description: z.string(),
      }),
    )
    .readonly(),
});
