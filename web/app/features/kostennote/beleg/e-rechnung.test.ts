import { createHash } from "node:crypto";
import { EInvoice } from "@fin.cx/einvoice";
import { cent, tag, zahl } from "@gebuehrenportal/recht";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Beleg } from "#dokumente/e-rechnung/beleg.ts";
import { storno } from "#dokumente/e-rechnung/summen.ts";
import { amtlicheVerstoesse } from "#dokumente/e-rechnung/testing/amtlich.ts";
import { datensatzsummen, rechenfehler, xmlLesen } from "#dokumente/e-rechnung/testing/datensatz.ts";
import { pdfBeenden } from "#platform/pdf/pdf.server.ts";
import { type GelesenesPdf, pdfLesen, type Strukturteil, schriftenIn } from "#platform/pdf/testing.ts";
import { datensatz, kostennoteAlsPdf } from "../dateien/dateien.server.ts";
import { beleg } from "../testing-beleg.ts";

afterAll(pdfBeenden);

const erste = "wert=10000&vv=3100,3104";
const vorschuss = { zahlungsart1: "vorschuss", zahlungam1: "01.03.2026", zahlungbetrag1: "500,00" };
const gericht = { postentext1: "Gerichtskosten", postenbetrag1: "100,00" };
const ausland = { ustIdNr: "ATU12345678", land: "AT", leistungsort: "eu-unternehmer" };
const schweiz = { land: "CH", leistungsort: "drittland-unternehmer" };
const behoerde = { referenz: "", email: "", leitwegId: "991-33333TEST-33" };
const klein = { kleinunternehmer: true };
const stornieren = (b: Beleg) =>
  storno(b, { nummer: "2026-0008", datum: tag("2026-11-22"), freigegebenVon: "Rechtsanwältin Änne Möller" });

