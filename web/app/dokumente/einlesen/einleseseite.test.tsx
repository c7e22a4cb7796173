import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Einleseansicht } from "./einleseschritt.server.ts";
import { Einleseschritte, type Einleseworte } from "./einleseseite.tsx";

const worte: Einleseworte<"name"> = {
  pfad: "/dinge/einlesen",
  liste: { pfad: "/dinge", text: "Zu den Dingen" },
  accept: ".csv",
  hinweis: "CSV",
  testid: "dinge",
  teile: [{ teil: "name", label: "Name", koepfe: ["name"] }],
  nummeriert: true,
  spalten: [{ text: "Bezeichnung", zeilenkopf: true }],
  knopf: ["Ein Ding anlegen", "Dinge anlegen"],
  erfolg: ["Ein Ding ist angelegt.", "Dinge sind angelegt."],
  getan: "Angelegt",
  schonDa: "Schon vorhanden",
};

const ansicht: Einleseansicht<"name"> = {
  schritt: "vorschau",
  art: "csv",
  spalten: ["Kopf"],
  zuordnung: { name: 0 },
  zahlen: { neu: 2, vorhanden: 0, abgelehnt: 1 },
  neue: [["2", "Lampe"]],
  vorhandene: [],
  abgelehnte: [{ nr: 3, text: "?", grund: "Ohne Namen." }],
  offen: undefined,
  mit: "{}",
  felder: undefined,
};

function seite(ergebnis: Einleseansicht<"name"> | undefined): string {
  const element = (
    <Einleseschritte
      worte={worte}
      ergebnis={ergebnis}
      vorschau={() => "Frage"}
      fertig={({ offen }) => offen}
    />
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

test("Auf die Datei folgt die Vorschau mit Spalten, Zahlen und Gründen, danach der Bericht", () => {
  expect(seite(undefined)).toMatch(/type="file".*Vorschau.*href="\/dinge"/);
  const vorschau = seite(ansicht);
  for (const text of ["Welche Spalte ist was?", "Kopf", "<dt>neu</dt>", "Frage", "2 Dinge anlegen"])
    expect(vorschau).toContain(text);
  expect(vorschau).toMatch(/Zeile<\/th>.*Bezeichnung<\/th>.*Lampe<\/th>.*Ein weiterer Eintrag.*Ohne Namen\./);
  const bericht = seite({ ...ansicht, schritt: "fertig", zahlen: { ...ansicht.zahlen, neu: 1 }, offen: 7 });
  expect(bericht).toMatch(/Ein Ding ist angelegt\..*7.*<dt>angelegt<\/dt>.*Weitere Datei einlesen/);
});

test("Karten und Termine haben Nummern, aber keine Spalten zur Wahl", () => {
  const karten = seite({ ...ansicht, art: "vcard" });
  expect(karten).toContain("Nr.</th>");
  expect(karten).not.toContain("Welche Spalte ist was?");
});
