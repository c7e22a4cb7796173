import { cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { ausQuery, betragVon, blatttext, heute, ruf } from "../testing-seite.tsx";
import { mahnverfahrenRoute } from "./api/mahnverfahren.ts";
import { formular } from "./felder.ts";
import { mahnrechnung } from "./mahnrechnung.ts";
import { rechnung } from "./rechnung.ts";

const aus = (query: string) => ausQuery(formular, rechnung, query);

// Nr. 1100 KV GKG 0,5 aus der Zeile bis 5.000 € der bis Juli 2013 geltenden Tabelle: 121 €
test("Ein Mahnverfahren vom Oktober 2012 rechnet nach dem Verzeichnis vom Juli 2012 und sagt es", () => {
  const antwort = aus("wert=5000&stichtag=1.10.2012");
  expect(antwort).toMatchObject({
    art: "ergebnis",
    ergebnis: { gerichtskosten: { summe: 60_50, fassung: { ab: "2012-07-02", sicherheit: "mittel" } } },
  });
  expect(JSON.stringify(antwort)).toContain("KV GKG: Stand Juli 2012.");
  expect(JSON.stringify(aus("wert=5000&stichtag=1.8.2013"))).not.toContain("Juli 2012");
});

// § 61 RVG, § 71 GKG; § 4 Abs. 5 RDGEG ging § 13e RDG voraus
test.each([
  [
    "stichtag=1.1.2000",
    "Für den 01.01.2000 ist keine Fassung erfasst; das KV GKG ist erst ab dem 02.07.2012 erfasst.",
    "§ 71 GKG",
  ],
  [
    "verfahren=arbeitsgericht&vb=1&stichtag=1.1.2000&auftrag=1.1.2026",
    "Für den 01.01.2000 ist keine Fassung erfasst; das KV GKG ist erst ab dem 02.07.2012 erfasst.",
    "§ 71 GKG",
  ],
  [
    "auftrag=1.1.2000",
    "Für den 01.01.2000 ist keine Fassung erfasst: Bei einem unbedingten Auftrag vor dem 01.07.2004 gilt die BRAGO.",
    "§ 61 RVG",
  ],
  ["inkasso=regel&auftrag=1.1.2010", "Für den 01.01.2010 ist keine Fassung erfasst.", "§ 13e RDG"],
])("%s ergibt keine Rechnung, sondern den Grund", (query, grund, norm) => {
  expect(aus(`wert=5000&${query}`)).toEqual({ art: "kein-ergebnis", grund, norm });
});

test("Einen Vollstreckungsbescheid beantragt nicht, wer den Antragsgegner vertritt", async () => {
  const anfrage = { wert: 500_000, vertreten: "antragsgegner", vollstreckungsbescheid: true };
  expect(await ruf(mahnverfahrenRoute, anfrage)).toEqual({
    art: "kein-ergebnis",
    grund: "Den Vollstreckungsbescheid beantragt der Antragsteller.",
    norm: "§ 699 Abs. 1 Satz 1 ZPO",
    feld: "vollstreckungsbescheid",
  });
});

// 354,50 + 20,00 = 374,50, × 1,19 = 445,66, ohne 177,25 nach Nr. 3308 VV
test("Im Europäischen Mahnverfahren kostet der Anwalt mit Vollstreckungsbescheid nicht mehr als ohne", () => {
  expect(betragVon(aus("wert=5000&verfahren=europaeisch&vb=1"), "result-lawyer")).toBe(44_566);
});

// Anm. zu Nr. 3305 VV: angerechnet aus dem, was übergeht. 1,3 aus 10.000 € = 847,60 − 1,0 aus 5.000 € = 354,50, + 20,00 =
// 513,10, × 1,19 = 610,59. Nr. 1210 aus 10.000 €: 849,00 − 85,25.
test("Ein höherer Streitwert rechnet nur an, was aus dem Mahnverfahren übergeht", () => {
  const hoeher = aus("wert=5000&streit=ja&streitwert=10000");
  expect(betragVon(hoeher, "result-suit-lawyer")).toBe(61_059);
  expect(betragVon(hoeher, "result-suit-court")).toBe(76_375);
});

test("Das streitige Verfahren kann am Tag des Antrags beginnen", () => {
  expect(aus("wert=5000&stichtag=1.10.2026&streit=ja&streitAm=1.10.2026").art).toBe("ergebnis");
});

test("Die Zustellung im Ausland wird für den Vordruck geprüft", () => {
  const hinweis =
    "hinweis: Im Ausland ist das Mahnverfahren nur zulässig, soweit das AVAG es vorsieht. (§ 688 Abs. 3 ZPO)";
  const query = "wert=5000&stichtag=10.11.2025&zugestellt=1.12.2025";
  expect(blatttext(aus(`${query}&ausland=ja`))).toContain(hinweis);
  expect(blatttext(aus(query))).not.toContain(hinweis);
});

// Fronleichnam, 04.06.2026: Feiertag in Hessen (Mahngericht Hünfeld), nicht in Hamburg
test("Der Widerspruch zählt am Sitz des Mahngerichts, die Begründung am Sitz des Streitgerichts", () => {
  const a = aus(
    "wert=5000&land=HE&zugestellt=21.5.2026&aufforderung=21.5.2026&gerichtsland=HH&stichtag=1.5.2026",
  );
  expect(betragVon(a, "result-date-widerspruch")).toBe("2026-06-05");
  expect(betragVon(a, "result-date-begruendung")).toBe("2026-06-04");
  expect(betragVon(a, "result-date-begruendung-anderswo")).toBeUndefined();
});

test("Ein Streitgericht ohne Aufforderung zählt nicht und wird nicht verlangt", () => {
  const mit = aus("wert=5000&zugestellt=1.12.2025&stichtag=10.11.2025&streitgericht=ArbG+Bautzen");
  expect(mit.art === "ergebnis" && mit.eingabe).not.toHaveProperty("fristen.gericht");
});

test("Das Ergebnis nennt den Stand aller drei Gesetze und das Feld jedes Hinweises", () => {
  const ergebnis = mahnrechnung({
    wert: cent(500_000),
    verfahren: "europaeisch",
    vertreten: "antragsteller",
    vollstreckungsbescheid: true,
    umsatzsteuer: true,
    antragAm: tag("2026-11-20"),
    auftragAm: heute,
    pruefung: {},
  });
  if (ergebnis.art !== "ergebnis") throw new Error(ergebnis.grund);
  expect(ergebnis.rechenstand).toMatch(/^Forderung \S+, RVG \S+, Gerichtskosten \S+$/);
  expect(ergebnis.vermerke.map(({ feld }) => feld)).toEqual([
    undefined,
    undefined,
    "vollstreckungsbescheid",
    "auftragAm",
  ]);
});
