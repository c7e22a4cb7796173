import { expect, test } from "vitest";
import { ruf } from "../../testing-seite.tsx";
import { feiertageRoute, orteRoute } from "./feiertage.ts";

type Zeilen = { zeilen: { tag: string; name: string; id: string; ort: object; oertlich: boolean }[] };
const feiertage = async (query: object) => (await ruf(feiertageRoute, undefined, query)) as Zeilen;

// Feiertagsgesetz NW: elf Feiertage
test("Nordrhein-Westfalen hat 2027 elf Feiertage, jeder mit seinem Gesetz", async () => {
  const { zeilen } = await feiertage({ jahr: "2027", land: "NW" });
  expect(zeilen).toHaveLength(11);
  expect(zeilen.find(({ name }) => name === "Fronleichnam")).toMatchObject({
    tag: "2027-05-27",
    norm: expect.stringContaining("NW"),
  });
});

// Art. 1 Abs. 2 BayFTG
test("Der 8. August zählt allein in Augsburg", async () => {
  const friedensfest = ({ zeilen }: Zeilen) => zeilen.filter(({ tag }) => tag === "2027-08-08");
  expect(friedensfest(await feiertage({ jahr: "2027", land: "BY" }))).toEqual([]);
  const { zeilen } = (await ruf(orteRoute, undefined, { q: "Augsburg" })) as Zeilen;
  const augsburg = zeilen.find(({ ort }) => "gemeinde" in ort);
  expect(friedensfest(await feiertage({ jahr: "2027", ...augsburg?.ort }))).toMatchObject([
    { oertlich: true, name: expect.stringContaining("Friedensfest") },
  ]);
});

test("Ohne Jahr gilt das laufende, ohne Land zählen die neun bundesweiten Feiertage", async () => {
  expect(await feiertage({})).toMatchObject({ jahr: 2026, vermerke: [{ art: "hinweis" }] });
  expect((await feiertage({})).zeilen).toHaveLength(9);
});

test("Ein Jahr vor der Tafel ist kein Ergebnis, ein unbekanntes Gericht eine falsche Angabe", async () => {
  expect(await ruf(feiertageRoute, undefined, { jahr: "1950" })).toMatchObject({
    art: "kein-ergebnis",
    feld: "jahr",
  });
  for (const [query, field, code] of [
    [{ jahr: "27" }, "jahr", "falsches-format"],
    [{ gericht: "nirgends" }, "gericht", "unbekannter-ort"],
    [{ land: "BE", gericht: "bgh" }, "land", "ort-widerspruch"],
    [{ land: ["BE", "BY"] }, "land", "unbekannter-wert"],
  ] as const)
    await expect(ruf(feiertageRoute, undefined, query)).rejects.toMatchObject({
      status: 400,
      koerper: { field, code },
    });
});

test("Der Bundesgerichtshof wird als Gericht in Baden-Württemberg gefunden", async () => {
  const { zeilen } = (await ruf(orteRoute, undefined, { q: "Bundesgerichtshof" })) as Zeilen;
  expect(zeilen[0]).toMatchObject({ ort: { land: "BW", gericht: "bgh" } });
  expect(((await ruf(orteRoute, undefined, {})) as Zeilen).zeilen).toHaveLength(16);
});

test.each([
  ["OLG Hamm", { name: "Oberlandesgericht Hamm", land: "NW", ort: { gericht: "olg-hamm" } }],
  ["AG Kamenz", { name: "Amtsgericht Kamenz", land: "SN", lage: "Kamenz, Sachsen" }],
  ["VG Dresdn", { name: "Verwaltungsgericht Dresden", land: "SN" }],
  ["LG Kasel", { name: "Landgericht Kassel", land: "HE" }],
  ["BayVGH", { sitze: [{ id: "by-muenchen" }, { id: "by-ansbach" }] }],
  ["AG Forchheim", { himmelfahrtOffen: true }],
])("„%s“ wird gefunden", async (q, erwartet) => {
  const { zeilen } = (await ruf(orteRoute, undefined, { q })) as Zeilen;
  expect(zeilen[0]).toMatchObject(erwartet);
});

test("Ein mehrdeutiger Name nennt zuerst alle Gerichte, die so heißen", async () => {
  const { zeilen } = (await ruf(orteRoute, undefined, { q: "AG Fürth" })) as Zeilen;
  expect(zeilen.slice(0, 2).map(({ id }) => id)).toEqual(["ag-fuerth-by", "ag-fuerth-he"]);
});
