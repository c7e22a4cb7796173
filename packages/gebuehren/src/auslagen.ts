import {
  abwesenheitsgeld,
  dokumentenpauschale,
  kilometersatz,
  pauschale7002,
} from "@gebuehrenportal/gesetze/rvg/vv/teil-7.ts";
import {
  anteil,
  type Cent,
  cent,
  euro,
  type Fassung,
  kleiner,
  type Schritt,
  summe,
} from "@gebuehrenportal/recht";
import { kein } from "./abbruch.ts";
import type { Auslagen } from "./eingabe.ts";
import type { Zeile } from "./ergebnis.ts";
import { kopien } from "./kopien.ts";
import { amTag, hinweis, type Sache } from "./sache.ts";

/** Nr. 7002 VV: percent of the fees of the matter, at most the limit; nothing where actual charges are given. */
export function pauschale(sache: Sache, gebuehren: Cent): Zeile[] {
  const { pauschale: gewollt, entgelte } = sache.a.auslagen ?? {};
  if (gewollt === true && entgelte !== undefined) {
    kein(
      "Entgelte können einzeln (Nr. 7001 VV) oder pauschal (Nr. 7002 VV) gefordert werden, nicht beides.",
      "Nr. 7002 VV",
      `${sache.feld}.auslagen.pauschale`,
    );
  }
  const nurRat = nurBeratungshilfeDurchRat(sache);
  if (nurRat) vermerkZumRat(sache, gewollt);
  if (!(gewollt ?? (entgelte === undefined && !nurRat)) || gebuehren <= 0) return [];
  const fassung = amTag(sache, pauschale7002);
  const { prozent, hoechstens } = fassung.wert;
  const voll = anteil(gebuehren, prozent, 100);
  const betrag = kleiner(voll, hoechstens);
  const text = `${prozent} % von ${euro(gebuehren)}${betrag < voll ? `, höchstens ${euro(hoechstens)}` : ""}`;
  return [zeile("7002", [{ text, norm: "Nr. 7002 VV", betrag }], fassung)];
}

/** Advice alone usually causes no charges: Nr. 2501, 2502 VV, with Nr. 2500 VV beside it. */
const nurBeratungshilfeDurchRat = (sache: Sache): boolean =>
  sache.a.positionen.length > 0 &&
  sache.a.positionen.every(({ nr }) => ["2500", "2501", "2502"].includes(nr));

function vermerkZumRat(sache: Sache, gewollt: boolean | undefined): void {
  if (sache.a.positionen.every(({ nr }) => nr === "2500") || sache.a.auslagen?.entgelte !== undefined) return;
  const text =
    gewollt === true
      ? "Die Pauschale Nr. 7002 VV setzt voraus, dass wirklich Entgelte für Post oder Telekommunikation angefallen sind (Nr. 7001 VV); nach bloßer Beratung wird die Staatskasse danach fragen."
      : "Ohne Pauschale Nr. 7002 VV gerechnet: Nach bloßer Beratung fallen meist keine Entgelte für Post oder Telekommunikation an. Wurde etwas versandt, kann sie verlangt werden.";
  if (gewollt !== false) hinweis(sache, text, "Nr. 7002 VV", `${sache.feld}.auslagen.pauschale`);
}

/** Nr. 7000, 7001, 7003 to 7007 VV: each with the price of the day that picks the version of the law. */
export function auslagen(sache: Sache): Zeile[] {
  const a = sache.a.auslagen;
  if (!a) return [];
  return [
    ...dokumente(sache, a),
    ...inVollerHoehe("7001", a.entgelte),
    ...fahrten(sache, a),
    ...inVollerHoehe("7004", a.verkehrsmittel),
    ...abwesenheiten(sache, a),
    ...inVollerHoehe("7006", a.reisekosten),
    ...(a.gemeinsameReisen ?? []).map(reiseanteil),
    ...inVollerHoehe("7007", a.haftpflicht?.praemieUeberGrenze),
  ];
}

/** Paid for the client in his name: no remuneration, no VAT (§ 10 Abs. 1 Satz 5 UStG). */
export const durchlaufendePosten = (sache: Sache): Zeile[] =>
  (sache.a.auslagen?.durchlaufend ?? []).map(({ bezeichnung, betrag }) => ({
    art: "auslage",
    nr: "durchlaufend",
    nummern: [],
    norm: "§ 10 Abs. 1 Satz 5 UStG",
    bezeichnung,
    betrag,
    schritte: [{ text: "durchlaufender Posten", norm: "§ 10 Abs. 1 Satz 5 UStG", betrag }],
  }));

