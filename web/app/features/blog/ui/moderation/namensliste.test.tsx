import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Moderationsabsage } from "../absage.ts";
import { amFormular, Namensliste } from "./namensliste.tsx";

const namen = [
  { id: "1", name: "Kosten", postCount: 2 },
  { id: "2", name: "Gebühren", postCount: 0 },
];

function absage(felder: Record<string, string>, feld: string | undefined): Moderationsabsage {
  const { was = "", id } = felder;
  return {
    was,
    feld,
    code: undefined,
    fehler: "So geht es nicht.",
    gesendet: { ids: id ? [id] : [], felder },
  };
}

/** The open forms of the page as it comes without a script. */
function offene(art: "kategorie" | "tag", nach: Moderationsabsage | undefined): string[] {
  const element = <Namensliste art={art} titel="Namen" namen={namen} absage={nach} />;
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
  return html.match(/<details[^>]* open="".*?<\/details>/gs) ?? [];
}

const felder = [
  [{ art: "tag", was: "umbenennen", id: "2", name: "Kosten" }, "name"],
  [{ art: "tag", was: "zusammenfuehren", id: "2", nach: "Unbekannt" }, "nach"],
  [{ art: "kategorie", was: "anlegen", name: "Kosten", description: "Wer zahlt" }, "name"],
] as const;

test.each(felder)("Abgewiesen bleibt das Formular offen, mit dem Fehler am Feld: %j", (gesendet, feld) => {
  expect(offene(gesendet.art, undefined)).toEqual([]);
  const [formular = "", ...weitere] = offene(gesendet.art, absage(gesendet, feld));
  expect(weitere).toEqual([]);
  expect(formular).toContain(`name="was" value="${gesendet.was}"`);
  const [eingabe = ""] = new RegExp(`<input[^>]* name="${feld}"[^>]*>`).exec(formular) ?? [];
  expect(eingabe).toContain('aria-invalid="true"');
  expect(eingabe).toContain("autofocus");
  expect(eingabe).toContain(`value="${Object.entries(gesendet).find(([name]) => name === feld)?.[1]}"`);
  const beschrieben = /aria-describedby="([^"]*)"/.exec(eingabe)?.[1]?.split(" ").at(-1);
  expect(formular).toMatch(new RegExp(`id="${beschrieben}"[^>]*>.*So geht es nicht\\.`, "s"));
});

test("Was niemandem auf der Seite gehört, sagt die Seite selbst", () => {
  const alle = { kategorie: [], tag: namen };
  const loeschen = (art: string, id: string) => absage({ art, was: "loeschen", id }, undefined);
  expect(amFormular(loeschen("tag", "1"), alle)).toBe(true);
  expect(amFormular(loeschen("tag", "3"), alle)).toBe(false);
  expect(amFormular(loeschen("kategorie", "1"), alle)).toBe(false);
  expect(offene("tag", loeschen("tag", "1"))[0]).toContain("So geht es nicht.");
});
