import { describe, expect, test } from "vitest";
import { camtLesen } from "./camt.server.ts";
import { umsatzCsvLesen } from "./kontoumsatz-csv.server.ts";
import { camt, eintrag } from "./testing.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const umsaetze = (auszug: ReturnType<typeof camtLesen>) =>
  "fehler" in auszug ? auszug.fehler : auszug.umsaetze;

describe("CAMT.053", () => {
  test("gibt jeden Eingang mit Tag, Betrag, Zahler und Zweck", () => {
    const auszug = camtLesen(
      bytes(
        camt(
          eintrag({
            betrag: "11.99",
            zweck: "Rechnung GP-2026-00001",
            zahler: "Möller & Partner",
            ref: "B1",
          }),
          eintrag({ betrag: "5.00", art: "DBIT", ref: "B2" }),
          eintrag({ betrag: "7.00", stand: "PDNG", ref: "B3" }),
        ),
      ),
    );
    expect(auszug).toEqual({
      umsaetze: [
        {
          fremdId: "DE02120300000000202051 B1 2026-03-20",
          am: "2026-03-20",
          betrag: 1199,
          zahler: "Möller & Partner",
          zweck: "Rechnung GP-2026-00001",
        },
      ],
      uebergangen: 2,
    });
  });

  test("trennt eine Sammelbuchung in ihre Zahlungen", () => {
    const teil = (betrag: string, zweck: string) =>
      `<TxDtls><Amt Ccy="EUR">${betrag}</Amt><RmtInf><Ustrd>${zweck}</Ustrd></RmtInf></TxDtls>`;
    const sammel = `<Ntry><Amt Ccy="EUR">36.98</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-20</Dt></BookgDt><AcctSvcrRef>S1</AcctSvcrRef><NtryDtls>${teil("11.99", "A")}${teil("24.99", "B")}</NtryDtls></Ntry>`;
    const gelesen = umsaetze(camtLesen(bytes(camt(sammel))));
    expect(gelesen).toMatchObject([
      { betrag: 1199, zweck: "A", fremdId: "DE02120300000000202051 S1 2026-03-20 1" },
      { betrag: 2499, zweck: "B", fremdId: "DE02120300000000202051 S1 2026-03-20 2" },
    ]);
  });

  test("kennt denselben Eingang ohne Kennung der Bank wieder, zwei gleiche bleiben zwei", () => {
    const ohne = eintrag({ betrag: "11.99", zweck: "X" });
    const [eins, zwei] = [camtLesen(bytes(camt(ohne, ohne))), camtLesen(bytes(camt(ohne, ohne)))];
    expect(eins).toEqual(zwei);
    const kennungen = "fehler" in eins ? [] : eins.umsaetze.map(({ fremdId }) => fremdId);
    expect(new Set(kennungen).size).toBe(2);
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
        umsaetze: [{ am: "2026-03-20", betrag: 101_199, zahler: "Möller", zweck: "GP-2026-00001" }],
        uebergangen: 1,
      });
  });

  test("versteht Komma als Trenner und Punkte als Dezimalzeichen", () => {
    const text = 'Buchungstag,Betrag,Verwendungszweck,Name\n2026-03-20,11.99,"Rechnung, bitte",Rosa\n';
    expect(umsatzCsvLesen(bytes(text))).toMatchObject({
      umsaetze: [{ betrag: 1199, zweck: "Rechnung, bitte" }],
    });
  });

  test("sagt, was fehlt", () => {
    expect(umsatzCsvLesen(bytes("a;b;c\n1;2;3"))).toHaveProperty("fehler");
  });
});
