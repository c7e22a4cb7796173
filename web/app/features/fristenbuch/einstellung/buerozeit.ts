import type { Ort } from "@gebuehrenportal/fristen";
import { feiertagAm } from "@gebuehrenportal/fristen/feiertage";
import { plusTage, type Tag, wochentag } from "@gebuehrenportal/recht";
import { wanduhr, zeitpunkt } from "../worte/wanduhr.ts";

const beginn = "08:00";
const vierStunden = 4 * 60;

/** When an office works. */
export type Buerozeit = {
  readonly istBuerotag: (t: Tag) => boolean;
  /** `HH:MM` */
  readonly von: string;
  readonly bis: string;
};

/**
 * When an office works: on its working days that are no holiday where it sits, from eight until its evening check.
 *
 * @param ort unset: only holidays of the whole country count
 */
export function buerozeit(
  { arbeitstage, abendUm }: { readonly arbeitstage: readonly number[]; readonly abendUm: string },
  ort: Ort = {},
): Buerozeit {
  return {
    istBuerotag: (t) => arbeitstage.includes(wochentag(t)) && feiertagAm(t, ort) === undefined,
    von: beginn,
    // An evening check in the morning leaves no hours: then until midnight.
    bis: abendUm > beginn ? abendUm : "24:00",
  };
}

/** The last office day before a day; the day before it where the office does not work for two weeks. */
export function bueroTagVor(tag: Tag, { istBuerotag }: Pick<Buerozeit, "istBuerotag">): Tag {
  for (let n = 1; n <= 14; n++) if (istBuerotag(plusTage(tag, -n))) return plusTage(tag, -n);
  return plusTage(tag, -1);
}

/** The next office day after a day. */
export function bueroTagNach(tag: Tag, { istBuerotag }: Pick<Buerozeit, "istBuerotag">): Tag {
  for (let n = 1; n <= 14; n++) if (istBuerotag(plusTage(tag, n))) return plusTage(tag, n);
  return plusTage(tag, 1);
}

const minuten = (uhr: string): number => Number(uhr.slice(0, 2)) * 60 + Number(uhr.slice(3));
const alsUhr = (zahl: number): string =>
  `${String(Math.floor(zahl / 60)).padStart(2, "0")}:${String(zahl % 60).padStart(2, "0")}`;

/** Four hours of office time after an instant. */
export function nachVierBuerostunden(ab: Temporal.Instant, zeit: Buerozeit): Temporal.Instant {
  const { heute, uhr } = wanduhr(ab);
  let tagJetzt = heute;
  let von = Math.max(minuten(uhr), minuten(zeit.von));
  let offen = vierStunden;
  for (let n = 0; n < 366; n++) {
    const bleibt = zeit.istBuerotag(tagJetzt) ? Math.max(0, minuten(zeit.bis) - von) : 0;
    if (offen < bleibt || (offen === bleibt && bleibt > 0))
      return von + offen >= 24 * 60
        ? zeitpunkt(plusTage(tagJetzt, 1), "00:00")
        : zeitpunkt(tagJetzt, alsUhr(von + offen));
    offen -= bleibt;
    tagJetzt = plusTage(tagJetzt, 1);
    von = minuten(zeit.von);
  }
  return ab.add({ hours: 4 });
}
