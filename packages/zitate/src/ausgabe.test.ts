import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { ausgabe, ausgabeVonSeiten } from "./ausgabe.ts";
import { vollregister as register } from "./register/vollregister.ts";

const gii = "https://www.gesetze-im-internet.de";

test("Für andere Programme steht jede Stufe da, auch die leere, und wo der Text der Norm steht", () => {
  const leer = { satz: null, nummer: null, buchstabe: null, adresse: `${gii}/bgb/__280.html` };
  expect(ausgabe("a", "§ 280 I, III BGB", { register })).toEqual({
    id: "a",
    tag: null,
    spans: [
      {
        start: 0,
        end: 16,
        text: "§ 280 I, III BGB",
        norms: [
          { abbr: "BGB", unit: "§", nr: "280", abs: "1", ...leer },
          { abbr: "BGB", unit: "§", nr: "280", abs: "3", ...leer },
        ],
      },
    ],
  });
});

const beschluss = (am: string) =>
  `VERWALTUNGSGERICHT MUSTERSTADT\nBESCHLUSS\nIn dem Verfahren\nhat die 2. Kammer am ${am} durch den Richter Abel\nbeschlossen:\nDer Antrag wird abgelehnt.\nGründe:\nDas folgt aus § 3 BDSG, Art. 5 EuGVVO und § 3 PolG NRW.\n`;
const normen = (zeile: ReturnType<typeof ausgabe>) => zeile.spans.flatMap(({ norms }) => norms);

test("Der gefundene Tag steht mit seiner Sicherheit da; was jünger ist, nennt seinen Vorgänger und führt dorthin, wo sein Text steht", () => {
  const zeile = ausgabe("a", beschluss("20. Oktober 2012"), { register });
  expect(zeile.tag).toEqual({ am: "2012-10-20", sicherheit: "hoch" });
  expect(normen(zeile)).toMatchObject([
    {
      abbr: "BDSG",
      adresse: `${gii}/bdsg_2018/__3.html`,
      fassung: "juenger",
      vorgaenger: "Bundesdatenschutzgesetz von 1990",
    },
    { abbr: "EuGVVO", adresse: expect.stringContaining("CELEX:32001R0044"), fassung: "juenger" },
    { abbr: "PolG NRW", adresse: null },
  ]);
  expect(normen(zeile)[2]).not.toHaveProperty("fassung");
});

test("Ein angegebener Tag geht dem gefundenen vor", () => {
  const zeile = ausgabe("a", beschluss("20. Oktober 2012"), { register, tag: tag("2020-01-01") });
  expect(zeile.tag).toEqual({ am: "2020-01-01", sicherheit: "angegeben" });
  expect(normen(zeile).some(({ fassung }) => fassung)).toBe(false);
});

test("Ohne Tag wird nichts von Fassungen gesagt; zwei gleich gute Tage sind keiner", () => {
  const zeile = ausgabe("a", "Datum: 05.01.2001\nDatum: 09.01.2001\n§ 3 BDSG", { register });
  expect(zeile.tag).toBeNull();
  expect(normen(zeile)[0]).not.toHaveProperty("fassung");
});

test("Jedes Dokument einer Sammlung hat seinen Tag, auch seine Normen", () => {
  const text = beschluss("20. Oktober 2012") + beschluss("3. März 2020");
  const zeile = ausgabe("a", text, { register });
  expect(zeile).toMatchObject({
    tag: null,
    teile: [
      { start: 0, tag: { am: "2012-10-20" } },
      { end: text.length, tag: { am: "2020-03-03" } },
    ],
  });
  expect(
    normen(zeile)
      .filter(({ abbr }) => abbr === "BDSG")
      .map(({ fassung }) => fassung),
  ).toEqual(["juenger", undefined]);
});

test("Von Seiten zählen die Zeilen für den Tag, der Fluss für die Normen", () => {
  const seiten = [beschluss("20. Oktober 2012"), beschluss("3. März 2020")].map((text, i) => ({
    seite: i + 1,
    text,
  }));
  const fluss = seiten.map(({ text }) => text.replaceAll("\n", " "));
  const erste = fluss[0]?.length ?? 0;
  const zeile = ausgabeVonSeiten(
    "a",
    seiten,
    { text: fluss.join("\n\n"), seiteVon: (stelle) => (stelle < erste ? 1 : 2) },
    { register },
  );
  expect(zeile.teile).toMatchObject([
    { page: 1, tag: { am: "2012-10-20" } },
    { page: 2, tag: { am: "2020-03-03" } },
  ]);
  expect(zeile.spans.map(({ page, norms }) => [page, norms[0]?.fassung])).toContainEqual([1, "juenger"]);
  expect(
    zeile.spans
      .filter(({ page }) => page === 2)
      .flatMap(({ norms }) => norms.flatMap(({ fassung }) => fassung ?? [])),
  ).toEqual([]);
});
