import { cent, tag } from "@gebuehrenportal/recht";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Blatt, Blattzeile } from "../blatt.ts";
import { Blattansicht } from "./blattansicht.tsx";

function ansicht(zeilen: readonly Blattzeile[], wertBeiPosition: boolean): string {
  const blatt: Blatt = {
    titel: "Rechnung",
    kennzahl: { text: "Gesamtbetrag", wert: "1,00 €" },
    fassungen: [],
    tabellen: [
      {
        titel: "Gebühren",
        spalten: [
          { titel: "Position", art: "text" },
          { titel: "Wert in €", art: "betrag" },
          { titel: "Betrag in €", art: "betrag" },
        ],
        zeilen,
      },
    ],
    vermerke: [],
    rechenstand: "1",
  };
  const element = (
    <Blattansicht
      blatt={blatt}
      heute={tag("2026-11-20")}
      wertBeiPosition={wertBeiPosition}
      werkzeuge={null}
    />
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

const gebuehr = (text: string): Blattzeile => ({ zellen: [text, cent(1_000_000), cent(65_200)] });
const inhalte = (html: string, marke: "th" | "td"): string[] =>
  [...html.matchAll(new RegExp(`<${marke}\\b[^>]*>(.*?)</${marke}>`, "g"))].map(([, inhalt = ""]) =>
    inhalt.replaceAll(/<[^>]*>/g, "").replaceAll("\u00a0", " "),
  );

test("Der Wert einer Gebühr steht in seiner Spalte, auf schmalen Seiten unter der Position", () => {
  const html = ansicht([gebuehr("Verfahrensgebühr")], false);
  expect(inhalte(html, "th")).toEqual([
    "Position",
    "Wert in €",
    "Betrag in €",
    "Verfahrensgebühraus 10.000,00 €",
  ]);
  expect(inhalte(html, "td")).toEqual(["10.000,00", "652,00"]);
});

test("Oder er steht in den Worten der Zeile und in keiner Spalte, einmal und nicht zweimal", () => {
  const geteilt = "Verfahrensgebühr: 1,3 aus 10.000,00 € + 0,3 aus 4.000,00 €";
  const html = ansicht([gebuehr("Terminsgebühr"), gebuehr(geteilt)], true);
  expect(inhalte(html, "th")).toEqual(["Position", "Betrag in €", "Terminsgebühr aus 10.000,00 €", geteilt]);
  expect(inhalte(html, "td")).toEqual(["652,00", "652,00"]);
});

test("Eine Überschrift gilt bis zur nächsten, und nicht für den Schluss der Rechnung", () => {
  const html = ansicht(
    [
      { art: "titel", zellen: ["1. Vertretung"] },
      gebuehr("Geschäftsgebühr"),
      { art: "titel", zellen: ["2. Klage"] },
      gebuehr("Verfahrensgebühr"),
      { art: "zwischensumme", schluss: true, zellen: ["Netto", undefined, cent(1)] },
      { art: "summe", zellen: ["Gesamtbetrag", undefined, cent(1)] },
    ],
    true,
  );
  const gruppen = html.split("<tbody>").slice(1);
  expect(gruppen.map((gruppe) => inhalte(gruppe, "th").map((kopf) => kopf.split(" aus ")[0]))).toEqual([
    ["1. Vertretung", "Geschäftsgebühr"],
    ["2. Klage", "Verfahrensgebühr"],
    ["Netto", "Gesamtbetrag"],
  ]);
});
