/**
 * Walks a contract's JSON schema and asks of each field whether it counts: whether some sensible value of it changes the answer
 * or is refused by name. Used by `angaben.test.ts` over all calls of the calculators.
 */
export type Schema = {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};

/** What a call answers: its answer, or the fields of a refusal. */
export type Antwort =
  | { readonly art: "antwort"; readonly text: string }
  | { readonly art: "abgelehnt"; readonly felder: readonly string[] };
export type Rufen = (eingabe: unknown) => Promise<Antwort>;

/** A field that counted nowhere: `positionen[].angaben.stunden`. */
export type Befund = { readonly pfad: string; readonly wirkt: boolean };

export type Stelle = readonly (string | number)[];

/** Every field of the schema, as this input has it or could have it, with whether it counts there. */
export async function angabenprobe(schema: Schema, basis: unknown, rufen: Rufen): Promise<readonly Befund[]> {
  const grund = await rufen(basis);
  const befunde: Befund[] = [];
  for (const { stelle, schema: feld } of felder(schema, basis, [])) {
    const wirkt = await zaehlt(basis, stelle, feld, grund, rufen);
    befunde.push({ pfad: pfadtext(stelle), wirkt });
  }
  return befunde;
}

/**
 * This input in every mode: for each choice the schema offers (enumeration, yes or no, form of an object) the input with each
 * value of it. Fields that one mode reads and another passes over show only so.
 */
export function* modi(
  schema: Schema,
  basis: unknown,
): Generator<{ readonly modus: string; readonly basis: unknown }> {
  for (const { stelle, schema: feld } of felder(schema, basis, [])) {
    const werte = wahlwerte(feld);
    for (const wert of werte) {
      if (JSON.stringify(wert) === JSON.stringify(wertAn(basis, stelle))) continue;
      yield { modus: `${pfadtext(stelle)}=${JSON.stringify(wert)}`, basis: mitWert(basis, stelle, wert) };
    }
  }
}

/** Few choices are modes; many (courts, numbers) are values. */
const hoechstensWahl = 12;

function wahlwerte(feld: Schema): readonly unknown[] {
  if (feld.type === "boolean") return [true, false];
  if (feld.enum) return feld.enum.length <= hoechstensWahl ? feld.enum : [];
  return [];
}

/** An answer that is a result, neither a refusal nor a reason why there is none. */
export const istErgebnis = (antwort: Antwort): antwort is Extract<Antwort, { readonly art: "antwort" }> =>
  antwort.art === "antwort" && antwort.text.includes('"art":"ergebnis"');

/** Says nothing: off, or an object of such members. */
const istLeer = (wert: unknown): boolean =>
  wert === false ||
  (typeof wert === "object" && wert !== null && !Array.isArray(wert) && Object.values(wert).every(istLeer));

/** One accepted value changes the result, or none is accepted at all. A value that is refused says nothing of the others. */
async function zaehlt(
  basis: unknown,
  stelle: Stelle,
  feld: Schema,
  grund: Antwort,
  rufen: Rufen,
): Promise<boolean> {
  const jetzt = wertAn(basis, stelle);
  let stumm = 0;
  for (const wert of proben(feld)) {
    if (JSON.stringify(wert) === JSON.stringify(jetzt)) continue;
    const antwort = await rufen(mitWert(basis, stelle, wert));
    if (antwort.art === "abgelehnt" || (istErgebnis(grund) && !istErgebnis(antwort))) continue;
    if (grund.art !== "antwort" || antwort.text !== grund.text) return true;
    if (!istLeer(wert)) stumm += 1;
  }
  // One silent value may be the default itself, said aloud; of yes or no it is not.
  return stumm < (feld.type === "boolean" ? 1 : 2);
}

export const pfadtext = (stelle: Stelle): string =>
  stelle.reduce<string>((t, s) => (typeof s === "number" ? `${t}[]` : t === "" ? s : `${t}.${s}`), "");

