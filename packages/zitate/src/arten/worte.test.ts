import { describe, expect, test } from "vitest";
import { gelesen, normenAus, verlinkt } from "./testing-arten.ts";

describe("Ein unbekanntes Gesetz behält seine Stelle", () => {
  test.each([
    [
      "Das folge aus § 20 des saarländischen Datenschutzgesetzes und dem Informationsfreiheitsgesetz des Bundes (IFG).",
      "§ 20 SDSG",
    ],
    [
      "Beiträge fordert § 28p Abs. 1 SGB IV i.V.m. § 2 Abs. 2 Schwarz-ArbG.",
      "§ 28p Abs. 1 SGB IV; § 2 Abs. 2 SchwarzArbG",
    ],
    ["Das regeln § 5 UWG und § 7 des Werbeplakategesetzes.", "§ 5 UWG; § 7 Werbeplakategesetz"],
    ["Das regeln § 5 UWG i.V.m. § 9 Rund-FunkG.", "§ 5 UWG; § 9 Rund-FunkG"],
    [
      "Das folgt aus § 3 des Wasserrettungsgesetzes und aus dem Bürgerlichen Gesetzbuch (BGB).",
      "§ 3 Wasserrettungsgesetz",
    ],
    [
      "Das folgt aus § 4 der Marktstandsverordnung sowie der Gewerbeordnung (GewO).",
      "§ 4 Marktstandsverordnung",
    ],
    ["Das regelt § 12 MinöSt-VO in Verbindung mit § 3 AO.", "§ 12 MinöSt-VO; § 3 AO"],
    ["Das regelt § 6 Abs. 1 AVV RÜb.", "§ 6 Abs. 1 AVV RÜb"],
    ["Das regelt § 4 BGB InfoV.", "§ 4 BGB-InfoV"],
    ["Das regelt § 4 VVG InfoV.", "§ 4 VVG-InfoV"],
    ["Das regelt § 2 EEG AusV.", "§ 2 EEG AusV"],
    ["Das regelt § 8 BImSchG UmwV.", "§ 8 BImSchG UmwV"],
  ])("%s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });

  test.each([
    ["Das regelt § 80 VwGO BVerwG, Urteil vom 3. Mai.", "§ 80 VwGO"],
    ["Das regelt § 3 UWG GRUR 2004, 5.", "§ 3 UWG"],
    ["Das regelt § 5 KSchG BAG, Urteil.", "§ 5 KSchG"],
    ["Das regelt § 5 EStG BStBl II 2004, 3.", "§ 5 EStG"],
    ["Das regelt § 3 BGB BayObLG, Beschluss.", "§ 3 BGB"],
    ["Das regelt § 3 BGB MüKo BGB.", "§ 3 BGB"],
    ["Das regelt § 3 BGB NJW 2010, 3.", "§ 3 BGB"],
  ])("Gericht und Zeitschrift dahinter machen kein neues daraus: %s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });
});

describe("Das Gesetz steht in Worten vor seiner Stelle", () => {
  test.each([
    [
      "Nach § 4 VwVfG gilt das, zumal die Strafprozessordnung in § 147 eigene Regeln hat.",
      "§ 4 VwVfG; § 147 StPO",
    ],
    [
      "Nach § 133 BGB ist auszulegen; anders regelt es das Stasi-Unterlagen-Gesetz in §§ 34 Abs. 1, 32.",
      "§ 133 BGB; § 34 Abs. 1 StUG; § 32 StUG",
    ],
    [
      "Art. 263 AEUV erlaubt die Klage; die Verordnung (EG) Nr. 1049/2001 gilt nach deren Art. 2 Abs. 3.",
      "Art. 263 AEUV; Art. 2 Abs. 3 TransparenzVO",
    ],
    ["Das BGB regelt dies in § 433.", "§ 433 BGB"],
    ["Die Insolvenzordnung verlangt das in ihrem § 15a.", "§ 15a InsO"],
    ["Das Grundgesetz schützt dies mit seinem Art. 14.", "Art. 14 GG"],
    [
      "Nach § 3 UWG ist das verboten, doch das Markengesetz erlaubt es nach dessen § 23.",
      "§ 3 UWG; § 23 MarkenG",
    ],
    ["Die Richtlinie 2003/88/EG und ihr Art. 7 stehen dem entgegen.", "Art. 7 ArbZ-RL"],
    ["Die ZPO kennt in §§ 286, 287 zwei Maßstäbe.", "§ 286 ZPO; § 287 ZPO"],
    ["Wie das Aktiengesetz (§ 93 Abs. 2) vorsieht, haftet er.", "§ 93 Abs. 2 AktG"],
    ["Die Richtlinie 93/13/EWG schützt Verbraucher; deren Art. 6 gilt.", "Art. 6 Klausel-RL"],
    ["Die Verordnung (EU) 2016/679 findet gemäß ihrem Art. 3 Anwendung.", "Art. 3 DSGVO"],
    ["Das Kündigungsschutzgesetz sieht das in seinem § 9 vor.", "§ 9 KSchG"],
  ])("%s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });

  test.each([
    ["Anders als die ZPO verlangt der Vertrag in § 5 Abs. 2 eine Frist.", ""],
    ["Neben dem BGB gilt die Satzung, die in § 9 Beiträge nennt.", ""],
    ["Das BGB gilt. Der Plan setzt in § 4 eine Höhe fest.", ""],
    ["Nach der VwGO und der Hausordnung (§ 3) gilt das.", ""],
    ["Das KSchG gilt. In § 4 der Vereinbarung steht anderes.", ""],
  ])("Vertrag und Satzung dazwischen beenden es: %s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });
});

describe("In einer Liste steht das Gesetz zuerst", () => {
  test.each([
    [
      "Rechtsquellen: VersG § 15 Abs. 3 PolG BW a. F. § 26 Abs. 1, § 28",
      "§ 15 Abs. 3 VersammlG; § 26 Abs. 1 PolG BW a.F.; § 28 PolG BW a.F.",
    ],
    [
      "Rechtsquellen⏎BBG §§ 1, 2, 27⏎LDG BW §§ 1, 4, 38",
      "§ 1 BBG; § 2 BBG; § 27 BBG; § 1 LDG BW; § 4 LDG BW; § 38 LDG BW",
    ],
    ["KSchG §§ 1, 9⏎LPVG BW §§ 75, 76", "§ 1 KSchG; § 9 KSchG; § 75 LPVG BW; § 76 LPVG BW"],
    ["Normen: BGB § 242, AO § 37 Abs. 2, FoeG § 5", "§ 242 BGB; § 37 Abs. 2 AO; § 5 FoeG"],
    [
      "Normenkette:⏎VwGO § 80 Abs. 5⏎SchulG Hmb § 12⏎GG Art. 7",
      "§ 80 Abs. 5 VwGO; § 12 SchulG Hmb; Art. 7 GG",
    ],
    ["Vorschriften: BauGB § 35; LBO SH § 6, § 59", "§ 35 BauGB; § 6 LBO SH; § 59 LBO SH"],
    ["Rechtsquellen: BGB a.F. § 558 KSchG § 1", "§ 558 BGB a.F.; § 1 KSchG"],
    [
      "Rechtsquellen⏎AufenthG §§ 5, 25⏎AsylG § 34⏎EMRK Art. 8",
      "§ 5 AufenthG; § 25 AufenthG; § 34 AsylG; Art. 8 EMRK",
    ],
    ["Rechtsquellen⏎HochSchG RP § 4⏎BGB § 611", "§ 4 HochSchG RP; § 611 BGB"],
  ])("%s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });
});

describe("Ein Komma zwischen Nummer und Gesetz", () => {
  test.each([
    ["Zuzulassen nach § 124 Abs. 2 Nr. 3, VwGO.", "§ 124 Abs. 2 Nr. 3 VwGO"],
    ["Das folgt aus § 91 Abs. 1 Satz 1, ZPO.", "§ 91 Abs. 1 Satz 1 ZPO"],
    ["Das folgt aus § 433, BGB.", "§ 433 BGB"],
    ["Das folgt aus Art. 6 Abs. 1, DSGVO.", "Art. 6 Abs. 1 DSGVO"],
    ["Das folgt aus §§ 3, 5, UWG.", "§ 3 UWG; § 5 UWG"],
    ["Das folgt aus § 1 Abs. 2, Satz 4, KSchG.", "§ 1 Abs. 2 Satz 4 KSchG"],
    ["Zuzulassen nach § 124 Abs. 2 Nr. 3 , VwGO.", "§ 124 Abs. 2 Nr. 3 VwGO"],
    ["Anlage 2 (zu § 4 Abs. 1) UVPG", "Anlage 2 UVPG; § 4 Abs. 1 UVPG"],
  ])("%s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });

  test.each([
    ["Nach § 3, GmbH und KG haften beide.", ""],
    ["Rechtsquellen: BGB § 3, VwGO § 5", "§ 3 BGB; § 5 VwGO"],
    ["Nach § 4 des Vertrages, BGB-konform, gilt das.", ""],
  ])("Was hinter dem Komma neu beginnt, gehört nicht dazu: %s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });
});

describe("Eine Abkürzung, die zwei Gesetze tragen", () => {
  test.each([
    ["Zu hören ist nach § 24 SBG die Vertrauensperson der Soldaten.", "SBG 2016"],
    ["Die Soldatin beruft sich auf § 24 SBG.", "SBG 2016"],
    ["Im Saarland gilt für Beamte § 24 SBG.", "SBG"],
    ["Der saarländische Beamte ist nach § 47 SBG entlassen.", "SBG"],
    ["Zu hören ist sie nach § 24 SBG.", undefined],
    ["In Baden-Württemberg gilt § 6 LBO.", "LBO BW"],
    ["Im Saarland richtet sich der Abstand nach § 7 LBO.", "LBO SL"],
    ["Die Gemeinde in Rheinland-Pfalz handelt nach § 24 GemO.", "GemO RP"],
    ["Der Abstand richtet sich nach § 6 LBO.", undefined],
  ])("wird nach der Sache des Satzes gewählt: %s", (text, akt) => {
    const normen = normenAus(text);
    expect(normen.map((norm) => norm.akt)).toEqual([akt]);
    if (akt === undefined) expect(normen[0]?.hinweise.at(-1)).toMatchObject({ art: "mehrdeutig" });
  });

  test("und dann verlinkt", () => {
    expect(verlinkt("Zu hören ist nach § 24 SBG die Vertrauensperson der Soldaten.")).toBe("§ 24 SBG");
  });
});
