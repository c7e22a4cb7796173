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
const eingabe = "§ 10 Abs. 2 RVG";

/** Whether the input can be computed at all: kinds and sizes of numbers, days that exist, ids that are unique. */
export function pruefeEingabe(e: RvgEingabe): void {
  const { length } = e.angelegenheiten;
  if (length < 1 || length > 50)
    kein("Eine Berechnung umfasst 1 bis 50 Angelegenheiten.", "§ 15 RVG", "angelegenheiten");
  tag(e.leistungsende, "leistungsende", true);
  eindeutig(
    e.angelegenheiten.map((a) => a.id),
    (i) => `angelegenheiten[${i}].id`,
  );
  e.angelegenheiten.forEach(angelegenheit);
  (e.anrechnungen ?? []).forEach((a, i) => {
    const feld = `anrechnungen[${i}]`;
    betrag(a.wert, `${feld}.wert`, 1);
    betrag(a.betrag, `${feld}.betrag`, 1);
    if ("frueher" in a.von) frueher(a.von.frueher, `${feld}.von.frueher`);
  });
  (e.zahlungen ?? []).forEach((z, i) => {
    const feld = `zahlungen[${i}]`;
    betrag(z.betrag, `${feld}.betrag`, 1);
    prozent(z.umsatzsteuerProzent, `${feld}.umsatzsteuerProzent`);
    tag(z.am, `${feld}.am`);
    const a = e.angelegenheiten.find((x) => x.id === z.angelegenheit);
    if (z.angelegenheit !== undefined && !a) unbekannt(z.angelegenheit, `${feld}.angelegenheit`);
    if (z.position !== undefined && !a?.positionen.some((p) => (p.id ?? p.nr) === z.position)) {
      unbekannt(z.position, `${feld}.position`);
    }
  });
  pruefeSummen(e);
}

/** Each amount may be as large as the limit, all of them together not as often as the lists are long. */
function pruefeSummen(e: RvgEingabe): void {
  const zuViel = (betraege: readonly (number | undefined)[], feld: string): void => {
    if (betraege.reduce((s: number, b) => s + (b ?? 0), 0) > hoechstsumme)
      kein("Die Beträge sind zusammen zu groß, um mit ihnen genau zu rechnen.", eingabe, feld);
  };
  zuViel(e.zahlungen?.map((z) => z.betrag) ?? [], "zahlungen");
  zuViel(e.angelegenheiten.flatMap(uebernommen), "angelegenheiten");
}

/** Amounts of a matter that go into the bill as they are. */
function uebernommen({ positionen, auslagen: a }: Angelegenheit): (number | undefined)[] {
  const betraege = positionen.flatMap((p) => [p.betrag, ...(p.auszahlungen ?? [])]);
  if (!a) return betraege;
  const weitere = a.durchlaufend?.map((d) => d.betrag) ?? [];
  return [
    ...betraege,
    ...weitere,
    a.entgelte,
    a.verkehrsmittel,
    a.reisekosten,
    ...(a.gemeinsameReisen?.map((r) => r.kosten) ?? []),
    a.haftpflicht?.praemieUeberGrenze,
  ];
}

function angelegenheit(a: Angelegenheit, i: number): void {
  const feld = `angelegenheiten[${i}]`;
  tag(a.auftragAm, `${feld}.auftragAm`);
  tag(a.beiordnungAm, `${feld}.beiordnungAm`);
  tag(a.rechtsmittelAm, `${feld}.rechtsmittelAm`);
  tag(a.erledigtAm, `${feld}.erledigtAm`);
  a.weitereAuftraegeAm?.forEach((t, k) => {
    tag(t, `${feld}.weitereAuftraegeAm[${k}]`);
  });
  betrag(a.wert, `${feld}.wert`, 1);
  betrag(a.bewilligterWert, `${feld}.bewilligterWert`, 1);
  quote(a.bewilligteQuote, `${feld}.bewilligteQuote`);
  betrag(a.geldbusse, `${feld}.geldbusse`, 0);
  personen(a.auftraggeber, `${feld}.auftraggeber`);
  if (a.positionen.length === 0 && !a.auslagen && !a.vereinbarung) {
    kein("Wählen Sie mindestens eine Gebühr.", eingabe, `${feld}.positionen`);
  }
  eindeutig(
    a.positionen.map((p) => p.id),
    (k) => `${feld}.positionen[${k}].id`,
  );
  a.positionen.forEach((p, k) => {
    position(p, `${feld}.positionen[${k}]`);
  });
  a.gesamtauftrag?.forEach((p, k) => {
    position(p, `${feld}.gesamtauftrag[${k}]`);
  });
  if (a.auslagen) auslagen(a.auslagen, `${feld}.auslagen`);
  const v = a.vereinbarung;
  if (v?.art === "pauschale") betrag(v.betrag, `${feld}.vereinbarung.betrag`, 1);
  if (v?.art === "stunden") {
    betrag(v.jeStunde, `${feld}.vereinbarung.jeStunde`, 1);
    zahl(v.minuten, `${feld}.vereinbarung.minuten`, 1, hoechstminuten);
    zahl(v.taktMinuten, `${feld}.vereinbarung.taktMinuten`, 1, 60);
    if ((v.jeStunde / 60) * (v.minuten + 60) > hoechstsumme)
      kein(
        "Das vereinbarte Honorar ist zu groß, um damit genau zu rechnen; prüfen Sie Stundensatz und Minuten.",
        "§ 3a RVG",
        `${feld}.vereinbarung.minuten`,
      );
  }
}

