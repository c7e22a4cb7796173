import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { Handlungen } from "./handlungen.tsx";

type Props = Parameters<typeof Handlungen>[0];

/** What can be done with an entry after somebody has sent one of its forms. */
function html(moeglich: Props["eintrag"]["moeglich"], ergebnis?: { was: string; fehler: string }): string {
  const eintrag = { moeglich, heute: "2026-11-23", stand: 3 } as unknown as Props["eintrag"];
  const gesendet = ergebnis && { ...ergebnis, felder: {}, feld: undefined, unterschiede: [] };
  const element = <Handlungen eintrag={eintrag} ergebnis={gesendet} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

test("Eine Absage steht auch da, wenn es ihr Formular nicht mehr gibt, und nie zweimal", () => {
  const absagen = (...[moeglich, was]: readonly [Props["eintrag"]["moeglich"], string]) =>
    html(moeglich, { was, fehler: "Inzwischen geändert." }).split("Inzwischen geändert.").length - 1;
  expect(absagen(["abweichung", "streichen"], "uebernehmen")).toBe(1);
  expect(absagen(["oeffnen"], "erledigen")).toBe(1);
  expect(absagen([], "streichen")).toBe(1);
  expect(absagen(["freigeben"], "freigeben")).toBe(1);
  expect(absagen(["streichen"], "streichen")).toBe(1);
  expect(html([])).toBe("");
});
