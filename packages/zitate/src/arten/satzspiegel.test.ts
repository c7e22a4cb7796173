import { describe, expect, test } from "vitest";
import { gelesen } from "./testing-arten.ts";

describe("Eine Randnummer in der Zeile eines Zitats ist keine Stufe", () => {
  test.each([
    ["Der Streitwert folgt aus § 52 Abs. 2 57 GKG.", "§ 52 Abs. 2 GKG"],
    [
      "Der Beschluss ist nach § 152 Abs. 1 VwGO, § 68 Abs. 1 Satz 5, § 66 Abs. 3 Satz 3 67 GKG endgültig.",
      "§ 152 Abs. 1 VwGO; § 68 Abs. 1 Satz 5 GKG; § 66 Abs. 3 Satz 3 GKG",
    ],
    [
      "Weil § 5 IFG greift, trägt die Kosten nach § 161 6 Abs. 2 VwGO die Klägerin.",
      "§ 5 IFG; § 161 Abs. 2 VwGO",
    ],
    ["Ein Recht aus Art. 120 5 Abs. 1 Satz 1 GG besteht nicht. (Rand: 120)", "Art. 5 Abs. 1 Satz 1 GG"],
    ["Die Kostenentscheidung beruht auf § 91 Abs. 1 12 Satz 1 ZPO.", "§ 91 Abs. 1 Satz 1 ZPO"],
    ["Die Kosten folgen aus § 97 41 Abs. 1 ZPO.", "§ 97 Abs. 1 ZPO"],
    ["Zuständig ist das Gericht nach § 43 Abs. 2 Nr. 4 19 Buchst. a WEG.", "§ 43 Abs. 2 Nr. 4 Buchst. a WEG"],
    ["Das folgt aus § 812 Abs. 1 33 Satz 1, § 818 Abs. 3 BGB.", "§ 812 Abs. 1 Satz 1 BGB; § 818 Abs. 3 BGB"],
    ["Das sagen § 708 Nr. 10, 24 § 711 ZPO.", "§ 708 Nr. 10 ZPO; § 711 ZPO"],
    [
      "Entsprechendes gilt nach § 154 Abs. 1 i. V. m. 18 § 162 Abs. 3 VwGO.",
      "§ 154 Abs. 1 VwGO; § 162 Abs. 3 VwGO",
    ],
    ["Das Land haftet nach Art. 34 112 Satz 1 GG.", "Art. 34 Satz 1 GG"],
    ["Der Anspruch folgt aus § 280 Abs. 1 7 des Bürgerlichen Gesetzbuchs.", "§ 280 Abs. 1 BGB"],
    [
      "11 Die Klage ist zulässig.⏎⏎12 Sie ist auch begründet.⏎⏎13 Das folgt aus § 14 433 Abs. 2 BGB.",
      "§ 433 Abs. 2 BGB",
    ],
  ])("%s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });

  test.each([
    ["Das folgt aus § 812 I 1 BGB.", "§ 812 Abs. 1 Satz 1 BGB"],
    ["Das folgt aus §§ 280, 281 BGB.", "§ 280 BGB; § 281 BGB"],
    ["Das folgt aus § 3 Abs. 1 2. Alt. UWG.", "§ 3 Abs. 1 Alt. 2 UWG"],
    ["Die Prämie betrug nach § 4 Abs. 2 250 Euro.", ""],
    ["Nach § 9 Abs. 1 2 Wochen lang.", ""],
    ["Art. 4 Nr. 2 DSGVO", "Art. 4 Nr. 2 DSGVO"],
  ])("Eine Zahl, die etwas anderes sagt, bleibt, was sie ist: %s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });
});

describe("Ein Seitenwechsel teilt kein Zitat", () => {
  test.each([
    ["Das meint auch § 133⏎⏎21⏎⏎22⏎⏎- 12 -⏎⏎23 Abs. 1 Satz 2 InsO.", "§ 133 Abs. 1 Satz 2 InsO"],
    [
      "Nach § 10 VwKostG (a. F.) bleibt es dabei (vgl. § 144 Abs. 4⏎⏎27⏎⏎- 11 -⏎⏎28 VwGO).",
      "§ 10 VwKostG a.F.; § 144 Abs. 4 VwGO",
    ],
    ["Die Sperre folgt aus § 15 Abs. 2⏎⏎- 7 -⏎⏎Satz 1 KSchG.", "§ 15 Abs. 2 Satz 1 KSchG"],
    ["Die Kosten trägt nach § 97⏎⏎– 4 –⏎⏎Abs. 1 ZPO die Klägerin.", "§ 97 Abs. 1 ZPO"],
    ["Die Frist folgt aus § 548 Abs. 1⏎⏎Seite 4 von 9⏎⏎Satz 2 BGB.", "§ 548 Abs. 1 Satz 2 BGB"],
    ["Das gilt nach § 4⏎31⏎- 15 -⏎32 Abs. 3 TVG.", "§ 4 Abs. 3 TVG"],
    ["Die Zulassung beruht auf § 543 Abs. 2⏎⏎17⏎⏎ZPO und ist bindend.", "§ 543 Abs. 2 ZPO"],
    ["Der Anspruch folgt aus § 1004⏎⏎9⏎⏎10⏎⏎Abs. 1 Satz 2 BGB.", "§ 1004 Abs. 1 Satz 2 BGB"],
    ["Das folgt aus §⏎⏎27⏎⏎144 VwGO.", "§ 144 VwGO"],
    ["Das folgt aus § 144 Abs.⏎⏎- 27 -⏎⏎4 VwGO.", "§ 144 Abs. 4 VwGO"],
    ["Das folgt aus §§ 133,⏎⏎27⏎⏎157 BGB.", "§ 133 BGB; § 157 BGB"],
    ["Das folgt aus § 133 BGB und⏎⏎27⏎⏎- 4 -⏎⏎§ 157 BGB.", "§ 133 BGB; § 157 BGB"],
    ["Das folgt aus § 4 der⏎⏎- 4 -⏎⏎Verwaltungsgerichtsordnung.", "§ 4 VwGO"],
    ["Das folgt aus § 133⏎⏎12 / 30⏎⏎Abs. 1 InsO.", "§ 133 Abs. 1 InsO"],
    ["Das folgt aus § 144⏎27 Abs. 4 VwGO.", "§ 144 Abs. 4 VwGO"],
    ["Gestützt wird das auf Art. 2⏎⏎- 3 -⏎⏎Abs. 1 GG.", "Art. 2 Abs. 1 GG"],
    ["Das regelt § 35 Satz 2 des Verwaltungsver-⏎⏎- 8 -⏎⏎fahrensgesetzes.", "§ 35 Satz 2 VwVfG"],
    [
      "Az. IX ZR 12/20⏎⏎Das folgt aus § 129 Abs. 1⏎⏎- 5 -⏎⏎Az. IX ZR 12/20⏎⏎Satz 1 InsO.",
      "§ 129 Abs. 1 Satz 1 InsO",
    ],
  ])("%s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });

  test.each([
    ["Das folgt aus § 280 Abs. 1 BGB.⏎⏎12⏎⏎Nach § 433 BGB gilt das.", "§ 280 Abs. 1 BGB; § 433 BGB"],
    ["Es gilt § 823 BGB.⏎⏎2⏎⏎Abs. 1 ist nicht anwendbar.", "§ 823 BGB"],
    ["Zu prüfen bleibt § 5⏎⏎2.⏎⏎Der Kläger verweist auf das BGB.", ""],
    ["Zu prüfen bleibt § 7⏎⏎12⏎⏎Der Kläger verweist auf das BGB.", ""],
  ])("Was schon zu Ende ist, geht auf der nächsten Seite nicht weiter: %s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });
});

describe("Der Buchstabe eines Leitsatzes gehört nicht zur Norm darüber", () => {
  test.each([
    [
      "InsO § 17 Abs. 2 Satz 1⏎a) Der Verwalter darf den Status vorlegen.⏎b) Das Gericht prüft ihn.",
      "§ 17 Abs. 2 Satz 1 InsO",
    ],
    [
      "BGB § 280 Abs. 1, § 311 Abs. 2⏎a) Wer verhandelt, haftet für sein Wort.",
      "§ 280 Abs. 1 BGB; § 311 Abs. 2 BGB",
    ],
    [
      "ZPO § 233 Satz 1⏎a) Zur Ausgangskontrolle des Anwalts.⏎b) Fristen sind zu notieren.",
      "§ 233 Satz 1 ZPO",
    ],
    ["UWG § 5 Abs. 1    a) Die Werbung mit einem Siegel führt irre.", "§ 5 Abs. 1 UWG"],
    ["VVG § 28 Abs. 2⏎⏎a) Eine Obliegenheit ist verletzt, wenn sie klar ist.", "§ 28 Abs. 2 VVG"],
    ["BGB § 535 Abs. 1 a) Der Vermieter schuldet die Erhaltung.", "§ 535 Abs. 1 BGB"],
    ["HGB § 89b⏎a) Ein Ausgleich steht auch dem Erben zu.", "§ 89b HGB"],
    [
      "MarkenG § 14 Abs. 2 Nr. 2⏎a) Die Marken sind ähnlich.⏎b) Verwechslung droht.",
      "§ 14 Abs. 2 Nr. 2 MarkenG",
    ],
  ])("%s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });

  test.each([
    ["Das folgt aus § 3 Nr. 1 a) EStG.", "§ 3 Nr. 1 Buchst. a EStG"],
    ["Das folgt aus § 22 Nr. 1⏎a) EStG.", "§ 22 Nr. 1 Buchst. a EStG"],
    ["Art. 6 Abs. 1⏎b) DSGVO gilt.", "Art. 6 Abs. 1 Buchst. b DSGVO"],
    ["Das folgt aus § 9 Abs. 1 a) des Einkommensteuergesetzes.", "§ 9 Abs. 1 Buchst. a EStG"],
  ])("Ein Buchstabe, hinter dem das Gesetz steht, gehört zur Norm: %s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });
});

describe("Ein Wort, das mit Bindestrich am Gesetz hängt, ändert es nicht", () => {
  test.each([
    ["Das § 613a BGB-Schreiben ging allen zu.", "§ 613a BGB"],
    ["Die § 6b EStG-Rücklage wird aufgelöst.", "§ 6b EStG"],
    ["Anders § 7 Abs. 1 IFG-Bund.", "§ 7 Abs. 1 IFG"],
    ["Die § 34a-GewO-Prüfung hat er bestanden.", "§ 34a GewO"],
    ["Der § 8a SGB VIII-Schutzauftrag trifft alle.", "§ 8a SGB VIII"],
    ["Ein Art. 15 DSGVO-Auskunftsanspruch besteht.", "Art. 15 DSGVO"],
    ["Die § 15 Abs. 2 AGG-Entschädigung ist beziffert.", "§ 15 Abs. 2 AGG"],
    ["Das § 102 BetrVG-Verfahren war fehlerhaft.", "§ 102 BetrVG"],
  ])("%s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });

  test.each([
    "§ 5 BGB-E sah das vor.",
    "§ 6 Abs. 2 BGB-Entwurf ist nicht Gesetz geworden.",
    "§ 15 AktG-RefE sah das noch nicht vor.",
    "Siehe S. 823 BGB-Kommentar.",
    "§ 7 KG-Vertrag gilt.",
    "§ 3 GmbH-Satzung gilt.",
  ])("Ein Entwurf, ein Kommentar und ein Vertrag sind kein Gesetz: %s", (text) => {
    expect(gelesen(text)).toBe("");
  });
});
