import { ApiFehler, type Fehlerkoerper } from "#platform/fehler/api-fehler.ts";
import type { Aufruf } from "#platform/http/api-route.ts";
import { ausfuehren } from "#platform/http/ausfuehren.server.ts";
import { kurzfassung } from "./mcp-text.ts";
import { namenImPfad, type Werkzeug } from "./mcp-werkzeuge.ts";

/** Who calls a tool, and when. */
export type Rufender = Pick<Aufruf, "sitzung" | "client" | "raten" | "request" | "heute" | "beitraege">;

/** Answer of a tool: a short text, and the JSON of the call both as data and, for clients that read no data, as text. */
export type Werkzeugantwort = {
  readonly content: { readonly type: "text"; readonly text: string }[];
  readonly structuredContent: Record<string, unknown>;
  readonly isError?: true;
};

/**
 * Runs the call behind a tool: its contract, its guard and tier check, its handler. A refusal is an answer with
 * `isError`, so that the model reads code and field and can mend its input.
 *
 * @throws what is neither a result nor a refusal: a bug
 */
export async function werkzeugRufen(
  { route, betraege }: Werkzeug,
  argumente: Readonly<Record<string, unknown>>,
  rufender: Rufender,
): Promise<Werkzeugantwort> {
  const imPfad = namenImPfad(route);
  const params = Object.fromEntries(imPfad.map((name) => [name, String(argumente[name] ?? "")]));
  const angaben = Object.fromEntries(Object.entries(argumente).filter(([name]) => !imPfad.includes(name)));
  try {
    const ergebnis = await ausfuehren(route, {
      ...rufender,
      // Where a message comes from is asked once, and once is it counted and has it waited: at its own call.
      fremd: false,
      zaehlung: "schon-gezaehlt",
      params,
      query: () => alsTexte(angaben),
      body: () => angaben,
    });
    return antwort(ergebnis, (wert) => kurzfassung(wert, betraege));
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    return { ...antwort(fehler.koerper, ablehnung), isError: true };
  }
}

/** JSON as text and as data, of one and the same writing. */
export function antwort<T>(wert: T, text: (wert: T) => string): Werkzeugantwort {
  const json = JSON.stringify(wert);
  return {
    content: [
      { type: "text", text: text(wert) },
      { type: "text", text: json },
    ],
    structuredContent: JSON.parse(json),
  };
}

/** A query string knows texts only; a model that has read „Betrag“ may well send a number. */
function alsTexte(argumente: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const text = (wert: unknown) =>
    typeof wert === "number" || typeof wert === "boolean" ? String(wert) : wert;
  return Object.fromEntries(
    Object.entries(argumente).map(([name, wert]) => [
      name,
      Array.isArray(wert) ? wert.map(text) : text(wert),
    ]),
  );
}

function ablehnung({ error, code, field, errors }: Fehlerkoerper): string {
  const alle = errors ?? [{ error, code, field }];
  return alle
    .map((fehler) => {
      const ort = [fehler.field && `Feld ${fehler.field}`, fehler.code && `Code ${fehler.code}`];
      const zusatz = ort.filter(Boolean).join(", ");
      return zusatz ? `${fehler.error} (${zusatz})` : fehler.error;
    })
    .join("\n");
}