/** Net, VAT, gross, paid and open in cents, computed by hand from the published fees (652,00 € is 1,0 of 10.000 €). */
const faelle: readonly (readonly [string, Beleg, readonly [number, number, number, number, number]])[] = [
  ["Erste Instanz", beleg(erste), [165_000, 31_350, 196_350, 0, 196_350]],
  ["Vorschuss", beleg(erste, vorschuss), [165_000, 31_350, 196_350, 50_000, 146_350]],
  [
    "Guthaben",
    beleg(erste, { ...vorschuss, zahlungbetrag1: "2.000,00" }),
    [165_000, 31_350, 196_350, 200_000, -3_650],
  ],
  [
    "ganz bezahlt",
    beleg(erste, { ...vorschuss, zahlungbetrag1: "1.963,50" }),
    [165_000, 31_350, 196_350, 196_350, 0],
  ],
  ["Durchlaufender Posten", beleg(erste, gericht), [175_000, 31_350, 206_350, 0, 206_350]],
  [
    // 2300 1,3 and 3100 1,3 of 652,00: 847,60 each; half of the first is credited: 423,80; 7002 20,00 each.
    "Anrechnung, zwei Angelegenheiten",
    beleg("wert=10000&vv=2300,3100&anrechnung=1"),
    [131_140, 24_917, 156_057, 0, 156_057],
  ],
  ["Kleinunternehmer", beleg(erste, {}, klein), [165_000, 0, 165_000, 0, 165_000]],
  [
    "Kleinunternehmer mit durchlaufendem Posten",
    beleg(erste, gericht, klein),
    [175_000, 0, 175_000, 0, 175_000],
  ],
  ["EU-Unternehmer", beleg(erste, ausland), [165_000, 0, 165_000, 0, 165_000]],
  [
    "EU-Unternehmer mit durchlaufendem Posten",
    beleg(erste, { ...ausland, ...gericht }),
    [175_000, 0, 175_000, 0, 175_000],
  ],
  ["Drittland", beleg(erste, schweiz), [165_000, 0, 165_000, 0, 165_000]],
  [
    "Privatperson im Drittland",
    beleg(erste, { land: "US", leistungsort: "drittland-privat" }),
    [165_000, 0, 165_000, 0, 165_000],
  ],
  [
    "Drittland mit durchlaufendem Posten",
    beleg(erste, { ...schweiz, postentext1: "Gericht", postenbetrag1: "10" }),
    [166_000, 0, 166_000, 0, 166_000],
  ],
  ["Drittland, Kleinunternehmer", beleg(erste, schweiz, klein), [165_000, 0, 165_000, 0, 165_000]],
  // 15.00 € contain 15 × 19 / 119 = 2.39 €.
  ["Beratungshilfe", beleg("vv=2500"), [1_261, 239, 1_500, 0, 1_500]],
  [
    // § 122 Abs. 1 Nr. 3 ZPO: 1.650,00 less 1,3 and 1,2 of 354,50 and 20,00 (906,25).
    "Prozesskostenhilfe für einen Teil",
    beleg(`${erste}&bewilligt=5000`),
    [74_375, 14_131, 88_506, 0, 88_506],
  ],
  ["Behörde mit Leitweg-ID", beleg(erste, behoerde), [165_000, 31_350, 196_350, 0, 196_350]],
  [
    "nur Steuernummer, ohne BIC",
    beleg(erste, {}, { ustIdNr: "", bic: "" }),
    [165_000, 31_350, 196_350, 0, 196_350],
  ],
  ["nur USt-IdNr.", beleg(erste, {}, { steuernummer: "" }), [165_000, 31_350, 196_350, 0, 196_350]],
  [
    // 16 % of July to December 2020 (§ 28 Abs. 1 UStG): 1.650,00 × 16 %.
    "Umsatzsteuer von 16 %",
    beleg(erste, { von: "15.07.2020", bis: "30.09.2020" }),
    [165_000, 26_400, 191_400, 0, 191_400],
  ],
  ["Storno der Beratungshilfe", stornieren(beleg("vv=2500")), [-1_261, -239, -1_500, 0, -1_500]],
  ["Storno", stornieren(beleg(erste, vorschuss)), [-165_000, -31_350, -196_350, -50_000, -146_350]],
  [
    "Storno eines Guthabens",
    stornieren(beleg(erste, { ...vorschuss, zahlungbetrag1: "2.000,00" })),
    [-165_000, -31_350, -196_350, -200_000, 3_650],
  ],
  [
    "Storno für Kleinunternehmer",
    stornieren(beleg(erste, gericht, klein)),
    [-175_000, 0, -175_000, 0, -175_000],
  ],
  [
    "Storno eines EU-Unternehmers",
    stornieren(beleg(erste, { ...ausland, ...gericht })),
    [-175_000, 0, -175_000, 0, -175_000],
  ],
  ["Storno im Drittland", stornieren(beleg(erste, schweiz)), [-165_000, 0, -165_000, 0, -165_000]],
  ["Storno einer Behörde", stornieren(beleg(erste, behoerde)), [-165_000, -31_350, -196_350, 0, -196_350]],
];

