import { type Inkassogrenzen, inkassogrenzen } from "@gebuehrenportal/gesetze/rdg/inkasso.ts";
import {
  anteil,
  type Cent,
  cent,
  datum,
  euro,
  fassungAm,
  fassungAngabe,
  type KeinErgebnis,
  keinErgebnis,
  keineFassung,
  type Rechenergebnis,
  type Schritt,
  satz,
  summe,
  type Tag,
  type Vermerk,
} from "@gebuehrenportal/recht";
import { rechenstand } from "./stand.ts";

/** `einfach`: paid at once; `regel`: uncontested; `umfangreich`: uncontested, yet extensive or difficult; `bestritten`: contested. */
export type Inkassoart = "einfach" | "regel" | "umfangreich" | "bestritten";

export type Inkassoeingabe = {
  readonly forderung: Cent;
  /** Day of the order to the collector. */
  readonly stichtag: Tag;
  readonly art: Inkassoart;
  /** Fee of § 13 RVG at a rate × 100, from the claim or from the value given. */
  readonly gebuehr: (satz100: number, wert: Cent) => Cent;
  /** Lump sum for expenses (Nr. 7002 VV) from the fees; without it none is added. */
  readonly auslagen?: (gebuehren: Cent) => Cent;
  /** VAT (Nr. 7008 VV) from net, when the creditor cannot deduct it. */
  readonly umsatzsteuer?: (netto: Cent) => Cent;
  /** Rate × 100 of a contested case; default and threshold is that of the extensive one. */
  readonly satz100?: number;
  /** A payment agreement was concluded (Nr. 1000 Nr. 2 VV). */
  readonly zahlungsvereinbarung?: boolean;
  /** A lawyer was employed, too; `bestrittenNachher`: the debtor contested only after the collector had been employed. */
  readonly auchAnwalt?: { readonly bestrittenNachher: boolean };
  /** What the collector claims, to be compared. */
  readonly verlangt?: Cent;
};

export type Inkassoergebnis = Rechenergebnis & {
  readonly satz100: number;
  readonly gebuehr: Cent;
  readonly einigung: Cent;
  readonly auslagen: Cent;
  readonly umsatzsteuer: Cent;
  /** The most that is to be reimbursed. */
  readonly hoechstbetrag: Cent;
  /** Claimed in excess of it; 0 when nothing is. */
  readonly zuviel: Cent;
};

/**
 * The most a debtor has to reimburse for extrajudicial collection (§ 13e Abs. 1 RDG): the remuneration of a lawyer for the same
 * work. The fees of § 13 RVG come from the caller. No result before 1 October 2021 or for faulty inputs.
 */
export function inkassokosten(eingabe: Inkassoeingabe): Inkassoergebnis | KeinErgebnis {
  const fassung = fassungAm(inkassogrenzen, eingabe.stichtag);
  if (!fassung) return keineFassung(inkassogrenzen.norm, eingabe.stichtag);
  if (!Number.isSafeInteger(eingabe.forderung) || eingabe.forderung <= 0) {
    return keinErgebnis("Die Forderung muss größer als null sein.", "§ 13e Abs. 1 RDG", "forderung");
  }
  if (eingabe.satz100 !== undefined && (!Number.isSafeInteger(eingabe.satz100) || eingabe.satz100 <= 0)) {
    return keinErgebnis("Der Gebührensatz muss größer als null sein.", "Nr. 2300 VV", "satz100");
  }
  const g = fassung.wert;
  const satz100 = gebuehrensatz(eingabe, g);
  const klein = eingabe.art !== "bestritten" && eingabe.forderung <= g.kleinforderungBis;
  const gebuehr = klein
    ? anteil(g.kleinforderungEinfach, satz100, 100)
    : eingabe.gebuehr(satz100, eingabe.forderung);
  const schritte: Schritt[] = [
    ...(klein
      ? [
          {
            text: `1,0 Gebühr einer unbestrittenen Forderung bis ${euro(g.kleinforderungBis)}`,
            norm: "§ 13 Abs. 2 RVG",
            betrag: g.kleinforderungEinfach,
          },
        ]
      : []),
    {
      text: `${satz(satz100)} Geschäftsgebühr aus ${euro(eingabe.forderung)}`,
      norm: eingabe.art === "bestritten" ? "Nr. 2300 VV" : "Nr. 2300 Anm. 2 VV",
      betrag: gebuehr,
    },
  ];
  const einigung = einigungsgebuehr(eingabe, g, schritte);
  const gebuehren = cent(gebuehr + einigung);
  const auslagen = eingabe.auslagen?.(gebuehren) ?? cent(0);
  if (eingabe.auslagen)
    schritte.push({
      text: "Pauschale für Post und Telekommunikation",
      norm: "Nr. 7002 VV",
      betrag: auslagen,
    });
  const netto = cent(gebuehren + auslagen);
  const umsatzsteuer = eingabe.umsatzsteuer?.(netto) ?? cent(0);
  if (eingabe.umsatzsteuer)
    schritte.push({ text: "Umsatzsteuer", norm: "Nr. 7008 VV", betrag: umsatzsteuer });
  const hoechstbetrag = summe([netto, umsatzsteuer]);
  schritte.push({ text: "Höchstens zu ersetzen", norm: "§ 13e Abs. 1 RDG", betrag: hoechstbetrag });
  const zuviel = cent(Math.max(0, (eingabe.verlangt ?? 0) - hoechstbetrag));
  if (zuviel > 0)
    schritte.push({ text: "Darüber hinaus verlangt", norm: "§ 13e Abs. 1 RDG", betrag: zuviel });
  return {
    art: "ergebnis",
    rechenstand,
    satz100,
    gebuehr,
    einigung,
    auslagen,
    umsatzsteuer,
    hoechstbetrag,
    zuviel,
    fassung: fassungAngabe(
      inkassogrenzen,
      fassung,
      `weil der Auftrag am ${datum(eingabe.stichtag)} erteilt wurde (§ 60 Abs. 1 RVG)`,
    ),
    schritte,
    vermerke: vermerke(eingabe, g, satz100),
  };
}

