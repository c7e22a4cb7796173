import { type Cent, cent, type Tag, tag } from "@gebuehrenportal/recht";
import { XMLParser } from "fast-xml-parser";
import { kennungen } from "./kennung.server.ts";
import { type Bankumsatz, ibanAus, type Kontoauszug } from "./umsatz.ts";

/** An element: its children by name, `#text` its own text. */
type Knoten = { readonly [name: string]: unknown };

const mehrfach = new Set(["Stmt", "Ntry", "NtryDtls", "TxDtls", "Ustrd", "Strd"]);

const leser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  removeNSPrefix: true,
  parseTagValue: false,
  isArray: (name) => mehrfach.has(name),
});

const keinAuszug: Kontoauszug = {
  fehler: "Die Datei ist kein Kontoauszug im Format CAMT.053. Bitte wählen Sie die XML-Datei Ihrer Bank.",
};

/**
 * Reads what came in and went out from a statement (ISO 20022, camt.053 of any version). A document type, which could name entities
 * and foreign files, is refused before anything is read.
 */
export function camtLesen(datei: Uint8Array): Kontoauszug {
  const text = alsText(datei);
  if (text === undefined || /<!(DOCTYPE|ENTITY)/i.test(text)) return keinAuszug;
  let wurzel: unknown;
  try {
    wurzel = leser.parse(text, true);
  } catch {
    return keinAuszug;
  }
  const auszuege = liste(wurzel, "Document", "BkToCstmrStmt", "Stmt");
  if (auszuege.length === 0) return keinAuszug;
  const kennung = kennungen();
  const umsaetze: Bankumsatz[] = [];
  let uebergangen = 0;
  for (const auszug of auszuege) {
    const konto = wert(auszug, "Acct", "Id", "IBAN");
    for (const eintrag of liste(auszug, "Ntry")) {
      const gelesen = zahlungenAus(eintrag);
      for (const { ref, ...eingang } of gelesen.zahlungen)
        umsaetze.push({ fremdId: kennung(konto, ref, eingang), ...eingang });
      uebergangen += gelesen.uebergangen;
    }
  }
  return { umsaetze, uebergangen };
}

function alsText(datei: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(datei);
  } catch {
    return undefined;
  }
}

/** A payment before it has its name; `ref` is what the bank calls it, which not every bank does once only. */
type Zahlung = Omit<Bankumsatz, "fremdId"> & { readonly ref: string };
type Zahlungen = { readonly zahlungen: readonly Zahlung[]; readonly uebergangen: number };

/**
 * The payments of an entry: one, or each of a batch with its own amount. A batch whose parts are not what it brought
 * altogether stays one payment, so that no income is lost.
 */
function zahlungenAus(eintrag: Knoten): Zahlungen {
  const gebucht = wert(eintrag, "Sts", "Cd") || wert(eintrag, "Sts");
  const am = tagAus(wert(eintrag, "BookgDt", "Dt") || wert(eintrag, "BookgDt", "DtTm"));
  const betrag = betragAus(kind(eintrag, "Amt"));
  const richtung = richtungVon(eintrag);
  if (richtung === 0 || gebucht !== "BOOK" || !am || !betrag) return { zahlungen: [], uebergangen: 1 };
  const [ref, zusatz] = [wert(eintrag, "AcctSvcrRef"), wert(eintrag, "AddtlNtryInf")];
  const teile = liste(eintrag, "NtryDtls").flatMap((d) => liste(d, "TxDtls"));
  const betraege = teile.map((teil) => betragDesTeils(teil, richtung));
  const alle = cent(richtung * betrag);
  if (teile.length < 2 || betraege.reduce((s, b) => s + b, 0) !== alle || betraege.includes(0))
    return { zahlungen: [zahlung(teile, { am, betrag: alle, ref, zusatz })], uebergangen: 0 };
  return {
    zahlungen: teile.map((teil, i) => zahlung([teil], { am, betrag: cent(betraege[i] ?? 0), ref, zusatz })),
    uebergangen: 0,
  };
}

/** 1: it came in, -1: it went out; 0: something that had gone out came back. */
function richtungVon(eintrag: Knoten): 1 | -1 | 0 {
  if (wert(eintrag, "CdtDbtInd") === "DBIT") return -1;
  return wert(eintrag, "CdtDbtInd") === "CRDT" && wert(eintrag, "RvslInd") !== "true" ? 1 : 0;
}

