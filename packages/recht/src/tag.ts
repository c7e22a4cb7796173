/** A calendar day `JJJJ-MM-TT` without time and zone. Days compare as text: `a < b`. */
export type Tag = string & { readonly __art: "Tag" };

const form = /^\d{4}-\d{2}-\d{2}$/;
const monatslaengen = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Whether a year of the Gregorian calendar has a 29 February. */
export const istSchaltjahr = (jahr: number): boolean =>
  (jahr % 4 === 0 && jahr % 100 !== 0) || jahr % 400 === 0;

/** Number of days of a month (1–12). */
export const tageImMonat = (jahr: number, monat: number): number =>
  monat === 2 && istSchaltjahr(jahr) ? 29 : (monatslaengen[monat - 1] ?? 0);

/** Builds a day from its parts, or `undefined` if there is no such day (31 April). Years 1000–9999. */
export function tagAus(jahr: number, monat: number, tag: number): Tag | undefined {
  if (!Number.isInteger(jahr) || !Number.isInteger(tag) || jahr < 1000 || jahr > 9999) return undefined;
  if (tag < 1 || tag > tageImMonat(jahr, monat)) return undefined;
  return `${jahr}-${monat < 10 ? "0" : ""}${monat}-${tag < 10 ? "0" : ""}${tag}` as Tag;
}

/** Reads `JJJJ-MM-TT`; `undefined` if the text is not an existing day. */
export function alsTag(text: string): Tag | undefined {
  if (!form.test(text)) return undefined;
  const gelesen = text as Tag;
  const { jahr, monat, tag } = teile(gelesen);
  return jahr >= 1000 && tag >= 1 && tag <= tageImMonat(jahr, monat) ? gelesen : undefined;
}

/** A day written in the source. Throws a RangeError if it does not exist. */
export function tag(text: string): Tag {
  const t = alsTag(text);
  if (!t) throw new RangeError(`Kein Kalendertag: ${text}`);
  return t;
}

/** Year, month (1–12) and day of month. Read digit by digit: every calculation takes many days apart. */
export const teile = (tag: Tag): { jahr: number; monat: number; tag: number } => ({
  jahr: zweistellig(tag, 0) * 100 + zweistellig(tag, 2),
  monat: zweistellig(tag, 5),
  tag: zweistellig(tag, 8),
});

const codeDerNull = 48;
const zweistellig = (tag: Tag, stelle: number): number =>
  (tag.charCodeAt(stelle) - codeDerNull) * 10 + tag.charCodeAt(stelle + 1) - codeDerNull;

/** Running day number (1970-01-01 = 0), proleptic Gregorian calendar. */
export function tagNummer(tag: Tag): number {
  const { jahr, monat, tag: d } = teile(tag);
  const j = monat <= 2 ? jahr - 1 : jahr;
  const aera = Math.floor(j / 400);
  const jahrInAera = j - aera * 400;
  const tagImJahr = Math.floor((153 * (monat + (monat > 2 ? -3 : 9)) + 2) / 5) + d - 1;
  const tagInAera = jahrInAera * 365 + Math.floor(jahrInAera / 4) - Math.floor(jahrInAera / 100) + tagImJahr;
  return aera * 146097 + tagInAera - 719468;
}

/** The day with a running number; the inverse of `tagNummer`. Throws a RangeError outside the years 1000–9999. */
export function tagMitNummer(nummer: number): Tag {
  const z = nummer + 719468;
  const aera = Math.floor(z / 146097);
  const tagInAera = z - aera * 146097;
  const jahrInAera = Math.floor(
    (tagInAera -
      Math.floor(tagInAera / 1460) +
      Math.floor(tagInAera / 36524) -
      Math.floor(tagInAera / 146096)) /
      365,
  );
  const tagImJahr =
    tagInAera - (365 * jahrInAera + Math.floor(jahrInAera / 4) - Math.floor(jahrInAera / 100));
  const m = Math.floor((5 * tagImJahr + 2) / 153);
  const d = tagImJahr - Math.floor((153 * m + 2) / 5) + 1;
  const monat = m + (m < 10 ? 3 : -9);
  const t = tagAus(jahrInAera + aera * 400 + (monat <= 2 ? 1 : 0), monat, d);
  if (!t) throw new RangeError(`Tag außerhalb der Jahre 1000 bis 9999: ${nummer}`);
  return t;
}

/** The day `tage` days later (earlier if negative). Most steps stay within the month and need no running number. */
export function plusTage(tag: Tag, tage: number): Tag {
  const { jahr, monat, tag: d } = teile(tag);
  return tagAus(jahr, monat, d + tage) ?? tagMitNummer(tagNummer(tag) + tage);
}

/** The day `monate` months later; a missing day becomes the last day of that month (§ 188 Abs. 3 BGB). */
export function plusMonate(tag: Tag, monate: number): Tag {
  const { jahr, monat, tag: d } = teile(tag);
  const index = jahr * 12 + (monat - 1) + monate;
  const zielJahr = Math.floor(index / 12);
  const zielMonat = (index % 12) + 1;
  const ziel = tagAus(zielJahr, zielMonat, Math.min(d, tageImMonat(zielJahr, zielMonat)));
  if (!ziel) throw new RangeError(`Tag außerhalb der Jahre 1000 bis 9999: ${tag} + ${monate} Monate`);
  return ziel;
}

/** Day of the week, Monday = 1 to Sunday = 7. */
export const wochentag = (t: Tag): number => ((((tagNummer(t) + 3) % 7) + 7) % 7) + 1;

/** `2025-06-01` → `01.06.2025`. */
export const datum = (t: Tag): string => `${t.slice(8, 10)}.${t.slice(5, 7)}.${t.slice(0, 4)}`;
