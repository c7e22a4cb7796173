import { type Cent, cent, type Tag, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import type { Instanz, ProzesskostenEingabe } from "../eingabe.ts";
import type { Abschnittsart, ProzesskostenErgebnis } from "../ergebnis.ts";
import { prozesskosten } from "../prozesskosten.ts";
import type { Rechtsweg } from "./rechtsweg.ts";

/** A published calculation before the other courts: amounts typed in from the source, in euros as printed. */
type Fall = {
  readonly titel: string;
  readonly quelle: { readonly titel: string; readonly datum: string; readonly fundort: string };
  readonly eingabe: ProzesskostenEingabe;
  readonly erwartet: number;
  readonly von: (ergebnis: ProzesskostenErgebnis) => Cent | undefined;
};

/** Days within each version, for sources that name none. */
const recht2013 = tag("2016-10-01");
const recht2021 = tag("2023-06-01");

const abgerufen = "abgerufen 21.11.2026";

const quellen = {
  hesselbach: {
    titel: "Kündigungsschutzklage: Kosten (Tabelle der Kanzlei Hesselbach)",
    datum: "10/2020",
    fundort: "kreiszeitung.de/leben/karriere",
  },
  arbeitsrechtsberater: {
    titel: "Mit welchen Kosten ist zu rechnen? Kostenbeispiel bei 2.000 € Bruttomonatsgehalt",
    datum: abgerufen,
    fundort: "arbeitsrechtsberater.de/faq-items",
  },
  sosRecht: {
    titel: "Kündigungsschutz und arbeitsrechtliches Verfahren",
    datum: abgerufen,
    fundort: "sos-recht.de/kuendigung",
  },
  haufeBag: {
    titel: "§ 32 Rechtsschutz bei überlangen Verfahren, IV. Revisionsverfahren, Beispiele 7 und 8",
    datum: abgerufen,
    fundort: "haufe.de, Deutsches Anwalt Office Premium, HI15461391",
  },
  haufeRevision: {
    titel: "§ 29 Allgemeine verwaltungsrechtliche Angelegenheiten, XIII. Revisionsverfahren, Beispiel 67",
    datum: abgerufen,
    fundort: "haufe.de, Deutsches Anwalt Office Premium, HI15461200",
  },
  haufeBeschwerde: {
    titel:
      "§ 29 Allgemeine verwaltungsrechtliche Angelegenheiten, 5. Vorausgegangene Nichtzulassungsbeschwerde, Beispiel 72",
    datum: abgerufen,
    fundort: "haufe.de, Deutsches Anwalt Office Premium, HI15461205",
  },
  ags: {
    titel:
      "Die Anwalts- und Gerichtskosten in Verfahren der Nichtzulassungsbeschwerde, 3. Gerichtskosten, Beispiel 10",
    datum: "AGS 11/2023",
    fundort: "haufe.de, Deutsches Anwalt Office Premium, HI16095706",
  },
  vgTrier: {
    titel: "Gerichtskosten (Stand 01.08.2013)",
    datum: abgerufen,
    fundort: "vgtr.justiz.rlp.de, Wir über uns",
  },
  studienplatz: {
    titel: "Die Studienplatzklage, Einzelfälle, Tabelle 2",
    datum: abgerufen,
    fundort: "diestudienplatzklage.de/einzelfaelle",
  },
  test: {
    titel: "Steuern vor Gericht: So viel kostet die Klage",
    datum: abgerufen,
    fundort: "test.de, 4896504",
  },
  wach: {
    titel: "Finanzgericht: Wovon hängen die Kosten ab?",
    datum: abgerufen,
    fundort: "anwalt-wach.de/finanzgericht.aspx",
  },
  haufeFg: {
    titel: "Gerichtskostentabelle Finanzgerichte",
    datum: abgerufen,
    fundort: "haufe.de, Finance Office Premium, HI1985426",
  },
  ruby: {
    titel: "Gerichtskosten vor dem Bundesfinanzhof",
    datum: abgerufen,
    fundort: "ruby-erbrecht.com/gerichtskosten-vor-dem-bundesfinanzhof",
  },
} as const;

const sache = (
  rechtsweg: Rechtsweg,
  wertEuro: number,
  am: Tag,
  ...instanzen: readonly Partial<Instanz>[]
): ProzesskostenEingabe => ({
  rechtsweg,
  wert: cent(wertEuro * 100),
  rolle: "klaeger",
  instanzen: (instanzen.length > 0 ? instanzen : [{}]).map((i) => ({ am, ende: "urteil", ...i })),
});

const teil = (id: Abschnittsart, art: "eigene" | "gericht") => (e: ProzesskostenErgebnis) =>
  e.abschnitte.find((a) => a.id === id)?.summen[art];
const last = (art: string) => (e: ProzesskostenErgebnis) => e.ausgaenge.find((a) => a.art === art)?.eigene;

/** One row: value, fee of the labour court for a judgment. */
const hesselbach: readonly (readonly [number, number])[] = [
  [3_000, 216],
  [5_000, 292],
  [10_000, 482],
  [16_000, 586],
  [25_000, 742],
  [35_000, 882],
];

/** One row: value, judgment of the tax court, withdrawal. */
const finanztest: readonly (readonly [number, number, number])[] = [
  [1_500, 284, 142],
  [10_000, 964, 482],
  [500_000, 14_144, 7_072],
];

const faelle: readonly Fall[] = [
  ...hesselbach.map(
    ([wert, erwartet]): Fall => ({
      titel: `ArbG, Urteil über ${wert} €`,
      quelle: quellen.hesselbach,
      eingabe: sache("arbeit", wert, recht2013),
      erwartet,
      von: teil("1", "gericht"),
    }),
  ),
  {
    titel: "ArbG, 9.000 €: Gerichtsgebühr bei Urteil",
    quelle: quellen.sosRecht,
    eingabe: sache("arbeit", 9_000, recht2013),
    erwartet: 444,
    von: teil("1", "gericht"),
  },
  {
    titel: "ArbG, 6.000 €: auch wer gewinnt, zahlt seinen Anwalt",
    quelle: quellen.arbeitsrechtsberater,
    eingabe: sache("arbeit", 6_000, recht2013),
    erwartet: 1_076.95,
    von: last("obsiegen"),
  },
  {
    titel: "ArbG, 6.000 €: im Vergleich nur der eigene Anwalt mit Einigungsgebühr",
    quelle: quellen.arbeitsrechtsberater,
    eingabe: sache("arbeit", 6_000, recht2013, { ende: "vergleich" }),
    erwartet: 1_498.21,
    von: last("kostenaufhebung"),
  },
  {
    titel: "BAG, Revision über 3.600 €: eigener Anwalt",
    quelle: quellen.haufeBag,
    eingabe: sache("arbeit", 3_600, recht2021, {}, {}, {}),
    erwartet: 1_049.34,
    von: teil("3", "eigene"),
  },
  {
    titel: "BGH, Revision über 3.600 €: eigener Anwalt",
    quelle: quellen.haufeBag,
    eingabe: sache("zivil", 3_600, recht2021, {}, {}, {}),
    erwartet: 1_280.92,
    von: teil("3", "eigene"),
  },
  {
    titel: "BVerwG, 10.000 €: Revision zurückgenommen, eigener Anwalt",
    quelle: quellen.haufeRevision,
    eingabe: sache("verwaltung", 10_000, recht2021, {}, {}, { ende: "ruecknahme" }),
    erwartet: 1_192.86,
    von: teil("3", "eigene"),
  },
  {
    titel: "BVerwG, 8.000 €: erfolgreiche Nichtzulassungsbeschwerde, eigener Anwalt",
    quelle: quellen.haufeBeschwerde,
    eingabe: sache("verwaltung", 8_000, recht2021, {}, {}, { zulassung: "erfolgreich" }),
    erwartet: 979.61,
    von: teil("zulassung3", "eigene"),
  },
  {
    titel: "BVerwG, 8.000 €: Revision danach, die Gebühr der Beschwerde ist angerechnet",
    quelle: quellen.haufeBeschwerde,
    eingabe: sache("verwaltung", 8_000, recht2021, {}, {}, { zulassung: "erfolgreich" }),
    erwartet: 919.87,
    von: teil("3", "eigene"),
  },
  {
    titel: "BGH, 20.000 €: Nichtzulassungsbeschwerde zurückgewiesen, Gericht",
    quelle: quellen.ags,
    eingabe: sache("zivil", 20_000, recht2021, {}, {}, { zulassung: "erfolglos" }),
    erwartet: 764,
    von: teil("zulassung3", "gericht"),
  },
  {
    titel: "VG, Auffangwert 5.000 €: Gerichtsgebühr bei Urteil",
    quelle: quellen.vgTrier,
    eingabe: sache("verwaltung", 5_000, recht2013),
    erwartet: 438,
    von: teil("1", "gericht"),
  },
  {
    titel: "VG, 5.000 € ohne Termin, Hochschule ohne Anwalt: alles bei Unterliegen",
    quelle: quellen.studienplatz,
    eingabe: { ...sache("verwaltung", 5_000, recht2021, { termin: false }), gegner: { anwalt: "ohne" } },
    erwartet: 1_023.5,
    von: last("unterliegen"),
  },
  {
    titel: "VG, 5.000 € ohne Termin, Hochschule mit Anwalt: alles bei Unterliegen",
    quelle: quellen.studienplatz,
    eingabe: sache("verwaltung", 5_000, recht2021, { termin: false }),
    erwartet: 1_564,
    von: last("unterliegen"),
  },
  ...finanztest.flatMap(([wert, urteil, ruecknahme]): Fall[] => [
    {
      titel: `FG, Urteil über ${wert} €`,
      quelle: quellen.test,
      eingabe: sache("finanz", wert, recht2013),
      erwartet: urteil,
      von: teil("1", "gericht"),
    },
    {
      titel: `FG, Rücknahme über ${wert} €`,
      quelle: quellen.test,
      eingabe: sache("finanz", wert, recht2013, { ende: "ruecknahme" }),
      erwartet: ruecknahme,
      von: teil("1", "gericht"),
    },
  ]),
  {
    titel: "FG, 3.500 €: Gerichtsgebühr bei Urteil",
    quelle: quellen.wach,
    eingabe: sache("finanz", 3_500, recht2013),
    erwartet: 508,
    von: teil("1", "gericht"),
  },
  {
    titel: "FG, Mindeststreitwert 1.500 € nach dem Recht von 2021",
    quelle: quellen.haufeFg,
    eingabe: sache("finanz", 1_500, recht2021),
    erwartet: 312,
    von: teil("1", "gericht"),
  },
  {
    titel: "BFH, Revision über 59.000 €",
    quelle: quellen.ruby,
    eingabe: sache("finanz", 59_000, recht2013, {}, {}),
    erwartet: 3_330,
    von: teil("2", "gericht"),
  },
];

test("Mindestens zwölf veröffentlichte Beispiele mit Titel, Datum und Fundort", () => {
  expect(faelle.length).toBeGreaterThanOrEqual(12);
  for (const { quelle } of faelle) expect(Object.values(quelle).every((text) => text !== "")).toBe(true);
});

test.each(faelle)("$titel ($quelle.fundort)", ({ eingabe, erwartet, von }) => {
  const ergebnis = prozesskosten(eingabe);
  if (ergebnis.art === "kein-ergebnis") throw new Error(ergebnis.grund);
  expect(von(ergebnis)).toBe(Math.round(erwartet * 100));
});
