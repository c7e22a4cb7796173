import type { Invoice } from "@e-invoice-eu/core";
import { type Cent, cent, satz, zahl } from "@gebuehrenportal/recht";
import type { Beleg, Belegzeile, Empfaenger, Steuersumme } from "./beleg.ts";
import type { Besteuerung } from "./steuer.ts";

type Kopf = Invoice["ubl:Invoice"];
type Zeile = Kopf["cac:InvoiceLine"][number];

/** `123456` → `1234.56` */
const dezimal = (betrag: Cent): string => {
  const absolut = String(Math.abs(betrag)).padStart(3, "0");
  return `${betrag < 0 ? "-" : ""}${absolut.slice(0, -2)}.${absolut.slice(-2)}`;
};

const eur = "EUR" as const;
const vat = { "cbc:ID": "VAT" };

/** What a feature says in its own words. */
export type Belegtexte = {
  /** Lines of the note (BT-22). */
  readonly notizen: readonly string[];
  /** How to pay (BT-20). */
  readonly zahlung: string;
};

/**
 * The document in the model of EN 16931, as the library takes it. What is subtracted (credits, caps, a Storno) is a
 * negative quantity, since a price is never negative (BR-27). A Storno is a corrected invoice (384) with its reference.
 */
export function eRechnung(beleg: Beleg, { notizen, zahlung }: Belegtexte): Invoice {
  const zeilen = beleg.gruppen.flatMap((g) => g.zeilen);
  const [erste, ...weitere] = zeilen.map(position);
  if (!erste) throw new Error("Eine Rechnung ohne Zeilen lässt sich nicht ausstellen.");
  return {
    "ubl:Invoice": {
      "cbc:ID": beleg.nummer,
      "cbc:IssueDate": beleg.datum,
      "cbc:DueDate": beleg.zahlbarBis,
      "cbc:InvoiceTypeCode": beleg.art === "storno" ? "384" : "380",
      // One note: profile EN 16931 of ZUGFeRD takes several, but the library writes them into one element.
      "cbc:Note": [notizen.join("\n")],
      "cbc:DocumentCurrencyCode": eur,
      ...kaeufernummer(beleg.empfaenger),
      "cac:InvoicePeriod": { "cbc:StartDate": beleg.leistung.von, "cbc:EndDate": beleg.leistung.bis },
      "cac:AccountingSupplierParty": { "cac:Party": verkaeufer(beleg) },
      "cac:AccountingCustomerParty": { "cac:Party": kaeufer(beleg) },
      // The service is rendered when it ends (BT-72).
      "cac:Delivery": { "cbc:ActualDeliveryDate": beleg.leistung.bis },
      "cac:PaymentMeans": [zahlungsmittel(beleg)],
      "cac:PaymentTerms": { "cbc:Note": zahlung },
      "cac:TaxTotal": [
        {
          "cbc:TaxAmount": dezimal(beleg.umsatzsteuer),
          "cbc:TaxAmount@currencyID": eur,
          "cac:TaxSubtotal": beleg.steuern.map((steuer) => ({
            "cbc:TaxableAmount": dezimal(steuer.netto),
            "cbc:TaxableAmount@currencyID": eur,
            "cbc:TaxAmount": dezimal(steuer.steuer),
            "cbc:TaxAmount@currencyID": eur,
            "cac:TaxCategory": summensteuer(steuer),
          })),
        },
      ],
      "cac:LegalMonetaryTotal": summen(beleg),
      "cac:InvoiceLine": [erste, ...weitere],
    },
  };
}

