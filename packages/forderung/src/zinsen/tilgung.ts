import { anteil, type Cent, cent, kleiner, type Tag } from "@gebuehrenportal/recht";
import type { Kosten, Tilgungsziel, Zahlung } from "./zins-typen.ts";
import { kapitalTilgen, type Lauf, offeneZinsen, type Rahmen, satzAm, zinsenTilgen } from "./zinslauf.ts";

/** Costs while they are being paid off. */
export type Kostenlauf = { readonly k: Kosten; readonly am: Tag; offen: Cent };

export type Getilgt = { kosten: Cent; zinsen: Cent; hauptforderung: Cent; ueberzahlt: Cent };

type Ziel = {
  readonly auf: Tilgungsziel["auf"];
  readonly offen: () => Cent;
  readonly tilgen: (betrag: Cent) => Cent;
};

/**
 * Spreads a payment over costs, interest and principal: as the debtor determined, then by the law (§§ 366, 367, § 497 Abs. 3
 * BGB). Changes the claims and costs; what nobody is owed is overpaid.
 */
export function tilgen(
  zahlung: Zahlung,
  laeufe: readonly Lauf[],
  kosten: readonly Kostenlauf[],
  rahmen: Rahmen,
): Getilgt {
  const getilgt: Getilgt = { kosten: cent(0), zinsen: cent(0), hauptforderung: cent(0), ueberzahlt: cent(0) };
  const faellig = kosten.filter((k) => k.am <= zahlung.am);
  let rest = zahlung.betrag;
  for (const ziel of bestimmteZiele(zahlung, laeufe, faellig, rahmen)) rest = einsetzen(rest, ziel, getilgt);
  for (const rang of gesetzlicheRaenge(zahlung, laeufe, faellig, rahmen))
    rest = verteilen(rest, rang, getilgt);
  getilgt.ueberzahlt = rest;
  return getilgt;
}

function einsetzen(rest: Cent, ziel: Ziel, getilgt: Getilgt): Cent {
  const benutzt = ziel.tilgen(rest);
  getilgt[ziel.auf] = cent(getilgt[ziel.auf] + benutzt);
  return cent(rest - benutzt);
}

/** Debts of one rank share in proportion to what is open; each debt keeps its own order inside. */
function verteilen(rest: Cent, rang: readonly (readonly Ziel[])[], getilgt: Getilgt): Cent {
  const offen = rang.map((schuld) => schuld.reduce((s, z) => s + z.offen(), 0));
  let uebrig = rest;
  let offenUebrig = offen.reduce((s, o) => s + o, 0);
  for (const [i, schuld] of rang.entries()) {
    const eigen = offen[i] ?? 0;
    let betrag = offenUebrig === 0 ? cent(0) : anteil(kleiner(uebrig, cent(offenUebrig)), eigen, offenUebrig);
    uebrig = cent(uebrig - betrag);
    offenUebrig -= eigen;
    for (const ziel of schuld) betrag = einsetzen(betrag, ziel, getilgt);
  }
  return uebrig;
}

const kostenziel = (kostenlauf: Kostenlauf): Ziel => ({
  auf: "kosten",
  offen: () => kostenlauf.offen,
  tilgen: (betrag) => {
    const benutzt = kleiner(betrag, kostenlauf.offen);
    kostenlauf.offen = cent(kostenlauf.offen - benutzt);
    return benutzt;
  },
});

const zinsziel = (lauf: Lauf, rahmen: Rahmen): Ziel => ({
  auf: "zinsen",
  offen: () => offeneZinsen(lauf, rahmen.zaehlung),
  tilgen: (betrag) => zinsenTilgen(lauf, betrag, rahmen.zaehlung),
});

/** Assessed costs bear interest, yet they are costs (§ 367 Abs. 1 BGB). */
export const istKosten = ({ f }: Lauf): boolean => f.zinssatz.art === "kostenfestsetzung";

/** § 497 Abs. 4 Satz 2 BGB: principal before interest (Abs. 3 Satz 1) does not hold for loans secured by land. */
export const istImmobiliardarlehen = ({ f }: Lauf): boolean => f.zinssatz.art === "immobiliardarlehen";

const kapitalziel = (lauf: Lauf): Ziel => ({
  auf: istKosten(lauf) ? "kosten" : "hauptforderung",
  offen: () => lauf.kapital,
  tilgen: (betrag) => kapitalTilgen(lauf, betrag),
});

