import { datum, type Tag } from "@gebuehrenportal/recht";
import type { Ortsart } from "../worte/frist.ts";
import { saetze } from "../worte/saetze.ts";
import type { Fristfrage } from "./frage.ts";
import type { Planglied } from "./fristplan.ts";
import { vorfristmangel } from "./vorfristen.ts";

/**
 * What stands out about an entry before it is booked. A `fehler` keeps it out of the book, a `frage` until somebody has said
 * that it is right; a `warnung` wants to be seen.
 */
export type Befund = {
  readonly code:
    | "ereignis-in-der-zukunft"
    | "vergangen"
    | "ende-vor-ereignis"
    | "vorfrist-nach-ende"
    | "vorfrist-vergangen"
    | "vorfrist-fehlt"
    | "ort-unbekannt"
    | "abwesend"
    | "streit"
    | "freigabe";
  readonly schwere: "fehler" | "frage" | "warnung";
  readonly satz: string;
  /** The day that is asked about. */
  readonly tag?: Tag;
  /** Where the call has it; unset: in no single field. */
  readonly feld?: string;
};

/** What is looked at besides the link itself. */
export type Prueflage = {
  readonly heute: Tag;
  readonly ort: Ortsart;
  /** The day that somebody has named; unset: it follows from another link. */
  readonly genannt?: Tag | undefined;
  /** Vorfristen that somebody has named; unset: they are computed. */
  readonly vorfristen?: readonly Tag[] | undefined;
  /** Vorfristen that the entry has already. */
  readonly bisherigeVorfristen?: readonly Tag[] | undefined;
  /** Whether the person responsible is away on a day. */
  readonly abwesend: (am: Tag) => boolean;
};

/** What stands out about a link as it would be booked; nothing about one without a day. */
export function befunde(
  planglied: Planglied,
  { heute, ort, genannt, vorfristen: gewaehlte = [], bisherigeVorfristen = [], abwesend }: Prueflage,
): readonly Befund[] {
  const { tage } = planglied;
  if (!tage) return [];
  const { ende, vorfristen } = tage;
  const mangel = vorfristmangel(gewaehlte, { heute, ende, bekannt: bisherigeVorfristen });
  const fehltage = [...vorfristen, ende].filter(abwesend);
  return [
    ...(genannt !== undefined && istKuenftig(genannt, planglied.richtung, heute)
      ? [
          {
            code: "ereignis-in-der-zukunft",
            schwere: "frage",
            satz: kuenftigsatz(genannt),
            tag: genannt,
          } as const,
        ]
      : []),
    ...wenn(
      planglied.richtung === "vorwaerts" && planglied.ereignisAm !== null && ende < planglied.ereignisAm,
      {
        code: "ende-vor-ereignis",
        schwere: "fehler",
        satz: `Das Ende (${datum(ende)}) liegt vor der Zustellung oder dem sonstigen Ereignis.`,
      },
    ),
    ...(mangel ? [{ ...mangel, schwere: "fehler" as const }] : []),
    ...wenn(planglied.begruendungsfrist && vorfristen.length === 0, {
      code: "vorfrist-fehlt",
      schwere: "fehler",
      satz: saetze.vorfristFehlt,
      feld: "vorfristen",
    }),
    ...wenn(ende < heute && planglied.gattung !== "wartefrist", {
      code: "vergangen",
      schwere: "warnung",
      satz: `Das Ende (${datum(ende)}) ist schon vorbei.`,
    }),
    ...wenn(ort === "unbekannt" || ort === "fehlt", {
      code: "ort-unbekannt",
      schwere: "warnung",
      satz: "Ohne Ort zählen nur die bundesweiten Feiertage.",
    }),
    ...wenn(fehltage.length > 0, {
      code: "abwesend",
      schwere: "warnung",
      satz: `Wer verantwortlich ist, ist abwesend am ${fehltage.map(datum).join(", ")}.`,
    }),
    ...wenn(planglied.bild.streitpunkte.length > 0, {
      code: "streit",
      schwere: "warnung",
      satz: "Über diese Frist wird gestritten; gerechnet ist mit dem sicheren Tag.",
    }),
    ...wenn(planglied.freigabe.length > 0, {
      code: "freigabe",
      schwere: "warnung",
      satz: "Eine Anwältin oder ein Anwalt muss diese Frist freigeben.",
    }),
  ];
}

/** Days of what has happened, as a question may name them. */
const geschehen = [
  "ereignisAm",
  "verkuendungAm",
  "zustellungAm",
  "entscheidungAm",
  "urteilZuDenAktenAm",
] as const;

/** The latest day that somebody has named for what starts a period; of a delivery the day on which it was sent or handed over. */
export function genannterTag({ eingabe }: Fristfrage): Tag | undefined {
  const { bekanntgabe } = eingabe;
  const angaben: Readonly<Partial<Record<(typeof geschehen)[number], Tag>>> = eingabe;
  return [bekanntgabe?.am, bekanntgabe?.tatsaechlichAm, ...geschehen.map((name) => angaben[name])]
    .filter((tag) => tag !== undefined)
    .toSorted()
    .at(-1);
}

/** A period that runs back from a day has that day before it; any other begins with something that has happened. */
export const istKuenftig = (genannt: Tag, richtung: string, heute: Tag): boolean =>
  richtung === "vorwaerts" && genannt > heute;

/** „Die Zustellung … liegt in der Zukunft, am 27.11.2027. Stimmt dieser Tag?“ */
export const kuenftigsatz = (genannt: Tag): string =>
  `Die Zustellung oder das sonstige Ereignis liegt in der Zukunft, am ${datum(genannt)}. Stimmt dieser Tag?`;

/**
 * What keeps an entry out of the book: what is wrong, or what nobody has said to be right.
 *
 * @param bestaetigt the day in the future that somebody has said to be meant
 */
export const hindernisUnter = (befunde: readonly Befund[], bestaetigt: Tag | undefined): Befund | undefined =>
  befunde.find(({ schwere }) => schwere === "fehler") ??
  befunde.find(({ schwere, tag }) => schwere === "frage" && tag !== bestaetigt);

const wenn = (trifftZu: boolean, befund: Befund): readonly Befund[] => (trifftZu ? [befund] : []);
