import { expect, test } from "vitest";
import { ausQuery, blatttext } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";

const blatt = (query: string) => blatttext(ausQuery(formular, rechnung, query));

// § 41 Abs. 2 GKG: 12 × 800 €; § 23 Nr. 2 Buchst. a GVG
test("Räumung: Wert, Gericht und Rechtsmittel Zeile für Zeile, mit beiden Annahmen", () => {
  expect(blatt("regel=raeumung&monatsentgelt=800&antragAm=2026-01-02")).toEqual([
    "Streitwert: Streitwert 9.600,00 €",
    "§ 41 GKG: Recht in der Fassung vom 01.06.2025 (KostBRÄG 2025), weil der Antrag am 02.01.2026 gestellt wurde (§ 40 GKG).",
    "§ 23 Nr. 1 GVG: Recht in der Fassung vom 01.01.2026 (Gesetz zum Zuständigkeitsstreitwert), weil die Sache am 02.01.2026 anhängig wurde (§ 44 EGGVG).",
    "[Räumung] Position | Grundlage | Betrag in €",
    "= Streitwert | § 41 Abs. 2 GKG | 9.600,00 #result-value",
    "> 12 × 800,00 € | § 41 Abs. 2 Satz 1 GKG | 9.600,00",
    "[Zuständigkeit und Rechtsmittel] Frage | Grundlage | Antwort",
    "Gericht der ersten Instanz | § 23 Nr. 2 Buchst. a GVG | Amtsgericht #result-court",
    "> Wohnraummiete: Amtsgericht ohne Rücksicht auf den Wert, ausschließlich | § 23 Nr. 2 Buchst. a GVG | ",
    "Verfahren nach Ermessen | § 495a ZPO | Kein Verfahren nach billigem Ermessen: Der Wert übersteigt 1.000,00 €",
    "> Kein Verfahren nach billigem Ermessen: Der Wert übersteigt 1.000,00 € | § 495a ZPO | 1.000,00",
    "> Fassung vom 01.01.2026 (Gesetz zum Zuständigkeitsstreitwert): Tag des Verfahrens; eine Übergangsvorschrift fehlt, die neue Grenze gilt auch für anhängige Sachen | § 495a ZPO | ",
    "Anwaltszwang | § 78 Abs. 1 ZPO | Vor dem Amtsgericht kein Anwaltszwang (§ 79 Abs. 1 ZPO)",
    "> Vor dem Amtsgericht kein Anwaltszwang (§ 79 Abs. 1 ZPO) | § 78 Abs. 1 ZPO | ",
    "> Nur durch eine Quelle belegt | § 78 Abs. 1 ZPO | ",
    "Güteversuch vorab | § 15a Abs. 1 Nr. 1 EGZPO | Kein Güteversuch wegen des Werts nötig (über 750,00 €)",
    "> Kein Güteversuch wegen des Werts nötig (über 750,00 €) | § 15a Abs. 1 Nr. 1 EGZPO | 750,00",
    "> Fassung vom 01.01.2002 (Zivilprozessreformgesetz vom 27.07.2001): Tag der Klage | § 15a Abs. 1 Nr. 1 EGZPO | ",
    "> Nur durch eine Quelle belegt | § 15a Abs. 1 Nr. 1 EGZPO | ",
    "Berufung | § 511 Abs. 2 Nr. 1 ZPO | Berufung ohne Zulassung: 9.600,00 € übersteigen 1.000,00 €",
    "> Berufung ohne Zulassung: 9.600,00 € übersteigen 1.000,00 € | § 511 Abs. 2 Nr. 1 ZPO | 1.000,00",
    "> Fassung vom 01.01.2026 (Gesetz zum Zuständigkeitsstreitwert): gerechnet mit dem Tag des Eingangs, 02.01.2026; maßgeblich ist der Tag der Entscheidung (§ 47 EGZPO) | § 511 Abs. 2 Nr. 1 ZPO | ",
    "Beschwerde zum BGH | § 544 Abs. 2 Nr. 1 ZPO | Nichtzulassungsbeschwerde nur, wenn mehr als 25.000,00 € im Streit sind oder die Berufung verworfen wurde (§ 544 Abs. 2 Nr. 2 ZPO)",
    "> Nichtzulassungsbeschwerde nur, wenn mehr als 25.000,00 € im Streit sind oder die Berufung verworfen wurde (§ 544 Abs. 2 Nr. 2 ZPO) | § 544 Abs. 2 Nr. 1 ZPO | 25.000,00",
    "> Fassung vom 01.01.2026 (Gesetz zum Zuständigkeitsstreitwert): gerechnet mit dem Tag des Eingangs, 02.01.2026; maßgeblich ist der Tag der Entscheidung (§ 47 EGZPO) | § 544 Abs. 2 Nr. 1 ZPO | ",
    "Beschwerde über Kosten | § 567 Abs. 2 ZPO | Zulässig, wenn der Beschwerdegegenstand 300,00 € übersteigt",
    "> Zulässig, wenn der Beschwerdegegenstand 300,00 € übersteigt | § 567 Abs. 2 ZPO | 300,00",
    "> Fassung vom 01.01.2026 (Gesetz zum Zuständigkeitsstreitwert): gerechnet mit dem Tag des Eingangs, 02.01.2026; maßgeblich ist der Tag der Entscheidung (§ 47 EGZPO) | § 567 Abs. 2 ZPO | ",
    "Beschwerde über Wert und Ansatz | § 68 Abs. 1 GKG | Zulässig, wenn der Beschwerdegegenstand 300,00 € übersteigt",
    "> Zulässig, wenn der Beschwerdegegenstand 300,00 € übersteigt | § 68 Abs. 1 GKG | 300,00",
    "> Fassung vom 01.01.2026 (Gesetz zum Zuständigkeitsstreitwert): weil die Sache am 02.01.2026 anhängig wurde (§ 72 GKG); für ein Rechtsmittel aus der Zeit nach dem 31.12.2025 gilt die neue Grenze | § 68 Abs. 1 GKG | ",
    "hinweis: Für die Zuständigkeit ist Wohnraum angenommen. Bei Geschäftsräumen wählen Sie „Zivilsache, nach dem Wert“. (§ 23 Nr. 2 Buchst. a GVG)",
    "hinweis: Für Zuständigkeit und Rechtsmittel ist mit demselben Wert gerechnet; nach der ZPO kann er ein anderer sein. (§§ 2 ff. ZPO)",
    "hinweis: Für die Rechtsmittel zählt der Tag der Entscheidung oder des Schlusses der mündlichen Verhandlung; ohne Angabe ist mit dem Tag des Eingangs gerechnet. (§ 47 EGZPO)",
  ]);
});

