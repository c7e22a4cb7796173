/** An element of an XML document: local name, text of its own, elements below it. */
export type Element = { readonly name: string; readonly text: string; readonly teile: readonly Element[] };

/** Reads XML as the library writes it: no CDATA, no comments inside. For tests. */
export function xmlLesen(xml: string): Element {
  type Offen = { name: string; text: string; teile: Element[] };
  const stapel: Offen[] = [{ name: "", text: "", teile: [] }];
  for (const [stueck] of xml.replace(/<\?[^>]*\?>/g, "").matchAll(/<[^>]+>|[^<]+/g)) {
    const oben = stapel.at(-1) as Offen;
    if (!stueck.startsWith("<")) oben.text += klartext(stueck);
    else if (stueck.startsWith("</")) stapel.pop();
    else {
      const name = (/^<([\w:]+)/.exec(stueck)?.[1] ?? "").replace(/^\w+:/, "");
      const neu: Offen = { name, text: "", teile: [] };
      oben.teile.push(neu);
      if (!stueck.endsWith("/>")) stapel.push(neu);
    }
  }
  const [wurzel] = (stapel[0] as Offen).teile;
  if (!wurzel) throw new Error("Kein XML");
  return wurzel;
}

const klartext = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");

/** Every element at a path of local names; `**` is not needed, the model is fixed. */
export function alle(von: Element, pfad: string): readonly Element[] {
  return pfad
    .split("/")
    .reduce<readonly Element[]>(
      (stand, name) => stand.flatMap((e) => e.teile.filter((t) => t.name === name)),
      [von],
    );
}

export const text = (von: Element, pfad: string): string => (alle(von, pfad)[0]?.text ?? "").trim();

/** `1234.5` → 123450; `undefined` where there is no amount. */
export function cents(betrag: string): number | undefined {
  const m = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(betrag);
  return m ? Number(`${m[1]}${m[2]}${(m[3] ?? "").padEnd(2, "0")}`) || 0 : undefined;
}

const handel = "SupplyChainTradeTransaction";
const zahlung = `${handel}/ApplicableHeaderTradeSettlement`;
const summen = `${zahlung}/SpecifiedTradeSettlementHeaderMonetarySummation`;
const verkaeufer = `${handel}/ApplicableHeaderTradeAgreement/SellerTradeParty`;
const kaeufer = `${handel}/ApplicableHeaderTradeAgreement/BuyerTradeParty`;

type Regel = readonly [name: string, gut: (x: Element, art: Rechnungsart) => boolean];

type Rechnungsart = {
  /** Of a German authority or firm: XRechnung. */
  readonly deutsch?: boolean;
  /** The total price is what was agreed on for every line, as with the portal's own tiers. */
  readonly gesamtpreise?: boolean;
};

const summe = (zahlen: readonly (number | undefined)[]) => zahlen.reduce<number>((s, n) => s + (n ?? 0), 0);
const betrag = (x: Element, feld: string) => cents(text(x, `${summen}/${feld}`));
const zeilen = (x: Element) => alle(x, `${handel}/IncludedSupplyChainTradeLineItem`);
const zeilenbetrag = (z: Element) =>
  cents(
    text(z, "SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount"),
  ) ?? Number.NaN;
const zeilensteuer = (z: Element, feld: string) =>
  text(z, `SpecifiedLineTradeSettlement/ApplicableTradeTax/${feld}`);
const steuern = (x: Element) => alle(x, `${zahlung}/ApplicableTradeTax`);
const nummern = (x: Element) => alle(x, `${verkaeufer}/SpecifiedTaxRegistration/ID`).map((e) => e.text);
/** The fee of Nr. 2500 VV, whose total price the law fixes. */
const steuerEnthalten = (z: Element) => text(z, "SpecifiedTradeProduct/Description") === "Nr. 2500 VV";
/** Half up away from zero, as the rules compute. */
const gerundet = (cent: number) => Math.sign(cent) * Math.round(Math.abs(cent) + 1e-9);

const ohneSteuer = (kategorie: string): readonly Regel[] => [
  [
    `BR-${kategorie}-09`,
    (x) =>
      steuern(x)
        .filter((s) => text(s, "CategoryCode") === kategorie)
        .every((s) => cents(text(s, "CalculatedAmount")) === 0),
  ],
  [
    `BR-${kategorie}-10`,
    (x) =>
      steuern(x)
        .filter((s) => text(s, "CategoryCode") === kategorie)
        .every((s) => text(s, "ExemptionReason") !== ""),
  ],
];

