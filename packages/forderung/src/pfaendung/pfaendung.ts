import {
  abrundung,
  type Freibetraege,
  hoechstensPersonen,
  type Pfaendungszeitraum,
  pfaendbareZehntel,
  pfaendungsgrenzen,
} from "@gebuehrenportal/gesetze/zpo/paragraph-850c.ts";
import {
  anteil,
  type Cent,
  cent,
  datum,
  euro,
  fassungAngabe,
  fassungszweifel,
  type Jahreswerteintrag,
  type KeinErgebnis,
  keinErgebnis,
  type Rechenergebnis,
  type Schritt,
  type Tag,
  type Vermerk,
} from "@gebuehrenportal/recht";
import { rechenstand } from "../stand.ts";
import { pfaendungsgrenzenAm } from "./pfaendungsgrenzen.ts";

export type Pfaendungseingabe = {
  /** Net income of the period after § 850e ZPO. */
  readonly nettoeinkommen: Cent;
  readonly zeitraum: Pfaendungszeitraum;
  /** Persons the debtor supports by law; more than five count as five. */
  readonly unterhaltspflichten: number;
  /**
   * Of these persons those with income of their own: to how many percent each counts by order of the court (§ 850c Abs. 6 ZPO),
   * 0 not at all.
   */
  readonly anteile?: readonly number[];
  /** Day of payment of the income. */
  readonly stichtag: Tag;
};

export type Pfaendungsergebnis = Rechenergebnis & {
  readonly pfaendbar: Cent;
  /** What stays with the debtor. */
  readonly verbleibt: Cent;
  /** Income after § 850c Abs. 5 Satz 1 ZPO, without the surplus. */
  readonly abgerundet: Cent;
  /** Free amount by the number of persons. */
  readonly freibetrag: Cent;
  /** Surplus over the end of the table, attached in full (§ 850c Abs. 3 Satz 3 ZPO). */
  readonly mehrbetrag: Cent;
  readonly zehntel: number;
};

const jeZeitraum = { monat: "monatlich", woche: "wöchentlich", tag: "täglich" } as const;
const vielfaches = { monat: "10\u00a0€", woche: "2,50\u00a0€", tag: "0,50\u00a0€" } as const;

/**
 * Attachable part of wages after § 850c ZPO (`tabellenbetrag`). Where persons count in part only, the shares are added up, and what
 * lies between two whole numbers of persons is taken from the difference of their amounts.
 */
export function pfaendbarerBetrag(
  eingabe: Pfaendungseingabe,
  eintraege: readonly Jahreswerteintrag[] = [],
): Pfaendungsergebnis | KeinErgebnis {
  const { anteile = [], ...ganz } = eingabe;
  if (anteile.length === 0 || !Number.isSafeInteger(eingabe.unterhaltspflichten))
    return tabellenbetrag(ganz, eintraege);
  const fehler = anteilfehler(anteile, eingabe.unterhaltspflichten);
  if (fehler) return fehler;
  const hundertstel =
    (eingabe.unterhaltspflichten - anteile.length) * 100 +
    anteile.reduce((summe, anteil) => summe + anteil, 0);
  const unterhaltspflichten = Math.floor(hundertstel / 100);
  const ohne = tabellenbetrag({ ...ganz, unterhaltspflichten }, eintraege);
  if (ohne.art === "kein-ergebnis") return ohne;
  const rest = hundertstel % 100;
  const mit = tabellenbetrag({ ...ganz, unterhaltspflichten: unterhaltspflichten + 1 }, eintraege);
  if (mit.art === "kein-ergebnis") return mit;
  const abzug = anteil(cent(ohne.pfaendbar - mit.pfaendbar), rest, 100);
  const pfaendbar = cent(ohne.pfaendbar - abzug);
  const norm = "§ 850c Abs. 6 ZPO";
  const personen = `${unterhaltspflichten} ${unterhaltspflichten === 1 ? "Person" : "Personen"}`;
  return {
    ...ohne,
    pfaendbar,
    verbleibt: cent(eingabe.nettoeinkommen - pfaendbar),
    schritte: [
      {
        text: `${eingabe.unterhaltspflichten} Unterhaltspflichten, davon zählen nach Anordnung nur zu ${anteile.join(" %, ")} %: zusammen ${personen}${rest > 0 ? ` und ${rest} %` : ""}`,
        norm,
      },
      ...ohne.schritte,
      ...(rest > 0
        ? [
            {
              text: `Abzüglich ${rest} % des Unterschieds zu ${unterhaltspflichten + 1} ${unterhaltspflichten === 0 ? "Person" : "Personen"} (${euro(mit.pfaendbar)})`,
              norm,
              betrag: pfaendbar,
            },
          ]
        : []),
    ],
    vermerke: [
      {
        art: "hinweis",
        text: "Zu welchem Teil eine Person mit eigenen Einkünften zählt, bestimmt das Vollstreckungsgericht nach billigem Ermessen; bei teilweiser Berücksichtigung genügt ein Verweis auf die Tabelle im Beschluss nicht.",
        norm,
        feld: "anteile",
      },
      ...ohne.vermerke.filter((v) => v.norm !== norm),
    ],
  };
}

