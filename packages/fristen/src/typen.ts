import type { RegelId } from "@gebuehrenportal/gesetze/fristregeln/regel-id.ts";
import type {
  Ausfallgrund,
  Beginn,
  Bekanntgabeart,
  Ereignisart,
  RegimeId,
} from "@gebuehrenportal/gesetze/fristregeln/typen.ts";
import type {
  FassungAngabe as Normangabe,
  Quelle,
  Schritt,
  Sicherheit,
  Tag,
  Vermerk,
} from "@gebuehrenportal/recht";
import type { einheiten, fristtypen } from "./listen.ts";
import type { Ort } from "./ort.ts";

export type { Beginn, Bekanntgabeart, Ereignisart, RegimeId };

/** Units of § 188, § 189 BGB; `werktag` counts working days of the place, `stunde` needs the hour of the event. */
export type Einheit = (typeof einheiten)[number];

/** One part of a period. `wert` is a whole number of at least 0. */
export type Dauerteil = { readonly wert: number; readonly einheit: Einheit };

/** A period; mixed periods are added in the order years, months, weeks, half months, days (§ 189 Abs. 2 BGB). */
export type Dauer = readonly Dauerteil[];

export type Richtung = "vorwaerts" | "rueckwaerts";

/**
 * What a weekend or holiday at the end does: `vorwaerts` moves to the next working day, `keine` never moves,
 * `keine-rueckwaerts` does not move a backward period but names the working day before as the safe one.
 */
export type Verschiebung = "vorwaerts" | "keine" | "keine-rueckwaerts";

/**
 * Whom the end serves. `handlung` (default): something must be done until then, the earlier of two arguable days is
 * the period. `warten`: waiting and blocking periods, and periods whose end is good for the client: the later one.
 */
export type Zweck = "handlung" | "warten";

/** Nobody may act after it, whenever the period itself began: § 234 Abs. 3 ZPO, § 199 Abs. 2–4 BGB, § 121 Abs. 2 BGB. */
export type Hoechstgrenze = {
  readonly ab: Tag;
  readonly dauer: Dauer;
  readonly norm: string;
  /** Default `vorwaerts` where the regime moves the end. */
  readonly verschiebung?: Verschiebung;
};

/** What every calculation may be told. */
export type Grundeingabe = {
  /** Where the period must be kept: the seat of the court or authority, or the place of declaration. */
  readonly ort?: Ort;
  /** Default `BGB`. */
  readonly regime?: RegimeId;
  readonly zweck?: Zweck;
  /** Default: one week. `[]` = none. */
  readonly vorfristen?: readonly Dauer[];
  /** Further places where the period can be kept as well: the earliest of the days is the period (R-ORT). */
  readonly weitereOrte?: readonly Ort[];
  /** Day of asking: with it the result says what is over and what still lies ahead. */
  readonly heute?: Tag;
  /** Disputed points decided otherwise than by default, by the rule that holds them. */
  readonly streit?: Readonly<Partial<Record<RegelId, Streitwahl>>>;
};

export type Streitwahl = "frueher" | "spaeter";

/** What kind of period it is; brings the rule that belongs to it into the derivation. */
export type Fristtyp = (typeof fristtypen)[number];

/** A period from an event, forward or backward. Exactly one of `ereignisAm` and `bekanntgabe` is given. */
export type Fristeingabe = Grundeingabe & {
  readonly ereignisAm?: Tag;
  /** The event is a service or notification still to be computed, e.g. by the fiction of four days. */
  readonly bekanntgabe?: Bekanntgabeeingabe;
  readonly ereignisArt?: Ereignisart;
  /** `HH:MM` Europe/Berlin; periods in hours only. */
  readonly ereignisUhr?: string;
  /** Backward only: the event is the end of that day („mit Ablauf des 30.11.“). */
  readonly ereignisAmTagesende?: boolean;
  /** Default `ereignis`. */
  readonly beginn?: Beginn;
  readonly dauer: Dauer;
  /** Default `vorwaerts`. */
  readonly richtung?: Richtung;
  /** Default: what the regime says. */
  readonly verschiebung?: Verschiebung;
  readonly hoechstgrenze?: Hoechstgrenze;
  readonly fristtyp?: Fristtyp;
  /** EU courts: the period runs from publication in the Official Journal (Art. 59 VerfO-EuG). */
  readonly amtsblatt?: boolean;
  /** Days of a registration period that lengthen the one for calling a meeting (§ 123 Abs. 2 AktG). */
  readonly anmeldefristTage?: number;
};

