import { alsTag, plusMonate, type Tag, tag, tagAus, tagMitNummer, tagNummer, teile } from "./tag.ts";

/** What a typed day was understood as. */
export type Tageslesung =
  | { readonly art: "tag"; readonly tag: Tag }
  | { readonly art: "leer" }
  | { readonly art: "ungueltig" };

/** Two-digit years mean the century around today: at most 20 years ahead, otherwise the past. */
function volljahr(text: string, heute: Tag): number {
  if (text.length === 4) return Number(text);
  const { jahr } = teile(heute);
  const spaetestens = jahr + 20;
  return spaetestens - ((((spaetestens - Number(text)) % 100) + 100) % 100);
}

const lesung = (t: Tag | undefined): Tageslesung => (t ? { art: "tag", tag: t } : { art: "ungueltig" });

const frueheste = tag("1000-01-01");
const spaeteste = tag("9999-12-31");

/** A step from today; invalid where it leaves the years 1000 to 9999. */
function inTagen(heute: Tag, tage: number): Tageslesung {
  const nummer = tagNummer(heute) + tage;
  const moeglich = nummer >= tagNummer(frueheste) && nummer <= tagNummer(spaeteste);
  return lesung(moeglich ? tagMitNummer(nummer) : undefined);
}

function inMonaten(heute: Tag, monate: number): Tageslesung {
  const { jahr, monat } = teile(heute);
  const zieljahr = Math.floor((jahr * 12 + monat - 1 + monate) / 12);
  const moeglich = zieljahr >= teile(frueheste).jahr && zieljahr <= teile(spaeteste).jahr;
  return lesung(moeglich ? plusMonate(heute, monate) : undefined);
}

/**
 * Reads a day as typed: `5.3.27`, `05.03.2027`, `05032027`, `050327`, `5.3.` (year of `heute`), `2027-03-05`, `heute`,
 * `gestern`, `morgen`, and steps from today `+2w`, `-1t`, `+1m`, `+1j`.
 */
export function tagAusText(text: string, heute: Tag): Tageslesung {
  const t = text.replace(/[\s\u00a0]/g, "").toLowerCase();
  if (t === "") return { art: "leer" };
  if (t === "heute") return { art: "tag", tag: heute };
  if (t === "gestern") return inTagen(heute, -1);
  if (t === "morgen") return inTagen(heute, 1);
  const schritt = /^([+\-\u2212])(\d{1,4})([twmj])$/.exec(t);
  if (schritt) {
    const anzahl = Number(schritt[2]);
    const n = schritt[1] === "+" ? anzahl : -anzahl;
    if (schritt[3] === "t") return inTagen(heute, n);
    if (schritt[3] === "w") return inTagen(heute, n * 7);
    return Math.abs(n) > 1200 ? { art: "ungueltig" } : inMonaten(heute, schritt[3] === "m" ? n : n * 12);
  }
  if (t.includes("-")) return lesung(alsTag(t));
  const punkte = /^(\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d{2})?)?$/.exec(t);
  const ziffern = /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(t);
  const m = punkte ?? ziffern;
  if (!m) return { art: "ungueltig" };
  const jahr = m[3] ? volljahr(m[3], heute) : teile(heute).jahr;
  return lesung(tagAus(jahr, Number(m[2]), Number(m[1])));
}
