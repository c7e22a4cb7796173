import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Markenfeld } from "./markenfeld.tsx";

const nichts = () => undefined;

const feld = (angaben: Partial<ComponentProps<typeof Markenfeld<string>>> = {}) =>
  renderToStaticMarkup(
    <Markenfeld
      id="an"
      label="Kategorien"
      hinweis="Bis zu fünf"
      fehler={undefined}
      aufgenommene="Kategorien"
      werte={[]}
      entfernen={(wert) => `Entfernen: ${wert}`}
      liste="Vorschläge"
      vorschlaege={["Mietrecht", "Mahnwesen"]}
      offen
      stelle={-1}
      schluessel={(wert) => wert}
      zeigen={(wert) => <b>{wert}</b>}
      text="M"
      onText={nichts}
      onStelle={nichts}
      onOffen={nichts}
      onWahl={nichts}
      onAufnehmen={nichts}
      onEntfernen={nichts}
      {...angaben}
    />,
  );

const eingabe = (html: string) => html.match(/<input[^>]*>/)?.[0] ?? "";

test("Das Feld nennt seine Liste und den Vorschlag, den die Pfeiltasten erreicht haben", () => {
  expect(eingabe(feld())).toMatch(/role="combobox".*aria-expanded="true".*aria-controls="an-liste"/);
  expect(eingabe(feld())).not.toContain("aria-activedescendant");
  const html = feld({ stelle: 1 });
  expect(eingabe(html)).toContain('aria-activedescendant="an-1"');
  expect(
    html.match(/<div id="an-\d"[^>]*>/g)?.map((option) => /aria-selected="(\w+)"/.exec(option)?.[1]),
  ).toEqual(["false", "true"]);
  expect(html).toContain("<b>Mahnwesen</b>");
});

test("Eine geschlossene Liste bietet nichts an, auch nicht ihren Satz", () => {
  const html = feld({ offen: false, stelle: 1, stand: "Zwei Vorschläge" });
  expect(eingabe(html)).toContain('aria-expanded="false"');
  expect(eingabe(html)).not.toContain("aria-activedescendant");
  expect(html).not.toContain('role="option"');
  expect(html).not.toContain("Zwei Vorschläge");
});

test("Ein Satz steht auch an der Stelle der Liste; ohne ihn und ohne Vorschläge ist dort nichts zu sehen", () => {
  expect(feld({ vorschlaege: [], stand: "Keine gefunden" })).toMatch(
    /<div class="[^"]*" tabindex="-1">Keine gefunden<div[^>]*hidden/,
  );
  expect(feld({ vorschlaege: [] })).toMatch(/<div class="[^"]*" hidden="" tabindex="-1"><div/);
});

test("Was aufgenommen ist, steht in einer benannten Liste, jedes mit seinem Knopf", () => {
  expect(feld()).not.toContain("<ul");
  const html = feld({ werte: ["Mietrecht"], testId: "kategorie" });
  expect(html).toMatch(
    /<ul[^>]*aria-label="Kategorien"><li[^>]*data-testid="kategorie-chip">Mietrecht<button/,
  );
  expect(html).toContain('aria-label="Entfernen: Mietrecht"');
});

test("Hinweis und Fehler sind mit dem Feld verbunden", () => {
  expect(eingabe(feld())).toContain('aria-describedby="an-hinweis"');
  expect(eingabe(feld({ fehler: "Zu viele" }))).toMatch(
    /aria-describedby="an-hinweis an-fehler".*aria-invalid="true"|aria-invalid="true".*aria-describedby="an-hinweis an-fehler"/,
  );
});
