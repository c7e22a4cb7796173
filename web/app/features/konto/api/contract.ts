import { z } from "zod";
import { kontovergeben, ohneVergebenes } from "#platform/http/vergeben.ts";
import { nameHoechstens } from "#platform/konstanten.ts";
import { emailBefund, nameBefund, passwortBefund } from "../pruefung.ts";
import { texte } from "../texts.ts";
import { namensteile, titelBefund, titelteile, titelVereint } from "../titel.ts";

/** A text whose fault, missing included, is told in the words of the pages. */
const text = (fehlt: string, befund: (wert: string) => string | undefined) =>
  z.string({ error: fehlt }).superRefine((wert, ctx) => {
    const message = befund(wert);
    if (message) ctx.addIssue({ code: "custom", message, params: { code: "ungueltig" } });
  });

/** Longest address that mail servers know. */
const emailHoechstens = 254;
const steuerzeichen = /\p{C}/u;

const email = text(texte.emailFehlt, (wert) => {
  const zuFremd = wert.trim().length > emailHoechstens || steuerzeichen.test(wert.trim());
  return emailBefund(wert) ?? (zuFremd ? texte.emailUngueltig : undefined);
}).transform((wert) => wert.trim().toLowerCase());

/** With the titles that were typed along. */
const name = text(texte.nameFehlt, nameBefund).transform(namensteile);
const title = text(texte.titelZeichen, titelBefund).transform(titelteile).nullable().optional();
const neuesPasswort = text(texte.passwortFehlt, passwortBefund);

/** A password that is only compared: any text, but none so long that hashing it is an attack. */
const passwort = z.string().max(1024).default("");
/** A token of a link. */
const linkToken = z.string().max(200).default("");
const kurz = z.string().max(200).optional();
/** Check boxes and flags arrive as texts from forms. */
const haken = z
  .union([z.boolean(), z.string().max(20)])
  .optional()
  .transform((w) => w === true || w === "true" || w === "on" || w === "1");

/** What every form post of the NextAuth surface carries. */
const formular = { csrfToken: kurz, callbackUrl: z.string().max(4096).optional(), json: haken };

export const abmeldeformular = z.object(formular);
export const googleformular = z.object({ ...formular, remember: haken, restore: haken });
export const anmeldeformular = z.object({
  ...formular,
  email: z.string().max(1024).default(""),
  password: passwort,
  remember: haken,
  totp: kurz,
  recoveryCode: kurz,
  restore: haken,
});

export const registrierung = ohneVergebenes(
  kontovergeben,
  z.strictObject({
    name,
    title,
    email,
    password: neuesPasswort,
    newsletterConsent: z.boolean().default(false),
  }),
).transform(({ name, title, ...rest }) => ({
  ...rest,
  name: name.name,
  titel: titelVereint(title ?? ohneTitel, name),
}));
export const nurEmail = z.strictObject({ email });
export const nurToken = z.strictObject({ token: linkToken });
export const zuruecksetzung = z.strictObject({ token: linkToken, password: neuesPasswort });

const ohneTitel = { vor: "", nach: "" } as const;

/** Fields of one's own profile; all others are ignored. A title typed with the name counts as well. */
export const profilaenderung = z
  .object({
    name: name.optional(),
    title,
    image: z
      .string()
      .max(500)
      .regex(/^\/media\/[a-z0-9_-]+(?:\/[a-z0-9_-]+)+\.[a-z0-9]+$/, texte.bildUngueltig)
      .nullable()
      .optional(),
    newsletterConsent: z.boolean().optional(),
  })
  .transform(({ name, title, ...rest }) => ({
    ...rest,
    name: name?.name,
    /** What the field says: undefined, as it was; and what was typed with the name. */
    titel: title === null ? ohneTitel : title,
    amNamen: name ?? ohneTitel,
  }));

export const nutzer = z.object({
  id: z.uuid(),
  name: z.string(),
  title: z.string().nullable(),
  email: z.string(),
  image: z.string().nullable(),
  role: z.enum(["user", "moderator", "admin"]),
  subscriptionStatus: z.enum(["free", "basic", "premium", "teams", "Teammitglied"]),
  teamId: z.uuid().nullable(),
  isTeamAdmin: z.boolean(),
  officeRole: z.enum(["rechtsanwalt", "fachangestellte", "vertretung", "nur-lesen"]),
  trialEndsAt: z.string().nullable(),
  isAuthor: z.boolean(),
  isGuestAuthor: z.boolean(),
  emailVerified: z.boolean(),
  downloadAccessGranted: z.boolean(),
  newsletterConsent: z.boolean(),
});

export const meldung = z.object({ message: z.string() });
export const zielantwort = z.object({ url: z.string(), error: z.string().optional() });
export const nichts = z.object({});

/** An act that asks for the password once more. */
export const mitPasswort = z.strictObject({ password: passwort });
/** `handOverTo`: who takes over what is open in the office of others; forms send an empty text. */
export const loeschwunsch = z.strictObject({
  password: passwort,
  handOverTo: z
    .union([z.uuid(), z.literal("")])
    .optional()
    .transform((id) => id || undefined),
});
/** An act that asks for the password and the second factor, if there is one: a code of the app or a recovery code. */
export const mitBeweis = z.strictObject({ password: passwort, totp: kurz, recoveryCode: kurz });
export const passwortwechsel = z.strictObject({ currentPassword: passwort, password: neuesPasswort });
export const neueAdresse = z.strictObject({ email, password: passwort });
export const nurTotp = z.strictObject({ totp: z.string().max(20).default("") });
export const passkeyname = z.strictObject({
  name: text(texte.passkeyName, (wert) =>
    wert.trim() === "" || wert.length > nameHoechstens || steuerzeichen.test(wert)
      ? texte.passkeyName
      : undefined,
  ).transform((wert) => wert.trim()),
});
/** What `navigator.credentials` answers, as its `toJSON()` writes it. */
const webauthn = z.looseObject({
  id: z.string().max(2048),
  rawId: z.string().max(2048),
  type: z.literal("public-key"),
  response: z.record(z.string(), z.unknown()),
});
export const passkeyantwort = z.strictObject({ ...passkeyname.shape, response: webauthn });
export const passkeyanmeldung = z.strictObject({
  ...formular,
  remember: haken,
  restore: haken,
  response: webauthn,
});

export const freigabe = z.object({
  emailVerified: z.boolean(),
  downloadAccessGranted: z.boolean(),
  newsletterConsent: z.boolean(),
});
export const loeschantwort = z.object({ message: z.string(), deletionAt: z.string() });
