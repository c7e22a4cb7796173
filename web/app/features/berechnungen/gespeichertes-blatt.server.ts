import type { Schritt, Vermerk } from "@gebuehrenportal/recht";
import { z } from "zod";
import type { Blatt, Blattfassung, Blattzeile } from "#dokumente/blatt/blatt.ts";
import { gelesen, gespeicherteCent, gespeicherterTag } from "#platform/db/gelesen.server.ts";

const text = z.string();

const schritt: z.ZodType<Schritt> = z.looseObject({
  text,
  norm: text,
  betrag: gespeicherteCent.exactOptional(),
});

const fassung: z.ZodType<Blattfassung> = z.looseObject({
  norm: text.exactOptional(),
  ab: gespeicherterTag,
  seitAnfang: z.boolean().exactOptional(),
  quelle: z.looseObject({ titel: text, fundstelle: text, link: text.exactOptional() }),
  grund: text,
  sicherheit: z.enum(["hoch", "mittel", "niedrig"]),
});

/** JSON has no `undefined`: an empty cell comes as `null`. */
const zelle = z.union([text, z.number(), z.null().transform(() => undefined)]);

const zeile: z.ZodType<Blattzeile> = z.looseObject({
  art: z.enum(["titel", "zwischensumme", "summe"]).exactOptional(),
  zellen: z.array(zelle),
  schluss: z.literal(true).exactOptional(),
  schritte: z.array(schritt).exactOptional(),
  kennung: text.exactOptional(),
});

const vermerk: z.ZodType<Vermerk> = z.looseObject({
  art: z.enum(["hinweis", "warnung"]),
  text,
  norm: text.exactOptional(),
  feld: text.exactOptional(),
});

const blattschema: z.ZodType<Blatt> = z.looseObject({
  titel: text,
  kennzahl: z.looseObject({ text, wert: text }),
  fassungen: z.array(fassung),
  tabellen: z.array(
    z.looseObject({
      titel: text,
      weg: z.literal(true).exactOptional(),
      nurDatei: z.literal(true).exactOptional(),
      gestapelt: z.enum(["konto", "kurz"]).exactOptional(),
      spalten: z.array(
        z.looseObject({ titel: text, art: z.enum(["text", "norm", "betrag", "satz", "zahl", "tag"]) }),
      ),
      zeilen: z.array(zeile),
    }),
  ),
  vermerke: z.array(vermerk),
  rechenstand: text,
});

/** A sheet as it was computed then. @throws {Unlesbar} it does not have the shape of one */
export const blattAusJson = (wert: unknown): Blatt => gelesen(blattschema, wert, "Diese Berechnung");
