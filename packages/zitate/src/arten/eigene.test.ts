import { describe, expect, test } from "vitest";
import { gelesen } from "./testing-arten.ts";

describe("Überschriften in Großbuchstaben sind kein Gesetz", () => {
  test.each([
    "§ 8 UNTERVERMIETUNG⏎⏎Der Mieter darf nicht untervermieten.",
    "§ 9 KÜNDIGUNG⏎⏎Die Frist beträgt drei Monate.",
    "§ 3 ZAHLUNG⏎Der Käufer zahlt in Raten.",
    "§ 12 HAFTUNG UND VERZUG⏎⏎Der Auftragnehmer haftet.",
    "§ 4 UMZUG⏎⏎Der Mieter zieht aus.",
    "§ 2 VERTRAG⏎⏎Die Parteien sind sich einig.",
    "§ 5 EINGANG⏎⏎Der Eingang bleibt frei.",
    "§ 11 GEHEIMHALTUNG Die Parteien schweigen.",
    "§ 6 BEITRAG⏎⏎Das Mitglied zahlt im Januar.",
  ])("%s", (text) => {
    expect(gelesen(text)).toBe("");
  });

  test.each([
    ["Das folgt aus § 3 LABG.", "§ 3 LABG"],
    ["Das folgt aus § 3 BAFÖG.", "§ 3 BAföG"],
    ["Das folgt aus § 15 KSCHG.", "§ 15 KSchG"],
    ["§ 8 UWG⏎⏎Der Mitbewerber klagt.", "§ 8 UWG"],
  ])("Eine Abkürzung in Großbuchstaben bleibt eine: %s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });
});

describe("Was eine Klammer oder ein Name anders erklärt, ist kein Gesetz", () => {
  test.each([
    "Das steht in § 7 SG Musterstadt e.V.",
    "Das steht in § 8 EV (Erbvertrag vom 3.4.2011).",
    "Das steht in § 9 KV (Kaufvertrag).",
    "Das steht in § 5 GO (Geschäftsordnung des Vereins).",
    "Das steht in § 6 MV (Mietvertrag).",
    "Das steht in § 3 BO (Benutzungsordnung der Halle).",
    "Das steht in § 7 GV (Gesellschaftsvertrag).",
    "Das steht in § 4 TV Musterdorf 1890 e. V.",
    "Das steht in § 2 WEG Musterstraße 5.",
    "Das steht in § 4 SV (Sondervereinbarung vom 1. Mai).",
    "Das steht in § 3 HGB (Hausgemeinschaftsbeschluss).",
  ])("%s", (text) => {
    expect(gelesen(text)).toBe("");
  });

  test.each([
    ["Das steht in § 7 SG (Soldatengesetz).", "§ 7 SG"],
    ["Das steht in § 433 BGB (Kaufvertrag).", "§ 433 BGB"],
    ["Das steht in § 535 BGB (Mietvertrag).", "§ 535 BGB"],
    ["Das steht in § 10 WEG (Gemeinschaft der Eigentümer).", "§ 10 WEG"],
    ["Das steht in § 21 BGB e.V. nicht.", "§ 21 BGB"],
  ])("Eine Klammer mit dem Inhalt der Norm ändert nichts: %s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });
});

describe("Seite und Aufbau einer Drucksache oder eines Lehrbuchs sind keine Norm", () => {
  test.each([
    ["Nach § 42 Nr. 5 WDO geht das (BT-Drs. 02/2181, zu § 18 S. 41).", "§ 42 Nr. 5 WDO"],
    ["Nach § 3 IFG besteht der Anspruch. Ausführlich Stern, a.a.O., § 34, S. 446 ff.", "§ 3 IFG"],
    ["Nach § 280 BGB gilt das (BT-Drucks. 14/6040, zu § 281 S. 139).", "§ 280 BGB"],
    ["Nach § 5 UWG gilt das, vgl. BR-Drs. 345/08, Begründung zu § 5a, S. 14.", "§ 5 UWG"],
    [
      "Nach § 35 VwVfG gilt das; ebenso Maurer, Allgemeines Verwaltungsrecht, 17. Aufl., § 9, S. 185.",
      "§ 35 VwVfG",
    ],
    ["Nach § 242 BGB gilt das; ebenso Larenz, aaO, § 10 II, S. 131.", "§ 242 BGB"],
    ["Nach Art. 5 GG gilt das, vgl. Stern, Staatsrecht III/1, § 66, S. 670 f.", "Art. 5 GG"],
    ["Nach § 133 BGB gilt das; vgl. Flume, Das Rechtsgeschäft, 4. Auflage, § 16 S. 291 ff.", "§ 133 BGB"],
    ["Das gilt (BR-Drs. 12/20 zu § 312 S. 33, sowie § 313 BGB).", "§ 313 BGB"],
    ["Nach § 1 KSchG gilt das, siehe Schaub, Arbeitsrechts-Handbuch, § 130, S. 1500.", "§ 1 KSchG"],
  ])("%s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });

  test.each([
    ["Nach § 18 S. 4 WDO gilt das.", "§ 18 Satz 4 WDO"],
    ["Nach § 42 WDO, § 18 S. 2 gilt das.", "§ 42 WDO; § 18 Satz 2 WDO"],
    ["Nach § 34 VwVfG, S. 1 gilt das.", "§ 34 VwVfG"],
    ["Die Drucksache nennt § 18 WDO.", "§ 18 WDO"],
  ])("Ein Satz bleibt ein Satz: %s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });
});

describe("Eine Stelle ohne Gesetz erbt nur in ihrem Satz", () => {
  test.each([
    [
      "Es gilt § 433 BGB. § 13 Abs. 2 — Erwerberseite: Die Erwerber unterwerfen sich der Vollstreckung.",
      "§ 433 BGB",
    ],
    [
      "Das BetrAVG gilt (§ 1b BetrAVG). Altersrente nach Paragraph 3 Abs. 1 dieser Ordnung und nach Paragraph 5 Abs. 2.",
      "§ 1b BetrAVG",
    ],
    ["Es gilt § 823 BGB. Die Haftung nach § 826 bleibt.", "§ 823 BGB"],
    ["Es gilt § 535 BGB. § 7 Nr. 2 regelt die Nebenkosten.", "§ 535 BGB"],
    ["Der Vergleich beruht auf § 779 BGB. Nach § 3 zahlt der Beklagte 500 Euro.", "§ 779 BGB"],
    ["Gilt § 1 KSchG? § 4 ist zu prüfen.", "§ 1 KSchG"],
    ["Nach § 4. Danach gilt § 5 BGB.", "§ 5 BGB"],
    [
      "Die Parteien vergleichen sich: § 1 Der Beklagte zahlt. § 2 Die Kosten werden nach § 98 ZPO aufgehoben. § 3 Damit ist alles erledigt.",
      "§ 98 ZPO",
    ],
    ["Verein: § 2 Der Verein dient nach § 52 AO den Menschen.", "§ 52 AO"],
    ["Nach § 8 StVG. § 9 gilt nicht.", "§ 8 StVG"],
    ["Es gilt § 10 BauGB. Der Plan setzt in § 4 eine Höhe fest.", "§ 10 BauGB"],
    ["Das folgt aus § 3 UWG a.F. Der Kläger nennt § 5.", "§ 3 UWG a.F."],
    ["§ 611 BGB gilt, aber nach § 3 der Satzung und § 4 ist das anders.", "§ 611 BGB"],
  ])("%s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });

  test.each([
    ["Der Anspruch folgt aus § 433 BGB; § 434 hilft nicht.", "§ 433 BGB; § 434 BGB"],
    ["Der Anspruch aus § 433 BGB besteht, weil § 434 erfüllt ist.", "§ 433 BGB; § 434 BGB"],
    ["Im Sinne von § 3 UWG (vgl. § 5 Abs. 1) ist das so.", "§ 3 UWG; § 5 Abs. 1 UWG"],
    ["Nach § 5 UWG gilt das. Die Ausnahme in § 7 dieses Gesetzes hilft nicht.", "§ 5 UWG; § 7 UWG"],
    ["Rechtsquellen: BGB § 433, § 434⏎§ 437 Nr. 2", "§ 433 BGB; § 434 BGB; § 437 Nr. 2 BGB"],
    ["Nach § 80 Abs. 5 VwGO am 3. Mai 2020 und § 123 wurde entschieden.", "§ 80 Abs. 5 VwGO; § 123 VwGO"],
    ["Nach § 433 BGB, vgl. § 434, und gem. § 437 gilt das.", "§ 433 BGB; § 434 BGB; § 437 BGB"],
  ])("Im selben Satz und in einer Liste erbt sie: %s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });
});
