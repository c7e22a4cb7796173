import type { Widerstreit } from "#platform/fehler/api-fehler.ts";
import { zugleich } from "#platform/zugleich/zugleich.ts";
import { zusammengefuehrt } from "#platform/zugleich/zusammenfuehren.ts";
import { letzteVorgaenge } from "../protokoll/protokoll-store.server.ts";
import { inhaltsworte } from "../worte/inhaltsworte.ts";
import { namenVon } from "../worte/papierworte.ts";
import type { Buchlage } from "./buchzugang.server.ts";
import { gemeindeInWorten } from "./bueroort.server.ts";
import type { Buchregeln } from "./contract.ts";
import type { Fristeneinstellung } from "./einstellung-store.server.ts";

/** The names that a call has for the settings; of those that only make sense together the first stands for all. */
const feldnamen = {
  vierAugen: "fourEyes",
  abendUm: "eveningCheckAt",
  abendAlarm: "eveningAlarmAt",
  arbeitstage: "workingDays",
  erinnerungsinhalt: "reminderContent",
  land: "state",
  gemeinde: "gemeinde",
  mariaeHimmelfahrt: "mariaeHimmelfahrt",
} as const satisfies Readonly<Record<keyof Fristeneinstellung, keyof Buchregeln>>;

/** The alarm comes after the check, and a town lies in its Land. */
const gruppen = [
  ["abendUm", "abendAlarm"],
  ["land", "gemeinde", "mariaeHimmelfahrt"],
] as const satisfies readonly (readonly (keyof Fristeneinstellung)[])[];

/** The same by the names of the call. */
export const regelgruppen: readonly (readonly string[])[] = gruppen.map((g) => g.map((f) => feldnamen[f]));

/** Settings as a call names them. */
export const regelnAus = (einstellung: Fristeneinstellung): Buchregeln => ({
  fourEyes: einstellung.vierAugen,
  eveningCheckAt: einstellung.abendUm,
  eveningAlarmAt: einstellung.abendAlarm,
  workingDays: [...einstellung.arbeitstage],
  reminderContent: einstellung.erinnerungsinhalt,
  state: einstellung.land,
  gemeinde: einstellung.gemeinde,
  mariaeHimmelfahrt: einstellung.mariaeHimmelfahrt,
});

/**
 * Settings against what somebody saw of them: what he left as it was stays as it is now.
 *
 * @throws {ApiFehler} 409 `zugleich` somebody else has changed the same to something else since
 */
export async function zusammengefuehrteEinstellung(
  lage: Buchlage,
  gewollt: Fristeneinstellung,
  gesehen: Fristeneinstellung | undefined,
): Promise<Fristeneinstellung> {
  const jetzt = lage.einstellung;
  if (!gesehen) return gewollt;
  const { werte, streit } = zusammengefuehrt<Fristeneinstellung>({ gesehen, gewollt, jetzt, gruppen });
  if (streit.length === 0) return { ...jetzt, ...werte };
  const urheber = await urheberVon(lage);
  throw zugleich(
    streit.map((felder): Widerstreit => {
      const wer = felder.map((feld) => urheber.get(feld)).find((einer) => einer !== undefined);
      return {
        field: feldnamen[felder[0] ?? "vierAugen"],
        yours: felder
          .map((feld) => worte[feld](gewollt))
          .filter(Boolean)
          .join(", "),
        theirs: felder
          .map((feld) => worte[feld](jetzt))
          .filter(Boolean)
          .join(", "),
        by: wer?.name ?? "jemandem",
        at: wer?.am.toISOString(),
      };
    }),
    regelnAus(jetzt),
  );
}

/** Who has last changed each setting, as far as the newest lines of the log say. */
async function urheberVon({ tx, kanzleiId, personen, akteur }: Buchlage) {
  const zeilen = await letzteVorgaenge(tx, kanzleiId, { art: "einstellungen-geaendert", limit: 20 });
  const name = namenVon(personen);
  const urheber = new Map<string, { readonly name: string; readonly am: Date }>();
  for (const { inhalt, von, am } of zeilen) {
    if (inhalt === null) continue;
    const { vorher = {}, nachher = {} } = JSON.parse(inhalt) as Readonly<
      Record<string, Readonly<Record<string, unknown>>>
    >;
    for (const feld of Object.keys(nachher))
      if (!urheber.has(feld) && JSON.stringify(vorher[feld]) !== JSON.stringify(nachher[feld]))
        urheber.set(feld, { name: von === akteur.id ? "Ihnen selbst" : name(von), am });
  }
  return urheber;
}

const tage = ["", "Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"] as const;

const worte: Readonly<Record<keyof Fristeneinstellung, (e: Fristeneinstellung) => string>> = {
  vierAugen: ({ vierAugen }) => (vierAugen ? "ja" : "nein"),
  abendUm: ({ abendUm }) => `Kontrolle ${abendUm}`,
  abendAlarm: ({ abendAlarm }) => `Alarm ${abendAlarm}`,
  arbeitstage: ({ arbeitstage }) => arbeitstage.map((tag) => tage[tag]).join(", "),
  erinnerungsinhalt: ({ erinnerungsinhalt }) => inhaltsworte[erinnerungsinhalt],
  land: ({ land }) => land ?? "kein Land",
  gemeinde: ({ gemeinde }) => gemeindeInWorten(gemeinde).name,
  mariaeHimmelfahrt: ({ mariaeHimmelfahrt: gilt }) => (gilt === null ? "" : `Mariä Himmelfahrt: ${gilt}`),
};
