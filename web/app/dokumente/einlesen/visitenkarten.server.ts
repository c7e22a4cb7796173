import ICAL from "ical.js";
import { abschnitte, zeilenVon } from "./abschnitte.ts";
import { alsText } from "./csv.server.ts";

/** What a card says of somebody: his name, and each of his addresses, the preferred one first. */
export type Karte = { readonly name: string; readonly emails: readonly string[] };

/** Cards of a file in their order; `undefined` stands for one that cannot be read. */
export type Kartenstapel = readonly (Karte | undefined)[];

/** Whether a file holds cards (vCard) at all. */
export const sindKarten = (datei: Uint8Array): boolean =>
  /^\ufeff?\s*BEGIN:VCARD/i.test(alsText(datei.subarray(0, 200)));

/** Longest card: one with a picture. */
const zeichenJeKarte = 4_000_000;

/**
 * Reads cards of the versions 2.1, 3.0 and 4.0; what is wrong with one of them does no harm to the others.
 *
 * @param hoechstens one card more than that is read, so that too many are noticed
 */
export function visitenkartenLesen(datei: Uint8Array, hoechstens: number): Kartenstapel {
  const text = alsText(datei).replace(/^\ufeff/, "");
  return abschnitte(text, ["VCARD"], { hoechstens, zeichen: zeichenJeKarte }).map((karte) =>
    karte.text === undefined ? undefined : gelesen(karte.text),
  );
}

type Eigenschaft = readonly [
  name: string,
  parameter: Readonly<Record<string, unknown>>,
  art: string,
  ...werte: unknown[],
];

function gelesen(karte: string): Karte | undefined {
  try {
    const [, eigenschaften] = ICAL.parse(vereinfacht(karte)) as [string, readonly Eigenschaft[]];
    const alle = (name: string) => eigenschaften.filter(([eine]) => eine === name);
    const text = (name: string) =>
      alle(name)
        .map(worte)
        .find((wert) => wert !== "") ?? "";
    const [nach = "", vor = "", weitere = ""] = namensteile(alle("n")[0]);
    const emails = alle("email")
      .toSorted((a, b) => vorzug(a) - vorzug(b))
      .map((e) => worte(e).replace(/^mailto:/i, ""))
      .filter(Boolean);
    return {
      name: text("fn") || [vor, weitere, nach].filter(Boolean).join(" ") || text("org"),
      emails: [...new Set(emails)],
    };
  } catch {
    return undefined;
  }
}

const worte = ([, , , ...werte]: Eigenschaft): string =>
  werte
    .flat()
    .map(String)
    .map((w) => w.trim())
    .filter(Boolean)
    .join(", ");

const namensteile = (eigenschaft: Eigenschaft | undefined): readonly string[] =>
  eigenschaft
    ?.slice(3)
    .flat()
    .map((teil) => [teil].flat().join(" ").trim()) ?? [];

/** The smaller, the sooner. */
function vorzug([, { pref, type }]: Eigenschaft): number {
  if (pref !== undefined) return Number(pref) || 1;
  return [type].flat().some((art) => /^pref$/i.test(String(art))) ? 1 : 101;
}

/** Only these lines are of use; pictures and notes are large, and some programs write them wrong. */
const gebraucht = /^(?:[\w-]+\.)?(?:BEGIN|END|VERSION|FN|N|ORG|EMAIL)[;:]/i;

/** A card as the library takes it: unfolded, with what only version 2.1 has written the later way. */
function vereinfacht(karte: string): string {
  const alt = /^VERSION:2\.1\s*$/im.test(karte);
  // A line of quoted-printable goes on after a `=` at its end.
  const gefaltet = alt
    ? karte.replace(/^(.*QUOTED-PRINTABLE[^\r\n]*(?:=\r?\n[^\r\n]*)*)/gim, (zeile) =>
        zeile.replace(/=\r?\n/g, ""),
      )
    : karte;
  const zeilen = zeilenVon(gefaltet.replace(/\r?\n[ \t]/g, ""), (zeile) => gebraucht.test(zeile));
  return `${(alt ? zeilen.map(erneuert) : zeilen).join("\r\n")}\r\n`;
}

/** `EMAIL;PREF;INTERNET:a@b` → `EMAIL;TYPE=PREF;TYPE=INTERNET:a@b`; quoted-printable becomes text. */
function erneuert(zeile: string): string {
  const [kopf = "", wert = ""] = zeile.split(/:(.*)/s);
  const [name = "", ...parameter] = kopf.split(";");
  if (/^VERSION$/i.test(name)) return "VERSION:3.0";
  const zeichensatz = parameter.map((p) => /^CHARSET=(.+)$/i.exec(p)?.[1]).find(Boolean);
  const kodiert = parameter.some((p) => /^(ENCODING=)?QUOTED-PRINTABLE$/i.test(p));
  const rest = parameter
    .filter((p) => !/^(CHARSET=|(ENCODING=)?QUOTED-PRINTABLE$|(ENCODING=)?(7|8)BIT$)/i.test(p))
    .map((p) => (p.includes("=") ? p : `TYPE=${p}`));
  const klar = (kodiert ? entschluesselt(wert, zeichensatz) : wert).replaceAll(",", "\\,");
  return `${[name, ...rest].join(";")}:${klar.replace(/[\r\n]+/g, " ")}`;
}

function entschluesselt(text: string, zeichensatz = "utf-8"): string {
  const bytes = Uint8Array.from(
    text.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    (zeichen) => zeichen.charCodeAt(0),
  );
  try {
    return new TextDecoder(zeichensatz.toLowerCase()).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
