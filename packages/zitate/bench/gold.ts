import { readdirSync, readFileSync } from "node:fs";

/** A norm as the gold set expects it; steps it does not name are not there. */
export type Erwartung = {
  readonly abbr: string;
  readonly einheit: string;
  readonly nr: string;
  readonly sub?: string;
  readonly stufen: Readonly<Record<string, string>>;
};

/** A sentence with what it cites. */
export type Goldsatz = {
  readonly klasse: string;
  readonly text: string;
  readonly normen: readonly Erwartung[];
};

/** Two folders: with the sentences of one the parser is tuned, with those of the other it is judged. */
export type Teil = "abstimmung" | "schluss";

/** Sentences of one part, a file per class of construction. A sentence that was read to mend the parser belongs to tuning. */
export function gold(teil: Teil): readonly Goldsatz[] {
  const ordner = new URL(`gold/${teil}/`, import.meta.url);
  return readdirSync(ordner)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, ordner), "utf8")
        .split("\n")
        .filter((zeile) => zeile !== "")
        .map((zeile) => satz(name.replace(".txt", ""), zeile)),
    );
}

function satz(klasse: string, zeile: string): Goldsatz {
  const [text, erwartet] = zeile.split(" => ");
  if (text === undefined || erwartet === undefined) throw new Error(`${klasse}: ${zeile}`);
  const normen = erwartet === "-" ? [] : erwartet.split("; ").map((norm) => erwartung(norm, zeile));
  return {
    klasse,
    text: text
      .replace(/\\u([0-9a-f]{4})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
      .replaceAll("\\n", "\n"),
    normen,
  };
}

const kuerzel: Readonly<Record<string, string>> = {
  a: "abs",
  s: "satz",
  n: "nummer",
  b: "buchstabe",
  alt: "alternative",
  hs: "halbsatz",
};

const einheiten: Readonly<Record<string, string>> = {
  "": "§",
  Art: "Art",
  Nr: "Nr",
  Anl: "Anlage",
  Anh: "Anhang",
  Vorbem: "Vorbem",
  Abschn: "Abschn",
  R: "R",
};

/** `ZPO:91 a1 s2`, `EGBGB:Art246a/1 a2`, `VV RVG:Nr3100`. */
export function erwartung(norm: string, zeile: string): Erwartung {
  const [, abbr, einheit = "", nr, sub, rest = ""] =
    /^(.+):(Art|Nr|Anl|Anh|Vorbem|Abschn|R)?([0-9IVX][0-9A-Za-z.]*)(?:\/(\w+))?((?: [a-z]+[0-9a-z.]+)*)$/.exec(
      norm,
    ) ?? [];
  if (abbr === undefined || nr === undefined) throw new Error(`„${norm}“ in: ${zeile}`);
  const stufen = rest
    .trim()
    .split(" ")
    .filter((stufe) => stufe !== "")
    .map((stufe) => {
      const [, name = "", wert = ""] = /^(alt|hs|a|s|n|b)(.+)$/.exec(stufe) ?? [];
      return [kuerzel[name], wert];
    });
  return {
    abbr,
    einheit: einheiten[einheit] ?? "§",
    nr,
    ...(sub !== undefined && { sub }),
    stufen: Object.fromEntries(stufen),
  };
}
