import type { Zinsergebnis } from "@gebuehrenportal/forderung";
import { basiszinsBekanntBis } from "@gebuehrenportal/gesetze/bgb/testing-basiszins.ts";
import { tag } from "@gebuehrenportal/recht";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { ausQuery, blatttext } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";
import { Verlaufsbild } from "./verlaufsbild.tsx";

// What is known in November 2026: 1,52 % from 1 July 2026 (Bundesbank), nothing from 1 January 2027.
// What it returns restores the series after the last test.
beforeAll(() => basiszinsBekanntBis(tag("2026-07-01")));

const zehntausend = (ab: string, bis: string, rest = "") =>
  ausQuery(formular, rechnung, `forderungen.1.betrag=10000&forderungen.1.verzugAb=${ab}&bis=${bis}${rest}`);
const ohneSchritte = (auswertung: ReturnType<typeof ausQuery>) =>
  blatttext(auswertung).filter((zeile) => !zeile.startsWith(">") && !zeile.startsWith("hinweis"));
const bild = (auswertung: ReturnType<typeof ausQuery>) => {
  if (auswertung.art !== "ergebnis") throw new Error(auswertung.art);
  return renderToStaticMarkup(<Verlaufsbild ergebnis={auswertung.ergebnis as Zinsergebnis} />);
};

// 1,52 + 5 = 6,52 %: 10.000 × 6,52 % / 365 = 1,7863 je Tag; × 61 = 108,96; × 76 = 135,76; der Rest 26,80.
test("Zinsen über das bekannte Halbjahr hinaus heißen überall vorläufig und sind geteilt", () => {
  const auswertung = zehntausend("2026-11-01", "2027-01-15");
  expect(ohneSchritte(auswertung)).toEqual([
    "Zinsen und Forderungskonto: Offen am 15.01.2027, vorläufig 10.135,76 €",
    "§ 247 BGB: Recht in der Fassung vom 01.07.2026 (Bekanntmachung der Deutschen Bundesbank zum Basiszinssatz ab 01.07.2026), weil die Rechnung mit dem 15.01.2027 endet und ab dem 01.01.2027 noch kein Satz bekannt ist, vorläufig; frühere Halbjahre nennt jeder Abschnitt (§ 247 Abs. 1 BGB).",
    "[Stand am 15.01.2027, vorläufig] Position | Grundlage | Betrag in €",
    "Hauptforderung | § 241 Abs. 1 BGB | 10.000,00",
    "Zinsen bis 15.01.2027 | § 288 Abs. 1 BGB | 135,76 #result-interest",
    "davon nach bekannten Sätzen | § 247 Abs. 1 BGB | 108,96",
    "davon vorläufig, ab 01.01.2027 | § 247 Abs. 1 BGB | 26,80",
    "= Offen am 15.01.2027, vorläufig |  | 10.135,76 #result-total",
    "Weitere Zinsen je Tag ab 16.01.2027, vorläufig | § 288 Abs. 1 BGB | 1,79 #result-daily",
    "[Zinsen: 1. Forderung über 10.000,00 €, 5 Prozentpunkte über dem Basiszinssatz] Zeitraum | Tage | aus € | % im Jahr | Zinsen in €",
    "01.11.2026 bis 31.12.2026 | 61 | 10.000,00 | 6,52 | 108,96",
    "01.01.2027 bis 15.01.2027, vorläufig | 15 | 10.000,00 | 6,52 | 26,79",
    "= Zinsen bis 15.01.2027 |  |  |  | 135,76",
    "davon nach bekannten Sätzen |  |  |  | 108,96",
    "davon vorläufig, ab 01.01.2027 |  |  |  | 26,80",
    "[Forderungskonto] Tag | Vorgang | Betrag | Kosten | Zinsen | Haupt\u00adforderung | Saldo in €",
    "01.11.2026 | Hauptforderung | 10.000,00 | 0,00 | 0,00 | 10.000,00 | 10.000,00",
    "31.12.2026 | Zinsen bis 31.12.2026 | 108,96 | 0,00 | 108,96 | 10.000,00 | 10.108,96",
    "15.01.2027 | Zinsen bis 15.01.2027, vorläufig | 26,80 | 0,00 | 135,76 | 10.000,00 | 10.135,76",
    "= 15.01.2027 | Stand am 15.01.2027, vorläufig |  | 0,00 | 135,76 | 10.000,00 | 10.135,76",
    "warnung: Der Basiszinssatz ab dem 01.01.2027 ist noch nicht bekannt; vorläufig ist mit dem laufenden Satz von 1,52 % weitergerechnet. Von den Zinsen sind 26,80 € vorläufig. (§ 247 Abs. 1 BGB)",
  ]);
  expect(bild(auswertung)).toContain("ab dem 01.01.2027 vorläufig");
  // The stretches are 108,96 and 26,79 for themselves; the account says 135,76, and so does the plot.
  expect(bild(auswertung).replaceAll("\u00a0", " ")).toContain("höchstens 10.135,76 €, am Ende 10.135,76 €");
});

test("Auf Wunsch endet die Rechnung, und jeder Betrag nennt den letzten bekannten Tag", () => {
  const auswertung = zehntausend("2026-11-01", "2027-01-15", "&unbekannt=enden");
  const blatt = ohneSchritte(auswertung);
  expect(blatt.filter((zeile) => zeile.includes("15.01.2027"))).toEqual([
    "warnung: Der Basiszinssatz ab dem 01.01.2027 ist noch nicht bekannt; die Rechnung endet deshalb am 31.12.2026 und nicht am 15.01.2027. (§ 247 Abs. 1 BGB)",
  ]);
  expect(blatt[0]).toBe("Zinsen und Forderungskonto: Offen am 31.12.2026 10.108,96 €");
  expect(blatt.slice(2, 7)).toEqual([
    "[Stand am 31.12.2026] Position | Grundlage | Betrag in €",
    "Hauptforderung | § 241 Abs. 1 BGB | 10.000,00",
    "Zinsen bis 31.12.2026 | § 288 Abs. 1 BGB | 108,96 #result-interest",
    "= Offen am 31.12.2026 |  | 10.108,96 #result-total",
    "Weitere Zinsen je Tag ab 01.01.2027, vorläufig | § 288 Abs. 1 BGB | 1,79 #result-daily",
  ]);
  expect(blatt.at(-2)).toBe("= 31.12.2026 | Stand am 31.12.2026 |  | 0,00 | 108,96 | 10.000,00 | 10.108,96");
  expect(bild(auswertung)).not.toContain("vorläufig");
});

test("Beginnt der Verzug im unbekannten Halbjahr, gibt es vorläufige Zinsen oder kein Ergebnis", () => {
  const vorlaeufig = blatttext(zehntausend("2027-01-10", "2027-01-31"));
  expect(vorlaeufig).toContain("Zinsen bis 31.01.2027 | § 288 Abs. 1 BGB | 39,30 #result-interest");
  expect(zehntausend("2027-01-10", "2027-01-31", "&unbekannt=enden")).toMatchObject({ art: "fehler" });
});
