import { alsTag, type Tag } from "@gebuehrenportal/recht";
import { kein } from "./abbruch.ts";
import type { Angelegenheit, Auslagen, Bezug, Position, RvgEingabe } from "./eingabe.ts";

/** Beyond this amount of cents products leave the exact integers. */
const hoechstens = 10 ** 13;
/** Pages, files, kilometres. */
const hoechstzahl = 10 ** 6;
const hoechstminuten = 6 * 10 ** 6;
/** Most that all amounts taken over unchanged may come to, so that every sum stays exact. */
const hoechstsumme = 10 ** 14;
/** 3405 refers to 3401, that to 3100; deeper chains have no meaning in the law. */
const tiefsterBezug = 5;
const berechnungsnorm = "§ 10 Abs. 2 RVG";

/** Whether the input can be computed at all: kinds and sizes of numbers, days that exist, ids that are unique. */
export function pruefeEingabe(eingabe: RvgEingabe): void {
  const { length } = eingabe.angelegenheiten;
  if (length < 1 || length > 50)
    kein("Eine Berechnung umfasst 1 bis 50 Angelegenheiten.", "§ 15 RVG", "angelegenheiten");
  tag(eingabe.leistungsende, "", "leistungsende", true);
  eindeutig(
    eingabe.angelegenheiten.map((a) => a.id),
    (i) => `angelegenheiten[${i}].id`,
  );
  eingabe.angelegenheiten.forEach(angelegenheit);
  (eingabe.anrechnungen ?? []).forEach((anrechnung, index) => {
    const feld = `anrechnungen[${index}]`;
    betrag(anrechnung.wert, feld, "wert", 1);
    betrag(anrechnung.betrag, feld, "betrag", 1);
    if ("frueher" in anrechnung.von) frueher(anrechnung.von.frueher, `${feld}.von.frueher`);
  });
  (eingabe.zahlungen ?? []).forEach((zahlung, index) => {
    const feld = `zahlungen[${index}]`;
    betrag(zahlung.betrag, feld, "betrag", 1);
    prozent(zahlung.umsatzsteuerProzent, feld, "umsatzsteuerProzent");
    tag(zahlung.am, feld, "am");
    const a = eingabe.angelegenheiten.find((x) => x.id === zahlung.angelegenheit);
    if (zahlung.angelegenheit !== undefined && !a) unbekannt(zahlung.angelegenheit, `${feld}.angelegenheit`);
    if (zahlung.position !== undefined && !a?.positionen.some((p) => (p.id ?? p.nr) === zahlung.position)) {
      unbekannt(zahlung.position, `${feld}.position`);
    }
  });
  pruefeSummen(eingabe);
}

/** Each amount may be as large as the limit, all of them together not as often as the lists are long. */
function pruefeSummen(eingabe: RvgEingabe): void {
  const zuViel = (zusammen: number, feld: string): void => {
    if (zusammen > hoechstsumme)
      kein("Die Beträge sind zusammen zu groß, um mit ihnen genau zu rechnen.", berechnungsnorm, feld);
  };
  zuViel(
    zusammen(eingabe.zahlungen, (zahlung) => zahlung.betrag),
    "zahlungen",
  );
  zuViel(zusammen(eingabe.angelegenheiten, uebernommen), "angelegenheiten");
}

/** Amounts of a matter that go into the bill as they are, together. */
const uebernommen = ({ positionen, auslagen: a }: Angelegenheit): number =>
  zusammen(positionen, (p) => (p.betrag ?? 0) + zusammen(p.auszahlungen, (betrag) => betrag)) +
  (a
    ? zusammen(a.durchlaufend, (posten) => posten.betrag) +
      (a.entgelte ?? 0) +
      (a.verkehrsmittel ?? 0) +
      (a.reisekosten ?? 0) +
      zusammen(a.gemeinsameReisen, (reise) => reise.kosten) +
      (a.haftpflicht?.praemieUeberGrenze ?? 0)
    : 0);

/** A sum, also of what is not there. */
function zusammen<T>(liste: readonly T[] | undefined, betrag: (eintrag: T) => number): number {
  let zahl = 0;
  for (const eintrag of liste ?? []) zahl += betrag(eintrag);
  return zahl;
}