/** Business rules of EN 16931 that need nothing but sums and presence, by their own names. */
const en16931: readonly Regel[] = [
  ["BR-01", (x) => text(x, "ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID") !== ""],
  ["BR-02", (x) => text(x, "ExchangedDocument/ID") !== ""],
  ["BR-03", (x) => /^\d{8}$/.test(text(x, "ExchangedDocument/IssueDateTime/DateTimeString"))],
  ["BR-04", (x) => ["380", "384"].includes(text(x, "ExchangedDocument/TypeCode"))],
  ["BR-05", (x) => text(x, `${zahlung}/InvoiceCurrencyCode`) === "EUR"],
  ["BR-06", (x) => text(x, `${verkaeufer}/Name`) !== ""],
  ["BR-07", (x) => text(x, `${kaeufer}/Name`) !== ""],
  ["BR-09", (x) => text(x, `${verkaeufer}/PostalTradeAddress/CountryID`) !== ""],
  ["BR-11", (x) => text(x, `${kaeufer}/PostalTradeAddress/CountryID`) !== ""],
  ["BR-16", (x) => zeilen(x).length > 0],
  [
    "BR-27",
    (x) =>
      zeilen(x).every(
        (z) =>
          (cents(text(z, "SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount")) ?? -1) >= 0,
      ),
  ],
  ["BR-CO-10", (x) => betrag(x, "LineTotalAmount") === summe(zeilen(x).map(zeilenbetrag))],
  [
    "BR-CO-13",
    (x) =>
      betrag(x, "TaxBasisTotalAmount") ===
      summe([betrag(x, "LineTotalAmount"), betrag(x, "ChargeTotalAmount")]) -
        summe([betrag(x, "AllowanceTotalAmount")]),
  ],
  [
    "BR-CO-14",
    (x) =>
      (betrag(x, "TaxTotalAmount") ?? 0) === summe(steuern(x).map((s) => cents(text(s, "CalculatedAmount")))),
  ],
  [
    "BR-CO-15",
    (x) =>
      betrag(x, "GrandTotalAmount") ===
      summe([betrag(x, "TaxBasisTotalAmount"), betrag(x, "TaxTotalAmount")]),
  ],
  [
    "BR-CO-16",
    (x) =>
      betrag(x, "DuePayableAmount") ===
      summe([betrag(x, "GrandTotalAmount")]) - summe([betrag(x, "TotalPrepaidAmount")]),
  ],
  [
    // The validators allow a difference; ours only that of lines whose price contains its VAT.
    "BR-CO-17",
    (x, { gesamtpreise }) =>
      steuern(x).every(
        (s) =>
          Math.abs(
            (cents(text(s, "CalculatedAmount")) ?? Number.NaN) -
              gerundet(
                (summe([cents(text(s, "BasisAmount"))]) * Number(text(s, "RateApplicablePercent") || 0)) /
                  100,
              ),
          ) <= zeilen(x).filter((z) => gesamtpreise || steuerEnthalten(z)).length,
      ),
  ],
  ["BR-CO-18", (x) => steuern(x).length > 0],
  [
    "BR-CO-25",
    (x) =>
      (betrag(x, "DuePayableAmount") ?? 0) <= 0 ||
      text(x, `${zahlung}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString`) !== "" ||
      text(x, `${zahlung}/SpecifiedTradePaymentTerms/Description`) !== "",
  ],
  ["BR-CO-26", (x) => text(x, `${verkaeufer}/ID`) !== "" || nummern(x).some((n) => /^[A-Z]{2}/.test(n))],
  [
    "Zeile",
    (x) =>
      zeilen(x).every(
        (z) =>
          zeilenbetrag(z) ===
          Number(text(z, "SpecifiedLineTradeDelivery/BilledQuantity")) *
            (cents(text(z, "SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount")) ??
              Number.NaN),
      ),
  ],
  [
    "BR-S-01",
    (x) =>
      steuern(x).some((s) => text(s, "CategoryCode") === "S") ===
      zeilen(x).some((z) => zeilensteuer(z, "CategoryCode") === "S"),
  ],
  ["BR-S-02", (x) => !steuern(x).some((s) => text(s, "CategoryCode") === "S") || nummern(x).length > 0],
  [
    "BR-S-05",
    (x) =>
      zeilen(x).every(
        (z) =>
          zeilensteuer(z, "CategoryCode") !== "S" || Number(zeilensteuer(z, "RateApplicablePercent")) > 0,
      ),
  ],
  [
    "BR-S-08",
    (x) =>
      steuern(x).every(
        (s) =>
          cents(text(s, "BasisAmount")) ===
          summe(
            zeilen(x)
              .filter(
                (z) =>
                  zeilensteuer(z, "CategoryCode") === text(s, "CategoryCode") &&
                  zeilensteuer(z, "RateApplicablePercent") === text(s, "RateApplicablePercent"),
              )
              .map(zeilenbetrag),
          ),
      ),
  ],
  [
    "BR-S-10",
    (x) => steuern(x).every((s) => text(s, "CategoryCode") !== "S" || text(s, "ExemptionReason") === ""),
  ],
  ...ohneSteuer("E"),
  ...ohneSteuer("AE"),
  ...ohneSteuer("O"),
  [
    "BR-AE-02",
    (x) =>
      !steuern(x).some((s) => text(s, "CategoryCode") === "AE") ||
      (nummern(x).some((n) => /^DE/.test(n)) && text(x, `${kaeufer}/SpecifiedTaxRegistration/ID`) !== ""),
  ],
  [
    "BR-O-02",
    (x) =>
      !steuern(x).some((s) => text(s, "CategoryCode") === "O") ||
      ![...nummern(x), text(x, `${kaeufer}/SpecifiedTaxRegistration/ID`)].some((n) => /^[A-Z]{2}/.test(n)),
  ],
  [
    "BR-O-05",
    (x) =>
      zeilen(x).every(
        (z) => zeilensteuer(z, "CategoryCode") !== "O" || zeilensteuer(z, "RateApplicablePercent") === "",
      ),
  ],
  ["BR-O-11", (x) => !steuern(x).some((s) => text(s, "CategoryCode") === "O") || steuern(x).length === 1],
  ["Notiz", (x) => alle(x, "ExchangedDocument/IncludedNote").every((n) => alle(n, "Content").length === 1)],
];

