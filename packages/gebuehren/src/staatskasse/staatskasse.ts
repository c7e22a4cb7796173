import { anteil, type Cent, cent, groesser, kleiner, type Schritt, summe } from "@gebuehrenportal/recht";
import { gebuehrenblock } from "../angelegenheit.ts";
import { angerechnet } from "../anrechnung/anrechnung.ts";
import type { Anrechnungsposten } from "../anrechnung/anrechnungsposten.ts";
import { auslagen, pauschale } from "../auslagen.ts";
import type { RvgEingabe, Zahlung } from "../eingabe.ts";
import type { AngelegenheitErgebnis, Staatskasse } from "../ergebnis.ts";
import type { Fall } from "../fall.ts";
import type { Gebuehr } from "../gebuehr/gebuehr.ts";
import { gebuehr } from "../gebuehr/position.ts";
import { hinweis, nichts, type Sache } from "../sache.ts";
import { mitSteuer } from "../umsatzsteuer.ts";
import { enthalteneSteuer } from "../zahlungen.ts";
import { bewilligterAnteil, bewilligterTeil, nichtBewilligt } from "./bewilligte-quote.ts";
import { ausStaatskasse, istGewaehlt, mitAnspruch } from "./kassensache.ts";
import { abzugWegenAnrechnung, abzugWegenZahlung } from "./paragraph-58.ts";
import { neben, type Rechnung, sperre } from "./schuld.ts";
import { teilschritte } from "./teilbewilligung.ts";

/** The regular remuneration of the matter, and of what legal aid covers; the same where it covers everything. */
type Regelrechnung = { readonly ganz: Rechnung; readonly bewilligt: Rechnung };

/**
 * §§ 44 ff. RVG: what the treasury pays beside the regular fees of a matter: § 49 RVG or the fixed amounts, all expenses
 * (Nr. 7002 VV from its own fees, Anm. 2), VAT; then credits and payments (§ 58 RVG) and the difference (§ 50 RVG). Beside
 * fees that a client of chosen counsel owes, the Beratungshilfe takes no other expenses along.
 */
export function staatskasse(
  eingabe: RvgEingabe,
  { ganz: { a: ganz, fall: ganzerFall }, bewilligt: { a: bewilligt, fall } }: Regelrechnung,
  kassenfaelle: readonly Fall[],
  posten: readonly Anrechnungsposten[],
  prozent: number,
): Staatskasse | undefined {
  if (!zahltStaatskasse(fall)) return undefined;
  const eigener = kassenfaelle.find((f) => f.s.a === fall.s.a);
  if (!eigener) return undefined;
  const { s, gebuehren, vergleich } = eigener;
  const eigene = kassenposten(eingabe, kassenfaelle, posten);
  const block = gebuehrenblock({ s, gebuehren, vergleich }, eigene);
  const basis = s.schalter.pauschale === "nach-anrechnung" ? block.gebuehren : block.vorAnrechnung;
  const alleAuslagen = !istGewaehlt(s) || neben(fall.gebuehren).length === 0;
  const auslagenzeilen = [...pauschale(s, basis), ...(alleAuslagen ? auslagen(s) : [])];
  const auslagensumme = summe(auslagenzeilen.map((z) => z.betrag));
  const quotenzeilen = nichtBewilligt(fall.s, cent(block.gebuehren + auslagensumme));
  const netto = summe([block.gebuehren, auslagensumme, ...quotenzeilen.map((z) => z.betrag)]);
  const steuer = anteil(netto, prozent, 100);
  const brutto = cent(netto + steuer);
  const anrechnung = abzugWegenAnrechnung(eingabe, eigener, posten, eigene, prozent);
  const gesperrt = sperre({ a: ganz, fall: ganzerFall }, { a: bewilligt, fall }, netto);
  const gesamt = mitSteuer(cent(ganz.netto - ganz.steuerfrei), prozent);
  const ausBewilligtem = mitSteuer(cent(bewilligt.netto - bewilligt.steuerfrei), prozent);
  // Where more is credited on the whole than on the granted part, the whole is the smaller one: no more can be barred.
  const regelverguetung = kleiner(ausBewilligtem, gesamt);
  const mandant = cent(gesamt - regelverguetung);
  const alle = zahlungenAuf(eingabe, fall.s);
  if (alle.length === 0 && eingabe.zahlungen?.some((z) => z.angelegenheit === undefined)) {
    const text =
      "Zahlungen ohne Angabe der Angelegenheit mindern den Anspruch gegen die Staatskasse hier nicht.";
    hinweis(fall.s, text, "§ 58 RVG");
  }
  const fremd = alle.filter((z) => z.von !== "staatskasse");
  const zurHilfe = istGewaehlt(s) ? eigenerTeil(ganz, netto, fremd, prozent) : nichts;
  const gezahlt = cent(summe(fremd.map((z) => z.betrag)) - zurHilfe);
  const gezahltNetto = cent(gezahlt - summe(fremd.map((z) => enthalteneSteuer(z, prozent))));
  const vorschuss = summe(alle.filter((z) => z.von === "staatskasse").map((z) => z.betrag));
  // The fee itself is owed less: taxed is what remains (Nr. 7008 VV), as in the regular bill.
  const nachAnrechnung = groesser(cent(netto - anrechnung.betrag), nichts);
  const anspruch = mitSteuer(nachAnrechnung, prozent);
  const zahlung = abzugWegenZahlung({
    fall,
    gebuehren: cent(bewilligterAnteil(fall.s, block.gebuehren) - anrechnung.betrag),
    netto: nachAnrechnung,
    anspruch,
    regelverguetung: gesamt,
    gezahlt,
    gezahltNetto,
    prozent,
  });
  const ausKasse = groesser(cent(anspruch - zahlung.betrag), nichts);
  const beigeordnet = fall.s.a.vertretung === "beigeordnet";
  const aufBewilligtes = groesser(cent(gezahlt - mandant), nichts);
  // Fees that legal aid does not cover (Nr. 2300, 1009 VV) are no part of the difference of § 50 RVG.
  const gedeckt = mitSteuer(gesperrt.netto, prozent);
  const weitere = beigeordnet ? groesser(cent(gedeckt - ausKasse - aufBewilligtes), nichts) : nichts;
  const { bewilligterWert, bewilligteQuote } = fall.s.a;
  const teilweise = bewilligt !== ganz;
  return {
    zeilen: [...block.zeilen, ...auslagenzeilen, ...quotenzeilen],
    gebuehren: block.gebuehren,
    auslagen: auslagensumme,
    netto,
    umsatzsteuer: steuer,
    brutto,
    abzug: cent(brutto - ausKasse),
    auszahlung: groesser(cent(ausKasse - vorschuss), nichts),
    weitereVerguetung: weitere,
    ...(teilweise
      ? {
          teilweise: {
            ...(bewilligterWert === undefined ? {} : { wert: bewilligterWert }),
            ...(bewilligteQuote === undefined ? {} : { quote: bewilligteQuote }),
            regelverguetung,
            mandant,
          },
        }
      : {}),
    gesperrt,
    schritte: [
      ...(teilweise ? teilschritte(bewilligterTeil(fall.s), gesamt, ausBewilligtem) : []),
      ...anrechnung.schritte,
      ...zahlung.schritte,
      ...wennNichtNull("Vorschuss der Staatskasse", "§ 47 RVG", cent(-vorschuss || 0)),
      ...wennNichtNull("Unterschied zur Regelvergütung", "§ 50 Abs. 1 RVG", weitere),
    ],
  };
}

