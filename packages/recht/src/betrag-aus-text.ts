import { type Cent, cent } from "./geld.ts";

/** What a typed amount was understood as, or why it must be asked back. Never a guess. */
export type Betragslesung =
  | { readonly art: "betrag"; readonly betrag: Cent }
  | { readonly art: "leer" }
  | { readonly art: "mehrdeutig"; readonly lesarten: readonly Cent[] }
  | { readonly art: "ungueltig" };

const einheit = /^(?:€|Euro|EUR)\s*|\s*(?:€|Euro|EUR)$/gi;
const leerzeichen = /[\s\u00a0\u202f\u2009\u2007]+/g;

const inCent = (ganz: string, nachkomma = ""): Cent =>
  cent(Number(ganz.replace(/[.\s]/g, "")) * 100 + Number(nachkomma.padEnd(2, "0")));

/**
 * Reads an amount as Germans type or paste it: `1234,56`, `1.234,56`, `1 234,56`, `1.234,56 €`, `EUR 1.234`,
 * `10.000,-`. A point followed by anything but groups of three digits (`10.00`, `1.234.5`) is ambiguous and returns
 * the readings. A minus sign, letters or more than two decimals are invalid. At most 13 digits before the comma.
 */
export function betragAusText(text: string): Betragslesung {
  const roh = text.replace(leerzeichen, " ").trim().replace(einheit, "");
  if (roh === "") return { art: "leer" };
  const t = roh.replace(/,(?:-{1,2}|\u2013|\u2014)$/, "");
  if (/^\d{14}/.test(t.replace(/[. ]/g, ""))) return { art: "ungueltig" };
  let m = /^(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+)(?:,(\d{1,2}))?$/.exec(t);
  if (m) return { art: "betrag", betrag: inCent(m[1] ?? "", m[2]) };
  m = /^,(\d{1,2})$/.exec(t);
  if (m) return { art: "betrag", betrag: inCent("", m[1]) };
  m = /^(\d{1,3}(?:,\d{3})+|\d+)\.(\d{1,2})$/.exec(t);
  if (m) {
    const ganz = (m[1] ?? "").replaceAll(",", "");
    if (ganz.length > 13) return { art: "ungueltig" };
    const englisch = inCent(ganz, m[2]);
    const deutsch = (m[1] ?? "").includes(",") ? [] : [inCent(`${m[1]}${m[2]}`)];
    return { art: "mehrdeutig", lesarten: [...deutsch, englisch] };
  }
  m = /^(\d{1,3}(?:\.\d{3})+)\.(\d{1,2})$/.exec(t);
  if (m) return { art: "mehrdeutig", lesarten: [inCent(t), inCent(m[1] ?? "", m[2])] };
  if (/^\d[\d.]*$/.test(t)) return { art: "mehrdeutig", lesarten: [inCent(t)] };
  return { art: "ungueltig" };
}
