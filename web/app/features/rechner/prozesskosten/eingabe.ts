import type { Cent, Tag } from "@gebuehrenportal/recht";
import type { Rechtsweg } from "./rechtsweg/rechtsweg.ts";

/** How an instance ends. `erledigung`: both declare it over, and no costs are left to be decided. */
export type Verfahrensende = "urteil" | "vergleich" | "ruecknahme" | "anerkenntnis" | "erledigung";

/** What became of the application for leave to appeal. */
export type Zulassungsausgang = "erfolglos" | "zurueckgenommen" | "erfolgreich";

/** A share, 0 ≤ `zaehler` ≤ `nenner`. */
export type Anteil = { readonly zaehler: number; readonly nenner: number };

/** What each side bears where they bear different shares (§ 92 ZPO). */
export type Quoten = {
  /** The own side, of the opponent's costs out of court. */
  readonly eigeneVonGegner: Anteil;
  /** The opponent, of the own side's costs out of court. */
  readonly gegnerVonEigenen: Anteil;
  /** The own side, of the court's costs. */
  readonly gericht: Anteil;
};

/** What a side really spent in an instance, cents. */
export type WirklicheKosten = {
  /** Instead of the computed costs of its lawyer, as they are claimed. */
  readonly betrag?: Cent;
  /** Travel of the party and other costs beside the lawyer. */
  readonly reise?: Cent;
};

/** One instance. */
export type Instanz = {
  /** Day of the mandate and of filing; decides which law holds for this instance (§ 60 RVG, § 71 Abs. 1 GKG). */
  readonly am: Tag;
  readonly ende: Verfahrensende;
  /** Value of this instance, cents > 0; default: the value of the case. */
  readonly wert?: Cent;
  /** An appeal is withdrawn before its grounds arrive (Nr. 1221, 1231 KV GKG). */
  readonly vorBegruendung?: boolean;
  /**
   * The respondent's lawyer is repaid the full fee although the appeal was withdrawn before its grounds arrived; default: the
   * reduced one (Nr. 3201, 3207, 3209 VV; BGH, 3 July 2007, VI ZB 21/06).
   */
  readonly volleGebuehr?: boolean;
  /** Labour court, first instance: the parties were heard in dispute before it ended early (Nr. 8211 KV GKG). */
  readonly streitig?: boolean;
  /** Whether the lawyers earn the fee for the hearing; default: unless withdrawn or declared over. */
  readonly termin?: boolean;
  /** The appeal needed leave; unless it was given the case ends there. Default: open without it. */
  readonly zulassung?: Zulassungsausgang;
  /** Who filed the appeal and advanced its fee; default: the own side. The first instance is filed by the claimant. */
  readonly rechtsmittelVon?: Parteiseite;
  /** Money for witnesses and experts (Nr. 9005 KV GKG, Nr. 2005 KV FamGKG). */
  readonly zeugen?: Cent;
  readonly sachverstaendige?: Cent;
  readonly eigeneKosten?: WirklicheKosten;
  readonly gegnerKosten?: WirklicheKosten;
  /** Other quotas than for the whole case. */
  readonly quoten?: Quoten;
};

export type Parteiseite = "eigene" | "gegner";

/** A side of the case. */
export type Seite = {
  /** `gemeinsam`: one lawyer for all (Nr. 1008 VV); `je`: everybody has one; `ohne`: no lawyer. Default `gemeinsam`. */
  readonly anwalt?: "gemeinsam" | "je" | "ohne";
  /** How many people, default 1. */
  readonly parteien?: number;
  /** Entitled to deduct input tax: VAT is no cost (§ 104 Abs. 2 Satz 3 ZPO). */
  readonly vorsteuerabzug?: boolean;
};

/** What the lawyers did before the case (Nr. 2300 VV). */
export type Vorgerichtlich = {
  /** Day of that mandate; default: as the first part of the case. */
  readonly am: Tag;
  /** Default: the value of the case. */
  readonly wert?: Cent;
  /** Rate × 100 within 50 to 250; default: the threshold of 1.3. */
  readonly satz100?: number;
  /** The opponent had a lawyer then, too. */
  readonly auchGegner?: boolean;
  /** The own side claims the fee as damages in the case: it follows the outcome. */
  readonly nebenforderung?: boolean;
};

/** What is decided with a divorce (§ 137 Abs. 2, 3 FamFG). */
export type Folgesachenart =
  | "versorgungsausgleich"
  | "kindesunterhalt"
  | "ehegattenunterhalt"
  | "gueterrecht"
  | "ehewohnung"
  | "haushalt"
  | "sorge"
  | "umgang"
  | "herausgabe";

export type Folgesache = {
  readonly art: Folgesachenart;
  /** Cents ≥ 0; only matters of children go without, by § 44 Abs. 2 Satz 1 FamGKG. */
  readonly wert?: Cent;
};

export type ProzesskostenEingabe = {
  /** Value of the case, cents > 0; of a divorce without its Folgesachen (§ 43 FamGKG). */
  readonly wert: Cent;
  /** Default `zivil`. */
  readonly rechtsweg?: Rechtsweg;
  /** Only with a divorce: each adds its value, and is shown with what it costs more. */
  readonly folgesachen?: readonly Folgesache[];
  /** Online procedure before a local court (Nr. 1216 KV GKG); civil cases only. */
  readonly onlineVerfahren?: boolean;
  readonly rolle: "klaeger" | "beklagter";
  /** One to three (before the tax courts two), from the first upwards. */
  readonly instanzen: readonly Instanz[];
  readonly eigene?: Seite;
  readonly gegner?: Seite;
  readonly vorgerichtlich?: Vorgerichtlich;
  /** Dunning procedure before: day, value (default: the value of the case), whether the debtor's lawyer objected. */
  readonly mahnverfahren?: {
    readonly am: Tag;
    readonly wert?: Cent;
    readonly widerspruchDurchAnwalt?: boolean;
  };
  /** Finance courts: child benefit or § 155 Satz 2 FGO, so that the least value does not hold (§ 52 Abs. 4 Nr. 1 GKG). */
  readonly ohneMindestwert?: boolean;
  /** Legal aid for the own side, without instalments (§ 122 ZPO). */
  readonly prozesskostenhilfe?: boolean;
  /** Part of the costs that the own side bears, in hundredths of a percent (§ 92 ZPO). */
  readonly kostenquote?: number;
  /** Instead of one quota: a share of each kind of costs. Without legal aid. */
  readonly quoten?: Quoten;
  /** Chance of winning, in hundredths of a percent. */
  readonly aussicht?: number;
};