// § 42 Abs. 2 Satz 1 GKG: 3 × 3.000 €; § 64 Abs. 2 Buchst. b ArbGG: 600 €
test("Kündigung: das Arbeitsgericht, ohne Annahme über den Wert der Zuständigkeit", () => {
  expect(blatt("regel=kuendigung&monatsverguetung=3000&antragAm=2026-01-02")).toEqual([
    "Streitwert: Streitwert 9.000,00 €",
    "§ 42 GKG: Recht in der Fassung vom 01.08.2013 (2. KostRMoG), weil der Antrag am 02.01.2026 gestellt wurde (§ 40 GKG).",
    "§ 23 Nr. 1 GVG: Recht in der Fassung vom 01.01.2026 (Gesetz zum Zuständigkeitsstreitwert), weil die Sache am 02.01.2026 anhängig wurde (§ 44 EGGVG).",
    "[Bestehen oder Kündigung eines Arbeitsverhältnisses] Position | Grundlage | Betrag in €",
    "= Streitwert | § 42 Abs. 2 Satz 1 GKG | 9.000,00 #result-value",
    "> 3 × 3.000,00 € | § 42 Abs. 2 Satz 1 GKG | 9.000,00",
    "[Zuständigkeit und Rechtsmittel] Frage | Grundlage | Antwort",
    "Gericht der ersten Instanz | § 2 ArbGG | Arbeitsgericht #result-court",
    "> Arbeitssache: Arbeitsgericht ohne Rücksicht auf den Wert | § 2 ArbGG | ",
    "Berufung | § 64 Abs. 2 Buchst. b ArbGG | Berufung zum Landesarbeitsgericht ohne Zulassung: 9.000,00 € übersteigen 600,00 €",
    "> Berufung zum Landesarbeitsgericht ohne Zulassung: 9.000,00 € übersteigen 600,00 € | § 64 Abs. 2 Buchst. b ArbGG | 600,00",
    "> Fassung vom 01.01.2002 (Zivilprozessreformgesetz vom 27.07.2001): gerechnet mit dem Tag des Eingangs, 02.01.2026; maßgeblich ist der Tag der Entscheidung (§ 64 Abs. 2 ArbGG) | § 64 Abs. 2 Buchst. b ArbGG | ",
    "> Nur durch eine Quelle belegt | § 64 Abs. 2 Buchst. b ArbGG | ",
    "Beschwerde über Kosten | § 567 Abs. 2 ZPO | Zulässig, wenn der Beschwerdegegenstand 300,00 € übersteigt",
    "> Zulässig, wenn der Beschwerdegegenstand 300,00 € übersteigt | § 567 Abs. 2 ZPO | 300,00",
    "> Fassung vom 01.01.2026 (Gesetz zum Zuständigkeitsstreitwert): gerechnet mit dem Tag des Eingangs, 02.01.2026; maßgeblich ist der Tag der Entscheidung (§ 47 EGZPO) | § 567 Abs. 2 ZPO | ",
    "Beschwerde über Wert und Ansatz | § 68 Abs. 1 GKG | Zulässig, wenn der Beschwerdegegenstand 300,00 € übersteigt",
    "> Zulässig, wenn der Beschwerdegegenstand 300,00 € übersteigt | § 68 Abs. 1 GKG | 300,00",
    "> Fassung vom 01.01.2026 (Gesetz zum Zuständigkeitsstreitwert): weil die Sache am 02.01.2026 anhängig wurde (§ 72 GKG); für ein Rechtsmittel aus der Zeit nach dem 31.12.2025 gilt die neue Grenze | § 68 Abs. 1 GKG | ",
    "hinweis: Für die Rechtsmittel zählt der Tag der Entscheidung oder des Schlusses der mündlichen Verhandlung; ohne Angabe ist mit dem Tag des Eingangs gerechnet. (§ 47 EGZPO)",
  ]);
});

