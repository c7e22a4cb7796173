import { readFileSync } from "node:fs";
import {
  evaluateXPathToBoolean,
  evaluateXPathToNodes,
  type Options,
  registerCustomXPathFunction,
  registerXQueryModule,
} from "fontoxpath";
import { type Document, type Node, parseXmlDocument } from "slimdom";
import { rest97 } from "#platform/pruefziffern.ts";
import { type Muster, type Regelwerk, regelwerkLesen } from "./regelwerk.ts";

const fn = "http://www.w3.org/2005/xpath-functions";

/** Names what a record breaks: the rules by their own names, each once. */
export type Pruefer = (dokument: Document) => readonly string[];

/** Where functions live that the rules need and the library does not have; `document()` by file, whose neighbours it opens. */
const eigene = "urn:gebuehrenportal:regeln";
registerCustomXPathFunction(
  { namespaceURI: eigene, localName: "rest97" },
  ["xs:string"],
  "xs:integer",
  (_, ziffern: string) => rest97(ziffern),
);

/**
 * A checker by the rules of a Schematron file.
 *
 * @param datei address of the file; what its rules open with `document()` lies beside it
 */
export function schematronPruefer(datei: URL): Pruefer {
  const regelwerk = regelwerkLesen(datei);
  const einstellung = einstellungFuer(regelwerk, datei);
  return (dokument) => {
    const elemente = elementeIn(dokument);
    return [
      ...new Set(regelwerk.muster.flatMap((muster) => verletzt(muster, { dokument, elemente, einstellung }))),
    ];
  };
}

type Pruefling = {
  readonly dokument: Document;
  /** Names of all its elements; most rules are about others. */
  readonly elemente: ReadonlySet<string>;
  readonly einstellung: Options;
};

const elementeIn = (dokument: Document): ReadonlySet<string> =>
  new Set(dokument.getElementsByTagName("*").map((element) => element.nodeName));

function verletzt(muster: Muster, { dokument, elemente, einstellung }: Pruefling): readonly string[] {
  const vergeben = new Set<Node>();
  return muster.flatMap(({ orte, bedingungen }) => {
    const knoten = orte
      .filter((ort) => ort.elemente.every((name) => elemente.has(name)))
      .flatMap(({ ausdruck }) => evaluateXPathToNodes<Node>(ausdruck, dokument, null, {}, einstellung))
      .filter((k) => !vergeben.has(k));
    for (const k of knoten) vergeben.add(k);
    return knoten.flatMap((k) =>
      bedingungen
        .filter(
          ({ ausdruck, meldetBei }) =>
            evaluateXPathToBoolean(`boolean((${ausdruck}))`, k, null, {}, einstellung) === meldetBei,
        )
        .map(({ kennung }) => kennung),
    );
  });
}

function einstellungFuer({ namensraeume, funktionen }: Regelwerk, datei: URL): Options {
  const alle: Readonly<Record<string, string>> = {
    xs: "http://www.w3.org/2001/XMLSchema",
    u: "utils",
    ...namensraeume,
  };
  if (funktionen) registerXQueryModule(`module namespace u = "utils";\n${funktionen}`);
  const dokumente = new Map<string, Document>();
  const raum = `${eigene}:${datei.pathname}`;
  registerCustomXPathFunction(
    { namespaceURI: raum, localName: "document" },
    ["xs:string"],
    "node()",
    (_, name: string) => {
      const dokument = dokumente.get(name) ?? parseXmlDocument(readFileSync(new URL(name, datei), "utf8"));
      dokumente.set(name, dokument);
      return dokument;
    },
  );
  return {
    namespaceResolver: (praefix) => alle[praefix] ?? null,
    functionNameResolver: ({ prefix, localName }) => ({
      localName,
      namespaceURI: prefix ? (alle[prefix] ?? "") : ({ document: raum, rest97: eigene }[localName] ?? fn),
    }),
  };
}
