import { cent, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { doppelte, istDerselbe } from "./doppelte.ts";

const umsatz = (mehr: Partial<Parameters<typeof istDerselbe>[0]> = {}) => ({
  am: tag("2026-03-20"),
  betrag: cent(1199),
  zahler: "Kanzlei Möller & Partner Rechtsanwälte mbB",
  iban: "DE91100000000123456789",
  zweck: "Rechnung GP-2026-00001",
  ...mehr,
});

test.each([
  ["derselbe Umsatz", {}, true],
  ["gekürzter Name, ohne Konto", { iban: "", zahler: "KANZLEI MOELLER".replace("OE", "Ö") }, true],
  ["andere Worte um dieselbe Nummer", { zweck: "SVWZ+GP 2026 00001 Danke" }, true],
  ["anderes Konto", { iban: "DE02120300000000202051" }, false],
  ["anderer Name, ohne Konto", { iban: "", zahler: "Paul" }, false],
  ["anderer Tag", { am: tag("2026-03-21") }, false],
  ["anderer Betrag", { betrag: cent(1200) }, false],
  ["andere Rechnung", { zweck: "GP-2026-00002" }, false],
  ["eine Rechnung mehr", { zweck: "GP-2026-00001 GP-2026-00002" }, false],
  ["ohne Nummer", { zweck: "Rechnung" }, false],
])("%s: %o", (_, mehr, derselbe) => {
  expect(istDerselbe(umsatz(), umsatz(mehr))).toBe(derselbe);
  expect(istDerselbe(umsatz(mehr), umsatz())).toBe(derselbe);
});

test("Ohne Rechnungsnummer entscheidet der ganze Text, auch ein gekürzter", () => {
  const ohne = (zweck: string) => umsatz({ zweck });
  expect(istDerselbe(ohne("Danke für den Monat März"), ohne("SVWZ+Danke für den Monat März"))).toBe(true);
  expect(istDerselbe(ohne("Danke"), ohne("Miete"))).toBe(false);
  expect(istDerselbe(ohne(""), ohne("Miete"))).toBe(false);
  expect(istDerselbe(ohne(""), ohne(""))).toBe(true);
});

test("Zwei wirklich gleiche Zahlungen bleiben zwei", () => {
  const paare = (neue: number, bekannte: number) =>
    doppelte(
      Array.from({ length: neue }, () => umsatz()),
      Array.from({ length: bekannte }, (_, id) => ({ ...umsatz(), id })),
    );
  expect([...paare(2, 2).values()].map(({ id }) => id)).toEqual([0, 1]);
  expect([...paare(2, 1).keys()]).toEqual([0]);
  expect(paare(1, 2).size).toBe(1);
});

test("Wessen Konto beide Dateien nennen, der kommt vor dem, der nur so heißen könnte", () => {
  const bekannt = umsatz();
  const [ohne, mit] = [umsatz({ iban: "", zahler: "" }), umsatz()];
  expect([...doppelte([ohne, mit], [bekannt]).keys()]).toEqual([1]);
});
