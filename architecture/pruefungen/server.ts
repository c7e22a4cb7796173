import { type Haus, istTest, knoten, type Quelldatei, type Verstoss } from "../haus.ts";

type Mit = { readonly path: string };

/**
 * Addresses of a feature that the server knows by heart. What an address demands belongs to its page or call: guard,
 * limit, refusal, whether search engines stay away.
 */
export function serverpfadePruefen(
  haus: Haus,
  { seiten, aufrufe }: { readonly seiten: readonly Mit[]; readonly aufrufe: readonly Mit[] },
): Verstoss[] {
  const bereiche = new Set([...seiten, ...aufrufe].map(({ path }) => bereich(path)));
  // The page about the calls stands where all calls begin.
  bereiche.delete("/api");
  return [...haus.quellen.values()]
    .filter(({ pfad }) => pfad.startsWith("web/server/") && !istTest(pfad) && !/\/testing-/.test(pfad))
    .flatMap((quelle) =>
      texte(quelle)
        .flatMap((text) => text.match(/(?<![\w.])\/[a-z][\w.-]*(?:\/[a-z][\w.-]*)*/g) ?? [])
        .filter((adresse) => adresse.startsWith("/features/") || bereiche.has(bereich(adresse)))
        .map((adresse) => ({
          regel: "server",
          pfad: quelle.pfad,
          was: `${adresse} gehört einem Feature; sagen soll es dessen Seite oder Aufruf`,
        })),
    );
}

/** `/blog/:slug` → `/blog`, `/api/auth/session` → `/api/auth`. */
function bereich(path: string): string {
  const [erstes = "", zweites] = path.split("/").slice(1);
  return erstes === "api" && zweites ? `/api/${zweites}` : `/${erstes}`;
}

/** Every text of the program: strings, templates and patterns. */
function texte({ programm }: Quelldatei): string[] {
  return knoten(programm).flatMap((einer): string[] => {
    if (einer.type === "ImportDeclaration" || einer.type === "ExportNamedDeclaration") return [];
    if (einer.type === "TemplateElement") {
      const { cooked } = einer.value as { readonly cooked?: string };
      return cooked === undefined ? [] : [cooked];
    }
    if (einer.type !== "Literal") return [];
    const muster = (einer.regex as { readonly pattern: string } | undefined)?.pattern;
    if (muster !== undefined) return [muster.replaceAll("\\/", "/").replaceAll("^", "")];
    return typeof einer.value === "string" && !einer.value.startsWith(".") ? [einer.value] : [];
  });
}
