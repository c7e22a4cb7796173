import { aufgeloest, type Haus, istKnoten, istTest, knoten, type Verstoss } from "../haus.ts";
import { geschriebeneDateien, laengsteDatei, verboteneWorte, vorgeschriebeneNamen } from "../rules.ts";

/** Files that are too long to be read. */
export function laengePruefen(haus: Haus): Verstoss[] {
  return [...haus.texte]
    .filter(([pfad]) => /\.(ts|tsx|mjs|css|sql)$/.test(pfad))
    .map(([pfad, text]) => ({ pfad, zeilen: text.replace(/\n$/, "").split("\n").length }))
    .filter(({ pfad, zeilen }) => zeilen > laengsteDatei && !geschriebeneDateien.has(pfad))
    .map(({ pfad, zeilen }) => ({
      regel: "laenge",
      pfad,
      was: `${zeilen} Zeilen, höchstens ${laengsteDatei}`,
    }));
}

/** Files and folders that are not kebab-case in ASCII, and helps of tests that are not called `testing`. */
export function namenPruefen(haus: Haus): Verstoss[] {
  const gut = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;
  const hilfe = /(^|[-.])(test-?(hilfen?|utils?)|helpers?)([-.]|$)/;
  return [...haus.texte.keys()].flatMap((pfad) => {
    const namen = pfad.split("/");
    return [
      ...namen
        .filter((name) => !gut.test(name) && !vorgeschriebeneNamen.some((muster) => muster.test(name)))
        .map((name) => ({ regel: "namen", pfad, was: `${name} ist nicht kebab-case in ASCII` })),
      ...namen
        .filter((name) => hilfe.test(name))
        .map((name) => ({ regel: "namen", pfad, was: `${name}: was Tests hilft, heißt testing` })),
    ];
  });
}

/** Files of the portal that only tests import and that are not called `testing`; pages and entrances are named, not imported. */
export function hilfenPruefen(haus: Haus): Verstoss[] {
  const nutzer = new Map<string, boolean[]>();
  for (const { pfad, importe } of haus.quellen.values())
    for (const { ziel } of importe) {
      const datei = aufgeloest(haus, pfad, ziel);
      if (datei) nutzer.set(datei, [...(nutzer.get(datei) ?? []), istTest(pfad)]);
    }
  const benannt = [...haus.quellen.values()].filter(({ pfad }) => pfad.endsWith("/routes.ts"));
  return [...nutzer]
    .filter(([pfad, tests]) => /^web\/.+\.tsx?$/.test(pfad) && !istTest(pfad) && tests.every(Boolean))
    .filter(([pfad]) => !/\/(entry\.\w+|page)\.tsx$|\/pages\//.test(pfad))
    .filter(([pfad]) => !benannt.some(({ text }) => text.includes(`${pfad.split("/").slice(-2).join("/")}"`)))
    .map(([pfad]) => ({ regel: "namen", pfad, was: "benutzen nur Tests: heißt testing-…" }));
}

/** Literals spread into a literal: they only pack lines. What is conditional or has a name may be spread. */
export function spreizungenPruefen(haus: Haus): Verstoss[] {
  return [...haus.quellen.values()].flatMap(({ pfad, text, programm }) =>
    knoten(programm).flatMap((einer): Verstoss[] => {
      if (einer.type !== "SpreadElement" || !istKnoten(einer.argument)) return [];
      if (einer.argument.type !== "ObjectExpression" && einer.argument.type !== "ArrayExpression") return [];
      const zeile = text.slice(0, Number(einer.start)).split("\n").length;
      return [{ regel: "spreizungen", pfad, was: `Zeile ${zeile} spreizt ein Literal` }];
    }),
  );
}

/**
 * Contracts of calculators that say the fields of a request themselves (`z.strictObject`): what a call takes stands in
 * `felder.ts`, next to how the page asks for it, and `koerper` makes the schema of it.
 */
export function einmalGesagtPruefen(haus: Haus): Verstoss[] {
  return [...haus.quellen.values()]
    .filter(({ pfad }) => mitFeldern(haus, pfad) && !istTest(pfad))
    .flatMap(({ pfad, text, programm }) =>
      knoten(programm).flatMap((einer): Verstoss[] => {
        if (einer.type !== "MemberExpression" || !istKnoten(einer.object) || !istKnoten(einer.property))
          return [];
        if (einer.object.name !== "z" || einer.property.name !== "strictObject") return [];
        const zeile = text.slice(0, Number(einer.start)).split("\n").length;
        return [
          { regel: "einmal-gesagt", pfad, was: `Zeile ${zeile}: Felder einer Anfrage stehen in felder.ts` },
        ];
      }),
    );
}

/**
 * Declarations of fields that import law: the page loads them at once, and every statute behind them with it. Only the
 * kernel `recht` may be named.
 */
export function felderOhneRechtPruefen(haus: Haus): Verstoss[] {
  return [...haus.quellen.values()]
    .filter(({ pfad }) =>
      /^web\/app\/features\/rechner\/[a-z]+(\/[a-z-]+)*\/felder(\/[a-z-]+)?\.ts$/.test(pfad),
    )
    .flatMap(({ pfad, importe }) =>
      importe
        .filter(({ ziel }) => /^@gebuehrenportal\/(?!recht$)/.test(ziel))
        .map(({ ziel }) => ({ regel: "felder-ohne-recht", pfad, was: `lädt ${ziel} mit der Seite` })),
    );
}

const mitFeldern = (haus: Haus, pfad: string): boolean => {
  const ordner = /^web\/app\/features\/rechner\/[a-z]+\//.exec(pfad)?.[0];
  return ordner !== undefined && haus.quellen.has(`${ordner}felder.ts`);
};

/** Switched-off tests, checks and types: skipped tests, lint exceptions without a reason, escapes from the type checker. */
export function abschaltungenPruefen(haus: Haus): Verstoss[] {
  return [...haus.quellen.values()].flatMap(({ pfad, programm, kommentare }) => [
    ...knoten(programm).flatMap((einer): Verstoss[] => {
      if (einer.type !== "MemberExpression" || !istKnoten(einer.object) || !istKnoten(einer.property))
        return [];
      const name = String(einer.property.name);
      const laeufer = /^(test|it|describe|suite|bench)$/.test(String(einer.object.name));
      return laeufer && /^(skip|only|todo|fails)$/.test(name)
        ? [{ regel: "abschaltungen", pfad, was: `.${name} schaltet Tests ab` }]
        : [];
    }),
    ...kommentare.flatMap((kommentar): Verstoss[] => {
      const ohneGrund =
        /biome-ignore(?!\S*\s+\S+:\s*\S+\s+\S+)/.test(kommentar) && /^\s*\*?\s*biome-ignore/.test(kommentar);
      const typen = /^\s*@ts-(ignore|nocheck|expect-error)/.test(kommentar);
      return ohneGrund || typen ? [{ regel: "abschaltungen", pfad, was: kommentar.trim() }] : [];
    }),
  ]);
}

/** Words and paths that have no business in the project. */
export function wortePruefen(haus: Haus): Verstoss[] {
  return [...haus.texte].flatMap(([pfad, text]) =>
    verboteneWorte
      .filter(({ muster }) => muster.test(text))
      .map(({ muster, grund }) => ({
        regel: "worte",
        pfad,
        was: `„${muster.exec(text)?.[0].trim()}“: ${grund}`,
      })),
  );
}
