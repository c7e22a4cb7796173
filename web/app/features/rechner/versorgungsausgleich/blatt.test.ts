import { expect, test } from "vitest";
import { ausQuery, blatttext } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

const blatt = (query: string) => blatttext(ausQuery(formular, rechnung, query));

// § 50 FamGKG: 3 × 4.000 × 30 %; § 28 FamGKG bis 4.000 €: 148 €; § 13 RVG: 295 €; (383,50 + 354,00 + 20,00) × 0,19 = 143,93 €
test("Verfahrenswert und Kosten: jede Zeile mit Norm, Satz und Rechenweg", () => {
  expect(blatt("netto1=2500&netto2=1500&anrechte=3&antragAm=2026-01-02")).toEqual([
    "Versorgungsausgleich: Verfahrenswert 3.600,00 €",
    "§ 50 FamGKG: Recht in der Fassung vom 01.09.2009 (VAStrRefG), weil der Antrag am 02.01.2026 gestellt wurde (§ 34 FamGKG).",
    "FamGKG: Recht in der Fassung vom 01.06.2025 (KostBRÄG 2025), weil das Verfahren am 02.01.2026 anhängig wurde (§ 63 Abs. 1 Satz 1 FamGKG).",
    "RVG: Recht in der Fassung vom 01.06.2025 (KostBRÄG 2025), weil der unbedingte Auftrag am 02.01.2026 erteilt wurde (§ 60 Abs. 1 Satz 1 RVG).",
    "[Verfahrenswert] Position | Grundlage | Betrag in €",
    "Monatsnetto von Ehegatte 1 | § 50 Abs. 1 Satz 1 FamGKG | 2.500,00",
    "Monatsnetto von Ehegatte 2 | § 50 Abs. 1 Satz 1 FamGKG | 1.500,00",
    "= Verfahrenswert | § 50 FamGKG | 3.600,00 #result-value",
    "> Nettoeinkommen beider Ehegatten in 3 Monaten: 3 × 4.000,00 € | § 50 Abs. 1 Satz 1 FamGKG | 12.000,00",
    "> 10 % je Anrecht (Wertausgleich bei der Scheidung), 3 Anrechte | § 50 Abs. 1 Satz 1 FamGKG | 3.600,00",
    "[Kosten eines eigenen Verfahrens nach diesem Wert] Position | Grundlage | Satz | Betrag in €",
    "1320 Übrige Familiensachen der fG (z. B. Versorgungsausgleich isoliert, Ehewohnung, Gewaltschutz, Abstammung) | Nr. 1320 KV FamGKG | 2,0 | 296,00",
    "> 1,0 Gebühr aus 3.600,00 € | § 28 Abs. 1 FamGKG | 148,00",
    "> 2,0 Gebühr | Nr. 1320 KV FamGKG | 296,00",
    "+ Gerichtskosten |  |  | 296,00 #result-court",
    "3100 Verfahrensgebühr 1. Rechtszug | Nr. 3100 VV | 1,3 | 383,50",
    "> 1,0-Gebühr aus 3.600,00 € | § 13 Abs. 1 RVG | 295,00",
    "> × 1,3 | Nr. 3100 VV | 383,50",
    "3104 Terminsgebühr 1. Rechtszug | Nr. 3104 VV | 1,2 | 354,00",
    "> 1,0-Gebühr aus 3.600,00 € | § 13 Abs. 1 RVG | 295,00",
    "> × 1,2 | Nr. 3104 VV | 354,00",
    "7002 Post- und Telekommunikationspauschale | Nr. 7002 VV |  | 20,00",
    "> 20 % von 737,50 €, höchstens 20,00 € | Nr. 7002 VV | 20,00",
    "Umsatzsteuer 19 % | Nr. 7008 VV |  | 143,93",
    "> 19 %, weil die Leistung am 02.01.2026 endete (§ 27 Abs. 1 UStG) | Nr. 7008 VV | 143,93",
    "+ Ein Rechtsanwalt, mit Umsatzsteuer |  |  | 901,43 #result-lawyer",
    "= Summe |  |  | 1.197,43 #result-total",
    "hinweis: Die Kosten gelten für ein eigenes Verfahren. Im Scheidungsverbund wird der Wert dem der Scheidung hinzugerechnet. (§ 44 FamGKG)",
    "hinweis: Mitgezählt werden auch Anrechte, die am Ende nicht ausgeglichen werden; das ist herrschende Meinung, aber nicht unbestritten. (§ 50 Abs. 1 FamGKG)",
    "hinweis: Ist der Wert nach den Umständen unbillig, kann das Gericht einen höheren oder niedrigeren festsetzen. (§ 50 Abs. 3 FamGKG)",
  ]);
});

