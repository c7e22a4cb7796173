import { expect, test } from "vitest";
import { ruf } from "../../testing-seite.tsx";
import { pkhRoute } from "./pkh.ts";

const lohn = (betrag: number) => [{ bezeichnung: "Lohn", betrag }];

// Bekanntmachung zu § 115 ZPO für 2026: Partei 619 €, Erwerbstätige 282 €
test("3.000 € Lohn und 800 € Abzüge ergeben 1.299 € und eine Rate von 999 €", async () => {
  expect(
    await ruf(pkhRoute, {
      einnahmen: lohn(300_000),
      abzuege: [{ bezeichnung: "Steuern", betrag: 80_000 }],
      erwerbstaetig: true,
    }),
  ).toMatchObject({
    art: "ergebnis",
    entscheidung: "mit-raten",
    einzusetzen: 129_900,
    rate: 99_900,
    hoechstbetrag: 48 * 99_900,
    fassung: { ab: "2026-01-01" },
  });
});

test("Der Rechenweg nennt die Norm der Rate", async () => {
  const { rechenweg } = (await ruf(pkhRoute, { einnahmen: lohn(90_000) })) as {
    rechenweg: { norm: string }[];
  };
  expect(rechenweg.map(({ norm }) => norm)).toContain("§ 115 Abs. 2 Satz 1 ZPO");
});

test.each([
  [{}, "einnahmen", "fehlt"],
  [{ einnahmen: lohn(-1) }, "einnahmen[0].betrag", "zu-klein"],
  [{ einnahmen: lohn(1), bewilligungAm: "2026-02-30" }, "bewilligungAm", "kein-tag"],
  [{ einnahmen: lohn(1), gebiet: "hamburg" }, "gebiet", "unbekannter-wert"],
])("%j wird am Feld %s abgelehnt", async (koerper, field, code) => {
  await expect(ruf(pkhRoute, koerper)).rejects.toMatchObject({ status: 400, koerper: { field, code } });
});

test("Vor 2014 ist die Antwort ein Grund mit Norm, vor 2019 bleibt nur offen, was Freibeträge braucht", async () => {
  expect(await ruf(pkhRoute, { einnahmen: lohn(1), bewilligungAm: "2013-12-31" })).toMatchObject({
    art: "kein-ergebnis",
    feld: "bewilligungAm",
  });
  expect(await ruf(pkhRoute, { einnahmen: lohn(1), bewilligungAm: "2018-12-31" })).toMatchObject({
    art: "ergebnis",
    entscheidung: "offen",
    offen: [{ norm: "§ 115 Abs. 1 Satz 3 ZPO" }],
  });
});
