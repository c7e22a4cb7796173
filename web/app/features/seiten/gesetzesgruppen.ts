import type { Tag } from "@gebuehrenportal/recht";
import type { Normstand } from "./normstaende.ts";

/** The norms of one statute, as the page folds them. */
export type Gesetzesgruppe = {
  /** „RVG“, „SGB X“, „Feiertagsgesetze“ */
  readonly name: string;
  /** Id of its place on the page. */
  readonly anker: string;
  readonly staende: readonly Normstand[];
  readonly fassungen: number;
  /** Oldest check of its norms. */
  readonly geprueft: Tag;
};

/** Gathers norms by the statute each names first; the statute whose check lies furthest back comes first. */
export function nachGesetz(staende: readonly Normstand[]): readonly Gesetzesgruppe[] {
  return [...Map.groupBy(staende, gesetzVon)]
    .map(([name, eigene]) => ({
      name,
      anker: ankerVon(name),
      staende: nachParagraphen(name, eigene),
      fassungen: eigene.reduce((summe, { fassungen }) => summe + fassungen.length, 0),
      geprueft: pruefungen(eigene)[0] as Tag,
      zuletzt: pruefungen(eigene).at(-1) as Tag,
    }))
    .toSorted(
      (a, b) =>
        a.geprueft.localeCompare(b.geprueft) ||
        a.zuletzt.localeCompare(b.zuletzt) ||
        a.name.localeCompare(b.name, "de"),
    )
    .map(({ zuletzt: _, ...gruppe }) => gruppe);
}

const zahl = /^(?:§§?|Art\.) (\d+)([a-z]?)/;

/**
 * The norms of a statute in the order of its text, what was checked longest ago first; parts of registers and what names no section come
 * after them. Headings over several statutes keep the order of these.
 */
function nachParagraphen(name: string, staende: readonly Normstand[]): readonly Normstand[] {
  if (sammelnamen.some(([, sammelname]) => sammelname === name)) return staende;
  const stelle = ({ norm }: Normstand): readonly [number, string] => {
    const [, nummer, buchstabe = ""] = zahl.exec(norm ?? "") ?? [];
    return nummer === undefined ? [Number.MAX_SAFE_INTEGER, ""] : [Number(nummer), buchstabe];
  };
  return staende.toSorted((a, b) => {
    const [[nrA, buchstabeA], [nrB, buchstabeB]] = [stelle(a), stelle(b)];
    return a.geprueft.localeCompare(b.geprueft) || nrA - nrB || buchstabeA.localeCompare(buchstabeB);
  });
}

const pruefungen = (staende: readonly Normstand[]): readonly Tag[] =>
  staende.map(({ geprueft }) => geprueft).toSorted();

/** Statutes of the Länder and tables without a statute keep one heading each. */
const sammelnamen: readonly (readonly [RegExp, string])[] = [
  [/feiertag|FTG|LFtG|SFG|SFTG|ThürFGtG|FeiertG|Einigungsvertrag/i, "Feiertagsgesetze"],
  [/^Streitwertkatalog/, "Streitwertkataloge"],
  [/^Fristenkatalog/, "Fristenkatalog"],
  [/^BGH /, "Rechtsprechung"],
  [/\bVO\b.*1182\/71/, "VO (EWG, Euratom) 1182/71"],
];

/** An abbreviation of a statute: two capitals at least, with the number of the book or the court after it. */
const abkuerzung = /SGB [IVX]+|VerfO-\w+|[A-ZÄÖÜ][A-Za-zÄÖÜäöü]*[A-ZÄÖÜ][A-Za-zÄÖÜäöü]*/g;

function gesetzVon({ norm, fassungen }: Normstand): string {
  const text = norm ?? fassungen[0]?.norm ?? "";
  const sammelname = sammelnamen.find(([muster]) => muster.test(text))?.[1];
  if (sammelname !== undefined) return sammelname;
  const [erste] = (text.match(abkuerzung) ?? []).filter((wort) => wort !== "KV");
  return erste === "VV" ? "RVG" : (erste ?? "Weitere Normen");
}

const ankerVon = (name: string): string =>
  `gesetz-${name
    .toLowerCase()
    .replaceAll("ä", "ae")
    .replaceAll("ö", "oe")
    .replaceAll("ü", "ue")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "")}`;
