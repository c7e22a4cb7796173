import { alsFragment } from "../../formular/fragment.ts";
import { werteAusQuery } from "../../formular/query.ts";
import { alsFragment as alsRvgFragment } from "../../rvg/formular/fragment.ts";
import { formularAusQuery } from "../../rvg/formular/query.ts";
import { geprueft } from "../../testing-ordner.ts";

/** A saved state of a calculator: address of its page, and the same as the text that is stored and linked. */
export type Permalink = {
  readonly rechner: string;
  readonly query: string;
  readonly stand: string;
  readonly name: string;
  /** An amount of the result that is published or required, as the reader sees it. */
  readonly gesamt?: string;
  /** A day of the result that the requirements or a case in `faelle/` name, as the reader sees it. */
  readonly tag?: string;
};

/**
 * States that every form of a result is made from: page, PDF, Word, Excel, CSV, JSON and call; each calculator brings its
 * own. The amounts are those that the requirements name for the calculators, printed rows of the annexes (BGBl. 2025 I
 * Nr. 109), the garnishment tables (BGBl. 2025 I Nr. 110, 2026 I Nr. 80), the cases in `faelle/` of the packages, or
 * worked out in the comment.
 */
export const permalinks: readonly Permalink[] = geprueft.flatMap(({ pfad, formular, staende = [] }) =>
  staende.map((stand) => {
    const query = new URLSearchParams(stand.query);
    return {
      ...stand,
      rechner: pfad,
      name: `${pfad}?${stand.query}`,
      stand: formular
        ? alsFragment(werteAusQuery(formular, query))
        : alsRvgFragment(formularAusQuery(query).formular),
    };
  }),
);
