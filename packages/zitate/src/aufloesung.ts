import type { Akt } from "@gebuehrenportal/gesetze/register/typ.ts";
import { landesname } from "./lesen/land.ts";
import type { Gesetzbezug, Leser } from "./lesen/leser.ts";
import { hatNorm, istErfasst } from "./lesen/normbestand.ts";
import type { Stelle } from "./lesen/stelle.ts";
import type { Register } from "./register/register.ts";
import type { Einheit, Hinweis, Norm, Zitat } from "./typen.ts";
import type { Fertig } from "./umfeld.ts";
import { berichtigt } from "./verlesen.ts";

/** What the reader of a text knows about it. */
export type Einstellung = {
  /** Code of the Land whose law is meant where a form does not say it: `NW`, `BY` … */
  readonly land?: string;
};

/** Where a piece of the normalised text stands in the text as it was given. */
export type Ort = (
  start: number,
  ende: number,
) => { readonly start: number; readonly ende: number; readonly text: string };

/** A citation as it is handed out: norms with their act and what is to be said about them; nothing where no norm is left. */
export function aufloesen(
  leser: Leser,
  { bezug: gelesen, stellen, orte }: Fertig,
  einstellung: Einstellung,
  ort: Ort,
): Zitat | undefined {
  const bezug = berichtigt(gelesen, leser.register);
  const normen: Norm[] = [];
  for (const [i, stelle] of stellen.entries()) {
    const akt = aktFuer(leser.register, bezug, stelle, einstellung);
    if (!passend(stelle, akt, bezug) || !meintEinen(leser.register, bezug, stelle, akt)) continue;
    normen.push(
      norm(leser.register, { bezug, stelle, akt }, ort(orte[2 * i + 2] ?? 0, orte[2 * i + 3] ?? 0)),
    );
  }
  return normen.length === 0 ? undefined : { ...ort(orte[0] ?? 0, orte[1] ?? 0), normen };
}

type Schreibbar<T> = { -readonly [K in keyof T]: T[K] };

function norm(
  register: Register,
  {
    bezug,
    stelle,
    akt,
  }: { readonly bezug: Gesetzbezug; readonly stelle: Stelle; readonly akt: Akt | undefined },
  { start, ende }: { readonly start: number; readonly ende: number },
): Norm {
  const id = akt?.id ?? bezug.ids.find((einer) => einer.startsWith("CELEX:"));
  const fassung = stelle.fassung ?? bezug.fassung;
  const stufen: Schreibbar<Norm["stufen"]> = {};
  for (const [stufe, wert] of stelle.pfad) stufen[stufe] = wert;
  const gelesen: Schreibbar<Norm> = {
    abbr: abbrVon(akt, bezug),
    einheit: stelle.einheit,
    nr: stelle.nr,
    stufen,
    start,
    ende,
    sicherheit: id === undefined ? "gering" : bezug.abgeleitet ? "mittel" : "hoch",
    hinweise: hinweiseZu(register, bezug, stelle, akt),
  };
  // Set one by one: a million citations are a million objects, and spreading five conditions makes six of each.
  if (id !== undefined) gelesen.akt = id;
  if (stelle.sub !== undefined) gelesen.sub = stelle.sub;
  if (stelle.bis !== undefined) gelesen.bis = stelle.bis;
  if (stelle.folgende !== undefined) gelesen.folgende = stelle.folgende;
  if (fassung !== undefined) gelesen.fassung = fassung;
  return gelesen;
}

/** As people cite it: „KAG BY“ only tells the Länder apart, `BayKAG` is what stands there. */
function abbrVon(akt: Akt | undefined, { abbr, form }: Gesetzbezug): string {
  if (akt === undefined) return abbr;
  return form !== undefined && akt.kurz.endsWith(` ${akt.geltung}`) ? form : akt.kurz;
}

/** The act a form means here: alone by its kind of norm, by the Land, or the federal one where that is usual. */
function aktFuer(
  register: Register,
  { ids, form }: Gesetzbezug,
  { einheit, nr }: Stelle,
  { land }: Einstellung,
): Akt | undefined {
  const einziger = ids.length === 1 ? register.akt(ids[0] ?? "") : undefined;
  if (einziger && (form?.length ?? 0) > 3 && istAnderesLandesgesetz(einziger, einheit)) return undefined;
  if (einziger) return istVerzeichnis(einheit) ? verzeichnisFuer(register, einziger, nr) : einziger;
  if (ids.length < 2) return undefined;
  const passende = ids
    .flatMap((id) => register.akt(id) ?? [])
    .filter((akt) => akt.einheit === einheit || akt.zweiteEinheit === einheit);
  if (passende.length === 1) return passende[0];
  const imLand = passende.filter((akt) => akt.geltung === land);
  if (imLand.length === 1) return imLand[0];
  return bundesrecht(register, passende);
}

