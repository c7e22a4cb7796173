import { type Cent, cent, type Tag, tag } from "@gebuehrenportal/recht";
import { XMLParser } from "fast-xml-parser";
import { kennungen } from "./kennung.server.ts";
import type { Bankumsatz, Kontoauszug } from "./umsatz.ts";

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
 * Reads what came in from a statement (ISO 20022, camt.053 of any version). A document type, which could name entities
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
  for (const auszug of auszuege)
    for (const eintrag of liste(auszug, "Ntry")) {
      const neue = eingaenge(eintrag, wert(auszug, "Acct", "Id", "IBAN"), kennung);
      umsaetze.push(...neue);
      if (neue.length === 0) uebergangen += 1;
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

/** The payments of an entry: one, or each of a batch with its own amount. */
function eingaenge(
  eintrag: Knoten,
  konto: string,
  kennung: ReturnType<typeof kennungen>,
): readonly Bankumsatz[] {
  const gebucht = wert(eintrag, "Sts", "Cd") || wert(eintrag, "Sts");
  const am = tagAus(wert(eintrag, "BookgDt", "Dt") || wert(eintrag, "BookgDt", "DtTm"));
  const gutschrift = wert(eintrag, "CdtDbtInd") === "CRDT" && wert(eintrag, "RvslInd") !== "true";
  if (!gutschrift || gebucht !== "BOOK" || !am) return [];
  const einzelne = liste(eintrag, "NtryDtls").flatMap((d) => liste(d, "TxDtls"));
  const teile = einzelne.length > 1 ? einzelne : [einzelne[0]];
  return teile.flatMap((teil, i): Bankumsatz[] => {
    const betrag = betragAus(
      teil && einzelne.length > 1
        ? (kind(teil, "Amt") ?? kind(teil, "AmtDtls", "TxAmt", "Amt"))
        : kind(eintrag, "Amt"),
    );
    if (betrag === undefined) return [];
    const zahler = teil
      ? wert(teil, "RltdPties", "Dbtr", "Pty", "Nm") || wert(teil, "RltdPties", "Dbtr", "Nm")
      : "";
    const zweck = (teil ? zweckAus(teil) : "") || wert(eintrag, "AddtlNtryInf");
    const eigene = teil ? wert(teil, "Refs", "AcctSvcrRef") : "";
    const fremd = eigene || wert(eintrag, "AcctSvcrRef");
    const fremdId = fremd
      ? [konto, fremd, String(am), ...(eigene || teile.length === 1 ? [] : [String(i + 1)])].join(" ")
      : kennung([konto, am, betrag, zahler, zweck]);
    return [
      {
        fremdId: fremdId.slice(0, 200),
        am,
        betrag,
        zahler: zahler.slice(0, 200),
        zweck: zweck.slice(0, 600),
      },
    ];
  });
}

/** What the payer wrote, structured or not. */
function zweckAus(teil: Knoten): string {
  const rmt = kind(teil, "RmtInf");
  const frei = rmt ? liste(rmt, "Ustrd").map((u) => textVon(u)) : [];
  const strukturiert = rmt ? liste(rmt, "Strd").map((s) => wert(s, "CdtrRefInf", "Ref")) : [];
  const e2e = wert(teil, "Refs", "EndToEndId");
  return [...frei, ...strukturiert, ...(e2e && e2e !== "NOTPROVIDED" ? [e2e] : [])].filter(Boolean).join(" ");
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
