// What a JSON column holds was perhaps written by an older version: a store reads it through a schema.
import { join } from "node:path";
import { expect, test } from "vitest";
import { hausAus, hausLesen } from "./haus.ts";
import { gespeichertesPruefen, jsonspalten } from "./pruefungen/gespeichertes.ts";

const haus = hausLesen(join(import.meta.dirname, ".."));
const schemadatei = "web/app/platform/db/schema.ts";
const pfad = "web/app/features/kostennote/ausstellung/kostennote-store.server.ts";
const schema = `export type DB = {
  fristfeed: {
    inhalt: string;
  };
  kostennote: {
    beleg: Json;
    ust_id_nachweis: Json | null;
    nummer: string;
  };
};
`;

const gefunden = (text: string, datei = pfad) =>
  gespeichertesPruefen(
    hausAus(
      new Map([
        [schemadatei, schema],
        [datei, text],
      ]),
    ),
  );

test("Stores lesen gespeichertes JSON durch ein Schema", () => {
  expect(gespeichertesPruefen(haus).map(({ pfad, was }) => `${pfad}: ${was}`)).toEqual([]);
});

test("Jede JSON-Spalte der Datenbank ist bekannt", () => {
  const text = haus.texte.get(schemadatei) ?? "";
  const spalten = [...jsonspalten(text).values()].flat();
  expect(spalten).toHaveLength(text.match(/^ {4}\w+: .*\bJson\b/gm)?.length ?? 0);
  expect(spalten).toContain("beleg");
});

test.each([
  ["ein doppelter Cast", 'db.selectFrom("kostennote"); export const b = z.nummer as unknown as Beleg;'],
  ["ein einfacher Cast", 'db.selectFrom("kostennote"); export const b = z.beleg as Beleg;'],
  ["ein Cast hinter einem Kürzel der Tabelle", 'db.selectFrom("kostennote as k"); f(z.beleg as Beleg);'],
  ["ein Cast nach dem Auspacken", 'db.selectFrom("kostennote"); const { beleg } = z; f(beleg as Beleg);'],
  ["ein Cast einer umbenannten Spalte", 'db.selectFrom("kostennote"); f(z.ustIdNachweis as Nachweis);'],
  ["ein Schema, das wirft", 'db.selectFrom("kostennote"); f(belegschema.parse(z.beleg));'],
  ["ein Typ für einen Teil von JSON", "f(sql<readonly Schritt[]>`beleg->'schritte'`);"],
  [
    "ein Typ für eine ganze Spalte",
    "sql<Kopf & { readonly beleg: Beleg }>`select k.nummer, k.beleg from kostennote k`;",
  ],
  [
    "ein benannter Typ für eine ganze Spalte",
    "type Zeile = { readonly beleg: Beleg | null }; type Ganz = Zeile & { nummer: string }; sql<Ganz>`select k.beleg from kostennote k`;",
  ],
  [
    "ein Helfer im Store",
    'const ausJson = (wert: Json | null): Beleg => (wert as Beleg); db.selectFrom("kostennote");',
  ],
  ["Object", 'db.selectFrom("kostennote"); const { absender } = Object(z.beleg);'],
])("Es fällt auf: %s", (_was, text) => {
  expect(gefunden(text).map((verstoss) => verstoss.pfad)).toEqual([pfad]);
});

test.each([
  ["gelesen", 'db.selectFrom("kostennote"); f(gelesen(belegschema, z.beleg, "Die Kostennote"));', pfad],
  ["eine Spalte, die kein JSON ist", 'db.selectFrom("fristfeed"); f(z.inhalt as Inhalt);', pfad],
  ["ein Text aus JSON", "sql<string>`beleg->>'art'`;", pfad],
  ["ein Text aus einem Teil von JSON", "sql<string>`beleg->'kunde'->>'land'`;", pfad],
  ["ein Vergleich eines Teils", "sql<boolean>`beleg->'zu' @> '[1]'::jsonb`;", pfad],
  ["ein Teil, der noch zu lesen ist", "sql<Json | null>`beleg->'schritte'`;", pfad],
  ["eine Spalte, die noch zu lesen ist", "sql<{ beleg: Json }>`select beleg from kostennote`;", pfad],
  [
    "ein Text aus einer Spalte",
    "sql<{ beleg: string }>`select beleg->>'art' as beleg from kostennote`;",
    pfad,
  ],
  [
    "ein benannter Typ, der sie noch liest",
    "type Ganz = { readonly beleg: Json | null }; sql<Ganz>`select k.beleg from kostennote k`;",
    pfad,
  ],
  ["ein Helfer, der prüft", "const f = (wert: unknown) => gelesen(schema, wert, 'x');", pfad],
  ["ein Cast außerhalb der Stores", 'db.selectFrom("kostennote"); f(z.beleg as Beleg);', "web/app/ui/a.ts"],
])("Es bleibt erlaubt: %s", (_was, text, datei) => {
  expect(gefunden(text, datei)).toEqual([]);
});

test("Es fällt auf: ein Helfer, den der Store holt und der glaubt, was er bekommt", () => {
  const helfer = "web/app/features/kostennote/ausstellung/beleg.ts";
  const texte = [
    [schemadatei, schema],
    [pfad, 'import { ausJson } from "./beleg.ts"; export const f = (z: Zeile) => ausJson(z.beleg);'],
    [helfer, "export function ausJson(wert: unknown): Beleg { const b = wert as Beleg; return b; }"],
  ] as const;
  expect(gespeichertesPruefen(hausAus(new Map(texte)))).toEqual([
    { regel: "gespeichertes", pfad, was: "ausJson glaubt, was es bekommt" },
  ]);
  const anderer = texte.map(
    ([datei, text]) => [datei, text.replace("import { ausJson }", "import { andere }")] as const,
  );
  expect(gespeichertesPruefen(hausAus(new Map(anderer)))).toEqual([]);
});