function position(p: Position, feld: string): void {
  betrag(p.wert, `${feld}.wert`, 1);
  betrag(p.betrag, `${feld}.betrag`, 1);
  betrag(p.forderung, `${feld}.forderung`, 1);
  betrag(p.gemeinsamerWert, `${feld}.gemeinsamerWert`, 0);
  zahl(p.satz100, `${feld}.satz100`, 1, 10_000);
  zahl(p.anzahl, `${feld}.anzahl`, 1, 1000);
  p.auszahlungen?.forEach((b, k) => {
    betrag(b, `${feld}.auszahlungen[${k}]`, 1);
  });
  if (typeof p.bezug === "object") bezug(p.bezug, `${feld}.bezug`);
}

function bezug(b: Bezug, feld: string, tiefe = 1): void {
  if (tiefe > tiefsterBezug) kein("Die Bezüge verweisen im Kreis.", eingabe, feld);
  betrag(b.betrag, `${feld}.betrag`, 1);
  zahl(b.satz100, `${feld}.satz100`, 1, 10_000);
  if (b.bezug) bezug(b.bezug, `${feld}.bezug`, tiefe + 1);
}

function frueher(
  f: Position & { auftragAm: Tag; auftraggeber?: number; erledigtAm?: Tag; gezahlt?: number },
  feld: string,
): void {
  position(f, feld);
  tag(f.auftragAm, `${feld}.auftragAm`, true);
  tag(f.erledigtAm, `${feld}.erledigtAm`);
  personen(f.auftraggeber, `${feld}.auftraggeber`);
  betrag(f.gezahlt, `${feld}.gezahlt`, 0);
}

function auslagen(a: Auslagen, feld: string): void {
  betrag(a.entgelte, `${feld}.entgelte`, 0);
  betrag(a.verkehrsmittel, `${feld}.verkehrsmittel`, 0);
  betrag(a.reisekosten, `${feld}.reisekosten`, 0);
  betrag(a.haftpflicht?.praemieUeberGrenze, `${feld}.haftpflicht.praemieUeberGrenze`, 0);
  a.gemeinsameReisen?.forEach((r, i) => {
    const ort = `${feld}.gemeinsameReisen[${i}]`;
    betrag(r.kosten, `${ort}.kosten`, 1);
    betrag(r.einzeln, `${ort}.einzeln`, 1);
    r.andere.forEach((b, k) => {
      betrag(b, `${ort}.andere[${k}]`, 1);
    });
    if (r.andere.length === 0)
      kein(
        "Geben Sie an, was die Reisen zu den anderen Geschäften einzeln gekostet hätten.",
        "Vorbem. 7 Abs. 3 VV",
        `${ort}.andere`,
      );
  });
  a.durchlaufend?.forEach((d, i) => {
    betrag(d.betrag, `${feld}.durchlaufend[${i}].betrag`, 1);
  });
  a.kopien?.forEach((k, i) => {
    zahl(k.sw, `${feld}.kopien[${i}].sw`, 0, hoechstzahl);
    zahl(k.farbe, `${feld}.kopien[${i}].farbe`, 0, hoechstzahl);
  });
  a.dateien?.forEach((n, i) => {
    zahl(n, `${feld}.dateien[${i}]`, 1, hoechstzahl);
  });
  a.kilometer?.forEach((n, i) => {
    zahl(n, `${feld}.kilometer[${i}]`, 0, hoechstzahl, false);
  });
  a.abwesenheiten?.forEach((x, i) => {
    zahl(x.minuten, `${feld}.abwesenheiten[${i}].minuten`, 1, 1440);
  });
}

function betrag(x: number | undefined, feld: string, min: number): void {
  zahl(x, feld, min, hoechstens);
}

function zahl(x: number | undefined, feld: string, min: number, max: number, ganz = true): void {
  if (x === undefined || (x >= min && x <= max && (!ganz || Number.isInteger(x)))) return;
  kein(`Bitte geben Sie einen gültigen Wert ein${min > 0 ? " (größer als 0)" : ""}.`, eingabe, feld);
}

/** § 7 RVG counts people; the fee for several begins with the second. */
function personen(x: number | undefined, feld: string): void {
  if (x === undefined || (Number.isInteger(x) && x >= 1 && x <= 100_000)) return;
  kein(
    "Bitte geben Sie als Zahl der Auftraggeber eine ganze Zahl von 1 bis 100.000 ein.",
    "§ 7 RVG, Nr. 1008 VV",
    feld,
  );
}

function prozent(x: number | undefined, feld: string): void {
  zahl(x, feld, 0, 100, false);
  if (x !== undefined && Math.abs(x * 100 - Math.round(x * 100)) > 1e-9)
    kein("Bitte geben Sie den Steuersatz mit höchstens zwei Nachkommastellen an.", "Nr. 7008 VV", feld);
}

function quote(x: number | undefined, feld: string): void {
  if (x === undefined || (x > 0 && x < 100 && Math.abs(x * 100 - Math.round(x * 100)) < 1e-9)) return;
  kein(
    "Geben Sie den bewilligten Teil in Prozent an, mehr als 0 und weniger als 100, mit höchstens zwei Nachkommastellen.",
    "§ 114 Abs. 1 ZPO",
    feld,
  );
}

function tag(t: Tag | undefined, feld: string, noetig = false): void {
  if (t === undefined ? noetig : !alsTag(t)) kein("Bitte geben Sie einen Kalendertag an.", "§ 60 RVG", feld);
}

function eindeutig(ids: readonly (string | undefined)[], feld: (i: number) => string): void {
  const doppelt = ids.findIndex((id, i) => id !== undefined && ids.indexOf(id) < i);
  if (doppelt !== -1) kein(`Die Kennung „${ids[doppelt]}“ kommt doppelt vor.`, eingabe, feld(doppelt));
}

const unbekannt = (id: string, feld: string): never =>
  kein(`„${id}“ gibt es in dieser Berechnung nicht.`, eingabe, feld);