function anteilfehler(anteile: readonly number[], personen: number): KeinErgebnis | undefined {
  const falsch = anteile.findIndex((a) => !Number.isSafeInteger(a) || a < 0 || a > 100);
  if (falsch >= 0)
    return keinErgebnis(
      "Der Anteil muss zwischen 0 und 100 Prozent liegen.",
      "§ 850c Abs. 6 ZPO",
      `anteile[${falsch}]`,
    );
  return anteile.length > personen
    ? keinErgebnis("Es sind mehr Anteile als Unterhaltspflichten angegeben.", "§ 850c Abs. 6 ZPO", "anteile")
    : undefined;
}

/**
 * Attachable part of wages after § 850c ZPO since 1 July 2021. Whole cents, commercially rounded. No result before that day,
 * from the 1 July after the last recorded notice, for negative income, or for a number of persons that is no whole number from 0.
 */
function tabellenbetrag(
  eingabe: Omit<Pfaendungseingabe, "anteile">,
  eintraege: readonly Jahreswerteintrag[],
): Pfaendungsergebnis | KeinErgebnis {
  const { nettoeinkommen, zeitraum, unterhaltspflichten, stichtag } = eingabe;
  const fassung = pfaendungsgrenzenAm(stichtag, pfaendungsgrenzen.norm, eintraege);
  if ("art" in fassung) return fassung;
  if (!Number.isSafeInteger(nettoeinkommen) || nettoeinkommen < 0) {
    return keinErgebnis("Das Nettoeinkommen muss ein Betrag ab null sein.", "§ 850e ZPO", "nettoeinkommen");
  }
  if (!Number.isSafeInteger(unterhaltspflichten) || unterhaltspflichten < 0) {
    return keinErgebnis(
      "Die Zahl der Unterhaltspflichten muss eine ganze Zahl ab null sein.",
      "§ 850c Abs. 2 ZPO",
      "unterhaltspflichten",
    );
  }
  const f = fassung.wert[zeitraum];
  const schritte: Schritt[] = [
    { text: `Nettoeinkommen ${jeZeitraum[zeitraum]}`, norm: "§ 850e ZPO", betrag: nettoeinkommen },
  ];
  const mehrbetrag = cent(Math.max(0, nettoeinkommen - f.vollPfaendbarUeber));
  if (mehrbetrag > 0) {
    schritte.push({
      text: `Über ${euro(f.vollPfaendbarUeber)} voll pfändbar`,
      norm: "§ 850c Abs. 3 Satz 3 ZPO",
      betrag: mehrbetrag,
    });
  }
  const tabelle = nettoeinkommen - mehrbetrag;
  const abgerundet = cent(tabelle - (tabelle % abrundung[zeitraum]));
  schritte.push({
    text: `Abgerundet auf ein Vielfaches von ${vielfaches[zeitraum]}`,
    norm: "§ 850c Abs. 5 Satz 1 ZPO",
    betrag: abgerundet,
  });
  const personen = Math.min(unterhaltspflichten, hoechstensPersonen);
  const frei = freibetrag(f, personen);
  schritte.push(...freibetragsschritte(f, personen, frei));
  const zehntel = pfaendbareZehntel[personen] ?? 0;
  const anteilig = abgerundet > frei ? anteil(cent(abgerundet - frei), zehntel, 10) : cent(0);
  schritte.push(
    abgerundet > frei
      ? {
          text: `${zehntel}/10 von ${euro(cent(abgerundet - frei))}`,
          norm: "§ 850c Abs. 3 Satz 1 ZPO",
          betrag: anteilig,
        }
      : {
          text: "Das Einkommen übersteigt den Freibetrag nicht",
          norm: "§ 850c Abs. 1, 2 ZPO",
          betrag: anteilig,
        },
  );
  const pfaendbar = cent(anteilig + mehrbetrag);
  schritte.push({ text: "Pfändbar", norm: "§ 850c ZPO", betrag: pfaendbar });
  return {
    art: "ergebnis",
    rechenstand,
    pfaendbar,
    verbleibt: cent(nettoeinkommen - pfaendbar),
    abgerundet,
    freibetrag: frei,
    mehrbetrag,
    zehntel,
    fassung: fassungAngabe(
      pfaendungsgrenzen,
      fassung,
      `weil das Einkommen am ${datum(stichtag)} gezahlt wird (§ 850c Abs. 4 ZPO)`,
    ),
    schritte,
    vermerke: [
      ...vermerke(unterhaltspflichten),
      ...fassungszweifel({ norm: pfaendungsgrenzen.norm, fassung, tag: stichtag }),
    ],
  };
}

