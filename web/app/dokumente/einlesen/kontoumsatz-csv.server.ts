import { type Cent, cent, type Tag, tag } from "@gebuehrenportal/recht";
import { csvZeilen } from "./csv.server.ts";
import { kennungen } from "./kennung.server.ts";
import { type Bankumsatz, ibanAus, type Kontoauszug, umsaetzeHoechstens } from "./umsatz.ts";

/** Heads of columns as banks write them, in lower case, the best first. */
const koepfe = {
  am: ["buchungstag", "buchungsdatum", "buchung", "datum", "wertstellung", "valutadatum"],
  betrag: ["betrag (€)", "betrag (eur)", "betrag", "umsatz", "betrag in eur"],
  soll: ["soll"],
  haben: ["haben"],
  richtung: ["s/h", "soll/haben", "soll / haben", "soll/haben-kennzeichen", "soll-/haben-kennzeichen"],
  waehrung: ["währung", "waehrung"],
  zweck: ["verwendungszweck", "buchungstext", "vorgang/verwendungszweck", "beschreibung"],
  zahler: [
    "name zahlungsbeteiligter",
    "zahlungspflichtige*r",
    "beguenstigter/zahlungspflichtiger",
    "begünstigter/zahlungspflichtiger",
    "empfänger/zahlungspflichtiger",
    "auftraggeber/empfänger",
    "auftraggeber / begünstigter",
    "auftraggeber",
    "name",
  ],
  iban: [
    "iban zahlungsbeteiligter",
    "kontonummer/iban",
    "iban/kontonummer",
    "iban des auftraggebers",
    "iban auftraggeber/empfänger",
    "iban",
    "kontonummer",
  ],
} as const;
type Spalte = keyof typeof koepfe;

const nichtLesbar: Kontoauszug = {
  fehler:
    "In der Datei fehlen Spalten für Buchungstag, Betrag und Verwendungszweck. Bitte wählen Sie die CSV-Ausfuhr der Umsätze aus Ihrem Online-Banking.",
};

/** Reads what came in and went out from the list of entries that online banking exports. */
export function umsatzCsvLesen(datei: Uint8Array): Kontoauszug {
  const zeilen = csvZeilen(datei, umsaetzeHoechstens);
  const kopf = zeilen?.findIndex((z) => spalten(z) !== undefined) ?? -1;
  const orte = zeilen?.[kopf] ? spalten(zeilen[kopf], zeilen.slice(kopf + 1)) : undefined;
  if (!zeilen || !orte) return nichtLesbar;
  const kennung = kennungen();
  const umsaetze: Bankumsatz[] = [];
  let uebergangen = 0;
  for (const zeile of zeilen.slice(kopf + 1)) {
    const feld = (name: Spalte) => (zeile[orte[name] ?? -1] ?? "").replace(/\s+/g, " ").trim();
    const am = tagAus(feld("am"));
    const betrag = umsatzbetrag(orte, feld);
    if (!am || !betrag || zeile.some(istSaldo)) {
      uebergangen += 1;
      continue;
    }
    const [zahler, zweck] = [feld("zahler").slice(0, 200), feld("zweck").slice(0, 600)];
    const umsatz = { am, betrag, zahler, iban: ibanAus(feld("iban")), zweck };
    umsaetze.push({ fremdId: kennung("", "", umsatz), ...umsatz });
  }
  return { umsaetze, uebergangen };
}

type Orte = Partial<Record<Spalte, number>>;

/** Where the columns stand, if this row is their head. */
function spalten(zeile: readonly string[], folgende: readonly (readonly string[])[] = []): Orte | undefined {
  const namen = zeile.map((n) => n.replace(/\s+/g, " ").trim().toLowerCase());
  const orte: Orte = {};
  for (const name of Object.keys(koepfe) as Spalte[]) {
    const ort = koepfe[name].map((n) => namen.indexOf(n)).find((i) => i >= 0);
    if (ort !== undefined) orte[name] = ort;
  }
  const betrag = orte.betrag ?? orte.haben;
  if (orte.am === undefined || betrag === undefined || orte.zweck === undefined) return undefined;
  const ohneNamen =
    namen[betrag + 1] === "" && folgende.some((z) => /^[SH]$/.test(z[betrag + 1]?.trim() ?? ""));
  return ohneNamen ? { richtung: betrag + 1, ...orte } : orte;
}

/**
 * What came in, in cents, negative what went out; `undefined` if it is no euros, or if a column tells the direction and
 * neither it nor a sign says which.
 */
function umsatzbetrag(orte: Orte, feld: (name: Spalte) => string): Cent | undefined {
  if (!/^(EUR|€)?$/i.test(feld("waehrung"))) return undefined;
  if (!feld("betrag")) return hinaus(betragAus(feld("soll"))) ?? betragAus(feld("haben"));
  const betrag = betragAus(feld("betrag"));
  if (orte.richtung === undefined || /^H(aben)?$/i.test(feld("richtung"))) return betrag;
  if (/^S(oll)?$/i.test(feld("richtung"))) return hinaus(betrag);
  return feld("richtung") === "" && /^[+−-]/.test(feld("betrag")) ? betrag : undefined;
}

const hinaus = (betrag: Cent | undefined): Cent | undefined => betrag && cent(-Math.abs(betrag));

/** Some banks list the balance among the entries. */
const istSaldo = (feld: string): boolean => /^(Anfangs|End)saldo$/i.test(feld.trim());

/** „1.234,56“, „1234.56 EUR“, „+11,99 €“ */
function betragAus(text: string): Cent | undefined {
  const roh = text.replace(/(EUR|€|\s)/gi, "").replace("−", "-");
  const glatt = roh.includes(",") ? roh.replaceAll(".", "").replace(",", ".") : roh;
  const [, minus, euro, rest = ""] = /^([+-]?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(glatt) ?? [];
  if (euro === undefined) return undefined;
  return cent((minus === "-" ? -1 : 1) * (Number(euro) * 100 + Number(rest.padEnd(2, "0"))) || 0);
}

/** „17.03.2026“, „17.03.26“, „2026-03-17“ */
function tagAus(text: string): Tag | undefined {
  const [, t, m, j] = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/.exec(text) ?? [];
  const iso =
    t && m && j ? `${j.length === 2 ? `20${j}` : j}-${m.padStart(2, "0")}-${t.padStart(2, "0")}` : text;
  try {
    return tag(iso);
  } catch {
    return undefined;
  }
}
