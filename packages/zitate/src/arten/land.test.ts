import { describe, expect, test } from "vitest";
import { gelesen, laender, normenAus, verlinkt } from "./testing-arten.ts";

describe("Landesrecht mit dem Kürzel eines Bundesgesetzes", () => {
  test.each([
    [
      "Grundlage ist § 3 Abs. 1 des Berliner Informationsfreiheitsgesetzes (IFG). Gebühren regelt § 7 IFG.",
      "§ 3 Abs. 1 IFG Bln; § 7 IFG Bln",
    ],
    [
      "Grundlage ist § 5 des Gesetzes über die Freiheit des Zugangs zu Informationen für das Land Schleswig-Holstein (IFG).",
      "§ 5 IFG",
    ],
    [
      "Das Umweltinformationsgesetz des Landes Brandenburg (UIG) gilt. Nach § 3 UIG besteht der Anspruch.",
      "§ 3 BbgUIG",
    ],
    ["Das Versammlungsgesetz Berlin (VersG) gilt. Anders § 15 Abs. 1 VersG.", "§ 15 Abs. 1 VersG"],
    ["Das Hessische Gaststättengesetz (GastG) gilt. Es regelt in § 3 GastG die Anzeige.", "§ 3 HGastG"],
    ["Nach dem Bremischen Ingenieurgesetz (IngG) gilt das. § 2 IngG nennt die Titel.", "§ 2 IngG"],
    ["Das Verwaltungsvollstreckungsgesetz für das Land Brandenburg (VwVG) gilt; § 3 VwVG.", "§ 3 VwVGBbg"],
    [
      "Nach § 9 des Sächsischen Umweltinformationsgesetzes (im Folgenden: UIG) und § 10 UIG",
      "§ 9 SächsUIG; § 10 SächsUIG",
    ],
  ])("meint das Land, wo der Text es so erklärt: %s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
    expect(verlinkt(text)).toBe("");
  });

  test.each([
    ["Das folgt aus § 1 Abs. 3 IFG M-V.", "§ 1 Abs. 3 IFG M-V", undefined],
    ["Anders § 14 VersG NW.", "§ 14 VersG NRW", undefined],
    ["Das folgt aus § 4 IFG LSA.", "§ 4 IFG LSA", "Sachsen-Anhalt"],
    ["Das folgt aus § 2 UIG Bln.", "§ 2 UIG Bln", "Berlin"],
    ["Das folgt aus § 2 UIG Rheinland-Pfalz.", "§ 2 UIG Rheinland-Pfalz", "Rheinland-Pfalz"],
    ["Das folgt aus § 15 VersG Bln.", "§ 15 VersG Bln", "Berlin"],
    ["Das folgt aus § 7 BGG-NRW.", "§ 7 BGG NRW", undefined],
    ["Das folgt aus § 3 GastG Bbg.", "§ 3 GastG Bbg", "Brandenburg"],
    ["Das folgt aus § 8 IFG (Saarland).", "§ 8 IFG (Saarland)", "Saarland"],
    ["Das folgt aus § 8 VwZG RP.", "§ 8 VwZG RP", "Rheinland-Pfalz"],
    ["Das folgt aus § 10 JAG S-H.", "§ 10 JAG S-H", "Schleswig-Holstein"],
    ["Im Freistaat Sachsen gilt § 3 VersG.", "§ 3 VersG", "Sachsen"],
    ["In Hamburg gilt § 3 Abs. 1 IFG.", "§ 3 Abs. 1 IFG", "Hamburg"],
    ["Das Land Berlin hat in § 5 IFG anderes bestimmt.", "§ 5 IFG Bln", undefined],
    ["Das folgt aus § 3 UIG S.-H., sagt er.", "§ 3 UIG S.-H.", "Schleswig-Holstein"],
    [
      "Das OVG Greifswald gab der Gemeinde nach § 1 Abs. 3 IFG recht.",
      "§ 1 Abs. 3 IFG",
      "Mecklenburg-Vorpommern",
    ],
    [
      "Nach § 2 des Landesinformationsfreiheitsgesetzes (IFG) Rheinland-Pfalz gilt das.",
      "§ 2 IFG",
      "Rheinland-Pfalz",
    ],
    ["Das folgt aus § 12 VwVfG Rh-Pf.", "§ 12 VwVfG Rh-Pf", "Rheinland-Pfalz"],
    ["Das folgt aus § 5 IFG des Landes Brandenburg.", "§ 5 IFG", "Brandenburg"],
  ])("meint das Land, das dahinter steht: %s", (text, erwartet, land) => {
    expect(gelesen(text)).toBe(erwartet);
    expect(verlinkt(text)).toBe("");
    expect(laender(text)).toEqual(land === undefined ? [] : [land]);
  });

  test.each([
    ["Das folgt aus § 4 des Hamburgischen Informationsfreiheitsgesetzes (HmbIFG).", "§ 4 HmbIFG", undefined],
    ["Zu prüfen ist § 6 Abs. 1 des Saarländischen Umweltinformationsgesetzes.", "§ 6 Abs. 1 SUIG", undefined],
    ["Zu prüfen ist § 3 des Brandenburgischen Vergabegesetzes.", "§ 3 BbgVergG", undefined],
    [
      "Zu prüfen ist § 15 des Bayerischen Gaststättengesetzes.",
      "§ 15 Bayerisches Gaststättengesetz",
      "Bayern",
    ],
    ["Zu prüfen ist § 2 des niedersächsischen Umweltinformationsgesetzes (NUIG).", "§ 2 NUIG", undefined],
    ["Zu prüfen ist § 5 Thüringer Informationsfreiheitsgesetz.", "§ 5 ThürIFG", undefined],
    [
      "Zu prüfen ist § 9 des nordrhein-westfälischen Strafvollzugsgesetzes.",
      "§ 9 Nordrhein-westfälisches Strafvollzugsgesetz",
      "Nordrhein-Westfalen",
    ],
    [
      "Zu prüfen ist § 4 des Umweltinformationsgesetzes für das Land Sachsen-Anhalt.",
      "§ 4 UIG LSA",
      undefined,
    ],
    ["Zu prüfen ist § 4 des Hamburgischen Archivgesetzes (HmbArchG).", "§ 4 HmbArchG", "Hamburg"],
    [
      "Zu prüfen ist § 6 des Saarländischen Blindengeldgesetzes.",
      "§ 6 Saarländisches Blindengeldgesetz",
      "Saarland",
    ],
    ["Zu prüfen ist § 5 des Archivgesetzes von Bremen.", "§ 5 Archivgesetz", "Bremen"],
    [
      "Zu prüfen ist § 5 des Informationsfreiheitsgesetzes von Mecklenburg-Vorpommern.",
      "§ 5 IFG M-V",
      undefined,
    ],
  ])("meint das Land, dessen Beiwort davor steht: %s", (text, erwartet, land) => {
    expect(gelesen(text)).toBe(erwartet);
    expect(verlinkt(text)).toBe("");
    expect(laender(text)).toEqual(land === undefined ? [] : [land]);
  });

  test.each([
    ["Das folgt aus § 5 IFG.", "§ 5 IFG"],
    ["Das folgt aus § 5 des Informationsfreiheitsgesetzes des Bundes (IFG).", "§ 5 IFG"],
    ["Das folgt aus § 15 VersG, so das OVG Berlin-Brandenburg.", "§ 15 VersammlG"],
    ["Das folgt aus § 3 UIG. Berlin ist Land.", "§ 3 UIG"],
    ["Das folgt aus § 3 UIG⏎Berlin, den 3. Mai 2020", "§ 3 UIG"],
    ["Das folgt aus § 48 VwVfG Hess. VGH, Urteil vom 1. Mai 2010", "§ 48 VwVfG"],
    ["Das folgt aus § 3 des Deutschen Richtergesetzes.", "§ 3 DRiG"],
    ["Das folgt aus § 27 SGB II NRW.", "§ 27 SGB II"],
    ["Das VG Potsdam verpflichtet das Bundesamt und die Stadt nach § 1 IFG.", "§ 1 IFG"],
  ])("bleibt Bundesrecht, wo kein Land genannt ist: %s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
    expect(verlinkt(text)).toBe(erwartet);
  });
});