/** 58: SEPA credit transfer, 68: online payment service, which needs no account. */
function zahlungsmittel({
  nummer,
  absender: a,
  zahlweg,
}: Beleg): NonNullable<Kopf["cac:PaymentMeans"]>[number] {
  if (zahlweg === "online") return { "cbc:PaymentMeansCode": "68", "cbc:PaymentID": nummer };
  return {
    "cbc:PaymentMeansCode": "58",
    "cbc:PaymentID": nummer,
    "cac:PayeeFinancialAccount": {
      "cbc:ID": a.iban,
      "cbc:Name": a.kanzlei,
      ...(a.bic ? { "cac:FinancialInstitutionBranch": { "cbc:ID": a.bic } } : {}),
    },
  };
}

function summen(beleg: Beleg): Kopf["cac:LegalMonetaryTotal"] {
  return {
    "cbc:LineExtensionAmount": dezimal(beleg.netto),
    "cbc:LineExtensionAmount@currencyID": eur,
    "cbc:TaxExclusiveAmount": dezimal(beleg.netto),
    "cbc:TaxExclusiveAmount@currencyID": eur,
    "cbc:TaxInclusiveAmount": dezimal(beleg.brutto),
    "cbc:TaxInclusiveAmount@currencyID": eur,
    "cbc:PrepaidAmount": dezimal(beleg.gezahlt),
    "cbc:PrepaidAmount@currencyID": eur,
    "cbc:PayableAmount": dezimal(beleg.offen),
    "cbc:PayableAmount@currencyID": eur,
  };
}

function position(zeile: Belegzeile, index: number): Zeile {
  return {
    "cbc:ID": String(index + 1),
    // C62: one.
    "cbc:InvoicedQuantity": zeile.betrag < 0 ? "-1" : "1",
    "cbc:InvoicedQuantity@unitCode": "C62",
    "cbc:LineExtensionAmount": dezimal(zeile.betrag),
    "cbc:LineExtensionAmount@currencyID": eur,
    "cac:Item": {
      ...(zeile.norm ? { "cbc:Description": beschreibung(zeile) } : {}),
      "cbc:Name": zeile.text,
      "cac:ClassifiedTaxCategory": zeilensteuer(zeile.steuer),
    },
    "cac:Price": {
      "cbc:PriceAmount": dezimal(cent(Math.abs(zeile.betrag))),
      "cbc:PriceAmount@currencyID": eur,
    },
  };
}

const beschreibung = ({ norm, wert, satz100 }: Belegzeile): string =>
  [
    norm,
    wert === undefined ? "" : `Gegenstandswert ${zahl(wert)} €`,
    satz100 === undefined ? "" : `Satz ${satz(satz100)}`,
  ]
    .filter(Boolean)
    .join(", ");

/** Of a line: „O“ carries no rate at all (BR-O-05). */
const zeilensteuer = ({ kategorie, prozent }: Besteuerung) => ({
  "cbc:ID": kategorie,
  ...(kategorie === "O" ? {} : { "cbc:Percent": `${prozent}.00` }),
  "cac:TaxScheme": vat,
});

/** Of all lines of a category: XRechnung wants a rate of every one, of „O“ too (BR-DE-14). */
const summensteuer = ({ kategorie, prozent, grund }: Steuersumme) => ({
  "cbc:ID": kategorie,
  "cbc:Percent": `${prozent}.00`,
  "cac:TaxScheme": vat,
  ...(grund ? { "cbc:TaxExemptionReason": grund } : {}),
});

const kaeufernummer = ({ leitwegId, referenz }: Empfaenger): Pick<Kopf, "cbc:BuyerReference"> =>
  leitwegId || referenz ? { "cbc:BuyerReference": leitwegId || referenz } : {};

/** BR-O-02: a document outside of VAT names no VAT number. */
const verkaeufernummer = ({ absender, steuern }: Beleg): string =>
  steuern.some((s) => s.kategorie === "O") ? "" : absender.ustIdNr;

