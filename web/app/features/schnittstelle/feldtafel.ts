/** The part of JSON schema that the contracts of the portal use. */
export type Schema = {
  readonly type?: string;
  readonly description?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
};

/** One field of an object: what it may hold and what it means. */
export type Feldzeile = {
  readonly name: string;
  readonly art: string;
  readonly pflicht: boolean;
  readonly text: string;
  /** Paths of the tables that describe the objects inside. */
  readonly tafeln: readonly string[];
};

/** The fields of one object, named by its path: `angelegenheiten[].positionen[]`; the outermost has the path „“. */
export type Feldtafel = { readonly pfad: string; readonly felder: readonly Feldzeile[] };

/** One table for each kind of object in a schema, outer ones first; equal objects share the table of the first. */
export function feldtafeln(schema: Schema): readonly Feldtafel[] {
  const tafeln: { pfad: string; felder: readonly Feldzeile[] }[] = [];
  const bekannt = new Map<string, string>();

  function aufnehmen({ pfad: gewuenscht, schema: objekt }: Fund): string {
    const gestalt = JSON.stringify(objekt);
    const vorhanden = bekannt.get(gestalt);
    if (vorhanden !== undefined) return vorhanden;
    // Two forms of an answer may hold different objects under one name.
    const gleichnamig = tafeln.filter(({ pfad }) => pfad.replace(/ \(\d+\)$/, "") === gewuenscht).length;
    const pfad = gleichnamig === 0 ? gewuenscht : `${gewuenscht} (${gleichnamig + 1})`;
    bekannt.set(gestalt, pfad);
    const tafel = { pfad, felder: [] as readonly Feldzeile[] };
    tafeln.push(tafel);
    tafel.felder = Object.entries(objekt.properties ?? {}).map(([name, feld]) => ({
      name,
      art: art(feld),
      pflicht: objekt.required?.includes(name) ?? false,
      text: feld.description ?? feld.items?.description ?? "",
      tafeln: objekteIn(feld, unterpfad(pfad, name)).map(aufnehmen),
    }));
    return pfad;
  }

  for (const fund of objekteIn(schema, "")) aufnehmen(fund);
  return tafeln;
}

type Fund = { readonly pfad: string; readonly schema: Schema };

/** The objects a value may be, looked for through lists and alternatives. */
function objekteIn(schema: Schema, pfad: string): readonly Fund[] {
  if (schema.properties) return [{ pfad, schema }];
  if (schema.items) return objekteIn(schema.items, `${pfad}[]`);
  const funde = formen(schema).flatMap((form) => objekteIn(form, pfad));
  if (funde.length < 2) return funde;
  const namen = funde.map((fund) => formname(fund.schema));
  return funde.map((fund, index) => {
    const gleiche = namen.filter((name) => name === namen[index]).length > 1;
    return {
      ...fund,
      pfad: [pfad, namen[index], gleiche ? `(Form ${index + 1})` : ""].filter(Boolean).join(" "),
    };
  });
}

const formen = ({ anyOf, oneOf }: Schema): readonly Schema[] => anyOf ?? oneOf ?? [];

/** What tells one alternative from the others: the field with a fixed value, or else its first field. */
function formname({ properties = {} }: Schema): string {
  const felder = Object.entries(properties);
  const fest = felder.find(([, feld]) => feld.const !== undefined);
  return fest ? `mit ${fest[0]}: ${JSON.stringify(fest[1].const)}` : `mit ${felder[0]?.[0] ?? "nichts"}`;
}

const unterpfad = (pfad: string, name: string): string => {
  const stamm = pfad.replace(/ ?(mit |\().*$/, "");
  return stamm === "" ? name : `${stamm}.${name}`;
};

/** What a value may be, in words: „ganze Zahl, 1 bis 100“, „Liste, höchstens 50: Objekt“. */
export function art(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((wert) => JSON.stringify(wert)).join(" oder ");
  const alternativen = formen(schema);
  if (alternativen.length > 0) return [...new Set(alternativen.map(art))].join(" oder ");
  switch (schema.type) {
    case "string":
      if (schema.format === "date") return "Tag JJJJ-MM-TT";
      return `Text${schema.maxLength ? `, höchstens ${schema.maxLength} Zeichen` : ""}`;
    case "integer":
      return `ganze Zahl${spanne(schema.minimum, schema.maximum)}`;
    case "number":
      return `Zahl${spanne(schema.minimum, schema.maximum)}`;
    case "boolean":
      return "true oder false";
    case "array":
      return `Liste${spanne(schema.minItems, schema.maxItems)}: ${schema.items ? art(schema.items) : "beliebig"}`;
    case "null":
      return "null";
    default:
      return "Objekt";
  }
}

/** Bounds as the reader needs them; the ends of exact integers are none. */
function spanne(von: number | undefined, bis: number | undefined): string {
  const unten = von === undefined || Math.abs(von) === Number.MAX_SAFE_INTEGER ? undefined : deutsch(von);
  const oben = bis === undefined || Math.abs(bis) === Number.MAX_SAFE_INTEGER ? undefined : deutsch(bis);
  if (unten !== undefined && oben !== undefined) return `, ${unten} bis ${oben}`;
  if (unten !== undefined) return `, mindestens ${unten}`;
  return oben === undefined ? "" : `, höchstens ${oben}`;
}

const deutsch = (zahl: number): string => zahl.toLocaleString("de-DE");
