import { strFromU8, unzipSync } from "fflate";
import { afterAll, expect, test } from "vitest";
import { pdfAus, pdfBeenden } from "#platform/pdf/pdf.server.ts";
import { pdfLesen } from "#platform/pdf/testing.ts";
import { grundlageVon, heute, standMit } from "../testing-beleg.ts";
import { moeglicheAntraege } from "./antragsart.ts";
import { antragsbedenken } from "./antragsbedenken.ts";
import { antragsfelder } from "./antragsfelder.ts";
import { antragssatz } from "./kostenfestsetzung.ts";
import { antragAlsDocx } from "./kostenfestsetzung-docx.server.ts";

afterAll(pdfBeenden);

type Felder = Readonly<Record<string, string>>;
const pkh = "wert=10000&vv=3100,3104&pkh=1&stichtag=2026-03-01";
const straf = ["vv=4100,4106,4108&stichtag=2026-03-01", { vertretung: "bestellt" }] as const;
const hilfe = "vv=2503&stichtag=2026-10-01";

const antrag = (query: string, felder: Felder = {}, sache: Felder = {}, zahlungen: readonly Felder[] = []) =>
  antragssatz(antragsfelder(felder), grundlageVon(standMit(query, sache, zahlungen)), heute);
const schlicht = (texte: readonly string[]) => texte.join(" ").replaceAll("\u00a0", " ");
const summe = (x: ReturnType<typeof antrag>) => x.berechnung.zeilen.at(-1)?.zellen.at(-1);
const zeilen = (x: ReturnType<typeof antrag>) =>
  x.berechnung.zeilen.map(({ zellen }) => schlicht([`${zellen[0]} ${zellen.at(-1)}`]));
const moegliche = (query: string, sache: Felder = {}) =>
  moeglicheAntraege(grundlageVon(standMit(query, sache)));

// § 49 RVG: (1,3 + 1,2) × 374,00 + 20,00 = 955,00, mit 19 % 1.136,45; bis zur Regelvergütung von 1.963,50 fehlen 827,05.
test("Prozesskostenhilfe: festzusetzen sind 1.136,45 € aus der Staatskasse, die weitere Vergütung ist genannt", () => {
  const x = antrag(pkh);
  expect(x.titel).toBe("Antrag auf Festsetzung der Vergütung aus der Staatskasse");
  expect(zeilen(x)).toEqual([
    "3100 Verfahrensgebühr 1. Rechtszug 486,20",
    "3104 Terminsgebühr 1. Rechtszug 448,80",
    "7002 Post- und Telekommunikationspauschale 20,00",
    "Summe ohne Umsatzsteuer 955,00",
    "Umsatzsteuer 19 % 181,45",
    "Festzusetzender Betrag 1.136,45",
  ]);
  expect(schlicht(x.antraege)).toContain(
    "mit 1.136,45 € aus der Staatskasse festzusetzen (§§ 45, 49, 55 Abs. 1 RVG)",
  );
  expect(schlicht(x.antraege)).toContain("die weitere Vergütung von 827,05 €");
  expect(schlicht(x.erklaerungen)).toContain("847,60 €");
  expect(schlicht(antrag(pkh, { weitere: "nein" }).antraege)).not.toContain("weitere Vergütung");
});

// 192,00 + 158,00 + 264,00 + 20,00 = 634,00, mit 19 % 754,46.
test("Bestellung: festzusetzen sind 754,46 €, ohne weitere Vergütung", () => {
  const x = antrag(straf[0], { beschuldigt: "Schulz", beschluss: "Beschluss vom 02.03.2026" }, straf[1]);
  expect(summe(x)).toBe("754,46");
  expect(schlicht([x.einleitung])).toContain("gerichtlich bestellt (Beschluss vom 02.03.2026)");
  expect(schlicht(x.antraege)).toContain("§ 45 Abs. 3, § 55 Abs. 1 RVG");
  expect(schlicht(x.antraege)).not.toContain("§ 50");
  expect(x.angaben[1]).toEqual(["In der Sache gegen", "Schulz"]);
});

