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

type Eingaben = Pick<Beanstandete, "formular" | "rechnung">;
type NachFeld = Readonly<Record<string, string | readonly string[]>>;

/**
 * One test for each query: these fields and no others are at fault.
 *
 * @param faelle queries of the field that is missing or not understood; `andere`: with each query its fields and their faults
 */
export function fehlerhaft(
  { formular, rechnung }: Eingaben,
  faelle: {
    readonly fehlt?: NachFeld;
    readonly ungueltig?: NachFeld;
    readonly andere?: Readonly<Record<string, object>>;
  },
): void {
  const einzeln = (art: "fehlt" | "ungueltig") =>
    Object.entries(faelle[art] ?? {}).flatMap(([feld, queries]) =>
      [queries].flat().map((query): [query: string, fehler: object] => [query, { [feld]: { art } }]),
    );
  const zeilen = [...einzeln("fehlt"), ...einzeln("ungueltig"), ...Object.entries(faelle.andere ?? {})];
  test.each(zeilen)("%s: %j", (query, fehler) => {
    expect(ausQuery(formular, rechnung, query)).toEqual({ art: "fehler", fehler });
  });
}

/** One test for each query: a refusal of the law stands with its norm at the field that caused it, in these words. */
export function vomGesetzAbgelehnt(
  { formular, rechnung }: Eingaben,
  faelle: Readonly<Record<string, Readonly<Record<string, string>>>>,
): void {
  const zeilen = Object.entries(faelle).flatMap(([feld, texte]) =>
    Object.entries(texte).map(([query, text]): [string, string, string] => [query, feld, text]),
  );
  test.each(zeilen)("%s: der Grund des Gesetzes steht am Feld %s", (query, feld, text) => {
    expect(ausQuery(formular, rechnung, query)).toEqual({
      art: "fehler",
      fehler: {
        [feld]: { art: "recht", text: expect.stringContaining(text), norm: expect.stringMatching(/./) },
      },
    });
  });
}
