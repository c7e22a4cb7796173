import { z } from "zod";
import { fassung as fassungDesRechts, rechenstand, vermerke } from "../contract-teile.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";

const tag = z.string().meta({ description: "Kalendertag JJJJ-MM-TT", format: "date" });
const sicherheit = z.enum(["hoch", "mittel", "niedrig"]);
const quelle = z.object({ titel: z.string(), fundstelle: z.string(), link: z.string().optional() });

/** A holiday at a place. */
export const feiertag = z.object({
  tag,
  name: z.string(),
  norm: z.string(),
  oertlich: z.boolean().meta({ description: "Feiertag nur in Teilen des Landes" }),
  quelle,
  sicherheit,
});

const schritt = z.object({
  regel: z.string().meta({ description: "Kennung der Rechenregel" }),
  text: z.string(),
  norm: z.string(),
  tag: tag.optional(),
  feiertag: feiertag.optional(),
  ort: z.string().optional(),
});

const ausfalltag = z.object({
  tag,
  grund: z.enum(["samstag", "sonntag", "feiertag"]),
  feiertag: feiertag.optional(),
});

const streitpunkt = z.object({
  regel: z.string(),
  frage: z.string(),
  frueher: tag,
  spaeter: tag,
  gewaehlt: tag,
  norm: z.string(),
  quellen: z.array(z.string()).readonly(),
});

const dauer = z.array(z.object({ wert: z.int(), einheit: z.string() })).readonly();
const fassung = fassungDesRechts.extend({ regel: z.string() });

const stand = {
  rechenstand,
  regelstand: z.string().meta({ description: "Stand der Rechenregeln, JJJJ-MM" }),
};
const herleitung = {
  streitpunkte: z
    .array(streitpunkt)
    .readonly()
    .meta({ description: "Vertretbare andere Tage; gerechnet ist mit dem gewählten" }),
  rechenweg: z.array(schritt).readonly(),
  fassung,
  fassungen: z.array(fassung).readonly(),
  sicherheit: sicherheit.meta({ description: "Die am wenigsten gesicherte Regel auf dem Weg" }),
  vermerke,
};

/** A computed period. */
const fristergebnis = z.object({
  art: z.literal("ergebnis"),
  ...stand,
  regime: z.string(),
  richtung: z.enum(["vorwaerts", "rueckwaerts"]),
  ereignisAm: tag,
  rechnerischesEnde: tag.meta({ description: "Ende vor Wochenende und Feiertag (§§ 187, 188 BGB)" }),
  ende: tag.meta({ description: "Letzter Tag der Frist; rückwärts der letzte Tag zum Handeln" }),
  uhrzeit: z.string().optional().meta({ description: "HH:MM, nur bei Fristen in Stunden" }),
  ausfalltage: z.array(ausfalltag).readonly(),
  sichererTag: tag.meta({ description: "Auf jeder vertretbaren Ansicht rechtzeitig" }),
  zwischentage: z.array(z.object({ name: z.string(), tag, text: z.string() })).readonly(),
  vorfristen: z.array(z.object({ tag, dauer, rechnerisch: tag, vorEreignis: z.boolean() })).readonly(),
  ...herleitung,
});

/** A computed day of service or notification. */
const bekanntgabeergebnis = z.object({
  art: z.literal("ergebnis"),
  ...stand,
  am: tag.meta({ description: "Tag, der als Zustellung oder Bekanntgabe gilt" }),
  fiktionAm: tag,
  ausfalltage: z.array(ausfalltag).readonly(),
  ...herleitung,
});

const demnaechstergebnis = z.object({
  art: z.literal("ergebnis"),
  gewahrt: z.boolean(),
  grund: z.enum(["rechtzeitig", "demnaechst", "eingang-verspaetet", "verzoegerung"]),
  text: z.string(),
  norm: z.string(),
});

const eintrag = { id: z.string(), name: z.string(), norm: z.string() };
const katalogstand = z.string().meta({ description: "Stand des Katalogs, JJJJ-MM" });

/** A computed period of the catalogue. */
const katalogergebnis = fristergebnis.extend({
  eintrag: z.object({ ...eintrag, gebiet: z.string() }),
  katalogstand,
  notfrist: z.boolean(),
  dauer: dauer.optional().meta({ description: "Die Dauer, mit der gerechnet ist" }),
  andereFassung: z
    .object({ gilt: z.string(), dauer, ende: tag })
    .optional()
    .meta({ description: "Das Ende nach der anderen Fassung, wo zweifelhaft ist, welche gilt" }),
  bestaetigung: z.boolean().meta({ description: "Erst nach anwaltlicher Bestätigung einzutragen" }),
});

const kettenergebnis = z.object({
  art: z.literal("ergebnis"),
  katalogstand,
  glieder: z
    .array(
      z.object({
        ...eintrag,
        ausloeser: z.string(),
        rolle: z.enum(["ausgang", "folgefrist", "wiedereinsetzung"]),
        nach: z.string().optional().meta({ description: "Kennung der Frist davor" }),
        anknuepfung: z.enum(["ereignis", "ende", "spaetestens", "fruehestens", "eigenes"]),
        anknuepfungText: z.string(),
        ereignisAm: tag.optional(),
        vorlaeufig: z.boolean().meta({ description: "Vorschau: der Auslöser steht noch nicht fest" }),
        ergebnis: katalogergebnis.optional(),
        offen: keinErgebnis.optional(),
        hoechstensBis: tag.optional().meta({ description: "Danach ist keine Wiedereinsetzung mehr möglich" }),
      }),
    )
    .readonly(),
});

/** Answer of `POST /api/rechner/fristen`; what the catalogue adds to a period comes first. */
export const fristantwort = z.union([
  katalogergebnis,
  fristergebnis,
  kettenergebnis,
  bekanntgabeergebnis,
  demnaechstergebnis,
  keinErgebnis,
]);