/** `fassung`: the version of the price, whose certainty is that of the line. */
function zeile(nr: string, schritte: readonly Schritt[], fassung?: Fassung<unknown>): Zeile {
  const sicherheit = fassung?.sicherheit;
  return {
    art: "auslage",
    nr,
    nummern: [nr],
    norm: `Nr. ${nr} VV`,
    betrag: summe(schritte.map((x) => x.betrag ?? cent(0))),
    ...(sicherheit && { sicherheit }),
    schritte,
  };
}

const inVollerHoehe = (nr: string, betrag: Cent | undefined): Zeile[] =>
  betrag ? [zeile(nr, [{ text: "in voller Höhe", norm: `Nr. ${nr} VV`, betrag }])] : [];

/** Vorbem. 7 Abs. 3 VV: the joint journey in proportion to what single journeys would have cost. */
function reiseanteil({ kosten, einzeln, andere }: NonNullable<Auslagen["gemeinsameReisen"]>[number]): Zeile {
  const norm = "Vorbem. 7 Abs. 3 VV";
  const zusammen = summe([einzeln, ...andere]);
  const betrag = anteil(kosten, einzeln, zusammen);
  return {
    art: "auslage",
    nr: "reise",
    nummern: ["7003", "7004", "7005", "7006"],
    norm: `Nrn. 7003 bis 7006, ${norm}`,
    bezeichnung: "Anteil an einer Reise zu mehreren Geschäften",
    betrag,
    schritte: [
      { text: "Kosten der gemeinsamen Reise", norm: "Nrn. 7003 bis 7006 VV", betrag: kosten },
      {
        text: `Einzelreisen zusammen: ${[einzeln, ...andere].map(euro).join(" + ")}`,
        norm,
        betrag: zusammen,
      },
      { text: `${euro(kosten)} × ${euro(einzeln)} / ${euro(zusammen)}`, norm, betrag },
    ],
  };
}

function dokumente(sache: Sache, auslagen: Auslagen): Zeile[] {
  const fassung = amTag(sache, dokumentenpauschale);
  const preis = fassung.wert;
  const dateien = (auslagen.dateien ?? []).map((anzahl): Schritt => {
    const voll = anteil(preis.jeDatei, anzahl, 1);
    const betrag = kleiner(voll, preis.dateienHoechstensJeArbeitsgang ?? voll);
    return {
      text: `${anzahl} ${anzahl === 1 ? "Datei" : "Dateien"} × ${euro(preis.jeDatei)}${betrag < voll ? `, höchstens ${euro(betrag)}` : ""}`,
      norm: "Nr. 7000 Nr. 2 VV",
      betrag,
    };
  });
  const zeilen = [kopien(sache, auslagen.kopien ?? [], preis), dateien].filter((x) =>
    x.some((y) => y.betrag),
  );
  return zeilen.map((x) => zeile("7000", x, fassung));
}

function fahrten(sache: Sache, { kilometer = [] }: Auslagen): Zeile[] {
  const km = kilometer.reduce((x, y) => x + y, 0);
  if (!(km > 0)) return [];
  const fassung = amTag(sache, kilometersatz);
  const satz = fassung.wert;
  const betrag = anteil(satz, Math.round(km * 10), 10);
  return [
    zeile(
      "7003",
      [{ text: `${String(km).replace(".", ",")} km × ${euro(satz)}`, norm: "Nr. 7003 VV", betrag }],
      fassung,
    ),
  ];
}

function abwesenheiten(sache: Sache, { abwesenheiten: tage = [] }: Auslagen): Zeile[] {
  if (tage.length === 0) return [];
  const fassung = amTag(sache, abwesenheitsgeld);
  const geld = fassung.wert;
  const schritte = tage.map(({ minuten, ausland }): Schritt => {
    const [stufe, grund] =
      minuten <= 240
        ? (["bis 4 Stunden", geld.bis4Stunden] as const)
        : minuten <= 480
          ? (["mehr als 4 bis 8 Stunden", geld.bis8Stunden] as const)
          : (["mehr als 8 Stunden", geld.ueber8Stunden] as const);
    const betrag = ausland ? anteil(grund, 100 + geld.auslandProzent, 100) : grund;
    return {
      text: `${stufe}${ausland ? `, Ausland + ${geld.auslandProzent} %` : ""}`,
      norm: "Nr. 7005 VV",
      betrag,
    };
  });
  return [zeile("7005", schritte, fassung)];
}
