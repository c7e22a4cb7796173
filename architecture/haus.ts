import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { type ESTree, parseSync } from "vite";

/** One import, whatever its form. */
export type Import = {
  readonly ziel: string;
  /** Only types: gone when the code runs. */
  readonly nurTyp: boolean;
};

export type Quelldatei = {
  /** Path from the root of the checkout, with `/`. */
  readonly pfad: string;
  readonly text: string;
  readonly importe: readonly Import[];
  readonly programm: ESTree.Program;
  readonly kommentare: readonly string[];
};

export type PackageJson = {
  readonly name: string;
  readonly imports?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/** The whole checkout as the checks see it; tests plant violations by building one from texts. */
export type Haus = {
  /** Text of every file that belongs to the project; binary files are empty. */
  readonly texte: ReadonlyMap<string, string>;
  /** Every TypeScript and JavaScript file, parsed. */
  readonly quellen: ReadonlyMap<string, Quelldatei>;
  /** Every package.json by its folder; the root is `""`. */
  readonly pakete: ReadonlyMap<string, PackageJson>;
};

/** A broken rule: which, where, and what is wrong there. */
export type Verstoss = { readonly regel: string; readonly pfad: string; readonly was: string };

const code = /\.(ts|tsx|mjs)$/;
const lesbar =
  /\.(ts|tsx|mjs|js|json|css|md|sql|csv|svg|html|txt|yml|yaml)$|(^|\/)(\.ci\/run|\.npmrc|\.gitignore)$/;
const nichtUnser = new Set(["node_modules", ".git", "build", ".react-router", "bilder"]);

/** Builds the house from texts by path. */
export function hausAus(texte: ReadonlyMap<string, string>): Haus {
  const quellen = [...texte].filter(([pfad]) => code.test(pfad)).map(([pfad, text]) => gelesen(pfad, text));
  const pakete = [...texte].filter(([pfad]) => posix.basename(pfad) === "package.json");
  return {
    texte,
    quellen: new Map(quellen.map((quelle) => [quelle.pfad, quelle])),
    pakete: new Map(pakete.map(([pfad, text]) => [ordnerVon(pfad), JSON.parse(text)])),
  };
}

/** Reads the checkout from disk, without what is installed, built or stored. */
export function hausLesen(wurzel: string): Haus {
  const texte = new Map<string, string>();
  const besuchen = (ordner: string) => {
    for (const name of readdirSync(join(wurzel, ordner)).sort()) {
      const pfad = posix.join(ordner, name);
      if (nichtUnser.has(name) || pfad === "data") continue;
      if (statSync(join(wurzel, pfad)).isDirectory()) besuchen(pfad);
      else texte.set(pfad, lesbar.test(pfad) ? readFileSync(join(wurzel, pfad), "utf8") : "");
    }
  };
  besuchen("");
  return hausAus(texte);
}

/** Parses one file and collects its imports: static, re-exported, dynamic, and types by `import("…")`. */
function gelesen(pfad: string, text: string): Quelldatei {
  const { program, comments, errors, module } = parseSync(pfad, text);
  const fehler = errors[0];
  if (fehler) throw new Error(`${pfad}: ${fehler.message}`);
  const statisch = module.staticImports.map(({ moduleRequest, entries }) => ({
    ziel: moduleRequest.value,
    nurTyp: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const weitergereicht = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ ziel: moduleRequest.value, nurTyp: isType }] : [],
    ),
  );
  const uebrige = knoten(program).flatMap((einer): Import[] => {
    if (einer.type !== "ImportExpression" && einer.type !== "TSImportType") return [];
    const { source } = einer as { source?: { type: string; value?: unknown } };
    return typeof source?.value === "string"
      ? [{ ziel: source.value, nurTyp: einer.type === "TSImportType" }]
      : [];
  });
  return {
    pfad,
    text,
    importe: [...statisch, ...weitergereicht, ...uebrige],
    programm: program,
    kommentare: comments.map((kommentar) => kommentar.value),
  };
}

/** Any node of the syntax tree; narrow by `type`. */
export type Knoten = { readonly type: string; readonly [feld: string]: unknown };

/** Every node of a tree, parents before children. */
export function knoten(wurzel: unknown): Knoten[] {
  const gefunden: Knoten[] = [];
  const besuchen = (wert: unknown) => {
    if (Array.isArray(wert)) wert.forEach(besuchen);
    else if (istKnoten(wert)) {
      gefunden.push(wert);
      Object.values(wert).forEach(besuchen);
    }
  };
  besuchen(wurzel);
  return gefunden;
}

export function istKnoten(wert: unknown): wert is Knoten {
  return typeof wert === "object" && wert !== null && typeof (wert as { type?: unknown }).type === "string";
}

/** Folder of a path; `""` for the root. */
export function ordnerVon(pfad: string): string {
  const ordner = posix.dirname(pfad);
  return ordner === "." ? "" : ordner;
}

/** The folder whose package.json a file belongs to. */
export function paketOrdner(haus: Haus, pfad: string): string {
  for (let ordner = ordnerVon(pfad); ordner !== ""; ordner = ordnerVon(ordner)) {
    if (haus.pakete.has(ordner)) return ordner;
  }
  return "";
}

/** The file of the house an import leads to; undefined when it leads outside (a package, Node, what a build makes). */
export function aufgeloest(haus: Haus, pfad: string, ziel: string): string | undefined {
  const ohneFrage = ziel.split("?")[0] ?? ziel;
  if (ohneFrage.startsWith(".")) {
    const datei = posix.join(ordnerVon(pfad), ohneFrage);
    // The router writes the types of a route (`+types`) where no repository holds them.
    return /^web\/build\/|\/\+types\//.test(datei) ? undefined : datei;
  }
  const ordner = paketOrdner(haus, pfad);
  if (ohneFrage.startsWith("#")) {
    for (const [muster, ersatz] of Object.entries(haus.pakete.get(ordner)?.imports ?? {})) {
      const anfang = muster.replace("*", "");
      if (ohneFrage.startsWith(anfang)) {
        return posix.join(ordner, ersatz.replace("*", ohneFrage.slice(anfang.length)));
      }
    }
  }
  const paket = [...haus.pakete].find(
    ([, { name }]) => ohneFrage === name || ohneFrage.startsWith(`${name}/`),
  );
  if (paket === undefined) return undefined;
  const [ort, { name, exports }] = paket;
  // A package without `exports` has one way in.
  const eingaenge = exports ?? { ".": "./index.ts" };
  const datei = eingang(eingaenge, `.${ohneFrage.slice(name.length)}`);
  return datei === undefined ? undefined : posix.join(ort, datei);
}

/** What an entrance leads to: named as it is, or by a pattern as `./*.ts`. */
function eingang(eingaenge: Readonly<Record<string, string>>, gesucht: string): string | undefined {
  if (eingaenge[gesucht] !== undefined) return eingaenge[gesucht];
  for (const [muster, datei] of Object.entries(eingaenge)) {
    const [anfang = "", ende] = muster.split("*");
    if (ende !== undefined && gesucht.startsWith(anfang) && gesucht.endsWith(ende))
      return datei.replace("*", gesucht.slice(anfang.length, gesucht.length - ende.length));
  }
  return undefined;
}

/** Tests and what only serves them. */
export function istTest(pfad: string): boolean {
  return (
    /\.(test|e2e)\.tsx?$|\/testing(-[^/]*)?\.tsx?$/.test(pfad) ||
    /^(gegenrechnung|web\/(aufrufe|e2e))\/|\/(bench|faelle|testing)\//.test(pfad)
  );
}