/** Fields of the schema at this input, also those it lacks; of lists the first entry stands for all. */
export function felder(schema: Schema, wert: unknown, stelle: Stelle): { stelle: Stelle; schema: Schema }[] {
  const s = passende(schema, wert);
  if (s.type === "array" && s.items) {
    const liste = Array.isArray(wert) ? wert : [];
    return [
      ...(liste.length === 0 && stelle.length > 0 ? [{ stelle, schema: s }] : []),
      ...liste.slice(0, 1).flatMap((w) => felder(s.items as Schema, w, [...stelle, 0])),
    ];
  }
  if (!s.properties && typeof s.additionalProperties === "object") {
    const eintraege = Object.entries((wert ?? {}) as Record<string, unknown>);
    return eintraege.flatMap(([name, w]) => felder(s.additionalProperties as Schema, w, [...stelle, name]));
  }
  if (s.properties) {
    const objekt = (wert ?? {}) as Record<string, unknown>;
    return Object.entries(s.properties).flatMap(([name, feld]) => {
      const hier = [...stelle, name];
      const inhalt = objekt[name];
      if (feld.const !== undefined) return [];
      if (inhalt === undefined) return [{ stelle: hier, schema: feld }];
      const p = passende(feld, inhalt);
      return p.properties || p.type === "array" || p.additionalProperties
        ? felder(feld, inhalt, hier)
        : [{ stelle: hier, schema: feld }];
    });
  }
  return stelle.length > 0 && s.const === undefined ? [{ stelle, schema }] : [];
}

/** Of several forms the one this value has. */
function passende(schema: Schema, wert: unknown): Schema {
  const formen = schema.oneOf ?? schema.anyOf;
  if (!formen) return schema;
  const objekt = (typeof wert === "object" && wert !== null ? wert : {}) as Record<string, unknown>;
  const treffer = formen.find((f) => {
    const feste = Object.entries(f.properties ?? {}).filter(([, p]) => p.const !== undefined);
    return feste.length > 0 && feste.every(([name, p]) => objekt[name] === p.const);
  });
  return treffer ?? formen.find((f) => typeof wert === f.type) ?? formen[0] ?? schema;
}

const tage = [
  "2013-09-02",
  "2019-03-01",
  "2022-07-01",
  "2025-05-31",
  "2025-06-02",
  "2026-03-20",
  "2026-05-21",
  "2026-12-31",
];
const zahlen = [0, 0.5, 1, 2, 3, 5, 12, 50, 99, 500, 1_234, 50_000, 900_000, 1_234_567, 30_000_000];
const worte = [
  "x",
  "1",
  "2",
  "BY",
  "1210",
  "2027",
  "5000000",
  "14:30",
  "3104",
  "3111",
  "pfaendung",
  "2026-05-21",
  "bayern",
];

/** Sensible values of a field; of an object each of its forms with what it needs at least, and with one thing more. */
function proben(schema: Schema): readonly unknown[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return schema.enum;
  const formen = schema.oneOf ?? schema.anyOf;
  if (formen) return formen.flatMap(proben);
  switch (schema.type) {
    case "boolean":
      return [true, false];
    case "integer":
    case "number":
      return zahlen.filter(
        (z) =>
          z >= (schema.minimum ?? 0) &&
          z <= (schema.maximum ?? Number.MAX_SAFE_INTEGER) &&
          (schema.type === "number" || Number.isInteger(z)),
      );
    case "string":
      return schema.format === "date"
        ? tage
        : worte.filter((w) => !schema.pattern || new RegExp(schema.pattern).test(w));
    case "array":
      return schema.items ? proben(schema.items).map((p) => [p]) : [[]];
    case "object":
      return objekte(schema);
    default:
      return worte;
  }
}

function objekte({ properties = {}, required = [] }: Schema): readonly unknown[] {
  const noetig = Object.fromEntries(required.map((name) => [name, proben(properties[name] ?? {})[0]]));
  const mehr = Object.entries(properties)
    .filter(
      ([name, p]) =>
        p.type !== "object" && p.type !== "array" && !(required.includes(name) && p.const !== undefined),
    )
    .flatMap(([name, p]) =>
      proben(p)
        .slice(0, 4)
        .map((wert) => ({ ...noetig, [name]: wert })),
    );
  return [noetig, ...mehr];
}

const wertAn = (wert: unknown, stelle: Stelle): unknown =>
  stelle.reduce<unknown>((w, s) => (w as Record<string | number, unknown> | undefined)?.[s], wert);

export function mitWert(wert: unknown, [erste, ...rest]: Stelle, neu: unknown): unknown {
  if (erste === undefined) return neu;
  if (typeof erste === "number")
    return (wert as unknown[]).map((w, i) => (i === erste ? mitWert(w, rest, neu) : w));
  const objekt = (wert ?? {}) as Record<string, unknown>;
  return { ...objekt, [erste]: mitWert(objekt[erste], rest, neu) };
}
