import type { Land } from "@gebuehrenportal/fristen";
import { z } from "zod";
import { tagfeld } from "../plan/frage.ts";
import { erinnerungsinhalte } from "../worte/fristwort.ts";
import { saetze } from "../worte/saetze.ts";

const uhr = z
  .string()
  .trim()
  .regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, saetze.uhrzeit);
const inhalt = z.enum(erinnerungsinhalte);
/** Forms send texts. */
const haken = z.union([
  z.boolean(),
  z.enum(["true", "false", "on", ""]).transform((w) => w === "true" || w === "on"),
]);
const optional = <T extends z.ZodType>(feld: T) =>
  z.preprocess((w) => (w === "" || w === undefined ? null : w), feld.nullable());

const regeln = z.strictObject({
  fourEyes: haken.default(false),
  eveningCheckAt: uhr,
  eveningAlarmAt: uhr,
  workingDays: z.array(z.coerce.number().int().min(1).max(7)).min(1, saetze.arbeitstagFehlt),
  reminderContent: inhalt,
  state: optional(
    z
      .string()
      .regex(/^[A-Z]{2}$/, saetze.ortUnbekannt)
      .transform((w) => w as Land),
  ),
  gemeinde: optional(z.string().max(80)),
  mariaeHimmelfahrt: optional(z.enum(["ja", "nein"])).describe(
    "Ob Mariä Himmelfahrt in dieser Gemeinde Feiertag ist, wo das Verzeichnis es nicht weiß",
  ),
});

/** How a Kanzlei keeps its book. */
export const einstellungskoerper = regeln
  .extend({
    seen: regeln
      .optional()
      .describe(
        "Was der Aufrufer gesehen hat: Was er nicht geändert hat, bleibt, wie es inzwischen ist; dasselbe verschieden geändert, wird nichts gespeichert (`zugleich`)",
      ),
  })
  .refine((e) => e.eveningAlarmAt > e.eveningCheckAt, {
    path: ["eveningAlarmAt"],
    message: saetze.alarmVorKontrolle,
  });
export type Einstellungswunsch = z.output<typeof einstellungskoerper>;
/** The same without what was seen. */
export type Buchregeln = z.output<typeof regeln>;

/** Somebody is away. */
export const abwesenheitskoerper = z
  .strictObject({
    userId: z.uuid(saetze.person),
    from: tagfeld,
    to: tagfeld,
    substitute: optional(z.uuid(saetze.person)),
  })
  .refine((a) => a.to >= a.from, { path: ["to"], message: saetze.bisVorVon })
  .refine((a) => a.substitute !== a.userId, { path: ["substitute"], message: saetze.eigeneVertretung });
export type Abwesenheitswunsch = z.output<typeof abwesenheitskoerper>;

/** Who gets the head of the log by mail every day. */
export const kopfempfaengerkoerper = z.strictObject({
  userIds: z.array(z.uuid(saetze.person)).max(2, saetze.zweiEmpfaenger),
});

export const feedkoerper = z.strictObject({ content: inhalt.default("frist") });
/** The address is told this once. */
export const feedantwort = z.object({ id: z.uuid(), url: z.string() });
export const idantwort = z.object({ id: z.uuid() });