// 2023: Umrechnungsfaktor 8.024,4120, Bezugsgröße 3.395 €; Rentenwert West bis 30.06.2023 36,02 €. 6,1728 × 8.024,4120 = 49.533,09;
// 6,1728 × 36,02 = 222,34; 120 % von 3.395 = 4.074; 240 % = 8.148; 2 % = 67,90; 1 % = 33,95; 50.000 × 100/200 = 25.000, die Hälfte − 150 = 12.350.
test("Anrechte: Ehezeit, Teilung, Grenzen und der Vergleich der gleichartigen", () => {
  expect(
    blatt(
      "eheschliessung=15.7.2013&zustellung=2023-06-20&rechte.1.punkte=12,3456&rechte.2.einheit=rente&rechte.2.betrag=120&rechte.2.traeger=privat&rechte.2.ehegatte=2&rechte.2.bezeichnung=Riester&rechte.3.punkte=12&rechte.3.ehegatte=2&rechte.4.traeger=betrieblich&rechte.4.einheit=kapital&rechte.4.betrag=50000&rechte.4.zeitInEhe=100&rechte.4.zeitGesamt=200&rechte.4.teilungskosten=300",
    ),
  ).toEqual([
    "Versorgungsausgleich: Ehezeit 119 Monate",
    "§ 3 Abs. 3 VersAusglG: Recht in der Fassung vom 01.09.2009 (VAStrRefG), Zustellung des Scheidungsantrags am 20.06.2023.",
    "§ 18 Abs. 3 VersAusglG: Recht in der Fassung vom 01.09.2009 (VAStrRefG), Ende der Ehezeit am 31.05.2023.",
    "[Ehezeit] Position | Grundlage | Angabe",
    "Beginn | § 3 Abs. 1 VersAusglG | 01.07.2013",
    "> Beginn: erster Tag des Monats der Eheschließung am 15.07.2013: 01.07.2013 | § 3 Abs. 1 VersAusglG | ",
    "Ende | § 3 Abs. 1 VersAusglG | 31.05.2023",
    "> Ende: letzter Tag des Monats vor der Zustellung am 20.06.2023: 31.05.2023 | § 3 Abs. 1 VersAusglG | ",
    "= Dauer | § 3 Abs. 1 VersAusglG | 119 Monate #result-months",
    "> Dauer: 119 Monate | § 3 Abs. 1 VersAusglG | ",
    "[Anrechte] Anrecht | Grundlage | Angabe",
    "# 1. Gesetzliche Rentenversicherung (Ehegatte 1)",
    "Ehezeitanteil | § 39 VersAusglG | 12,3456 Entgeltpunkte",
    "Ausgleichswert | § 1 Abs. 2 VersAusglG | 6,1728 Entgeltpunkte #result-share",
    "> Ehezeitanteil: 12,3456 Entgeltpunkte | § 39 VersAusglG | ",
    "> Ausgleichswert: die Hälfte, 6,1728 Entgeltpunkte | § 1 Abs. 2 VersAusglG | ",
    "> 6,1728 Entgeltpunkte × 8.024,4120 (Umrechnungsfaktor Entgeltpunkte in Beiträge 2023) | § 187 Abs. 3 SGB VI | 49.533,09",
    "> Korrespondierender Kapitalwert | § 47 Abs. 2 VersAusglG | 49.533,09",
    "> 6,1728 × 36,02 € (Aktueller Rentenwert 2022) | § 64 SGB VI | 222,34",
    "> Interne Teilung | § 10 Abs. 1 VersAusglG | ",
    "> Ausgleichswert 49.533,09 € ist nicht gering: Grenze 4.074,00 € (120 % von 3.395,00 €, 2023) | § 18 Abs. 2, 3 VersAusglG | 4.074,00",
    "> Umrechnungsfaktor Entgeltpunkte in Beiträge 2023: 8.024,4120 | § 187 Abs. 3 SGB VI | ",
    "> Aktueller Rentenwert 2022: 36,02 € | § 68 SGB VI | ",
    "> Monatliche Bezugsgröße 2023: 3.395,00 € | § 18 Abs. 1 SGB IV | ",
    "Das sind am Ende der Ehezeit | § 64 SGB VI | 222,34 € im Monat",
    "Korrespondierender Kapitalwert | § 47 VersAusglG | 49.533,09 €",
    "Teilung | § 10 Abs. 1 VersAusglG | Interne Teilung",
    "Geringfügigkeit | § 18 Abs. 2, 3 VersAusglG | Nicht gering, mehr als 4.074,00 €",
    "> Ausgleichswert 49.533,09 € ist nicht gering: Grenze 4.074,00 € (120 % von 3.395,00 €, 2023) | § 18 Abs. 2, 3 VersAusglG | 4.074,00",
    "# 2. Riester (Ehegatte 2)",
    "Ehezeitanteil | § 39 VersAusglG | 120,00 € im Monat",
    "Ausgleichswert | § 1 Abs. 2 VersAusglG | 60,00 € im Monat #result-share",
    "> Ehezeitanteil: 120,00 € monatlich | § 39 VersAusglG | 120,00",
    "> Ausgleichswert: die Hälfte, 60,00 € monatlich | § 1 Abs. 2 VersAusglG | 60,00",
    "> Ausgleichswert 60,00 €: Der Träger darf die externe Teilung verlangen, Grenze 67,90 € (2 % von 3.395,00 €, 2023) | § 14 Abs. 2 Nr. 2 VersAusglG | 67,90",
    "> Ausgleichswert 60,00 € ist nicht gering: Grenze 33,95 € (1 % von 3.395,00 €, 2023) | § 18 Abs. 2, 3 VersAusglG | 33,95",
    "> Monatliche Bezugsgröße 2023: 3.395,00 € | § 18 Abs. 1 SGB IV | ",
    "Teilung | § 14 Abs. 2 Nr. 2 VersAusglG | Intern; extern, wenn der Träger es verlangt",
    "> Ausgleichswert 60,00 €: Der Träger darf die externe Teilung verlangen, Grenze 67,90 € (2 % von 3.395,00 €, 2023) | § 14 Abs. 2 Nr. 2 VersAusglG | 67,90",
    "Geringfügigkeit | § 18 Abs. 2, 3 VersAusglG | Nicht gering, mehr als 33,95 €",
    "> Ausgleichswert 60,00 € ist nicht gering: Grenze 33,95 € (1 % von 3.395,00 €, 2023) | § 18 Abs. 2, 3 VersAusglG | 33,95",
    "# 3. Gesetzliche Rentenversicherung (Ehegatte 2)",
    "Ehezeitanteil | § 39 VersAusglG | 12,0000 Entgeltpunkte",
    "Ausgleichswert | § 1 Abs. 2 VersAusglG | 6,0000 Entgeltpunkte #result-share",
    "> Ehezeitanteil: 12,0000 Entgeltpunkte | § 39 VersAusglG | ",
    "> Ausgleichswert: die Hälfte, 6,0000 Entgeltpunkte | § 1 Abs. 2 VersAusglG | ",
    "> 6,0000 Entgeltpunkte × 8.024,4120 (Umrechnungsfaktor Entgeltpunkte in Beiträge 2023) | § 187 Abs. 3 SGB VI | 48.146,47",
    "> Korrespondierender Kapitalwert | § 47 Abs. 2 VersAusglG | 48.146,47",
    "> 6,0000 × 36,02 € (Aktueller Rentenwert 2022) | § 64 SGB VI | 216,12",
    "> Interne Teilung | § 10 Abs. 1 VersAusglG | ",
    "> Ausgleichswert 48.146,47 € ist nicht gering: Grenze 4.074,00 € (120 % von 3.395,00 €, 2023) | § 18 Abs. 2, 3 VersAusglG | 4.074,00",
    "> Umrechnungsfaktor Entgeltpunkte in Beiträge 2023: 8.024,4120 | § 187 Abs. 3 SGB VI | ",
    "> Aktueller Rentenwert 2022: 36,02 € | § 68 SGB VI | ",
    "> Monatliche Bezugsgröße 2023: 3.395,00 € | § 18 Abs. 1 SGB IV | ",
    "Das sind am Ende der Ehezeit | § 64 SGB VI | 216,12 € im Monat",
    "Korrespondierender Kapitalwert | § 47 VersAusglG | 48.146,47 €",
    "Teilung | § 10 Abs. 1 VersAusglG | Interne Teilung",
    "Geringfügigkeit | § 18 Abs. 2, 3 VersAusglG | Nicht gering, mehr als 4.074,00 €",
    "> Ausgleichswert 48.146,47 € ist nicht gering: Grenze 4.074,00 € (120 % von 3.395,00 €, 2023) | § 18 Abs. 2, 3 VersAusglG | 4.074,00",
    "# 4. Betriebsrente (Ehegatte 1)",
    "Ehezeitanteil | § 39 VersAusglG | 25.000,00 €",
    "Ausgleichswert | § 1 Abs. 2 VersAusglG | 12.350,00 € #result-share",
    "> Ehezeitanteil: 50.000,00 € × 100 / 200 = 25.000,00 € | § 45 Abs. 2 VersAusglG | 25.000,00",
    "> Ausgleichswert: die Hälfte, 12.500,00 € | § 1 Abs. 2 VersAusglG | 12.500,00",
    "> Hälfte der Teilungskosten von 300,00 € abgezogen: 12.350,00 € | § 13 VersAusglG | 12.350,00",
    "> Ausgleichswert 12.350,00 €: nur interne Teilung, Grenze 8.148,00 € (240 % von 3.395,00 €, 2023) | § 14 Abs. 2 Nr. 2 VersAusglG | 8.148,00",
    "> Ausgleichswert 12.350,00 € ist nicht gering: Grenze 4.074,00 € (120 % von 3.395,00 €, 2023) | § 18 Abs. 2, 3 VersAusglG | 4.074,00",
    "> Monatliche Bezugsgröße 2023: 3.395,00 € | § 18 Abs. 1 SGB IV | ",
    "Teilung | § 10 Abs. 1 VersAusglG | Interne Teilung",
    "> Ausgleichswert 12.350,00 €: nur interne Teilung, Grenze 8.148,00 € (240 % von 3.395,00 €, 2023) | § 14 Abs. 2 Nr. 2 VersAusglG | 8.148,00",
    "Geringfügigkeit | § 18 Abs. 2, 3 VersAusglG | Nicht gering, mehr als 4.074,00 €",
    "> Ausgleichswert 12.350,00 € ist nicht gering: Grenze 4.074,00 € (120 % von 3.395,00 €, 2023) | § 18 Abs. 2, 3 VersAusglG | 4.074,00",
    "# Vergleich der gleichartigen Anrechte 1 und 3",
    "Differenz der Ausgleichswerte | § 18 Abs. 1 VersAusglG | 1.386,62 €",
    "> Differenz der Ausgleichswerte: 49.533,09 € und 48.146,47 € | § 18 Abs. 1 VersAusglG | 1.386,62",
    "> Differenz 1.386,62 € ist gering: Grenze 4.074,00 € (120 % von 3.395,00 €, 2023) | § 18 Abs. 1 VersAusglG | 4.074,00",
    "Geringfügigkeit | § 18 Abs. 1 VersAusglG | Gering, höchstens 4.074,00 €",
    "> Differenz 1.386,62 € ist gering: Grenze 4.074,00 € (120 % von 3.395,00 €, 2023) | § 18 Abs. 1 VersAusglG | 4.074,00",
    "hinweis: Bei Entgeltpunkten wird der korrespondierende Kapitalwert an 120 % gemessen; das entspricht ständiger Praxis, steht aber nicht ausdrücklich im Gesetz. (§ 18 Abs. 3 VersAusglG)",
    "hinweis: Der korrespondierende Kapitalwert ist ein versicherungsmathematischer Barwert aus der Auskunft des Trägers; er ist nicht angegeben. (§ 47 Abs. 5 VersAusglG)",
  ]);
});

