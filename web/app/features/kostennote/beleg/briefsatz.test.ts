import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import type { Beleg } from "#dokumente/e-rechnung/beleg.ts";
import { storno } from "#dokumente/e-rechnung/summen.ts";
import { beleg } from "../testing-beleg.ts";
import { briefsatz, stornierteRechnung } from "./briefsatz.ts";

// 2,5 × 652,00 + 20,00 = 1.650,00, mit 19 % (313,50) 1.963,50; in 500,00 stecken 500 × 19 / 119 = 79,83.
const vorschuss = { zahlungsart1: "vorschuss", zahlungam1: "01.03.2026", zahlungbetrag1: "500,00" };
const stornieren = (b: Beleg) =>
  storno(b, { nummer: "2026-0008", datum: tag("2026-11-22"), freigegebenVon: "Rechtsanwältin Änne Möller" });

const schlusszeilen = ({ zeilen }: ReturnType<typeof briefsatz>["rechnung"], anzahl: number) =>
  zeilen
    .slice(-anzahl)
    .map(({ art, zellen }) =>
      [art, zellen[0], zellen.at(-1)].join(" | ").replaceAll("\u00a0", " ").replaceAll("−", "-"),
    );

const brief = (b: Beleg) => {
  const { rechnung, schluss } = briefsatz(b);
  return { rechnung, schluss: schluss.join(" ").replaceAll("\u00a0", " ") };
};

test("Die Stornorechnung hebt die Forderung auf und nennt als Geld des Mandanten nur, was er gezahlt hat", () => {
  const { rechnung, schluss } = brief(stornieren(beleg("wert=10000&vv=3100,3104", vorschuss)));
  expect(schlusszeilen(rechnung, 3)).toEqual([
    "zwischensumme | Rechnungsbetrag | -1.963,50",
    "zeile | Bereits gezahlt: Vorschuss vom 01.03.2026, darin 19 % Umsatzsteuer 79,83 € | 500,00",
    "summe | Aufgehobene Forderung | -1.463,50",
  ]);
  expect(schluss).toBe(
    "Eine Zahlung auf diese Stornorechnung ist nicht nötig. Die bereits gezahlten 500,00 € und was sonst auf die stornierte Kostennote gezahlt ist, verrechnen oder erstatten wir.",
  );
});

test("Ohne Zahlung hebt das Storno den Rechnungsbetrag auf", () => {
  const { rechnung, schluss } = brief(stornieren(beleg("wert=10000&vv=3100,3104")));
  expect(schlusszeilen(rechnung, 1)).toEqual(["summe | Rechnungsbetrag | -1.963,50"]);
  expect(schluss).toBe(
    "Eine Zahlung auf diese Stornorechnung ist nicht nötig. Was auf die stornierte Kostennote gezahlt ist, verrechnen oder erstatten wir.",
  );
});

test("Wer mehr gezahlt hat als gefordert, hat ein Guthaben; mit dem Storno ist nichts mehr zu zahlen", () => {
  const zuViel = beleg("wert=10000&vv=3100,3104", { ...vorschuss, zahlungbetrag1: "2000,00" });
  expect(schlusszeilen(brief(zuViel).rechnung, 1)).toEqual(["summe | Guthaben | 36,50"]);
  const { rechnung } = brief(stornieren(zuViel));
  expect(schlusszeilen(rechnung, 1)).toEqual(["summe | Aufgehobenes Guthaben | 36,50"]);
});

test("Eine stornierte Kostennote verlangt nichts mehr, und nichts an ihr ist fett", () => {
  const mit = stornierteRechnung(brief(beleg("wert=10000&vv=3100,3104", vorschuss)).rechnung);
  expect(schlusszeilen(mit, 1)).toEqual(["zwischensumme | Nicht mehr zu zahlen | 1.463,50"]);
  const ohne = stornierteRechnung(brief(beleg("wert=10000&vv=3100,3104")).rechnung);
  expect(schlusszeilen(ohne, 1)).toEqual(["zwischensumme | Rechnungsbetrag (storniert) | 1.963,50"]);
});

test("Beträge und ihre Normen brechen nicht um", () => {
  const { rechnung } = briefsatz(
    beleg("wert=10000&vv=3100,3104", { postentext1: "Gerichtskosten", postenbetrag1: "100,00" }),
  );
  const texte = rechnung.zeilen.map(({ zellen }) => zellen[0]).join("\n");
  expect(texte).toContain("Umsatzsteuer 19\u00a0% aus 1.650,00\u00a0€");
  expect(texte).toContain("(§\u00a010\u00a0Abs.\u00a01 Satz\u00a05 UStG)");
});
