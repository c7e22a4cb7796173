import { type RawBuilder, sql } from "kysely";
import type { Suchangaben } from "./suchangaben.ts";

/** The column `suchvektor`: German stems, the title weighing most. */
export function suchvektorSql({ gewichtet }: Pick<Suchangaben, "gewichtet">): RawBuilder<string> {
  const { A, B, C, D } = gewichtet;
  return sql<string>`(setweight(to_tsvector('german', ${A}), 'A') || setweight(to_tsvector('german', ${B}), 'B')
    || setweight(to_tsvector('german', ${C}), 'C') || setweight(to_tsvector('german', ${D}), 'D'))`;
}
