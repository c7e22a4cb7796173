import type { RvgErgebnis } from "@gebuehrenportal/gebuehren";
import type { GerichtskostenErgebnis } from "@gebuehrenportal/gerichtskosten";
import type { Cent, Schritt, Vermerk } from "@gebuehrenportal/recht";
import type { Folgesachenart, Parteiseite, WirklicheKosten } from "./eingabe.ts";
import type { Gerichtsangabe } from "./rechtsweg/rechtsweg.ts";

export type ProzesskostenErgebnis = {
  readonly art: "ergebnis";
  /** Versions of both engines: RVG and court costs. */
  readonly rechenstand: string;
  /** The chosen court of first instance. */
  readonly gericht?: Gerichtsangabe;
  /** What came before and the instances, in their order. */
  readonly abschnitte: readonly Abschnitt[];
  /** Sums of all parts. */
  readonly summen: Kostensummen;
  /** Lawyers' costs that each side keeps whatever the outcome. */
  readonly nichtErstattet: Nichterstattung;
  /** Who bears what when the own side loses, wins, shares. */
  readonly ausgaenge: readonly Ausgang[];
  /** What each Folgesache of a divorce costs more, in the order of the input; only with Folgesachen. */
  readonly mehrkosten?: readonly Mehrkosten[];
  /** Balance of costs by the quota (§ 106 ZPO); only with a quota. */
  readonly ausgleich?: Kostenausgleich;
  /** Two claims set off, where each side bears a share of the other's costs; only with `quoten`. */
  readonly kostenausgleichung?: Kostenausgleichung;
  /** Who pays whom by the quota, the treasury and the court included; only with a quota. */
  readonly zahlungen?: readonly Zahlung[];
  /** From which chance of winning the case pays, hundredths of a percent; absent for a divorce, which nobody wins. */
  readonly gewinnschwelle?: { readonly prozent100: number; readonly schritte: readonly Schritt[] };
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

/** Lawyers' costs that nobody repays, with the norms that say so. */
export type Nichterstattung = { readonly eigene: Cent; readonly gegner: Cent; readonly normen: string };

export type Abschnittsart =
  | "vorgerichtlich"
  | "mahnverfahren"
  | "1"
  | "zulassung2"
  | "2"
  | "zulassung3"
  | "3";

/** What came before the case, leave to appeal, or an instance. */
export type Abschnitt = {
  readonly id: Abschnittsart;
  readonly titel: string;
  /** Place among the instances from 0; absent before the first. */
  readonly stelle?: number;
  /** Where it is fought, as far as the chosen court leads there. */
  readonly instanzgericht?: Gerichtsangabe;
  /** Absent: this side has no lawyer here. */
  readonly eigene?: Anwaltskosten;
  readonly gegner?: Anwaltskosten;
  /** Absent: no court had a part in it. */
  readonly gericht?: GerichtskostenErgebnis;
  /** Why the court charges no fee. */
  readonly gebuehrenfrei?: { readonly text: string; readonly norm: string };
  readonly summen: Kostensummen;
  readonly nichtErstattet: Nichterstattung;
  /** What the sides really spent, where that was given. */
  readonly wirklich?: { readonly eigene?: WirklicheKosten; readonly gegner?: WirklicheKosten };
};

/** The bill of one lawyer, and how many lawyers write one like it. */
export type Anwaltskosten = {
  readonly rechnungen: number;
  readonly rechnung: RvgErgebnis;
  /** All of them together, with VAT unless it can be deducted. */
  readonly betrag: Cent;
  /** Under legal aid: what the treasury pays of it (§ 49 RVG). */
  readonly staatskasse?: Cent;
};

export type Ausgang = {
  readonly art: "unterliegen" | "obsiegen" | "quote" | "kostenaufhebung";
  /** Other words for it than usual. */
  readonly titel?: string;
  readonly norm: string;
  readonly eigene: Cent;
  readonly gegner: Cent;
  readonly schritte: readonly Schritt[];
};

/** Costs of court and lawyers with a Folgesache, without it, and the difference (§ 150 Abs. 4 FamFG). */
export type Mehrkosten = {
  readonly folgesache: Folgesachenart;
  readonly titel: string;
  readonly wert: Cent;
  readonly mit: Kostensummen;
  readonly ohne: Kostensummen;
  readonly mehr: Kostensummen;
  readonly schritte: readonly Schritt[];
};

export type Kostenausgleich = {
  /** Who has to pay the other. */
  readonly schuldner: Parteiseite;
  readonly betrag: Cent;
  readonly schritte: readonly Schritt[];
};

export type Kostenausgleichung = {
  /** The claim of the own side, then that of the opponent. */
  readonly ansprueche: readonly {
    readonly glaeubiger: Parteiseite;
    readonly betrag: Cent;
    readonly schritte: readonly Schritt[];
  }[];
  /** Who still has to pay after the claims are set off. */
  readonly schuldner: Parteiseite;
  readonly betrag: Cent;
  readonly schritte: readonly Schritt[];
};

export type Zahlung = {
  readonly von: Beteiligter;
  readonly an: Beteiligter;
  readonly betrag: Cent;
  readonly norm: string;
  readonly schritte: readonly Schritt[];
};

/** `anwalt`: the own lawyer in his own name; `gericht`: where the court's costs go. */
export type Beteiligter = Parteiseite | "anwalt" | "staatskasse" | "gericht";
