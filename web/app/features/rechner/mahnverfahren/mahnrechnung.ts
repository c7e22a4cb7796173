import {
  type Basiszinszeile,
  rechenstand as forderungsstand,
  inkassokosten,
  mahngericht,
  plausibilitaet,
} from "@gebuehrenportal/forderung";
import { rechenstand as rvgStand } from "@gebuehrenportal/gebuehren";
import { gerichtskosten, rechenstand as kostenstand, standvermerke } from "@gebuehrenportal/gerichtskosten";
import { cent, type KeinErgebnis, keinErgebnis, type Vermerk } from "@gebuehrenportal/recht";
import { inkassogebuehren, mahnverguetung } from "./anwalt.ts";
import { mahnfristen } from "./fristen.ts";
import type { Kostenblock, Mahneingabe, Mahnergebnis } from "./mahn-typen.ts";
import { streitverfahren } from "./streit.ts";

/**
 * Costs of a dunning procedure from all three laws, and what was asked besides: court, periods, costs of the suit that
 * follows, limit of collection costs, plausibility. Amounts in cents. No result where one of the laws gives none; `feld` is a
 * path of `Mahneingabe`. `basiszinsen`: half-years that the operator entered.
 */
export function mahnrechnung(
  e: Mahneingabe,
  basiszinsen: readonly Basiszinszeile[] = [],
): Mahnergebnis | KeinErgebnis {
  if (e.vollstreckungsbescheid && e.vertreten === "antragsgegner")
    return keinErgebnis(
      "Den Vollstreckungsbescheid beantragt der Antragsteller.",
      "§ 699 Abs. 1 Satz 1 ZPO",
      "vollstreckungsbescheid",
    );
  const gkg = e.vertreten === "antragsteller" && !gebuehrenfrei(e) ? gerichtsgebuehrDes(e) : undefined;
  if (gkg && "art" in gkg) return gkg;
  const anwalt = mahnverguetung(e);
  if ("art" in anwalt) return anwalt;
  const gefunden = e.antragsteller && mahngericht(e.antragsteller, e.verfahren);
  // Costs and periods are the same in every district.
  const offen = gefunden?.art === "kein-ergebnis" && bezirkFehlt(e) ? gefunden : undefined;
  if (gefunden?.art === "kein-ergebnis" && !offen) return gefunden;
  const gericht = gefunden?.art === "ergebnis" ? gefunden : undefined;
  const fristen = e.fristen && mahnfristen(e, e.fristen);
  if (fristen?.art === "kein-ergebnis") return { ...fristen, feld: `fristen.${fristen.feld}` };
  const streit = e.streit && streitverfahren(e, e.streit);
  if (streit && "art" in streit) return streit;
  const inkasso =
    e.inkasso &&
    inkassokosten({ ...e.inkasso, forderung: e.wert, stichtag: e.auftragAm, ...inkassogebuehren(e) });
  if (inkasso?.art === "kein-ergebnis") return inkasso;
  return {
    art: "ergebnis",
    rechenstand: `Forderung ${forderungsstand}, RVG ${rvgStand}, Gerichtskosten ${kostenstand}`,
    ...(gkg && { gerichtskosten: gkg }),
    anwaltskosten: anwalt,
    gesamt: cent((gkg?.summe ?? 0) + anwalt.summe),
    ...(gericht && { gericht }),
    ...(fristen && { fristen: fristen.fristen }),
    ...(streit && { streit: streit.ergebnis }),
    ...(inkasso && { inkasso }),
    vermerke: [
      ...vermerke(e),
      ...(gkg || streit?.ergebnis.gerichtskosten ? standvermerke("gkg", e.antragAm) : []),
      ...(gericht?.vermerke ?? []),
      ...(offen ? [bezirkErfragen(offen)] : []),
      ...(fristen?.vermerke ?? []),
      ...(streit?.vermerke ?? []),
      ...(inkasso?.vermerke ?? []),
      ...pruefung(e, basiszinsen),
    ],
  };
}

const bezirkFehlt = ({ antragsteller }: Mahneingabe): boolean =>
  antragsteller?.land === "NW" && antragsteller.olgBezirk === undefined;

/** The court alone waits for the district (§ 689 Abs. 3 ZPO). */
const bezirkErfragen = ({ grund, norm }: KeinErgebnis): Vermerk => ({
  art: "warnung",
  text: `Das zuständige Gericht steht noch nicht fest. ${grund} Bitte wählen Sie den Bezirk.`,
  norm,
  feld: "antragsteller.olgBezirk",
});

