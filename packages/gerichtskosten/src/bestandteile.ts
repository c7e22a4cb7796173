import {
  abwesenheitsgeld,
  type Dokumentenpreise,
  dienstkilometer,
  dokumentenpreise,
  dokumentenpreiseOhneFarbe,
  videokommunikation,
  wegegeld,
} from "@gebuehrenportal/gesetze/kostenverzeichnis/bestandteile.ts";
import type { Bestandteil } from "@gebuehrenportal/gesetze/kostenverzeichnis/typen.ts";
import {
  type Cent,
  cent,
  euro,
  fassungAm,
  kleiner,
  type Schritt,
  summe,
  type Zeitreihe,
} from "@gebuehrenportal/recht";
import { kein } from "./abbruch.ts";
import type { Kostenangaben } from "./eingabe.ts";
import type { Frage } from "./frage.ts";
import { stundenwort } from "./stundenwort.ts";
import type { Betrag } from "./wertgebuehr.ts";

/** Numbers with several prices: copies and files, distances, hours, video. An amount already known is taken as it is. */
export function bestandteile(frage: Frage, welche: Bestandteil): Betrag {
  const norm = frage.stelle.nummer.werte.norm;
  const a: Kostenangaben = frage.p.angaben ?? {};
  const schritte = rechner[welche](a, frage, norm);
  const gezahlt = frage.p.betrag;
  if (gezahlt !== undefined) schritte.unshift({ text: "Auslagen", norm, betrag: gezahlt });
  if (schritte.length === 0) {
    kein(
      `Nr. ${frage.stelle.nummer.nr}: Geben Sie an, ${gefragt[welche]}.`,
      norm,
      `${frage.feld}.angaben.${felder[welche]}`,
    );
  }
  const betrag = summe(schritte.map((s) => s.betrag ?? cent(0)));
  return {
    betrag,
    schritte: schritte.length > 1 ? [...schritte, { text: "Zusammen", norm, betrag }] : schritte,
  };
}

const gefragt: Readonly<Record<Bestandteil, string>> = {
  dokumente: "wie viele Seiten oder Dateien es sind",
  dokumenteOhneFarbe: "wie viele Seiten oder Dateien es sind",
  dokumenteGv: "wie viele Seiten oder Dateien es sind",
  seiten: "wie viele Seiten es sind",
  notarseiten: "wie viele Seiten es sind",
  dateien: "wie viele Dateien es sind",
  grossformat: "wie viele Seiten es sind, oder den Betrag der Entgelte",
  beglaubigung: "wie viele Seiten es sind",
  wegegeld: "wie viele Kilometer es sind",
  abwesenheit: "wie viele Stunden die Reise dauerte",
  video: "wie viele Beglaubigungen oder Beurkundungen es sind",
  dienstfahrt: "wie viele Kilometer es sind, oder den Betrag der Auslagen",
};

const felder: Readonly<Record<Bestandteil, keyof Kostenangaben>> = {
  dokumente: "seiten",
  dokumenteOhneFarbe: "seiten",
  dokumenteGv: "seiten",
  seiten: "seiten",
  notarseiten: "seiten",
  dateien: "dateien",
  grossformat: "grossformat",
  beglaubigung: "seiten",
  wegegeld: "kilometer",
  abwesenheit: "stunden",
  video: "beglaubigungen",
  dienstfahrt: "kilometer",
};

type Rechner = (a: Kostenangaben, f: Frage, norm: string) => Schritt[];

const amTag = <W>(reihe: Zeitreihe<W>, frage: Frage): W =>
  fassungAm(reihe, frage.stelle.tag)?.wert ??
  kein("Für diesen Tag ist kein Betrag erfasst.", reihe.norm, "stichtag");

/** What is counted: one of it, more of it. */
type Wort = readonly [eins: string, viele: string];

const mal = (zahl: number | undefined, [eins, viele]: Wort, je: Cent, norm: string): Schritt[] =>
  zahl === undefined || zahl === 0
    ? []
    : [
        {
          text: `${zahlwort(zahl)} ${zahl === 1 ? eins : viele} × ${euro(je)}`,
          norm,
          betrag: cent(Math.round(zahl * je)),
        },
      ];

function gestaffelt(
  zahl: number | undefined,
  wort: Wort,
  erste: number,
  je: readonly [Cent, Cent],
  norm: string,
) {
  const weitere: Wort = [`weitere ${wort[0]}`, `weitere ${wort[1]}`];
  const guenstig = Math.max(0, (zahl ?? 0) - erste);
  return [...mal((zahl ?? 0) - guenstig, wort, je[0], norm), ...mal(guenstig, weitere, je[1], norm)];
}

const seite: Wort = ["Seite", "Seiten"];
const farbseite: Wort = ["Seite in Farbe", "Seiten in Farbe"];

const seiten = (angaben: Kostenangaben, preise: Dokumentenpreise, norm: string): Schritt[] => [
  ...gestaffelt(angaben.seiten, seite, preise.ersteSeiten, [preise.seite, preise.weitereSeite], norm),
  ...gestaffelt(
    angaben.seitenFarbe,
    farbseite,
    preise.ersteSeiten,
    [preise.farbseite, preise.weitereFarbseite],
    norm,
  ),
];

