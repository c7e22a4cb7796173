import { datum, type Tag } from "@gebuehrenportal/recht";
import { brief, type Postenliste } from "#platform/mail/brief.ts";
import { type Anlass, stichtag, type Tagesposten } from "../worte/anlass.ts";
import type { Frist } from "../worte/frist.ts";
import { type Erinnerungsinhalt, fristwort } from "../worte/fristwort.ts";
import { type Ersatz, ersatzsatz } from "./erinnerungsmail.ts";

/** A reminder in a mail about several: its own link confirms it alone. */
export type Sammelposten = {
  readonly frist: Frist;
  readonly anlass: Anlass;
  readonly ziel: string;
};

/** What a mail about several reminders says of all of them. */
export type Sammlung = {
  readonly posten: readonly Sammelposten[];
  /** Where all of them are confirmed at once. */
  readonly alle: string;
  /** When the next person is told of what is not confirmed; unset: there is nobody else. */
  readonly danach: string | undefined;
};

type Angaben = {
  readonly name: string;
  readonly heute: Tag;
  readonly inhalt: Erinnerungsinhalt;
  /** The book. */
  readonly ziel: string;
};

const ueberschriften: Readonly<Record<Tagesposten["rang"], string>> = {
  ueberfaellig: "Abgelaufen und nicht erledigt",
  heute: "Heute",
  vorfrist: "Vorfristen: Akten, die vorzulegen sind",
  naechster: "Bis zum nächsten Bürotag",
};

/** „16.11.2026, 14:30 Uhr: Frist 12/26“ */
function fristzeile(frist: Frist, inhalt: Erinnerungsinhalt): string {
  const bis = stichtag(frist);
  const uhr = frist.endeUhr === null ? "" : `, ${frist.endeUhr} Uhr`;
  return `${bis === null ? "" : `${datum(bis)}${uhr}: `}${fristwort(frist, inhalt)}`;
}

/** The same with why it is told: a Vorfrist names its own day. */
function postenzeile({ frist, anlass }: Sammelposten, inhalt: Erinnerungsinhalt): string {
  const zeile = fristzeile(frist, inhalt);
  return anlass.art === "vorfrist" ? `${zeile} – Vorfrist am ${datum(anlass.tag)}` : zeile;
}

/** One button for all that waits to be confirmed; of a single reminder its own. */
function knopfZu({ posten, alle }: Sammlung) {
  const [einzige, ...weitere] = posten;
  if (!einzige) return undefined;
  return weitere.length === 0
    ? { text: "Erinnerung bestätigen", ziel: einzige.ziel }
    : { text: "Alle bestätigen", ziel: alle };
}

const bitte = ({ posten, danach }: Sammlung): readonly string[] =>
  posten.length === 0
    ? []
    : [
        `Bitte bestätigen Sie, dass Sie davon wissen.${
          danach === undefined
            ? ""
            : ` Was bis zum ${danach} nicht bestätigt ist, erfährt die nächste Person.`
        }`,
      ];

const nachsatz = ({ posten }: Sammlung, ziel: string): readonly string[] =>
  posten.length === 0 ? [] : ["Die Bestätigung erledigt keine Frist.", `Zum Fristenbuch: ${ziel}`];

/** What somebody has to keep today, and what of it is to be confirmed: one mail on an office day. */
export function tagesbrief(
  { name, heute, inhalt, ziel }: Angaben,
  posten: readonly Tagesposten[],
  sammlung: Sammlung,
) {
  const jeFrist = Map.groupBy(sammlung.posten, ({ frist }) => frist.id);
  const mehrere = sammlung.posten.length > 1;
  const zeilen = (frist: Frist): Postenliste["posten"] =>
    jeFrist.get(frist.id)?.map((eines) => erinnerungszeile(eines, { inhalt, mehrere })) ?? [
      { text: fristzeile(frist, inhalt) },
    ];
  const raenge = [...new Set(posten.map(({ rang }) => rang))];
  const listen = raenge.map((rang) => ({
    titel: ueberschriften[rang],
    posten: posten.filter((p) => p.rang === rang).flatMap(({ frist }) => zeilen(frist)),
  }));
  const genannt = new Set(posten.map(({ frist }) => frist.id));
  const uebrige = sammlung.posten.filter(({ frist }) => !genannt.has(frist.id));
  return brief({
    art: "frist-tagesbrief",
    betreff: `Fristen am ${datum(heute)}`,
    anrede: name,
    absaetze: ["das sind die Fristen, um die Sie sich heute kümmern.", ...bitte(sammlung)],
    knopf: knopfZu(sammlung) ?? { text: "Fristenmanager öffnen", ziel },
    listen: [...listen, ...erinnerungsliste("Außerdem", uebrige, { inhalt, mehrere })],
    danach: nachsatz(sammlung, ziel),
  });
}

