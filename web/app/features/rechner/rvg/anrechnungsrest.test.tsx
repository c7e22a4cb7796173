import { tag } from "@gebuehrenportal/recht";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { rvgBlatt } from "./ergebnis/blatt.ts";
import { alsCsv, zumKopieren } from "./ergebnis/blattwege.ts";
import { nachAktion } from "./formular/aktionen.ts";
import { formularAus } from "./formular/formular.ts";
import { auswertung } from "./rechnung.ts";
import { Ergebnis } from "./ui/ergebnis.tsx";

const heute = tag("2026-11-20");
const unmittelbar = "sie sind unmittelbar auf Nr. 3100 VV angerechnet, weil deren Wert sie deckt";
const zuviel = "97,80 € bleiben ohne Anrechnung";

const schlicht = (text: string): string => text.replaceAll("\u00a0", " ").replaceAll("&nbsp;", " ");

function gerechnet(wert: string, mahnwert: string, nummer: string | undefined) {
  let f = formularAus([
    { stufe: "vorgerichtlich", felder: { wert }, gebuehren: ["2300"] },
    { stufe: "mahnverfahren", felder: { wert: mahnwert }, gebuehren: ["3307"] },
    ...(nummer ? [{ stufe: "instanz" as const, felder: { wert }, gebuehren: [nummer] }] : []),
  ]);
  const erste = f.angelegenheiten.map(({ id, positionen: [p] }) => `${id}/${p?.id}`);
  for (const [i, auf] of erste.slice(1).entries())
    f = nachAktion(f, { art: "anrechnung-dazu", felder: { von: erste[i] ?? "", auf } });
  const a = auswertung({ formular: f, heute, abgeschickt: true, erweitert: true });
  if (a.art !== "ergebnis") throw new Error(JSON.stringify(a));
  return a;
}

function seite(a: ReturnType<typeof gerechnet>): string {
  const element = (
    <Ergebnis blatt={rvgBlatt(a)} vorschlaege={[]} heute={heute} werkzeuge={null} dispatch={() => {}} />
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/rvgrechner"] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

// 2025: 1,0 aus 5.000 € = 354,50, aus 10.000 € = 652,00. 0,65 × 652,00 = 423,80; davon nahm die Nr. 3307 0,5 × 354,50 =
// 177,25; auf Nr. 3100 bleiben 246,55.
test("Was nicht durch das Mahnverfahren ging, steht auf der Seite, in Kopie und Datei", () => {
  const a = gerechnet("10.000", "5.000", "3100");
  for (const ausgabe of [seite(a), zumKopieren(a).text, alsCsv(a)]) {
    expect(schlicht(ausgabe)).toContain("Von Nr. 2300 VV gingen 5.000,00 € nicht durch Nr. 3307 VV");
    expect(schlicht(ausgabe)).toContain(unmittelbar);
    expect(schlicht(ausgabe)).toContain("246,55");
  }
});

// 0,65 × 652,00 = 423,80; die Nr. 3307 aus 10.000 € ist 326,00: 97,80 fallen weg, wo keine Klage folgt.
test("Was die Gebühr nicht aufnimmt, sagen Seite, Kopie und Datei", () => {
  const a = gerechnet("10.000", "10.000", undefined);
  for (const ausgabe of [seite(a), zumKopieren(a).text, alsCsv(a)])
    expect(schlicht(ausgabe)).toContain(zuviel);
});