// 102,00 + 20,00 = 122,00, mit 19 % 145,18.
test("Beratungshilfe: festzusetzen sind 145,18 €, und das amtliche Formular ist genannt", () => {
  const x = antrag(hilfe);
  expect(summe(x)).toBe("145,18");
  expect(schlicht(x.antraege)).toContain("§ 44 Satz 1, § 55 Abs. 4 RVG");
  expect(schlicht(x.erklaerungen)).toContain("Anlage 2 zur BerHFV");
  expect(schlicht(antragsbedenken(grundlageVon(standMit(hilfe, {}))))).toContain(
    "amtliche Formular vorgeschrieben",
  );
  // Die Nr. 2500 VV gehört nicht dazu.
  expect(summe(antrag("vv=2500,2503&stichtag=2026-10-01"))).toBe("145,18");
});

test("Jeder Antrag steht nur bei seiner Sache", () => {
  expect(moegliche(pkh)).toEqual(["staatskasse", "kosten", "beitreibung"]);
  expect(moegliche("wert=10000&vv=3100,3104&bewilligt=5000")).toEqual([
    "staatskasse",
    "kosten",
    "beitreibung",
    "verguetung",
  ]);
  expect(moegliche(...straf)).toEqual(["staatskasse", "stpo"]);
  expect(moegliche(straf[0])).toEqual(["stpo", "verguetung"]);
  expect(moegliche("vv=5100,5103,5109")).toEqual(["stpo", "verguetung"]);
  expect(moegliche(hilfe)).toEqual(["beratungshilfe"]);
  expect(moegliche("wert=10000&vv=3100,3104")).toEqual(["kosten", "verguetung"]);
  expect(moegliche("wert=10000&vv=2300")).toEqual([]);
});

test("Ein Antrag, den die Berechnung nicht erlaubt, wird nicht daraus", () => {
  expect(antrag(pkh, { art: "verguetung" }).titel).toContain("aus der Staatskasse");
  expect(antrag(hilfe, { art: "kosten" }).titel).toContain("Beratungshilfe");
  expect(() => antrag("wert=10000&vv=2300")).toThrow();
});

test("§ 126 ZPO: im eigenen Namen die Regelvergütung, für einen Teil nur dessen", () => {
  const x = antrag(pkh, { art: "beitreibung", antragsteller: "Meier", gegner: "Schulz" });
  expect(summe(x)).toBe("1.963,50");
  expect(schlicht([x.einleitung, ...x.antraege])).toContain("für uns gegen Schulz festzusetzen");
  // Bewilligt aus 5.000,00: 906,25, mit 19 % 1.078,44.
  expect(
    summe(antrag("wert=10000&vv=3100,3104&bewilligt=5000&stichtag=2026-03-01", { art: "beitreibung" })),
  ).toBe("1.078,44");
});

test("§ 464b StPO: die notwendigen Auslagen, neben der Bestellung ohne das, was die Staatskasse zahlt", () => {
  const wahl = antrag(straf[0], { art: "stpo" });
  expect([summe(wahl), schlicht(wahl.antraege).includes("nach § 464b StPO")]).toEqual(["937,72", true]);
  // 788,00 − 634,00 = 154,00, mit 19 % 183,26.
  expect(summe(antrag(straf[0], { art: "stpo" }, straf[1]))).toBe("183,26");
});

test("Ein Vorschuss nach § 47 RVG hat seinen eigenen Namen; was schon gezahlt ist, geht ab", () => {
  const x = antrag(pkh, { verlangt: "vorschuss" });
  expect([x.titel, summe(x)]).toEqual(["Antrag auf Vorschuss aus der Staatskasse", "1.136,45"]);
  expect(schlicht(x.antraege)).toContain("§ 47 Abs. 1, § 55 Abs. 1 RVG");
  const danach = antrag(pkh, {}, {}, [{ betrag: "500", von: "staatskasse", am: "1.4.2026" }]);
  expect(zeilen(danach).slice(-2)).toEqual([
    "Vorschuss der Staatskasse −500,00",
    "Festzusetzender Betrag 636,45",
  ]);
});

