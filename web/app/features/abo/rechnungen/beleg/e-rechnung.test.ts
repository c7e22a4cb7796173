import { EInvoice } from "@fin.cx/einvoice";
import { cent, tag, zahl } from "@gebuehrenportal/recht";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Beleg } from "#dokumente/e-rechnung/beleg.ts";
import { eDatensatz } from "#dokumente/e-rechnung/datensatz.server.ts";
import { storno } from "#dokumente/e-rechnung/summen.ts";
import { amtlicheVerstoesse } from "#dokumente/e-rechnung/testing/amtlich.ts";
import { datensatzsummen, rechenfehler } from "#dokumente/e-rechnung/testing/datensatz.ts";
import { pdfBeenden } from "#platform/pdf/pdf.server.ts";
import { type GelesenesPdf, pdfLesen } from "#platform/pdf/testing.ts";
import { anschrift, beleg, konto, monat } from "../testing.ts";
import { empfaengerAus } from "./absender.ts";
import { aufbewahrenBis, erneuerterBeleg, rechnungsnummer, xrechnungMoeglich } from "./beleg.ts";
import { rechnungstexte } from "./brief.ts";
import { rechnungAlsPdf, rechnungsgirocode } from "./dateien.server.ts";

afterAll(pdfBeenden);

const zu = [{ nummer: "GP-2026-00001", datum: tag("2026-03-10") }];
const stornobeleg = storno(beleg([monat(2499)]), {
  nummer: "GP-2026-00043",
  datum: tag("2026-03-12"),
  freigegebenVon: "",
});
const auslaendisch = empfaengerAus(konto, { ...anschrift, land: "AT", ustId: "ATU12345678" });

const erneuert = (offen: number) =>
  erneuerterBeleg(beleg([monat(1199)]), {
    offen: cent(offen),
    nummer: "GP-2026-00044",
    datum: tag("2026-04-02"),
    absender: beleg([monat(1199)]).absender,
    empfaenger: empfaengerAus(konto, { ...anschrift, name: "Möller Rechtsanwälte GbR" }),
  });

/** Net, VAT and total in cents: the total price is what was ordered, the VAT in it computed by hand (× 19 / 119). */
const faelle: readonly (readonly [string, Beleg, boolean, readonly [number, number, number]])[] = [
  ["Basic", beleg([monat(1199)]), false, [1008, 191, 1199]],
  ["Premium", beleg([monat(2499)]), false, [2100, 399, 2499]],
  ["Teams", beleg([monat(3999)]), false, [3361, 638, 3999]],
  ["ein halber Monat", beleg([monat(1250)]), false, [1050, 200, 1250]],
  // 7.99: 1.2757 → 1.28; 2.99: 0.4774 → 0.48
  ["zwei Posten", beleg([monat(799), monat(299)]), false, [671 + 251, 128 + 48, 1098]],
  ["Korrektur", beleg([monat(-800)], { zu }), false, [-672, -128, -800]],
  ["Storno", stornobeleg, true, [-2100, -399, -2499]],
  [
    "Steuerschuldnerschaft des Empfängers",
    beleg([monat(2100)], { steuerfall: "eu-reverse-charge", empfaenger: auslaendisch }),
    false,
    [2100, 0, 2100],
  ],
  ["eingezogen", beleg([monat(2499)], { zahlweg: "stripe" }), false, [2100, 399, 2499]],
  [
    "ohne Anschrift",
    beleg([monat(1199)], { empfaenger: empfaengerAus(konto, undefined) }),
    false,
    [1008, 191, 1199],
  ],
  ["neu ausgestellt", erneuert(1199), false, [1008, 191, 1199]],
  ["neu ausgestellt, bezahlt", erneuert(0), false, [1008, 191, 1199]],
];

