import { datum, type Tag } from "@gebuehrenportal/recht";
import type { Blattsatz } from "#dokumente/blatt/blattsatz.ts";
import type { Buchlage } from "../einstellung/buchzugang.server.ts";
import { fristort } from "../einstellung/orte.server.ts";
import type { Kettenkopf, Kettenzeile } from "../protokoll/kette.server.ts";
import { nachZeile } from "../protokoll/zeilenfelder.ts";
import type { Fristfelder } from "../worte/frist.ts";
import {
  endewort,
  fristUndNorm,
  kopfwort,
  namenVon,
  ohneRechenweg,
  standwort,
  tafel,
  tagwort,
} from "../worte/papierworte.ts";
import { vorgangswort } from "../worte/vorgangsworte.ts";
import { zeitwort } from "../worte/wanduhr.ts";

/** An entry as it stood at the end of a day. */
export type Aktenstand = {
  readonly id: string;
  /** The line of the log that made it what it was. */
  readonly stand: number;
  readonly felder: Fristfelder;
};

/** The book as it stood at the end of a day. */
export type Fristenakte = {
  readonly tag: Tag;
  readonly aktenzeichen: string;
  readonly kopf: Kettenkopf;
  readonly fristen: readonly Aktenstand[];
  readonly zeilen: readonly Kettenzeile[];
};

/** Folds lines into the entries that they have made, in the order of their ends; those without a day stand last. */
export function aktenstaende(
  zeilen: readonly Pick<Kettenzeile, "fristId" | "inhalt" | "nr">[],
): readonly Aktenstand[] {
  const staende = new Map<string, Aktenstand>();
  for (const { fristId, inhalt, nr } of zeilen) {
    if (fristId === null || inhalt === null) continue;
    const { felder } = JSON.parse(inhalt) as { felder?: Record<string, unknown> };
    const neu = nachZeile(staende.get(fristId)?.felder, felder);
    staende.set(fristId, { id: fristId, stand: nr, felder: neu as Fristfelder });
  }
  const ende = ({ felder }: Aktenstand) => felder.ende ?? "9999";
  return [...staende.values()].toSorted((a, b) =>
    ende(a) < ende(b) ? -1 : ende(a) > ende(b) ? 1 : a.stand - b.stand,
  );
}

/** Who has done what to an entry, and when: „Gebucht 16.11.2026, 09:30 Uhr, Meier“, each on a line of its own. */
function gescheheneVon(felder: Fristfelder, name: (id: string | null) => string): string {
  const alle: readonly (readonly [string, Date | null, string | null])[] = [
    ["Gebucht", felder.erstellt, felder.erstelltVon],
    ["Kontrolliert", felder.genehmigtAm, felder.genehmigtVon],
    ["Freigegeben", felder.freigegebenAm, felder.freigegebenVon],
    ["Vorgelegt", felder.vorgelegtAm, felder.vorgelegtVon],
    ["Erledigt", felder.erledigtAm, felder.erledigtVon],
    ["Gestrichen", felder.gestrichenAm, felder.gestrichenVon],
  ];
  return alle
    .flatMap(([was, am, von]) =>
      // A line of the log has its instants as texts.
      am === null || am === undefined ? [] : [`${was} ${zeitwort(new Date(am))}, ${name(von)}`],
    )
    .join("\n");
}

/** The book of a day on paper: what stood in it, and every line until then. */
export function aktenblatt(
  { tag, aktenzeichen, kopf, fristen, zeilen }: Fristenakte,
  { heute, personen, namen = [] }: Pick<Buchlage, "heute" | "personen"> & Partial<Pick<Buchlage, "namen">>,
): Blattsatz {
  const name = namenVon(personen, namen);
  const titel = aktenzeichen === "" ? "Fristenakte" : `Fristenakte ${aktenzeichen}`;
  const titelVon = new Map(
    fristen.map(({ id, felder }) => [id, [felder.aktenzeichen, felder.titel].filter(Boolean).join(": ")]),
  );
  const person = (von: string | null, fuer: string | null, am: Date) =>
    fuer === null ? name(von, am) : `${name(von, am)} für ${name(fuer, am)}`;
  return {
    titel,
    stand: heute,
    quer: true,
    fassungen: [],
    angaben: [
      ["Stand", `Ende des ${datum(tag)}`],
      ["Aktenzeichen", aktenzeichen || "alle"],
      ["Fristen", String(fristen.length)],
      ["Zeilen des Protokolls", String(zeilen.length)],
      ["Letzte Zeile", kopfwort(kopf)],
    ],
    tabellen: [
      tafel(
        "Fristen",
        [
          ["Ende", 12],
          ["Aktenzeichen", 16],
          ["Frist und Norm", 24],
          ["Gericht oder Ort", 22],
          ["Ereignis", 12],
          ["Vorfristen", 12],
          ["Zustand", 15],
          ["Verantwortlich", 19],
          ["Wer und wann", 24],
          ["Zeile", 7],
        ],
        fristen.map(({ stand, felder: f }) => [
          endewort(f, f.ende),
          f.aktenzeichen,
          fristUndNorm(f),
          fristort(f),
          tagwort(f.ereignisAm),
          f.vorfristen.map(datum).join(", "),
          standwort(f),
          f.verantwortlich === null ? "" : name(f.verantwortlich),
          gescheheneVon(f, name),
          String(stand),
        ]),
        "An diesem Tag stand keine Frist im Buch.",
      ),
      tafel(
        "Protokoll",
        [
          ["Nr.", 6],
          ["Zeit", 16],
          ["Vorgang", 24],
          ["Frist", 40],
          ["Person", 24],
          ["Prüfsumme", 16],
        ],
        zeilen.map(({ nr, am, art, fristId, von, fuer, hash }) => [
          String(nr),
          zeitwort(am),
          vorgangswort(art),
          fristId === null ? "" : (titelVon.get(fristId) ?? ""),
          person(von, fuer, am),
          hash.slice(0, 16),
        ]),
        "Bis zu diesem Tag steht nichts im Protokoll.",
      ),
    ],
    vermerke: [],
    rechenweg: ohneRechenweg,
    schluss: [
      "Aus dem Protokoll des Fristenbuchs zurückgerechnet. Die Prüfsummen sind gekürzt; vollständig stehen sie in der Ausgabe als JSON.",
    ],
    fusszeile: `${titel} · Stand ${datum(tag)}`,
  };
}
