import { plusTage, type Tag } from "@gebuehrenportal/recht";
import { type Buerozeit, bueroTagNach, bueroTagVor } from "../einstellung/buerozeit.ts";
import { type Anlass, type Erinnerbar, stichtag, type Tagesposten } from "../worte/anlass.ts";
import { istUnerledigt } from "../worte/frist.ts";
import { faelligeVorfristen, offeneVorfristen } from "../worte/vorfrist.ts";
import { type Wanduhr, zeitpunkt } from "../worte/wanduhr.ts";

/** Reminders leave from this hour; whatever ends at an hour at any time. */
export const morgens = "07:00";
/** So many days back a reminder is made up for after an outage. */
export const nachholtage = 3;
const stundenVorher = 4;

/**
 * What an entry gives to be reminded of at this moment: its Vorfristen, the last office day before its safe day, and that
 * day; hours before where it ends at an hour. Days that an outage has swallowed are made up for.
 */
export function anlaesse(
  frist: Erinnerbar,
  uhr: Wanduhr,
  zeit: Pick<Buerozeit, "istBuerotag">,
): readonly Anlass[] {
  const bis = stichtag(frist);
  if (!istUnerledigt(frist) || bis === null) return [];
  const { heute } = uhr;
  const jetzt = (t: Tag): boolean => plusTage(heute, -nachholtage) <= t && t <= heute;
  const gefunden: Anlass[] = [];
  if (uhr.uhr >= morgens) {
    if (frist.gattung !== "wartefrist" && heute < bis) {
      for (const t of offeneVorfristen(frist)) if (jetzt(t)) gefunden.push({ art: "vorfrist", tag: t });
      const davor = bueroTagVor(bis, zeit);
      if (jetzt(davor)) gefunden.push({ art: "vortag", tag: davor });
    }
    if (jetzt(bis)) gefunden.push({ art: "tag", tag: bis });
  }
  const { ende, endeUhr } = frist;
  if (frist.gattung === "stunde" && ende !== null && endeUhr !== null) {
    const schluss = zeitpunkt(ende, endeUhr);
    const nun = zeitpunkt(heute, uhr.uhr);
    const vorher = schluss.subtract({ hours: stundenVorher });
    if (Temporal.Instant.compare(vorher, nun) <= 0 && Temporal.Instant.compare(nun, schluss) < 0)
      gefunden.push({ art: "stunden", tag: ende });
  }
  return gefunden;
}

const raenge = ["ueberfaellig", "heute", "vorfrist", "naechster"] as const;

/** What somebody reads in the morning: overdue, today, Vorfristen of today and missed ones, and what ends on the next office day. */
export function tagesposten<F extends Erinnerbar>(
  fristen: readonly F[],
  heute: Tag,
  zeit: Pick<Buerozeit, "istBuerotag">,
): readonly Tagesposten<F>[] {
  const naechster = bueroTagNach(heute, zeit);
  const rang = (frist: F): Tagesposten["rang"] | undefined => {
    const bis = stichtag(frist);
    if (!istUnerledigt(frist) || bis === null) return undefined;
    if (bis < heute) return frist.gattung === "wartefrist" ? undefined : "ueberfaellig";
    if (bis === heute) return "heute";
    if (faelligeVorfristen(frist, heute).length > 0) return "vorfrist";
    return bis <= naechster ? "naechster" : undefined;
  };
  const posten = fristen.flatMap((frist) => {
    const r = rang(frist);
    return r === undefined ? [] : [{ frist, rang: r }];
  });
  return posten.toSorted((a, b) => raenge.indexOf(a.rang) - raenge.indexOf(b.rang));
}