/** The labour court charges for the enforcement order alone (Nr. 8100 KV GKG), nothing for the order itself. */
const gebuehrenfrei = ({ verfahren, vollstreckungsbescheid }: Mahneingabe): boolean =>
  verfahren === "arbeitsgericht" && !vollstreckungsbescheid;

/** Nr. 1100 KV GKG with its minimum, Nr. 8100 KV GKG before the labour court. */
function gerichtsgebuehrDes({ verfahren, antragAm, wert }: Mahneingabe): Kostenblock | KeinErgebnis {
  const nr = verfahren === "arbeitsgericht" ? "8100" : "1100";
  const kosten = gerichtskosten({ gesetz: "gkg", stichtag: antragAm, positionen: [{ id: nr, nr, wert }] });
  if (kosten.art === "kein-ergebnis") return kosten;
  return {
    zeilen: kosten.zeilen.map(({ norm, satz100, betrag, schritte }) => ({
      titel: `${nr} Gerichtsgebühr des Mahnverfahrens`,
      norm,
      ...(satz100 !== undefined && { satz100 }),
      betrag,
      schritte,
    })),
    summe: kosten.summe,
    fassung: { ...kosten.fassung, norm: "GKG" },
  };
}

function vermerke(e: Mahneingabe): Vermerk[] {
  const nr = e.vertreten === "antragsgegner" ? "3307" : "3305";
  const liste: Vermerk[] = [];
  if (e.verfahren !== "arbeitsgericht" && e.vertreten === "antragsteller")
    liste.push({
      art: "hinweis",
      text: "Folgt ein streitiges Verfahren, wird die Gebühr Nr. 1100 KV GKG auf die Gebühr Nr. 1210 KV GKG angerechnet, soweit der Streitgegenstand in das Prozessverfahren übergeht.",
      norm: "Anm. Abs. 1 zu Nr. 1210 KV GKG",
    });
  if (gebuehrenfrei(e) && e.vertreten === "antragsteller")
    liste.push({
      art: "hinweis",
      text: "Der Mahnbescheid des Arbeitsgerichts ist gebührenfrei; erst der Antrag auf den Vollstreckungsbescheid kostet.",
      norm: "Nr. 8100 KV GKG",
    });
  if (e.verfahren === "arbeitsgericht")
    liste.push({
      art: "hinweis",
      text: "Im ersten Rechtszug erstattet die unterlegene Partei keine Anwaltskosten.",
      norm: "§ 12a Abs. 1 Satz 1 ArbGG",
    });
  liste.push({
    art: "hinweis",
    text: `Die Gebühr Nr. ${nr} VV wird auf die Verfahrensgebühr eines nachfolgenden Rechtsstreits angerechnet.`,
    norm: `Anm. zu Nr. ${nr} VV`,
  });
  if (e.vollstreckungsbescheid && e.verfahren === "europaeisch")
    liste.push({
      art: "hinweis",
      text: "Im Europäischen Mahnverfahren gibt es keinen Vollstreckungsbescheid; die Gebühr Nr. 3308 VV fällt nicht an.",
      norm: "Art. 18 VO (EG) Nr. 1896/2006",
      feld: "vollstreckungsbescheid",
    });
  if (e.auftragAm > e.antragAm)
    liste.push({
      art: "warnung",
      text: "Der Auftrag ist jünger als der Antrag bei Gericht; bitte prüfen.",
      norm: "§ 60 Abs. 1 RVG",
      feld: "auftragAm",
    });
  return liste;
}

/** What speaks against the application; where something was asked and nothing speaks against it, that is said. */
function pruefung(
  { pruefung: angaben, antragAm, wert, fristen }: Mahneingabe,
  basiszinsen: readonly Basiszinszeile[],
): readonly Vermerk[] {
  const gefunden = plausibilitaet({
    ...angaben,
    antragAm,
    basiszinsen,
    hauptforderung: wert,
    ...(fristen?.ausland && { zustellungAusland: true }),
  });
  if (gefunden.length > 0 || Object.keys(angaben).length === 0) return gefunden;
  return [
    {
      art: "hinweis",
      text: "Die Angaben zum Vordruck sprechen nicht gegen den Antrag.",
      norm: "§§ 688, 690 ZPO",
    },
  ];
}
