import { type FristErgebnis, frist, type Ort, rechenstand, regelstand } from "@gebuehrenportal/fristen";
import {
  fristenkette,
  istBegruendungsfrist,
  type Katalogart,
  type Katalogeingabe,
  type KatalogfristErgebnis,
  type Kettenglied,
  katalogeintrag,
  katalogstand,
} from "@gebuehrenportal/fristen/katalog";
import { oertlicheFeiertage } from "@gebuehrenportal/gesetze/orte/oertliche-feiertage.ts";
import type { KeinErgebnis, Tag } from "@gebuehrenportal/recht";
import type { Gattung, Ortsart } from "../worte/frist.ts";
import type { Fristfrage, Katalogfrage, Ortswahl } from "./frage.ts";
import { type Freigabegrund, freigabegruendeVon } from "./freigabe.ts";
import type { Rechnungsbild } from "./rechnung.ts";
import { vorfristtage } from "./vorfristen.ts";

/** What a plan is made with, besides the question. */
export type Planlage = {
  readonly heute: Tag;
  /** Ids of a place with all the directory knows of it. */
  readonly aufgeloest: (ort: Ortswahl) => Ort;
  /** Where the office sits; unset: Vorfristen count at the place of the period. */
  readonly buero?: Ortswahl | undefined;
  /** Said by whoever books: the place is not known. */
  readonly ortUnbekannt: boolean;
};

/** The day of a link, ready for the book. */
export type Planende = {
  readonly ende: Tag;
  readonly uhr: string | null;
  readonly sichererTag: Tag;
  readonly zugangBis: Tag | null;
  readonly vorfristen: readonly Tag[];
};

/** One link as it would stand in the book. */
export type Planglied = {
  /** Id in the catalogue; null: a duration of the office's own. */
  readonly regel: string | null;
  readonly nach: string | null;
  readonly name: string;
  readonly norm: string;
  readonly rolle: Kettenglied["rolle"];
  readonly gattung: Gattung;
  readonly richtung: FristErgebnis["richtung"];
  readonly notfrist: boolean;
  readonly begruendungsfrist: boolean;
  /** Absent: its trigger has no day yet. */
  readonly tage?: Planende;
  readonly ereignisAm: Tag | null;
  readonly hoechstensBis: Tag | null;
  readonly freigabe: readonly Freigabegrund[];
  readonly bild: Rechnungsbild;
  readonly regeln: readonly string[];
  /** Why it does not belong into the book, in one sentence; absent: it does. */
  readonly nichtBuchbar?: string;
};

/** What would be booked: a trigger with all that follows from it. */
export type Fristplan = {
  readonly art: "plan";
  readonly frage: Fristfrage;
  readonly ort: Ortsart;
  readonly rechenstand: string;
  readonly regelstand: string;
  readonly katalogstand: string;
  /** At least the one asked for. */
  readonly glieder: readonly Planglied[];
};

/** Computes what an entry would be, with its chain; books nothing. Faults carry the field of the question. */
export function fristplan(frage: Fristfrage, lage: Planlage): Fristplan | KeinErgebnis {
  const kopf = { frage, rechenstand, regelstand, katalogstand };
  if (frage.art === "frei") {
    const r = frist({ ...mitOrt(frage.eingabe, lage), heute: lage.heute } as Parameters<typeof frist>[0]);
    if (r.art !== "ergebnis") return r;
    const ort = ortsart(frage, lage);
    return { ...kopf, art: "plan", ort, glieder: [freiesGlied(r, frage, lage)] };
  }
  const { ereignisse = {}, ...rest } = frage;
  const kette = fristenkette(rest.id, {
    ...mitOrt(rest.eingabe, lage),
    heute: lage.heute,
    ereignisse: Object.fromEntries(Object.entries(ereignisse).map(([id, e]) => [id, mitOrt(e, lage)])),
  });
  if (kette.art !== "ergebnis") return kette;
  const glieder = kette.glieder.map((g) => kettenglied(g, frage, lage));
  return { ...kopf, art: "plan", ort: ortsart(frage, lage), glieder };
}

