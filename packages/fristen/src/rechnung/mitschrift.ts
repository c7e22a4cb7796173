import type { RegelId } from "@gebuehrenportal/gesetze/fristregeln/regel-id.ts";
import { regel } from "@gebuehrenportal/gesetze/fristregeln/regeln.ts";
import {
  datum,
  type Fassung,
  fassungAm,
  fassungszweifel,
  geringste,
  type KeinErgebnis,
  keinErgebnis,
  type Sicherheit,
  type Tag,
  type Vermerk,
  type Zeitreihe,
} from "@gebuehrenportal/recht";
import type { Ort } from "../ort.ts";
import type {
  FassungAngabe,
  Fristschritt,
  Grundeingabe,
  Streitpunkt,
  Streitwahl,
  Zweck,
  Zwischentag,
} from "../typen.ts";

/** What a calculation gathers on its way: steps, versions, notes, disputed points, and the first fault. */
export type Mitschrift = {
  readonly schritte: Fristschritt[];
  readonly fassungen: FassungAngabe[];
  readonly vermerke: Vermerk[];
  readonly streitpunkte: Streitpunkt[];
  readonly zwischentage: Zwischentag[];
  readonly sicherheiten: Sicherheit[];
  readonly ort: Ort;
  readonly zweck: Zweck;
  readonly heute?: Tag;
  readonly wahl: Readonly<Partial<Record<RegelId, Streitwahl>>>;
  fehler?: KeinErgebnis;
};

/** An empty way with what was said of place, purpose and disputed points. */
export const mitschrift = (e: Grundeingabe): Mitschrift => ({
  schritte: [],
  fassungen: [],
  vermerke: [],
  streitpunkte: [],
  zwischentage: [],
  sicherheiten: [],
  ort: e.ort ?? {},
  zweck: e.zweck ?? "handlung",
  ...(e.heute !== undefined && { heute: e.heute }),
  wahl: e.streit ?? {},
});

/** What a step may say beyond its words. */
type Schrittzusatz = { readonly norm?: string } & Pick<Fristschritt, "tag" | "feiertag" | "ort">;

/** Adds a step and the version of its rule on the day that decides; a rule not yet in force is a fault. */
export function schritt(
  m: Mitschrift,
  id: RegelId,
  stichtag: Tag,
  text: string,
  zusatz: Schrittzusatz = {},
): void {
  const { reihe } = regel(id);
  const { norm = reihe.norm, ...rest } = zusatz;
  if (!anwenden(m, id, stichtag)) return;
  m.schritte.push({ regel: id, text, norm, ...rest });
}

/** Notes the version of a rule without a step of its own. */
export function anwenden(m: Mitschrift, id: RegelId, stichtag: Tag): boolean {
  const { name, grund, reihe } = regel(id);
  const bekannt = m.fassungen.some((f) => f.regel === id);
  const fassung = bekannt ? undefined : fassungAm(reihe, stichtag);
  if (bekannt) return true;
  if (!fassung) {
    m.fehler ??= keineFassung(reihe.norm, stichtag);
    return false;
  }
  angabe(m, id, reihe, fassung, stichtag);
  if (grund !== undefined) unsicher(m, fassung.sicherheit, `${name}: ${grund}.`, reihe.norm);
  return true;
}

/** The value of a dated series on a day; notes its version as that of the rule. `undefined` = fault noted. */
export function wertAm<W>(m: Mitschrift, id: RegelId, reihe: Zeitreihe<W>, stichtag: Tag): W | undefined {
  const fassung = fassungAm(reihe, stichtag);
  if (!fassung) {
    m.fehler ??= keineFassung(reihe.norm, stichtag);
    return undefined;
  }
  const { grund, name } = regel(id);
  const allgemein = fassungAm(regel(id).reihe, stichtag);
  const sicherheit = geringste([fassung.sicherheit, allgemein?.sicherheit]);
  if (!m.fassungen.some((f) => f.regel === id)) {
    angabe(m, id, reihe, fassung, stichtag, sicherheit);
    if (grund !== undefined) unsicher(m, sicherheit, `${name}: ${grund}.`, reihe.norm);
  }
  return fassung.wert;
}

