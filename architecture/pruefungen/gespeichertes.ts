import { aufgeloest, type Haus, istKnoten, istTest, type Knoten, knoten, type Verstoss } from "../haus.ts";

const schemadatei = "web/app/platform/db/schema.ts";

/**
 * Stores that believe what stands in a JSON column: a cast by way of `unknown`; a cast, `Object(…)` or `.parse(…)` of the column;
 * a type given to raw SQL that takes it, or a part of it, whole; or a helper they import that casts what it is given. What an
 * older version wrote goes through `gelesen`, which answers in words where it does not fit.
 */
export function gespeichertesPruefen(haus: Haus): Verstoss[] {
  const tabellen = jsonspalten(haus.texte.get(schemadatei) ?? "");
  return [...haus.quellen.values()].flatMap(({ pfad, programm }) => {
    if (!/-store\.server\.ts$/.test(pfad) || istTest(pfad) || /\/testing-/.test(pfad)) return [];
    const alle = knoten(programm);
    const spalten = spaltenIn(alle, tabellen);
    const imStore = alle.flatMap((einer) => {
      const was = doppelterCast(einer) ?? geglaubt(einer, spalten) ?? typisiertesSql(einer, tabellen, alle);
      return was === undefined ? [] : [{ regel: "gespeichertes", pfad, was }];
    });
    const helfer = glaubendeHelfer(haus, pfad, alle).map((was) => ({ regel: "gespeichertes", pfad, was }));
    return [...imStore, ...helfer];
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

/** ``sql<Schritt[]>`…->'schritte'` ``, ``sql<{ inhalt: Inhalt }>`select v.inhalt from …` ``: the type is believed. */
function typisiertesSql(
  einer: Knoten,
  tabellen: ReadonlyMap<string, readonly string[]>,
  alle: readonly Knoten[],
): string | undefined {
  if (einer.type !== "TaggedTemplateExpression" || !istKnoten(einer.tag) || einer.tag.name !== "sql")
    return undefined;
  const typ = einer.typeArguments;
  if (!istKnoten(typ)) return undefined;
  const text = knoten(einer.quasi)
    .flatMap(({ type, value }) =>
      type === "TemplateElement" ? [String((value as { raw: string }).raw)] : [],
    )
    .join(" ? ");
  if (/->\s*'[^']*'(?!\s*(?:->|[@<>=?]|is\b))/.test(text) && !istUngelesen(ersterTyp(typ)))
    return "ein Teil von JSON (->) geht durch gelesen(…)";
  const spalten = [...tabellen].flatMap(([tabelle, namen]) =>
    new RegExp(`\\b(from|join)\\s+${tabelle}\\b`).test(text) ? namen : [],
  );
  const gewaehlt = /\bselect\b([\s\S]*?)\bfrom\b/.exec(text)?.[1] ?? "";
  const ganz = spalten.find((spalte) => new RegExp(`(?<!\\bas\\s+)\\b${spalte}\\b(?!\\s*->)`).test(gewaehlt));
  return ganz === undefined || !glaubt(typ, ganz, alle)
    ? undefined
    : `${ganz} ist JSON und geht durch gelesen(…)`;
}

const ersterTyp = (typ: Knoten): unknown => (typ.params as readonly unknown[])[0];

/** `Json`, `Json | null`, `unknown` */
function istUngelesen(typ: unknown): boolean {
  if (!istKnoten(typ)) return false;
  if (typ.type === "TSUnionType") return (typ.types as readonly unknown[]).every(istUngelesen);
  return (
    typ.type === "TSUnknownKeyword" ||
    typ.type === "TSNullKeyword" ||
    (typ.type === "TSTypeReference" && istKnoten(typ.typeName) && typ.typeName.name === "Json")
  );
}

/** Whether the type of a query, or one of its file that it names, gives the column a shape; other files are not followed. */
const glaubt = (typ: Knoten, spalte: string, alle: readonly Knoten[]): boolean =>
  mitGenannten(typ, alle, new Set()).some(
    (einer) =>
      einer.type === "TSPropertySignature" &&
      istKnoten(einer.key) &&
      einer.key.name === spalte &&
      istKnoten(einer.typeAnnotation) &&
      !istUngelesen(einer.typeAnnotation.typeAnnotation),
  );

/** The nodes of a type and of every type of the file that it names. */
function mitGenannten(typ: unknown, alle: readonly Knoten[], gesehen: Set<unknown>): Knoten[] {
  return knoten(typ).flatMap((einer) => {
    const name =
      einer.type === "TSTypeReference" && istKnoten(einer.typeName) ? einer.typeName.name : undefined;
    if (name === undefined || gesehen.has(name)) return [einer];
    gesehen.add(name);
    const eigene = alle.filter(
      ({ type, id }) => type === "TSTypeAliasDeclaration" && istKnoten(id) && id.name === name,
    );
    return [einer, ...eigene.flatMap((alias) => mitGenannten(alias.typeAnnotation, alle, gesehen))];
  });
}

/** Functions a store imports or has, which take `unknown` or `Json` and cast it. */
function glaubendeHelfer(haus: Haus, pfad: string, alle: readonly Knoten[]): string[] {
  const importiert = alle.flatMap((einer) => {
    if (einer.type !== "ImportDeclaration" || !istKnoten(einer.source)) return [];
    const datei = aufgeloest(haus, pfad, String(einer.source.value));
    const programm = datei === undefined || istTest(datei) ? undefined : haus.quellen.get(datei)?.programm;
    const namen = (einer.specifiers as readonly Knoten[]).map(({ imported }) =>
      istKnoten(imported) ? String(imported.name) : "",
    );
    return programm ? funktionen(knoten(programm)).filter(({ name }) => namen.includes(name)) : [];
  });
  return [...funktionen(alle), ...importiert].flatMap(({ name, funktion }) =>
    castetAngabe(funktion) ? [`${name} glaubt, was es bekommt`] : [],
  );
}

/** Named functions of a file: declared, or bound to a name. */
function funktionen(alle: readonly Knoten[]): { readonly name: string; readonly funktion: Knoten }[] {
  return alle.flatMap((einer) => {
    const funktion = einer.type === "VariableDeclarator" ? einer.init : einer;
    if (!istKnoten(funktion) || !/^(ArrowFunctionExpression|FunctionDeclaration)$/.test(funktion.type))
      return [];
    return istKnoten(einer.id) ? [{ name: String(einer.id.name), funktion }] : [];
  });
}

/** `(wert: unknown) => … wert as Blatt …` */
function castetAngabe(funktion: Knoten): boolean {
  const angaben = new Set(
    (funktion.params as readonly Knoten[]).flatMap(({ type, name, typeAnnotation: typ }) =>
      type === "Identifier" && istKnoten(typ) && istUngelesen(typ.typeAnnotation) ? [name] : [],
    ),
  );
  return (
    angaben.size > 0 &&
    knoten(funktion.body).some((einer) => {
      const wert = einer.type === "TSAsExpression" ? ohneKlammern(einer.expression) : undefined;
      return wert?.type === "Identifier" && angaben.has(wert.name) && !istUngelesen(einer.typeAnnotation);
    })
  );
}
