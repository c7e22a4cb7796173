import { readFileSync } from "node:fs";
import { type Element, parseXmlDocument } from "slimdom";

/** A condition of a rule: an `assert` that has to hold, or a `report` that must not. */
export type Bedingung = {
  readonly kennung: string;
  readonly ausdruck: string;
  readonly meldetBei: boolean;
};

/** Where a rule counts: an expression, and the elements without which it finds nothing. */
export type Ort = { readonly ausdruck: string; readonly elemente: readonly string[] };

/** A rule: the nodes it is about, and what has to hold for each. */
export type Regel = { readonly orte: readonly Ort[]; readonly bedingungen: readonly Bedingung[] };

/** Rules of which each node takes the first that fits (ISO 19757-3, 5.4.6). */
export type Muster = readonly Regel[];

export type Regelwerk = {
  /** Functions of the rules, as a module of XQuery. */
  readonly funktionen: string;
  readonly namensraeume: Readonly<Record<string, string>>;
  readonly muster: readonly Muster[];
};

type Variable = { readonly name: string; readonly wert: string };

/**
 * Reads a Schematron file (ISO 19757-3, query language XSLT 2) with the files it includes. Variables become `let` of XPath
 * in front of each expression that uses them.
 *
 * @param datei address of the file
 */
export function regelwerkLesen(datei: URL): Regelwerk {
  const wurzel = wurzelVon(datei);
  const teile = [...eingebunden(wurzel, datei), wurzel];
  const muster = teile.flatMap((teil) => (teil.localName === "pattern" ? [teil] : kinder(teil, "pattern")));
  // Those of a pattern count for the whole file (XSLT knows them by name alone).
  const variablen = [...teile, ...muster].flatMap((teil) =>
    kinder(teil, "let").map(
      (l): Variable => ({ name: attribut(l, "name"), wert: `(/)/(${attribut(l, "value")})` }),
    ),
  );
  return {
    funktionen: funktionen(wurzel),
    namensraeume: Object.fromEntries(
      kinder(wurzel, "ns").map((ns) => [attribut(ns, "prefix"), attribut(ns, "uri")]),
    ),
    muster: muster.map((m) => kinder(m, "rule").map((regel) => regelAus(regel, variablen))),
  };
}

function regelAus(regel: Element, variablen: readonly Variable[]): Regel {
  const alle = [
    ...variablen,
    ...kinder(regel, "let").map((l): Variable => ({ name: attribut(l, "name"), wert: attribut(l, "value") })),
  ];
  const bedingungen = [...kinder(regel, "assert"), ...kinder(regel, "report")].map((b): Bedingung => {
    const text = (b.textContent ?? "").trim();
    return {
      kennung: b.getAttribute("id") ?? /^\[([^\]]+)\]/.exec(text)?.[1] ?? text,
      ausdruck: mitVariablen(ohneLangeZahl(attribut(b, "test")), alle),
      meldetBei: b.localName === "report",
    };
  });
  const orte = attribut(regel, "context")
    .split("|")
    .map((weg) => ortAus(weg.trim(), variablen));
  return { orte, bedingungen };
}

/** A pattern of XSLT that does not start at the root fits at any depth. */
function ortAus(weg: string, variablen: readonly Variable[]): Ort {
  const ausdruck = mitVariablen(weg.startsWith("/") ? weg : `//${weg}`, variablen);
  return { ausdruck, elemente: ohneBedingungen(weg).match(/(?<![@\w.-])\w+:\w+/g) ?? [] };
}

/** A path without what stands in brackets. */
function ohneBedingungen(weg: string): string {
  const kuerzer = weg.replace(/\[[^[\]]*\]/g, "");
  return kuerzer === weg ? weg : ohneBedingungen(kuerzer);
}

/** The expression behind the variables it uses, the ones that these use first. */
function mitVariablen(ausdruck: string, variablen: readonly Variable[]): string {
  let ergebnis = ausdruck;
  for (const { name, wert } of variablen.toReversed())
    if (new RegExp(`\\$${name}(?![\\w.-])`).test(ergebnis))
      ergebnis = `let $${name} := ${wert} return (${ergebnis})`;
  return ergebnis;
}

/** The check digits of an IBAN: a number of 24 digits, which is too long for the library. */
const ohneLangeZahl = (ausdruck: string): string =>
  ausdruck.replace(/xs:(?:integer|decimal)\((string-join\([\s\S]+?,''\))\) mod 97/, "rest97($1)");

/** `xsl:function` with one value, as XQuery says it. */
function funktionen(wurzel: Element): string {
  const gefunden = kinder(wurzel, "function");
  return gefunden
    .map((f) => {
      const namen = kinder(f, "param").map((p) => `$${attribut(p, "name")}`);
      const [wert] = kinder(f, "sequence");
      return `declare %public function ${attribut(f, "name")}(${namen.join(", ")}) as ${attribut(f, "as")} { ${wert ? attribut(wert, "select") : "()"} };`;
    })
    .join("\n");
}

const eingebunden = (wurzel: Element, datei: URL): readonly Element[] =>
  kinder(wurzel, "include").map((i) =>
    wurzelVon(new URL(attribut(i, "href").split("/").at(-1) ?? "", datei)),
  );

function wurzelVon(datei: URL): Element {
  const wurzel = parseXmlDocument(readFileSync(datei, "utf8")).documentElement;
  if (!wurzel) throw new Error(`Kein XML: ${datei.pathname}`);
  return wurzel;
}

const kinder = (von: Element, name: string): readonly Element[] =>
  von.children.filter((kind) => kind.localName === name);

function attribut(element: Element, name: string): string {
  const wert = element.getAttribute(name);
  if (wert === null) throw new Error(`${element.nodeName} hat kein ${name}.`);
  return wert;
}
