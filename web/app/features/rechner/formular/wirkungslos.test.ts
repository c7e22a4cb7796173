import type { Vermerk } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { mitWirkungslosem } from "./wirkungslos.ts";

type Eingabe = {
  readonly a: number;
  readonly b?: number;
  readonly liste?: readonly { readonly c?: number }[];
};
type Ergebnis = { readonly art: "ergebnis"; readonly summe: number; readonly vermerke: readonly Vermerk[] };
const rechne = ({ a, liste = [] }: Eingabe): Ergebnis => ({
  art: "ergebnis",
  summe: a + liste.reduce((s, { c = 0 }) => s + Math.min(c, 10), 0),
  vermerke: [],
});
const stellen = [["b"], ["liste", "*", "c"]];
const felder = (e: Eingabe) =>
  mitWirkungslosem(e, stellen, rechne, "§ 1 RVG").vermerke.map(({ feld }) => feld);

test("Eine Angabe ohne Wirkung bekommt einen Vermerk an ihrem Feld, eine mit Wirkung keinen", () => {
  expect(felder({ a: 1, b: 2, liste: [{ c: 3 }, { c: 0 }] })).toEqual(["b", "liste[1].c"]);
  expect(felder({ a: 1, liste: [{ c: 3 }, {}] })).toEqual([]);
  expect(mitWirkungslosem({ a: 1, b: 2 }, stellen, rechne, "§ 1 RVG").vermerke).toEqual([
    { art: "hinweis", text: "Die Angabe „b“ ändert in diesem Fall nichts.", norm: "§ 1 RVG", feld: "b" },
  ]);
});

test("Der Vermerk kommt hinter die des Ergebnisses; ohne ihn bleibt das Ergebnis dasselbe", () => {
  const eigener: Vermerk = { art: "warnung", text: "Vom Recht.", norm: "§ 2 RVG" };
  const ergebnis = { art: "ergebnis", vermerke: [eigener] };
  const eines = () => ergebnis;
  expect(mitWirkungslosem({ b: 1 }, [["b"]], eines, "§ 1 RVG")).toEqual({
    art: "ergebnis",
    vermerke: [
      eigener,
      { art: "hinweis", text: "Die Angabe „b“ ändert in diesem Fall nichts.", norm: "§ 1 RVG", feld: "b" },
    ],
  });
  expect(mitWirkungslosem({}, [["b"]], eines, "§ 1 RVG")).toBe(ergebnis);
  expect(mitWirkungslosem({ b: 1 }, [["b"]], () => ({ art: "ergebnis" }), "§ 1 RVG")).toEqual({
    art: "ergebnis",
    vermerke: [expect.objectContaining({ feld: "b" })],
  });
});

test("Gibt das Recht kein Ergebnis, bleibt es dabei", () => {
  const kein = { art: "kein-ergebnis", vermerke: [] };
  expect(mitWirkungslosem({ b: 1 }, [["b"]], () => kein, "§ 1 RVG")).toBe(kein);
});

test("Weggelassen wird nur das eine Feld, auch tief in Listen; was fehlt, wird nicht gefragt", () => {
  const gefragt: unknown[] = [];
  const eingabe = {
    name: "x",
    leer: null,
    keine: undefined,
    mandat: { am: 1, rest: 2 },
    liste: [{ posten: [{ c: 1, d: 2 }, { c: 3 }] }, { posten: [] }, {}, null],
  };
  const r = mitWirkungslosem(
    eingabe,
    [
      ["mandat", "am"],
      ["liste", "*", "posten", "*", "c"],
      ["leer", "x"],
      ["name", "length"],
      ["name", "*"],
      ["mandat", "*"],
      ["keine"],
      ["nirgends", "x"],
    ],
    (e): Ergebnis => {
      gefragt.push(e);
      return { art: "ergebnis", summe: 1, vermerke: [] };
    },
    "",
  );
  expect(r.vermerke.map(({ feld }) => feld)).toEqual([
    "mandat.am",
    "liste[0].posten[0].c",
    "liste[0].posten[1].c",
  ]);
  const rest = eingabe.liste.slice(1);
  expect(gefragt).toEqual([
    eingabe,
    { ...eingabe, mandat: { rest: 2 } },
    { ...eingabe, liste: [{ posten: [{ d: 2 }, { c: 3 }] }, ...rest] },
    { ...eingabe, liste: [{ posten: [{ c: 1, d: 2 }, {}] }, ...rest] },
  ]);
});

test("Es wird nicht beliebig oft gerechnet", () => {
  let gerechnet = 0;
  const zaehlend = (e: Eingabe) => {
    gerechnet += 1;
    return rechne(e);
  };
  mitWirkungslosem({ a: 1, liste: Array.from({ length: 500 }, () => ({ c: 0 })) }, stellen, zaehlend, "");
  expect(gerechnet).toBeLessThanOrEqual(31);
});

test.each([
  [1_000, 31],
  [100_000, 16],
  [1_000_000, 2],
  [5_000_000, 1],
])(
  "Eine Antwort von %i Zeichen wird höchstens %i Mal gerechnet, damit kein Aufruf die anderen aufhält",
  (laenge, mal) => {
    let gerechnet = 0;
    const eingabe = { liste: Array.from({ length: 60 }, (_, i) => ({ feld: i })) };
    mitWirkungslosem(
      eingabe,
      [["liste", "*", "feld"]],
      () => {
        gerechnet += 1;
        return { art: "ergebnis", text: "x".repeat(laenge) };
      },
      "§ 1 Abs. 1 RVG",
    );
    expect(gerechnet).toBeLessThanOrEqual(mal);
    expect(gerechnet).toBeGreaterThan(mal === 1 ? 0 : 1);
  },
);
