import type { Pool } from "pg";

type Spalte = {
  readonly tabelle: string;
  readonly spalte: string;
  readonly typ: string;
  readonly nullbar: boolean;
  readonly mitVorgabe: boolean;
  /** Written by the database alone. */
  readonly errechnet: boolean;
};

/** Types of the driver as `pool.server.ts` sets it up. */
const typen: Readonly<Record<string, string>> = {
  bool: "boolean",
  bytea: "Buffer",
  date: "Tag",
  float8: "number",
  int2: "number",
  int4: "number",
  int8: "number",
  jsonb: "Json",
  numeric: "string",
  text: "string",
  timestamptz: "Date",
  tsvector: "string",
  uuid: "string",
};

/** Source text of `schema.ts`: one type per table, in the order of their names. */
export async function schemaQuelltext(pool: Pool): Promise<string> {
  const { rows } = await pool.query<Spalte>(`
    select c.relname as tabelle, a.attname as spalte, t.typname as typ, not a.attnotnull as nullbar,
      a.atthasdef or a.attidentity <> '' as "mitVorgabe",
      a.attgenerated <> '' or a.attidentity = 'a' as errechnet
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    join pg_type t on t.oid = a.atttypid
    where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by c.relname collate "C", a.attnum`);
  const tabellen = Map.groupBy(rows, ({ tabelle }) => tabelle);
  const rumpf = [...tabellen]
    .map(([tabelle, spalten]) => `  ${tabelle}: {\n${spalten.map(zeile).join("")}  };\n`)
    .join("");
  return `${kopf(rumpf)}/** Tables of the migrated database, for Kysely. Written by \`npm run db:typen\`, never by hand. */
export type DB = {
${rumpf}};
`;
}

function zeile({ tabelle, spalte, typ, nullbar, mitVorgabe, errechnet }: Spalte): string {
  const liste = typ.startsWith("_");
  const einzeln = typen[liste ? typ.slice(1) : typ];
  if (!einzeln)
    throw new Error(`Für den Typ ${typ} (${tabelle}.${spalte}) ist keine Entsprechung festgelegt.`);
  const wert = `${liste ? `${einzeln}[]` : einzeln}${nullbar ? " | null" : ""}`;
  if (errechnet) return `    ${spalte}: GeneratedAlways<${wert}>;\n`;
  return `    ${spalte}: ${mitVorgabe ? `Generated<${wert}>` : wert};\n`;
}

function kopf(rumpf: string): string {
  const kysely = ["Generated", "GeneratedAlways"].filter((name) => rumpf.includes(`${name}<`));
  const zeilen = [
    ...(rumpf.includes("Tag") ? ['import type { Tag } from "@gebuehrenportal/recht";'] : []),
    ...(kysely.length > 0 ? [`import type { ${kysely.join(", ")} } from "kysely";`] : []),
  ];
  const json = /\bJson\b/.test(rumpf)
    ? "/** Content of a `jsonb` column. */\nexport type Json = null | boolean | number | string | Json[] | { [key: string]: Json };\n\n"
    : "";
  return `${zeilen.map((text) => `${text}\n`).join("")}${zeilen.length > 0 ? "\n" : ""}${json}`;
}