/** Fields that XRechnung demands beyond the norm (KoSIT, BR-DE). */
const xrechnung: readonly Regel[] = [
  ["BR-DE-1", (x) => text(x, `${zahlung}/SpecifiedTradeSettlementPaymentMeans/TypeCode`) !== ""],
  ["BR-DE-2", (x) => alle(x, `${verkaeufer}/DefinedTradeContact`).length === 1],
  ["BR-DE-3", (x) => text(x, `${verkaeufer}/PostalTradeAddress/CityName`) !== ""],
  ["BR-DE-4", (x) => text(x, `${verkaeufer}/PostalTradeAddress/PostcodeCode`) !== ""],
  ["BR-DE-5", (x) => text(x, `${verkaeufer}/DefinedTradeContact/PersonName`) !== ""],
  [
    "BR-DE-6",
    (x) => text(x, `${verkaeufer}/DefinedTradeContact/TelephoneUniversalCommunication/CompleteNumber`) !== "",
  ],
  [
    "BR-DE-7",
    (x) => text(x, `${verkaeufer}/DefinedTradeContact/EmailURIUniversalCommunication/URIID`).includes("@"),
  ],
  ["BR-DE-8", (x) => text(x, `${kaeufer}/PostalTradeAddress/CityName`) !== ""],
  ["BR-DE-9", (x) => text(x, `${kaeufer}/PostalTradeAddress/PostcodeCode`) !== ""],
  ["BR-DE-15", (x) => text(x, `${handel}/ApplicableHeaderTradeAgreement/BuyerReference`) !== ""],
  ["BR-DE-16", (x) => steuern(x).every((s) => text(s, "CategoryCode") === "O") || nummern(x).length > 0],
  ["BR-DE-17", (x) => ["380", "384"].includes(text(x, "ExchangedDocument/TypeCode"))],
  [
    "BR-DE-19",
    (x) =>
      text(x, `${zahlung}/SpecifiedTradeSettlementPaymentMeans/TypeCode`) !== "58" ||
      /^[A-Z]{2}\d{2}/.test(
        text(x, `${zahlung}/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID`),
      ),
  ],
  [
    "BR-DE-21",
    (x) =>
      text(x, "ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter/ID") ===
      "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0",
  ],
  [
    "BR-DE-26",
    (x) =>
      text(x, "ExchangedDocument/TypeCode") !== "384" ||
      text(x, `${zahlung}/InvoiceReferencedDocument/IssuerAssignedID`) !== "",
  ],
  ["PEPPOL-R010", (x) => text(x, `${kaeufer}/URIUniversalCommunication/URIID`) !== ""],
  ["PEPPOL-R020", (x) => text(x, `${verkaeufer}/URIUniversalCommunication/URIID`) !== ""],
];

/** Names of the rules a record breaks. */
export function verstoesse(xml: string, art: Rechnungsart = {}): string[] {
  const x = xmlLesen(xml);
  return [...en16931, ...(art.deutsch ? xrechnung : [])]
    .filter(([, gut]) => !gut(x, art))
    .map(([name]) => name);
}

/** The totals of a record in cents. */
export function datensatzsummen(xml: string) {
  const x = xmlLesen(xml);
  return {
    netto: betrag(x, "TaxBasisTotalAmount"),
    steuer: betrag(x, "TaxTotalAmount") ?? 0,
    brutto: betrag(x, "GrandTotalAmount"),
    gezahlt: betrag(x, "TotalPrepaidAmount") ?? 0,
    offen: betrag(x, "DuePayableAmount"),
  };
}
