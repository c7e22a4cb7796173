/** An element of an XML document: local name, text of its own, elements below it. */
type Element = { readonly name: string; readonly text: string; readonly teile: readonly Element[] };

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
function alle(von: Element, pfad: string): readonly Element[] {
  return pfad
    .split("/")
    .reduce<readonly Element[]>(
      (stand, name) => stand.flatMap((e) => e.teile.filter((t) => t.name === name)),
      [von],
    );
}

const text = (von: Element, pfad: string): string => (alle(von, pfad)[0]?.text ?? "").trim();

/** `1234.5` → 123450; `undefined` where there is no amount. */
function cents(betrag: string): number | undefined {
  const m = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(betrag);
  return m ? Number(`${m[1]}${m[2]}${(m[3] ?? "").padEnd(2, "0")}`) || 0 : undefined;
}

const handel = "SupplyChainTradeTransaction";
const zahlung = `${handel}/ApplicableHeaderTradeSettlement`;
const summen = `${zahlung}/SpecifiedTradeSettlementHeaderMonetarySummation`;

const zeilen = (x: Element) => alle(x, `${handel}/IncludedSupplyChainTradeLineItem`);
const betrag = (x: Element, pfad: string): number => cents(text(x, pfad)) ?? Number.NaN;
/** The fee of Nr. 2500 VV, whose total price the law fixes. */
const steuerEnthalten = (z: Element) => text(z, "SpecifiedTradeProduct/Description") === "Nr. 2500 VV";
/** Half up away from zero, as the rules compute. */
const gerundet = (cent: number) => Math.sign(cent) * Math.round(Math.abs(cent) + 1e-9);

/**
 * What does not add up to the cent where the official rules let a euro pass: the tax of a rate (BR-CO-17) and the amount of
 * a line. A line whose price contains its tax may differ by a cent.
 *
 * @param gesamtpreise the price of every line contains its tax
 */
export function rechenfehler(xml: string, { gesamtpreise = false } = {}): string[] {
  const x = xmlLesen(xml);
  const enthalten = zeilen(x).filter((z) => gesamtpreise || steuerEnthalten(z)).length;
  const steuern = alle(x, `${zahlung}/ApplicableTradeTax`).filter((s) => {
    const satz = Number(text(s, "RateApplicablePercent") || 0);
    const soll = gerundet((betrag(s, "BasisAmount") * satz) / 100);
    return !(Math.abs(betrag(s, "CalculatedAmount") - soll) <= enthalten);
  });
  const falscheZeilen = zeilen(x).filter(
    (z) =>
      betrag(
        z,
        "SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount",
      ) !==
      Number(text(z, "SpecifiedLineTradeDelivery/BilledQuantity")) *
        betrag(z, "SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount"),
  );
  return [
    ...steuern.map((s) => `Steuer ${text(s, "CategoryCode")}`),
    ...falscheZeilen.map((z) => `Zeile ${text(z, "AssociatedDocumentLineDocument/LineID")}`),
  ];
}

/** The totals of a record in cents. */
export function datensatzsummen(xml: string) {
  const x = xmlLesen(xml);
  const summe = (feld: string) => cents(text(x, `${summen}/${feld}`));
  return {
    netto: summe("TaxBasisTotalAmount"),
    steuer: summe("TaxTotalAmount") ?? 0,
    brutto: summe("GrandTotalAmount"),
    gezahlt: summe("TotalPrepaidAmount") ?? 0,
    offen: summe("DuePayableAmount"),
  };
}