function angelegenheit(angabe: Angelegenheit, index: number): void {
  const feld = `angelegenheiten[${index}]`;
  tag(angabe.auftragAm, feld, "auftragAm");
  tag(angabe.beiordnungAm, feld, "beiordnungAm");
  tag(angabe.rechtsmittelAm, feld, "rechtsmittelAm");
  tag(angabe.erledigtAm, feld, "erledigtAm");
  angabe.weitereAuftraegeAm?.forEach((auftragAm, nr) => {
    tag(auftragAm, feld, `weitereAuftraegeAm[${nr}]`);
  });
  betrag(angabe.wert, feld, "wert", 1);
  betrag(angabe.bewilligterWert, feld, "bewilligterWert", 1);
  quote(angabe.bewilligteQuote, feld, "bewilligteQuote");
  betrag(angabe.geldbusse, feld, "geldbusse", 0);
  personen(angabe.auftraggeber, feld, "auftraggeber");
  if (angabe.positionen.length === 0 && !angabe.auslagen && !angabe.vereinbarung) {
    kein("Wählen Sie mindestens eine Gebühr.", berechnungsnorm, `${feld}.positionen`);
  }
  eindeutig(
    angabe.positionen.map((p) => p.id),
    (k) => `${feld}.positionen[${k}].id`,
  );
  angabe.positionen.forEach((eine, nr) => {
    position(eine, `${feld}.positionen[${nr}]`);
  });
  angabe.gesamtauftrag?.forEach((eine, nr) => {
    position(eine, `${feld}.gesamtauftrag[${nr}]`);
  });
  if (angabe.auslagen) auslagen(angabe.auslagen, `${feld}.auslagen`);
  const v = angabe.vereinbarung;
  if (v?.art === "pauschale") betrag(v.betrag, feld, "vereinbarung.betrag", 1);
  if (v?.art === "stunden") {
    betrag(v.jeStunde, feld, "vereinbarung.jeStunde", 1);
    zahl(v.minuten, feld, "vereinbarung.minuten", 1, hoechstminuten);
    zahl(v.taktMinuten, feld, "vereinbarung.taktMinuten", 1, 60);
    if ((v.jeStunde / 60) * (v.minuten + 60) > hoechstsumme)
      kein(
        "Das vereinbarte Honorar ist zu groß, um damit genau zu rechnen; prüfen Sie Stundensatz und Minuten.",
        "§ 3a RVG",
        `${feld}.vereinbarung.minuten`,
      );
  }
}

function position(angabe: Position, feld: string): void {
  betrag(angabe.wert, feld, "wert", 1);
  betrag(angabe.betrag, feld, "betrag", 1);
  betrag(angabe.forderung, feld, "forderung", 1);
  betrag(angabe.gemeinsamerWert, feld, "gemeinsamerWert", 0);
  zahl(angabe.satz100, feld, "satz100", 1, 10_000);
  zahl(angabe.anzahl, feld, "anzahl", 1, 1000);
  angabe.auszahlungen?.forEach((auszahlung, nr) => {
    betrag(auszahlung, feld, `auszahlungen[${nr}]`, 1);
  });
  if (typeof angabe.bezug === "object") bezug(angabe.bezug, `${feld}.bezug`);
}

function bezug(angabe: Bezug, feld: string, tiefe = 1): void {
  if (tiefe > tiefsterBezug) kein("Die Bezüge verweisen im Kreis.", berechnungsnorm, feld);
  betrag(angabe.betrag, feld, "betrag", 1);
  zahl(angabe.satz100, feld, "satz100", 1, 10_000);
  if (angabe.bezug) bezug(angabe.bezug, `${feld}.bezug`, tiefe + 1);
}

function frueher(
  angabe: Position & { auftragAm: Tag; auftraggeber?: number; erledigtAm?: Tag; gezahlt?: number },
  feld: string,
): void {
  position(angabe, feld);
  tag(angabe.auftragAm, feld, "auftragAm", true);
  tag(angabe.erledigtAm, feld, "erledigtAm");
  personen(angabe.auftraggeber, feld, "auftraggeber");
  betrag(angabe.gezahlt, feld, "gezahlt", 0);
}

