/** A statute, treaty, EU act or other work that is cited, as the register keeps it. */
export type Akt = {
  /** Official short form; with „|“ and the jurisdiction where two acts share it. Never changes. */
  readonly id: string;
  /** As lawyers cite it: `EGBGB`, `SGB V`. */
  readonly kurz: string;
  /** A newer act is meant by the short form alone. */
  readonly kurzVergeben?: true;
  /** Every further form under which the act is cited, in upper and lower case as written. */
  readonly auch: readonly string[];
  /** Official title, short title and colloquial full names, in the nominative. */
  readonly namen: readonly string[];
  /** `DE`, `EU`, `INT` or the code of a Land. */
  readonly geltung: string;
  /** How its parts are called: `§`, `Art`, `Nr` … */
  readonly einheit: string;
  readonly zweiteEinheit?: string;
  /** Folder of the act on the federal portal, and key of its norms. */
  readonly slug?: string;
  readonly celex?: string;
  /** Page of the whole act. */
  readonly uebersicht?: string;
  /** Address of one norm: `{nr}`, `{nr3}` (three digits), `{sub}`; without a placeholder the page is the whole act. */
  readonly ziel?: string;
  readonly zweitesZiel?: string;
  readonly unterziel?: string;
  readonly anlagenziel?: string;
  /** Act whose schedule this one is. */
  readonly teilVon?: string;
  /** The portal lists the act by its title only. */
  readonly ohneText?: true;
  readonly ausserKraft?: true;
  readonly nachfolger?: string;
  /** Whether the act is still in force is doubtful. */
  readonly zweifel?: string;
  readonly guete: "hoch" | "mittel" | "keine Adresse";
};

/** A row of the data: what follows from the others is left out (`zeilen.ts` says how). */
export type Aktzeile = Partial<Omit<Akt, "id" | "namen">> & {
  readonly id: string;
  readonly namen: readonly string[];
};

/** The norms of an act that exist today, as ranges: `1-5,5a,6-20`. */
export type Normen = {
  readonly "§"?: string;
  readonly Art?: string;
  /** Paragraphs of an article, by its number. */
  readonly sub?: Readonly<Record<string, string>>;
  /** Repealed ranges that have a page of their own: `§ 3-6=___3_bis_6`. */
  readonly weg?: readonly string[];
  readonly anl?: readonly string[];
};

/** What stands in one part of the register. */
export type Registerteil = {
  readonly akte: readonly Akt[];
  readonly normen: Readonly<Record<string, Normen>>;
};

/** A form that several acts share, with what tells them apart. */
export type Mehrdeutig = {
  readonly form: string;
  readonly akte: readonly string[];
  readonly hinweis?: string;
};
