import { datum, type Tag, untrennbar } from "@gebuehrenportal/recht";
import type { Blattsatz } from "#dokumente/blatt/blattsatz.ts";
import { csvDatei } from "#dokumente/blatt/csv-datei.ts";
import { icsDatei } from "#dokumente/kalender/ics.ts";
import { fristort } from "../einstellung/orte.server.ts";
import type { Person } from "../einstellung/personen-store.server.ts";
import { fristtermine } from "../erinnerung/termine.ts";
import type { Kettenkopf } from "../protokoll/kette.server.ts";
import { stichtag } from "../worte/anlass.ts";
import { type Frist, istUnerledigt, type Nachweis } from "../worte/frist.ts";
import { type Erinnerungsinhalt, fristwort } from "../worte/fristwort.ts";
import {
  endewort,
  kopfwort,
  type Namen,
  type Namensstand,
  namenVon,
  ohneRechenweg,
  standwort,
  tafel,
  tagwort,
} from "../worte/papierworte.ts";
import { zeitwort } from "../worte/wanduhr.ts";

/** What the files of a whole book are made of. */
export type Buchbestand = {
  /** In the order of their ends. */
  readonly fristen: readonly Frist[];
  readonly heute: Tag;
  readonly personen: readonly Person[];
  readonly namen?: readonly Namensstand[] | undefined;
  readonly kopf: Kettenkopf;
  /** How much they say of a mandate. */
  readonly inhalt: Erinnerungsinhalt;
};

/** More rows make no paper that anybody turns over. */
export const papierzeilen = 1_000;

const nachweiswort = (nachweis: Nachweis | null): string =>
  nachweis === null ? "" : [nachweis.at, nachweis.channel, nachweis.reference].filter(Boolean).join(", ");

type Spalte = readonly [string, (f: Frist, name: Namen) => string];

const vonUndAm = (name: Namen, am: Date | null, von: string | null): string =>
  am === null ? "" : `${zeitwort(am)}, ${name(von, am)}`;

const mandat: readonly Spalte[] = [
  ["Frist", (f) => f.titel],
  ["Norm", (f) => f.norm],
  ["Rubrum", (f) => f.rubrum ?? ""],
  ["Art", (f) => f.art],
  ["Sachbearbeiter", (f) => f.sachbearbeiter],
  ["Empfänger", (f) => f.empfaenger],
  ["Bemerkung", (f) => f.bemerkung],
  ["Ereignis", (f) => f.ereignis],
  ["Tag des Ereignisses", (f) => tagwort(f.ereignisAm)],
  ["Gericht oder Ort", fristort],
  ["Nachweis", (f) => nachweiswort(f.nachweis)],
  ["Grund der Streichung", (f) => f.streichgrund],
];
const verlauf: readonly Spalte[] = [
  ["Ende", (f) => tagwort(f.ende)],
  ["Uhrzeit", (f) => f.endeUhr ?? ""],
  ["Auf jede Ansicht sicher", (f) => tagwort(f.sichererTag)],
  ["Verlängerung beantragt bis", (f) => tagwort(f.beantragtBis)],
  ["Vorfristen", (f) => f.vorfristen.map(datum).join(", ")],
  ["Zustand", (f) => standwort(f)],
  ["Verantwortlich", (f, name) => (f.verantwortlich === null ? "" : name(f.verantwortlich))],
  ["Gebucht", (f, name) => vonUndAm(name, f.erstellt, f.erstelltVon)],
  ["Kontrolliert", (f, name) => vonUndAm(name, f.genehmigtAm, f.genehmigtVon)],
  ["Freigegeben", (f, name) => vonUndAm(name, f.freigegebenAm, f.freigegebenVon)],
  ["Vorgelegt", (f, name) => vonUndAm(name, f.vorgelegtAm, f.vorgelegtVon)],
  ["Erledigt", (f, name) => vonUndAm(name, f.erledigtAm, f.erledigtVon)],
  ["Gestrichen", (f, name) => vonUndAm(name, f.gestrichenAm, f.gestrichenVon)],
  ["Notfrist", (f) => (f.notfrist ? "ja" : "nein")],
  ["Kennung", (f) => f.id],
];
const spaltenFuer = (inhalt: Erinnerungsinhalt): readonly Spalte[] => [
  ...(inhalt === "frist" ? [] : [["Aktenzeichen", (f: Frist) => f.aktenzeichen] as const]),
  ...(inhalt === "voll" ? mandat : []),
  ...verlauf,
];

/** The whole book as a table, one entry a line. */
export function buchCsv({ fristen, personen, namen, inhalt }: Buchbestand): string {
  const name = namenVon(personen, namen);
  const spalten = spaltenFuer(inhalt);
  return csvDatei([
    spalten.map(([titel]) => titel),
    ...fristen.map((f) => spalten.map(([, wert]) => wert(f, name))),
  ]);
}

/** What is open as a calendar. */
export const buchIcs = ({ fristen, heute, inhalt }: Buchbestand): string =>
  icsDatei(fristtermine(fristen, inhalt), heute, "Fristenbuch");

/** The whole book on paper: what is open, then the rest; of a very long one what is open and what ended last. */
export function buchblatt({ fristen, heute, personen, namen, kopf, inhalt }: Buchbestand): Blattsatz {
  const name = namenVon(personen, namen);
  const offen = fristen.filter(istUnerledigt).slice(0, papierzeilen);
  const uebrige = fristen.filter((f) => !istUnerledigt(f)).toReversed();
  const abgelegt = uebrige.slice(0, Math.max(0, papierzeilen - offen.length));
  const fehlen = fristen.length - offen.length - abgelegt.length;
  const zeilen = (teil: readonly Frist[]) =>
    teil.map((frist) => [
      endewort(frist, stichtag(frist)),
      fristwort(frist, inhalt),
      frist.vorfristen.map(datum).join(", "),
      standwort(frist),
      frist.verantwortlich === null ? "" : name(frist.verantwortlich),
    ]);
  const spalten = [
    ["Ende", 2],
    ["Frist", 5],
    ["Vorfristen", 2],
    ["Zustand", 3],
    ["Verantwortlich", 4],
  ] as const;
  return {
    titel: "Fristenbuch",
    stand: heute,
    fassungen: [],
    rechenweg: ohneRechenweg,
    angaben: [
      ["Stand", datum(heute)],
      ["Fristen", String(fristen.length)],
      ["Letzte Zeile des Protokolls", kopfwort(kopf)],
    ],
    tabellen: [
      tafel("Offen", spalten, zeilen(offen), "Zurzeit ist keine Frist offen."),
      tafel("Erledigt und gestrichen", spalten, zeilen(abgelegt), "Noch ist keine Frist erledigt."),
    ],
    vermerke:
      fehlen > 0
        ? [
            untrennbar(
              `${fehlen} weitere Fristen stehen nicht hier, sondern in der CSV-Datei desselben Tages.`,
            ),
          ]
        : [],
    schluss: ["Kopie des Fristenbuchs. Maßgeblich ist das Fristenbuch im Portal."],
    fusszeile: `Fristenbuch · Stand ${datum(heute)}`,
  };
}