describe.each(faelle)("E-Rechnung: %s", (_, b, [netto, steuer, brutto, gezahlt, offen]) => {
  const summen = { netto, steuer, brutto, gezahlt, offen };
  let pdf: Uint8Array;
  let gelesenes: GelesenesPdf;
  beforeAll(async () => {
    pdf = await kostennoteAlsPdf(b);
    gelesenes = await pdfLesen(pdf);
  });

  test("Das PDF trägt einen Datensatz, der Schema und Regeln der EN 16931 und von Factur-X hält", () => {
    const { "factur-x.xml": xml = "", ...weitere } = gelesenes.anhaenge;
    expect(weitere).toEqual({});
    expect(amtlicheVerstoesse(xml, "CII")).toEqual([]);
    expect(amtlicheVerstoesse(xml, "Factur-X")).toEqual([]);
    expect(datensatzsummen(xml)).toEqual(summen);
    expect(rechenfehler(xml)).toEqual([]);
    expect(liefertag(xml)).toBe(b.leistung.bis.replaceAll("-", ""));
  });

  test("Die XRechnung hält Schema und Regeln der EN 16931 und der KoSIT", async () => {
    const xml = await datensatz(b, "XRECHNUNG-CII");
    expect(amtlicheVerstoesse(xml, "XRechnung")).toEqual([]);
    expect(datensatzsummen(xml)).toEqual(summen);
    expect(rechenfehler(xml)).toEqual([]);
    expect(liefertag(xml)).toBe(b.leistung.bis.replaceAll("-", ""));
  });

  test("Das PDF zeigt dieselben Summen, und ein fremdes Programm liest den Datensatz darin", async () => {
    const { text, titel, markiert, sprache } = gelesenes;
    expect(text).toContain(`Summe ohne Umsatzsteuer ${zahl(cent(netto))}`);
    expect(text).toContain(`Rechnungsbetrag ${zahl(cent(brutto))}`);
    if (gezahlt)
      expect(text).toContain(`${schlusswort(b)} ${zahl(cent(b.art === "storno" ? offen : Math.abs(offen)))}`);
    expect([titel, markiert, sprache]).toEqual([
      b.art === "storno" ? "Stornorechnung 2026-0008" : "Kostennote 2026-0007",
      true,
      "de-DE",
    ]);
    const gelesen = await EInvoice.fromPdf(Buffer.from(pdf));
    expect(gelesen.invoiceId).toBe(b.nummer);
    expect(gelesen.from.name).toBe("Kanzlei Möller & Partner");
    expect(gelesen.to.name).toBe("Müller <Bau> & Söhne GmbH");
    expect(gelesen.items.map((z) => Math.round(z.unitNetPrice * z.unitQuantity * 100))).toEqual(
      b.gruppen.flatMap((g) => g.zeilen).map((z) => z.betrag),
    );
    expect(Math.round(gelesen.totalNet * 100)).toBe(netto);
    // This reader computes the gross total itself; a contained VAT differs from its rounding by a cent.
    const enthalten = b.gruppen.flatMap((g) => g.zeilen).filter((z) => z.steuerEnthalten !== undefined);
    expect(Math.abs(Math.round(gelesen.totalGross * 100) - brutto)).toBeLessThanOrEqual(enthalten.length);
  });
});

/** Day of the service (BT-72), as the record writes it. */
const liefertag = (xml: string): string | undefined =>
  /<ram:ActualDeliverySupplyChainEvent>\s*<ram:OccurrenceDateTime>\s*<udt:DateTimeString format="102">(\d{8})</.exec(
    xml,
  )?.[1];

const schlusswort = ({ art, offen }: Beleg): string => {
  if (art === "storno") return offen > 0 ? "Aufgehobenes Guthaben" : "Aufgehobene Forderung";
  return offen < 0 ? "Guthaben" : "Noch zu zahlen";
};

describe("Auf der letzten Seite des PDF steht mehr als der Nachsatz", () => {
  const postenliste = (anzahl: number) =>
    Object.fromEntries(
      Array.from({ length: anzahl }, (_, i) => [
        [`postentext${i + 1}`, "Gerichtskosten"],
        [`postenbetrag${i + 1}`, "10,00"],
      ]).flat(),
    );
  test.each([0, 1, 2, 3, 4])("mit %i weiteren Posten", async (anzahl) => {
    const rechnung = beleg("wert=10000&vv=2300,3100,3104&anrechnung=1", {
      ...vorschuss,
      ...postenliste(anzahl),
      text: "Bitte beachten Sie die Aufstellung.",
    });
    const { seiten } = await pdfLesen(await kostennoteAlsPdf(rechnung));
    if (seiten.length > 1) expect(seiten.at(-1)).toContain("Bitte zahlen Sie");
  });

  test("Die Stornorechnung endet mit ihrer letzten beschriebenen Seite", async () => {
    for (const anzahl of [0, 1, 2, 3, 4]) {
      const { seiten } = await pdfLesen(
        await kostennoteAlsPdf(
          stornieren(beleg("wert=10000&vv=2300,3100,3104&anrechnung=1", postenliste(anzahl))),
        ),
      );
      if (seiten.length > 1) expect(seiten.at(-1)).toContain("verrechnen oder erstatten wir");
    }
  });
});

