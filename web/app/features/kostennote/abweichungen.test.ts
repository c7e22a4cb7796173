import { expect, test } from "vitest";
import { abweichungen } from "./abweichungen.ts";
import { kostennotenfelder } from "./felder.ts";

test("Zwei Stände eines Entwurfs unterscheiden sich Feld für Feld, in Worten", () => {
  const dort = { name: "Harms GmbH", ort: "Bonn", postentext1: "Kopien", postentext2: "Porto" };
  expect(abweichungen(dort, dort)).toEqual([]);
  expect(
    abweichungen(dort, { name: "Harms GmbH", ort: "Köln", postentext1: "Kopien", email: "a@b.example" }),
  ).toEqual([
    "Ort: „Bonn“, hier „Köln“",
    "Posten, Bezeichnung (2): „Porto“, hier nichts",
    "E-Mail-Adresse: nichts, hier „a@b.example“",
  ]);
});

test("Jedes Feld eines Entwurfs hat sein Wort", () => {
  const namen = [
    "name",
    "zusatz",
    "strasse",
    "plz",
    "ort",
    "land",
    "ustIdNr",
    "email",
    "leitwegId",
    "referenz",
    "betreff",
  ];
  namen.push(
    "aktenzeichen",
    "von",
    "bis",
    "leistungsort",
    "ziel",
    "text",
    "rechenweg",
    "verguetung",
    "rest",
    "restam",
  );
  namen.push("auftrag1", "postentext1", "postenbetrag1", "zahlungam1", "zahlungbetrag1", "zahlungsteuer1");
  const felder = kostennotenfelder(Object.fromEntries(namen.map((name) => [name, "1"])));
  for (const name of Object.keys(felder))
    expect(abweichungen({ [name]: "1" }, {})[0], name).not.toMatch(new RegExp(`^${name}:`));
});
