import { hoechstensPersonen } from "@gebuehrenportal/gesetze/zpo/paragraph-850c.ts";
import { type PKontoRegel, pKontoRegel } from "@gebuehrenportal/gesetze/zpo/paragraph-899.ts";
import {
  type Cent,
  cent,
  datum,
  euro,
  fassungAm,
  fassungAngabe,
  fassungszweifel,
  type Jahreswerteintrag,
  type KeinErgebnis,
  keinErgebnis,
  keineFassung,
  type Rechenergebnis,
  type Schritt,
  summe,
  type Tag,
  type Vermerk,
} from "@gebuehrenportal/recht";
import { rechenstand } from "../stand.ts";
import { pfaendungsgrenzenAm } from "./pfaendungsgrenzen.ts";

/** A further amount of § 902 ZPO per calendar month, such as child benefit (Nr. 5); one-off benefits likewise. */
export type Erhoehungsbetrag = {
  readonly bezeichnung: string;
  readonly betrag: Cent;
  readonly norm?: string;
};

export type PKontoEingabe = {
  readonly stichtag: Tag;
  readonly unterhaltspflichten: number;
  readonly weitere?: readonly Erhoehungsbetrag[];
};

export type PKontoErgebnis = Rechenergebnis & {
  /** Basic amount per calendar month (§ 899 Abs. 1 ZPO). */
  readonly grundbetrag: Cent;
  /** Basic amount with all increases (§ 902 ZPO). */
  readonly erhoeht: Cent;
};

/**
 * Free amounts of the protected account per calendar month (§§ 899, 902 ZPO; until 30 November 2021 § 850k ZPO, without rounding)
 * since 1 July 2021. Increases need proof (§ 903 ZPO), a note says so. No result before
 * that day, from the 1 July after the last recorded notice, or for faulty numbers.
 */
export function pKonto(
  { stichtag, unterhaltspflichten, weitere = [] }: PKontoEingabe,
  eintraege: readonly Jahreswerteintrag[] = [],
): PKontoErgebnis | KeinErgebnis {
  const fassung = pfaendungsgrenzenAm(stichtag, pKontoRegel.norm, eintraege);
  if ("art" in fassung) return fassung;
  const regel = fassungAm(pKontoRegel, stichtag)?.wert;
  if (!regel) return keineFassung(pKontoRegel.norm, stichtag);
  const { aufrundung, normen } = regel;
  if (!Number.isSafeInteger(unterhaltspflichten) || unterhaltspflichten < 0) {
    return keinErgebnis(
      "Die Zahl der Unterhaltspflichten muss eine ganze Zahl ab null sein.",
      normen.person,
      "unterhaltspflichten",
    );
  }
  const falsch = weitere.findIndex((w) => !Number.isSafeInteger(w.betrag) || w.betrag < 0);
  if (falsch >= 0)
    return keinErgebnis(
      "Der Erhöhungsbetrag muss ein Betrag ab null sein.",
      normen.weitere,
      `weitere[${falsch}].betrag`,
    );
  const { grundbetrag: freibetrag, erstePerson, weiterePerson } = fassung.wert.monat;
  const grundbetrag = cent(Math.ceil(freibetrag / aufrundung) * aufrundung);
  const personen = Math.min(unterhaltspflichten, hoechstensPersonen);
  const schritte: Schritt[] = [
    { text: "Unpfändbarer Grundbetrag monatlich", norm: "§ 850c Abs. 1 ZPO", betrag: freibetrag },
    {
      text:
        grundbetrag > freibetrag
          ? `Aufgerundet auf volle ${euro(aufrundung)}: Grundfreibetrag des Kontos`
          : "Grundfreibetrag des Kontos",
      norm: normen.grundbetrag,
      betrag: grundbetrag,
    },
  ];
  const erhoehungen: Schritt[] = [];
  if (personen > 0)
    erhoehungen.push({
      text: "Erhöhung für die erste Person",
      norm: normen.person,
      betrag: erstePerson,
    });
  if (personen > 1) {
    erhoehungen.push({
      text: `Erhöhung für ${personen - 1} weitere ${personen === 2 ? "Person" : "Personen"}`,
      norm: normen.person,
      betrag: cent((personen - 1) * weiterePerson),
    });
  }
  erhoehungen.push(
    ...weitere.map((w) => ({ text: w.bezeichnung, norm: w.norm ?? normen.weitere, betrag: w.betrag })),
  );
  const erhoeht = summe([grundbetrag, ...erhoehungen.flatMap(({ betrag }) => betrag ?? [])]);
  schritte.push(...erhoehungen, {
    text: "Freibetrag des Kontos im Kalendermonat",
    norm: normen.summe,
    betrag: erhoeht,
  });
  return {
    art: "ergebnis",
    rechenstand,
    grundbetrag,
    erhoeht,
    fassung: fassungAngabe(
      { norm: `§ 850c ZPO, ${normen.grundbetrag}` },
      fassung,
      `weil das Guthaben am ${datum(stichtag)} gepfändet ist (§ 850c Abs. 4 ZPO)`,
    ),
    schritte,
    vermerke: [
      ...vermerke(regel, erhoehungen.length > 0, unterhaltspflichten),
      ...fassungszweifel({ norm: "§ 850c ZPO", fassung, tag: stichtag }),
    ],
  };
}

function vermerke(
  { uebertragungsmonate, normen }: PKontoRegel,
  erhoeht: boolean,
  unterhaltspflichten: number,
): Vermerk[] {
  const liste: Vermerk[] = [
    {
      art: "hinweis",
      text: `Nicht verbrauchtes geschütztes Guthaben bleibt ${uebertragungsmonate === 1 ? "im folgenden Kalendermonat" : `in den folgenden ${uebertragungsmonate} Kalendermonaten`} zusätzlich frei.`,
      norm: normen.uebertrag,
    },
  ];
  if (erhoeht) {
    liste.push({
      art: "hinweis",
      text: "Erhöhungsbeträge beachtet das Kreditinstitut erst, wenn sie nachgewiesen sind (Bescheinigung).",
      norm: normen.nachweis,
    });
  }
  if (unterhaltspflichten > hoechstensPersonen) {
    liste.push({
      art: "hinweis",
      text: "Mehr als fünf Personen erhöhen den Freibetrag nicht weiter.",
      norm: normen.person,
      feld: "unterhaltspflichten",
    });
  }
  return liste;
}