/** Files; of what was scanned for them on request never less than as many copies on paper. */
function dateien(angaben: Kostenangaben, preise: Dokumentenpreise, norm: string): Schritt[] {
  const einzeln = einzelneDateien(angaben, preise, norm);
  const kopien = gestaffelt(
    angaben.gescannteSeiten,
    ["gescannte Seite", "gescannte Seiten"],
    preise.ersteSeiten,
    [preise.seite, preise.weitereSeite],
    norm,
  );
  const betrag = (schritte: readonly Schritt[]) => summe(schritte.map((s) => s.betrag ?? cent(0)));
  return betrag(kopien) > betrag(einzeln) ? kopien : einzeln;
}

function einzelneDateien(angaben: Kostenangaben, preise: Dokumentenpreise, norm: string): Schritt[] {
  const [voll] = mal(angaben.dateien, ["Datei", "Dateien"], preise.datei, norm);
  if (!voll?.betrag) return [];
  const grenze = cent(preise.dateienJeArbeitsgang * Math.max(1, angaben.arbeitsgaenge ?? 1));
  const betrag = kleiner(voll.betrag, grenze);
  return betrag < voll.betrag ? [{ text: `${voll.text}, höchstens ${euro(grenze)}`, norm, betrag }] : [voll];
}

const grosseSeite: Wort = ["Seite größer als DIN A3", "Seiten größer als DIN A3"];
const grosseFarbseite: Wort = ["Seite größer als DIN A3 in Farbe", "Seiten größer als DIN A3 in Farbe"];

const grossformat = (angaben: Kostenangaben, preise: Dokumentenpreise, norm: string): Schritt[] => [
  ...mal(angaben.grossformat, grosseSeite, preise.grossformat, norm),
  ...mal(angaben.grossformatFarbe, grosseFarbseite, preise.grossformatFarbe, norm),
];

const rechner: Readonly<Record<Bestandteil, Rechner>> = {
  dokumente: (angaben, frage, norm) => {
    const p = amTag(dokumentenpreise, frage);
    return [...seiten(angaben, p, norm), ...grossformat(angaben, p, norm), ...dateien(angaben, p, norm)];
  },
  dokumenteOhneFarbe: (angaben, frage, norm) => {
    const p = amTag(dokumentenpreiseOhneFarbe, frage);
    return [
      ...gestaffelt(angaben.seiten, seite, p.ersteSeiten, [p.seite, p.weitereSeite], norm),
      ...mal(angaben.dateien, ["Datei", "Dateien"], p.datei, norm),
    ];
  },
  dokumenteGv: (angaben, frage, norm) => {
    const p = amTag(dokumentenpreise, frage);
    return [...seiten(angaben, p, norm), ...dateien(angaben, p, norm)];
  },
  seiten: (a, f, norm) => seiten(a, amTag(dokumentenpreise, f), norm),
  notarseiten: (angaben, frage, norm) => {
    const p = amTag(dokumentenpreise, frage);
    return [
      ...mal(angaben.seiten, seite, p.notarseite, norm),
      ...mal(angaben.seitenFarbe, farbseite, p.notarfarbseite, norm),
    ];
  },
  dateien: (a, f, norm) => dateien(a, amTag(dokumentenpreise, f), norm),
  grossformat: (a, f, norm) => grossformat(a, amTag(dokumentenpreise, f), norm),
  beglaubigung: (a, f, norm) => seiten(a, amTag(dokumentenpreise, f), norm),
  wegegeld: ({ kilometer }, frage, norm) => {
    if (kilometer === undefined) return [];
    const stufe = amTag(wegegeld, frage).find((s) => s.kilometer === null || kilometer <= s.kilometer);
    return stufe
      ? [{ text: `Wegegeld für ${zahlwort(kilometer)} Kilometer`, norm, betrag: stufe.betrag }]
      : [];
  },
  abwesenheit: ({ stunden }, frage, norm) => {
    if (!stunden) return [];
    const stufe = amTag(abwesenheitsgeld, frage).find((s) => s.stunden === null || stunden <= s.stunden);
    return stufe ? [{ text: `Abwesenheit ${stundenwort(stunden)}`, norm, betrag: stufe.betrag }] : [];
  },
  video: (angaben, frage, norm) => {
    const p = amTag(videokommunikation, frage);
    return [
      ...mal(angaben.beglaubigungen, ["Beglaubigung", "Beglaubigungen"], p.beglaubigung, norm),
      ...mal(angaben.beurkundungen, ["Beurkundung", "Beurkundungen"], p.beurkundung, norm),
    ];
  },
  dienstfahrt: (a, f, norm) => mal(a.kilometer, ["Kilometer", "Kilometer"], amTag(dienstkilometer, f), norm),
};

const zahlwort = (zahl: number): string => String(zahl).replace(".", ",");
