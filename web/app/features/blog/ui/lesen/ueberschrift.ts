import type { Uebersichtsdaten } from "../../lesen/uebersicht.server.ts";
import { monatsname } from "./zeitangaben.ts";

/** How a list of posts presents itself, on the page and in search engines. */
export type Ueberschrift = {
  readonly titel: string;
  /** What kind of list it is, above the title. */
  readonly art?: "Kategorie" | "Tag" | "Autor" | "Archiv";
  readonly vorspann?: string | undefined;
  /** 70 to 160 characters. */
  readonly beschreibung: string;
};

const vorspann =
  "Anwaltsgebühren, Gerichtskosten und Fristen in der Praxis: Beiträge mit Norm, Fundstelle und Rechenbeispiel.";

export function ueberschrift({
  ansicht: { filter, pfad },
  name,
  beschreibung,
}: Pick<Uebersichtsdaten, "ansicht" | "name" | "beschreibung">): Ueberschrift {
  const { category, tag, authorId, year, month, search } = filter;
  if (search !== undefined)
    return { titel: `Suchergebnisse für „${search}“`, beschreibung: "Suche im Blog des Gebührenportals." };
  if (pfad === "/blog/search")
    return { titel: "Suche im Blog", beschreibung: "Suche im Blog des Gebührenportals." };
  if (category !== undefined) {
    const titel = name ?? category;
    return {
      titel,
      art: "Kategorie",
      vorspann: beschreibung,
      beschreibung: `Alle Artikel der Kategorie ${titel} im Blog des Gebührenportals, die neuesten zuerst. ${vorspann}`,
    };
  }
  if (tag !== undefined) {
    const titel = name ?? tag;
    return {
      titel,
      art: "Tag",
      beschreibung: `Alle Artikel zum Tag ${titel} im Blog des Gebührenportals, die neuesten zuerst. ${vorspann}`,
    };
  }
  if (authorId !== undefined)
    return {
      titel: name ?? "Unbekannter Autor",
      art: "Autor",
      beschreibung: `Alle Artikel von ${name ?? "diesem Autor"} im Blog des Gebührenportals, die neuesten zuerst.`,
    };
  if (year !== undefined) {
    const titel = month === undefined ? String(year) : `${monatsname(month)} ${year}`;
    return {
      titel,
      art: "Archiv",
      beschreibung: `Alle Artikel aus ${titel} im Blog des Gebührenportals: Gebühren, Kosten und Fristen in der Praxis.`,
    };
  }
  return { titel: "Blog", vorspann, beschreibung: vorspann };
}
