import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import type { Rechnerformular, Rechnung } from "./formular/rechnerformular.ts";
import { ausQuery, gezeigt, seite } from "./testing-seite.tsx";
import type { Rechnerseite } from "./ui/rechnerseite.tsx";

type Beanstandete = {
  readonly formular: Rechnerformular;
  readonly rechnung: Rechnung;
  /** Test id of the result, which must be missing. */
  readonly ohne: string;
  /** What the page itself adds to the frame. */
  readonly mehr?: Partial<ComponentProps<typeof Rechnerseite>>;
};

/**
 * One test for each query: its fault is told at this field (at these, joined by commas) and at no other, and the page marks
 * the field and shows no result.
 *
 * @param titel of the tests, with `%s` for query and field
 * @param faelle queries of each field, or with each query what the page must say
 */
export function beanstandet(
  titel: string,
  { formular, rechnung, ohne, mehr }: Beanstandete,
  faelle: Readonly<Record<string, readonly string[] | Readonly<Record<string, string>>>>,
): void {
  const zeilen = Object.entries(faelle).flatMap(([feld, queries]) =>
    Object.entries(queries).map(([query, meldung]): [query: string, feld: string, meldung: string] =>
      Array.isArray(queries) ? [meldung, feld, ""] : [query, feld, meldung],
    ),
  );
  test.each(zeilen)(titel, (query, feld, meldung) => {
    const auswertung = ausQuery(formular, rechnung, query);
    expect(auswertung.art === "fehler" && Object.keys(auswertung.fehler)).toEqual(feld.split(","));
    const html = seite(formular, rechnung, query, mehr);
    expect(html).toContain(meldung);
    expect(html).toContain('aria-invalid="true"');
    expect(gezeigt(html, ohne)).toEqual([]);
  });
}