/** Free amount of § 850c Abs. 1 and 2 ZPO; `personen` 0 to 5. */
export const freibetrag = (freibetraege: Freibetraege, personen: number): Cent =>
  cent(
    freibetraege.grundbetrag +
      (personen > 0 ? freibetraege.erstePerson + (personen - 1) * freibetraege.weiterePerson : 0),
  );

function freibetragsschritte(freibetraege: Freibetraege, personen: number, frei: Cent): Schritt[] {
  const schritte: Schritt[] = [
    { text: "Unpfändbarer Grundbetrag", norm: "§ 850c Abs. 1 ZPO", betrag: freibetraege.grundbetrag },
  ];
  if (personen > 0) {
    schritte.push({
      text: "Erhöhung für die erste Person",
      norm: "§ 850c Abs. 2 Satz 1 ZPO",
      betrag: freibetraege.erstePerson,
    });
  }
  if (personen > 1) {
    const weitere = personen - 1;
    schritte.push({
      text: `Erhöhung für ${weitere} weitere ${weitere === 1 ? "Person" : "Personen"} zu je ${euro(freibetraege.weiterePerson)}`,
      norm: "§ 850c Abs. 2 Satz 2 ZPO",
      betrag: cent(weitere * freibetraege.weiterePerson),
    });
  }
  if (personen > 0) schritte.push({ text: "Freibetrag", norm: "§ 850c Abs. 1, 2 ZPO", betrag: frei });
  return schritte;
}

function vermerke(unterhaltspflichten: number): Vermerk[] {
  const liste: Vermerk[] = [
    {
      art: "hinweis",
      text: "Bei Unterhaltsgläubigern und bei Forderungen aus vorsätzlicher unerlaubter Handlung bestimmt das Gericht den Freibetrag; die Tabelle gilt dann nicht.",
      norm: "§§ 850d, 850f Abs. 2 ZPO",
    },
  ];
  if (unterhaltspflichten > 0) {
    liste.push({
      art: "hinweis",
      text: "Hat eine unterhaltsberechtigte Person eigene Einkünfte, kann das Gericht sie ganz oder teilweise unberücksichtigt lassen.",
      norm: "§ 850c Abs. 6 ZPO",
      feld: "unterhaltspflichten",
    });
  }
  if (unterhaltspflichten > hoechstensPersonen) {
    liste.push({
      art: "hinweis",
      text: "Mehr als fünf Personen erhöhen den Freibetrag nicht weiter.",
      norm: "§ 850c Abs. 2 ZPO",
      feld: "unterhaltspflichten",
    });
  }
  return liste;
}
