import type { Beginn, Bekanntgabeart, Ereignisart, RegimeId } from "../fristregeln/typen.ts";
import type { Gebiet } from "./gebiete.ts";
import type { Quellenschluessel } from "./quellen.ts";
import type { Wahltagart } from "./wahltage.ts";

/** What a period is for, as the catalogue divides them. */
export type Katalogart =
  | "notfrist"
  | "gesetzlich"
  | "richterlich"
  | "wartefrist"
  | "verjaehrung"
  | "rueckschau";

/** A line of `verzeichnis.json`: enough to find an entry and to name it. */
export type Verzeichniszeile = {
  readonly id: string;
  readonly name: string;
  readonly norm: string;
  readonly gebiet: Gebiet;
  readonly ausloeser: string;
  readonly kern?: true;
};

/** What decides between a version and the one before it. */
export type Wahlzeile = {
  /** The day that decides: that of the event itself, or another one that has to be asked for. */
  readonly tag: "ereignis" | Wahltagart;
  /** The norm of the transition. */
  readonly norm: string;
  /** The transition is not known for certain: before its first day the new version can be argued, too. */
  readonly offen?: true;
  /** The event comes so long after the day that decides, or later. Without it that day is not after the event. */
  readonly abstand?: { readonly dauer: string; readonly norm: string };
};

/** A version of a period, in force until the `ab` of the next. `ohne`: the period did not exist (any more). */
export type Fassungszeile = {
  /** First day; the first version may have none. */
  readonly ab?: string;
  readonly quelle?: Quellenschluessel;
  /** Which day decides between this version and the one before; the first version has none before it. */
  readonly wahl?: Wahlzeile;
  /** How sure the first day is, where it is not. */
  readonly abSicherheit?: "mittel";
  /** Deciding days until this one leave it in doubt which version holds. */
  readonly zweifelBis?: string;
  /** What is not certain of this version, as a sentence; a result that rests on it says so and is less sure. */
  readonly vorbehalt?: string;
  readonly dauer?: string;
  readonly beginn?: Beginn;
  readonly ohne?: true;
  /** With `ohne`: the period extends another one, which without it ends on the day of the event. */
  readonly bleibt?: true;
};

/** The utmost limit: so long from the day named, whenever the period itself began. */
export type Grenzzeile = {
  readonly ab: string;
  readonly dauer: string;
  readonly norm: string;
  /** First day of the limit: it does not exist where the day it runs from lies before. */
  readonly seit?: string;
  readonly quelle?: Quellenschluessel;
  /** The norm of the transition; the deciding day is the one the limit runs from. */
  readonly uebergang?: string;
  /** What holds for days before `seit`, as a sentence without full stop. */
  readonly davor?: string;
  /** When the limit does not hold: „nicht …“. */
  readonly ausnahme?: string;
};

/** Who extends a period. `verpflichteter`: whoever has to keep it, by telling the other side. */
export type Verlaengernder =
  | "vorsitz"
  | "vorsitz-oder-berichterstatter"
  | "gericht"
  | "behoerde"
  | "verpflichteter";

/** What the statute says of extending a period, where it says it of this one. */
export type Verlaengerungszeile = {
  readonly norm: string;
  /** It cannot be extended. */
  readonly nein?: true;
  readonly durch?: Verlaengernder;
  readonly hoechstens?: string;
  /** The bound holds only without the opponent's consent. */
  readonly ohneEinwilligung?: true;
  readonly einmal?: true;
  /** The application must arrive before the end. */
  readonly vorAblauf?: true;
};

/** A period that differs in cases the norm names. */
export type Variantenzeile = {
  readonly id: string;
  readonly name: string;
  readonly dauer: string;
  /** Notice: full years of employment or of the lease. */
  readonly jahre?: number;
  /** First day of the version of the entry that brought it: older cases have no such variant. */
  readonly ab?: string;
};

/**
 * What a following period hangs on: the same event, the end of the period before, that end or a later event, an event that
 * comes at the latest with that end, or an event of its own.
 */
export type Anknuepfung = "ereignis" | "ende" | "fruehestens" | "spaetestens" | "eigenes";

/** A line of `fristen.json`: all that computes. Durations are short: `2w`, `1m`, `12m14t` (t, w, m, j, s = Stunden). */
export type Fristzeile = {
  readonly art: Katalogart;
  /** The length, or its versions, as many as there are, the oldest first. */
  readonly dauer?: string | readonly Fassungszeile[];
  /** No number in the statute: a court or authority sets it, or it is „unverzüglich“. */
  readonly offen?: "gericht" | "behoerde" | "unverzueglich";
  readonly mindestens?: string;
  readonly hoechstens?: string;
  readonly regime: RegimeId;
  readonly rueckwaerts?: true;
  /** Backward: counted from the end of the day of the event. */
  readonly tagesende?: true;
  readonly beginn?: Beginn;
  /** Special calculation by its name in `sonderrechnungen`, or `gmbh51`. */
  readonly rechnung?: string;
  readonly kuendigungsart?: string;
  /** Notice: years of employment the entry itself stands for; its variants name others. */
  readonly jahre?: number;
  readonly verschiebung?: "keine" | "keine-rueckwaerts";
  /** Counted as a period for grounds (R-BEGR); which others are, `begruendungsfristen.ts` says. */
  readonly begruendung?: true;
  readonly ereignis?: Ereignisart;
  /** The period begins at the latest five months after pronouncement. */
  readonly fuenfMonate?: true;
  readonly grenze?: Grenzzeile;
  readonly verlaengerung?: Verlaengerungszeile;
  /** The only court at which the period can be kept. */
  readonly gericht?: string;
  /** The usual way by which the event reaches the party, where it is a fiction. */
  readonly weg?: Bekanntgabeart;
  readonly varianten?: readonly Variantenzeile[];
  readonly vorfristen?: readonly string[];
  readonly folge?: readonly { readonly id: string; readonly ab: Anknuepfung }[];
  readonly wiedereinsetzung?: string;
  readonly sicherheit?: "mittel" | "niedrig";
};

/** How an entry was proven: number found in the text, paragraph read, or known without the text. */
export type Nachweis = "wortlaut" | "gelesen" | "kenntnis";

/** A line of `texte.json`: what a person reads and nothing computes. */
export type Textzeile = {
  readonly ort: string;
  readonly nachweis: Nachweis;
  readonly hinweis?: string;
  readonly verlaengerung?: string;
  readonly grenze?: string;
  readonly aenderung?: {
    readonly seit?: string;
    readonly bis?: string;
    readonly vorher?: string;
    readonly nachher?: string;
  };
};
