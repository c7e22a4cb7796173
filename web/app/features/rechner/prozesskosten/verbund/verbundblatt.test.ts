import { expect, test } from "vitest";
import { ausQuery, blatttext } from "../../testing-seite.tsx";
import { formular } from "../felder.ts";
import { rechnung } from "../rechnung.ts";

const blatt = (query: string) => blatttext(ausQuery(formular, rechnung, query));

// 1,0 aus 12.000 €: 707,00 und 313,50, aus 7.000 € 473,50 und 215,50; ohne Anwalt der Gegenseite. Eigener 919,10 + 848,40 + 20,00
// + 339,63 = 2.127,13; ohne Güterrecht 1.432,46. Geschieden: 2.127,13 + 313,50.
test("Eine Scheidung zeigt, wer die Kosten trägt, und die Mehrkosten jeder Folgesache mit ihrem Rechenweg", () => {
  expect(
    blatt(
      "wert=7000&rechtsweg=scheidung&stichtag=15.1.2026&gegneranwalt=ohne&folgesachen.1.art=gueterrecht&folgesachen.1.wert=5000",
    ),
  ).toEqual([
    "Prozesskosten: Eigene Kosten 2.440,63 €",
    "RVG: Recht in der Fassung vom 01.06.2025 (KostBRÄG 2025), weil der unbedingte Auftrag am 15.01.2026 erteilt wurde (§ 60 Abs. 1 Satz 1 RVG).",
    "FamGKG: Recht in der Fassung vom 01.06.2025 (KostBRÄG 2025), weil das Verfahren am 15.01.2026 anhängig wurde (§ 63 Abs. 1 Satz 1 FamGKG).",
    "[Das ganze Verfahren] Abschnitt | Anwalt in € | Gegner in € | Gericht in € | Zusammen in €",
    "1. Instanz (Familiengericht) | 2.127,13 | 0,00 | 627,00 | 2.754,13 #result-instance-1",
    "= Summe | 2.127,13 | 0,00 | 627,00 | 2.754,13 #result-total",
    "[Wer die Kosten trägt] Ausgang | Grundlage | Gegner in € | Selbst in €",
    "Ehe geschieden | § 150 Abs. 1 FamFG | 313,50 | 2.440,63 #result-settlement",
    "> Eigene Anwaltskosten | § 150 Abs. 1 FamFG | 2.127,13",
    "> Hälfte der Gerichtskosten | § 150 Abs. 1 FamFG | 313,50",
    "Scheidungsantrag abgewiesen | § 150 Abs. 2 Satz 1 FamFG | 0,00 | 2.754,13 #result-worst",
    "> Anwaltskosten beider Seiten und Gerichtskosten | § 150 Abs. 2 Satz 1 FamFG | 2.754,13",
    "> Eigener Anteil 100 % | § 150 Abs. 2 Satz 1 FamFG | 2.754,13",
    "[Mehrkosten jeder Folgesache] Kosten | Grundlage | Mehr in €",
    "# Güterrecht, Wert 5.000,00 €",
    "Gericht | § 28 Abs. 1 FamGKG | 196,00",
    "Eigener Anwalt | §§ 13, 16 Nr. 4 RVG | 694,67",
    "= Mehrkosten: Güterrecht | § 150 Abs. 4 FamFG | 890,67 #result-extra-1",
    "> Wert der Folgesache | § 44 Abs. 2 Satz 2 FamGKG | 5.000,00",
    "> Verfahrenswert mit der Folgesache | § 44 Abs. 1, 2 FamGKG | 12.000,00",
    "> Verfahrenswert ohne sie | § 44 Abs. 1, 2 FamGKG | 7.000,00",
    "> Gericht: 627,00 € mit, 431,00 € ohne die Folgesache | § 28 Abs. 1 FamGKG | 196,00",
    "> Eigener Anwalt: 2.127,13 € mit, 1.432,46 € ohne die Folgesache | §§ 13, 16 Nr. 4 RVG | 694,67",
    "> Alle Kosten mit der Folgesache | § 150 Abs. 4 FamFG | 2.754,13",
    "> Abzüglich aller Kosten ohne sie | § 150 Abs. 4 FamFG | −1.863,46",
    "> Mehrkosten der Folgesache | § 150 Abs. 4 FamFG | 890,67",
    "[1. Instanz (Familiengericht), Wert 12.000,00 €] Position | Grundlage | Satz | Betrag in €",
    "# Eigener Anwalt",
    "3100 Verfahrensgebühr 1. Rechtszug | Nr. 3100 VV | 1,3 | 919,10",
    "> 1,0-Gebühr aus 12.000,00 € | § 13 Abs. 1 RVG | 707,00",
    "> × 1,3 | Nr. 3100 VV | 919,10",
    "3104 Terminsgebühr 1. Rechtszug | Nr. 3104 VV | 1,2 | 848,40",
    "> 1,0-Gebühr aus 12.000,00 € | § 13 Abs. 1 RVG | 707,00",
    "> × 1,2 | Nr. 3104 VV | 848,40",
    "7002 Post- und Telekommunikationspauschale | Nr. 7002 VV |  | 20,00",
    "> 20 % von 1.767,50 €, höchstens 20,00 € | Nr. 7002 VV | 20,00",
    "7008 Umsatzsteuer 19 % | Nr. 7008 VV |  | 339,63",
    "+ Eigener Anwalt |  |  | 2.127,13",
    "# Gericht",
    "1110 Verfahren im Allgemeinen | Nr. 1110 KV FamGKG | 2,0 | 627,00",
    "> 1,0 Gebühr aus 12.000,00 € | § 28 Abs. 1 FamGKG | 313,50",
    "> 2,0 Gebühr | Nr. 1110 KV FamGKG | 627,00",
    "+ Gerichtskosten |  |  | 627,00",
    "= 1. Instanz (Familiengericht) zusammen |  |  | 2.754,13",
    "hinweis: Kein Versorgungsausgleich ist mitgerechnet; über ihn wird mit der Scheidung meist auch ohne Antrag entschieden. (§ 137 Abs. 2 Satz 2 FamFG)",
    "hinweis: Mehrkosten einer Folgesache sind alle Kosten mit ihr, weniger die Kosten ohne sie. Anders als gegeneinander aufgehoben werden sie nur, wenn das Gericht sie nach billigem Ermessen einem Ehegatten auferlegt. Ob es die Differenz meint oder einen Anteil nach den Werten, ist Auslegung seiner Entscheidung. (§ 150 Abs. 4 FamFG; OLG Nürnberg, 25.09.2014, 11 WF 1152/14)",
    "hinweis: Ohne Anwalt kann der Antragsgegner der Scheidung zustimmen, aber keine eigenen Anträge stellen. (§ 114 Abs. 1, 4 Nr. 3 FamFG)",
  ]);
});