// Rentenwert ab 01.07.2025: 10 × 40,79 €; § 51 Abs. 1 und 2 FamGKG: 12 × 500 + 1.000 €
test("Umrechnung und wiederkehrende Leistung stehen auf eigenen Tabellen", () => {
  expect(
    blatt(
      "umWert=10&umNach=rente&umTag=1.7.2025&regel=famgkg51-1&monatsbetrag=500&rueckstaende=1000&antragAm=2026-01-02",
    ),
  ).toEqual([
    "Versorgungsausgleich: Wert 7.000,00 €",
    "§ 68 SGB VI: Recht in der Fassung vom 01.07.2025 (Rentenwertbestimmungsverordnung 2025 vom 23.06.2025), Stichtag 01.07.2025.",
    "§ 51 FamGKG: Recht in der Fassung vom 01.08.2013 (2. KostRMoG), maßgeblicher Tag 02.01.2026 (§ 34 FamGKG).",
    "[Umrechnung] Position | Grundlage | Angabe",
    "Angegeben |  | 10,0000 Entgeltpunkte",
    "= Umgerechnet | § 64 SGB VI | 407,90 € im Monat #result-conversion",
    "> 10,0000 × 40,79 € (Aktueller Rentenwert 2025) | § 64 SGB VI | 407,90",
    "[Wert wiederkehrender Leistungen] Position | Grundlage | Betrag in €",
    "= Unterhalt als Familienstreitsache | § 51 Abs. 1 FamGKG | 7.000,00 #result-recurring",
    "> Jahresbetrag: 12 × 500,00 € | § 51 Abs. 1 FamGKG | 6.000,00",
    "> Betrag eines Jahres von 6.000,00 € im Jahr | § 51 Abs. 1 FamGKG | 6.000,00",
    "> Bei Einreichung fällige 1.000,00 € hinzugerechnet | § 51 Abs. 2 FamGKG | 7.000,00",
  ]);
});