// § 495a ZPO: 1.000 €; § 511 Abs. 2 Nr. 1 ZPO: 1.000 €; § 15a EGZPO: 750 €; § 567 Abs. 2 ZPO, § 68 Abs. 1 GKG: 300 €; alle seit 01.01.2026 außer § 15a
test("Eigener Wert, Beschwer, Kosten und Tag der Entscheidung zählen für Gericht und Rechtsmittel", () => {
  expect(
    blatt(
      "regel=geldforderung&hauptforderung=900&antragAm=2026-01-02&zustaendigkeitswert=700&beschwer=650&kostenstreit=150&entscheidungAm=3.4.2026",
    ),
  ).toEqual([
    "Streitwert: Streitwert 900,00 €",
    "§§ 39, 43 bis 45, 47 GKG: Recht in der Fassung vom 01.08.2013 (2. KostRMoG), weil der Antrag am 02.01.2026 gestellt wurde (§ 40 GKG).",
    "§ 23 Nr. 1 GVG: Recht in der Fassung vom 01.01.2026 (Gesetz zum Zuständigkeitsstreitwert), weil die Sache am 02.01.2026 anhängig wurde (§ 44 EGGVG).",
    "[Geldforderung] Position | Grundlage | Betrag in €",
    "= Streitwert | § 48 Abs. 1 GKG, § 3 ZPO | 900,00 #result-value",
    "> Hauptforderung | § 3 ZPO | 900,00",
    "[Zuständigkeit und Rechtsmittel] Frage | Grundlage | Antwort",
    "Gericht der ersten Instanz | § 23 Nr. 1 GVG | Amtsgericht #result-court",
    "> Amtsgericht: Der Wert übersteigt 10.000,00 € nicht | § 23 Nr. 1 GVG | 10.000,00",
    "> Fassung vom 01.01.2026 (Gesetz zum Zuständigkeitsstreitwert): weil die Sache am 02.01.2026 anhängig wurde (§ 44 EGGVG) | § 23 Nr. 1 GVG | ",
    "Verfahren nach Ermessen | § 495a ZPO | Das Gericht kann sein Verfahren nach billigem Ermessen bestimmen (bis 1.000,00 €)",
    "> Das Gericht kann sein Verfahren nach billigem Ermessen bestimmen (bis 1.000,00 €) | § 495a ZPO | 1.000,00",
    "> Fassung vom 01.01.2026 (Gesetz zum Zuständigkeitsstreitwert): Tag des Verfahrens; eine Übergangsvorschrift fehlt, die neue Grenze gilt auch für anhängige Sachen | § 495a ZPO | ",
    "Anwaltszwang | § 78 Abs. 1 ZPO | Vor dem Amtsgericht kein Anwaltszwang (§ 79 Abs. 1 ZPO)",
    "> Vor dem Amtsgericht kein Anwaltszwang (§ 79 Abs. 1 ZPO) | § 78 Abs. 1 ZPO | ",
    "> Nur durch eine Quelle belegt | § 78 Abs. 1 ZPO | ",
    "Güteversuch vorab | § 15a Abs. 1 Nr. 1 EGZPO | Landesrecht prüfen: Bis 750,00 € kann ein Güteversuch vor der Klage nötig sein, nicht nach einem Mahnverfahren",
    "> Landesrecht prüfen: Bis 750,00 € kann ein Güteversuch vor der Klage nötig sein, nicht nach einem Mahnverfahren | § 15a Abs. 1 Nr. 1 EGZPO | 750,00",
    "> Fassung vom 01.01.2002 (Zivilprozessreformgesetz vom 27.07.2001): Tag der Klage | § 15a Abs. 1 Nr. 1 EGZPO | ",
    "> Nur durch eine Quelle belegt | § 15a Abs. 1 Nr. 1 EGZPO | ",
    "Berufung | § 511 Abs. 2 Nr. 1 ZPO | Berufung nur, wenn mehr als 1.000,00 € im Streit sind oder das Gericht sie zulässt (§ 511 Abs. 2 Nr. 2 ZPO)",
    "> Berufung nur, wenn mehr als 1.000,00 € im Streit sind oder das Gericht sie zulässt (§ 511 Abs. 2 Nr. 2 ZPO) | § 511 Abs. 2 Nr. 1 ZPO | 1.000,00",
    "> Fassung vom 01.01.2026 (Gesetz zum Zuständigkeitsstreitwert): weil die Entscheidung vom 03.04.2026 ist (§ 47 EGZPO) | § 511 Abs. 2 Nr. 1 ZPO | ",
    "Beschwerde zum BGH | § 544 Abs. 2 Nr. 1 ZPO | Nichtzulassungsbeschwerde nur, wenn mehr als 25.000,00 € im Streit sind oder die Berufung verworfen wurde (§ 544 Abs. 2 Nr. 2 ZPO)",
    "> Nichtzulassungsbeschwerde nur, wenn mehr als 25.000,00 € im Streit sind oder die Berufung verworfen wurde (§ 544 Abs. 2 Nr. 2 ZPO) | § 544 Abs. 2 Nr. 1 ZPO | 25.000,00",
    "> Fassung vom 01.01.2026 (Gesetz zum Zuständigkeitsstreitwert): weil die Entscheidung vom 03.04.2026 ist (§ 47 EGZPO) | § 544 Abs. 2 Nr. 1 ZPO | ",
    "Beschwerde über Kosten | § 567 Abs. 2 ZPO | Unzulässig: Der Beschwerdegegenstand übersteigt 300,00 € nicht",
    "> Unzulässig: Der Beschwerdegegenstand übersteigt 300,00 € nicht | § 567 Abs. 2 ZPO | 300,00",
    "> Fassung vom 01.01.2026 (Gesetz zum Zuständigkeitsstreitwert): weil die Entscheidung vom 03.04.2026 ist (§ 47 EGZPO) | § 567 Abs. 2 ZPO | ",
    "Beschwerde über Wert und Ansatz | § 68 Abs. 1 GKG | Unzulässig ohne Zulassung: Der Beschwerdegegenstand übersteigt 300,00 € nicht",
    "> Unzulässig ohne Zulassung: Der Beschwerdegegenstand übersteigt 300,00 € nicht | § 68 Abs. 1 GKG | 300,00",
    "> Fassung vom 01.01.2026 (Gesetz zum Zuständigkeitsstreitwert): weil die Sache am 02.01.2026 anhängig wurde (§ 72 GKG); für ein Rechtsmittel aus der Zeit nach dem 31.12.2025 gilt die neue Grenze | § 68 Abs. 1 GKG | ",
  ]);
});

