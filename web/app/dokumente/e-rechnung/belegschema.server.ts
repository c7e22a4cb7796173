import { z } from "zod";
import { gespeicherteCent as cent, gespeicherterTag as tag } from "#platform/db/gelesen.server.ts";
import type { Absender, Beleg, Empfaenger } from "./beleg.ts";

/**
 * What a stored document must be before anything is made from it. Whatever else stands in it stays: it is stored for ten
 * years and handed on whole.
 */

const text = z.string();
const besteuerung = z.looseObject({
  kategorie: z.enum(["S", "E", "AE", "O"]),
  prozent: z.number(),
  grund: text,
});

/** A sender; fields that came later are empty in what was stored before. */
export const absenderschema: z.ZodType<Absender> = z.looseObject({
  kanzlei: text,
  rechtsanwalt: text,
  strasse: text,
  plz: text,
  ort: text,
  steuernummer: text,
  ustIdNr: text,
  iban: text,
  bic: text,
  email: text,
  telefon: text,
  kleinunternehmer: z.boolean(),
});

const empfaenger: z.ZodType<Empfaenger> = z.looseObject({
  name: text,
  zusatz: text,
  strasse: text,
  plz: text,
  ort: text,
  land: text,
  ustIdNr: text,
  email: text,
  leitwegId: text,
  referenz: text,
});

const schritt = z.looseObject({ text, norm: text, betrag: cent.exactOptional() });
const zeile = z.looseObject({
  text,
  norm: text,
  wert: cent.exactOptional(),
  satz100: z.number().exactOptional(),
  betrag: cent,
  steuerEnthalten: cent.exactOptional(),
  steuer: besteuerung,
  schritte: z.array(schritt),
});
const anderer = z.looseObject({ nummer: text, datum: tag });

/** A whole document, as `kostennote.beleg` and `rechnung.beleg` hold it. */
export const belegschema: z.ZodType<Beleg> = z.looseObject({
  fassung: z.literal(1),
  art: z.enum(["rechnung", "storno"]),
  nummer: text,
  datum: tag,
  storniert: anderer.exactOptional(),
  weitere: z.array(anderer).exactOptional(),
  ersetzt: z.array(anderer).exactOptional(),
  ersetztDurch: text.exactOptional(),
  absender: absenderschema,
  freigegebenVon: text,
  empfaenger,
  betreff: text,
  aktenzeichen: text,
  leistung: z.looseObject({ von: tag, bis: tag }),
  text,
  zahlbarBis: tag,
  zahlweg: z.literal("online").exactOptional(),
  gruppen: z.array(z.looseObject({ titel: text.exactOptional(), zeilen: z.array(zeile) })),
  zahlungen: z.array(z.looseObject({ text, norm: text, betrag: cent, prozent: z.number(), steuer: cent })),
  rechtsgrundlagen: z.array(text),
  rechenstand: text,
  mitRechenweg: z.boolean(),
  steuern: z.array(
    z.looseObject({
      kategorie: z.enum(["S", "E", "AE", "O"]),
      prozent: z.number(),
      netto: cent,
      steuer: cent,
      grund: text,
    }),
  ),
  netto: cent,
  umsatzsteuer: cent,
  brutto: cent,
  gezahlt: cent,
  offen: cent,
});