/** `§ 5 VwZVG`: an act of a Land that has articles is not cited by sections; another Land's act is meant. */
const istAnderesLandesgesetz = ({ geltung, einheit, zweiteEinheit }: Akt, zitiert: Einheit): boolean =>
  !["DE", "EU", "INT"].includes(geltung) &&
  (zitiert === "§" || zitiert === "Art") &&
  (einheit === "§" || einheit === "Art") &&
  einheit !== zitiert &&
  zweiteEinheit !== zitiert;

/** „ohne Zusatz = Bund“: forms of a federal act that Länder acts bear too. */
function bundesrecht(register: Register, akte: readonly Akt[]): Akt | undefined {
  const bund = akte.filter(({ geltung }) => geltung === "DE");
  const [einer] = bund;
  if (!einer || bund.length > 1) return undefined;
  const hinweis = [einer.kurz, ...einer.auch]
    .map(register.hinweis)
    .find((text) => text?.startsWith("ohne Zusatz"));
  return hinweis === undefined ? undefined : einer;
}

/** A shared form needs an act that has norms of this kind: „§ 8 HV“ means a contract. */
function meintEinen(
  register: Register,
  { ids, form }: Gesetzbezug,
  { einheit }: Stelle,
  akt: Akt | undefined,
): boolean {
  if (einheit === "§" && form !== undefined && register.hinweis(form)?.startsWith("nur mit „Art.“"))
    return false;
  const kurze = form !== undefined && form.length < 4 && akt?.ziel === undefined;
  if (einheit === "§" && akt?.einheit === "Art" && akt.zweiteEinheit === undefined && kurze) return false;
  if (akt !== undefined || ids.length < 2 || (einheit !== "§" && einheit !== "Art")) return true;
  return ids.some((id) => register.akt(id)?.einheit === einheit);
}

const istVerzeichnis = (einheit: Einheit): boolean => einheit === "Nr" || einheit === "Vorbem";

/** `Nr. 3100 RVG` means the schedule of the RVG. */
function verzeichnisFuer(register: Register, akt: Akt, nr: string): Akt | undefined {
  const verzeichnis = register.verzeichnisVon(akt.id);
  return verzeichnis !== undefined && /^\d{4,5}$/.test(nr) ? verzeichnis : akt;
}

/** Numbers and annexes belong only to acts that have such; sections and articles to any. */
function passend({ einheit, nr }: Stelle, akt: Akt | undefined, { ids }: Gesetzbezug): boolean {
  if (einheit === "§" || einheit === "Art") return true;
  if (akt === undefined) return einheit === "Anhang" && ids[0]?.startsWith("CELEX:") === true;
  if (einheit === "Anlage" || einheit === "Anhang") return akt.einheit === "§" || akt.einheit === "Art";
  if (einheit === "R" || einheit === "Abschn" || einheit === "GOP") return akt.einheit.startsWith(einheit);
  if (akt.einheit !== "Nr") return false;
  return einheit === "Vorbem" || akt.teilVon === undefined || akt.id === "BKat" || /^\d{3,6}$/.test(nr);
}

function hinweiseZu(
  register: Register,
  bezug: Gesetzbezug,
  { einheit, nr, sub }: Stelle,
  akt: Akt | undefined,
): readonly Hinweis[] {
  const abgeleitet: readonly Hinweis[] = bezug.abgeleitet ? [{ art: "abgeleitet" }] : [];
  if (bezug.ids[0]?.startsWith("CELEX:")) return abgeleitet;
  if (akt === undefined) {
    const hinweis = register.hinweis(bezug.abbr);
    if (bezug.land !== undefined)
      return [...abgeleitet, { art: "landesrecht", land: landesname(bezug.land) }];
    return bezug.ids.length > 1
      ? [...abgeleitet, { art: "mehrdeutig", akte: bezug.ids, ...(hinweis !== undefined && { hinweis }) }]
      : [...abgeleitet, { art: "kein-ziel" }];
  }
  if (akt.ausserKraft)
    return [
      ...abgeleitet,
      { art: "ausser-kraft", ...(akt.nachfolger !== undefined && { nachfolger: akt.nachfolger }) },
    ];
  const normen = register.normen(akt);
  const fehlt =
    (einheit === "§" || einheit === "Art") &&
    istErfasst(normen, einheit) &&
    !hatNorm(normen, einheit, nr, sub);
  if (fehlt) return [...abgeleitet, { art: "nicht-vorhanden" }];
  return akt.ziel === undefined && akt.uebersicht === undefined
    ? [...abgeleitet, { art: "kein-ziel" }]
    : abgeleitet;
}
