import { describe, expect, test } from "vitest";
import { camtLesen } from "./camt.server.ts";
import { umsatzCsvLesen } from "./kontoumsatz-csv.server.ts";
import { camt, eintrag } from "./testing.ts";

const richtung = (art: "CRDT" | "DBIT") => `<CdtDbtInd>${art}</CdtDbtInd>`;
const teil = (betrag: string, zweck: string, richtung = "") =>
  `<TxDtls>${betrag ? `<Amt Ccy="EUR">${betrag}</Amt>` : ""}${richtung}<RmtInf><Ustrd>${zweck}</Ustrd></RmtInf></TxDtls>`;
const sammel = (betrag: string, ...teile: readonly string[]) =>
  `<Ntry><Amt Ccy="EUR">${betrag}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-20</Dt></BookgDt><AcctSvcrRef>S1</AcctSvcrRef><NtryDtls>${teile.join("")}</NtryDtls></Ntry>`;

const bytes = (text: string) => new TextEncoder().encode(text);
const umsaetze = (auszug: ReturnType<typeof camtLesen>) =>
  "fehler" in auszug ? auszug.fehler : auszug.umsaetze;

describe("CAMT.053", () => {
  test("gibt jeden Umsatz mit Tag, Betrag, Zahler, Konto und Zweck", () => {
    const auszug = camtLesen(
      bytes(
        camt(
          eintrag({
            betrag: "11.99",
            zweck: "Rechnung GP-2026-00001",
            zahler: "Möller & Partner",
            ref: "B1",
            iban: "DE91 1000 0000 0123 4567 89",
          }),
          eintrag({ betrag: "5.00", art: "DBIT", ref: "B2" }),
          eintrag({ betrag: "7.00", stand: "PDNG", ref: "B3" }),
        ),
      ),
    );
    expect(auszug).toEqual({
      umsaetze: [
        {
          fremdId: "DE02120300000000202051 B1 2026-03-20 1199-1",
          am: "2026-03-20",
          betrag: 1199,
          zahler: "Möller & Partner",
          iban: "DE91100000000123456789",
          zweck: "Rechnung GP-2026-00001",
        },
        {
          fremdId: "DE02120300000000202051 B2 2026-03-20 -500-1",
          am: "2026-03-20",
          betrag: -500,
          zahler: "Rosa",
          iban: "",
          zweck: "",
        },
      ],
      uebergangen: 1,
    });
  });

  test("gibt eine Rückgabe mit dem, der gezahlt hatte, und ohne das Entgelt der Bank", () => {
    const rueckgabe = eintrag({
      betrag: "14.99",
      zurueck: "11.99",
      art: "DBIT",
      zweck: "Retoure GP-2026-00001",
      iban: "DE91100000000123456789",
    });
    expect(umsaetze(camtLesen(bytes(camt(rueckgabe))))).toMatchObject([
      { betrag: -1199, zahler: "Rosa", iban: "DE91100000000123456789", zweck: "Retoure GP-2026-00001" },
    ]);
    expect(umsaetze(camtLesen(bytes(camt(eintrag({ zurueck: "1.00" })))))).toEqual([]);
  });

  test("lässt eine IBAN weg, deren Prüfziffern nicht stimmen", () => {
    const gelesen = umsaetze(camtLesen(bytes(camt(eintrag({ iban: "DE92100000000123456789" })))));
    expect(gelesen).toMatchObject([{ iban: "" }]);
  });

  test("trennt eine Sammelbuchung in ihre Zahlungen", () => {
    const gelesen = umsaetze(camtLesen(bytes(camt(sammel("36.98", teil("11.99", "A"), teil("24.99", "B"))))));
    expect(gelesen).toMatchObject([
      { betrag: 1199, zweck: "A", fremdId: "DE02120300000000202051 S1 2026-03-20 1199-1" },
      { betrag: 2499, zweck: "B", fremdId: "DE02120300000000202051 S1 2026-03-20 2499-1" },
    ]);
  });

  test("kennt denselben Eingang ohne Kennung der Bank wieder, zwei gleiche bleiben zwei", () => {
    const ohne = eintrag({ betrag: "11.99", zweck: "X" });
    const [eins, zwei] = [camtLesen(bytes(camt(ohne, ohne))), camtLesen(bytes(camt(ohne, ohne)))];
    expect(eins).toEqual(zwei);
    const kennungen = "fehler" in eins ? [] : eins.umsaetze.map(({ fremdId }) => fremdId);
    expect(new Set(kennungen).size).toBe(2);
  });

  test("behält zwei Eingänge eines Tages, denen die Bank dieselbe Kennung gibt", () => {
    const gelesen = umsaetze(
      camtLesen(
        bytes(
          camt(
            eintrag({ betrag: "11.99", ref: "NONREF" }),
            eintrag({ betrag: "24.99", ref: "NONREF" }),
            eintrag({ betrag: "11.99", ref: "NONREF" }),
          ),
        ),
      ),
    );
    if (typeof gelesen === "string") throw new Error(gelesen);
    expect(gelesen.map(({ betrag }) => betrag)).toEqual([1199, 2499, 1199]);
    expect(new Set(gelesen.map(({ fremdId }) => fremdId)).size).toBe(3);
  });

  test.each([
    ["ein Teil keinen Betrag nennt", teil("", "B")],
    ["die Teile eine andere Summe ergeben", teil("20.00", "B")],
  ])("lässt eine Sammelbuchung ganz, wenn %s", (_, zweiter) => {
    expect(camtLesen(bytes(camt(sammel("36.98", teil("11.99", "A"), zweiter))))).toMatchObject({
      umsaetze: [{ betrag: 3698, zweck: "A B" }],
      uebergangen: 0,
    });
  });

  test("gibt einer Sammelbuchung, was sie abzieht, als Ausgang", () => {
    const auszug = camtLesen(
      bytes(
        camt(
          sammel(
            "6.99",
            teil("11.99", "A", richtung("CRDT")),
            teil("5.00", "Rücklastschrift", richtung("DBIT")),
          ),
        ),
      ),
    );
    expect(auszug).toMatchObject({
      umsaetze: [
        { betrag: 1199, zweck: "A" },
        { betrag: -500, zweck: "Rücklastschrift" },
      ],
      uebergangen: 0,
    });
  });

  test.each([
    [
      "eine fremde Datei holt",
      `<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>${camt(eintrag({ zweck: "&x;" }))}`,
    ],
    [
      "sich vervielfacht",
      `<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${camt(eintrag({ zweck: "&b;" }))}`,
    ],
    ["kein XML ist", "Buchungstag;Betrag"],
    ["abgeschnitten ist", camt(eintrag({})).slice(0, 300)],
    ["etwas anderes ist", "<html><body>Hallo</body></html>"],
  ])("lehnt eine Datei ab, die %s", (_, text) => {
    expect(camtLesen(bytes(text))).toHaveProperty("fehler");
  });
});