describe.each(faelle)("Rechnung: %s", (name, b, istStorno, [netto, steuer, brutto]) => {
  const angaben = { storno: istStorno };

  const { gezahlt } = b;
  const summen = { netto, steuer, brutto, gezahlt, offen: brutto - gezahlt };
  let pdf: Uint8Array;
  let gelesenes: GelesenesPdf;
  beforeAll(async () => {
    pdf = await rechnungAlsPdf(b, angaben);
    gelesenes = await pdfLesen(pdf);
  });

  test("Das PDF trägt einen Datensatz, der Schema und Regeln der EN 16931 und von Factur-X hält", () => {
    const { "factur-x.xml": xml = "", ...weitere } = gelesenes.anhaenge;
    expect(weitere).toEqual({});
    expect(amtlicheVerstoesse(xml, "CII")).toEqual([]);
    expect(amtlicheVerstoesse(xml, "Factur-X")).toEqual([]);
    expect(datensatzsummen(xml)).toEqual(summen);
    expect(rechenfehler(xml, { gesamtpreise: true })).toEqual([]);
  });

  test("Wo es eine XRechnung gibt, hält sie Schema und Regeln der EN 16931 und der KoSIT", async () => {
    expect(xrechnungMoeglich(b)).toBe(name !== "ohne Anschrift");
    if (!xrechnungMoeglich(b)) return;
    const xrechnung = await eDatensatz(b, rechnungstexte(b, angaben), "XRECHNUNG-CII");
    expect(amtlicheVerstoesse(xrechnung, "XRechnung")).toEqual([]);
    expect(datensatzsummen(xrechnung)).toEqual(summen);
    expect(rechenfehler(xrechnung, { gesamtpreise: true })).toEqual([]);
  });

  test("Das PDF zeigt dieselben Summen, und ein fremdes Programm liest den Datensatz darin", async () => {
    const { text, seiten } = gelesenes;
    expect(seiten).toHaveLength(1);
    expect(text).toContain(`Summe ohne Umsatzsteuer ${zahl(cent(netto))}`);
    if (steuer !== 0) expect(text).toContain(`Umsatzsteuer 19 % ${zahl(cent(steuer))}`);
    else expect(text.replace(/\s+/g, " ")).toContain("Steuerschuldnerschaft des Leistungsempfängers");
    const gelesen = await EInvoice.fromPdf(Buffer.from(pdf));
    expect(gelesen.invoiceId).toBe(b.nummer);
    expect(Math.round(gelesen.totalNet * 100)).toBe(netto);
  });
});

test("Eine Rechnung nennt, wie zu zahlen ist, eine Korrektur, was mit dem Betrag geschieht", async () => {
  const rechnung = (await pdfLesen(await rechnungAlsPdf(beleg([monat(2499)]), { storno: false }))).text;
  for (const teil of [
    "DE02",
    "Bitte zahlen Sie 24,99 € bis",
    "Verwendungszweck: GP-2026-00042",
    "24.03.2026",
    "Kundennummer",
    "K-0A1B2C3D",
    "GiroCode",
  ])
    expect(rechnung).toContain(teil);
  const korrektur = (await pdfLesen(await rechnungAlsPdf(beleg([monat(-800)], { zu }), { storno: false })))
    .text;
  expect(korrektur).toContain("Rechnungskorrektur GP-2026-00042");
  expect(korrektur).toContain("GP-2026-00001");
  expect(korrektur).not.toContain("GiroCode");
  expect((await pdfLesen(await rechnungAlsPdf(stornobeleg, { storno: true }))).text).toContain(
    "Stornorechnung GP-2026-00043",
  );
});

test("Eine Korrektur mehrerer Rechnungen nennt im Datensatz die erste als Bezug und die anderen im Freitext", async () => {
  // CII D16B, to which EN 16931 is bound, allows one reference: the check of an XRechnung refuses a second one.
  const beide = [...zu, { nummer: "GP-2026-00007", datum: tag("2026-04-10") }];
  const b = beleg([monat(-800)], { zu: beide });
  for (const format of ["CII", "XRECHNUNG-CII"] as const) {
    const xml = await eDatensatz(b, rechnungstexte(b, { storno: false }), format);
    expect(xml.match(/<ram:InvoiceReferencedDocument>/g)).toHaveLength(1);
    expect(xml).toMatch(/<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>GP-2026-00001</);
    expect(xml).toMatch(/<ram:Content>[^<]*GP-2026-00007 vom 10\.04\.2026/);
  }
});

