import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { entpackt, wordabsaetze } from "#dokumente/testing.ts";
import { mitFassungen } from "../damals.ts";
import { standAm } from "../fassung/stand-am.ts";
import { fundstellenAuf } from "../testing-fundstellen.ts";
import { normenverzeichnis } from "../verzeichnis.ts";
import {
  textAlsHtml,
  textMitAdressen,
  verzeichnisAlsCsv,
  verzeichnisAlsDocx,
  verzeichnisAlsJson,
} from "./ausfuhr.ts";

const text = "Es gelten § 511 Abs. 2 Nr. 1 ZPO und § 823 BGB.";
const am = tag("2019-03-12");
const angaben = {
  datei: "urteil.pdf",
  tag: { tag: am, fund: { tag: am, art: "verkuendung", sicherheit: "hoch", seite: 1 } },
} as const;
const bgb = {
  adresse: "https://dejure.org/gesetze/BGB/823.html",
  art: "norm",
  guete: "mittel",
  bei: "dejure",
} as const;
const stellen = mitFassungen(
  fundstellenAuf(1, text),
  () => am,
  (norm, tagDamals) => standAm(norm, tagDamals, tag("2026-11-23")),
).map((stelle) => (stelle.abbr === "BGB" ? { ...stelle, verweis: bgb } : stelle));
const gruppen = normenverzeichnis(stellen, {}, { filter: "", zusammengefasst: false });
const satz =
  "Berufungssumme: in der damaligen Fassung anders: über 600,00 €; heute über 1.000,00 € (seit 01.01.2026).";
const ohneFeste = (worte: string) => worte.replaceAll("\u00a0", " ");

test("CSV nennt den Tag des Dokuments, was damals anders galt, und den gewählten Link", () => {
  const [kopf, erste, zweite] = verzeichnisAlsCsv(angaben, gruppen).split("\r\n");
  expect(kopf).toContain("Tag des Dokuments;Andere Fassung");
  expect(erste).toBe("BGB;;§ 823 BGB;1;1;https://dejure.org/gesetze/BGB/823.html;;12.03.2019;");
  expect(zweite).toBe(`ZPO;;§ 511 Abs. 2 Nr. 1 ZPO;1;1;;damals andere Fassung;12.03.2019;"${satz}"`);
  expect(verzeichnisAlsCsv({ ...angaben, tag: undefined }, gruppen)).not.toContain("2019");
});

test("JSON trägt den Tag mit seiner Herkunft, beide Fassungen und wessen Seite der Link zeigt", () => {
  const { tagDesDokuments, fundstellen } = JSON.parse(verzeichnisAlsJson(angaben, gruppen));
  expect(tagDesDokuments).toEqual({ tag: "2019-03-12", art: "verkuendung", sicherheit: "hoch", seite: 1 });
  expect(fundstellen).toMatchObject([
    { link: bgb.adresse, linkBei: "dejure" },
    { fassungen: [{ urteil: "anders", seit: "2026-01-01", heute: { ab: "2026-01-01" } }] },
  ]);
});

const alt = mitFassungen(
  fundstellenAuf(1, "Art. 5 EuGVVO"),
  () => tag("2012-03-01"),
  (norm, tagDamals) => standAm(norm, tagDamals, tag("2026-11-23")),
);
const alteGruppen = normenverzeichnis(alt, {}, { filter: "", zusammengefasst: false });

test("Ein jüngeres Gesetz steht in jeder Datei, mit dem Link zum Vorgänger", async () => {
  const adresse = "https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:32001R0044";
  expect(JSON.parse(verzeichnisAlsJson(angaben, alteGruppen)).fundstellen).toMatchObject([
    { fassung: "juenger", link: adresse, fassungen: [{ urteil: "juenger", seit: "2015-01-10" }] },
  ]);
  const [, zeile] = verzeichnisAlsCsv(angaben, alteGruppen).split("\r\n");
  expect(zeile).toContain(`${adresse};Gesetz jünger als das Dokument;`);
  expect(zeile).toContain("damals galt: Verordnung (EG) Nr. 44/2001");
  const dateien = entpackt(
    new Uint8Array(await (await verzeichnisAlsDocx(angaben, alteGruppen)).arrayBuffer()),
  );
  const absaetze = wordabsaetze(dateien["word/document.xml"] ?? "");
  expect(
    absaetze.some((absatz) => absatz.startsWith("Gesetz jünger als das Dokument. EuGVVO gilt seit")),
  ).toBe(true);
  expect(dateien["word/_rels/document.xml.rels"]).toContain("32001R0044");
});

test("Von mehreren Dokumenten steht an jeder Vorschrift der Tag ihres Dokuments", () => {
  const teile = [
    { abSeite: 1, angabe: { tag: am } },
    { abSeite: 3, angabe: undefined },
  ];
  const mehrere = { datei: "sammlung.pdf", tag: undefined, teile };
  expect(verzeichnisAlsCsv(mehrere, gruppen)).toContain(";12.03.2019;");
  expect(JSON.parse(verzeichnisAlsJson(mehrere, gruppen))).toMatchObject({
    dokumente: [{ abSeite: 1, tag: am }, { abSeite: 3 }],
    fundstellen: [{ tagDesDokuments: am }, { tagDesDokuments: am }],
  });
  expect(ohneFeste(textMitAdressen(text, stellen, mehrere))).toContain(
    "Tage der 2 Dokumente: ab Seite 1: 12.03.2019; ab Seite 3: nicht bekannt",
  );
});

test("Das Verzeichnis für Word sagt unter der Vorschrift, was damals anders galt, mit der Quelle", async () => {
  const dateien = entpackt(new Uint8Array(await (await verzeichnisAlsDocx(angaben, gruppen)).arrayBuffer()));
  const absaetze = wordabsaetze(dateien["word/document.xml"] ?? "").map(ohneFeste);
  expect(absaetze).toContain("Tag des Dokuments: 12.03.2019 (als Verkündungstag gefunden, Seite 1, sicher)");
  expect(absaetze.find((absatz) => absatz.startsWith("Berufungssumme"))).toMatch(
    /\(seit 01\.01\.2026\)\. .*BGBl/,
  );
  expect(dateien["word/_rels/document.xml.rels"]).toContain(bgb.adresse);
});

test("Der Text mit Links trägt Anmerkungen, auch an Stellen ohne Link", () => {
  expect(ohneFeste(textMitAdressen(text, stellen, angaben))).toBe(
    [
      `Es gelten § 511 Abs. 2 Nr. 1 ZPO (1) und [§ 823 BGB](${bgb.adresse}).`,
      "Tag des Dokuments: 12.03.2019 (als Verkündungstag gefunden, Seite 1, sicher)",
      `(1) ${satz}`,
    ].join("\n\n"),
  );
  expect(ohneFeste(textAlsHtml(text, stellen, angaben))).toContain(
    `<sup>1</sup> und <a href="${bgb.adresse}">`,
  );
});
