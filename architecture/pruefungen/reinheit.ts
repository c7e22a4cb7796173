import { type Haus, istKnoten, type Knoten, knoten, type Quelldatei, type Verstoss } from "../haus.ts";
import { technischeZahlen, unrein } from "../rules.ts";

const gesetz = /^packages\/[^/]+\/gesetz\//;
const recht = /^packages\/[^/]+\/(index\.ts|(src|gesetz|verzeichnis)\/.+)$/;

/** Law that depends on more than its arguments. */
export function reinheitPruefen(haus: Haus): Verstoss[] {
  return [...haus.quellen.values()]
    .filter(({ pfad }) => recht.test(pfad) && !pfad.endsWith(".test.ts"))
    .flatMap((quelle) => [
      ...quelle.importe
        .filter(({ ziel }) => !ziel.startsWith(".") && !ziel.startsWith("@gebuehrenportal/"))
        .map(({ ziel }) => ({ regel: "reinheit", pfad: quelle.pfad, was: `${ziel}: Recht braucht keine Bibliothek` })),
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
    if (einer.type === "MemberExpression" && !einer["computed"]) keineNamen.add(einer["property"]);
    if (einer.type === "Property" && !einer["computed"] && !einer["shorthand"]) keineNamen.add(einer["key"]);
    if (einer.type === "TSPropertySignature" || einer.type === "TSTypeReference") keineNamen.add(einer["key"] ?? einer["typeName"]);
    for (const name of gebundeneNamen(einer)) eigene.add(name);
  }
  return alle.flatMap((einer): string[] => {
    if (einer.type === "Identifier" && !keineNamen.has(einer) && !eigene.has(einer["name"])) return [String(einer["name"])];
    if (einer.type === "MemberExpression" && istKnoten(einer["object"]) && istKnoten(einer["property"])) {
      return [`${einer["object"]["name"]}.${einer["property"]["name"]}`];
    }
    return [];
  });
}

/** Names that a file declares itself, as variables or parameters: they hide the global ones. */
function gebundeneNamen(einer: Knoten): unknown[] {
  const namen = (wert: unknown) => knoten(wert).flatMap((teil) => (teil.type === "Identifier" ? [teil["name"]] : []));
  if (einer.type === "VariableDeclarator") return namen(einer["id"]);
  return /^(Arrow)?Function(Declaration|Expression)?$|^ArrowFunctionExpression$/.test(einer.type) ? namen(einer["params"]) : [];
}

/**
 * Numbers of the statutes that stand outside of the law: amounts from 10 € on which `packages/*​/gesetz` holds, and any
 * amount of money that is built from a number in a feature. What is plain engineering stands on a list.
 */
export function gesetzeszahlenPruefen(haus: Haus): Verstoss[] {
  const quellen = [...haus.quellen.values()];
  const zahlen = new Set(
    quellen.filter(({ pfad }) => gesetz.test(pfad)).flatMap((quelle) => literale(quelle).filter((zahl) => zahl >= 1000)),
  );
  return quellen
    .filter(({ pfad }) => /^(web\/app\/(features|ui|platform)\/|packages\/[^/]+\/src\/)/.test(pfad) && !/\.test\.tsx?$/.test(pfad))
    .flatMap((quelle) => [
      ...literale(quelle)
        .filter((zahl) => zahlen.has(zahl) && !technischeZahlen.has(zahl))
        .map((zahl) => ({ regel: "gesetzeszahlen", pfad: quelle.pfad, was: `${zahl} steht im Gesetz, nicht hier` })),
      ...betraege(quelle).map((was) => ({ regel: "gesetzeszahlen", pfad: quelle.pfad, was })),
    ]);
}

function literale({ programm }: Quelldatei): number[] {
  return knoten(programm).flatMap((einer) =>
    einer.type === "Literal" && typeof einer["value"] === "number" ? [einer["value"]] : [],
  );
}

/** `cent(4900)`, `eur(49)`: money from a typed number, other than nothing at all. */
function betraege({ pfad, programm }: Quelldatei): string[] {
  if (!pfad.startsWith("web/app/features/")) return [];
  return knoten(programm).flatMap((einer): string[] => {
    if (einer.type !== "CallExpression" || !istKnoten(einer["callee"])) return [];
    const name = String(einer["callee"]["name"]);
    const [erstes] = einer["arguments"] as unknown[];
    const getippt = istKnoten(erstes) && erstes.type === "Literal" && typeof erstes["value"] === "number" && erstes["value"] !== 0;
    return getippt && /^(cent|eur)$/.test(name) ? [`${name}(${String(erstes["value"])}): Beträge kommen aus dem Recht`] : [];
  });
}
