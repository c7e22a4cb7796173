import { alsBase64, fragmentbaum } from "../../formular/base64.ts";
import {
  allgemeinFelder,
  angelegenheitFelder,
  anrechnungFelder,
  hoechstlaenge,
  positionFelder,
  zahlungFelder,
} from "./felder.ts";
import type { FormAngelegenheit, FormPosition, Formular } from "./formular.ts";
import { grenzen } from "./formular.ts";
import { istStufe } from "./stufe.ts";

/**
 * Text form of the whole form for the address (`#1.…`) and the tab's storage: version, point, base64url of JSON with
 * short names and without empty fields. Whoever changes the meaning of a short name starts a new version.
 */
const fassung = "1";

type Tabelle = Readonly<Record<string, { readonly kurz: string; readonly art: unknown }>>;

/** The form as text of letters, digits, `-`, `_` and one point. */
export function alsFragment(f: Formular): string {
  const baum = [
    kurz(f.felder, allgemeinFelder),
    f.angelegenheiten.map((a) => [
      zahlTeil(a.id),
      a.stufe,
      kurz(a.felder, angelegenheitFelder),
      a.positionen.map((p) => [zahlTeil(p.id), p.nr, kurz(p.felder, positionFelder)]),
    ]),
    f.anrechnungen.map((k) => [zahlTeil(k.id), kurz(k.felder, anrechnungFelder)]),
    f.zahlungen.map((z) => [zahlTeil(z.id), kurz(z.felder, zahlungFelder)]),
  ];
  return `${fassung}.${alsBase64(JSON.stringify(baum))}`;
}

/** Reads such a text; `undefined` for anything that is not a complete, well-formed form of a known version. */
export function ausFragment(text: string): Formular | undefined {
  const baum = fragmentbaum(text, fassung);
  if (baum === undefined) return undefined;
  try {
    return formularAus(baum);
  } catch (fehler) {
    if (fehler instanceof Unlesbar) return undefined;
    throw fehler;
  }
}

class Unlesbar extends Error {}

const zahlTeil = (id: string): number => Number(id.slice(1));

function kurz(felder: Readonly<Record<string, string>>, tabelle: Tabelle): Record<string, string> {
  return Object.fromEntries(
    Object.entries(felder).flatMap(([name, wert]) => {
      const angabe = tabelle[name];
      return angabe && wert !== "" ? [[angabe.kurz, wert]] : [];
    }),
  );
}

function formularAus(baum: unknown): Formular {
  const [felder, angelegenheiten, anrechnungen, zahlungen] = liste(baum, 4, 4);
  const ids = new Set<string>();
  const formular: Formular = {
    felder: lang(felder, allgemeinFelder),
    angelegenheiten: liste(angelegenheiten, 0, grenzen.angelegenheiten).map((a) => angelegenheit(a, ids)),
    anrechnungen: liste(anrechnungen, 0, grenzen.anrechnungen).map((eintrag) => {
      const [id, f] = liste(eintrag, 2, 2);
      return { id: kennung("k", id, ids), felder: lang(f, anrechnungFelder) };
    }),
    zahlungen: liste(zahlungen, 0, grenzen.zahlungen).map((eintrag) => {
      const [id, f] = liste(eintrag, 2, 2);
      return { id: kennung("z", id, ids), felder: lang(f, zahlungFelder) };
    }),
  };
  return formular;
}

function angelegenheit(eintrag: unknown, ids: Set<string>): FormAngelegenheit {
  const [id, stufe, felder, positionen] = liste(eintrag, 4, 4);
  if (typeof stufe !== "string" || !istStufe(stufe)) throw new Unlesbar();
  return {
    id: kennung("a", id, ids),
    stufe,
    felder: lang(felder, angelegenheitFelder),
    positionen: liste(positionen, 0, grenzen.positionen).map((p): FormPosition => {
      const [pid, nr, f] = liste(p, 3, 3);
      if (typeof nr !== "string" || !/^\d{2,4}$/.test(nr)) throw new Unlesbar();
      return { id: kennung("p", pid, ids), nr, felder: lang(f, positionFelder) };
    }),
  };
}

function liste(wert: unknown, mindestens: number, hoechstensEintraege: number): unknown[] {
  if (!Array.isArray(wert) || wert.length < mindestens || wert.length > hoechstensEintraege)
    throw new Unlesbar();
  return wert;
}

function kennung(buchstabe: string, nummer: unknown, ids: Set<string>): string {
  if (!Number.isInteger(nummer) || (nummer as number) < 1 || (nummer as number) > 99_999)
    throw new Unlesbar();
  const id = `${buchstabe}${nummer}`;
  if (ids.has(id)) throw new Unlesbar();
  ids.add(id);
  return id;
}

/** Only known fields, only texts, only values of their list; everything else makes the whole text unreadable. */
function lang<T extends Tabelle>(wert: unknown, tabelle: T): { readonly [F in keyof T]?: string } {
  if (typeof wert !== "object" || wert === null || Array.isArray(wert)) throw new Unlesbar();
  const namen = new Map(Object.entries(tabelle).map(([name, angabe]) => [angabe.kurz, name]));
  const felder: Record<string, string> = {};
  for (const [k, v] of Object.entries(wert)) {
    const name = namen.get(k);
    const art = name === undefined ? undefined : tabelle[name]?.art;
    if (name === undefined || typeof v !== "string" || v === "") throw new Unlesbar();
    if (Array.isArray(art) ? !art.includes(v) : v.length > hoechstlaenge(art as "text")) throw new Unlesbar();
    felder[name] = v;
  }
  return felder as { readonly [F in keyof T]?: string };
}
