import { alsTag, type Cent, type Tag } from "@gebuehrenportal/recht";
import { z } from "zod";
import { ApiFehler } from "../fehler/api-fehler.ts";

/** Something stored that does not have the shape it should have. Names what it is, never what stands in it. */
export class Unlesbar extends ApiFehler {
  /** What kind of thing does not fit, for the log: neither contents nor names of fields, which may be somebody's. */
  readonly gruende: readonly string[];

  /** @param was what it is, with its article: „Der Entwurf der Kostennote“ */
  constructor(was: string, gruende: readonly string[] = []) {
    super(409, {
      code: "unlesbar",
      error: `${was} ist in einer Form gespeichert, die das Portal nicht lesen kann. Es wurde nichts geändert. Bitte melden Sie es uns; wir stellen den Inhalt wieder her.`,
    });
    this.gruende = gruende;
  }
}

/**
 * A value of a JSON column, as its schema takes it: what an older version or somebody else wrote is never believed.
 *
 * @param was what it is, with its article, for the reader: „Der Entwurf der Kostennote“
 * @throws {Unlesbar} where it does not fit
 */
export function gelesen<T>(schema: z.ZodType<T>, wert: unknown, was: string): T {
  const ergebnis = schema.safeParse(wert);
  if (ergebnis.success) return ergebnis.data;
  throw new Unlesbar(was, [...new Set(ergebnis.error.issues.map(({ code }) => code))]);
}

/** A value of a JSON column in a row of a list: `undefined` where its schema does not take it; the others stay. */
export function lesbar<T>(schema: z.ZodType<T>, wert: unknown): T | undefined {
  const ergebnis = schema.safeParse(wert);
  return ergebnis.success ? ergebnis.data : undefined;
}

/** For `catch`, where the rest stands without what cannot be read: `undefined` for that, any other error goes on. */
export function ohneLesbares(fehler: unknown): undefined {
  if (!(fehler instanceof Unlesbar)) throw fehler;
  return undefined;
}

/** A calendar day as it is stored, `2026-11-02`. */
export const gespeicherterTag: z.ZodType<Tag> = z.custom<Tag>(
  (wert) => typeof wert === "string" && alsTag(wert) !== undefined,
);

/** An amount as it is stored, in whole cents. */
export const gespeicherteCent: z.ZodType<Cent> = z.custom<Cent>((wert) => Number.isSafeInteger(wert));
