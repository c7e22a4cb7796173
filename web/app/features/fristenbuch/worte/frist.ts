import type { Tag } from "@gebuehrenportal/recht";

/** States of an entry in the book, as they stand in the database. */
export const zustaende = [
  "ausloeser-offen",
  "zu-genehmigen",
  "offen",
  "verlaengerung-beantragt",
  "verlaengert",
  "erledigt",
  "gestrichen",
] as const;
export type Zustand = (typeof zustaende)[number];

/** `frist`: to be kept; `wartefrist`: nothing before it, never overdue; `stunde`: ends at an hour. */
export type Gattung = "frist" | "wartefrist" | "stunde";

/** Which of the places counts; `unbekannt`: said so by whoever booked it; `fehlt`: nobody has said anything. */
export type Ortsart = "gericht" | "gemeinde" | "land" | "unbekannt" | "fehlt";

/** Why the day that stands in the book is not the one that would be computed now. */
export type Abweichungsgrund = "ausloeser" | "recht" | "berichtigung";

/** That the act was carried out, as demanded for `erledigt`. */
export type Nachweis = {
  /** When it was sent: day or instant, as given. */
  readonly at: string;
  /** By what way: beA, fax, post. */
  readonly channel: string;
  /** Document or receipt. */
  readonly reference: string;
};

/** A Vorfrist that is over: its file was presented, or somebody has given it up with a word. */
export type Vorfristerledigung = {
  readonly tag: Tag;
  readonly art: "vorgelegt" | "aufgegeben";
  /** ISO instant. */
  readonly am: string;
  readonly von: string | null;
  /** Why it was given up; of what was presented empty. */
  readonly grund: string;
};

/** All that an entry holds and its log follows. */
export type Fristfelder = {
  readonly ketteId: string | null;
  readonly regel: string | null;
  readonly nachRegel: string | null;
  readonly rechnungId: string | null;
  readonly titel: string;
  readonly aktenzeichen: string;
  readonly akte: string;
  readonly art: string;
  readonly sachbearbeiter: string;
  readonly bemerkung: string;
  readonly zeitzone: string;
  readonly empfaenger: string;
  readonly vorlageId: string | null;
  readonly norm: string;
  readonly suchtext: string;
  readonly startAm: Tag | null;
  readonly tage: number;
  readonly wochen: number;
  readonly monate: number;
  readonly jahre: number;
  readonly ereignis: string;
  readonly ereignisAm: Tag | null;
  readonly beginn: string;
  readonly richtung: string;
  readonly ort: Ortsart;
  readonly land: string | null;
  readonly gericht: string | null;
  readonly gemeinde: string | null;
  /** Town of the seat at which the court of several is meant. */
  readonly sitz: string | null;
  readonly gattung: Gattung;
  readonly notfrist: boolean;
  readonly begruendungsfrist: boolean;
  readonly ende: Tag | null;
  readonly endeUhr: string | null;
  readonly sichererTag: Tag | null;
  readonly zugangBis: Tag | null;
  readonly hoechstensBis: Tag | null;
  readonly abweichendEnde: Tag | null;
  readonly abweichendGrund: Abweichungsgrund | null;
  readonly zustand: Zustand;
  readonly verantwortlich: string | null;
  readonly genehmigungNoetig: boolean;
  readonly genehmigtAm: Date | null;
  readonly genehmigtVon: string | null;
  readonly freigabeGruende: readonly string[];
  readonly freigegebenAm: Date | null;
  readonly freigegebenVon: string | null;
  readonly vorgelegtAm: Date | null;
  readonly vorgelegtVon: string | null;
  readonly erledigtAm: Date | null;
  readonly erledigtVon: string | null;
  readonly nachweis: Nachweis | null;
  readonly gestrichenAm: Date | null;
  readonly gestrichenVon: string | null;
  readonly streichgrund: string;
  readonly verlaengerungBeantragtAm: Tag | null;
  /** Applied for and not decided: until then the end stays `ende`. */
  readonly beantragtBis: Tag | null;
  readonly endeVorVerlaengerung: Tag | null;
  readonly uebernommen: boolean;
  /** Said by the office: the day is not certain yet. */
  readonly vorlaeufig: boolean;
  readonly erstellt: Date;
  readonly erstelltVon: string | null;
  /** Who has last changed what the control looks at; whoever has booked it, as long as nobody else has. */
  readonly kontrollstandVon: string | null;
  /** Days on which the file is to be presented, ascending. */
  readonly vorfristen: readonly Tag[];
  /** Which Vorfristen are over, ascending; also of days that are none any more. */
  readonly vorfristerledigungen: readonly Vorfristerledigung[];
};

/** An entry as it stands in the book. */
export type Frist = Fristfelder & {
  readonly id: string;
  /** Number of the line of the log that made it what it is. */
  readonly stand: number;
  readonly geaendert: Date;
  /** Short parties of its file, as they stand beside the book; unset: they were not read along. */
  readonly rubrum?: string;
};

/** Whether an entry still asks for something. */
export const istUnerledigt = ({ zustand }: Pick<Frist, "zustand">): boolean =>
  zustand !== "erledigt" && zustand !== "gestrichen";

/** Whether a second person still has to compare the entry with the file; done or not, a struck one never. */
export const istZuKontrollieren = (
  frist: Pick<Frist, "zustand" | "genehmigungNoetig" | "genehmigtAm">,
): boolean => frist.zustand !== "gestrichen" && frist.genehmigungNoetig && frist.genehmigtAm === null;

/** Whether a lawyer still has to release the entry; done or not, a struck one never. */
export const istFreizugeben = (
  frist: Pick<Frist, "zustand" | "freigabeGruende" | "freigegebenAm">,
): boolean =>
  frist.zustand !== "gestrichen" && frist.freigabeGruende.length > 0 && frist.freigegebenAm === null;

/** Whether the day to act on is over and nothing was done; a waiting period is never overdue. */
export const istUeberfaellig = (
  frist: Pick<Frist, "zustand" | "gattung" | "ende" | "sichererTag">,
  heute: Tag,
): boolean =>
  istUnerledigt(frist) && frist.gattung !== "wartefrist" && frist.ende !== null && frist.ende < heute;

/** An Aktenzeichen as it is compared: small letters, without blanks. */
export const aktenschluessel = (aktenzeichen: string): string =>
  aktenzeichen.normalize("NFC").toLocaleLowerCase("de-DE").replace(/\s+/g, "");