/** What a part of a batch adds to it, negative what it takes off; 0 if that cannot be told. */
function betragDesTeils(teil: Knoten, richtung: 1 | -1): number {
  const betrag = betragAus(kind(teil, "Amt") ?? kind(teil, "AmtDtls", "TxAmt", "Amt")) ?? 0;
  const eigene = wert(teil, "CdtDbtInd");
  return betrag * (eigene === "DBIT" ? -1 : eigene === "CRDT" ? 1 : richtung);
}

/** Whoever paid: of what went out whoever got it, unless a payment was taken back. */
function beteiligter(teil: Knoten, betrag: Cent): readonly [name: string, iban: string] {
  const zurueck = kind(teil, "RtrInf") !== undefined || !kind(teil, "RltdPties", "Cdtr");
  const gegenseite = betrag < 0 && !zurueck ? "Cdtr" : "Dbtr";
  return [
    wert(teil, "RltdPties", gegenseite, "Pty", "Nm") || wert(teil, "RltdPties", gegenseite, "Nm"),
    ibanAus(wert(teil, "RltdPties", `${gegenseite}Acct`, "Id", "IBAN")),
  ];
}

/** What was taken back is told besides the charges of the bank. */
const ohneEntgelt = (teil: Knoten | undefined, betrag: Cent): Cent => {
  const urspruenglich = teil && betragAus(kind(teil, "AmtDtls", "InstdAmt", "Amt"));
  return betrag < 0 && urspruenglich ? cent(-urspruenglich) : betrag;
};

function zahlung(
  teile: readonly Knoten[],
  { am, betrag, ref, zusatz }: Pick<Zahlung, "am" | "betrag" | "ref"> & { readonly zusatz: string },
): Zahlung {
  const alle = (lesen: (teil: Knoten) => string) => [...new Set(teile.map(lesen).filter(Boolean))];
  const zahler = alle((t) => beteiligter(t, betrag)[0]).join(", ");
  const [iban = ""] = teile.length === 1 ? alle((t) => beteiligter(t, betrag)[1]) : [];
  const zweck = alle(zweckAus).join(" ") || zusatz;
  const [eigene = ref] = teile.length === 1 ? alle((t) => wert(t, "Refs", "AcctSvcrRef")) : [];
  return {
    am,
    betrag: teile.length === 1 ? ohneEntgelt(teile[0], betrag) : betrag,
    zahler: zahler.slice(0, 200),
    iban,
    zweck: zweck.slice(0, 600),
    ref: eigene,
  };
}

/** What the payer wrote, structured or not, and what the bank says of a return. */
function zweckAus(teil: Knoten): string {
  const rmt = kind(teil, "RmtInf");
  const frei = rmt ? liste(rmt, "Ustrd").map((u) => textVon(u)) : [];
  const strukturiert = rmt ? liste(rmt, "Strd").map((s) => wert(s, "CdtrRefInf", "Ref")) : [];
  const e2e = wert(teil, "Refs", "EndToEndId");
  const rueckgabe = wert(teil, "RtrInf", "AddtlInf");
  return [...frei, ...strukturiert, rueckgabe, ...(e2e && e2e !== "NOTPROVIDED" ? [e2e] : [])]
    .filter(Boolean)
    .join(" ");
}

function betragAus(knoten: unknown): Cent | undefined {
  if (typeof knoten !== "object" || knoten === null || Object(knoten)["@Ccy"] !== "EUR") return undefined;
  const [, euro, rest = ""] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(textVon(knoten)) ?? [];
  if (euro === undefined) return undefined;
  const betrag = Number(euro) * 100 + Number(rest.padEnd(2, "0"));
  return betrag > 0 ? cent(betrag) : undefined;
}

function tagAus(text: string): Tag | undefined {
  try {
    return tag(text.slice(0, 10));
  } catch {
    return undefined;
  }
}

const istKnoten = (etwas: unknown): etwas is Knoten => typeof etwas === "object" && etwas !== null;

function kind(von: unknown, ...pfad: readonly string[]): unknown {
  let hier = von;
  for (const name of pfad) {
    if (!istKnoten(hier) || !Object.hasOwn(hier, name)) return undefined;
    hier = hier[name];
  }
  return hier;
}

function textVon(etwas: unknown): string {
  if (typeof etwas === "string") return etwas.trim();
  return istKnoten(etwas) && typeof etwas["#text"] === "string" ? etwas["#text"].trim() : "";
}

const wert = (von: unknown, ...pfad: readonly string[]): string => textVon(kind(von, ...pfad));

function liste(von: unknown, ...pfad: readonly string[]): readonly Knoten[] {
  const gefunden = kind(von, ...pfad);
  return Array.isArray(gefunden) ? gefunden.map((e): Knoten => (istKnoten(e) ? e : { "#text": e })) : [];
}
