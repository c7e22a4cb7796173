import type { Leser } from "../formular/lesen.ts";
import { anzahlZeilen, type Frage, stelle, type Werte, zeilenDer } from "../formular/rechnerformular.ts";
import type { Angabe } from "./angabe.ts";
import type { Angaben, Ebene, Gruppe, Rechnerangaben } from "./ebene.ts";
import type { Aufruffeld, Aufruffelder, Form } from "./form.ts";

/** What a form says: the law package's input, and for each of its paths (`zahlungen[0].am`) the field of the page. */
export type Lesung<P> = { readonly eingabe: P; readonly ort: (pfad: string) => string | undefined };

/**
 * Reads a form, or the row `platz` of one; `undefined` where something needed is missing or faulty, the reader then knows
 * what.
 */
export function gelesen<P>(
  angaben: Rechnerangaben<unknown, P>,
  frage: Frage,
  leser: Leser,
  platz = "",
): Lesung<P> | undefined {
  const zeilen: Zeilen = new Map();
  const eingabe = ebeneLesen(angaben, { werte: frage.werte, ort: platz, frage, leser, zeilen });
  return eingabe && { eingabe: eingabe as P, ort: (pfad) => ortVon(angaben, zerlegt(pfad), platz, zeilen) };
}

/** Places of the rows that hold anything, by the name of their group. */
type Zeilen = Map<string, readonly string[]>;

type Lage = {
  readonly werte: Werte;
  /** The row: `forderungen.2`, or empty. */
  readonly ort: string;
  readonly frage: Frage;
  readonly leser: Leser;
  readonly zeilen: Zeilen;
  /** In an object that is there only if all that it needs is said: what is not said is not missing. */
  readonly imObjekt?: true;
};

function ebeneLesen({ felder, ausSeite }: Ebene, lage: Lage): object | undefined {
  const vorher = Object.keys(lage.leser.fehler).length;
  const alles = felderLesen(felder, lage);
  const fehlt = Object.entries(felder).some(
    ([name, feld]) =>
      feld.bedarf === "pflicht" && !((feld.als ?? name) in alles) && zuSehen(feld, lage.werte),
  );
  if (fehlt || Object.keys(lage.leser.fehler).length > vorher) return undefined;
  const eigene = Object.fromEntries(
    Object.entries(felder).flatMap(([name, feld]) => {
      const schluessel = feld.als ?? name;
      return "nurSeite" in feld || !(schluessel in alles) ? [] : [[schluessel, alles[schluessel]]];
    }),
  );
  return { ...eigene, ...ausSeite?.(alles as never, lage.ort) };
}

function felderLesen(felder: Angaben, lage: Lage): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(felder).flatMap(([name, feld]) => {
      const wert =
        "zeile" in feld
          ? zeilenLesen(feld, lage)
          : "innen" in feld
            ? objektLesen(feld.innen, lage)
            : angabeLesen(name, feld, lage);
      return wert === undefined ? [] : [[feld.als ?? name, wert]];
    }),
  );
}

/** An object that needs nothing is not there as long as nothing in it is said. */
function objektLesen(innen: Ebene, lage: Lage): object | undefined {
  const objekt = ebeneLesen(innen, { ...lage, imObjekt: true });
  const verlangt = Object.values(innen.felder).some(
    (feld) => feld.bedarf === "pflicht" && zuSehen(feld, lage.werte),
  );
  return objekt && (verlangt || Object.keys(objekt).length > 0) ? objekt : undefined;
}

const zuSehen = (feld: Angaben[string], werte: Werte): boolean => {
  const wenn = "seite" in feld ? feld.seite.wenn : undefined;
  return !wenn || wenn.ist.includes((werte[wenn.feld] ?? "").trim());
};

/** What is out of sight does not count. */
function angabeLesen(name: string, angabe: Angabe, { werte, ort, frage, leser, imObjekt }: Lage): unknown {
  const { feld = name, lies, bedarf, sonst } = angabe;
  const sichtbar = zuSehen(angabe, werte);
  const gesagt = sichtbar ? lies(leser, werte[feld], stelle(ort, feld), frage) : undefined;
  const wert = gesagt ?? sonst?.(frage.heute);
  return bedarf === "pflicht" && sichtbar && !imObjekt ? leser.noetig(wert, stelle(ort, feld)) : wert;
}

function zeilenLesen({ zeile, block, mindestens }: Gruppe, lage: Lage): readonly object[] {
  const zeilen = zeilenDer(block, lage.werte);
  const orte = zeilen.map(({ ort }) => ort);
  lage.zeilen.set(block.name, orte);
  // A row that somebody added and left empty would silently not count.
  const noetig = block.leereBleiben && lage.frage.gefragt ? anzahlZeilen(block, lage.werte) : 0;
  for (let nr = 1; nr <= Math.max(noetig, zeilen.length === 0 ? mindestens : 0); nr++) {
    const ort = `${block.name}.${nr}`;
    if (!orte.includes(ort)) lage.leser.noetig(undefined, `${ort}.${block.felder[0]?.feld}`);
  }
  return zeilen.flatMap(({ ort, werte }) => ebeneLesen(zeile, { ...lage, ort, werte }) ?? []);
}

type Schritt = { readonly name: string; readonly nummer?: number };

/** `zahlungen[0].am` → zahlungen 0, am. */
const zerlegt = (pfad: string): readonly Schritt[] =>
  [...pfad.matchAll(/(\w+)(?:\[(\d+)\])?/g)].map(([, name = "", nummer]) => ({
    name,
    ...(nummer !== undefined && { nummer: Number(nummer) }),
  }));

function ortVon(ebene: Ebene, pfad: readonly Schritt[], ort: string, zeilen: Zeilen): string | undefined {
  const [erster, ...rest] = pfad;
  if (!erster) return undefined;
  const [name, feld] = eintrag(ebene.felder, erster.name) ?? [];
  if (name === undefined || !feld || "nurSeite" in feld) {
    const bei = ruffeld(ebene.aufruf, pfad);
    return bei ? stelle(ort, bei) : undefined;
  }
  if ("zeile" in feld) {
    const zeile = zeilen.get(feld.block.name)?.[erster.nummer ?? 0];
    return zeile === undefined ? undefined : ortVon(feld.zeile, rest, zeile, zeilen);
  }
  if ("innen" in feld) {
    const anfang = Object.keys(feld.innen.felder).map((erstes) => ({ name: erstes }));
    return ortVon(feld.innen, rest.length > 0 ? rest : anfang.slice(0, 1), ort, zeilen);
  }
  return stelle(ort, feld.feld ?? name);
}

const eintrag = <F extends Aufruffeld>(
  felder: { readonly [name: string]: F },
  gesucht: string,
): readonly [string, F] | undefined =>
  Object.entries(felder).find(([name, feld]) => (feld.als ?? name) === gesucht);

/** The field of the page that says this part of the call: the innermost that names one. */
function ruffeld(felder: Aufruffelder, [erster, ...rest]: readonly Schritt[]): string | undefined {
  const [, feld] = (erster && eintrag(felder, erster.name)) ?? [];
  return (
    feld &&
    (innenfelder(feld.form).reduce<string | undefined>(
      (bei, innen) => bei ?? ruffeld(innen, rest),
      undefined,
    ) ||
      feld.bei)
  );
}

function innenfelder(form: Form): readonly Aufruffelder[] {
  if (form.art === "liste") return innenfelder(form.von);
  if (form.art === "objekt") return [form.felder];
  return form.art === "je" ? form.faelle : [];
}