// Nr. 42.1 des Streitwertkatalogs 2013: doppelter Auffangwert je Person
test("Einbürgerung: kein Gericht, der Katalog kurz in der Spalte und ganz im Rechenweg", () => {
  expect(blatt("regel=vwg-einbuergerung&personen=2&antragAm=2026-01-02")).toEqual([
    "Streitwert: Streitwert 20.000,00 €",
    "Streitwertkatalog Verwaltungsgerichtsbarkeit: Recht in der Fassung vom 18.07.2013 (Streitwertkatalog für die Verwaltungsgerichtsbarkeit, Fassung 2013), weil der Antrag am 02.01.2026 gestellt wurde (§ 40 GKG).",
    "[Einbürgerung] Position | Grundlage | Betrag in €",
    "Auffangwert | § 52 Abs. 2 GKG | 5.000,00",
    "2,0-facher Auffangwert | Streitwertkatalog 2013 | 10.000,00",
    "2 Personen | § 39 Abs. 1 GKG | 20.000,00",
    "= Streitwert | Streitwertkatalog | 20.000,00 #result-value",
    "> Auffangwert | § 52 Abs. 2 GKG | 5.000,00",
    "> 2,0-facher Auffangwert | Streitwertkatalog Verwaltungsgerichtsbarkeit (Fassung 2013) | 10.000,00",
    "> 2 Personen | § 39 Abs. 1 GKG | 20.000,00",
    "hinweis: Streitwertkatalog Verwaltungsgerichtsbarkeit: Diesen Betrag oder Satz haben wir nicht am amtlichen Text bestätigt; bitte prüfen Sie ihn. (Streitwertkatalog Verwaltungsgerichtsbarkeit)",
    "hinweis: Der Streitwertkatalog ist eine Empfehlung und bindet kein Gericht. (Streitwertkatalog Verwaltungsgerichtsbarkeit (Fassung 2013))",
    "warnung: Wert nach der Fassung 2013; ob er in der neuen Fassung gleich geblieben ist, ist nicht geprüft. (Streitwertkatalog Verwaltungsgerichtsbarkeit (Fassung 2013))",
  ]);
});
