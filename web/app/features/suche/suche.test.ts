import { expect, test } from "vitest";
import type { Suchgruppe, Suchziel } from "#platform/beitraege.server.ts";
import { ApiFehler } from "#platform/http/api-fehler.ts";
import { seitensuche } from "./suche.server.ts";

const ziel = (title: string, stichworte: string): Suchziel => ({
  rang: 0,
  type: "page",
  title,
  url: `/${title.toLowerCase()}`,
  excerpt: "Ein Satz.",
  stichworte,
});
const suchziele = [ziel("Katalog", "Frist"), ziel("Frist", ""), ziel("Impressum", "Kontakt")];
const gruppe = (anzahl: number, gefragt: number[] = []): Suchgruppe => ({
  rang: 10,
  finden: async (_, hoechstens) => {
    gefragt.push(hoechstens);
    return Array.from({ length: Math.min(anzahl, hoechstens) }, (_, i) => ({
      type: "post",
      title: `Frist ${i}`,
      url: `/blog/${i}`,
      excerpt: "",
    }));
  },
});

test("Seiten kommen vor dem, was die Features finden, und mit dem Wort im Titel zuerst", async () => {
  const treffer = await seitensuche("Frist", { suchziele, suchgruppen: [gruppe(1)] });
  expect(treffer.map(({ url }) => url)).toEqual(["/frist", "/katalog", "/blog/0"]);
});

test("Es sind höchstens 30 Treffer, und für nichts keine", async () => {
  const gefragt: number[] = [];
  const suchgruppen = [gruppe(10, gefragt), gruppe(40, gefragt)];
  expect(await seitensuche("Frist", { suchziele, suchgruppen })).toHaveLength(30);
  expect(gefragt).toEqual([28, 18]);
  for (const nichts of ["", "   "]) expect(await seitensuche(nichts, { suchziele, suchgruppen })).toEqual([]);
  expect(await seitensuche("Xylophonbau", { suchziele, suchgruppen: [] })).toEqual([]);
});

test("Ohne Datenbank findet sich, was keine braucht", async () => {
  const gestoert: Suchgruppe = {
    rang: 20,
    ausDatenbank: true,
    finden: () => Promise.reject(new ApiFehler(503)),
  };
  const teile = { suchziele, suchgruppen: [gestoert] };
  await expect(seitensuche("Impressum", teile)).rejects.toMatchObject({ status: 503 });
  expect(await seitensuche("Impressum", teile, { ohneDatenbank: true })).toHaveLength(1);
});