const wennNichtNull = (text: string, norm: string, betrag: Cent): Schritt[] =>
  betrag === 0 ? [] : [{ text, norm, betrag }];

/**
 * Beratungshilfe: what of the client's payments goes to what he owes himself (Nr. 2500 VV, what passes through, other fees of
 * the matter) and is not set against the treasury's claim (§ 58 Abs. 1 RVG, § 9 BerHG). Gross.
 */
function eigenerTeil(
  ganz: AngelegenheitErgebnis,
  hilfe: Cent,
  zahlungen: readonly Zahlung[],
  prozent: number,
): Cent {
  const steuerpflichtig = groesser(cent(ganz.netto - ganz.steuerfrei - hilfe), nichts);
  const eigener = cent(ganz.steuerfrei + mitSteuer(steuerpflichtig, prozent));
  return kleiner(summe(zahlungen.filter((z) => z.von !== "gegner").map((z) => z.betrag)), eigener);
}

/** Whether the treasury owes anything of a matter: for appointed or assigned counsel, or a fee of the Beratungshilfe. */
export const zahltStaatskasse = ({ s, gebuehren }: Fall): boolean =>
  !istGewaehlt(s) || gebuehren.some(ausStaatskasse);

/** The matter with what the treasury owes, and its amounts; a matter it owes nothing of stays as it is. */
export function alsKassenfall(fall: Fall): Fall {
  if (!zahltStaatskasse(fall)) return fall;
  const anspruch = fall.gebuehren.filter(ausStaatskasse);
  const s: Sache = { ...fall.s, kasse: true, vermerke: [] };
  const neu = (g: Gebuehr): Gebuehr => gebuehr(s, g.p, g.feld);
  return {
    ...fall,
    s,
    gebuehren: anspruch.map(neu),
    ...(fall.vergleich && { vergleich: fall.vergleich.filter(ausStaatskasse).map(neu) }),
  };
}

/** Credits whose credited fee the treasury pays too, Beratungshilfe included: computed anew with its amounts. */
function kassenposten(
  eingabe: RvgEingabe,
  faelle: readonly Fall[],
  posten: readonly Anrechnungsposten[],
): Anrechnungsposten[] {
  const vorhanden = (posten: Anrechnungsposten) =>
    mitAnspruch(posten) && faelle.some((f) => f.gebuehren.some((g) => g.p === posten.auf.p));
  const indizes = posten.filter(vorhanden).map((c) => c.index);
  const anrechnungen = (eingabe.anrechnungen ?? []).filter((_, i) => indizes.includes(i));
  return anrechnungen.length === 0 ? [] : angerechnet({ ...eingabe, anrechnungen }, faelle);
}

/** Payments on a matter: named for it, or unnamed in a calculation of a single one. */
const zahlungenAuf = (eingabe: RvgEingabe, sache: Sache): Zahlung[] =>
  (eingabe.zahlungen ?? []).filter((zahlung) =>
    zahlung.angelegenheit === undefined
      ? eingabe.angelegenheiten.length === 1
      : zahlung.angelegenheit === sache.a.id,
  );