test("Ein Cent zu viel Steuer fällt auf, auch wo eine Zeile „Tarif“ heißt", async () => {
  const b = beleg(erste, { postentext1: "Tarif der Auskunft", postenbetrag1: "10" });
  const xml = (await datensatz(b, "CII")).replaceAll("313.50", "313.51").replaceAll("1973.50", "1973.51");
  expect(rechenfehler(xml)).toEqual(["Steuer S"]);
  expect(rechenfehler(xml.replace("<ram:LineTotalAmount>847.60", "<ram:LineTotalAmount>847.61"))).toEqual([
    "Steuer S",
    "Zeile 1",
  ]);
});

test("Das PDF ist ein Factur-X: Datensatz unter seinem Namen, Profil in den Metadaten, Schriften, Tabellen mit Kopf", async () => {
  const pdf = await kostennoteAlsPdf(beleg("wert=10000&vv=3100,3104", { rechenweg: "ja" }));
  const roh = Buffer.from(pdf).toString("utf8");
  const metadaten = roh.slice(roh.lastIndexOf("<?xpacket begin"));
  expect(metadaten).toContain("<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>");
  expect(metadaten).toContain("<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>");
  expect(metadaten).toContain("<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>");
  expect(metadaten).toContain("urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#");
  expect(
    xmlLesen(metadaten.slice(metadaten.indexOf("<x:xmpmeta"), metadaten.indexOf("<?xpacket end"))).name,
  ).toBe("xmpmeta");
  expect(roh).toMatch(/\/AFRelationship\s*\/Alternative/);
  expect(roh).toMatch(/\/F \(factur-x\.xml\)/);
  const { namen, dateien } = schriftenIn(pdf);
  expect(dateien).toBe(namen.length);
  const { struktur } = await pdfLesen(pdf);
  const arten = new Set(struktur.flat().flatMap(artenIn));
  for (const art of ["H1", "Table", "TH", "TD"]) expect(arten).toContain(art);
});

const artenIn = ({ art, teile }: Strukturteil): string[] => [art, ...teile.flatMap(artenIn)];

test("Die Querverweise des ergänzten PDF zeigen auf die neuen Metadaten", async () => {
  const pdf = await kostennoteAlsPdf(beleg("wert=500&vv=2300"));
  const roh = Buffer.from(pdf).toString("latin1");
  const tafel = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(roh)?.[1]);
  const [, nr, ort] = /^xref\n(\d+) 1\n(\d{10}) 00000 n \n/.exec(roh.slice(tafel)) ?? [];
  expect(roh.slice(Number(ort)).startsWith(`${nr} 0 obj\n`)).toBe(true);
  const laenge = Number(/\/Length (\d+)/.exec(roh.slice(Number(ort)))?.[1]);
  const inhalt = roh.slice(roh.indexOf("stream\n", Number(ort)) + 7);
  expect(inhalt.slice(laenge).startsWith("\nendstream")).toBe(true);
});

test("Derselbe Beleg gibt denselben Datensatz, Zeichen für Zeichen", async () => {
  const b = beleg("wert=10000&vv=3100,3104");
  const hash = async () =>
    createHash("sha256")
      .update(await datensatz(b, "CII"))
      .digest("hex");
  expect(await hash()).toBe(await hash());
});

test("Vorschüsse nennen ihre Steuer auch im Datensatz, und die Freigabe steht darin", async () => {
  const xml = await datensatz(beleg("wert=10000&vv=3100,3104", vorschuss), "CII");
  // 500,00 × 19 / 119
  expect(xml).toContain("Vorschuss vom 01.03.2026 (§ 9 RVG): 500,00 €, darin 19 % Umsatzsteuer 79,83 €.");
  expect(xml).toContain("Freigegeben: Rechtsanwältin Änne Möller, 21.11.2026.");
});

test("Beträge und Sätze stehen in den Texten des Datensatzes wie auf der Seite", async () => {
  const grosser = { zahlungsart1: "vorschuss", zahlungam1: "01.03.2026", zahlungbetrag1: "1.500,00" };
  const xml = await datensatz(beleg("wert=12500,50&vv=3200", grosser), "CII");
  expect(xml).toContain("Gegenstandswert 12.500,50 €, Satz 1,6<");
  expect(xml).toContain("Vorschuss vom 01.03.2026 (§ 9 RVG): 1.500,00 €");
});
