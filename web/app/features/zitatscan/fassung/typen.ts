import type { Quelle, Stufentabelle, Tag, Zeitreihe } from "@gebuehrenportal/recht";
import type { Verweis } from "@gebuehrenportal/zitate";

/** A dated series with how its value reads. */
export type Datiert = {
  /** What the value is: „Berufungssumme“. */
  readonly titel: string;
  readonly reihe: Zeitreihe<unknown>;
  /** The amount or period in words; nothing where the value is a rule that no word sums up. */
  readonly text: (wert: unknown, am: Tag) => string | undefined;
  /** The norm began with the first version; otherwise it is older than what is recorded. */
  readonly neu: boolean;
  /** Which day decides, where it is not the day of the document. */
  readonly massgeblich?: string;
  /** A table of fees whose changes change this value, too. */
  readonly tabelle?: Gebuehrentabelle;
  /** The series that stood in its place before, in words of its own: figures in marks. */
  readonly zuvor?: Vorreihe;
  /** What the number meant otherwise in a version; nothing where it meant the same as today. */
  readonly andererInhalt?: (wert: unknown) => string | undefined;
};

/** A series that has ended, and how its value reads. */
export type Vorreihe = Pick<Datiert, "reihe" | "text">;

/** Files an ended series with the words for its values. */
export const vorreihe = <W>(
  reihe: Zeitreihe<W>,
  text: (wert: W, am: Tag) => string | undefined,
): Vorreihe => ({
  reihe,
  text: text as Datiert["text"],
});

/** The table that a rate is applied to. */
export type Gebuehrentabelle = {
  readonly reihe: Zeitreihe<Stufentabelle>;
  /** The rate alone: „1,3“; nothing where the value does not follow the table. */
  readonly satz: (wert: unknown) => string | undefined;
};

/** What stands in a series from the day on which its norm was repealed. */
export const entfallen = { art: "entfallen" } as const;

export const istEntfallen = (wert: unknown): boolean =>
  typeof wert === "object" && wert !== null && "art" in wert && wert.art === entfallen.art;

/** A version as it stood or stands. */
export type Stand = {
  /** First day; missing where it is not recorded. */
  readonly ab?: Tag;
  readonly text?: string;
  readonly quelle?: Quelle;
  /** The first day is not certain. */
  readonly unsicher?: true;
};

/** What holds of one norm on the day of a document, against today. */
export type Normfassung = {
  readonly titel: string;
  /** As the law itself divides: „§ 13 Abs. 1 RVG“. */
  readonly norm: string;
  /**
   * `betrag-anders`: the rate is the same, the table of fees that it is applied to has changed; `juenger`: the act itself, or
   * the part of it, came after the document.
   */
  readonly urteil:
    | "gleich"
    | "anders"
    | "betrag-anders"
    | "erst-seit"
    | "weggefallen"
    | "nicht-erfasst"
    | "juenger";
  /** The whole of it as a sentence. */
  readonly satz: string;
  /** What is told in short where the mark does not say enough. */
  readonly grund?: string;
  /** Only a part of what was cited: Abs. 2 of „§ 13 RVG“. */
  readonly teil?: true;
  /** The day from which it is otherwise; only where it is. */
  readonly seit?: Tag;
  readonly damals?: Stand;
  readonly heute?: Stand;
  readonly massgeblich?: string;
  /** Where the act that held then can be read. */
  readonly verweis?: Verweis;
};

/** Whether the norm reads otherwise, yields another amount, has begun or is gone, or its act is younger. */
export const abweichend = (urteil: Normfassung["urteil"]): boolean =>
  urteil !== "gleich" && urteil !== "nicht-erfasst";

/** Whether something else held on that day than today; what was gone by then held on neither. */
export const damalsAnders = ({ urteil, damals, heute }: Normfassung): boolean =>
  abweichend(urteil) && (damals !== undefined || heute !== undefined);

/** Files a series with the words for its values. */
export const datiert = <W>(
  titel: string,
  reihe: Zeitreihe<W>,
  text: (wert: W, am: Tag) => string | undefined,
  mehr: { readonly neu?: true; readonly massgeblich?: string; readonly zuvor?: Vorreihe } = {},
): Datiert => ({
  titel,
  reihe,
  text: text as Datiert["text"],
  neu: mehr.neu ?? false,
  ...(mehr.massgeblich !== undefined && { massgeblich: mehr.massgeblich }),
  ...(mehr.zuvor && { zuvor: mehr.zuvor }),
});