function bestimmteZiele(
  zahlung: Zahlung,
  laeufe: readonly Lauf[],
  kosten: readonly Kostenlauf[],
  rahmen: Rahmen,
): Ziel[] {
  if (zahlung.tilgung !== "bestimmung") return [];
  return (zahlung.bestimmung ?? []).flatMap(({ auf, id }): Ziel[] => {
    const eigene = laeufe.filter((l) => id === undefined || l.f.id === id);
    if (auf === "zinsen") return eigene.map((l) => zinsziel(l, rahmen));
    if (auf === "hauptforderung") return eigene.filter((l) => !istKosten(l)).map(kapitalziel);
    return [
      ...kosten.filter(({ k }) => id === undefined || k.id === id).map(kostenziel),
      ...eigene
        .filter((l) => istKosten(l) && (id !== undefined || faelligkeit(l) <= zahlung.am))
        .map(kapitalziel),
    ];
  });
}

/** Ranks one after the other; the debts of one rank share. Costs assessed later rank as what they are: debts not yet due. */
function gesetzlicheRaenge(
  zahlung: Zahlung,
  laeufe: readonly Lauf[],
  kosten: readonly Kostenlauf[],
  rahmen: Rahmen,
): Ziel[][][] {
  const kostenzuerst = kosten.map((k) => [[kostenziel(k)]]);
  const festgesetzt = laeufe.filter((l) => istKosten(l) && faelligkeit(l) <= zahlung.am);
  const raenge = nachRang(
    laeufe.filter((l) => !festgesetzt.includes(l)),
    zahlung.am,
    rahmen,
  );
  const zinsen = raenge.map((rang) => rang.map((l) => [zinsziel(l, rahmen)]));
  const festgesetzteKosten = festgesetzt.map((l) => [[kapitalziel(l)]]);
  const zinsenDarauf = festgesetzt.map((l) => [[zinsziel(l, rahmen)]]);
  if (zahlung.tilgung === "verbraucherdarlehen") {
    const kapitalZuerst = raenge.map((rang) =>
      rang.map((l) => (istImmobiliardarlehen(l) ? [zinsziel(l, rahmen), kapitalziel(l)] : [kapitalziel(l)])),
    );
    return [...kostenzuerst, ...festgesetzteKosten, ...kapitalZuerst, ...zinsenDarauf, ...zinsen];
  }
  const kapital = raenge.map((rang) => rang.map((l) => [kapitalziel(l)]));
  if (rahmen.schalter.mehrereForderungen === "insgesamt") {
    return [...kostenzuerst, ...festgesetzteKosten, ...zinsenDarauf, ...zinsen, ...kapital];
  }
  const jeForderung = raenge.map((rang) => rang.map((l) => [zinsziel(l, rahmen), kapitalziel(l)]));
  return [...kostenzuerst, ...festgesetzteKosten, ...zinsenDarauf, ...jeForderung];
}

/** § 366 Abs. 2 BGB: due, less secure, more burdensome (higher rate), older; what then is equal stands in one rank. */
function nachRang(laeufe: readonly Lauf[], am: Tag, rahmen: Rahmen): Lauf[][] {
  const schluessel = (lauf: Lauf): readonly (number | string)[] => [
    faelligkeit(lauf) <= am ? 0 : 1,
    lauf.f.gesichert === true ? 1 : 0,
    -(satzAm(lauf.satz, am, rahmen)?.prozent100 ?? 0),
    faelligkeit(lauf),
  ];
  const mitRang = laeufe
    .map((l) => ({ l, rang: schluessel(l) }))
    .toSorted((a, b) => vergleich(a.rang, b.rang));
  const raenge: { rang: readonly (number | string)[]; liste: Lauf[] }[] = [];
  for (const { l, rang } of mitRang) {
    const letzter = raenge.at(-1);
    if (letzter && vergleich(letzter.rang, rang) === 0) letzter.liste.push(l);
    else raenge.push({ rang, liste: [l] });
  }
  return raenge.map(({ liste }) => liste);
}

/** Day on which a claim fell due; without it the first day of default. */
export const faelligkeit = ({ f }: Lauf): Tag => f.faelligAm ?? f.verzugAb;

function vergleich(a: readonly (number | string)[], b: readonly (number | string)[]): number {
  for (const [i, wert] of a.entries()) {
    const anderer = b[i];
    if (anderer !== undefined && wert !== anderer) return wert < anderer ? -1 : 1;
  }
  return 0;
}