function angabe(
  m: Mitschrift,
  id: RegelId,
  { norm, fassungen }: Zeitreihe<unknown>,
  f: Fassung<unknown>,
  stichtag: Tag,
  sicherheit = geringste([f.sicherheit]),
): void {
  m.fassungen.push({
    regel: id,
    norm,
    ab: f.ab,
    quelle: f.quelle,
    grund: `weil der maßgebende Tag der ${datum(stichtag)} ist`,
    sicherheit,
  });
  m.sicherheiten.push(sicherheit);
  // How sure the value is, its rule tells with the reason.
  const { sicherheit: _, ...fassung } = f;
  const naechste = fassungen[fassungen.indexOf(f) + 1];
  for (const { text } of fassungszweifel({ norm, fassung, tag: stichtag, naechste })) hinweis(m, text, norm);
}

/** Tells medium and low confidence with its reason. */
export function unsicher(
  m: Mitschrift,
  sicherheit: Sicherheit | undefined,
  grund: string,
  norm: string,
): void {
  if (sicherheit === undefined || sicherheit === "hoch") return;
  const text = `${sicherheit === "niedrig" ? "Geringe Sicherheit" : "Mittlere Sicherheit"}. ${grund}`;
  (sicherheit === "niedrig" ? warnung : hinweis)(m, text, norm);
  m.sicherheiten.push(sicherheit);
}

export const hinweis = (m: Mitschrift, text: string, norm?: string, feld?: string): void =>
  vermerk(m, "hinweis", text, norm, feld);
export const warnung = (m: Mitschrift, text: string, norm?: string, feld?: string): void =>
  vermerk(m, "warnung", text, norm, feld);

function vermerk(m: Mitschrift, art: Vermerk["art"], text: string, norm?: string, feld?: string): void {
  if (m.vermerke.some((v) => v.text === text)) return;
  m.vermerke.push({ art, text, ...(norm !== undefined && { norm }), ...(feld !== undefined && { feld }) });
}

/** A point on which two days can be argued. */
export type Streitfrage = Omit<Streitpunkt, "gewaehlt"> & {
  /** What the rule itself takes where it does not take the safe day. */
  readonly standard?: Streitwahl;
  /** What an earlier choice has decided already. */
  readonly entschieden?: Streitwahl;
};

/** Decides a disputed point: the caller's choice, the default of the rule, or the safe side of the purpose. */
const gewaehlteSeite = (m: Mitschrift, id: RegelId, standard?: Streitwahl): Streitwahl =>
  m.wahl[id] ?? standard ?? (m.zweck === "warten" ? "spaeter" : "frueher");

/** Notes a disputed point with both days and gives the day taken. Equal days are no dispute. */
export function streit(m: Mitschrift, frage: Streitfrage): Tag {
  const { standard, entschieden, regel: id, frage: worte, frueher, spaeter, norm, quellen: wer } = frage;
  const punkt = { regel: id, frage: worte, frueher, spaeter, norm, quellen: wer };
  const seite = entschieden ?? gewaehlteSeite(m, punkt.regel, standard);
  const gewaehlt = seite === "frueher" ? punkt.frueher : punkt.spaeter;
  if (punkt.frueher === punkt.spaeter) return gewaehlt;
  m.streitpunkte.push({ ...punkt, gewaehlt });
  const quellen = punkt.quellen.length > 0 ? ` (${punkt.quellen.join("; ")})` : "";
  warnung(
    m,
    `${punkt.frage} Vertretbar sind der ${datum(punkt.frueher)} und der ${datum(punkt.spaeter)}; gerechnet ist mit dem ${datum(gewaehlt)}${quellen}.`,
    punkt.norm,
  );
  return gewaehlt;
}

/** Takes back the disputed points so far, and what was told of them: something else decides. */
export function streitErledigt(m: Mitschrift): void {
  const fragen = m.streitpunkte.splice(0).map(({ frage }) => frage);
  const bleiben = m.vermerke.filter(({ text }) => !fragen.some((frage) => text.startsWith(frage)));
  m.vermerke.splice(0, Infinity, ...bleiben);
}

const keineFassung = (norm: string, t: Tag): KeinErgebnis =>
  keinErgebnis(`Für den ${datum(t)} ist keine Fassung dieser Regel erfasst.`, norm);
