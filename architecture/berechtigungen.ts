import { readFileSync } from "node:fs";
import { join } from "node:path";
import { apiRoutes } from "../web/app/api.ts";
import { pages } from "../web/app/routes.ts";

/** The kinds of accounts, in the order of the columns. */
export const kontoarten = ["AN", "FR", "BA", "PR", "TA", "TM", "AU", "GA", "MO", "AD"] as const;
export type Kontoart = (typeof kontoarten)[number];

/** One line of the tables in `docs/berechtigungen.md`. */
export type Zeile = {
  readonly id: string;
  /** Pages as path patterns, calls as `METHOD /path`; none where the line only speaks of another one. */
  readonly ziele: readonly string[];
  /** What follows the addresses: the case this line is about. */
  readonly zusatz: string;
  readonly zellen: Readonly<Record<Kontoart, string>>;
  /** Day since which it holds; undefined: not yet. */
  readonly seit: string | undefined;
};

/** A line on foreign objects. */
export type Fremdzeile = { readonly id: string; readonly seit: string | undefined };

/** What a line means that speaks of all calculators: a new one is no line of its own. */
const gemeint: Readonly<Record<string, readonly string[]>> = {
  "jeder Rechner": pages
    .filter(({ file }) => /^features\/rechner\/[^/]+\/page\.tsx$/.test(file))
    .map(({ path }) => path),
  "jeder Aufruf eines Rechners": apiRoutes
    .filter(({ path, cors }) => cors && path.startsWith("/api/rechner/"))
    .map(({ method, path }) => `${method} ${path}`),
};

const werte = /^(✓|eigene|öffentlich|Hinweis|Tarif|anmelden|–|40[1349])$/;

/**
 * Reads the tables.
 *
 * @throws Error a line has not as many cells as its table, a value nobody knows, or an identifier twice
 */
export function berechtigungenLesen(wurzel: string): { zeilen: Zeile[]; fremdes: Fremdzeile[] } {
  const text = readFileSync(join(wurzel, "docs/berechtigungen.md"), "utf8");
  const reihen = text
    .split("\n")
    .filter((reihe) => /^\| (PERM|PAGE|IDOR)-/.test(reihe))
    .map((reihe) =>
      reihe
        .slice(1, -1)
        .split("|")
        .map((zelle) => zelle.trim()),
    );
  const doppelt = reihen.map(([id]) => id).filter((id, i, alle) => alle.indexOf(id) !== i);
  if (doppelt.length > 0) throw new Error(`Kennung doppelt vergeben: ${doppelt.join(", ")}`);
  return {
    zeilen: reihen.filter(([id]) => !id?.startsWith("IDOR-")).map(zeileAus),
    fremdes: reihen
      .filter(([id]) => id?.startsWith("IDOR-"))
      .map((zellen) => ({ id: zellen[0] ?? "", seit: seitAus(zellen.at(-1)) })),
  };
}

function zeileAus(zellen: readonly string[]): Zeile {
  const [id = "", was = "", ...rest] = zellen;
  if (rest.length !== kontoarten.length + 1) throw new Error(`${id} hat ${rest.length} statt 11 Zellen.`);
  const alle = gemeint[was];
  const ziele = alle ?? [...was.matchAll(/`((?:[A-Z]+ )?\/[^`?]*)[^`]*`/g)].map(([, ziel = ""]) => ziel);
  const eintraege = kontoarten.map((art, i) => [art, rest[i] ?? ""] as const);
  for (const [art, wert] of eintraege)
    if (!werte.test(wert)) throw new Error(`${id} hat für ${art} den unbekannten Wert „${wert}“.`);
  return {
    id,
    ziele,
    zusatz: alle ? "" : was.replace(/^(`[^`]*`(, )?)+/, "").trim(),
    zellen: Object.fromEntries(eintraege) as Record<Kontoart, string>,
    seit: seitAus(rest.at(-1)),
  };
}

function seitAus(text: string | undefined): string | undefined {
  if (text === "offen") return undefined;
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text)) throw new Error(`Kein Tag und nicht „offen“: ${text}`);
  return text;
}
