import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Ergebnis, type Unentschieden } from "./ergebnis.tsx";

const offen = (nr: number, wartet: boolean): Unentschieden => ({
  id: String(nr),
  title: `Artikel ${nr}`,
  wartet,
  grund: "Er wurde geändert.",
});

const html = (angaben: string, offene: Unentschieden[] = []) =>
  renderToStaticMarkup(<Ergebnis angaben={new URLSearchParams(angaben)} offene={offene} />);
const text = (angaben: string, offene?: Unentschieden[]) => html(angaben, offene).replace(/<[^>]*>/g, "");

test("Ein Artikel und mehrere werden richtig gezählt", () => {
  expect(text("ok=freigegeben")).toBe("1 Artikel ist freigegeben.");
  expect(text("ok=zurueckgegeben&anzahl=3")).toBe("3 Artikel sind mit Begründung zurückgegeben.");
  expect(text("ok=freigegeben&anzahl=1&nicht=1", [offen(1, true)])).toBe(
    "1 Artikel ist freigegeben, 1 nicht:Artikel 1: Er wurde geändert.",
  );
  expect(text("ok=freigegeben&anzahl=0&nicht=1", [offen(1, true)])).toMatch(
    /^1 Artikel ist nicht freigegeben:/,
  );
  expect(text("ok=zurueckgegeben&anzahl=0&nicht=3", [offen(1, true)])).toMatch(
    /^3 Artikel sind nicht mit Begründung zurückgegeben:.*2 weitere$/,
  );
});

test("Was noch wartet, führt zur Prüfung, was entschieden ist, nicht", () => {
  expect(html("ok=freigegeben&nicht=1", [offen(1, true)])).toContain('href="/moderation/pruefung/1"');
  expect(html("ok=freigegeben&nicht=1", [offen(1, false)])).not.toContain("href");
});

test("Eine Adresse, die niemand so schreibt, sagt nichts", () => {
  for (const angaben of ["", "ok=constructor", "ok=geloescht"]) expect(html(angaben)).toBe("");
});
