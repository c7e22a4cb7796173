import { type Cent, cent, type KeinErgebnis, keinErgebnis } from "@gebuehrenportal/recht";
import type { Angabe, Feld } from "./regel.ts";

/** The largest amount the engine takes: a hundred thousand million euros, so that all products stay exact. */
const groesster = 10 ** 13;
const meisteEintraege = 200;
const groessteZahl = 10_000;

const betragGueltig = (wert: unknown): wert is number =>
  typeof wert === "number" && Number.isSafeInteger(wert) && wert >= 0 && wert <= groesster;

/** Reads the validated values of a rule; asking for a name that the rule does not declare is a bug. */
export class Leser {
  readonly #felder: ReadonlyMap<string, Feld>;
  readonly #werte: Readonly<Record<string, Angabe | undefined>>;

  constructor(felder: readonly Feld[], werte: Readonly<Record<string, Angabe | undefined>>) {
    this.#felder = new Map(felder.map((f) => [f.name, f]));
    this.#werte = werte;
  }

  #wert(name: string): Angabe | undefined {
    const feld = this.#felder.get(name);
    if (!feld) throw new RangeError(`Feld ${name} ist nicht angemeldet`);
    return this.#werte[name] ?? feld.vorgabe;
  }

  /** A sum; 0 when absent. */
  geld(name: string): Cent {
    return this.geldOderNichts(name) ?? cent(0);
  }

  geldOderNichts(name: string): Cent | undefined {
    const wert = this.#wert(name);
    return typeof wert === "number" ? cent(wert) : undefined;
  }

  betraege(name: string): readonly Cent[] {
    const wert = this.#wert(name);
    return Array.isArray(wert) ? wert.map((w) => cent(w)) : [];
  }

  zahl(name: string): number | undefined {
    const wert = this.#wert(name);
    return typeof wert === "number" ? wert : undefined;
  }

  an(name: string): boolean {
    return this.#wert(name) === true;
  }

  wahl(name: string): string {
    const wert = this.#wert(name);
    return typeof wert === "string" ? wert : "";
  }
}

/** The first fault in the values of a rule: missing, of the wrong kind, out of range or unknown; paths `angaben.<name>`. */
export function angabenfehler(
  felder: readonly Feld[],
  werte: Readonly<Record<string, Angabe | undefined>>,
  norm: string,
): KeinErgebnis | undefined {
  const bekannt = new Set(felder.map((f) => f.name));
  const fremd = Object.keys(werte).find((name) => werte[name] !== undefined && !bekannt.has(name));
  if (fremd !== undefined)
    return keinErgebnis("Diese Angabe kennt die Regel nicht.", norm, `angaben.${fremd}`);
  for (const feld of felder) {
    const wert = werte[feld.name] ?? feld.vorgabe;
    if (wert === undefined) {
      if (feld.pflicht) return keinErgebnis(`„${feld.titel}“ fehlt.`, norm, `angaben.${feld.name}`);
    } else if (!passt(feld, wert)) {
      return keinErgebnis(erlaubt(feld, wert), norm, `angaben.${feld.name}`);
    }
  }
  return undefined;
}

/** What the field takes, where that is said in a few words. */
function erlaubt({ titel, art, mindestens = 0 }: Feld, wert: Angabe): string {
  if (art === "prozent") return `${titel}: bitte eine ganze Zahl von 0 bis 100.`;
  if (art === "geld" && wert === 0) return `${titel}: bitte mehr als 0 €, oder lassen Sie die Angabe weg.`;
  if (art !== "zahl") return `„${titel}“ ist kein gültiger Wert.`;
  return typeof wert === "number" && wert > groessteZahl
    ? `${titel}: bitte höchstens ${groessteZahl.toLocaleString("de-DE")}.`
    : `${titel}: bitte eine ganze Zahl ab ${mindestens}.`;
}

function passt({ art, wahl, mindestens = 0 }: Feld, wert: Angabe): boolean {
  switch (art) {
    case "geld":
      return betragGueltig(wert) && wert >= mindestens;
    case "geldliste":
      return (
        Array.isArray(wert) && wert.length > 0 && wert.length <= meisteEintraege && wert.every(betragGueltig)
      );
    case "zahl":
      return (
        typeof wert === "number" && Number.isSafeInteger(wert) && wert >= mindestens && wert <= groessteZahl
      );
    case "prozent":
      return typeof wert === "number" && Number.isSafeInteger(wert) && wert >= 0 && wert <= 100;
    case "schalter":
      return typeof wert === "boolean";
    case "wahl":
      return wahl?.some((w) => w.wert === wert) ?? false;
  }
}