type Zeilenart = { readonly inhalt: Erinnerungsinhalt; readonly mehrere: boolean };

const erinnerungszeile = (posten: Sammelposten, { inhalt, mehrere }: Zeilenart) => ({
  text: postenzeile(posten, inhalt),
  verweis: mehrere ? { text: "Nur diese bestätigen", ziel: posten.ziel } : undefined,
});

const erinnerungsliste = (
  titel: string,
  posten: readonly Sammelposten[],
  art: Zeilenart,
): readonly Postenliste[] =>
  posten.length === 0 ? [] : [{ titel, posten: posten.map((eines) => erinnerungszeile(eines, art)) }];

/** Reminds somebody of several entries at once. @param statt whose reminders they were */
export function sammelmail({ name, inhalt, ziel }: Angaben, sammlung: Sammlung, statt: Ersatz | undefined) {
  const { posten } = sammlung;
  const knopf = knopfZu(sammlung);
  const betreff = `${posten.length} Erinnerungen an Fristen`;
  return brief({
    art: statt === undefined ? "frist-erinnerung" : "frist-eskalation",
    betreff: statt?.weil === "unbestaetigt" ? `Nicht bestätigt: ${betreff}` : betreff,
    anrede: name,
    absaetze: [
      "an diese Fristen erinnert das Portal.",
      ...(statt === undefined
        ? []
        : [`${ersatzsatz(statt, posten.length)} Deshalb erhalten Sie diese Nachricht.`]),
      ...bitte(sammlung),
    ],
    ...(knopf && { knopf }),
    listen: erinnerungsliste("Erinnerungen", posten, { inhalt, mehrere: posten.length > 1 }),
    danach: nachsatz(sammlung, ziel),
  });
}

/** Lines, those that say the same as one: offices may keep all but the day to themselves. */
const jedeEinmal = (zeilen: readonly string[]): readonly string[] =>
  [...Map.groupBy(zeilen, (zeile) => zeile)].map(([zeile, { length }]) =>
    length === 1 ? zeile : `${zeile} (${length.toLocaleString("de-DE")}-mal)`,
  );

const gezeigt = 200;
const fristenzahl = (n: number): string => (n === 1 ? "eine Frist" : `${n.toLocaleString("de-DE")} Fristen`);

/**
 * Tells somebody of all entries that were read from a file for him: one mail, however many they are.
 *
 * `von`: who has read it; empty: himself.
 */
export function einlesemail(
  { name, inhalt, ziel }: Angaben,
  {
    von,
    fristen,
    sammlung,
  }: { readonly von: string; readonly fristen: readonly Frist[]; readonly sammlung: Sammlung },
) {
  const erinnert = new Set(sammlung.posten.map(({ frist }) => frist.id));
  const uebrige = jedeEinmal(
    fristen.filter(({ id }) => !erinnert.has(id)).map((frist) => fristzeile(frist, inhalt)),
  );
  const mehr = uebrige.length - gezeigt;
  return brief({
    art: "frist-einlesen",
    betreff: `Übernommen: ${fristenzahl(fristen.length)}`,
    anrede: name,
    absaetze: [
      `${von === "" ? "Sie haben" : `${von} hat`} ${fristenzahl(fristen.length)} in das Fristenbuch übernommen, für die Sie zuständig sind. Die Tage stehen dort, wie die Datei sie nennt; gerechnet sind sie nicht.`,
      ...bitte(sammlung),
    ],
    knopf: knopfZu(sammlung) ?? { text: "Fristenmanager öffnen", ziel },
    listen: [
      ...erinnerungsliste("Bald zu erledigen oder vorzulegen", sammlung.posten, {
        inhalt,
        mehrere: sammlung.posten.length > 1,
      }),
      ...(uebrige.length === 0
        ? []
        : [
            {
              titel: erinnert.size > 0 ? "Die übrigen" : "Übernommen",
              posten: [
                ...uebrige.slice(0, gezeigt).map((text) => ({ text })),
                ...(mehr > 0 ? [{ text: `und ${mehr.toLocaleString("de-DE")} weitere` }] : []),
              ],
            },
          ]),
    ],
    danach: nachsatz(sammlung, ziel),
  });
}