// 1994: 9.960,3840 DM je Punkt, ÷ 1,95583; 10 × 9.960,3840 = 99.603,84 DM = 50.926,63 €
test("Eine Umrechnung aus der Zeit der DM zeigt beide Währungen und den Kurs mit seiner Norm", () => {
  const zeilen = blatt("umWert=10&umTag=31.12.1994");
  expect(zeilen).toEqual([
    "Versorgungsausgleich: Umgerechnet 50.926,63 €",
    "§ 187 Abs. 3 SGB VI a. F.: Recht in der Fassung vom 01.01.1994 (BSV 1994), Stichtag 31.12.1994.",
    "[Umrechnung] Position | Grundlage | Angabe",
    "Angegeben |  | 10,0000 Entgeltpunkte",
    "= Umgerechnet | § 187 Abs. 3 SGB VI a. F. | 50.926,63 € #result-conversion",
    "> 10,0000 Entgeltpunkte × 9.960,3840 (Umrechnungsfaktor Entgeltpunkte in Beiträge 1994) = 99.603,84 DM | § 187 Abs. 3 SGB VI a. F. | ",
    "> 99.603,84 DM ÷ 1,95583 DM je Euro = 50.926,63 € | Art. 1 VO (EG) Nr. 2866/98 | 50.926,63",
  ]);
});
