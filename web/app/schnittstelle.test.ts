import { expect, test } from "vitest";
import { heute } from "#features/rechner/testing.ts";
import { ablehnungen, aufrufbilder, beschreibung } from "#features/schnittstelle/testing.ts";
import { apiRoutes } from "./api.ts";

const bilder = () => aufrufbilder(apiRoutes, heute, "https://portal.example");

test("Jeder Aufruf, den fremde Seiten machen dürfen, steht auf der Seite, mit Feldern und einem Beispiel, das gelingt", async () => {
  const alle = await bilder();
  expect(alle.map(({ methode, pfad }) => `${methode} ${pfad}`)).toEqual(
    apiRoutes.filter(({ cors }) => cors).map(({ method, path }) => `${method} ${path}`),
  );
  for (const { pfad, beispiel, koerper, parameter, antwort } of alle) {
    const contract = apiRoutes.find(({ path }) => path === pfad)?.contract;
    if (contract?.body ?? contract?.query) expect(koerper.length + parameter.length, pfad).toBeGreaterThan(0);
    expect(antwort.length, pfad).toBeGreaterThan(0);
    expect(JSON.parse(beispiel?.antwort ?? "{}").art, pfad).toBe("ergebnis");
  }
});

test("Jeder Aufruf hat seine eigene Stelle auf der Seite, auch wo ein Pfad zwei Methoden hat", async () => {
  const stellen = (await bilder()).map(({ id, methode, pfad }) => [id, `${methode} ${pfad}`]);
  expect(new Set(stellen.map(([id]) => id)).size).toBe(stellen.length);
  expect(stellen).toContainEqual(["rechner-streitwert", "POST /api/rechner/streitwert"]);
  expect(stellen).toContainEqual(["rechner-streitwert-lesen", "GET /api/rechner/streitwert"]);
});

test("Das Beispiel der RVG-Rechnung ist ein Befehl für die eigene Adresse und seine wirkliche Antwort", async () => {
  const rvg = (await bilder()).find(({ pfad }) => pfad === "/api/rechner/rvg");
  expect(rvg?.beispiel?.curl).toMatch(/^curl https:\/\/portal\.example\/api\/rechner\/rvg /);
  const anfrage = /-d '([^']+)'/.exec(rvg?.beispiel?.curl ?? "")?.[1] ?? "";
  expect(JSON.parse(anfrage).angelegenheiten[0].wert).toBe(1_000_000);
  expect(JSON.parse(rvg?.beispiel?.antwort ?? "").brutto).toBe(196_350);
});

test("Die Tabelle stellt im Beispiel 614,00 € und 652,00 € gegenüber", async () => {
  const tabelle = (await bilder()).find(({ pfad }) => pfad === "/api/rechner/tabelle");
  expect(JSON.parse(tabelle?.beispiel?.antwort ?? "").zeilen).toEqual([
    { ueber: 900_000, bis: 1_000_000, alt: 61_400, neu: 65_200, differenz: 3_800 },
  ]);
  expect(tabelle?.beispiel?.curl).toContain("?tabelle=rvg13&wert=1000000&");
});

test("Die Ablehnung nennt beide Felder mit Pfad und Code, das Nichtergebnis Grund und Norm", async () => {
  const { eingabe, recht } = await ablehnungen(apiRoutes, heute);
  const { field, code, errors } = JSON.parse(eingabe.antwort);
  expect([field, code]).toEqual(["angelegenheiten[0].positionen[0].satz", "zwei-nachkommastellen"]);
  expect(errors[1]).toMatchObject({
    field: "angelegenheiten[0].positionen[1].nr",
    code: "unbekannte-nummer",
  });
  expect(JSON.parse(recht.antwort)).toMatchObject({ art: "kein-ergebnis", norm: "§ 61 RVG" });
});

test("Die Beschreibung für Programme kennt jeden Pfad", () => {
  expect(Object.keys(beschreibung(apiRoutes).paths as object)).toEqual(
    expect.arrayContaining(apiRoutes.map(({ path }) => path.replace(/:(\w+)/g, "{$1}"))),
  );
});
