import { datum, type Tag, untrennbar } from "@gebuehrenportal/recht";
import type { Blattsatz } from "#dokumente/blatt/blattsatz.ts";
import { fristort, ortswort } from "../einstellung/orte.server.ts";
import type { Person } from "../einstellung/personen-store.server.ts";
import { notiertvermerk } from "../eintrag/notiert.ts";
import { freigabesatz } from "../plan/freigabe.ts";
import type { Rechnungsbild } from "../plan/rechnung.ts";
import type { Kettenkopf, Kettenzeile } from "../protokoll/kette.server.ts";
import { zeilengegenstand } from "../protokoll/zeilengegenstand.ts";
import { stichtag } from "../worte/anlass.ts";
import type { Frist } from "../worte/frist.ts";
import { type Erinnerungsinhalt, fristwort } from "../worte/fristwort.ts";
import {
  endewort,
  fristUndNorm,
  kopfwort,
  type Namensstand,
  namenVon,
  ohneRechenweg,
  standwort,
  tafel,
  tagwort,
} from "../worte/papierworte.ts";
import { vorgangswort } from "../worte/vorgangsworte.ts";
import { wanduhr, zeitwort } from "../worte/wanduhr.ts";

/** The slip by which an entry is controlled on paper. */
export function kontrollzettel(
  frist: Frist,
  {
    rechnung,
    personen,
    namen,
    kopf,
    heute,
  }: {
    readonly rechnung: Rechnungsbild | undefined;
    readonly personen: readonly Person[];
    readonly namen?: readonly Namensstand[] | undefined;
    readonly kopf: Kettenkopf;
    readonly heute: Tag;
  },
): Blattsatz {
  const name = namenVon(personen, namen);
  const vonUndAm = (am: Date | null, von: string | null): string | undefined =>
    am === null ? undefined : `${zeitwort(am)}, ${name(von, am)}`;
  const angaben: readonly (readonly [string, string | undefined])[] = [
    ["Aktenzeichen", frist.aktenzeichen],
    ["Rubrum", frist.rubrum || undefined],
    ["Frist", `${frist.titel}${frist.notfrist ? " (Notfrist)" : ""}`],
    ["Norm", frist.norm],
    [ortswort(frist.regel), fristort(frist)],
    ["Ende", endewort(frist, frist.ende)],
    [
      "Verlängerung beantragt",
      frist.beantragtBis === null
        ? undefined
        : `bis ${datum(frist.beantragtBis)}; bis zur Entscheidung gilt das Ende`,
    ],
    [
      "Sicherer Tag",
      frist.sichererTag === null || frist.sichererTag === frist.ende ? undefined : datum(frist.sichererTag),
    ],
    ["Vorfristen", frist.vorfristen.map(datum).join(", ")],
    ["Ereignis", tagwort(frist.ereignisAm)],
    ["Zustand", standwort(frist)],
    ["Verantwortlich", frist.verantwortlich === null ? undefined : name(frist.verantwortlich)],
    ["Gebucht", vonUndAm(frist.erstellt, frist.erstelltVon)],
    ["Kontrolliert", vonUndAm(frist.genehmigtAm, frist.genehmigtVon)],
    ["Freigegeben", vonUndAm(frist.freigegebenAm, frist.freigegebenVon)],
    ["Vorgelegt", vonUndAm(frist.vorgelegtAm, frist.vorgelegtVon)],
    ["Erledigt", vonUndAm(frist.erledigtAm, frist.erledigtVon)],
    ["Gestrichen", vonUndAm(frist.gestrichenAm, frist.gestrichenVon)],
  ];
  const schritte = rechnung?.schritte ?? [];
  const notiert = notiertvermerk(frist, vonUndAm(frist.erstellt, frist.erstelltVon) ?? "");
  return {
    titel: "Kontrollzettel",
    stand: heute,
    fassungen: [],
    angaben: angaben.flatMap(([was, wert]) => (wert ? [[was, wert] as const] : [])),
    tabellen:
      schritte.length === 0
        ? []
        : [
            tafel(
              "Rechenweg",
              [
                ["Schritt", 6],
                ["Norm", 3],
                ["Tag", 1.6],
              ],
              schritte.map(({ text, norm, tag }) => [text, norm, tag === null ? "" : datum(tag)]),
              "",
            ),
          ],
    vermerke: [
      ...(frist.uebernommen ? ["Übernommen, nicht gerechnet."] : []),
      ...(frist.vorlaeufig ? ["Vorläufig."] : []),
      ...(frist.freigegebenAm === null
        ? frist.freigabeGruende.map((g) => `Freigabe nötig: ${freigabesatz(g)}`)
        : []),
      ...(rechnung?.vermerke ?? []).map(({ text, norm }) => untrennbar(norm ? `${text} (${norm})` : text)),
    ],
    rechenweg: ohneRechenweg,
    unterschrift: ["Kontrolliert am", "Unterschrift"],
    schluss: [
      ...(notiert === undefined ? [] : [notiert]),
      `Stand des Eintrags: Zeile ${frist.stand} des Protokolls. Letzte Zeile: ${kopfwort(kopf)}`,
    ],
    fusszeile: ["Kontrollzettel", frist.aktenzeichen, datum(heute)].filter(Boolean).join(" · "),
  };
}

