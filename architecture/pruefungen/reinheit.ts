import {
  type Haus,
  istKnoten,
  istTest,
  type Knoten,
  knoten,
  type Quelldatei,
  type Verstoss,
} from "../haus.ts";
import { bibliothekenDerPakete } from "../rules.ts";
import { eigeneBetraege, gesetz, technischeTage, technischeZahlen, unrein } from "../rules-recht.ts";

const recht =
  /^packages\/(?:[^/]+\/(?:index\.ts|(?:src|verzeichnis)\/.+)|gesetze\/(?!.*\/auffrischen\.ts$).+)$/;

/** Law that depends on more than its arguments. */
export function reinheitPruefen(haus: Haus): Verstoss[] {
  return [...haus.quellen.values()]
    .filter(({ pfad }) => recht.test(pfad) && !pfad.endsWith(".test.ts"))
    .flatMap((quelle) => [
      ...quelle.importe
        .filter(({ ziel }) => !ziel.startsWith(".") && !ziel.startsWith("@gebuehrenportal/"))
        .filter(({ ziel }) => bibliothekenDerPakete[quelle.pfad] !== ziel)
        .map(({ ziel }) => ({
          regel: "reinheit",
          pfad: quelle.pfad,
          was: `${ziel}: Recht braucht keine Bibliothek`,
        })),
      ...benutzteNamen(quelle)
        .filter((name) => Object.hasOwn(unrein, name))
        .map((name) => ({ regel: "reinheit", pfad: quelle.pfad, was: `${name}: ${unrein[name]}` })),
    ]);
}

/** Global names a file reads, and `a.b` for members of plain names. Property names and types do not count. */
function benutzteNamen({ programm }: Quelldatei): string[] {
  const alle = knoten(programm);
  const keineNamen = new Set<unknown>();
  const eigene = new Set<unknown>();
  for (const einer of alle) {
    if (einer.type === "MemberExpression" && !einer.computed) keineNamen.add(einer.property);
    if (einer.type === "Property" && !einer.computed && !einer.shorthand) keineNamen.add(einer.key);
    if (einer.type === "TSPropertySignature" || einer.type === "TSTypeReference")
      keineNamen.add(einer.key ?? einer.typeName);
    for (const name of gebundeneNamen(einer)) eigene.add(name);
  }
  return alle.flatMap((einer): string[] => {
    if (einer.type === "Identifier" && !keineNamen.has(einer) && !eigene.has(einer.name))
      return [String(einer.name)];
    if (einer.type === "MemberExpression" && istKnoten(einer.object) && istKnoten(einer.property)) {
      return [`${einer.object.name}.${einer.property.name}`];
    }
    return [];
  });
}

/** Names that a file declares itself, as variables or parameters: they hide the global ones. */
function gebundeneNamen(einer: Knoten): unknown[] {
  const namen = (wert: unknown) =>
    knoten(wert).flatMap((teil) => (teil.type === "Identifier" ? [teil.name] : []));
  if (einer.type === "VariableDeclarator") return namen(einer.id);
  return /^(Arrow)?Function(Declaration|Expression)?$|^ArrowFunctionExpression$/.test(einer.type)
    ? namen(einer.params)
    : [];
}

/**
 * Numbers of the statutes that stand outside of the law. Three signs betray them: written as money (`150_60`), turned
 * into money (`cent(4900)`), or large and known to `packages/gesetze`. What is plain engineering stands on a list.
 */
export function gesetzeszahlenPruefen(haus: Haus): Verstoss[] {
  const quellen = [...haus.quellen.values()];
  const zahlen = new Set(
    quellen
      .filter(({ pfad }) => gesetz.test(pfad))
      .flatMap((quelle) => literale(quelle).map(({ zahl }) => zahl)),
  );
  return quellen
    .filter(({ pfad }) => rechnend.test(pfad) && !istTest(pfad))
    .flatMap((quelle) => {
      const bekannt = literale(quelle)
        .filter(({ zahl, alsGeld }) => alsGeld || (zahl >= gross && zahlen.has(zahl)))
        .filter(({ zahl }) => !technischeZahlen.has(zahl))
        .map(({ zahl }) => zahl);
      return [...new Set([...bekannt, ...betraege(quelle)])]
        .filter(
          (betrag) => !eigeneBetraege.some((eigen) => eigen.pfad === quelle.pfad && eigen.betrag === betrag),
        )
        .map((betrag) => ({
          regel: "gesetzeszahlen",
          pfad: quelle.pfad,
          was: `${betrag} gehört in das Gesetz`,
        }));
    });
}

/** From here on a number is an amount; below are numbers of the Vergütungsverzeichnis and years too. */
const gross = 10_000;

const rechnend =
  /^(web\/app\/(features|dokumente|ui|platform)\/|packages\/(?!gesetze\/)[^/]+\/(src|verzeichnis)\/)/;

/** Days of the law that stand in the rules: typed as text, `2021-10-01`. */
export function gesetzestagePruefen(haus: Haus): Verstoss[] {
  return [...haus.quellen.values()]
    .filter(({ pfad }) => /^packages\/(?!gesetze\/)[^/]+\/(src|verzeichnis)\//.test(pfad) && !istTest(pfad))
    .flatMap(({ pfad, programm }) =>
      knoten(programm).flatMap(({ type, value }) =>
        type === "Literal" &&
        typeof value === "string" &&
        /^\d{4}-\d\d-\d\d$/.test(value) &&
        !technischeTage.has(value)
          ? [{ regel: "gesetzestage", pfad, was: `${value} gehört in das Gesetz` }]
          : [],
      ),
    );
}

/** Every number of a file; `alsGeld`: written with euros and cents apart. */
function literale({ programm }: Quelldatei): { zahl: number; alsGeld: boolean }[] {
  return knoten(programm).flatMap((einer) =>
    einer.type === "Literal" && typeof einer.value === "number"
      ? [{ zahl: einer.value, alsGeld: /_\d\d$/.test(String(einer.raw)) }]
      : [],
  );
}

/** Money a feature or a document makes from a typed number, other than nothing at all. */
function betraege({ pfad, programm }: Quelldatei): number[] {
  if (!/^web\/app\/(features|dokumente)\//.test(pfad)) return [];
  return knoten(programm).flatMap((einer): number[] => {
    if (einer.type !== "CallExpression" || !istKnoten(einer.callee) || einer.callee.name !== "cent")
      return [];
    const [erstes] = einer.arguments as unknown[];
    return istKnoten(erstes) &&
      erstes.type === "Literal" &&
      typeof erstes.value === "number" &&
      erstes.value !== 0
      ? [erstes.value]
      : [];
  });
}
