import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { rechnerkacheln, rechnername } from "./kacheln.server.ts";
import { rechnerMeta } from "./rechnereintrag.ts";
import { verzeichnis } from "./verzeichnis.ts";

test("Jeder Rechner hat eine Kachel mit Namen und Satz und einen Titel des Fensters", () => {
  expect(rechnerkacheln().map(({ pfad, text }) => [pfad, text])).toEqual(
    verzeichnis.map(({ pfad, name }) => [pfad, name]),
  );
  for (const rechner of verzeichnis) {
    expect(rechner.kachel.length, rechner.pfad).toBeGreaterThan(50);
    expect(rechner.titel.length, rechner.pfad).toBeGreaterThan(10);
    expect(JSON.stringify(rechnerMeta(rechner)), rechner.pfad).toContain(rechner.kachel);
  }
});

test("Jeder Rechner liegt in seinem Ordner, hat Aufrufe mit einem Beispiel und Worte für die Suche", () => {
  for (const { ordner, pfad, aufrufe, stichworte } of verzeichnis) {
    expect(existsSync(new URL(`./${ordner}/page.tsx`, import.meta.url)), pfad).toBe(true);
    expect(aufrufe.length, pfad).toBeGreaterThan(0);
    for (const { beispiel, path } of aufrufe) expect(beispiel?.frage, path).toBeTruthy();
    expect(stichworte, pfad).not.toBe("");
  }
});

test("Ein Rechner heißt, wie er in der Navigation steht; einer, den es nicht mehr gibt, wie seine Adresse", () => {
  expect(rechnername("/pkh-rechner")).toBe("Prozesskostenhilfe");
  expect(rechnername("/nirgends")).toBe("/nirgends");
});
