import { expect, test } from "vitest";
import { linear, wachstum } from "#platform/testing-wachstum.ts";
import { type Fassung, unterschied, type Vergleichszeile } from "./unterschied.ts";

const absatz = (text: string, marks?: unknown) => ({
  type: "paragraph",
  content: [{ type: "text", text, ...(marks ? { marks } : {}) }],
});
const fassung = (content: readonly unknown[], rest: Partial<Fassung> = {}): Fassung => ({
  title: "Die Berufung",
  excerpt: "",
  dokument: { type: "doc", content },
  bild: null,
  categories: [],
  tags: [],
  stand: null,
  korrektur: null,
  ...rest,
});
const worte = ({ links, rechts }: Vergleichszeile) =>
  [links, rechts].map((seite) =>
    seite?.map(({ text, art }) => (art === "gleich" ? text : `[${art}:${text}]`)).join(""),
  );
const anders = (alt: Fassung, neu: Fassung) =>
  unterschied(alt, neu)
    .filter(({ gleich }) => !gleich)
    .map((zeile) => [zeile.art, ...worte(zeile)]);

test("Ein geändertes Wort wird auf beiden Seiten als solches gezeigt", () => {
  expect(
    anders(
      fassung([absatz("Die Frist beträgt einen Monat.")]),
      fassung([absatz("Die Frist beträgt zwei Monate.")]),
    ),
  ).toEqual([
    ["Absatz", "Die Frist beträgt [weg:einen] [weg:Monat].", "Die Frist beträgt [neu:zwei] [neu:Monate]."],
  ]);
});

test("Ein eingefügter Absatz verschiebt die anderen nicht", () => {
  const [a, b, c] = [absatz("Erstens."), absatz("Zweitens."), absatz("Drittens.")];
  expect(anders(fassung([a, c]), fassung([a, b, c]))).toEqual([["Absatz", undefined, "[neu:Zweitens.]"]]);
  expect(anders(fassung([a, b, c]), fassung([a, c]))).toEqual([["Absatz", "[weg:Zweitens.]", undefined]]);
});

test("Ein neuer Korrekturhinweis trennt den geänderten Absatz nicht von seinem Vorgänger", () => {
  expect(
    anders(
      fassung([absatz("Die Frist läuft.")]),
      fassung([absatz("Die Frist ruht.")], { korrektur: "Ein Wort." }),
    ),
  ).toEqual([
    ["Korrekturhinweis", undefined, "[neu:Ein Wort.]"],
    ["Absatz", "Die Frist [weg:läuft].", "Die Frist [neu:ruht]."],
  ]);
});

test("Auch ein anderes Ziel hinter denselben Worten ist eine Änderung", () => {
  const mit = (href: string) => fassung([absatz("§ 517 ZPO", [{ type: "link", attrs: { href } }])]);
  expect(anders(mit("https://a.example/"), mit("https://b.example/")).length).toBe(1);
});

test("Titel, Tags und Fußnoten werden verglichen", () => {
  const note = (text: string) => ({ type: "paragraph", content: [{ type: "footnote", attrs: { text } }] });
  const arten = anders(
    fassung([note("BGH NJW 2020, 1")], { tags: ["ZPO"] }),
    fassung([note("BGH NJW 2021, 1")], { tags: ["ZPO", "Berufung"], title: "Die Berufungsfrist" }),
  ).map(([art]) => art);
  expect(arten).toEqual(["Titel", "Tags", "Absatz"]);
});

test("Zwei ganz verschiedene lange Texte zu vergleichen kostet nur ihre Länge", () => {
  const lang = (wort: string, n: number) =>
    fassung(Array.from({ length: n }, (_, i) => absatz(`${wort} ${i} ${wort}`)));
  expect(unterschied(lang("alpha", 4_000), lang("beta", 4_000)).length).toBeGreaterThan(4_000);
  expect(wachstum((n) => unterschied(lang("alpha", n), lang("beta", n)), 250)).toBeLessThan(linear);
});
