import type {
  Unterbrechungshandlung,
  Verfolgungsrecht,
} from "@gebuehrenportal/gesetze/fristregeln/verfolgungshandlungen.ts";
import type { Tag } from "@gebuehrenportal/recht";
import type { Hemmung } from "../rechnung/hemmung.ts";
import type { Dauer, Grundeingabe, Verschiebung } from "../typen.ts";

/** An act that lets the limitation of prosecution begin anew (§ 33 OWiG, § 78c StGB); its own day is the first of the new period. */
export type Unterbrechung = {
  readonly am: Tag;
  readonly handlung?: Unterbrechungshandlung;
  /** Only of a notice (§ 33 Abs. 1 Satz 1 Nr. 9 OWiG): served too late, its service interrupts instead. */
  readonly zugestelltAm?: Tag;
};

/** A limitation period with what suspends it or lets it begin anew. */
export type Verjaehrungseingabe = Grundeingabe & {
  /** Claim arisen and known (`jahresende`), else the event that starts the period to the day. */
  readonly ereignisAm: Tag;
  readonly dauer: Dauer;
  /** `jahresende` (§ 199 Abs. 1 BGB, default) or `taggenau` (§§ 200, 438, 634a BGB). */
  readonly beginn?: "jahresende" | "taggenau";
  readonly hemmungen?: readonly Hemmung[];
  /** Days of acknowledgement or enforcement: the period begins anew (§ 212 BGB). */
  readonly neubeginnAm?: readonly Tag[];
  /** § 199 Abs. 2–4 BGB: ten or thirty years, to the day, whatever was known. */
  readonly hoechstfristen?: readonly { readonly ab: Tag; readonly dauer: Dauer; readonly norm: string }[];
  readonly verschiebung?: Verschiebung;
  /** Only where the first day counts (`OWIG-VERJ`): acts that interrupt, and whether the act is a fine or a crime. */
  readonly unterbrechungen?: readonly Unterbrechung[];
  readonly verfolgungsrecht?: Verfolgungsrecht;
  /** The longer period once a notice has been issued or a charge brought (§ 26 Abs. 3 StVG). */
  readonly dauerNachBescheid?: Dauer;
};
