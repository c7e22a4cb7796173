import type { Tag } from "@gebuehrenportal/recht";

/** What a piece of post may be, with its name. */
export const postarten = {
  urteil: "Urteil",
  beschluss: "Beschluss",
  verfuegung: "Verfügung",
  ladung: "Ladung",
  bescheid: "Bescheid",
  klage: "Klage",
  schriftsatz: "Schriftsatz",
  sonstiges: "Sonstiges",
} as const;
export type Postart = keyof typeof postarten;
export const postartliste = Object.keys(postarten) as [Postart, ...Postart[]];

/** Where the post stands. */
export const postpfad = "/fristenmanager/posteingang";

/** What became of a piece: nobody has decided; deadlines were booked; nothing is to be noted; struck. */
export const poststaende = ["offen", "gebucht", "nichts", "gestrichen"] as const;
export type Poststand = (typeof poststaende)[number];

/** What is said of a piece. */
export type Postangaben = {
  readonly aktenzeichen: string;
  /** From whom. */
  readonly von: string;
  readonly art: Postart;
  /** What it is, in words. */
  readonly betreff: string;
  readonly zugestelltAm: Tag;
  /** By what way, as the engine calls it; empty: nobody has said. */
  readonly weg: string;
  /** The number of the court or authority. */
  readonly gerichtszeichen: string;
  /** Field of law; empty: what the sender stands for. */
  readonly gebiet: string;
  /** A period that the piece itself sets, in its words. */
  readonly genannteFrist: string;
};

/** What became of it. */
export type Postentscheidung = {
  readonly zustand: Poststand;
  readonly grund: string;
  /** Ids of the entries that were booked from it. */
  readonly fristen: readonly string[];
  readonly entschiedenAm: Date | null;
  readonly entschiedenVon: string | null;
};

/** A piece of post as it stands in the book. */
export type Poststueck = Postangaben &
  Postentscheidung & {
    readonly id: string;
    /** Short parties of its file. */
    readonly rubrum: string;
    /** Number of the line of the log that made it what it is. */
    readonly stand: number;
    readonly erstellt: Date;
    readonly erstelltVon: string | null;
    readonly geaendert: Date;
  };

/** Longest texts of a piece, as the database keeps them. */
export const postlaengen = {
  aktenzeichen: 200,
  von: 200,
  betreff: 300,
  gerichtszeichen: 200,
  genannteFrist: 200,
  grund: 1_000,
} as const;

/** „Urteil: vom 12.11.2026“ */
export const postname = ({ art, betreff }: Pick<Postangaben, "art" | "betreff">): string =>
  betreff === ""
    ? postarten[art]
    : betreff.startsWith(postarten[art])
      ? betreff
      : `${postarten[art]}: ${betreff}`;

/** „34/26: Urteil von Landgericht Köln“ */
export const postwort = (stueck: Pick<Postangaben, "aktenzeichen" | "von" | "art" | "betreff">): string =>
  [stueck.aktenzeichen, `${postname(stueck)} von ${stueck.von}`].filter(Boolean).join(": ");