test("Zahlungen sind erklärt und nach § 58 RVG angerechnet", () => {
  expect(schlicht(antrag(pkh).erklaerungen)).toContain(
    "Zahlungen haben wir bis zum Tag der Antragstellung nicht erhalten (§ 55 Abs. 5 Satz 2 RVG).",
  );
  // 927,05 füllen zuerst den Unterschied von 827,05; 100,00 mindern den Anspruch.
  const x = antrag(pkh, {}, {}, [{ betrag: "927,05", von: "vorschuss", am: "1.4.2026" }]);
  expect(zeilen(x).slice(-2)).toEqual([
    "Anrechnung von Zahlungen −100,00",
    "Festzusetzender Betrag 1.036,45",
  ]);
  expect(schlicht(x.erklaerungen)).toContain("Vorschuss des Mandanten vom 01.04.2026: 927,05 €");
});

test("Eine anzurechnende Gebühr steht mit Satz, Wert und Betrag da", () => {
  const x = antrag("wert=10000&vv=2300,3100,3104&anrechnung=1&pkh=1&stichtag=2026-03-01");
  expect(schlicht(x.erklaerungen)).toContain(
    "Anzurechnende Gebühren: Anrechnung 0,65 Geschäftsgebühr Nr. 2300",
  );
  expect(schlicht(x.erklaerungen)).toContain(
    "aus 10.000,00 €: 423,80 € (2300 Geschäftsgebühr: Satz 1,3, Wert 10.000,00 €, 847,60 €)",
  );
});

test("Eine Zahlung, die keiner Angelegenheit zugeordnet ist, ist nicht angerechnet, und das steht davor", () => {
  const query = "wert=10000&vv=3100,3104,3200,3202&pkh=1&stichtag=2026-03-01";
  const g = grundlageVon(standMit(query, {}, [{ betrag: "500", von: "staatskasse" }]));
  expect(schlicht(antragsbedenken(g))).toContain("keiner Angelegenheit zugeordnet");
});

test("In Bußgeldsachen gilt § 464b StPO über § 46 Abs. 1 OWiG", () => {
  expect(schlicht([antrag("vv=5100,5103,5109", { art: "stpo" }).einleitung])).toContain(
    "§ 464b StPO, § 46 Abs. 1 OWiG",
  );
});

test("Mehrere Angelegenheiten stehen für sich und ergeben eine Summe", () => {
  const x = antrag("wert=10000&vv=3100,3104,3200,3202&pkh=1&stichtag=2026-03-01");
  // Zweite Instanz: (1,6 + 1,2) × 374,00 + 20,00 = 1.067,20, mit 19 % 1.269,97; zusammen 2.406,42.
  expect(zeilen(x).filter((z) => z.startsWith("Zwischensumme"))).toEqual([
    "Zwischensumme 1.136,45",
    "Zwischensumme 1.269,97",
  ]);
  expect(summe(x)).toBe("2.406,42");
});

test("Word und PDF zeigen denselben Antrag", async () => {
  const s = antrag(pkh, { gericht: "Landgericht Köln", konto: "IBAN DE02 1203 0000 0000 2020 51" });
  const xml = strFromU8(unzipSync(await antragAlsDocx(s))["word/document.xml"] ?? new Uint8Array());
  const word = xml.replace(/<[^>]+>/g, " ").replace(/[\s\u00a0]+/g, " ");
  const { text } = await pdfLesen(await pdfAus("features/kostennote/pdf/kostenfestsetzung.typ", s));
  for (const stelle of ["Landgericht Köln", "1.136,45", "827,05", "DE02 1203", "§ 55 Abs. 5 Satz 2 RVG"]) {
    expect(word).toContain(stelle);
    expect(text).toContain(stelle);
  }
});
