import { pkhFreibetraege } from "@gebuehrenportal/gesetze/jahreswerte/pkh.ts";
import { type Freibetraege, freibetraege, ratenregel } from "@gebuehrenportal/gesetze/zpo/paragraph-115.ts";
import {
  type Cent,
  cent,
  datum,
  euro,
  fassungAm,
  fassungAngabe,
  fassungImTakt,
  fassungsvermerke,
  geringste,
  groesser,
  type Jahreswerteintrag,
  jahresreihe,
  keinErgebnis,
  type Offen,
  offenvermerke,
  type Schritt,
  sicherheitVon,
  summe,
  type Vermerk,
} from "@gebuehrenportal/recht";
import { pkhFehler } from "./pkh-pruefung.ts";
import { rate } from "./pkh-rate.ts";
import type { PkhAntwort, PkhEingabe, PkhZeile, Posten, Unterhaltsberechtigter } from "./pkh-typen.ts";
import { rechenstand } from "./stand.ts";

/**
 * Legal aid by income, § 115 ZPO (§ 76 FamFG): income minus § 82 SGB XII, allowances of the day of the grant, home and special burdens
 * gives the income to be used; half of it, in whole euros, is the monthly instalment, at most 48. All amounts per month in cents.
 * Where the allowances of the day are not recorded (before 2019, after the newest notice), what needs them stays open. No result before
 * 2014 or for faulty amounts. `eintraege`: figures of the year that the operator entered.
 */
export function pkh(eingabe: PkhEingabe, eintraege: readonly Jahreswerteintrag[] = []): PkhAntwort {
  const fehler = pkhFehler(eingabe);
  if (fehler) return fehler;
  const raten = fassungAm(ratenregel, eingabe.bewilligungAm);
  if (!raten) {
    return keinErgebnis(
      `Für den ${datum(eingabe.bewilligungAm)} sind keine Freibeträge und keine Ratenregel erfasst.`,
      freibetraege.norm,
      "bewilligungAm",
    );
  }
  const reihe = jahresreihe(pkhFreibetraege, eintraege);
  const fassung = fassungImTakt(reihe, eingabe.bewilligungAm);
  const werte = fassung?.wert[eingabe.gebiet ?? "bund"];
  if (fassung && !werte) {
    return keinErgebnis(
      "Für diesen Wohnsitz gelten in dem Jahr keine eigenen Beträge; maßgebend sind die des Bundes.",
      "§ 115 Abs. 1 Satz 5 ZPO",
      "gebiet",
    );
  }
  const zeilen = einkommenszeilen(eingabe, werte);
  const netto = zeilen.find((z) => z.art === "zwischensumme")?.betrag ?? cent(0);
  const verblieben = summe(zeilen.filter((z) => z.art !== "zwischensumme").map((z) => z.betrag));
  // Allowances only lower the income: where nothing is left without them, they decide nothing.
  const bekannt = werte !== undefined || verblieben <= 0;
  zeilen.push(ergebniszeile(verblieben, bekannt));
  const einzusetzen = bekannt ? groesser(cent(0), verblieben) : undefined;
  const monatsrate = einzusetzen === undefined ? undefined : rate(einzusetzen, raten.wert);
  const schritte: Schritt[] = [...(monatsrate?.schritte ?? [])];
  const keine = versagt(eingabe, monatsrate?.betrag, raten.wert.keineHilfeBisRaten, schritte);
  const familie = eingabe.verfahren === "vkh";
  const ueberGrenze = einzusetzen !== undefined && einzusetzen > raten.wert.grenze;
  const offen: readonly Offen[] = bekannt
    ? []
    : [
        {
          was: keine ? "Die Monatsrate" : "Ob und mit welchen Raten bewilligt wird,",
          norm: "§ 115 Abs. 1 Satz 3 ZPO",
          grund: `Die Freibeträge für ${eingabe.bewilligungAm.slice(0, 4)} sind nicht erfasst.`,
        },
      ];
  return {
    art: "ergebnis",
    rechenstand,
    entscheidung: keine
      ? "keine-bewilligung"
      : monatsrate === undefined
        ? "offen"
        : monatsrate.betrag > 0
          ? "mit-raten"
          : "ohne-raten",
    zeilen,
    nettoeinkommen: netto,
    ...(einzusetzen !== undefined && { einzusetzen }),
    ...(monatsrate && {
      rate: monatsrate.betrag,
      hoechstbetrag: cent(monatsrate.betrag * raten.wert.hoechstzahl),
    }),
    hoechstzahl: raten.wert.hoechstzahl,
    vermoegen: eingabe.vermoegen ?? cent(0),
    offen,
    schritte,
    fassung: fassungAngabe(
      fassung ? freibetraege : ratenregel,
      fassung ?? raten,
      `weil die ${familie ? "Verfahrenskostenhilfe" : "Prozesskostenhilfe"} am ${datum(eingabe.bewilligungAm)} bewilligt wird (§ 115 Abs. 1 Satz 4 ZPO${familie ? ", § 76 Abs. 1 FamFG" : ""})`,
    ),
    sicherheit: geringste([fassung && sicherheitVon(fassung), ueberGrenze ? "mittel" : "hoch"]),
    vermerke: [
      ...offenvermerke(offen),
      ...(fassung ? fassungsvermerke(reihe, fassung, eingabe.bewilligungAm) : []),
      ...hinweise(eingabe, ueberGrenze),
    ],
  };
}