function verkaeufer(beleg: Beleg): Kopf["cac:AccountingSupplierParty"]["cac:Party"] {
  const a = beleg.absender;
  const ustIdNr = verkaeufernummer(beleg);
  const nummern = [
    ...(ustIdNr ? [{ "cbc:CompanyID": ustIdNr, "cac:TaxScheme": vat }] : []),
    ...(a.steuernummer ? [{ "cbc:CompanyID": a.steuernummer, "cac:TaxScheme": { "cbc:ID": "FC" } }] : []),
  ] as [{ "cbc:CompanyID": string; "cac:TaxScheme": { "cbc:ID": string } }];
  return {
    "cbc:EndpointID": a.email,
    "cbc:EndpointID@schemeID": "EM",
    "cac:PostalAddress": {
      "cbc:StreetName": a.strasse,
      "cbc:CityName": a.ort,
      "cbc:PostalZone": a.plz,
      "cac:Country": { "cbc:IdentificationCode": "DE" },
    },
    "cac:PartyTaxScheme": nummern,
    "cac:PartyLegalEntity": { "cbc:RegistrationName": a.kanzlei },
    "cac:Contact": {
      "cbc:Name": a.rechtsanwalt,
      ...(a.telefon ? { "cbc:Telephone": a.telefon } : {}),
      "cbc:ElectronicMail": a.email,
    },
  };
}

function kaeufer({ empfaenger: e, steuern }: Beleg): Kopf["cac:AccountingCustomerParty"]["cac:Party"] {
  const mitNummer = e.ustIdNr && !steuern.some((s) => s.kategorie === "O");
  return {
    ...(e.leitwegId
      ? { "cbc:EndpointID": e.leitwegId, "cbc:EndpointID@schemeID": "0204" as const }
      : e.email
        ? { "cbc:EndpointID": e.email, "cbc:EndpointID@schemeID": "EM" as const }
        : {}),
    "cac:PostalAddress": {
      // Up to 250 € an invoice needs no address of its recipient (§ 33 UStDV).
      ...(e.strasse ? { "cbc:StreetName": e.strasse } : {}),
      ...(e.zusatz ? { "cbc:AdditionalStreetName": e.zusatz } : {}),
      ...(e.ort ? { "cbc:CityName": e.ort } : {}),
      ...(e.plz ? { "cbc:PostalZone": e.plz } : {}),
      "cac:Country": { "cbc:IdentificationCode": e.land as "DE" },
    },
    ...(mitNummer ? { "cac:PartyTaxScheme": { "cbc:CompanyID": e.ustIdNr, "cac:TaxScheme": vat } } : {}),
    "cac:PartyLegalEntity": { "cbc:RegistrationName": e.name },
  };
}

/**
 * Adds to a record in CII what the library (2.3.4) drops on its way: the document that a Storno cancels (BT-25, BT-26;
 * CII D16B, to which EN 16931 is bound, has room for one: further ones are named in a note, BT-22), and the number by which a seller without VAT number is known (BT-29; BR-CO-26 asks for one).
 *
 * @throws {Error} the record is not built as the library writes it
 */
export function ergaenzt(xml: string, beleg: Beleg): string {
  const mitNummer = verkaeufernummer(beleg)
    ? xml
    : nach(xml, "<ram:SellerTradeParty>", `<ram:ID>${maskiert(beleg.absender.steuernummer)}</ram:ID>`);
  if (!beleg.storniert) return mitNummer;
  const tag = beleg.storniert.datum.replaceAll("-", "");
  return nach(
    mitNummer,
    "</ram:SpecifiedTradeSettlementHeaderMonetarySummation>",
    `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${maskiert(beleg.storniert.nummer)}</ram:IssuerAssignedID><ram:FormattedIssueDateTime><qdt:DateTimeString format="102">${tag}</qdt:DateTimeString></ram:FormattedIssueDateTime></ram:InvoiceReferencedDocument>`,
  );
}

function nach(xml: string, stelle: string, neu: string): string {
  if (xml.split(stelle).length !== 2) throw new Error(`Im Datensatz fehlt ${stelle}.`);
  return xml.replace(stelle, () => stelle + neu);
}

const maskiert = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
