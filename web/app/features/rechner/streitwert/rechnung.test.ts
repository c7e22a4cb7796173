import { tag } from "@gebuehrenportal/recht";
import { regeln } from "@gebuehrenportal/streitwert";
import { expect, test } from "vitest";
import { feldVon } from "../formular/rechnerformular.ts";
import { beanstandet } from "../testing-beanstandet.tsx";
import { ausQuery, betragVon, getippt, gezeigt, seite } from "../testing-seite.tsx";
import { felder } from "./anpassung.ts";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

const heute = tag("2026-11-22");
const aus = (query: string) => ausQuery(formular, rechnung, query);

// AGS 12/2012, hilfsweise Aufrechnung, Beispiel 1; § 41 Abs. 2, § 42 Abs. 2 GKG; § 43, § 45 FamGKG (seit 01.01.2021)
test.each([
  ["regel=hilfsaufrechnung&klageforderung=7000&gegenforderungen=2000&antragAm=2013-08-01", 900_000],
  ["regel=hilfsaufrechnung&klageforderung=10.000,00&gegenforderungen=10000; 4000", 2_400_000],
  ["regel=raeumung&monatsentgelt=800", 960_000],
  ["regel=kuendigung&monatsverguetung=3000", 900_000],
  ["regel=ehesache&netto1=2500&netto2=1500", 1_200_000],
  ["regel=kindschaft&antragAm=2021-01-01", 400_000],
  ["regel=miethoehe&anspruch=minderung&monatsbetrag=100", 120_000],
])("%s ergibt %i Cent", (query, wert) => {
  expect(betragVon(aus(query), "result-value")).toBe(wert);
});

test("Jede Regel ist mit ihren Feldern im Formular, jedes Feld in der Art der Regel", () => {
  const art = {
    geld: "betrag",
    geldliste: "text",
    zahl: "zahl",
    prozent: "zahl",
    schalter: "schalter",
    wahl: "auswahl",
  };
  for (const regel of regeln(heute)) {
    const anpassungen = felder({ regel: regel.id }, heute);
    for (const { name, titel, art: gesucht } of regel.felder) {
      expect(feldVon(formular, name)?.art, `${regel.id}: ${name}`).toBe(art[gesucht]);
      expect(anpassungen[name]?.label).toBe(titel);
    }
  }
});

const angeboten = (werte: Record<string, string>) =>
  felder(werte, heute).regel?.optionen?.flatMap(({ wert }) => (wert === "" ? [] : [wert])) ?? [];

test("Gebiet und Stichwort engen die Regeln ein, auch ohne Umlaute und in der Sprache des Alltags", () => {
  expect(angeboten({}).length).toBe(regeln(heute).length);
  expect(angeboten({ gebiet: "miete" })).toEqual([
    "mietverhaeltnis",
    "raeumung",
    "miethoehe",
    "miete-zustaendigkeit",
  ]);
  expect(angeboten({ wort: "raumung" })).toContain("raeumung");
  expect(angeboten({ wort: "SORGERECHT" })).toEqual(["kindschaft"]);
  expect(angeboten({ wort: "Mietverhältnis" })).toEqual(["mietverhaeltnis", "raeumung"]);
  expect(angeboten({ wort: "Kündigung", gebiet: "miete" })).toEqual(["mietverhaeltnis", "raeumung"]);
  expect(angeboten({ wort: "gibtesnicht" })).toEqual([]);
  expect(angeboten({ wort: "sorgerecht", regel: "geldforderung" })).toEqual(["geldforderung", "kindschaft"]);
});

test("Ohne JavaScript kommen die Felder der Regel mit der nächsten Seite, ohne Beanstandung", () => {
  const leer = seite(formular, rechnung, "");
  expect(leer).toContain('<noscript><button value="weiter" type="submit"');
  expect(leer).not.toContain('name="monatsentgelt"');
  const weiter = seite(formular, rechnung, "gebiet=miete&regel=raeumung&dazu=weiter");
  expect(weiter).toContain('name="monatsentgelt"');
  expect(weiter).not.toContain('aria-invalid="true"');
  expect(weiter).toContain("Füllen Sie die Felder der Regel aus.");
});

