type Eintrag = {
  readonly betrag?: string;
  readonly zweck?: string;
  readonly zahler?: string;
  readonly ref?: string;
  readonly art?: "CRDT" | "DBIT";
  readonly stand?: "BOOK" | "PDNG";
  readonly am?: string;
  readonly iban?: string;
  /** A payment that was taken back: what had been paid, the entry itself may hold charges, too. */
  readonly zurueck?: string;
};

const sicher = (text: string) => text.replaceAll(/&(?!\w+;)/g, "&amp;").replaceAll("<", "&lt;");

/** An entry of a statement. */
export function eintrag({
  betrag = "11.99",
  zweck = "",
  zahler = "Rosa",
  ref,
  art = "CRDT",
  stand = "BOOK",
  am = "2026-03-20",
  iban = "",
  zurueck,
}: Eintrag): string {
  return `<Ntry><Amt Ccy="EUR">${betrag}</Amt><CdtDbtInd>${art}</CdtDbtInd>${zurueck ? "<RvslInd>true</RvslInd>" : ""}<Sts>${stand}</Sts><BookgDt><Dt>${am}</Dt></BookgDt>${
    ref ? `<AcctSvcrRef>${ref}</AcctSvcrRef>` : ""
  }<NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>${
    zurueck ? `<AmtDtls><InstdAmt><Amt Ccy="EUR">${zurueck}</Amt></InstdAmt></AmtDtls>` : ""
  }<RltdPties><Dbtr><Nm>${sicher(zahler)}</Nm></Dbtr>${
    iban ? `<DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct>` : ""
  }</RltdPties><RmtInf><Ustrd>${sicher(zweck)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}

/** A statement with some entries. */
export const camt = (...eintraege: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>1</Id><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${eintraege.join("")}</Stmt></BkToCstmrStmt></Document>`;