describe("CSV", () => {
  test("liest, was Banken ausgeben: Vorspann, Semikolon, deutsche Beträge, alte Zeichensätze", () => {
    const text = `"Konto";"DE02"\r\n\r\n"Buchungsdatum";"Zahlungspflichtige*r";"Verwendungszweck";"Betrag (€)"\r\n"20.03.26";"Möller";"GP-2026-00001";"1.011,99"\r\n"21.03.26";"Bank";"Gebühr";"-5,00"\r\n`;
    const alt = Uint8Array.from([...text].map((z) => (z === "€" ? 0x80 : z.charCodeAt(0))));
    for (const datei of [bytes(text), alt])
      expect(umsatzCsvLesen(datei)).toMatchObject({
        umsaetze: [
          { am: "2026-03-20", betrag: 101_199, zahler: "Möller", zweck: "GP-2026-00001", iban: "" },
          { am: "2026-03-21", betrag: -500, zahler: "Bank", zweck: "Gebühr" },
        ],
        uebergangen: 0,
      });
  });

  test("versteht Komma als Trenner und Punkte als Dezimalzeichen", () => {
    const text =
      'Buchungstag,Betrag,Verwendungszweck,Name,IBAN\n2026-03-20,11.99,"Rechnung, bitte",Rosa,de91 1000 0000 0123 4567 89\n';
    expect(umsatzCsvLesen(bytes(text))).toMatchObject({
      umsaetze: [{ betrag: 1199, zweck: "Rechnung, bitte", iban: "DE91100000000123456789" }],
    });
  });

  const alterKopf = `"Buchungstag";"Valuta";"Auftraggeber";"Vorgang/Verwendungszweck";"Kundenreferenz";"Währung";"Umsatz"`;
  const alt = (kopf: string, ...zeilen: readonly string[]) =>
    umsatzCsvLesen(
      bytes([`${alterKopf};"${kopf}"`, ...zeilen.map((z) => `20.03.2026;20.03.2026;${z}`)].join("\r\n")),
    );

  test.each([[" "], ["S/H"], ["Soll/Haben"]])("liest Soll und Haben aus der Spalte „%s“", (kopf) => {
    const auszug = alt(
      kopf,
      "Rosa;GP-2026-00001;;EUR;11,99;H",
      "Vermieter;Miete;;EUR;500,00;S",
      "Vermieter;Miete;;EUR;+500,00;S",
      "Unklar;Ohne Kennzeichen;;EUR;7,00;",
      ";;Anfangssaldo;EUR;1.000,00;H",
      ";;Endsaldo;EUR;511,99;H",
    );
    expect(auszug).toMatchObject({
      umsaetze: [{ betrag: 1199, zahler: "Rosa" }, { betrag: -50_000 }, { betrag: -50_000 }],
      uebergangen: 3,
    });
  });

  test("liest Soll und Haben aus zwei Spalten", () => {
    const text =
      "Buchungstag;Verwendungszweck;Betrag;Soll;Haben;Währung\n20.03.2026;Ein;;;11,99;EUR\n20.03.2026;Aus;;5,00;;EUR\n";
    expect(umsatzCsvLesen(bytes(text))).toMatchObject({
      umsaetze: [
        { betrag: 1199, zweck: "Ein" },
        { betrag: -500, zweck: "Aus" },
      ],
      uebergangen: 0,
    });
  });

  test("hält fremde Währung nicht für Euro", () => {
    const text =
      "Buchungstag;Verwendungszweck;Betrag;Waehrung\n20.03.2026;X;11,99;USD\n20.03.2026;Y;7,00;EUR\n";
    expect(umsatzCsvLesen(bytes(text))).toMatchObject({
      umsaetze: [{ betrag: 700, zweck: "Y" }],
      uebergangen: 1,
    });
  });

  test("sagt, was fehlt", () => {
    expect(umsatzCsvLesen(bytes("a;b;c\n1;2;3"))).toHaveProperty("fehler");
  });
});
