import { type Haus, istKnoten, knoten, type Verstoss } from "../haus.ts";
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

/** Words that `docs/woerter.md` explains though no code has them any more. */
export function woerterlistePruefen(haus: Haus): Verstoss[] {
  const pfad = "docs/woerter.md";
  const zeilen = (haus.texte.get(pfad) ?? "").split("\n");
  const woerter = zeilen.flatMap((zeile) =>
    [...(/^\|([^|]*)\|/.exec(zeile)?.[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, wort = ""]) => wort),
  );
  const benutzt = (wort: string) => {
    const muster = new RegExp(wort, "i");
    return [...haus.quellen.values()].some(
      ({ pfad: datei, text }) => muster.test(datei) || muster.test(text),
    );
  };
  return woerter
    .filter((wort) => !benutzt(wort))
    .map((wort) => ({ regel: "woerterliste", pfad, was: `${wort} kommt im Code nicht vor` }));
}

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
