import type { Hauptforderung, Kosten, Zahlung, Zinseingabe, Zinssatz } from "@gebuehrenportal/forderung";
import { gekuerzt } from "#platform/gekuerzt.ts";
import type { Leser } from "../formular/lesen.ts";
import { type Frage, type Gruppenblock, type Werte, zeilenDer } from "../formular/rechnerformular.ts";
import { forderungen, kosten, zahlungen } from "./formular.ts";

/** The package's input and, for each of its paths, the place of the form it was read from. */
export type Zinsfrage = { readonly eingabe: Zinseingabe; readonly ort: (feld: string) => string | undefined };

/** Reads the form; `undefined` where something needed is missing or faulty, the reader then knows what. */
export function zinsfrage({ werte, heute }: Frage, leser: Leser): Zinsfrage | undefined {
  const bis = leser.tag(werte.bis, "bis") ?? heute;
  const liste = <T>(gruppe: Gruppenblock, lies: (werte: Werte, ort: string) => T | undefined) =>
    zeilenDer(gruppe, werte).map(({ ort, werte: zeile }) => ({ ort, gelesen: lies(zeile, ort) }));
  const f = liste(forderungen, (zeile, ort) => forderung(zeile, ort, leser));
  const z = liste(zahlungen, (zeile, ort) => zahlung(zeile, ort, leser));
  const k = liste(kosten, (zeile, ort) => kostenposten(zeile, ort, leser));
  if (f.length === 0) leser.noetig(undefined, "forderungen.1.betrag");
  const tagzaehlung = leser.auswahl(werte.tagzaehlung, "tagzaehlung", ["act/act", "act/365", "30/360"]);
  const schalter = {
    mehrereForderungen:
      leser.auswahl(werte.mehrere, "mehrere", ["je-forderung", "insgesamt"]) ?? "je-forderung",
    zahlungstag:
      leser.auswahl(werte.zahlungstag, "zahlungstag", ["mitgezaehlt", "nicht-mitgezaehlt"]) ?? "mitgezaehlt",
    unbekannterBasiszins:
      leser.auswahl(werte.unbekannt, "unbekannt", ["enden", "fortschreiben"]) ?? "fortschreiben",
  } as const;
  if (Object.keys(leser.fehler).length > 0) return undefined;
  const gelesen = <T>(eintraege: readonly { readonly gelesen: T | undefined }[]): T[] =>
    eintraege.flatMap((e) => (e.gelesen === undefined ? [] : [e.gelesen]));
  const orte = { hauptforderungen: f, zahlungen: z, kosten: k };
  return {
    eingabe: {
      hauptforderungen: gelesen(f),
      bis,
      zahlungen: gelesen(z),
      kosten: gelesen(k),
      ...(tagzaehlung && { tagzaehlung }),
      schalter,
    },
    ort: (feld) => {
      const m = /^(hauptforderungen|zahlungen|kosten)\[(\d+)\]\.(\w+)/.exec(feld);
      if (!m) return feld === "bis" ? "bis" : undefined;
      const zeile = orte[m[1] as keyof typeof orte][Number(m[2])];
      if (zeile && /\.bestimmung\[\d+\]\.id$/.test(feld)) return `${zeile.ort}.auf`;
      return zeile && `${zeile.ort}.${namen[m[3] ?? ""] ?? m[3]}`;
    },
  };
}

/** Fields whose name differs between form and package. */
const namen: Readonly<Record<string, string>> = { faelligAm: "faellig", bis: "endet", bestimmung: "tilgung" };

const benannt = (text: string | undefined) =>
  text?.trim() ? { bezeichnung: gekuerzt(text.trim(), 200) } : {};

