import { galtAnders } from "./damals.ts";
import { type Akte, ersteSeite, type Fundstelle } from "./fundstelle.ts";
import type { Beurteilt } from "./korrektur.ts";

/** One norm of the list with every place that cites it. */
export type Normzeile = {
  readonly schluessel: string;
  readonly bezeichnung: string;
  /** Ascending, each once. */
  readonly seiten: readonly number[];
  readonly stellen: readonly Beurteilt[];
  readonly verweis: Fundstelle["verweis"];
};

/** The norms of one act. */
export type Aktgruppe = {
  readonly schluessel: string;
  readonly abbr: string;
  readonly name: string | undefined;
  readonly anzahl: number;
  readonly zeilen: readonly Normzeile[];
};

/** What the list shows. */
export type Listenwunsch = {
  /** Only what holds these words; empty: everything. */
  readonly filter: string;
  /** One row for the whole norm instead of one for each Absatz and Satz. */
  readonly zusammengefasst: boolean;
  /** Only norms of which something else held on the day of the document. */
  readonly nurAndere?: boolean;
};

/** Places as a list by act and norm: acts by their name, norms by their number. Rejected places are left out. */
export function normenverzeichnis(
  stellen: readonly Beurteilt[],
  akte: Akte,
  { filter, zusammengefasst, nurAndere = false }: Listenwunsch,
): readonly Aktgruppe[] {
  const gruppen = new Map<string, Map<string, Beurteilt[]>>();
  for (const stelle of stellen) {
    if (stelle.korrektur === "verworfen") continue;
    const akt = aktschluessel(stelle);
    const zeilen = gruppen.get(akt) ?? new Map<string, Beurteilt[]>();
    gruppen.set(akt, zeilen);
    const name = zusammengefasst ? stelle.nameGanz : stelle.name;
    const bisher = zeilen.get(name);
    if (bisher) bisher.push(stelle);
    else zeilen.set(name, [stelle]);
  }
  const passt = filterAus(filter);
  const gefragt = (je: readonly Beurteilt[]) => !nurAndere || je.some(galtAnders);
  return [...gruppen]
    .map(([schluessel, zeilen]) =>
      gruppe(schluessel, new Map([...zeilen].filter(([, je]) => gefragt(je))), akte, passt),
    )
    .filter(({ zeilen }) => zeilen.length > 0)
    .sort((a, b) => vergleich(a.abbr, b.abbr));
}

/** Two acts that people cite alike stay apart. */
const aktschluessel = ({ akt, abbr }: Fundstelle): string => akt ?? `?${abbr}`;

function gruppe(
  schluessel: string,
  roh: ReadonlyMap<string, readonly Beurteilt[]>,
  akte: Akte,
  passt: (text: string) => boolean,
): Aktgruppe {
  const [erste] = roh.values().next().value ?? [];
  const abbr = erste?.abbr ?? "";
  const name = akte[schluessel]?.name;
  const ganzeGruppe = passt(`${abbr} ${name ?? ""}`);
  const zeilen = [...roh]
    .filter(([bezeichnet]) => ganzeGruppe || passt(`${bezeichnet} ${name ?? ""}`))
    .map(([bezeichnet, stellen]) => normzeile(bezeichnet, stellen, schluessel))
    .sort((a, b) => vergleich(a.bezeichnung, b.bezeichnung));
  return {
    schluessel,
    abbr,
    name,
    anzahl: zeilen.reduce((summe, { stellen }) => summe + stellen.length, 0),
    zeilen,
  };
}

function normzeile(name: string, stellen: readonly Beurteilt[], akt: string): Normzeile {
  const seiten = new Set<number>();
  for (const { orte } of stellen) for (const { seite } of orte) seiten.add(seite);
  return {
    schluessel: `${akt} ${name}`,
    bezeichnung: name,
    seiten: [...seiten].sort((a, b) => a - b),
    stellen: nachSeiten(stellen),
    verweis: stellen.find(({ verweis }) => verweis)?.verweis,
  };
}

/** They come in the order of the text, in which footnotes may stand behind later pages. */
const nachSeiten = (stellen: readonly Beurteilt[]): readonly Beurteilt[] =>
  stellen.every((stelle, i) => i === 0 || ersteSeite(stellen[i - 1] as Beurteilt) <= ersteSeite(stelle))
    ? stellen
    : stellen.toSorted((a, b) => ersteSeite(a) - ersteSeite(b));

let sortierung: Intl.Collator | undefined;

/** „§ 7“ before „§ 25“, „§ 7g“ behind „§ 7“. The rules of the language take time to load, so they are when there is a list. */
const vergleich = (a: string, b: string): number => {
  sortierung ??= new Intl.Collator("de", { numeric: true });
  return sortierung.compare(a, b);
};

/** Every word of the filter has to begin a word of the text, in whatever case. */
function filterAus(filter: string): (text: string) => boolean {
  const gesucht = worte(filter);
  if (gesucht.length === 0) return () => true;
  return (text) => {
    const da = worte(text);
    return gesucht.every((wort) => da.some((eines) => eines.startsWith(wort)));
  };
}

const worte = (text: string): string[] =>
  text
    .toLocaleLowerCase("de")
    .split(/[\s\u00a0]+/)
    .filter(Boolean);

/** How many pages stand in a row before the rest is folded. */
export const seitenInReihe = 8;

/** „3, 5, 12“. */
export const seitenliste = (seiten: readonly number[]): string => seiten.join(", ");
