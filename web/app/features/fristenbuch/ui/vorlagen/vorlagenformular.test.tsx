import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { Vorlagenformular } from "./vorlagenformular.tsx";

const formular = (mehr: Partial<Parameters<typeof Vorlagenformular>[0]> = {}) => {
  const element = (
    <Vorlagenformular
      felder={{}}
      vorschlaege={[]}
      teilbar={false}
      laeuft={false}
      abbrechen={null}
      {...mehr}
    />
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
};

test("Fehlt die Vereinbarung zur Verschwiegenheit, fragt das Formular über dem Knopf nach ihr, ein Mal", () => {
  const absagen = [{ field: "zustimmung", error: "Bitte stimmen Sie zu." }];
  const html = formular({ absagen, zustimmung: "2026-11-21" });
  expect(html).toMatch(
    /name="bemerkung".*Bitte stimmen Sie zu\..*name="zustimmung"[^>]* value="2026-11-21".*data-testid="template-save"/s,
  );
  expect(html.match(/Bitte stimmen Sie zu\./g)).toHaveLength(1);
  expect(formular()).not.toContain('name="zustimmung"');
});
