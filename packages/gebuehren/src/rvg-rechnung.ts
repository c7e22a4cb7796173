import { cent, summe, type Vermerk } from "@gebuehrenportal/recht";
import { Abbruch } from "./abbruch.ts";
import { pruefeAngaben } from "./angaben.ts";
import { angelegenheitErgebnis } from "./angelegenheit.ts";
import { angerechnet } from "./anrechnung/anrechnung.ts";
import type { Anrechnungsposten } from "./anrechnung/anrechnungsposten.ts";
import type { RvgEingabe, Schalter } from "./eingabe.ts";
import type { AngelegenheitErgebnis, RvgAntwort, RvgErgebnis } from "./ergebnis.ts";
import { fassung } from "./fassung.ts";
import { vergleichsgebuehren } from "./gebuehr/gesamtauftrag.ts";
import { nachGrundnummer, pruefeEinmaligkeit } from "./gebuehr/gleiche-gebuehr.ts";
import { vermerkZurPauschgebuehr } from "./gebuehr/pauschgebuehr.ts";
import { gebuehr } from "./gebuehr/position.ts";
import { pruefeEingabe } from "./pruefung.ts";
import type { Sache } from "./sache.ts";
import { vermerkeZurFassung } from "./sicherheit.ts";
import { nachGebuehrenquote } from "./staatskasse/bewilligte-quote.ts";
import { offenerBetrag, type Rechnung } from "./staatskasse/schuld.ts";
import { vermerkeZumSchuldner } from "./staatskasse/schuldner.ts";
import { alsKassenfall, staatskasse, zahltStaatskasse } from "./staatskasse/staatskasse.ts";
import { soweitBewilligt } from "./staatskasse/teilbewilligung.ts";
import { leistungsendeVorAuftrag, mitSteuer, umsatzsteuer } from "./umsatzsteuer.ts";
import { zahlungen } from "./zahlungen.ts";

/**
 * Version of this engine: raised when the same input can give another figure or text, not for a new field whose default
 * changes nothing; kept with saved results.
 */
export const rechenstand = "1.7";

const standard: Schalter = {
  reihenfolge: "anrechnung-vor-kappung",
  pauschale: "vor-anrechnung",
  erhoehung2501: "nein",
  teilbewilligung: "teilwert",
  uebergang2021: "neues-recht",
  rechtswechsel: "entstandener-betrag",
};

/**
 * The remuneration of one or several matters after the RVG, with derivation. Pure: no clock, no I/O. Where the law gives no
 * result, or the input cannot be computed, the answer is a `kein-ergebnis` with reason, norm and path of the input.
 */
export function rvgRechnung(eingabe: RvgEingabe): RvgAntwort {
  try {
    return rechnung(eingabe);
  } catch (fehler) {
    if (fehler instanceof Abbruch) return fehler.antwort;
    throw fehler;
  }
}

function rechnung(eingabe: RvgEingabe): RvgErgebnis {
  pruefeEingabe(eingabe);
  const schalter = eingabe.schalter ? { ...standard, ...eingabe.schalter } : standard;
  const vermerke: Vermerk[] = [];
  const faelle = eingabe.angelegenheiten.map((angelegenheit, index) => {
    const feld = `angelegenheiten[${index}]`;
    const f = fassung(angelegenheit, schalter, feld);
    const s: Sache = { a: angelegenheit, feld, stichtag: f.stichtag, kasse: false, schalter, vermerke };
    const gebuehren = angelegenheit.positionen.map((position, nr) => {
      const g = gebuehr(s, position, `${feld}.positionen[${nr}]`);
      pruefeAngaben(g, position);
      return g;
    });
    nachGrundnummer(gebuehren).forEach(pruefeEinmaligkeit);
    const vergleich = vergleichsgebuehren(s, gebuehren);
    vermerkeZurFassung(s, f, gebuehren);
    vermerkeZumSchuldner(s, gebuehren);
    vermerkZurPauschgebuehr(s, gebuehren);
    const fall = { s, fassung: f.angabe, gebuehren };
    return vergleich ? { ...fall, vergleich } : fall;
  });
  const posten = angerechnet(eingabe, faelle);
  const erhoben = eingabe.umsatzsteuer !== false;
  const ohneKasse = faelle.map((f) => angelegenheitErgebnis(f, posten));
  const netto = summe(ohneKasse.map((a) => a.netto));
  const steuer = umsatzsteuer(
    cent(netto - summe(ohneKasse.map((a) => a.steuerfrei))),
    eingabe.leistungsende,
    erhoben,
  );
  if (erhoben) vermerke.push(...leistungsendeVorAuftrag(eingabe));
  const brutto = cent(netto + steuer.betrag);
  const ganze = mitStaatskasse(
    eingabe,
    faelle.map((fall, index) => ({ fall, a: ohneKasse[index] as AngelegenheitErgebnis })),
    posten,
    steuer.prozent,
  );
  const gezahlt = zahlungen(eingabe.zahlungen ?? [], steuer.prozent);
  return {
    art: "ergebnis",
    rechenstand,
    angelegenheiten: ganze.map(({ a }) => a),
    netto,
    umsatzsteuer: steuer,
    brutto,
    ...gezahlt,
    ...offenerBetrag({ e: eingabe, brutto, ganze, mitSteuer: (betrag) => mitSteuer(betrag, steuer.prozent) }),
    vermerke,
  };
}

/** The bills with what the treasury pays of each, as far as legal aid was granted. */
function mitStaatskasse(
  eingabe: RvgEingabe,
  rechnungen: readonly Rechnung[],
  posten: readonly Anrechnungsposten[],
  prozent: number,
): readonly Rechnung[] {
  const faelle = rechnungen.map(({ fall }) => fall);
  const bewilligte = faelle.map(soweitBewilligt);
  if (!bewilligte.some(zahltStaatskasse)) return rechnungen;
  const teilweise = bewilligte.some((f, i) => f !== faelle[i]);
  const bewilligtePosten = teilweise ? angerechnet(eingabe, bewilligte) : posten;
  const kassenfaelle = bewilligte.map(alsKassenfall);
  return rechnungen.map(({ fall, a }, index) => {
    const bewilligt = bewilligte[index] ?? fall;
    const soweit =
      bewilligt === fall ? nachGebuehrenquote(fall, a) : angelegenheitErgebnis(bewilligt, bewilligtePosten);
    const regel = { ganz: { fall, a }, bewilligt: { fall: bewilligt, a: soweit } };
    const kasse = staatskasse(eingabe, regel, kassenfaelle, bewilligtePosten, prozent);
    return { fall, a: kasse ? { ...a, staatskasse: kasse } : a };
  });
}
