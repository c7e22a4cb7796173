import type { VvNummer, VvWert } from "@gebuehrenportal/gesetze/rvg/vv/typen.ts";
import type { Cent, Schritt, Sicherheit } from "@gebuehrenportal/recht";
import type { Position } from "../eingabe.ts";
import type { Zeile } from "../ergebnis.ts";
import type { Sache } from "../sache.ts";
import type { Satzansatz } from "./wertgebuehr.ts";

/** What a rule needs to compute the fee of one position. */
export type Auftrag<W extends VvWert = VvWert> = {
  readonly s: Sache;
  readonly p: Position;
  readonly nummer: VvNummer;
  readonly wert: W;
  readonly feld: string;
  /** Computes another position of the matter, for fees that take their rate or amount from one. */
  readonly gebuehrVon: (s: Sache, position: Position, feld: string) => Gebuehr;
};

/** Result of a rule, for one occurrence of the fee. */
export type Betrag = {
  readonly betrag: Cent;
  readonly schritte: readonly Schritt[];
  /** By value: what the fee is made of; cap of § 15 Abs. 3 and credits need it. */
  readonly ansatz?: Satzansatz;
  /** By frame or fixed: percent from Nr. 1008 VV. */
  readonly prozent?: number;
  /** Frame with the increase; `mindest`: least amount without it (Nr. 2201 VV). */
  readonly rahmen?: NonNullable<Zeile["rahmen"]>;
  readonly mindest?: Cent;
  /** Highest amount the VV allows, where there is a choice (§ 58 Abs. 3 Satz 4 RVG). */
  readonly hoechst?: Cent;
  /** A fee „in Höhe von“ another one before it is rounded, in cents: what takes its amount again must not round twice. */
  readonly genau?: readonly [zaehler: number, nenner: number];
  /** Numbers of the fee whose rate or amount this one takes. */
  readonly bezogen?: readonly string[];
};

/** A computed fee with its place in the input. */
export type Gebuehr = Betrag & {
  readonly s: Sache;
  readonly p: Position;
  readonly id: string;
  readonly feld: string;
  readonly nummer: VvNummer;
  readonly norm: string;
  /** Sum over all occurrences. */
  readonly betrag: Cent;
  readonly sicherheit?: Sicherheit;
  /** An earlier fee by value that is known by its amount only: its value, if that was said, and the 1.0 fee for a value. */
  readonly angegeben?: { readonly wert?: Cent; readonly einfach: Satzansatz["einfach"] };
};