// 1,0 aus 10.000 €: 283,00
test("Rücknahme mit Verfahrenskostenhilfe: das Blatt nennt jede Instanz beim Namen und die Staatskasse statt der Gewinnschwelle", () => {
  const zeilen = blatt(
    "wert=10000&rechtsweg=scheidung&instanzen=3&ende=ruecknahme&pkh=ja&stichtag=15.1.2026",
  );
  expect(zeilen).toContain("[Verfahrenskostenhilfe] Angabe | Wert");
  expect(zeilen).not.toContain("[Ob sich der Prozess lohnt] Angabe | Wert");
  expect(zeilen).toContain("1111 Vorzeitiges Ende des Verfahrens | Nr. 1111 KV FamGKG | 0,5 | 141,50");
  expect(zeilen).toContain("1120 Beschwerdeverfahren | Nr. 1120 KV FamGKG | 3,0 | 849,00");
  expect(zeilen).toContain("1130 Rechtsbeschwerdeverfahren | Nr. 1130 KV FamGKG | 4,0 | 1.132,00");
});

// § 113 Abs. 1 Satz 2 FamFG: §§ 114 ff. ZPO gelten, die Hilfe heißt Verfahrenskostenhilfe
test.each(["", "&quote=25", "&quote=75", "&quote=25&ende=ruecknahme&rolle=beklagter"])(
  "Mit Verfahrenskostenhilfe%s spricht der Rechenweg nicht von Prozesskostenhilfe",
  (mehr) => {
    const zeilen = blatt(`wert=10000&rechtsweg=scheidung&stichtag=15.1.2026&pkh=ja${mehr}`);
    const eigene = zeilen.filter((zeile) => !zeile.includes("Solange und soweit"));
    expect(zeilen.filter((zeile) => /Prozesskostenhilfe|Unterliegen/.test(zeile))).toEqual([]);
    for (const zeile of eigene.filter((z) => /§§? (106, )?(122|123|126)\b/.test(z)))
      expect(zeile).toMatch(/§ 113 Abs\. 1 Satz 2 FamFG, §§? 1/);
  },
);

// 1.963,50 + 1.963,50 + 566,00, davon die eigenen 1.963,50 und das Gericht 566,00 nicht zu tragen (§§ 122, 123 ZPO)
test("Abgewiesen mit Verfahrenskostenhilfe: zu tragen bleibt der Anwalt der Gegenseite", () => {
  expect(blatt("wert=10000&rechtsweg=scheidung&stichtag=15.1.2026&pkh=ja")).toEqual(
    expect.arrayContaining([
      "> Das Übrige nimmt die Verfahrenskostenhilfe ab | § 113 Abs. 1 Satz 2 FamFG, § 122 Abs. 1 ZPO | ",
      "> Davon mit Verfahrenskostenhilfe nicht zu tragen | § 113 Abs. 1 Satz 2 FamFG, §§ 122 Abs. 1, 123 ZPO | −2.529,50",
    ]),
  );
});
