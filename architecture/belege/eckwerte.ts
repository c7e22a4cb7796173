import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { wurzel } from "../../scripts/lib/bootstrap.mjs";
import type { Beleg } from "../pruefungen/belege.ts";
import { alleReihen, reihenname } from "./reihen.ts";

/** One line of `packages/<p>/faelle/eckwerte.json`, typed from the source it names. */
export type Eckwert = {
  readonly norm: string;
  /** Only where two series of a package name the same norm. */
  readonly titel?: string;
  readonly am: string;
  readonly wert: unknown;
  readonly quelle: string;
};

/** The typed edges of all packages. */
export const eckwerte: readonly Beleg[] = readdirSync(join(wurzel, "packages")).flatMap((paket) => {
  const datei = join(wurzel, "packages", paket, "faelle", "eckwerte.json");
  if (!existsSync(datei)) return [];
  const zeilen: readonly Eckwert[] = JSON.parse(readFileSync(datei, "utf8"));
  return zeilen.map((zeile) => belegAus(paket, zeile));
});

/** A typed edge as evidence; without a title it means the only series of its norm. */
export function belegAus(paket: string, { norm, titel, am, wert, quelle }: Eckwert): Beleg {
  const vorn = `${reihenname(paket, norm)} · `;
  const passende = alleReihen.filter(({ name }) => name.startsWith(vorn) || `${name} · ` === vorn);
  const name = titel === undefined && passende.length === 1 ? passende[0]?.name : undefined;
  return { name: name ?? reihenname(paket, norm, titel), am, herkunft: quelle, wert };
}
