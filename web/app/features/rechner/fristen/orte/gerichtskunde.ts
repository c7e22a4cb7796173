import type { Land, Ort } from "@gebuehrenportal/fristen";
import { type Ortstreffer, ortAus, orte } from "@gebuehrenportal/fristen/orte";
import {
  alleGemeinden,
  type Gemeinde,
  type Gericht,
  gemeindeMitId,
  gerichtLesen,
  gerichtMitId,
  gerichtssuche,
  namensschluessel,
  nenntGerichtsart,
  unterschiedlicheSitze,
} from "@gebuehrenportal/gesetze/gerichte";
import { laendernamen } from "@gebuehrenportal/recht";
import { aufloesungssatz, gemeindeortMitId, gerichtsortMitId } from "../../gerichtsort.ts";
import {
  eigeneOrte,
  eigenerOrt,
  hoechstens,
  type Ortsangaben,
  type Ortsfragen,
  type Ortskunde,
  type Ortslesung,
} from "./ortskunde.ts";

/** All places: those the law of periods names itself, and the directory of courts with their towns. */
export const alleOrte: Ortskunde = { lesen, suchen, fragen, aufgeloest };

/**
 * Reads a place by its id or whole name. A name that several courts bear, that merely begins so or is spelt alike is offered,
 * never taken: nobody is to believe that the court was recognised when its town was.
 */
function lesen(roh: string, land?: Land): Ortslesung {
  const text = roh.trim();
  if (text === "") return { moeglich: [] };
  const treffer = eigenerOrt(text) ?? mitId(text);
  if (treffer) return { treffer, moeglich: [] };
  const dort = (o: { readonly land: Land }) => land === undefined || o.land === land;
  const gelesen = gerichtLesen(text);
  switch (gelesen.art) {
    case "gericht":
      return { treffer: gerichtstreffer(gelesen.gericht), moeglich: [] };
    case "mehrdeutig":
      return {
        moeglich: gelesen.gerichte.filter(dort).map(gerichtstreffer),
        unbekannt: text,
        grund: "So heißen mehrere Gerichte.",
      };
    case "aufgeloest": {
      const { nachfolger } = gelesen.aufgeloest;
      return {
        moeglich: nachfolger ? [gerichtstreffer(nachfolger)] : [],
        unbekannt: text,
        grund: aufloesungssatz(gelesen.aufgeloest),
      };
    }
    default: {
      const [stadt, zweite] = staedte.filter((g) => namensschluessel(g.name) === namensschluessel(text));
      if (stadt && !zweite) return { treffer: stadttreffer(stadt), moeglich: [] };
      return { moeglich: finden(text).filter(dort).slice(0, hoechstens), unbekannt: text };
    }
  }
}

function suchen(text: string): readonly Ortstreffer[] {
  return finden(text).slice(0, hoechstens);
}

/**
 * What bears exactly this name first, then the courts where a kind of court was typed, else towns and villages before their
 * courts.
 */
function finden(text: string): readonly Ortstreffer[] {
  const gerichte = gerichtssuche(text, { hoechstens: 100 }).map(gerichtstreffer);
  const schluessel = namensschluessel(text);
  if (schluessel.length < 2) return [];
  const eigene = orte(text, Number.POSITIVE_INFINITY).filter((o) => einOrtVon(o, text));
  const andere = staedte.filter((g) => namensschluessel(g.name).startsWith(schluessel)).map(stadttreffer);
  const orteDes = [...eigene, ...andere];
  const genannt = orteDes.filter(({ name }) => namensschluessel(name) === schluessel);
  const gesehen = new Set<string>();
  return [
    ...genannt,
    ...soHeissende(text).map(gerichtstreffer),
    ...(nenntGerichtsart(text) ? [...gerichte, ...orteDes] : [...orteDes, ...gerichte]),
  ].filter(({ id }) => !gesehen.has(id) && gesehen.add(id));
}

/** The courts that bear a name: one, several, or none. */
function soHeissende(text: string): readonly Gericht[] {
  const gelesen = gerichtLesen(text);
  if (gelesen.art === "gericht") return [gelesen.gericht];
  return gelesen.art === "mehrdeutig" ? gelesen.gerichte : [];
}

/** The word is in the place's name itself; a court's name that only leads to its town is better served by the directory. */
const einOrtVon = ({ name, art }: Ortstreffer, text: string): boolean =>
  art === "gericht" || namensschluessel(name).includes(namensschluessel(text));

const staedte = alleGemeinden().filter(({ id }) => ortAus(id) === undefined);

function mitId(id: string): Ortstreffer | undefined {
  const gericht = gerichtMitId(id);
  if (gericht) return gerichtstreffer(gericht);
  const stadt = gemeindeMitId(id);
  return stadt && stadttreffer(stadt);
}

const stadttreffer = ({ id, name, land }: Gemeinde): Ortstreffer => ({
  id,
  name,
  art: "gemeinde",
  land,
  lage: laendernamen[land],
  ort: { land, gemeinde: id },
});

/** A court that the law of periods names itself keeps its words there („5. und 6. Strafsenat“). */
function gerichtstreffer({ id, name, land, sitze: [sitz] }: Gericht): Ortstreffer {
  return (
    ortAus(id) ?? {
      id,
      name,
      art: "gericht",
      land,
      lage: `${sitz.gemeinde.name}, ${laendernamen[land]}`,
      ort: { land, gericht: id },
    }
  );
}

function fragen({ gericht: id, gemeinde, sitz }: Ortsangaben, straf: boolean): Ortsfragen {
  const gericht = id === undefined || ortAus(id) ? undefined : gerichtMitId(id);
  const sitze = gericht ? unterschiedlicheSitze(gericht, straf) : [];
  const stadt =
    gemeindeMitId(sitz ?? "") ??
    gericht?.sitze[0].gemeinde ??
    (gemeinde === undefined ? undefined : gemeindeMitId(gemeinde));
  const offen = stadt?.aussagen["mariae-himmelfahrt"]?.gilt === "ungeklaert";
  return {
    ...(sitze.length > 0 && {
      sitze: sitze.map(({ name, gemeinde: g }) => ({
        wert: g.id,
        text: name ? `${g.name}: ${name}` : g.name,
      })),
    }),
    ...(offen && stadt && { himmelfahrt: stadt.name }),
  };
}

/** Ids that only the law of periods knows stay; unknown ones, too, and `ortPruefen` names them. */
function aufgeloest(angaben: Ortsangaben): Ort {
  const { land, gemeinde, gericht, ...wahl } = angaben;
  const eigen = eigeneOrte.aufgeloest(angaben);
  return {
    ...eigen,
    ...(gemeinde !== undefined && {
      gemeinde: gemeindeortMitId(gemeinde, wahl.mariaeHimmelfahrt) ?? gemeinde,
    }),
    ...(gericht !== undefined && !ortAus(gericht) && { gericht: gerichtsortMitId(gericht, wahl) ?? gericht }),
  };
}