test("Eine neu ausgestellte Rechnung nennt die alte und ob noch etwas zu zahlen ist", async () => {
  const offene = erneuert(1199);
  expect(offene.empfaenger.name).toBe("Möller Rechtsanwälte GbR");
  const texte = rechnungstexte(offene, { storno: false });
  expect(texte.notizen[0]).toContain("ersetzt die Rechnung GP-2026-00042 vom 10.03.2026");
  expect(texte.zahlung).toContain("war am 24.03.2026 fällig. Bitte zahlen Sie 11,99");
  expect(rechnungsgirocode(offene)).toBeDefined();
  // It was to be debited, and is not any more.
  const eingezogen = beleg([monat(1199)], { zahlweg: "stripe" });
  const { absender, empfaenger, datum, brutto } = eingezogen;
  const neu = { absender, empfaenger, datum, offen: brutto, nummer: "GP-2026-00044" };
  expect(rechnungstexte(erneuerterBeleg(eingezogen, neu), { storno: false }).zahlung).toContain("ziehen wir");
  const ueberwiesen = erneuerterBeleg(eingezogen, { ...neu, ueberweisen: true });
  expect(rechnungstexte(ueberwiesen, { storno: false }).zahlung).toContain("auf das Konto IBAN");
  const bezahlt = erneuert(0);
  expect(rechnungstexte(bezahlt, { storno: false }).zahlung).toBe(
    "Der Betrag ist bezahlt. Bitte überweisen Sie nichts.",
  );
  expect(rechnungsgirocode(bezahlt)).toBeUndefined();
  const { text } = await pdfLesen(await rechnungAlsPdf(bezahlt, { storno: false }));
  for (const teil of ["Gezahlt auf GP-2026-00042", "Zu zahlen 0,00"]) expect(text).toContain(teil);
});

test("Einen GiroCode gibt es, solange etwas zu überweisen ist", () => {
  const b = beleg([monat(2499)]);
  expect(rechnungsgirocode(b)).toBeDefined();
  expect(rechnungsgirocode(b, 0)).toBeUndefined();
  expect(rechnungsgirocode(beleg([monat(2499)], { zahlweg: "stripe" }))).toBeUndefined();
  expect(rechnungsgirocode(stornobeleg)).toBeUndefined();
});

test("Jeder Preis und jeder Anteil eines Monats geht in Netto und Steuer auf, nie weiter als ein Cent je Posten vom Satz", () => {
  for (const preis of [1199, 2499, 3999])
    for (const tage of [28, 29, 30, 31])
      for (let uebrig = 0; uebrig < tage; uebrig += 1) {
        const rest = Math.round((preis * uebrig) / tage);
        const posten = [monat(3999), ...(rest > 0 ? [monat(-rest)] : [])];
        const { netto, umsatzsteuer, brutto } = beleg(posten);
        expect([netto + umsatzsteuer, brutto]).toEqual([3999 - rest, 3999 - rest]);
        // BR-CO-17 and BR-S-09 allow less than one euro.
        expect(Math.abs(umsatzsteuer - (netto * 19) / 100)).toBeLessThanOrEqual(posten.length);
      }
});

test("Aufbewahrt wird acht Jahre vom Ende des Jahres an", () => {
  expect(aufbewahrenBis(tag("2026-01-01"))).toBe("2034-12-31");
  expect(aufbewahrenBis(tag("2026-12-31"))).toBe("2034-12-31");
});

test("Nummern tragen ihr Jahr und ordnen sich wie gezählt", () => {
  expect(rechnungsnummer(2026, 42)).toBe("GP-2026-00042");
  expect(rechnungsnummer(2027, 123456)).toBe("GP-2027-123456");
});
