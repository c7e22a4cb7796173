import { expect, test } from "vitest";
import { tarife } from "#platform/access/tarife.ts";
import { antworttext } from "./antwort.ts";
import { fragengruppen, fragenziele, strukturdaten } from "./fragen.ts";

const fragen = fragengruppen.flatMap((gruppe) => gruppe.fragen);

test("Jede Frage und jede Gruppe hat ihre eigene Adresse", () => {
  const ids = [...fragengruppen, ...fragen].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([]);
  expect(fragen.length).toBeGreaterThanOrEqual(8);
});

test("Die Antwort zu den Preisen nennt sie, wie sie gelten", () => {
  const preise = fragen.find(({ id }) => id === "preise");
  const text = (preise ? antworttext(preise) : "").replaceAll("\u00a0", " ");
  for (const tarif of ["basic", "premium", "teams"] as const)
    expect(text).toContain(`${(tarife[tarif].preisCent / 100).toFixed(2).replace(".", ",")} €`);
});

test("Die Daten für Suchmaschinen enthalten jede Antwort und beenden nie ihr Skript", () => {
  const text = strukturdaten("https://portal.example");
  expect(text).not.toContain("<");
  const daten = JSON.parse(text);
  expect(daten["@type"]).toBe("FAQPage");
  expect(daten.mainEntity.map(({ url }: { url: string }) => url)).toEqual(
    fragen.map(({ id }) => `https://portal.example/faq#${id}`),
  );
});

test("Die Suche des Portals kennt jede Antwort und kürzt sie nie mitten im Wort", () => {
  for (const { excerpt, url } of fragenziele) {
    expect(excerpt.length, url).toBeLessThanOrEqual(162);
    const frage = fragen.find(({ id }) => url === `/faq#${id}`);
    const ganz = frage ? antworttext(frage) : "";
    expect(`${ganz} `.startsWith(`${excerpt.replace(/ …$/, "")} `), url).toBe(true);
  }
});
