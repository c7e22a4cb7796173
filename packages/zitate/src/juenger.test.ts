import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { juenger } from "./juenger.ts";
import { vollregister } from "./register/vollregister.ts";
import { zitate } from "./zitate.ts";

const gefragt = (text: string, am: string) => {
  const [norm] = zitate(text, vollregister).flatMap(({ normen }) => normen);
  if (!norm) throw new Error(text);
  return juenger(norm, tag(am));
};

test("Ein Zitat, das älter ist als sein Gesetz, nennt dessen ersten Tag und den Vorgänger", () => {
  expect(gefragt("§ 3 Abs. 1 BDSG", "2016-10-20")).toEqual({
    seit: "2018-05-25",
    quelle: "BGBl. I 2017 S. 2097",
    damals: "Bundesdatenschutzgesetz von 1990",
    satz: "Gesetz jünger als das Dokument. BDSG gilt seit 25.05.2018 (BGBl. I 2017 S. 2097); damals galt: Bundesdatenschutzgesetz von 1990.",
  });
  expect(gefragt("§ 3 Abs. 1 BDSG", "2018-05-24")).toBeDefined();
  expect(gefragt("§ 3 Abs. 1 BDSG", "2018-05-25")).toBeUndefined();
});

test.each([
  ["§ 3 UIG", "2004-05-01", "Umweltinformationsgesetz von 1994"],
  ["§ 75 BPersVG", "2020-03-03", "Bundespersonalvertretungsgesetz von 1974"],
  ["§ 46 SVG", "2024-12-31", "Soldatenversorgungsgesetz von 1957"],
  ["§ 12 VVG", "2007-12-31", "Versicherungsvertragsgesetz von 1908"],
  ["§ 19 GWB", "1998-12-31", "Gesetz gegen Wettbewerbsbeschränkungen von 1957"],
  ["§ 100 GWB", "2016-04-17", "die früheren §§ 97 bis 129b"],
  ["§ 33 WpHG", "2018-01-02", "die Zählung bis zum 02.01.2018"],
  ["§ 84 SGB IX", "2017-12-31", "Neuntes Buch Sozialgesetzbuch von 2001"],
  ["§ 51 TKG", "2003-01-01", "Telekommunikationsgesetz von 1996"],
  ["§ 51 TKG", "2010-01-01", "Telekommunikationsgesetz von 2004"],
  ["§ 8 EEG", "2010-01-01", "Erneuerbare-Energien-Gesetz von 2009"],
  ["§ 8 EEG", "2005-01-01", "Erneuerbare-Energien-Gesetz von 2004"],
  ["Nr. 3100 VV RVG", "2004-06-30", "Bundesgebührenordnung für Rechtsanwälte (BRAGO)"],
  ["Nr. 1210 KV GKG", "2004-06-30", "Gerichtskostengesetz von 1957 in der Fassung von 1975"],
  ["§ 26 FamFG", "2009-08-31", "Gesetz über die Angelegenheiten der freiwilligen Gerichtsbarkeit (FGG)"],
  ["§ 651k BGB", "2018-06-30", "die früheren §§ 651a bis 651m"],
])("%s am %s: damals galt %s", (text, am, damals) => {
  expect(gefragt(text, am)?.damals).toBe(damals);
});

test.each([
  ["§ 823 BGB", "2001-12-31"],
  ["§ 651 BGB", "2018-06-30"],
  ["§ 13 RVG", "2005-01-01"],
  ["§ 2 WpHG", "2017-01-01"],
  ["§ 19 GWB", "2010-01-01"],
  ["§ 40 VwGO", "1990-01-01"],
  ["§ 263 StGB", "1980-01-01"],
  ["§ 8 EEG", "2020-01-01"],
  ["§ 1 ZuG 2012", "2010-01-01"],
  ["§ 9999 XYZG", "1990-01-01"],
])("Neu bekannt gemacht, geändert oder nicht erfasst ist nicht jünger: %s am %s", (text, am) => {
  expect(gefragt(text, am)).toBeUndefined();
});

test("Wo der Text des Vorgängers noch steht, führt der Link dorthin", () => {
  expect(gefragt("Art. 5 EuGVVO", "2012-03-01")).toMatchObject({
    damals: "Verordnung (EG) Nr. 44/2001",
    verweis: { adresse: "https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:32001R0044", art: "akt" },
  });
});

test("Wer ausdrücklich das neue Gesetz nennt, wird nicht zum alten geführt", () => {
  const neues = gefragt("§ 26 BDSG n.F.", "2018-01-10");
  expect(neues?.seit).toBe("2018-05-25");
  expect(neues).not.toHaveProperty("damals");
});

test("Von einem Gesetz, dessen Tag nicht erfasst ist, zählt das Jahr in seiner Kennung", () => {
  expect(gefragt("§ 3 ElektroG", "2014-06-01")?.satz).toBe(
    "Gesetz jünger als das Dokument. ElektroG ist von 2015; was damals galt, ist hier nicht erfasst.",
  );
  expect(gefragt("§ 3 ElektroG", "2015-01-01")).toBeUndefined();
});
