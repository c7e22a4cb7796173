/** A file that was made to take long, and what its sender is told of it. */
type Feindlich = {
  readonly was: string;
  readonly inhalt: () => Uint8Array<ArrayBuffer>;
  readonly satz: RegExp;
};

/** A way on which a file comes in. */
export type Hochladung = {
  /** Its path on the list of pages or calls. */
  readonly weg: string;
  readonly adresse: string;
  readonly wer: string;
  readonly feld: string;
  readonly felder: Readonly<Record<string, string>>;
  readonly dateien: readonly Feindlich[];
};

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const datei = (was: string, satz: RegExp, text: () => string): Feindlich => ({
  was,
  satz,
  inhalt: () => bytes(text()),
});

/** What of tables takes long, whatever they hold. */
const csv = (leer: RegExp): readonly Feindlich[] => [
  datei(
    "eine Zeile mit Millionen Spalten",
    /mehr als (500 Spalten|100\.000 Zeichen)/,
    () => `a;b\n${";".repeat(3_000_000)}`,
  ),
  datei("eine Million Zeilen", leer, () => `a;b\n${"x;y\n".repeat(900_000)}`),
  datei("lauter Anführungszeichen", /Zeichen|Datei/, () => `a;b\n${'"x"y'.repeat(24_000)}\n`.repeat(8)),
  datei("eine Zelle ohne Ende", /Anführungszeichen/, () => `a;b\n"${"x\n".repeat(1_500_000)}`),
];

const karte = (zeile: string): string => `BEGIN:VCARD\nVERSION:3.0\n${zeile}\nEMAIL:a@b.de\nEND:VCARD\n`;
const termin = (zeile: string): string =>
  `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20270101\n${zeile}\nEND:VEVENT\nEND:VCALENDAR\n`;
const rahmen = (innen: string): string =>
  `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id></Acct>${innen}</Stmt></BkToCstmrStmt></Document>`;
const buchung = (nr: number): string =>
  `<Ntry><Amt Ccy="EUR">11.99</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-03-20</Dt></BookgDt><AcctSvcrRef>B${nr}</AcctSvcrRef><NtryDtls><TxDtls><RmtInf><Ustrd>Rechnung GP-2026-${nr}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

/** A picture in name only: its head says that it is large, and what follows is noise. */
const kaputtesPng = (): Uint8Array<ArrayBuffer> => {
  const kopf = Buffer.from("89504e470d0a1a0a0000000d4948445200007530000075300806000000", "hex");
  const inhalt = new Uint8Array(4_000_000);
  inhalt.set(kopf);
  return inhalt;
};
const bild = (satz: RegExp): readonly Feindlich[] => [
  { was: "ein Bild mit neunhundert Millionen Bildpunkten", inhalt: kaputtesPng, satz },
];

/** Every way on which a file comes in, with files that were made to take long. */
export const hochladungen: readonly Hochladung[] = [
  {
    weg: "/kontakte/einlesen",
    adresse: "/kontakte/einlesen",
    wer: "premium",
    feld: "datei",
    felder: {},
    dateien: [
      ...csv(/mehr als 15\.000 Einträge/),
      datei("Karten ohne Ende", /mehr als 15\.000 Einträge/, () => "BEGIN:VCARD\n".repeat(60_000)),
      datei("eine Karte mit einer Million Angaben zum Namen", /lesen|Kontakte/, () =>
        karte(`FN${";A=b".repeat(1_000_000)}:x`),
      ),
      datei("ein Name aus einer Million Teilen", /Vorschau|Namen|Kontakt/, () =>
        karte(`N:${"a;".repeat(1_000_000)}`),
      ),
      datei("eine gefaltete Zeile", /Vorschau|Namen|Kontakt/, () => karte(`FN:x${"\n y".repeat(1_000_000)}`)),
    ],
  },
  {
    weg: "/fristenmanager/einlesen",
    adresse: "/fristenmanager/einlesen",
    wer: "premium",
    feld: "datei",
    felder: {},
    dateien: [
      ...csv(/mehr als 2\.000 Einträge/),
      datei(
        "Termine ohne Ende",
        /mehr als 2\.000 Einträge/,
        () => `BEGIN:VCALENDAR\n${"BEGIN:VEVENT\n".repeat(250_000)}`,
      ),
      datei("ein Termin mit einer Million Angaben zum Titel", /lesen|Fristen|Frist/, () =>
        termin(`SUMMARY${";A=b".repeat(900_000)}:x`),
      ),
      datei("ein Termin mit Hunderttausenden Erinnerungen", /Frist/, () =>
        termin(`SUMMARY:x\n${"BEGIN:VALARM\nEND:VALARM\n".repeat(120_000)}`),
      ),
    ],
  },
  {
    weg: "/admin/rechnungen",
    adresse: "/admin/rechnungen",
    wer: "admin",
    feld: "datei",
    felder: {},
    dateien: [
      ...csv(/fehlen Spalten|mehr als/),
      datei("ein Auszug mit zwölftausend Buchungen", /12\.000|gelesen|Umsätze/, () =>
        rahmen(Array.from({ length: 12_000 }, (_, i) => buchung(i)).join("")),
      ),
      datei("eine Million offener Elemente", /kein Kontoauszug|Zeit|Speicher/, () => "<a>".repeat(1_000_000)),
      datei("ein Element mit Hunderttausenden Attributen", /kein Kontoauszug|Zeit|Speicher/, () =>
        rahmen(`<a ${'b="" '.repeat(400_000)}/>`),
      ),
    ],
  },
  {
    weg: "/admin/werbung/:id",
    adresse: "/admin/werbung/neu",
    wer: "admin",
    feld: "bild",
    felder: {
      art: "bezahlt",
      werbender: "Birke",
      titel: "Papier",
      gewicht: "7",
      text: "Weiß.",
      von: "heute",
      bis: "",
      ziel: "https://example.com/papier",
      "platz-tool-banner": "on",
      bildtext: "Ein Stapel Papier",
    },
    dateien: bild(/lässt sich nicht lesen oder hat zu viele Bildpunkte/),
  },
  {
    weg: "/api/blog/image",
    adresse: "/api/blog/image",
    wer: "autor",
    feld: "file",
    felder: {},
    dateien: bild(/zu viele Bildpunkte|Nur Bilddateien/),
  },
];
