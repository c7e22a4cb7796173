import { expect, test } from "vitest";
import { getippt } from "../../testing-seite.tsx";
import { rechnung } from "../rechnung.ts";
import { gewaehlterWeg, wegoptionen, wegVon } from "./wege.ts";

const texte = (regime: Parameters<typeof wegoptionen>[0]) => wegoptionen(regime).map(({ text }) => text);
const gericht = [
  "Der Tag steht fest",
  "Zustellung durch Übergabe",
  "Empfangsbekenntnis auf Papier",
  "Elektronisches Empfangsbekenntnis (beA)",
  "Zustellung durch Einwurf in den Briefkasten",
  "Zustellung durch Niederlegung",
  "Einschreiben mit Rückschein",
  "Elektronische Zustellung mit Eingangsbestätigung",
  "Öffentliche Zustellung (Aushang)",
  "Aufgabe zur Post (Partei im Ausland)",
  "Fehlerhafte Zustellung, Schriftstück ist zugegangen",
];

test("Jedes Verfahren bietet seine Wege; wo mehrere Gesetze in einer Liste stehen, ist das Gesetz genannt", () => {
  expect(texte("StPO")).toEqual(gericht);
  expect(texte("ZPO")).toEqual([
    ...gericht,
    "Einfacher Brief des Gerichts",
    "Formlose Mitteilung der Entscheidung (Gehörsrüge)",
  ]);
  expect(texte("BGB")).toEqual([
    ...gericht,
    "Einfacher Brief einer Behörde (VwVfG)",
    "Einfacher Brief eines Sozialträgers (SGB X)",
    "Einfacher Brief einer Finanzbehörde (AO)",
  ]);
  expect(texte("AO")).toContain("Einfacher Brief der Finanzbehörde");
  expect(texte("EUG")).toEqual(["Der Tag steht fest"]);
});

test("Der übliche Weg einer Frist steht als solcher zur Wahl, die anderen mit ihrem Namen", () => {
  const werte = wegoptionen("AO", "post-ao").map(({ wert }) => wert);
  expect(werte.slice(0, 3)).toEqual(["", "ueblich", "elektronisch-ao"]);
  expect(werte).not.toContain("post-ao");
  expect(wegoptionen("AO").map(({ wert }) => wert)).not.toContain("ueblich");
});

test.each([
  [{}, undefined, ""],
  [{ weg: "" }, "post-ao", ""],
  [{ weg: "eb" }, "post-ao", "eb"],
  [{ weg: "ueblich" }, "post-ao", "post-ao"],
  [{ weg: "ueblich" }, undefined, ""],
] as const)("Das Formular mit %j meint, wo %s üblich ist, „%s“", (werte, ueblich, weg) => {
  expect(gewaehlterWeg(werte, ueblich)).toBe(weg);
});

test("Einen Weg kennt nur, wessen Verfahrensrecht ihn kennt", () => {
  expect(wegVon("ZPO", "formlos-zpo")).toBe("formlos-zpo");
  expect(wegVon("AO", "formlos-zpo")).toBeUndefined();
  expect(wegVon("EUG", "zustellung")).toBeUndefined();
});

test("Solange der Tag fehlt, sagt das Formular, was es braucht", () => {
  expect(getippt(rechnung, {})).toEqual({
    art: "leer",
    text: "Geben Sie den Tag des Ereignisses ein und die Dauer, oder wählen Sie die Frist aus dem Katalog.",
  });
});
