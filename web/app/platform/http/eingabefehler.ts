import type { z } from "zod";
import { ApiFehler, type Feldfehler } from "../fehler/api-fehler.ts";

type Roh = z.core.$ZodRawIssue;
type Texte = Readonly<Record<string, string>>;

/** A body of nothing but faults must not come back many times as long. */
const hoechstensFehler = 100;

/**
 * Reads an input with its schema.
 *
 * @param texte sentences for the codes of own refinements (`params: { code }`)
 * @throws {ApiFehler} 400 with the first fault on top and, if there are several, up to a hundred of them in `errors`; or
 *   a text with a null byte
 */
export function eingabe<S extends z.ZodType>(schema: S, wert: unknown, texte: Texte = {}): z.output<S> {
  if (mitNullzeichen(wert)) throw nullzeichen();
  const gelesen = schema.safeParse(wert, { error: (issue) => satz(issue, texte), reportInput: true });
  if (gelesen.success) return gelesen.data;
  const errors = feldfehler(gelesen.error).slice(0, hoechstensFehler);
  throw new ApiFehler(400, { ...errors[0], ...(errors.length > 1 ? { errors } : {}) });
}

/** PostgreSQL keeps no null bytes in texts; refused here, they never become a failure somewhere inside. */
export function nullzeichen(): ApiFehler {
  return new ApiFehler(400, { code: "nullzeichen", error: "Ein Text enthält ein Nullzeichen." });
}

/** Query strings and forms: texts, or lists of them. What JSON nests deeper is refused when it is read. */
function mitNullzeichen(wert: unknown): boolean {
  if (typeof wert !== "object" || wert === null) return false;
  return Object.entries(wert)
    .flat(2)
    .some((text) => typeof text === "string" && text.includes("\0"));
}

/** The faults of an input as fields, stable codes and German sentences, in the order of the schema. */
export function feldfehler(error: z.ZodError): Feldfehler[] {
  return error.issues.flatMap((issue) => einzeln(issue, []));
}

/** `["angelegenheiten", 0, "satz"]` → `angelegenheiten[0].satz`. */
export function feldpfad(teile: readonly PropertyKey[]): string {
  return teile.reduce<string>((pfad, teil) => {
    if (typeof teil === "number") return `${pfad}[${teil}]`;
    return pfad === "" ? String(teil) : `${pfad}.${String(teil)}`;
  }, "");
}

function einzeln(issue: z.core.$ZodIssue, davor: readonly PropertyKey[]): Feldfehler[] {
  const pfad = [...davor, ...issue.path];
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      field: feldpfad([...pfad, key]),
      code: code(issue),
      error: issue.message,
    }));
  }
  // The name itself was refused: by the rule for names, which has a code of its own.
  if (issue.code === "invalid_key" && issue.issues.length > 0)
    return issue.issues.flatMap((innen) => einzeln(innen, pfad));
  if (issue.code === "invalid_union") {
    // The branch that came furthest is the one that was meant.
    const tiefe = (zweig: readonly z.core.$ZodIssue[]) => Math.max(0, ...zweig.map((i) => i.path.length));
    const gemeint = issue.errors.toSorted((a, b) => tiefe(b) - tiefe(a))[0];
    if (gemeint && tiefe(gemeint) > 0) return gemeint.flatMap((innen) => einzeln(innen, pfad));
  }
  return [{ field: feldpfad(pfad), code: code(issue), error: issue.message }];
}

function code(issue: Roh | z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "fehlt" : "falscher-typ";
    case "too_small":
      return "zu-klein";
    case "too_big":
      return "zu-gross";
    case "invalid_value":
      return issue.input === undefined ? "fehlt" : "unbekannter-wert";
    case "invalid_format":
      return "falsches-format";
    case "unrecognized_keys":
      return "unbekanntes-feld";
    case "invalid_union":
      if (!auswahl(issue)) return "ungueltig";
      return gewaehlt(issue) === undefined ? "fehlt" : "unbekannter-wert";
    case "custom":
      return typeof issue.params?.code === "string" ? issue.params.code : "ungueltig";
    default:
      return "ungueltig";
  }
}

/** A union chosen by the value of one field: the values it knows, unless the fault lies within a chosen branch. */
function auswahl(issue: Roh | z.core.$ZodIssue): readonly string[] | undefined {
  const { options } = issue as { readonly options?: readonly unknown[] };
  return options?.map(String);
}

/** What the field held that chooses. */
function gewaehlt(issue: Roh | z.core.$ZodIssue): unknown {
  const { discriminator, input } = issue as { readonly discriminator?: string; readonly input?: unknown };
  return discriminator && typeof input === "object" && input !== null
    ? (input as Record<string, unknown>)[discriminator]
    : undefined;
}

const typen: Texte = {
  string: "ein Text",
  number: "eine Zahl",
  int: "eine ganze Zahl",
  boolean: "true oder false",
  array: "eine Liste",
  object: "ein Objekt",
};

/** „ist mindestens 1 Eintrag“, „sind höchstens 1.000.000 Zeichen“. */
function grenze(wie: string, anzahl: number, origin: string): string {
  const einer = anzahl === 1;
  const was = origin === "array" ? (einer ? "Eintrag" : "Einträge") : "Zeichen";
  return `${einer ? "ist" : "sind"} ${wie} ${deutsch(anzahl)} ${was}`;
}

function satz(issue: Roh, texte: Texte): string {
  const eigener = texte[code(issue)];
  if (eigener) return eigener;
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return "Diese Angabe fehlt.";
      return `Erwartet wird ${typen[issue.expected] ?? "eine andere Angabe"}.`;
    case "too_small":
      return issue.origin === "number" || issue.origin === "int"
        ? `Der Wert muss mindestens ${deutsch(issue.minimum)} betragen.`
        : `Erforderlich ${grenze("mindestens", Number(issue.minimum), issue.origin)}.`;
    case "too_big":
      return issue.origin === "number" || issue.origin === "int"
        ? `Der Wert darf höchstens ${deutsch(issue.maximum)} betragen.`
        : `Erlaubt ${grenze("höchstens", Number(issue.maximum), issue.origin)}.`;
    case "invalid_value":
      if (issue.input === undefined) return "Diese Angabe fehlt.";
      return `Erlaubt ist ${issue.values.map(String).join(", ")}.`;
    case "invalid_union": {
      const werte = auswahl(issue);
      if (!werte) return "Diese Angabe ist ungültig.";
      return gewaehlt(issue) === undefined ? "Diese Angabe fehlt." : `Erlaubt ist ${werte.join(", ")}.`;
    }
    case "invalid_format":
      return "Die Angabe hat nicht die erwartete Form.";
    case "unrecognized_keys":
      return "Dieses Feld gibt es nicht.";
    default:
      return "Diese Angabe ist ungültig.";
  }
}

function deutsch(zahl: number | bigint): string {
  return zahl.toLocaleString("de-DE");
}
