import { expect, test } from "vitest";
import { trennstellen } from "./trennstellen.ts";

test.each([
  ["7002 Post- und Telekommunikationspauschale", "7002 Post- und Telekommunikations|pauschale"],
  ["Kostenfestsetzungsverfahren", "Kosten|festsetzungs|verfahren"],
  ["Gerichtskostenvorschuss", "Gerichts|kosten|vorschuss"],
  ["Prozesskostenhilfeverfahren", "Prozess|kosten|hilfe|verfahren"],
  ["Nichtzulassungsbeschwerde", "Nichtzulassungs|beschwerde"],
  ["Erbengemeinschaft Müller", "Erben|gemeinschaft Müller"],
  ["Wohnungseigentümergemeinschaft", "Wohnungseigentümer|gemeinschaft"],
  ["3100 Verfahrensgebühr", "3100 Verfahrens|gebühr"],
  ["Der korrespondierende Kapitalwert", "Der korrespon|dierende Kapitalwert"],
  ["Rechtsmittelbegründungsfrist", "Rechtsmittel|begründungs|frist"],
])("%s bricht zwischen seinen Gliedern", (text, erwartet) => {
  expect(trennstellen(text).join("|")).toBe(erwartet);
});

test("Kurze Wörter, Normen und Beträge bleiben ganz", () => {
  for (const text of ["Kostennote", "Nr. 7002 VV", "1.234,56 €", "§ 13 Abs. 1 RVG", ""])
    expect(trennstellen(text)).toEqual([text]);
});
