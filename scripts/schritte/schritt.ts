/** What one step of `npm test` saw. Steps without single tests (types, style, build) count as one. */
export type Zaehlung = {
  readonly bestanden: number;
  readonly gefehlt: number;
  /** One German sentence for the overview, for example why nothing could run. */
  readonly hinweis?: string;
  /** Where what failed stands, a line each: file and title. */
  readonly stellen?: readonly string[];
};

/** Everything a step may rely on. */
export type Umgebung = {
  /** Root folder of the checkout, without trailing slash. */
  readonly wurzel: string;
  /** Temporary folder of this run, removed at its end. */
  readonly ablage: string;
  /** Files and folders below the root that test runs are restricted to; none: all. */
  readonly pfade: readonly string[];
  /** Only tests that reach, by their imports, what has changed since this commit. */
  readonly seit?: string;
};

/** A named step of `npm test`. */
export type Schritt = {
  /** Name on the command line: `npm test -- einheiten`. */
  readonly name: string;
  /** German heading. */
  readonly titel: string;
  /** What it checks, for `--hilfe`. */
  readonly inhalt: string;
  /** Needs one core most of the time: goes side by side with those before and after it that do, too. */
  readonly nebenher?: true;
  readonly ausfuehren: (umgebung: Umgebung) => Promise<Zaehlung>;
};

/** A step that is one single check. */
export function einzelpruefung(gelungen: boolean, hinweis?: string): Zaehlung {
  const zaehlung = gelungen ? { bestanden: 1, gefehlt: 0 } : { bestanden: 0, gefehlt: 1 };
  return hinweis === undefined ? zaehlung : { ...zaehlung, hinweis };
}

/** Adds up what several parts of a step saw. */
export function summe(teile: readonly Zaehlung[]): Zaehlung {
  const hinweis = teile.flatMap((teil) => teil.hinweis ?? []).join(" ");
  const stellen = teile.flatMap((teil) => teil.stellen ?? []);
  return {
    bestanden: teile.reduce((bisher, teil) => bisher + teil.bestanden, 0),
    gefehlt: teile.reduce((bisher, teil) => bisher + teil.gefehlt, 0),
    ...(hinweis && { hinweis }),
    ...(stellen.length > 0 && { stellen }),
  };
}
