import type { Cent, Tag } from "@gebuehrenportal/recht";

/** How an instance ends. */
export type Verfahrensende = "urteil" | "vergleich" | "ruecknahme" | "anerkenntnis";

/** One instance before the civil courts. */
export type Instanz = {
  /** Day of the mandate and of filing; decides which law holds for this instance (§ 60 RVG, § 71 Abs. 1 GKG). */
  readonly am: Tag;
  readonly ende: Verfahrensende;
  /** Value of this instance, cents > 0; default: the value of the case. */
  readonly wert?: Cent;
  /** An appeal is withdrawn before its grounds arrive (Nr. 1221, 1231 KV GKG). */
  readonly vorBegruendung?: boolean;
  /** Whether the lawyers earn the fee for the hearing; default: unless the claim or appeal is withdrawn. */
  readonly termin?: boolean;
  /** Who filed the appeal and advanced its fee; default: the own side. The first instance is filed by the claimant. */
  readonly rechtsmittelVon?: Parteiseite;
  /** Money for witnesses and experts (Nr. 9005 KV GKG). */
  readonly zeugen?: Cent;
  readonly sachverstaendige?: Cent;
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

export type ProzesskostenEingabe = {
  /** Value of the case, cents > 0. */
  readonly wert: Cent;
  readonly rolle: "klaeger" | "beklagter";
  /** One to three, from the first upwards. */
  readonly instanzen: readonly Instanz[];
  readonly eigene?: Seite;
  readonly gegner?: Seite;
  /** Dunning procedure before: day, value (default: the value of the case), whether the debtor's lawyer objected. */
  readonly mahnverfahren?: {
    readonly am: Tag;
    readonly wert?: Cent;
    readonly widerspruchDurchAnwalt?: boolean;
  };
  /** Legal aid for the own side, without instalments (§ 122 ZPO). */
  readonly prozesskostenhilfe?: boolean;
  /** Part of the costs that the own side bears, in hundredths of a percent (§ 92 ZPO). */
  readonly kostenquote?: number;
  /** Chance of winning, in hundredths of a percent. */
  readonly aussicht?: number;
};