/** A service or notification. */
export type Bekanntgabeeingabe = {
  readonly weg: Bekanntgabeart;
  /**
   * The day the way begins with: posting, sending, confirmation of receipt, provision, notice, publication; for a
   * plain service, EB and registered letter the day it took place.
   */
  readonly am: Tag;
  /** Proven actual receipt (or call of the document). Later counts where the norm lets it; earlier never does. */
  readonly tatsaechlichAm?: Tag;
  /** No receipt at all, or none that can be proven: the fiction falls, there is no result. */
  readonly nichtZugegangen?: boolean;
  /** Land whose own law of administrative procedure applies (a Land authority); unknown four days → three. */
  readonly landesbehoerde?: boolean;
  /** The electronic variant of § 15 VwVfG, § 14 SGB X, § 123 AO. */
  readonly elektronisch?: boolean;
  /** Local delivery (§§ 270, 357, 497 ZPO until 31.12.2024). */
  readonly ortsbestellverkehr?: boolean;
  /** Longer period set by the court or authority (§ 184 Abs. 2 Satz 3, § 188 Satz 2 ZPO). */
  readonly bestimmteDauer?: Dauer;
  /** Day named in a general order (§ 41 Abs. 4 Satz 4 VwVfG). */
  readonly bestimmterTag?: Tag;
  /** eEB: day it arrived in the mailbox and day the confirmation was sent back. */
  readonly eingangAm?: Tag;
  readonly ruecksendungAm?: Tag;
  readonly ort?: Ort;
  /** Day of asking; inside a period that of the period counts. */
  readonly heute?: Tag;
};

/** A named day on the way: posting, notification, end before extension, five months, filing … */
export type Zwischentag = {
  readonly name:
    | "bekanntgabe"
    | "urspruengliches-ende"
    | "fuenf-monate"
    | "einlegung"
    | "zeitraumbeginn"
    | "fristbeginn"
    | "zugang-bis"
    | "hoechstgrenze"
    | "folgefrist-rechnerisch"
    | "folgefrist"
    | "ohne-hemmung"
    | "regelfrist";
  readonly tag: Tag;
  readonly text: string;
};

/** A public holiday at a place. */
export interface Feiertag {
  readonly tag: Tag;
  readonly name: string;
  readonly norm: string;
  /** Holiday of a municipality or part of one, not of the whole Land. */
  readonly oertlich: boolean;
  readonly quelle: Quelle;
  /** How sure it is that the day is a holiday *at this place*. */
  readonly sicherheit: Sicherheit;
}

/** A day on which the period cannot end, and why. */
export type Ausfalltag = {
  readonly tag: Tag;
  readonly grund: Ausfallgrund;
  readonly feiertag?: Feiertag;
};

/** A disputed point: both days, which was taken, who says what. */
export type Streitpunkt = {
  readonly regel: RegelId;
  readonly frage: string;
  readonly frueher: Tag;
  readonly spaeter: Tag;
  readonly gewaehlt: Tag;
  readonly norm: string;
  readonly quellen: readonly string[];
};

/** One step of the derivation with its rule, and the day it leads to. */
export type Fristschritt = Schritt & {
  readonly regel: RegelId;
  readonly tag?: Tag;
  readonly feiertag?: Feiertag;
  /** „Nordrhein-Westfalen“, „bundesweit“ … for steps that looked at holidays. */
  readonly ort?: string;
};

/** A reminder before the end. */
export type Vorfrist = {
  readonly tag: Tag;
  readonly dauer: Dauer;
  readonly rechnerisch: Tag;
  /** It would lie on or before the day of the event, though the period ends after it: there is no day to note. */
  readonly vorEreignis: boolean;
};

/** The version of a rule that was applied, and why. */
export type FassungAngabe = Normangabe & { readonly regel: RegelId };

/** What is said of a day that was found, and how it was found. */
export type Herleitung = {
  readonly art: "ergebnis";
  /** Version of the engine. */
  readonly rechenstand: string;
  /** State of the rules, `JJJJ-MM`. */
  readonly regelstand: string;
  readonly streitpunkte: readonly Streitpunkt[];
  readonly schritte: readonly Fristschritt[];
  /** The rule that governs the day. */
  readonly fassung: FassungAngabe;
  /** All rules applied, each once, in the order of their use. */
  readonly fassungen: readonly FassungAngabe[];
  /** The least secured rule on the way. */
  readonly sicherheit: Sicherheit;
  readonly vermerke: readonly Vermerk[];
};

/** What one calculation gives. Days are calendar days; the period ends with the end of `ende`, or at `uhrzeit`. */
export type FristErgebnis = Herleitung & {
  readonly regime: RegimeId;
  readonly richtung: Richtung;
  /** The day of the event after fictions. */
  readonly ereignisAm: Tag;
  /** End by §§ 187, 188 BGB before weekends and holidays. */
  readonly rechnerischesEnde: Tag;
  /** Last day; backward: last day for acting; looking back: first day of the time looked at. */
  readonly ende: Tag;
  /** `HH:MM`, periods in hours only. */
  readonly uhrzeit?: string;
  /** The days passed over between `rechnerischesEnde` and `ende`. */
  readonly ausfalltage: readonly Ausfalltag[];
  /** Safe on every view: never after `ende` (for `warten`: never before it). */
  readonly sichererTag: Tag;
  readonly zwischentage: readonly Zwischentag[];
  readonly vorfristen: readonly Vorfrist[];
};

/** The day of service or notification found, and that of the fiction alone. */
export type Bekanntgabetag = {
  readonly am: Tag;
  /** Day of the fiction before a shift or later receipt. */
  readonly fiktionAm: Tag;
  readonly ausfalltage: readonly Ausfalltag[];
};

/** What `bekanntgabe` gives: the day that counts as that of service or notification. */
export type BekanntgabeErgebnis = Herleitung & Bekanntgabetag;
