import { fiktiveTerminsgebuehr } from "@gebuehrenportal/gesetze/rvg/vv/fiktive-terminsgebuehr.ts";
import type { VvWert } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import { fassungAm } from "@gebuehrenportal/recht";
import { kein } from "./abbruch.ts";
import type { Position } from "./eingabe.ts";
import type { Gebuehr } from "./gebuehr/gebuehr.ts";
import { nummernkette } from "./gebuehr/nummern.ts";
import { hinweis } from "./sache.ts";

/** Kind of a number on the day of the matter; `beratung`: § 34 RVG. */
type Art = VvWert["art"] | "beratung";
type Angabe = Exclude<keyof Position, "id" | "nr" | "wert" | "anzahl" | "erhoehung" | "auftrag">;
type Regel = {
  /** Where the input has a meaning. */
  readonly passt: (g: Gebuehr, art: Art) => boolean;
  /** Where it has none: an input that names money or a rate must not be lost, another is only said to be without effect. */
  readonly sonst: "kein-ergebnis" | "vermerk";
  readonly name: string;
};

const ist =
  (...arten: readonly Art[]) =>
  (_: Gebuehr, art: Art): boolean =>
    arten.includes(art);

/** Which input belongs to which kind of number. */
const regeln: Readonly<Record<Angabe, Regel>> = {
  satz100: { passt: hatSatz, sonst: "kein-ergebnis", name: "Ein Satz" },
  betrag: { passt: hatBetrag, sonst: "kein-ergebnis", name: "Ein Betrag" },
  inkasso: { passt: ist("satzrahmen", "satz"), sonst: "kein-ergebnis", name: "Die Angabe zum Inkasso" },
  forderung: {
    passt: ist("satz"),
    sonst: "kein-ergebnis",
    name: "Die Forderung einer Zahlungsvereinbarung",
  },
  auszahlungen: { passt: ist("hebegebuehr"), sonst: "kein-ergebnis", name: "Die Angabe von Auszahlungen" },
  rahmen: { passt: hatRahmen, sonst: "vermerk", name: "Die Stelle im Rahmen" },
  gemeinsamerWert: {
    passt: (g) => (g.ansatz?.erhoehung100 ?? 0) > 0,
    sonst: "vermerk",
    name: "Der gemeinsame Wert",
  },
  bezug: { passt: hatBezug, sonst: "vermerk", name: "Die Bezugsgebühr" },
  variante: { passt: hatVariante, sonst: "vermerk", name: "Die Variante der Nr. 1000 VV" },
  beratung: { passt: ist("beratung"), sonst: "vermerk", name: "Die Art der Beratung" },
};

/** A choice among several rates or amounts, of the number itself or of the one it refers to. */
function hatRahmen({ p }: Gebuehr, art: Art): boolean {
  if (art === "verweis") return typeof p.bezug === "object";
  return art === "satzrahmen" || art === "betragsrahmen";
}

/** Two cases of Nr. 1000 VV; the higher numbers tell what they change. */
function hatVariante({ p: { nr, variante = "1000-1" } }: Gebuehr): boolean {
  if (variante.startsWith("1000-")) return nr === "1000";
  return nr !== variante && nummernkette({ nr, variante }).includes(variante);
}

/** Whether the choice of the number itself reaches the number it refers to. */
const waehltBezug = ({ bezug }: Position): boolean =>
  typeof bezug === "object" && bezug.satz100 === undefined && bezug.betrag === undefined;

function hatSatz({ p, ansatz }: Gebuehr, art: Art): boolean {
  if (art === "verweis" && typeof p.bezug === "object") return waehltBezug(p);
  return art === "verweis" || art === "zusatzgebuehr" ? ansatz !== undefined : art.startsWith("satz");
}

/** The middle of the frame leaves no choice (Nr. 4141, 5115, 6216 VV), unless a part of it falls to a position named. */
function hatBetrag({ p, s, nummer, ansatz }: Gebuehr, art: Art): boolean {
  if (art !== "verweis") return art === "betragsrahmen" || art === "beratung";
  const w = fassungAm(nummer.werte, s.stichtag)?.wert;
  const mitte = w?.art === "verweis" && w.mittelgebuehr === true;
  return ansatz === undefined && (typeof p.bezug === "string" || (waehltBezug(p) && !mitte));
}

function hatBezug({ p, s, ansatz }: Gebuehr, art: Art): boolean {
  if (art === "verweis" || art === "zusatzgebuehr") return true;
  if (p.nr === "2201") return ansatz === undefined;
  return fassungAm(fiktiveTerminsgebuehr, s.stichtag)?.wert[p.nr] !== undefined;
}

/**
 * Inputs of a position that its number does not know: a non-result where leaving them out would hide money that was meant,
 * else a remark that they change nothing. `position` is as it was entered.
 */
export function pruefeAngaben(gebuehr: Gebuehr, position: Position): void {
  const w = fassungAm(gebuehr.nummer.werte, gebuehr.s.stichtag)?.wert;
  const art = w === undefined || w.art === "entfallen" ? "beratung" : w.art;
  for (const schluessel in position) {
    if (!Object.hasOwn(regeln, schluessel)) continue;
    const angabe = schluessel as Angabe;
    const { passt, sonst, name } = regeln[angabe];
    if (position[angabe] === undefined || passt(gebuehr, art)) continue;
    const text = `${gebuehr.norm}: ${name} hat hier keine Bedeutung`;
    const feld = `${gebuehr.feld}.${angabe}`;
    if (sonst === "kein-ergebnis") kein(`${text}; entfernen Sie die Angabe.`, gebuehr.norm, feld);
    hinweis(gebuehr.s, `${text} und ändert nichts.`, gebuehr.norm, feld);
  }
}