describe("Der volle Name eines Landesgesetzes", () => {
  test.each([
    ["Nach § 1 des Akteneinsichts- und Informationszugangsgesetzes (AIG) hat jeder Zugang.", "§ 1 AIG"],
    [
      "Sie durfte nach § 3 Abs. 1 des Hamburgischen Sicherheits- und Ordnungsgesetzes (HmbSOG) handeln.",
      "§ 3 Abs. 1 HmbSOG",
    ],
    ["Anspruchsgrundlage ist § 4 Hamburgisches Informationsfreiheitsgesetz – HmbIFG –.", "§ 4 HmbIFG"],
    ["Nach § 2 des Wald- und Forstwirtschaftsgesetzes (WaFoG) ist das verboten.", "§ 2 WaFoG"],
    ["Nach § 7 Bremisches Naturschutzgesetz - BremNatG - ist das verboten.", "§ 7 BremNatG"],
    ["Nach § 5 Abs. 2 des Thüringer Rettungs- und Notarztgesetzes (ThürRNG) gilt das.", "§ 5 Abs. 2 ThürRNG"],
    ["Nach § 3 des Thüringer Gesetzes über die kommunale Doppik (ThürKDG) gilt das.", "§ 3 ThürKDG"],
    ["Nach § 9 Sächsisches Wald- und Jagdgesetz (SächsWJG) gilt das.", "§ 9 SächsWJG"],
    ["Nach § 12 der Hessischen Bau- und Betriebsverordnung (HBBVO) gilt das.", "§ 12 HBBVO"],
    ["Nach Art. 3 des Bayerischen Blindengeldgesetzes (BayBlindG) gilt das.", "Art. 3 BayBlindG"],
  ])("bringt sein Kürzel mit: %s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
    expect(verlinkt(text)).toBe("");
  });

  test.each([
    [
      "Aufgrund der §§ 1, 2, 3 und 7 des Gesetzes über kommunale Abgaben wird beschlossen.",
      ["KAG HE", "KAG HE", "KAG HE", "KAG HE"],
    ],
    ["§§ 2 und 7 des Kommunalabgabengesetzes von Rheinland-Pfalz", ["KAG RP", "KAG RP"]],
    ["§ 2 des Kommunalabgabengesetzes Baden-Württemberg", ["KAG BW"]],
    ["§ 2 des Kommunalabgabengesetzes für Schleswig-Holstein", ["KAG SH"]],
    ["§ 2 des Bayerischen Kommunalabgabengesetzes", ["KAG BY"]],
    ["§ 6 der Bauordnung für Berlin", ["BauO Bln"]],
    ["§ 6 der Bauordnung des Landes Sachsen-Anhalt", ["BauO LSA"]],
    ["§ 8 der brandenburgischen Bauordnung", ["BbgBO"]],
    ["§ 24 der Gemeindeordnung von Schleswig-Holstein", ["GO SH"]],
    ["§ 3 des Gesetzes zum Schutz der öffentlichen Sicherheit und Ordnung", ["HmbSOG"]],
    ["§ 13 des Gesetzes über die öffentliche Sicherheit und Ordnung des Landes Sachsen-Anhalt", ["SOG LSA"]],
    ["§ 5 des Polizeigesetzes von Baden-Württemberg", ["PolG BW"]],
    ["§ 75 LPVG BW", ["LPVG BW"]],
    ["§ 2 des Kommunalabgabengesetzes von Bremen", [undefined]],
    ["§ 3 KAG Saarland", ["KAG SL"]],
    ["§ 3 KAG Bremen", [undefined]],
    ["§ 3 des Kommunalabgabengesetzes", [undefined]],
    ["§ 10 der Gemeindeordnung", []],
    ["§ 6 LBO (BW)", ["LBO BW"]],
    ["Art. 11 PAG (Bayern)", ["PAG BY"]],
    ["§ 24 GemO Baden-Württemberg", ["GemO BW"]],
    ["§ 8 KAG Rheinland-Pfalz", ["KAG RP"]],
    ["§ 8 KAG M-V", ["KAG M-V"]],
    ["§ 4 der Gemeindeordnung für Baden-Württemberg (GemO) und § 5 GemO", ["GemO BW", "GemO BW"]],
    [
      "Art. 23 der Gemeindeordnung für den Freistaat Bayern (GO) und Art. 5 des Kommunalabgabengesetzes (KAG)",
      ["GO BY", "KAG BY"],
    ],
    ["§ 5 VwZVG", [undefined]],
  ])("führt zum Land, das er nennt, und nie zu einem anderen: %s", (text, akte) => {
    expect(normenAus(text).map(({ akt }) => akt)).toEqual(akte);
  });

  test("wo mehrere Länder ein Gesetz so nennen, entscheidet das gewählte", () => {
    expect(normenAus("§ 3 des Kommunalabgabengesetzes", "RP")).toMatchObject([{ akt: "KAG RP" }]);
    expect(normenAus("§ 3 des Kommunalabgabengesetzes")[0]?.hinweise[0]).toMatchObject({ art: "mehrdeutig" });
  });
});
