import type { RvgErgebnis } from "@gebuehrenportal/gebuehren";
import type { GerichtskostenErgebnis } from "@gebuehrenportal/gerichtskosten";
import type { Cent, Schritt, Vermerk } from "@gebuehrenportal/recht";
import type { Parteiseite } from "./eingabe.ts";

export type ProzesskostenErgebnis = {
  readonly art: "ergebnis";
  /** Versions of both engines: RVG and court costs. */
  readonly rechenstand: string;
  /** Dunning procedure and instances, in their order. */
  readonly abschnitte: readonly Abschnitt[];
  /** Sums of all parts. */
  readonly summen: Kostensummen;
  /** Who bears what when the own side loses, wins, shares. */
  readonly ausgaenge: readonly Ausgang[];
  /** Balance of costs by the quota (§ 106 ZPO); only with a quota. */
  readonly ausgleich?: Kostenausgleich;
  /** From which chance of winning the case pays, hundredths of a percent. */
  readonly gewinnschwelle: { readonly prozent100: number; readonly schritte: readonly Schritt[] };
  /** What the case is worth on average; only with a chance of winning. */
  readonly erwartung?: { readonly betrag: Cent; readonly schritte: readonly Schritt[] };
  /** What the treasury pays the own lawyer under legal aid (§ 49 RVG). */
  readonly staatskasse?: Cent;
  readonly vermerke: readonly Vermerk[];
};

export type Kostensummen = {
  readonly eigene: Cent;
  readonly gegner: Cent;
  readonly gericht: Cent;
  readonly zusammen: Cent;
};

/** A dunning procedure or an instance. */
export type Abschnitt = {
  readonly id: "mahnverfahren" | "1" | "2" | "3";
  readonly titel: string;
  /** Absent: this side has no lawyer here. */
  readonly eigene?: Anwaltskosten;
  readonly gegner?: Anwaltskosten;
  readonly gericht: GerichtskostenErgebnis;
  readonly summen: Kostensummen;
};

/** The bill of one lawyer, and how many lawyers write one like it. */
export type Anwaltskosten = {
  readonly rechnungen: number;
  readonly rechnung: RvgErgebnis;
  /** All of them together, with VAT unless it can be deducted. */
  readonly betrag: Cent;
};

export type Ausgang = {
  readonly art: "unterliegen" | "obsiegen" | "quote" | "kostenaufhebung";
  readonly norm: string;
  readonly eigene: Cent;
  readonly gegner: Cent;
  readonly schritte: readonly Schritt[];
};

export type Kostenausgleich = {
  /** Who has to pay the other. */
  readonly schuldner: Parteiseite;
  readonly betrag: Cent;
  readonly schritte: readonly Schritt[];
};
