import type { Fristzeile, Grenzzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import {
  datum,
  geringste,
  type KeinErgebnis,
  keinErgebnis,
  type Tag,
  tag,
  type Vermerk,
} from "@gebuehrenportal/recht";
import { frist } from "../frist.ts";
import { dauerText } from "../rechnung/dauer.ts";
import { dauerAusKuerzel } from "../rechnung/dauer-text.ts";
import type { FristErgebnis, Fristeingabe } from "../typen.ts";
import type { Katalogeingabe } from "./eingabe.ts";

const verkuendung = "Verkündung";

/**
 * Reads the day the utmost limit runs from, under either of its names: for five months from pronouncement `grenzeAb` is
 * `verkuendungAm`, for a limit from pronouncement the other way round. Two different days, and a limit for an entry that
 * has none, are a fault.
 */
export function mitGrenztag(
  { grenze, fuenfMonate }: Fristzeile,
  norm: string,
  eingabe: Katalogeingabe,
): Katalogeingabe | KeinErgebnis {
  const { grenzeAb, verkuendungAm, ...rest } = eingabe;
  const gleich = fuenfMonate || grenze?.ab === verkuendung;
  if (!gleich)
    return grenzeAb === undefined || grenze
      ? eingabe
      : keinErgebnis("Für diese Frist nennt das Gesetz keine äußerste Grenze.", norm, "grenzeAb");
  if (grenzeAb !== undefined && verkuendungAm !== undefined && grenzeAb !== verkuendungAm)
    return keinErgebnis("Hier sind zwei verschiedene Tage der Verkündung angegeben.", norm, "grenzeAb");
  const am = grenzeAb ?? verkuendungAm;
  if (am === undefined) return eingabe;
  return fuenfMonate ? { ...rest, verkuendungAm: am } : { ...rest, grenzeAb: am };
}

/** Whether the limit exists for the day it would run from. */
export const grenzeBesteht = ({ seit }: Grenzzeile, ab: Tag): boolean =>
  seit === undefined || ab >= tag(seit);

/** The limit is all that is known: no trigger was given, or the period has no number of its own. */
export const nurGrenze = (zeile: Fristzeile, eingabe: Katalogeingabe): boolean =>
  zeile.grenze !== undefined &&
  eingabe.grenzeAb !== undefined &&
  eingabe.dauer === undefined &&
  eingabe.bis === undefined &&
  (zeile.offen === "unverzueglich" ||
    (zeile.offen === undefined && !eingabe.bekanntgabe && eingabe.ereignisAm === undefined));

/** Counts the limit alone, from the day it runs from; none where it did not exist yet. */
export function grenzfrist(
  grenze: Grenzzeile,
  grenzeAb: Tag,
  eingabe: Omit<Fristeingabe, "ereignisAm" | "dauer" | "bekanntgabe">,
): FristErgebnis | KeinErgebnis {
  const { ab, dauer, norm } = grenze;
  if (!grenzeBesteht(grenze, grenzeAb))
    return keinErgebnis(
      `${nochKeine(grenze)} Ohne den Auslöser der Frist selbst gibt es keinen Tag.`,
      norm,
      "grenzeAb",
    );
  const laenge = dauerAusKuerzel(dauer);
  const r = frist({
    ...eingabe,
    ereignisArt: ab === verkuendung ? "verkuendung" : "ereignis",
    ereignisAm: grenzeAb,
    dauer: laenge,
  });
  if (r.art !== "ergebnis") return r;
  const text = `Äußerste Grenze: ${dauerText(laenge)} ab ${ab} (${datum(grenzeAb)}).`;
  return {
    ...r,
    schritte: [{ regel: "R-188-3", text, norm, tag: r.ende }, ...r.schritte],
    zwischentage: [
      ...r.zwischentage,
      { name: "hoechstgrenze", tag: r.ende, text: `Höchstgrenze nach ${norm}` },
    ],
  };
}

/** What must be said when only the limit was counted. */
export const grenzvermerke = (
  { grenze, offen }: Fristzeile,
  ausloeser: string,
  norm: string,
): readonly Vermerk[] => [
  {
    art: "warnung",
    text:
      offen === "unverzueglich"
        ? "Gerechnet ist nur die äußerste Grenze; zu handeln ist vorher, unverzüglich nach Kenntnis."
        : `Gerechnet ist nur die äußerste Grenze, weil der Auslöser nicht angegeben ist (${ausloeser}). Ist er eingetreten, kann die Frist früher enden.`,
    norm,
  },
  ...(grenze?.ausnahme === undefined ? [] : [ausnahmevermerk(grenze, grenze.ausnahme)]),
];

const ausnahmevermerk = ({ norm }: Grenzzeile, ausnahme: string): Vermerk => ({
  art: "warnung",
  text: `Die Höchstfrist gilt nicht ${ausnahme}. Bitte prüfen Sie das, bevor Sie die Frist für abgelaufen halten.`,
  norm,
});

const nochKeine = ({ ab, seit, davor, norm }: Grenzzeile): string =>
  `Die Höchstfrist (${norm}) gilt erst ab dem ${seit === undefined ? "" : datum(tag(seit))} (${ab}).${davor === undefined ? "" : ` ${davor}.`}`;

/** A limit with a first day or an exception: what the result says of it, and how sure it still is. */
export function begrenztesErgebnis(
  { grenze }: Fristzeile,
  { grenzeAb }: Katalogeingabe,
  ergebnis: FristErgebnis,
): FristErgebnis {
  if (!grenze || grenzeAb === undefined) return ergebnis;
  const mit = (vermerk: Vermerk): FristErgebnis => ({
    ...ergebnis,
    sicherheit: geringste([ergebnis.sicherheit, "mittel"]),
    vermerke: [vermerk, ...ergebnis.vermerke],
  });
  if (!grenzeBesteht(grenze, grenzeAb))
    return mit({ art: "warnung", text: nochKeine(grenze), norm: grenze.norm, feld: "grenzeAb" });
  const greift = ergebnis.zwischentage.some(({ name }) => name === "regelfrist");
  return greift && grenze.ausnahme !== undefined ? mit(ausnahmevermerk(grenze, grenze.ausnahme)) : ergebnis;
}