/** Income, what is deducted from it, allowances where they are known, and burdens. */
function einkommenszeilen(eingabe: PkhEingabe, werte: Freibetraege | undefined): PkhZeile[] {
  const einnahmen = eingabe.einnahmen.map((p) => zeile("einnahme", p, "§ 115 Abs. 1 Satz 2 ZPO", 1));
  const abzuege = eingabe.abzuege.map((abzug) =>
    zeile("abzug", abzug, "§ 115 Abs. 1 Satz 3 Nr. 1 Buchst. a ZPO, § 82 Abs. 2 SGB XII", -1),
  );
  const netto = summe([...einnahmen, ...abzuege].map((z) => z.betrag));
  return [
    ...einnahmen,
    ...abzuege,
    {
      art: "zwischensumme",
      bezeichnung: "Bereinigtes Einkommen",
      norm: "§ 115 Abs. 1 ZPO",
      betrag: netto,
      schritte: [],
    },
    ...(werte ? freibetragszeilen(eingabe, werte) : []),
    ...lasten(eingabe),
  ];
}

function ergebniszeile(verblieben: Cent, bekannt: boolean): PkhZeile {
  const norm = "§ 115 Abs. 2 Satz 1 ZPO";
  return {
    art: "zwischensumme",
    bezeichnung: bekannt ? "Einzusetzendes Einkommen" : "Einkommen vor den Freibeträgen",
    norm: bekannt ? norm : "§ 115 Abs. 1 ZPO",
    betrag: groesser(cent(0), verblieben),
    schritte: verblieben < 0 ? [{ text: "Die Abzüge übersteigen das Einkommen", norm, betrag: cent(0) }] : [],
  };
}

const zeile = (art: PkhZeile["art"], posten: Posten, norm: string, vorzeichen: 1 | -1): PkhZeile => ({
  art,
  bezeichnung: posten.bezeichnung,
  norm,
  betrag: cent(posten.betrag * vorzeichen || 0),
  schritte: [],
});

function freibetragszeilen(eingabe: PkhEingabe, werte: Freibetraege): PkhZeile[] {
  const partei = "§ 115 Abs. 1 Satz 3 Nr. 2 Buchst. a ZPO";
  const zeilen: PkhZeile[] = [];
  if (eingabe.erwerbstaetig) {
    zeilen.push(
      freibetrag(
        "Freibetrag wegen Erwerbstätigkeit",
        "§ 115 Abs. 1 Satz 3 Nr. 1 Buchst. b ZPO",
        werte.erwerbstaetig,
      ),
    );
  }
  zeilen.push(freibetrag("Freibetrag der Partei", partei, werte.partei));
  if (eingabe.ehegatte)
    zeilen.push(
      freibetrag(
        "Freibetrag des Ehegatten oder Lebenspartners",
        partei,
        werte.partei,
        eingabe.ehegatte.einkommen,
      ),
    );
  for (const [i, u] of (eingabe.unterhaltsberechtigte ?? []).entries())
    zeilen.push(unterhaltszeile(u, i, werte));
  return zeilen;
}

function freibetrag(
  bezeichnung: string,
  norm: string,
  betrag: ReturnType<typeof cent>,
  einkommen = cent(0),
): PkhZeile {
  const rest = groesser(cent(0), cent(betrag - einkommen));
  return {
    art: "freibetrag",
    bezeichnung,
    norm,
    betrag: cent(-rest || 0),
    schritte:
      einkommen > 0
        ? [
            { text: "Freibetrag", norm, betrag },
            {
              text: `Vermindert um eigenes Einkommen von ${euro(einkommen)}`,
              norm: "§ 115 Abs. 1 Satz 8 ZPO",
              betrag: rest,
            },
          ]
        : [],
  };
}

