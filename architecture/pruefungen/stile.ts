import { aufgeloest, type Haus, type Knoten, knoten, type Verstoss } from "../haus.ts";

/** Classes a style sheet draws; comments may name others. */
function klassen(text: string): ReadonlySet<string> {
  const ohneKommentare = text.replace(/\/\*.*?\*\//gs, "");
  return new Set([...ohneKommentare.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = ""]) => name));
}

/** Names of classes that no style sheet draws: TypeScript takes every name of a module, and every word in quotes. */
export function klassenPruefen(haus: Haus): Verstoss[] {
  const blaetter = [...haus.texte].filter(([pfad]) => pfad.startsWith("web/app/") && pfad.endsWith(".css"));
  const jeBlatt = new Map(blaetter.map(([pfad, text]) => [pfad, klassen(text)]));
  // Those of the whole portal, and what modules draw in pages that others write (`:global`).
  const ueberall = new Set(
    blaetter.flatMap(([pfad, text]) =>
      pfad.endsWith(".module.css") && !text.includes(":global") ? [] : [...klassen(text)],
    ),
  );
  return [...haus.quellen.values()]
    .filter(({ pfad }) => pfad.startsWith("web/app/") && pfad.endsWith(".tsx"))
    .flatMap(({ pfad, programm }) => {
      const alle = knoten(programm);
      const module = new Map(alle.flatMap((einer) => stilimport(haus, pfad, einer)));
      const fehlt = (name: string, blatt: string) => ({
        regel: "klassen",
        pfad,
        was: `${name} steht nicht in ${blatt}`,
      });
      return alle.flatMap((einer): Verstoss[] => {
        const { von, name } = zugriff(einer);
        const blatt = von && module.get(von);
        if (blatt && name && !jeBlatt.get(blatt)?.has(name)) return [fehlt(name, blatt)];
        return worte(einer)
          .filter((wort) => !ueberall.has(wort))
          .map((wort) => fehlt(wort, "web/app/ui"));
      });
    });
}

/**
 * Style sheets that ask how a device is held: a page may not be bound to one way (WCAG 1.3.4). Pages are looked at without
 * reading all sheets again for it.
 */
export function ausrichtungPruefen(haus: Haus): Verstoss[] {
  return [...haus.texte]
    .filter(([pfad, text]) => pfad.endsWith(".css") && /\(\s*(device-)?orientation\b/.test(text))
    .map(([pfad]) => ({ regel: "ausrichtung", pfad, was: "fragt nach der Ausrichtung des Geräts" }));
}

type Genannt = { readonly name?: string; readonly value?: unknown };

/** `import styles from "./feld.module.css"`: its local name and the sheet. */
function stilimport(haus: Haus, pfad: string, { type, source, specifiers }: Knoten): [string, string][] {
  const ziel = type === "ImportDeclaration" ? String((source as Genannt).value) : "";
  const blatt = ziel.endsWith(".module.css") && aufgeloest(haus, pfad, ziel);
  const [erster] = (specifiers as readonly { readonly local: Genannt }[] | undefined) ?? [];
  return blatt && erster?.local.name ? [[erster.local.name, blatt]] : [];
}

/** `styles.feld` */
function zugriff({ type, object, property, computed }: Knoten): { von?: string; name?: string } {
  if (type !== "MemberExpression" || computed) return {};
  const [von, name] = [(object as Genannt).name, (property as Genannt).name];
  return { ...(von && { von }), ...(name && { name }) };
}

/** The words of `className="…"`. */
function worte({ type, name, value }: Knoten): readonly string[] {
  const text =
    type === "JSXAttribute" && (name as Genannt).name === "className" && (value as Genannt | null)?.value;
  return typeof text === "string" ? text.split(/\s+/).filter(Boolean) : [];
}