function gebuehrensatz({ art, satz100 }: Inkassoeingabe, inkassogrenzen: Inkassogrenzen): number {
  if (art === "einfach") return inkassogrenzen.einfach100;
  if (art === "regel") return inkassogrenzen.regel100;
  const gewuenscht = satz100 ?? inkassogrenzen.hoechst100;
  return art === "umfangreich" ? Math.min(gewuenscht, inkassogrenzen.hoechst100) : gewuenscht;
}

function einigungsgebuehr(
  eingabe: Inkassoeingabe,
  inkassogrenzen: Inkassogrenzen,
  schritte: Schritt[],
): Cent {
  if (eingabe.zahlungsvereinbarung !== true) return cent(0);
  const wert = anteil(eingabe.forderung, inkassogrenzen.zahlungsvereinbarungProzent, 100);
  const betrag = eingabe.gebuehr(inkassogrenzen.zahlungsvereinbarung100, wert);
  schritte.push({
    text: `Wert der Zahlungsvereinbarung: ${inkassogrenzen.zahlungsvereinbarungProzent}\u00a0% der Forderung`,
    norm: "§ 31b RVG",
    betrag: wert,
  });
  schritte.push({
    text: `${satz(inkassogrenzen.zahlungsvereinbarung100)} Einigungsgebühr`,
    norm: "Nr. 1000 Nr. 2 VV",
    betrag,
  });
  return betrag;
}

function vermerke(eingabe: Inkassoeingabe, inkassogrenzen: Inkassogrenzen, satz100: number): Vermerk[] {
  const liste: Vermerk[] = [
    {
      art: "hinweis",
      text: "Ob Inkassokosten überhaupt zu ersetzen sind, richtet sich nach den Regeln über den Verzug; die Grenze betrifft nur die Höhe.",
      norm: "§ 280 Abs. 1, 2, § 286 BGB",
    },
    {
      art: "hinweis",
      text: "Gegenüber Privatpersonen sind Auftraggeber, Grund, Zinsberechnung und Kosten mit der ersten Aufforderung mitzuteilen.",
      norm: "§ 13a RDG",
    },
  ];
  if (eingabe.art === "einfach") {
    const wann =
      inkassogrenzen.einfachBinnenTagen === undefined
        ? "auf die erste Zahlungsaufforderung"
        : `binnen ${inkassogrenzen.einfachBinnenTagen} Tagen nach der ersten Zahlungsaufforderung`;
    liste.push({
      art: "hinweis",
      text: `Ein einfacher Fall liegt in der Regel vor, wenn ${wann} gezahlt wird.`,
      norm: "Nr. 2300 Anm. 2 VV",
      feld: "art",
    });
  }
  if (eingabe.art === "umfangreich" && eingabe.satz100 !== undefined && eingabe.satz100 > satz100) {
    liste.push({
      art: "warnung",
      text: `Bei einer unbestrittenen Forderung ist höchstens eine ${satz(inkassogrenzen.hoechst100)} Gebühr anzusetzen.`,
      norm: "Nr. 2300 Anm. 2 VV",
      feld: "satz100",
    });
  }
  if (eingabe.auchAnwalt) {
    liste.push({
      art: eingabe.auchAnwalt.bestrittenNachher ? "hinweis" : "warnung",
      text: eingabe.auchAnwalt.bestrittenNachher
        ? "Inkassodienstleister und Rechtsanwalt: Die Kosten beider sind zu ersetzen, weil der Schuldner die Forderung erst nach der Beauftragung des Inkassodienstleisters bestritten hat."
        : "Inkassodienstleister und Rechtsanwalt: zu ersetzen sind nur die Kosten, die bei einem Rechtsanwalt allein entstanden wären.",
      norm: "§ 13f RDG",
      feld: "auchAnwalt",
    });
  }
  return liste;
}
