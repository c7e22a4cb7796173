import type { AngelegenheitErgebnis, RvgErgebnis, Staatskasse, Zeile } from "@gebuehrenportal/gebuehren";
import { type Cent, cent } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import {
  blocktitel,
  bruttotitel,
  gesamtbetrag,
  gesamttitel,
  mandantenzeilen,
  staatskassenschluss,
  zahlungstitel,
} from "./schlusszeilen.ts";

type Gesamt = Parameters<typeof gesamttitel>[0];
const zahlungen = { zeilen: [], brutto: cent(0), enthalteneUmsatzsteuer: cent(0) } as NonNullable<
  RvgErgebnis["zahlungen"]
>;
const kassenteil = { auszahlung: cent(500), gesperrt: cent(900), norm: "§ 44 RVG" };
const gesamt = (offen: Cent, mehr: Partial<Gesamt> = {}): Gesamt => ({ offen, ...mehr });

// § 122 Abs. 1 Nr. 3 ZPO, §§ 44, 52 RVG: es zahlt die Staatskasse
test.each<[Gesamt, string, number, string]>([
  [gesamt(cent(100)), "Gesamtbetrag", 100, "Rechnungsbetrag"],
  [gesamt(cent(100), { zahlungen }), "Noch zu zahlen", 100, "Rechnungsbetrag"],
  [gesamt(cent(0), { zahlungen }), "Noch zu zahlen", 0, "Rechnungsbetrag"],
  [gesamt(cent(-1), { zahlungen }), "Überzahlt", -1, "Rechnungsbetrag"],
  [gesamt(cent(100), { zahlungen, staatskasse: kassenteil }), "Aus der Staatskasse", 500, "Regelvergütung"],
])("%j heißt am Ende %s und beträgt %i Cent; die Summe davor heißt %s", (teile, titel, betrag, brutto) => {
  expect(gesamttitel(teile)).toBe(titel);
  expect(gesamtbetrag(teile)).toBe(betrag);
  expect(bruttotitel(teile)).toBe(brutto);
});

test.each([
  [cent(1), "Vom Mandanten zu zahlen"],
  [cent(0), "Vom Mandanten zu zahlen"],
  [cent(-1), "Vom Mandanten überzahlt"],
])("Neben der Staatskasse stehen %i Cent: %s", (offen, text) => {
  expect(mandantenzeilen(gesamt(offen, { staatskasse: kassenteil }))).toEqual([
    { text: "Davon gesperrt (§ 44 RVG)", betrag: 900 },
    { text, betrag: offen },
  ]);
  expect(mandantenzeilen(gesamt(offen))).toEqual([]);
});

const kasse = (abzug: number) =>
  ({ netto: cent(1000), umsatzsteuer: cent(190), abzug: cent(abzug) }) as Staatskasse;

test("Was § 58 RVG abzieht, steht nur da, wenn etwas abzuziehen ist", () => {
  const immer = [
    { text: "Netto", betrag: 1000 },
    { text: "Umsatzsteuer", betrag: 190 },
  ];
  expect(staatskassenschluss(kasse(0))).toEqual(immer);
  expect(staatskassenschluss(kasse(50))).toEqual([...immer, { text: "Abzug nach § 58 RVG", betrag: -50 }]);
});

test("Ein Block nennt seine Angelegenheit nur, wenn es mehrere mit Namen gibt", () => {
  const a = (bezeichnung?: string) => ({ ...(bezeichnung && { bezeichnung }) }) as AngelegenheitErgebnis;
  expect(blocktitel("Vergütung", a("Klage"), true)).toBe("Vergütung: Klage");
  expect(blocktitel("Vergütung", a("Klage"), false)).toBe("Vergütung");
  expect(blocktitel("Vergütung", a(), true)).toBe("Vergütung");
});

test("Eine Zahlung heißt nach ihrem ersten Schritt", () => {
  const zeile = (...texte: string[]): Zeile => ({
    art: "zahlung",
    nr: "vorschuss",
    nummern: [],
    norm: "§ 9 RVG",
    betrag: cent(-100),
    schritte: texte.map((text) => ({ text, norm: "§ 9 RVG" })),
  });
  expect(zahlungstitel(zeile("Vorschuss vom 01.04.2026", "weiter"))).toBe("Vorschuss vom 01.04.2026");
  expect(zahlungstitel(zeile())).toBe("Zahlung");
});
