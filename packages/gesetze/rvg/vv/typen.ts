import type { Cent, Zeitreihe } from "@gebuehrenportal/recht";

/** What kind of fee a number is; groups of § 15 Abs. 3 RVG and the reach of Nr. 1008 VV follow from it. */
export type Gebuehrenart =
  | "einigung"
  | "erhoehung"
  | "hebe"
  | "zusatz"
  | "pruefung"
  | "geschaeft"
  | "beratungshilfe"
  | "verfahren"
  | "termin"
  | "grund"
  | "laenge"
  | "einzel"
  | "auslage";

/** The value of a number in one version of the law. Rates × 100, amounts in cents. */
export type VvWert =
  | {
      readonly art: "satz";
      readonly satz100: number;
      readonly bestellt100?: number;
      readonly variante2?: number;
    }
  | {
      readonly art: "satzrahmen";
      readonly min100: number;
      readonly max100: number;
      readonly schwelle100?: number;
    }
  | {
      readonly art: "betragsrahmen";
      readonly min: Cent;
      readonly max: Cent;
      /** Fixed amount of appointed counsel; absent: no such column. */
      readonly bestellt?: Cent;
      readonly schwelle?: Cent;
      /** Upper limit of the fine for this step of part 5 VV; `bussgeldAb`: lower limit (inclusive). */
      readonly bussgeldUnter?: Cent;
      readonly bussgeldAb?: Cent;
    }
  | { readonly art: "festbetrag"; readonly betrag?: Cent; readonly bestellt?: Cent }
  | {
      /** „in Höhe von“ another fee. */
      readonly art: "verweis";
      readonly von?: readonly string[];
      readonly anteil100: number;
      readonly hoechstsatz100?: number;
      readonly hoechstbetrag?: Cent;
      readonly ohneErhoehung?: true;
      readonly ohneZuschlag?: true;
      /** Chosen counsel: the middle of the frame referred to (4141, 5115, 6216). */
      readonly mittelgebuehr?: true;
    }
  | { readonly art: "erhoehung"; readonly je100: number; readonly hoechstens100: number }
  | { readonly art: "zusatzgebuehr"; readonly satz100: number; readonly rahmenProzent: number }
  | {
      readonly art: "hebegebuehr";
      readonly staffel: readonly { readonly bis: Cent | null; readonly promille: number }[];
      readonly mindestens: Cent;
    }
  | { readonly art: "auslage" };

/** A number of the Vergütungsverzeichnis: lean, without wording. */
export type VvNummer = {
  readonly nr: string;
  readonly gebuehrenart: Gebuehrenart;
  /** Who may charge it. */
  readonly spalte: "beide" | "wahlanwalt" | "bestellt";
  /** Values by day of the mandate; ends with `entfallen` where the number was repealed. */
  readonly werte: Zeitreihe<VvWert | { readonly art: "entfallen" }>;
  /** Numbers whose rate or amount this one replaces (3101 → 3100). */
  readonly aendert?: readonly string[];
  /** Basic number to which this is the version with Haftzuschlag (4101 → 4100). */
  readonly haftzuschlagZu?: string;
  /** Numbers to which this length surcharge may be added (4110 → 4108, 4109). */
  readonly laengenzuschlagZu?: readonly string[];
  readonly terminsgebuehr?: string;
};
