import { z } from "zod";
import { jeAufruf, nameHoechstens } from "./grenzen.ts";
import { geglaettet, istAdresse } from "./kontakt.ts";
import { texte } from "./texts.ts";

const name = z
  .string({ error: texte.namenFehlt })
  .transform(geglaettet)
  .pipe(z.string().min(1, texte.namenFehlt).max(nameHoechstens, texte.nameLang));

const email = z
  .string({ error: texte.emailUngueltig })
  .transform((wert) => wert.trim())
  .pipe(z.string().refine(istAdresse, texte.emailUngueltig));

const shared = z
  .boolean()
  .optional()
  .meta({ description: "Im Team verwenden; ohne Angabe ja, wenn es ein Team gibt." });

/** What a new contact is made of. */
export const neuerKontakt = z.strictObject({ name, email, shared });

/** What is to change; the rest stays. */
const felder = z.strictObject({ name: name.optional(), email: email.optional(), shared });
export const aenderung = felder.extend({
  seen: felder
    .optional()
    .describe(
      "Was der Aufrufer gesehen hat: Was er nicht geändert hat, bleibt, wie es inzwischen ist; dasselbe verschieden geändert, wird nichts gespeichert (`zugleich`)",
    ),
});

export type Kontaktaenderung = z.output<typeof aenderung>;

export const listenfrage = z.object({
  q: z.string().max(200).optional().meta({ description: "Wörter aus Name und E-Mail-Adresse." }),
  limit: z.coerce.number().int().min(1).max(jeAufruf).optional(),
  after: z.string().max(700).optional().meta({ description: "`next` der vorigen Antwort." }),
});

/** A contact as programs see it. */
const kontakt = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  shared: z.boolean().meta({ description: "Alle im Team sehen und verwenden ihn." }),
  editable: z.boolean().meta({ description: "Sie dürfen ihn ändern und löschen." }),
});

export const kontaktantwort = z.object({ contact: kontakt });
export const listenantwort = z.object({
  contacts: z.array(kontakt),
  next: z.string().optional().meta({ description: "Es gibt weitere." }),
});
