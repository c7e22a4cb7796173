import { type Haus, istKnoten, istTest, type Knoten, knoten, type Verstoss } from "../haus.ts";

const schemadatei = "web/app/platform/db/schema.ts";

/**
 * Stores that believe what stands in a JSON column: a cast by way of `unknown`, or a cast, `Object(…)` or `.parse(…)` of
 * the column. What an older version wrote goes through `gelesen`, which answers in words where it does not fit.
 */
export function gespeichertesPruefen(haus: Haus): Verstoss[] {
  const tabellen = jsonspalten(haus.texte.get(schemadatei) ?? "");
  return [...haus.quellen.values()].flatMap(({ pfad, programm }) => {
    if (!/-store\.server\.ts$/.test(pfad) || istTest(pfad) || /\/testing-/.test(pfad)) return [];
    const alle = knoten(programm);
    const spalten = spaltenIn(alle, tabellen);
    return alle.flatMap((einer) => {
      const was = doppelterCast(einer) ?? geglaubt(einer, spalten);
      return was === undefined ? [] : [{ regel: "gespeichertes", pfad, was }];
    });
  });
}

/** `as unknown as Beleg` */
function doppelterCast(einer: Knoten): string | undefined {
  const innen = einer.type === "TSAsExpression" ? ohneKlammern(einer.expression) : undefined;
  if (innen?.type !== "TSAsExpression" || !istKnoten(innen.typeAnnotation)) return undefined;
  return innen.typeAnnotation.type === "TSUnknownKeyword"
    ? "as unknown as glaubt, was gespeichert ist"
    : undefined;
}

/** `zeile.beleg as Beleg`, `Object(zeile.inhalt)`, `schema.parse(zeile.frage)` */
function geglaubt(einer: Knoten, spalten: ReadonlySet<string>): string | undefined {
  const wert = ungelesen(einer);
  const name = wert && spaltenname(wert);
  return name !== undefined && spalten.has(name) ? `${name} ist JSON und geht durch gelesen(…)` : undefined;
}

function ungelesen(einer: Knoten): Knoten | undefined {
  if (einer.type === "TSAsExpression") return ohneKlammern(einer.expression);
  if (einer.type !== "CallExpression" || !istKnoten(einer.callee)) return undefined;
  const { callee } = einer;
  const method = callee.type === "MemberExpression" && istKnoten(callee.property) && callee.property.name;
  const [erstes] = einer.arguments as readonly unknown[];
  return callee.name === "Object" || method === "parse" ? ohneKlammern(erstes) : undefined;
}

function spaltenname(wert: Knoten): string | undefined {
  const ziel = wert.type === "MemberExpression" ? wert.property : wert;
  return istKnoten(ziel) && ziel.type === "Identifier" ? String(ziel.name) : undefined;
}

function ohneKlammern(wert: unknown): Knoten | undefined {
  if (!istKnoten(wert)) return undefined;
  return wert.type === "ParenthesizedExpression" ? ohneKlammern(wert.expression) : wert;
}

/** JSON columns by table, as the written types of the database name them. */
export function jsonspalten(schema: string): ReadonlyMap<string, readonly string[]> {
  const tabellen = [...schema.matchAll(/^ {2}(\w+): \{\n([\s\S]*?)^ {2}\};?$/gm)];
  return new Map(
    tabellen.map(([, tabelle = "", rumpf = ""]) => [
      tabelle,
      [...rumpf.matchAll(/^ {4}(\w+): .*\bJson\b/gm)].map(([, spalte = ""]) => spalte),
    ]),
  );
}

/** Names of the JSON columns of all tables that a file mentions, as they are and as they are renamed (`ustIdNachweis`). */
function spaltenIn(alle: readonly Knoten[], tabellen: ReadonlyMap<string, readonly string[]>): Set<string> {
  const genannt = alle.flatMap(({ type, value }) =>
    type === "Literal" && typeof value === "string" ? [value.split(" ")[0] ?? ""] : [],
  );
  return new Set(
    genannt
      .flatMap((tabelle) => tabellen.get(tabelle) ?? [])
      .flatMap((spalte) => [spalte, spalte.replace(/_(\w)/g, (_, zeichen) => zeichen.toUpperCase())]),
  );
}