function unterhaltszeile(person: Unterhaltsberechtigter, index: number, werte: Freibetraege): PkhZeile {
  const norm = "§ 115 Abs. 1 Satz 3 Nr. 2 Buchst. b ZPO";
  const stufe =
    person.alter >= 18
      ? { titel: "Erwachsener", betrag: werte.erwachsen }
      : person.alter >= 14
        ? { titel: "Jugendlicher", betrag: werte.ab14 }
        : person.alter >= 6
          ? { titel: "Kind ab 6 Jahren", betrag: werte.ab6 }
          : { titel: "Kind unter 6 Jahren", betrag: werte.unter6 };
  const bezeichnung = `${index + 1}. Unterhaltsberechtigter: ${stufe.titel} (${person.alter} Jahre)`;
  if (person.geldrente !== undefined) {
    return {
      art: "freibetrag",
      bezeichnung: `${bezeichnung}, Geldrente`,
      norm: "§ 115 Abs. 1 Satz 9 ZPO",
      betrag: cent(-person.geldrente || 0),
      schritte: [
        {
          text: "Gezahlte Geldrente statt des Freibetrags, soweit angemessen",
          norm: "§ 115 Abs. 1 Satz 9 ZPO",
          betrag: person.geldrente,
        },
      ],
    };
  }
  return freibetrag(bezeichnung, norm, stufe.betrag, person.einkommen);
}

function lasten(eingabe: PkhEingabe): PkhZeile[] {
  const nr3 = "§ 115 Abs. 1 Satz 3 Nr. 3 ZPO";
  const posten: readonly (readonly [string, string, Posten["betrag"] | undefined])[] = [
    ["Unterkunft", nr3, eingabe.unterkunft],
    ["Heizung", nr3, eingabe.heizung],
    ["Mehrbedarf", "§ 115 Abs. 1 Satz 3 Nr. 4 ZPO", eingabe.mehrbedarf],
    ...(eingabe.besondereBelastungen ?? []).map(
      (p) => [p.bezeichnung, "§ 115 Abs. 1 Satz 3 Nr. 5 ZPO", p.betrag] as const,
    ),
  ];
  return posten.flatMap(([bezeichnung, norm, betrag]) =>
    betrag === undefined || betrag === 0 ? [] : [zeile("abzug", { bezeichnung, betrag }, norm, -1)],
  );
}

/**
 * § 115 Abs. 4 ZPO: nothing is granted when the costs are within four instalments and the part from assets. Without an instalment
 * only assets that cover the costs decide.
 */
function versagt(
  eingabe: PkhEingabe,
  monatsrate: Cent | undefined,
  anzahl: number,
  schritte: Schritt[],
): boolean {
  if (eingabe.kosten === undefined) return false;
  const grenze = cent((monatsrate ?? 0) * anzahl + (eingabe.vermoegen ?? 0));
  const keine = eingabe.kosten <= grenze;
  if (monatsrate === undefined && !keine) return false;
  schritte.push({
    text: `Kosten ${euro(eingabe.kosten)} ${keine ? "übersteigen nicht" : "übersteigen"} ${anzahl} Raten und den Einsatz des Vermögens`,
    norm: "§ 115 Abs. 4 ZPO",
    betrag: grenze,
  });
  return keine;
}

function hinweise(eingabe: PkhEingabe, ueberGrenze: boolean): Vermerk[] {
  const vermerke: Vermerk[] = [
    {
      art: "hinweis",
      text: "Welches Vermögen geschützt ist (§ 90 SGB XII), wird nicht berechnet; anzugeben ist, was danach einzusetzen ist.",
      norm: "§ 115 Abs. 3 ZPO",
      feld: "vermoegen",
    },
    {
      art: "hinweis",
      text: "Vier Jahre lang sind wesentliche Verbesserungen des Einkommens und ein Umzug unaufgefordert mitzuteilen.",
      norm: "§ 120a Abs. 2 ZPO",
    },
  ];
  if (ueberGrenze) {
    vermerke.unshift({
      art: "hinweis",
      text: "Auch oberhalb der Grenze wird die Rate auf volle Euro abgerundet; Satz 1 Halbsatz 2 spricht von den Monatsraten allgemein. Das ist nicht unbestritten.",
      norm: "§ 115 Abs. 2 ZPO",
    });
  }
  if (eingabe.kosten === undefined) {
    vermerke.push({
      art: "hinweis",
      text: "Ohne die voraussichtlichen Kosten bleibt offen, ob vier Raten sie decken und Hilfe deshalb ausscheidet.",
      norm: "§ 115 Abs. 4 ZPO",
      feld: "kosten",
    });
  }
  return vermerke;
}