/** The protocol of what was entered on a day, for the signature. */
export function tagesprotokollblatt(
  tag: Tag,
  zeilen: readonly Kettenzeile[],
  {
    fristen,
    personen,
    namen,
    kopf,
    abgezeichnet,
    heute,
  }: {
    readonly fristen: readonly Frist[];
    readonly personen: readonly Person[];
    readonly namen?: readonly Namensstand[] | undefined;
    readonly kopf: Kettenkopf;
    readonly abgezeichnet: { readonly am: Date; readonly von: string | null } | undefined;
    readonly heute: Tag;
  },
): Blattsatz {
  const name = namenVon(personen, namen);
  const nachId = new Map(fristen.map((f) => [f.id, f]));
  const reihen = zeilen.map(({ nr, am, art, fristId, von, fuer, inhalt }) => {
    const frist = fristId === null ? undefined : nachId.get(fristId);
    return [
      String(nr),
      wanduhr(Temporal.Instant.fromEpochMilliseconds(am.getTime())).uhr,
      vorgangswort(art),
      [frist?.aktenzeichen, frist?.rubrum].filter(Boolean).join(", "),
      frist ? fristUndNorm(frist) : zeilengegenstand(inhalt),
      frist ? fristort(frist) : "",
      frist ? tagwort(frist.ereignisAm) : "",
      frist ? endewort(frist, frist.ende) : "",
      frist ? frist.vorfristen.map(datum).join(", ") : "",
      fuer === null ? name(von, am) : `${name(von, am)} für ${name(fuer, am)}`,
    ];
  });
  const titel = `Tagesprotokoll des Fristenbuchs vom ${datum(tag)}`;
  return {
    titel,
    stand: heute,
    quer: true,
    fassungen: [],
    vermerke: [],
    rechenweg: ohneRechenweg,
    angaben: [
      ["Einträge", String(zeilen.length)],
      ["Letzte Zeile", kopfwort(kopf)],
      ...(abgezeichnet
        ? [
            [
              "Abgezeichnet",
              `${zeitwort(abgezeichnet.am)}, ${name(abgezeichnet.von, abgezeichnet.am)}`,
            ] as const,
          ]
        : []),
    ],
    tabellen: [
      tafel(
        "Einträge",
        [
          ["Nr.", 6],
          ["Zeit", 6],
          ["Vorgang", 18],
          ["Aktenzeichen", 16],
          ["Frist und Norm", 26],
          ["Gericht oder Ort", 22],
          ["Ereignis", 12],
          ["Ende heute", 12],
          ["Vorfristen", 12],
          ["Person", 20],
        ],
        reihen,
        "An diesem Tag wurde nichts eingetragen.",
      ),
    ],
    ...(abgezeichnet ? {} : { unterschrift: ["Geprüft am", "Unterschrift"] as const }),
    schluss: [],
    fusszeile: `${titel} · ${datum(heute)}`,
  };
}

/** What the office works on with when the portal is out of reach; says no more of a mandate than the office has chosen. */
export function ausfallblatt(
  fristen: readonly Frist[],
  {
    heute,
    bis,
    inhalt,
    personen,
    namen,
    kopf,
  }: {
    readonly heute: Tag;
    readonly bis: Tag;
    readonly inhalt: Erinnerungsinhalt;
    readonly personen: readonly Person[];
    readonly namen?: readonly Namensstand[] | undefined;
    readonly kopf: Kettenkopf;
  },
): Blattsatz {
  const name = namenVon(personen, namen);
  const zeilen = fristen.map((frist) => [
    endewort(frist, stichtag(frist)),
    fristwort(frist, inhalt),
    frist.vorfristen.map(datum).join(", "),
    standwort(frist),
    frist.verantwortlich === null ? "" : name(frist.verantwortlich),
  ]);
  const titel = `Fristen bis ${datum(bis)}`;
  return {
    titel,
    stand: heute,
    fassungen: [],
    vermerke: [],
    rechenweg: ohneRechenweg,
    angaben: [
      ["Stand", datum(heute)],
      ["Fristen", String(fristen.length)],
      ["Letzte Zeile des Protokolls", kopfwort(kopf)],
    ],
    tabellen: [
      tafel(
        "Fristen",
        [
          ["Bis", 2],
          ["Frist", 5],
          ["Vorfristen", 2],
          ["Zustand", 3],
          ["Verantwortlich", 4],
        ],
        zeilen,
        "In dieser Zeit steht keine Frist an.",
      ),
    ],
    schluss: ["Kopie des Fristenbuchs. Was im Portal steht, geht vor, sobald es wieder erreichbar ist."],
    fusszeile: `${titel} · Stand ${datum(heute)}`,
  };
}
