import type { Quelle, Stufentabelle, Tag, Zeitreihe } from "@gebuehrenportal/recht";

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
  readonly tabelle?: Zeitreihe<Stufentabelle>;
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
  readonly urteil: "gleich" | "anders" | "erst-seit" | "weggefallen" | "nicht-erfasst";
  /** The whole of it as a sentence. */
  readonly satz: string;
  /** The day from which it is otherwise; only where it is. */
  readonly seit?: Tag;
  readonly damals?: Stand;
  readonly heute?: Stand;
  readonly massgeblich?: string;
};

/** Whether the norm reads otherwise, has begun or is gone. */
export const abweichend = (urteil: Normfassung["urteil"]): boolean =>
  urteil === "anders" || urteil === "erst-seit" || urteil === "weggefallen";

/** Whether something else held on that day than today; what was gone by then held on neither. */
export const damalsAnders = ({ urteil, damals, heute }: Normfassung): boolean =>
  abweichend(urteil) && (damals !== undefined || heute !== undefined);

/** Files a series with the words for its values. */
export const datiert = <W>(
  titel: string,
  reihe: Zeitreihe<W>,
  text: (wert: W, am: Tag) => string | undefined,
  mehr: { readonly neu?: true; readonly massgeblich?: string } = {},
): Datiert => ({
  titel,
  reihe,
  text: text as Datiert["text"],
  neu: mehr.neu ?? false,
  ...(mehr.massgeblich !== undefined && { massgeblich: mehr.massgeblich }),
});
