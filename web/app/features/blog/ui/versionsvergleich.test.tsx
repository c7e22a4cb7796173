import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { type Versionsdaten, Versionsvergleich } from "./versionsvergleich.tsx";

function html(anzahl: number): string {
  const versionen = Array.from({ length: anzahl }, (_, i) => ({
    version: anzahl - i,
    von: null,
    am: new Date("2026-11-21T08:00:00Z"),
  }));
  const daten: Versionsdaten = {
    id: "1",
    slug: "kosten",
    title: "Kosten",
    neueste: anzahl,
    alt: 1,
    neu: anzahl,
    darfWiederherstellen: true,
    versionen,
    zeilen: undefined,
  };
  const zurueck = { pfad: "/moderation/artikel", text: "Alle veröffentlichten Artikel" };
  const rest = { daten, fehler: undefined, wiederhergestellt: false, zurueck };
  const element = <Versionsvergleich {...rest} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

test("Zu vergleichen gibt es erst etwas, wenn es zwei Versionen sind", () => {
  expect(html(1)).not.toContain("Vergleichen");
  expect(html(1)).toContain("nicht geändert");
  expect(html(2)).toContain("Vergleichen</h2>");
});
