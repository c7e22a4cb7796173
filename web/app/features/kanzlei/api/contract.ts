import { z } from "zod";
import { kanzleirollen } from "../kanzleirolle.ts";
import { texte } from "../texts.ts";

const nameHoechstens = 100;
const emailHoechstens = 254;
const namenszeichen = /^[\p{L}\p{M}\p{N} .,&+'’()/-]+$/u;
const adressform = /^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u;

const rolle = z.enum(kanzleirollen);

const name = z
  .string({ error: texte.namenFehlt })
  .transform((wert) => wert.normalize("NFC").replace(/\s+/gu, " ").trim())
  .pipe(
    z
      .string()
      .min(1, texte.namenFehlt)
      .max(nameHoechstens, texte.nameLang)
      .regex(namenszeichen, texte.nameZeichen),
  );

const email = z
  .string({ error: texte.emailUngueltig })
  .transform((wert) => wert.trim().toLowerCase())
  .pipe(z.string().max(emailHoechstens, texte.emailUngueltig).regex(adressform, texte.emailUngueltig));

export const namensaenderung = z.strictObject({ name });
export const einladungskoerper = z.strictObject({ email, officeRole: rolle.default("fachangestellte") });
export const uebergabekoerper = z.strictObject({ userId: z.uuid() });
export const uebergabeantwort = z.object({ userId: z.uuid(), expiresAt: z.string() });
/** Who takes over what is open of a member: all of it, and single pieces besides. */
const nachfolgefelder = {
  handOverTo: z.uuid().optional(),
  handOver: z
    .array(z.strictObject({ to: z.uuid(), items: z.array(z.uuid()).max(10_000) }))
    .max(50)
    .optional(),
};
/** May be missing. */
export const austrittskoerper = z
  .strictObject(nachfolgefelder)
  .nullish()
  .transform((koerper) => koerper ?? {});
export const mitgliedsaenderung = z
  .strictObject({ officeRole: rolle.optional(), ...nachfolgefelder })
  .refine((w) => w.officeRole !== undefined || w.handOverTo !== undefined || w.handOver !== undefined, {
    path: ["officeRole"],
    message: texte.nichtsZuAendern,
  });
/** Forms send a text. */
export const faktorpflicht = z.strictObject({
  secondFactorRequired: z
    .union([z.boolean(), z.enum(["true", "false"])])
    .transform((w) => w === true || w === "true"),
});
export const annahme = z.strictObject({ token: z.string().max(200).default("") });

/** Somebody of the team as programs see him. */
export const mitglied = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  isTeamAdmin: z.boolean(),
  officeRole: rolle,
});

export const team = z.object({
  id: z.uuid(),
  name: z.string(),
  maxMembers: z.number().int(),
  members: z.array(mitglied),
  /** Open ones; for members always empty. */
  invitations: z.array(z.object({ id: z.uuid(), email: z.string(), expiresAt: z.string() })),
});

export const teamantwort = z.object({ team });
export const mitgliedsantwort = z.object({ member: mitglied });
export const einladungsantwort = z.object({ id: z.uuid() });