/** Ids of places become places. */
const mitOrt = <E extends { ort?: Ortswahl; weitereOrte?: Ortswahl[] }>(
  { ort, weitereOrte, ...rest }: E,
  { aufgeloest }: Planlage,
): Katalogeingabe =>
  ({
    ...rest,
    ...(ort && { ort: aufgeloest(ort) }),
    ...(weitereOrte && { weitereOrte: weitereOrte.map(aufgeloest) }),
  }) as Katalogeingabe;

/** Which place counts: the one named, or the only court the entry has. */
export function ortsart(frage: Fristfrage, { ortUnbekannt, heute }: Planlage): Ortsart {
  const { ort } = frage.eingabe;
  if (ort?.gericht !== undefined) return "gericht";
  if (ort?.gemeinde !== undefined) return "gemeinde";
  if (frage.art === "katalog" && katalogeintrag(frage.id, heute)?.gericht !== undefined) return "gericht";
  if (ort?.land !== undefined) return "land";
  return ortUnbekannt ? "unbekannt" : "fehlt";
}

function freiesGlied(
  ergebnis: FristErgebnis,
  frage: Fristfrage & { art: "frei" },
  lage: Planlage,
): Planglied {
  const begruendungsfrist = frage.eingabe.fristtyp === "begruendung";
  const gattung = gattungVon(ergebnis, frage.eingabe.fristtyp === "wartefrist" ? "wartefrist" : undefined);
  return {
    regel: null,
    nach: null,
    name: "",
    norm: "",
    rolle: "ausgang",
    gattung,
    richtung: ergebnis.richtung,
    notfrist: frage.eingabe.fristtyp === "notfrist",
    begruendungsfrist,
    tage: tageVon(ergebnis, { frage, lage, begruendungsfrist, gattung }),
    ereignisAm: ergebnis.ereignisAm,
    hoechstensBis: null,
    freigabe: freigabegruendeVon(ergebnis, frage, { ortUnbekannt: ohneOrt(frage, lage) }),
    bild: mitKlaerungssatz(bildVon(ergebnis, ""), frage, lage),
    regeln: regelnVon(ergebnis),
  };
}

const ohneOrt = (frage: Fristfrage, lage: Planlage): boolean =>
  ["unbekannt", "fehlt"].includes(ortsart(frage, lage));

const nichtBuchbareArten: Readonly<Partial<Record<Katalogart, string>>> = {
  rueckschau:
    "Hier ist nichts zu tun: Das Ergebnis ist der Beginn eines Zeitraums, auf den zurückgesehen wird.",
};

function kettenglied(glied: Kettenglied, frage: Katalogfrage, lage: Planlage): Planglied {
  const eintrag = katalogeintrag(glied.id, lage.heute);
  const begruendungsfrist = istBegruendungsfrist(glied.id);
  const { ergebnis: r } = glied;
  const fest = r !== undefined && !glied.vorlaeufig;
  const gattung = gattungVon(r, eintrag?.art);
  const nichtBuchbar =
    (eintrag && nichtBuchbareArten[eintrag.art]) ??
    (glied.rolle === "wiedereinsetzung" && !fest
      ? "Kommt erst in Betracht, wenn die Frist ohne Verschulden versäumt ist."
      : undefined);
  return {
    regel: glied.id,
    nach: glied.nach ?? null,
    name: glied.name,
    norm: glied.norm,
    rolle: glied.rolle,
    gattung,
    richtung: eintrag?.richtung ?? "vorwaerts",
    notfrist: eintrag?.notfrist ?? false,
    begruendungsfrist,
    ...(fest && { tage: tageVon(r, { frage, lage, begruendungsfrist, gattung }) }),
    ereignisAm: fest ? r.ereignisAm : null,
    hoechstensBis:
      glied.hoechstensBis ?? (!fest && glied.anknuepfung === "spaetestens" ? (r?.ende ?? null) : null),
    freigabe: r
      ? freigabegruendeVon(r, frage, { ortUnbekannt: ohneOrt({ ...frage, id: glied.id }, lage) })
      : [],
    bild: r
      ? mitKlaerungssatz(bildVon(r, glied.anknuepfungText), frage, lage)
      : { ...leeresBild, anknuepfung: glied.anknuepfungText },
    regeln: r ? regelnVon(r) : [],
    ...(nichtBuchbar !== undefined && { nichtBuchbar }),
  };
}