function auslagen(angaben: Auslagen, feld: string): void {
  betrag(angaben.entgelte, feld, "entgelte", 0);
  betrag(angaben.verkehrsmittel, feld, "verkehrsmittel", 0);
  betrag(angaben.reisekosten, feld, "reisekosten", 0);
  betrag(angaben.haftpflicht?.praemieUeberGrenze, feld, "haftpflicht.praemieUeberGrenze", 0);
  angaben.gemeinsameReisen?.forEach((reise, index) => {
    const ort = `${feld}.gemeinsameReisen[${index}]`;
    betrag(reise.kosten, ort, "kosten", 1);
    betrag(reise.einzeln, ort, "einzeln", 1);
    reise.andere.forEach((kosten, nr) => {
      betrag(kosten, ort, `andere[${nr}]`, 1);
    });
    if (reise.andere.length === 0)
      kein(
        "Geben Sie an, was die Reisen zu den anderen Geschäften einzeln gekostet hätten.",
        "Vorbem. 7 Abs. 3 VV",
        `${ort}.andere`,
      );
  });
  angaben.durchlaufend?.forEach((posten, index) => {
    betrag(posten.betrag, feld, `durchlaufend[${index}].betrag`, 1);
  });
  angaben.kopien?.forEach((kopien, index) => {
    zahl(kopien.sw, feld, `kopien[${index}].sw`, 0, hoechstzahl);
    zahl(kopien.farbe, feld, `kopien[${index}].farbe`, 0, hoechstzahl);
  });
  angaben.dateien?.forEach((dateien, index) => {
    zahl(dateien, feld, `dateien[${index}]`, 1, hoechstzahl);
  });
  angaben.kilometer?.forEach((strecke, index) => {
    zahl(strecke, feld, `kilometer[${index}]`, 0, hoechstzahl, false);
  });
  angaben.abwesenheiten?.forEach((abwesenheit, index) => {
    zahl(abwesenheit.minuten, feld, `abwesenheiten[${index}].minuten`, 1, 1440);
  });
}

/** `name`: the input below `feld`; the two become one path where something is refused, not for every good number. */
function betrag(wert: number | undefined, feld: string, name: string, min: number): void {
  zahl(wert, feld, name, min, hoechstens);
}

function zahl(
  wert: number | undefined,
  feld: string,
  name: string,
  min: number,
  max: number,
  ganz = true,
): void {
  if (wert === undefined || (wert >= min && wert <= max && (!ganz || Number.isInteger(wert)))) return;
  kein(
    `Bitte geben Sie einen gültigen Wert ein${min > 0 ? " (größer als 0)" : ""}.`,
    berechnungsnorm,
    `${feld}.${name}`,
  );
}

/** § 7 RVG counts people; the fee for several begins with the second. */
function personen(anzahl: number | undefined, feld: string, name: string): void {
  if (anzahl === undefined || (Number.isInteger(anzahl) && anzahl >= 1 && anzahl <= 100_000)) return;
  kein(
    "Bitte geben Sie als Zahl der Auftraggeber eine ganze Zahl von 1 bis 100.000 ein.",
    "§ 7 RVG, Nr. 1008 VV",
    `${feld}.${name}`,
  );
}

function prozent(wert: number | undefined, feld: string, name: string): void {
  zahl(wert, feld, name, 0, 100, false);
  if (wert !== undefined && Math.abs(wert * 100 - Math.round(wert * 100)) > 1e-9)
    kein(
      "Bitte geben Sie den Steuersatz mit höchstens zwei Nachkommastellen an.",
      "Nr. 7008 VV",
      `${feld}.${name}`,
    );
}

function quote(wert: number | undefined, feld: string, name: string): void {
  if (wert === undefined || (wert > 0 && wert < 100 && Math.abs(wert * 100 - Math.round(wert * 100)) < 1e-9))
    return;
  kein(
    "Geben Sie den bewilligten Teil in Prozent an, mehr als 0 und weniger als 100, mit höchstens zwei Nachkommastellen.",
    "§ 114 Abs. 1 ZPO",
    `${feld}.${name}`,
  );
}

function tag(kalendertag: Tag | undefined, feld: string, name: string, noetig = false): void {
  if (kalendertag === undefined ? noetig : !alsTag(kalendertag))
    kein("Bitte geben Sie einen Kalendertag an.", "§ 60 RVG", feld === "" ? name : `${feld}.${name}`);
}

function eindeutig(ids: readonly (string | undefined)[], feld: (i: number) => string): void {
  const doppelt = ids.findIndex((id, i) => id !== undefined && ids.indexOf(id) < i);
  if (doppelt !== -1)
    kein(`Die Kennung „${ids[doppelt]}“ kommt doppelt vor.`, berechnungsnorm, feld(doppelt));
}

const unbekannt = (id: string, feld: string): never =>
  kein(`„${id}“ gibt es in dieser Berechnung nicht.`, berechnungsnorm, feld);
