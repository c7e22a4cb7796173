import type { PkhGebiet } from "@gebuehrenportal/gesetze/zpo/paragraph-115.ts";
import type {
  Cent,
  KeinErgebnis,
  Offen,
  Rechenergebnis,
  Schritt,
  Sicherheit,
  Tag,
} from "@gebuehrenportal/recht";

export type { PkhGebiet };

export type Posten = { readonly bezeichnung: string; readonly betrag: Cent };

/** All amounts per month. */
export type PkhEingabe = {
  /** Day of the grant: its allowances count (§ 115 Abs. 1 Satz 4 ZPO). */
  readonly bewilligungAm: Tag;
  /** Home of the party, where higher allowances hold (§ 115 Abs. 1 Satz 5 ZPO); the default is `bund`. */
  readonly gebiet?: PkhGebiet;
  /** Legal aid in family matters: the same rule by § 76 FamFG; changes norms and words only. */
  readonly verfahren?: "pkh" | "vkh";
  /** Gross income of every kind, also child benefit. */
  readonly einnahmen: readonly Posten[];
  /** § 82 Abs. 2 SGB XII: taxes, social insurance, other insurance, expenses of work. */
  readonly abzuege: readonly Posten[];
  readonly erwerbstaetig: boolean;
  /** Spouse or registered partner with own income; absent without one. */
  readonly ehegatte?: { readonly einkommen: Cent };
  readonly unterhaltsberechtigte?: readonly Unterhaltsberechtigter[];
  readonly unterkunft?: Cent;
  readonly heizung?: Cent;
  /** § 21 SGB II, § 30 SGB XII. */
  readonly mehrbedarf?: Cent;
  readonly besondereBelastungen?: readonly Posten[];
  /** Assets that must be used (§ 115 Abs. 3 ZPO), after what is protected. */
  readonly vermoegen?: Cent;
  /** Expected costs of the proceedings, for § 115 Abs. 4 ZPO. */
  readonly kosten?: Cent;
};

export type Unterhaltsberechtigter = {
  /** Completed years of life. */
  readonly alter: number;
  /** Own income: reduces the allowance (§ 115 Abs. 1 Satz 8 ZPO). */
  readonly einkommen?: Cent;
  /** Maintenance paid as money: deducted instead of the allowance (§ 115 Abs. 1 Satz 9 ZPO). */
  readonly geldrente?: Cent;
};

export type PkhZeile = {
  readonly art: "einnahme" | "abzug" | "freibetrag" | "zwischensumme";
  readonly bezeichnung: string;
  readonly norm: string;
  /** Negative for what is deducted. */
  readonly betrag: Cent;
  readonly schritte: readonly Schritt[];
};

export type PkhErgebnis = Rechenergebnis & {
  readonly entscheidung: "ohne-raten" | "mit-raten" | "keine-bewilligung" | "offen";
  readonly zeilen: readonly PkhZeile[];
  /** Gross minus § 82 SGB XII. */
  readonly nettoeinkommen: Cent;
  /** Einzusetzendes Einkommen, never below zero; absent where the allowances are missing and decide. */
  readonly einzusetzen?: Cent;
  /** Monthly instalment, 0 without instalments; absent like the income it comes from. */
  readonly rate?: Cent;
  readonly hoechstzahl: number;
  /** Instalments at most in total; absent like the instalment. */
  readonly hoechstbetrag?: Cent;
  readonly offen: readonly Offen[];
  readonly vermoegen: Cent;
  readonly sicherheit: Sicherheit;
};

export type PkhAntwort = PkhErgebnis | KeinErgebnis;
