import { expect, test } from "vitest";
import type { Suchgruppe, Suchziel } from "#platform/beitraege.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
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

test("Wo 30 Treffer stehen, wird niemand mehr gefragt, und mehr als erbeten nicht gezeigt", async () => {
  const gefragt: number[] = [];
  const unbegrenzt: Suchgruppe = { rang: 5, finden: () => gruppe(40).finden("", 40) };
  const treffer = await seitensuche("Frist", { suchziele, suchgruppen: [unbegrenzt, gruppe(5, gefragt)] });
  expect(treffer).toHaveLength(30);
  expect(gefragt).toEqual([]);
  const viele = Array.from({ length: 35 }, (_, i) => ziel(`Frist ${i}`, ""));
  expect(await seitensuche("Frist", { suchziele: viele, suchgruppen: [gruppe(5, gefragt)] })).toHaveLength(
    30,
  );
  expect(gefragt).toEqual([]);
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
