import { expect, test } from "vitest";
import { beanstandet } from "../testing-beanstandet.tsx";
import { ausQuery, betragVon, getippt, gezeigt, seite } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

const aus = (query: string) => ausQuery(formular, rechnung, query);
const forderung = (betrag: string, ab: string, rest = "") =>
  `forderungen.1.betrag=${betrag}&forderungen.1.verzugAb=${ab}${rest}`;

// Fundstellen wie in den Fällen des Pakets: ameax/bgb-interest (04.10.2025); BGH, 06.12.2006, IV ZR 34/05;
// Zinsformel (p-konto.de)
test.each([
  [`${forderung("10000", "2023-01-01")}&bis=2023-06-30`, 32_828],
  [`${forderung("10.000,00", "1.1.2023", "&forderungen.1.zinssatz=unternehmer")}&bis=30.6.2023`, 52_664],
  [`${forderung("137277,82", "2000-01-01", "&forderungen.1.zinssatz=gesetzlich")}&bis=2002-06-02`, 1_328_398],
  [
    `${forderung("10000", "2016-01-01", "&forderungen.1.zinssatz=fest&forderungen.1.prozent=6")}&bis=2016-07-30&tagzaehlung=30/360`,
    35_000,
  ],
])("%s ergibt %i Cent Zinsen", (query, zinsen) => {
  expect(betragVon(aus(query), "result-interest")).toBe(zinsen);
});

const mitZahlung = `${forderung("10000", "2023-01-01")}&bis=2023-06-30&zahlungen.1.am=2023-06-30&zahlungen.1.betrag=1000`;

test("Eine Zahlung tilgt erst die Zinsen und dann die Hauptforderung", () => {
  // 10.000,00 + 328,28 − 1.000,00
  expect(betragVon(aus(mitZahlung), "result-total")).toBe(932_828);
  const auswertung = aus(mitZahlung);
  if (auswertung.art !== "ergebnis") throw new Error(auswertung.art);
  const konto = auswertung.blatt.tabellen.at(-1);
  expect(konto?.zeilen.at(-2)?.zellen).toEqual(["2023-06-30", "Zahlung", -100_000, 0, 0, 932_828, 932_828]);
});

test("Zinsen und Stand stehen ohne JavaScript auf der Seite, mit Forderungskonto", () => {
  const html = seite(formular, rechnung, mitZahlung);
  expect(gezeigt(html, "result-interest")).toEqual(["328,28"]);
  expect(gezeigt(html, "result-total")).toEqual(["9.328,28 €"]);
  expect(html).toContain("Forderungskonto");
});

test("Die Verzugspauschale kommt nur unter Unternehmern dazu", () => {
  const query = (art: string) =>
    `${forderung("1000", "2026-01-01", `&forderungen.1.zinssatz=${art}&forderungen.1.pauschale=ja`)}&bis=2026-01-31`;
  // 40 € (§ 288 Abs. 5 Satz 1 BGB)
  for (const art of ["unternehmer", "prozesszinsen-unternehmer"])
    expect(betragVon(aus(query(art)), "result-lump-sum"), art).toBe(4_000);
  for (const art of ["", "prozesszinsen", "gesetzlich"]) {
    const auswertung = aus(query(art));
    expect(betragVon(auswertung, "result-lump-sum"), art).toBeUndefined();
    expect(JSON.stringify(auswertung), art).not.toContain("Keine Verzugspauschale");
  }
});

beanstandet(
  "%s: die Meldung steht am Feld %s",
  { formular, rechnung, ohne: "result-total" },
  {
    "forderungen.1.betrag": [forderung("viel", "2023-01-01"), `${forderung("0", "2023-01-01")}`],
    "forderungen.1.verzugAb": [forderung("1000", "31.2.2023"), forderung("1000", "")],
    "forderungen.1.prozent": [forderung("1000", "2023-01-01", "&forderungen.1.zinssatz=fest")],
    "forderungen.1.zinssatz": [
      forderung("1000", "2023-01-01", "&forderungen.1.zinssatz=hoch"),
      forderung("1000", "1999-01-01"),
    ],
    "zahlungen.1.am": [forderung("1000", "2023-01-01", "&zahlungen.1.betrag=5")],
    "forderungen.1.endet": [forderung("1000", "2023-01-01", "&forderungen.1.endet=2022-01-01")],
  },
);

test("Weitere Zeilen kommen ohne JavaScript über den Knopf der Gruppe", () => {
  const html = seite(formular, rechnung, `${forderung("1000", "2026-01-01")}&dazu=zahlungen`);
  expect(html).toContain('name="zahlungen.1.am"');
  expect(html).not.toContain('name="zahlungen.2.am"');
});

test("Solange niemand gefragt hat, ist ein leeres Formular kein Fehler", () => {
  expect(getippt(rechnung, {}).art).toBe("leer");
  expect(getippt(rechnung, { "forderungen.1.betrag": "5" }).art).toBe("leer");
});
