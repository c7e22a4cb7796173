import { anteil, type Cent, cent, groesser, kleiner, type Schritt, summe } from "@gebuehrenportal/recht";
import { type Fall, gebuehrenblock } from "../angelegenheit.ts";
import { angerechnet } from "../anrechnung/anrechnung.ts";
import type { Anrechnungsposten } from "../anrechnung/anrechnungsposten.ts";
import { auslagen, pauschale } from "../auslagen.ts";
import type { RvgEingabe, Zahlung } from "../eingabe.ts";
import type { AngelegenheitErgebnis, Staatskasse } from "../ergebnis.ts";
import { gebuehr } from "../gebuehr/position.ts";
import { hinweis, nichts, type Sache } from "../sache.ts";
import { mitSteuer } from "../umsatzsteuer.ts";
import { enthalteneSteuer } from "../zahlungen.ts";
import { istKassensache, mitAnspruch, ohneAnspruch } from "./kassensache.ts";
import { abzugWegenAnrechnung, abzugWegenZahlung } from "./paragraph-58.ts";
import { teilschritte } from "./teilbewilligung.ts";

/** The regular remuneration of the matter, and of what legal aid covers; the same where it covers everything. */
type Regelrechnung = { readonly ganz: AngelegenheitErgebnis; readonly bewilligt: AngelegenheitErgebnis };

/**
 * §§ 45 ff. RVG: what the treasury pays beside the regular fees of a matter: § 49 RVG or the fixed amounts, all expenses
 * (Nr. 7002 VV from its own fees, Anm. 2), VAT; then credits and payments (§ 58 RVG) and the difference (§ 50 RVG).
 */
export function staatskasse(
  e: RvgEingabe,
  fall: Fall,
  { ganz, bewilligt }: Regelrechnung,
  kassenfaelle: readonly Fall[],
  posten: readonly Anrechnungsposten[],
  prozent: number,
): Staatskasse | undefined {
  if (!istKassensache(fall.s)) return undefined;
  const eigener = kassenfaelle.find((f) => f.s.a === fall.s.a);
  if (!eigener) return undefined;
  const { s, gebuehren } = eigener;
  const eigene = kassenposten(e, kassenfaelle, posten);
  const block = gebuehrenblock(s, gebuehren, eigene);
  const basis = s.schalter.pauschale === "nach-anrechnung" ? block.gebuehren : block.vorAnrechnung;
  const auslagenzeilen = [...pauschale(s, basis), ...auslagen(s)];
  const auslagensumme = summe(auslagenzeilen.map((z) => z.betrag));
  const netto = cent(block.gebuehren + auslagensumme);
  const steuer = anteil(netto, prozent, 100);
  const brutto = cent(netto + steuer);
  const anrechnung = abzugWegenAnrechnung(e, eigener, posten, eigene, prozent);
  const steuerpflichtig = (a: AngelegenheitErgebnis) => mitSteuer(cent(a.netto - a.steuerfrei), prozent);
  const gesamt = steuerpflichtig(ganz);
  const ausBewilligtem = steuerpflichtig(bewilligt);
  // Where more is credited on the whole than on the granted part, the whole is the smaller one: no more can be barred.
  const regelverguetung = kleiner(ausBewilligtem, gesamt);
  const mandant = cent(gesamt - regelverguetung);
  const alle = zahlungenAuf(e, fall.s);
  if (alle.length === 0 && e.zahlungen?.some((z) => z.angelegenheit === undefined)) {
    const text =
      "Zahlungen ohne Angabe der Angelegenheit mindern den Anspruch gegen die Staatskasse hier nicht.";
    hinweis(fall.s, text, "§ 58 RVG");
  }
  const fremd = alle.filter((z) => z.von !== "staatskasse");
  const gezahlt = summe(fremd.map((z) => z.betrag));
  const gezahltNetto = cent(gezahlt - summe(fremd.map((z) => enthalteneSteuer(z, prozent))));
  const vorschuss = summe(alle.filter((z) => z.von === "staatskasse").map((z) => z.betrag));
  // The fee itself is owed less: taxed is what remains (Nr. 7008 VV), as in the regular bill.
  const nachAnrechnung = groesser(cent(netto - anrechnung.betrag), nichts);
  const anspruch = mitSteuer(nachAnrechnung, prozent);
  const zahlung = abzugWegenZahlung({
    fall,
    gebuehren: cent(block.gebuehren - anrechnung.betrag),
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
  const weitere = beigeordnet ? groesser(cent(regelverguetung - ausKasse - aufBewilligtes), nichts) : nichts;
  const { bewilligterWert } = fall.s.a;
  const teilweise = bewilligt !== ganz && bewilligterWert !== undefined;
  return {
    zeilen: [...block.zeilen, ...auslagenzeilen],
    gebuehren: block.gebuehren,
    auslagen: auslagensumme,
    netto,
    umsatzsteuer: steuer,
    brutto,
    abzug: cent(brutto - ausKasse),
    auszahlung: groesser(cent(ausKasse - vorschuss), nichts),
    weitereVerguetung: weitere,
    ...(teilweise ? { teilweise: { wert: bewilligterWert, regelverguetung, mandant } } : {}),
    schritte: [
      ...(teilweise ? teilschritte(bewilligterWert, gesamt, ausBewilligtem) : []),
      ...anrechnung.schritte,
      ...zahlung.schritte,
      ...wennNichtNull("Vorschuss der Staatskasse", "§ 47 RVG", cent(-vorschuss || 0)),
      ...wennNichtNull("Unterschied zur Regelvergütung", "§ 50 Abs. 1 RVG", weitere),
    ],
  };
}

const wennNichtNull = (text: string, norm: string, betrag: Cent): Schritt[] =>
  betrag === 0 ? [] : [{ text, norm, betrag }];

/** The matter with the amounts of the treasury; matters of chosen counsel stay as they are. */
export function alsKassenfall(fall: Fall): Fall {
  if (!istKassensache(fall.s)) return fall;
  const s: Sache = { ...fall.s, kasse: true, vermerke: [] };
  const anspruch = fall.gebuehren.filter(
    (g) => !ohneAnspruch.includes(g.nummer.gebuehrenart) && g.p.nr !== "2500",
  );
  return { ...fall, s, gebuehren: anspruch.map((g) => gebuehr(s, g.p, g.feld)) };
}

/** Credits whose credited fee the treasury pays too, Beratungshilfe included: computed anew with its amounts. */
function kassenposten(
  e: RvgEingabe,
  faelle: readonly Fall[],
  posten: readonly Anrechnungsposten[],
): Anrechnungsposten[] {
  const vorhanden = (c: Anrechnungsposten) =>
    mitAnspruch(c) && faelle.some((f) => f.gebuehren.some((g) => g.p === c.auf.p));
  const indizes = posten.filter(vorhanden).map((c) => c.index);
  const anrechnungen = (e.anrechnungen ?? []).filter((_, i) => indizes.includes(i));
  return anrechnungen.length === 0 ? [] : angerechnet({ ...e, anrechnungen }, faelle);
}

/** Payments on a matter: named for it, or unnamed in a calculation of a single one. */
const zahlungenAuf = (e: RvgEingabe, s: Sache): Zahlung[] =>
  (e.zahlungen ?? []).filter((z) =>
    z.angelegenheit === undefined ? e.angelegenheiten.length === 1 : z.angelegenheit === s.a.id,
  );