function gattungVon(
  ergebnis: FristErgebnis | undefined,
  art: Katalogart | "wartefrist" | undefined,
): Gattung {
  if (art === "wartefrist") return "wartefrist";
  return ergebnis?.uhrzeit === undefined ? "frist" : "stunde";
}

type Tageslage = {
  readonly frage: Fristfrage;
  readonly lage: Planlage;
  readonly begruendungsfrist: boolean;
  readonly gattung: Gattung;
};

function tageVon(
  ergebnis: FristErgebnis | KatalogfristErgebnis,
  { frage, lage, begruendungsfrist, gattung }: Tageslage,
): Planende {
  const zugang = ergebnis.zwischentage.find(({ name }) => name === "zugang-bis")?.tag ?? null;
  const zuTun = ergebnis.richtung === "rueckwaerts" ? ergebnis.sichererTag : ergebnis.ende;
  const buero = lage.buero ?? frage.eingabe.ort;
  return {
    ende: ergebnis.ende,
    uhr: ergebnis.uhrzeit ?? null,
    sichererTag: ergebnis.sichererTag,
    zugangBis: zugang,
    vorfristen:
      gattung === "wartefrist"
        ? []
        : vorfristtage({
            ereignisAm: ergebnis.ereignisAm,
            ende: zugang ?? zuTun,
            dauern: ergebnis.vorfristen.map(({ dauer }) => dauer),
            begruendungsfrist,
            buero: buero && lage.aufgeloest(buero),
            ab: lage.heute,
          }),
  };
}

const himmelfahrt = oertlicheFeiertage.BY?.find(({ id }) => id === "mariae-himmelfahrt")?.vorschrift;

const leeresBild: Rechnungsbild = {
  ereignisAm: null,
  rechnerischesEnde: null,
  schritte: [],
  vermerke: [],
  streitpunkte: [],
  sicherheit: "hoch",
  fassungen: [],
  anknuepfung: "",
};

const bildVon = (ergebnis: FristErgebnis, anknuepfung: string): Rechnungsbild => ({
  ereignisAm: ergebnis.ereignisAm,
  rechnerischesEnde: ergebnis.rechnerischesEnde,
  schritte: ergebnis.schritte.map(({ text, norm, tag }) => ({ text, norm, tag: tag ?? null })),
  vermerke: ergebnis.vermerke,
  streitpunkte: ergebnis.streitpunkte,
  sicherheit: ergebnis.sicherheit,
  fassungen: ergebnis.fassungen,
  anknuepfung,
});

/** What the office has settled of the place itself is said in the derivation. */
function mitKlaerungssatz(
  bild: Rechnungsbild,
  { eingabe: { ort } }: Fristfrage,
  lage: Planlage,
): Rechnungsbild {
  if (ort?.mariaeHimmelfahrt === undefined || !himmelfahrt) return bild;
  const { gericht, gemeinde } = lage.aufgeloest(ort);
  const wo =
    typeof gericht === "object" ? gericht.sitze[0].name : typeof gemeinde === "object" ? gemeinde.name : "";
  const { name, reihe } = himmelfahrt;
  const text = `${name} ist ${wo ? `in ${wo}` : "an diesem Ort"} ${ort.mariaeHimmelfahrt === "ja" ? "ein" : "kein"} Feiertag; das hat die Kanzlei selbst geklärt.`;
  return { ...bild, schritte: [...bild.schritte, { text, norm: reihe.norm, tag: null }] };
}

/** Each rule with the day its version begins. */
const regelnVon = ({ fassungen }: FristErgebnis): readonly string[] => [
  ...new Set(fassungen.map(({ regel, ab }) => `${regel}@${ab ?? ""}`)),
];