test("Wert, Rechenweg und Gericht stehen ohne JavaScript auf der Seite", () => {
  const html = seite(formular, rechnung, "regel=geldforderung&hauptforderung=8000&antragAm=2026-01-01");
  expect(gezeigt(html, "result-value")).toEqual(["8.000,00 €"]);
  expect(gezeigt(html, "result-court")).toEqual(["Amtsgericht"]);
});

// § 23 Nr. 1 GVG: bis 31.12.2025 5.000 €, seit 01.01.2026 10.000 €
test.each([
  ["regel=geldforderung&hauptforderung=8000&antragAm=31.12.2025", "Landgericht"],
  ["regel=geldforderung&hauptforderung=10000,01&antragAm=1.1.2026", "Landgericht"],
  ["regel=raeumung&monatsentgelt=2000", "Amtsgericht"],
  ["regel=raeumung&monatsentgelt=2000&sache=zivil", "Landgericht"],
  ["regel=raeumung&monatsentgelt=2000&sache=zivil&zustaendigkeitswert=9000", "Amtsgericht"],
  ["regel=kindschaft", "Familiengericht (Amtsgericht)"],
  ["regel=kuendigung&monatsverguetung=3000", "Arbeitsgericht"],
])("%s: %s", (query, gericht) => {
  expect(gezeigt(seite(formular, rechnung, query), "result-court")).toEqual([gericht]);
});

test("Ein langer Katalogname steht kurz in der Tabelle", () => {
  const auswertung = aus("regel=vwg-einbuergerung&personen=2");
  expect(betragVon(auswertung, "result-value")).toBe(2 * 1_000_000);
  expect(
    auswertung.art === "ergebnis" && auswertung.blatt.tabellen[0]?.zeilen.map((z) => z.zellen[1]),
  ).toEqual(["§ 52 Abs. 2 GKG", "Streitwertkatalog 2013", "§ 39 Abs. 1 GKG", "Streitwertkatalog"]);
});

test("Verwaltungssachen werden keinem Zivilgericht zugewiesen", () => {
  expect(gezeigt(seite(formular, rechnung, "regel=auffangwert"), "result-court")).toEqual([]);
});

test("Die Grenze der Berufung richtet sich nach dem Tag der Entscheidung", () => {
  const query = "regel=geldforderung&hauptforderung=900&antragAm=2025-11-03";
  // § 511 Abs. 2 Nr. 1 ZPO: 600 €, seit 01.01.2026 1.000 €
  expect(seite(formular, rechnung, `${query}&entscheidungAm=31.12.2025`)).toContain(
    "Berufung ohne Zulassung",
  );
  expect(seite(formular, rechnung, `${query}&entscheidungAm=1.1.2026`)).toContain(
    "Berufung nur, wenn mehr als",
  );
});

test("Wie sicher ein Wert ist, steht dabei", () => {
  expect(seite(formular, rechnung, "regel=arbg-folgekuendigung")).toContain("Hierzu gibt es kein Ergebnis");
  expect(seite(formular, rechnung, "regel=vwg-fahrerlaubnis-klasse-b")).toContain(
    "Fassung 2013; ob er in der neuen",
  );
  expect(seite(formular, rechnung, "regel=auffangwert")).not.toContain("Prüfen Sie diesen Wert");
});

beanstandet(
  "%s: die Meldung steht am Feld %s",
  { formular, rechnung, ohne: "result-value" },
  {
    hauptforderung: [
      "regel=geldforderung&hauptforderung=-1",
      "regel=geldforderung&hauptforderung=viel",
      "regel=geldforderung",
    ],
    bruchteil: ["regel=arrest-verfuegung&hauptsache=1000&bruchteil=101"],
    werte: ["regel=mehrere-gegenstaende&werte=100; x"],
    anspruch: ["regel=miethoehe&monatsbetrag=1", "regel=miethoehe&monatsbetrag=1&anspruch=x"],
    sache: ["regel=geldforderung&hauptforderung=1&sache=x"],
    entscheidungAm: ["regel=geldforderung&hauptforderung=1&antragAm=2026-01-02&entscheidungAm=2026-01-01"],
    antragAm: ["regel=geldforderung&hauptforderung=1&antragAm=1.1.1999"],
    regel: ["regel=unbekannt", "wort=miete"],
  },
);

test("Solange niemand gefragt hat, ist ein leeres Formular kein Fehler", () => {
  expect(getippt(rechnung, {}).art).toBe("leer");
  expect(getippt(rechnung, { regel: "raeumung" }).art).toBe("leer");
});
