import { describe, expect, test } from "vitest";
import { gelesen, verlinkt } from "./testing-arten.ts";

describe("Ein Gesetz, das eine Richtlinie umsetzt, trägt seinen eigenen Namen", () => {
  test.each([
    ["Das regelte Art. 1 des Gesetzes zur Umsetzung der Richtlinie 90/313/EWG vom 8. Juli 1994."],
    ["Das regelte § 2 des Gesetzes zur Umsetzung der Richtlinie 2003/4/EG."],
    ["Das regelte Art. 3 des Gesetzes zur Umsetzung der Richtlinien 2014/24/EU und 2014/25/EU."],
    ["Das regelte Art. 2 des Gesetzes zur Durchführung der Verordnung (EU) 2019/1150."],
    ["Das regelte § 1 der Verordnung zur Durchführung der Richtlinie 2001/95/EG."],
    ["Das regelte Art. 4 des Zweiten Gesetzes zur Umsetzung der Richtlinie 2013/11/EU."],
  ])("%s", (text) => {
    expect(verlinkt(text)).toBe("");
    expect(gelesen(text)).not.toContain("TKModG");
    expect(gelesen(text)).toMatch(/^(?:Art\.|§) \d .*(?:Umsetzung|Durchführung) der /);
  });

  test("Ein Name, den das Register ganz kennt, bleibt, was er ist", () => {
    expect(gelesen("§ 2 des Gesetzes über das Bundesverfassungsgericht.")).toBe("§ 2 BVerfGG");
  });
});

describe("Richtlinie und Verordnung werden nicht verwechselt", () => {
  test.each([
    [
      "Es gilt Art. 4 der Richtlinie 90/313/EWG und ferner Art. 6 der Richtlinie 2003/4.",
      "Art. 4 RL 90/313/EWG; Art. 6 Umweltinformations-RL",
    ],
    [
      "Es gilt Art. 2 der Richtlinie 90/313/EWG. Artikel 8 der Verordnung lässt Ausnahmen zu.",
      "Art. 2 RL 90/313/EWG",
    ],
    ["Es gilt Art. 6 DSGVO. Art. 4 der Richtlinie sagt es anders.", "Art. 6 DSGVO"],
    ["Die Richtlinie 93/13/EWG gilt. Art. 6 der Verordnung (EG) Nr. 593/2008 bleibt.", "Art. 6 Rom-I-VO"],
    ["Es gilt Art. 5 der Richtlinie 93/13.", "Art. 5 Klausel-RL"],
    ["Es gilt Art. 2 der Richtlinien 2000/43 und 2000/78.", "Art. 2 Antirassismus-RL"],
    [
      "Es gilt Art. 7 der Richtlinie 2003/88/EG. Art. 4 DSGVO ist nicht berührt. Art. 17 der Richtlinie erlaubt das.",
      "Art. 7 ArbZ-RL; Art. 4 DSGVO; Art. 17 ArbZ-RL",
    ],
    [
      "Die Verordnung (EG) Nr. 261/2004 gilt, nicht die Richtlinie 90/314/EWG. Art. 7 der Verordnung gewährt das.",
      "Art. 7 FluggastrechteVO",
    ],
  ])("%s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });
});

describe("Namen der Union und der Verträge", () => {
  test.each([
    ["Haftungsfrei nach Art. 14 E-Commerce-Richtlinie.", "Art. 14 E-Commerce-RL"],
    ["Haftungsfrei nach Art. 14 der E-Commerce-Richtlinie.", "Art. 14 E-Commerce-RL"],
    ["Art. 83 UPCA begründet die Zuständigkeit.", "Art. 83 EPGÜ"],
    ["Rechtsquellen: VO (EU) Nr. 640/2014, Art. 28.", "Art. 28 VO (EU) 640/2014"],
    ["Rechtsquellen: Richtlinie 93/13/EWG, Art. 3, Art. 6", "Art. 3 Klausel-RL; Art. 6 Klausel-RL"],
    ["Verordnung (EG) Nr. 883/2004, Art. 11", "Art. 11 VO (EG) 883/2004"],
    ["Das sagt Art. 5 der Fluggastrechteverordnung.", "Art. 5 FluggastrechteVO"],
    ["Das sagt Art. 6 der Klauselrichtlinie.", "Art. 6 Klausel-RL"],
    ["Das sagt Art. 7 der Arbeitszeitrichtlinie.", "Art. 7 ArbZ-RL"],
    ["Das sagt Art. 4 Vogelschutzrichtlinie.", "Art. 4 VS-RL"],
    ["Das sagt Art. 6 der FFH-Richtlinie.", "Art. 6 FFH-RL"],
    ["Das sagt Art. 3 der Verbraucherrechterichtlinie.", "Art. 3 VRRL"],
    ["Das sagt Art. 5 KI-Verordnung.", "Art. 5 KI-VO"],
  ])("%s", (text, erwartet) => {
    expect(gelesen(text)).toBe(erwartet);
  });
});
