import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { Buchungsformular } from "./buchungsformular.tsx";

type Props = Parameters<typeof Buchungsformular>[0];

/** The form as it comes back after something was sent. */
function formular(ergebnis: Partial<NonNullable<Props["ergebnis"]>>): string {
  const ansicht = { heute: "2026-11-23", felder: {}, personen: [], wege: [] } as unknown as Props["ansicht"];
  const ganz = { fehler: {}, fristwahl: [], ortwahl: [], ortfragen: {}, felder: {}, ...ergebnis };
  const element = <Buchungsformular ansicht={ansicht} ergebnis={ganz as Props["ergebnis"]} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

test("Fehlt eine der zusätzlichen Angaben, stehen sie offen da", () => {
  const offen = /<details[^>]* open=""/;
  expect(formular({ fehler: { uhr: "Bitte geben Sie die Uhrzeit an." } })).toMatch(offen);
  expect(formular({ fehler: { ort: "Bitte nennen Sie den Ort." } })).not.toMatch(offen);
});

test("Ein Fehler der Empfänger steht an ihrem Feld, und was getippt ist, bleibt", () => {
  const html = formular({ fehler: { recipients: "Zu viele." }, felder: { recipients: "a@b.example" } });
  expect(html).toMatch(
    /<input[^>]*id="recipients"[^>]*aria-invalid="true"[^>]*value="a@b.example"|<input(?=[^>]*id="recipients")(?=[^>]*aria-invalid="true")(?=[^>]*value="a@b.example")[^>]*>/,
  );
  expect(html).toContain("Zu viele.");
});

test("Wer unter mehreren Orten gewählt hat, sieht seine Wahl und kann sie ändern", () => {
  const ortwahl = [
    { wert: "neustadt-a", text: "Neustadt, Hessen" },
    { wert: "neustadt-b", text: "Neustadt, Bayern" },
  ];
  const html = formular({ ortwahl, felder: { ort: "Neustadt", ortwahl: "neustadt-b" } });
  expect(html).toMatch(/<option value="neustadt-b" selected="">/);
  expect(html).toMatch(/name="gefragtOrt" value="Neustadt"/);
});
