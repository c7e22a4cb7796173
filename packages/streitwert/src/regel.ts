import type { Cent, KeinErgebnis, Rechenergebnis, Sicherheit, Tag } from "@gebuehrenportal/recht";

/** Area under which a form offers a rule. */
export type Gebiet = "zivil" | "miete" | "familie" | "verwaltung" | "arbeit" | "verfahren";

/** What a rule asks for. Values of the calculation are `angaben[name]`. */
export type Feld = {
  readonly name: string;
  readonly titel: string;
  /**
   * `geld`: whole cents ≥ 0 · `geldliste`: several of them · `zahl`: whole number (months, persons) ·
   * `prozent`: whole percent 0–100 · `schalter`: yes or no · `wahl`: one of `wahl`
   */
  readonly art: "geld" | "geldliste" | "zahl" | "prozent" | "schalter" | "wahl";
  readonly pflicht: boolean;
  readonly wahl?: readonly { readonly wert: string; readonly titel: string }[];
  /** Taken when nothing is said; a switch without it is off. */
  readonly vorgabe?: Angabe;
  /** Least whole number or least cents where that is not 0. */
  readonly mindestens?: number;
  readonly hilfe?: string;
};

export type Angabe = number | boolean | string | readonly number[];

/** A rule as a form needs it; `streitwert()` computes with its id. */
export type Regel = {
  readonly id: string;
  readonly titel: string;
  readonly norm: string;
  readonly gebiet: Gebiet;
  readonly felder: readonly Feld[];
  readonly hinweis?: string;
  /** Item of a catalogue: a recommendation that binds no court. */
  readonly katalog?: { readonly titel: string; readonly fassung: string };
  /** `niedrig`: named but not offered as a number; `streitwert()` answers „nicht gesichert“. */
  readonly sicherheit: Sicherheit;
};

export type StreitwertEingabe = {
  /** Id out of `regeln()`. */
  readonly regel: string;
  /** Day of the application that opened the instance (§ 40 GKG, § 34 FamGKG, § 4 ZPO). */
  readonly antragAm: Tag;
  /** Values by name of the field; faults are told with the path `angaben.<name>`. */
  readonly angaben: Readonly<Record<string, Angabe | undefined>>;
};

export type StreitwertErgebnis = Rechenergebnis & {
  readonly regel: Regel;
  /** The value, after caps. */
  readonly wert: Cent;
  readonly sicherheit: Sicherheit;
};

export type StreitwertAntwort = StreitwertErgebnis | KeinErgebnis;