function forderung(zeile: Werte, ort: string, leser: Leser): Hauptforderung | undefined {
  const betrag = leser.noetig(leser.betrag(zeile.betrag, `${ort}.betrag`), `${ort}.betrag`);
  const verzugAb = leser.noetig(leser.tag(zeile.verzugAb, `${ort}.verzugAb`), `${ort}.verzugAb`);
  const satz = zinssatz(zeile, ort, leser);
  const endet = leser.tag(zeile.endet, `${ort}.endet`);
  const faelligAm = leser.tag(zeile.faellig, `${ort}.faellig`);
  if (betrag === undefined || verzugAb === undefined || !satz) return undefined;
  return {
    id: ort,
    betrag,
    verzugAb,
    zinssatz: satz,
    ...benannt(zeile.bezeichnung),
    ...(endet && { bis: endet }),
    ...(faelligAm && { faelligAm }),
    ...(zeile.gesichert === "ja" && { gesichert: true }),
    ...(zeile.pauschale === "ja" && unterUnternehmern(satz) && { pauschale: true }),
  };
}

/** The box for the lump sum is out of sight for every other rate. */
const unterUnternehmern = (satz: Zinssatz): boolean =>
  satz.art === "unternehmer" || (satz.art === "prozesszinsen" && satz.wie === "unternehmer");

const arten = [
  "verbraucher",
  "unternehmer",
  "prozesszinsen",
  "prozesszinsen-unternehmer",
  "kostenfestsetzung",
  "verbraucherdarlehen",
  "immobiliardarlehen",
  "gesetzlich",
  "handel",
  "ueber-basis",
  "fest",
] as const;

function zinssatz(zeile: Werte, ort: string, leser: Leser): Zinssatz | undefined {
  const art = leser.auswahl(zeile.zinssatz, `${ort}.zinssatz`, arten) ?? "verbraucher";
  switch (art) {
    case "fest":
    case "ueber-basis": {
      const prozent100 = leser.noetig(leser.satz(zeile.prozent, `${ort}.prozent`), `${ort}.prozent`);
      return prozent100 === undefined ? undefined : { art, prozent100 };
    }
    case "unternehmer":
    case "prozesszinsen-unternehmer": {
      const entstandenAm = leser.tag(zeile.entstanden, `${ort}.entstanden`);
      const gegenleistungAm = leser.tag(zeile.gegenleistung, `${ort}.gegenleistung`);
      const angaben = { ...(entstandenAm && { entstandenAm }), ...(gegenleistungAm && { gegenleistungAm }) };
      return art === "unternehmer"
        ? { art, ...angaben }
        : { art: "prozesszinsen", wie: "unternehmer", ...angaben };
    }
    default:
      return { art };
  }
}

function zahlung(zeile: Werte, ort: string, leser: Leser): Zahlung | undefined {
  const am = leser.noetig(leser.tag(zeile.am, `${ort}.am`), `${ort}.am`);
  const betrag = leser.noetig(leser.betrag(zeile.betrag, `${ort}.betrag`), `${ort}.betrag`);
  const tilgung = leser.auswahl(zeile.tilgung, `${ort}.tilgung`, [
    "verbraucherdarlehen",
    "hauptforderung",
    "zinsen",
    "kosten",
  ]);
  const nummer = leser.zahl(zeile.auf, `${ort}.auf`);
  if (am === undefined || betrag === undefined) return undefined;
  const wie =
    tilgung === "verbraucherdarlehen"
      ? { tilgung }
      : tilgung && {
          tilgung: "bestimmung" as const,
          bestimmung: [{ auf: tilgung, ...(nummer && { id: `${reihe(tilgung)}.${nummer}` }) }],
        };
  return { am, betrag, ...benannt(zeile.bezeichnung), ...wie };
}

/** The group whose rows a determination counts. */
const reihe = (auf: string): string => (auf === "kosten" ? kosten.name : forderungen.name);

function kostenposten(zeile: Werte, ort: string, leser: Leser): Kosten | undefined {
  const betrag = leser.noetig(leser.betrag(zeile.betrag, `${ort}.betrag`), `${ort}.betrag`);
  const am = leser.tag(zeile.am, `${ort}.am`);
  const art = leser.auswahl(zeile.art, `${ort}.art`, ["rechtsverfolgung", "vollstreckung", "sonstige"]);
  if (betrag === undefined) return undefined;
  return {
    id: ort,
    betrag,
    art: art ?? "rechtsverfolgung",
    ...benannt(zeile.bezeichnung),
    ...(am && { am }),
  };
}
