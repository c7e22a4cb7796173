import { gefuehrt } from "@gebuehrenportal/gesetze/register/anbieter.ts";
import { kern } from "@gebuehrenportal/gesetze/register/kern.ts";
import { weitere } from "@gebuehrenportal/gesetze/register/weitere.ts";
import { describe, expect, test } from "vitest";
import { enthaelt } from "./lesen/normbestand.ts";
import { vollregister } from "./register/vollregister.ts";
import { type Textsammlung, textsammlungen, verweis, type Ziel } from "./verweis.ts";
import { zitate } from "./zitate.ts";

const portal = "https://www.gesetze-im-internet.de";
const adresse = (ziel: Ziel, sammlung?: Textsammlung) => verweis(ziel, vollregister, sammlung)?.adresse;

/** Every number that a list in short form names. */
const nummern = (text = ""): string[] =>
  text.split(",").flatMap((teil) => {
    const [, von, bis] = /^(\d+)-(\d+)$/.exec(teil) ?? [];
    if (von === undefined || bis === undefined) return teil === "" ? [] : [teil];
    return Array.from({ length: Number(bis) - Number(von) + 1 }, (_, i) => String(Number(von) + i));
  });

/** Address of a section or article on the portal of the federation. */
const seite = (slug: string, einheit: "§" | "Art", nr: string): string =>
  `${portal}/${slug}/${einheit === "§" ? "__" : "art_"}${nr.toLowerCase()}.html`;

/** Every section and article the data know, with its act. */
function* alleNormen() {
  for (const { akt, slug, normen } of imPortal)
    for (const einheit of ["§", "Art"] as const)
      for (const nr of nummern(normen[einheit])) yield { akt, slug, einheit, nr };
}

const imPortal = [...kern.akte, ...weitere.akte].flatMap((akt) => {
  const { slug } = akt;
  const normen = slug === undefined ? undefined : (kern.normen[slug] ?? weitere.normen[slug]);
  return slug !== undefined && normen && akt.teilVon === undefined ? [{ akt, slug, normen }] : [];
});

test("Jede Norm der Daten führt auf ihre eigene Seite im Portal des Bundes", () => {
  let geprueft = 0;
  const falsch: string[] = [];
  for (const { akt, slug, einheit, nr } of alleNormen()) {
    geprueft++;
    const ist = adresse({ akt: akt.id, einheit, nr });
    if (ist !== seite(slug, einheit, nr)) falsch.push(`${akt.id} ${einheit} ${nr}: ${ist}`);
  }
  expect(geprueft).toBeGreaterThan(90_000);
  expect(falsch).toEqual([]);
});

test.each([
  ["dejure", /^https:\/\/dejure\.org\/gesetze\/[A-Za-z]+\/\d+[a-z]*\.html$/],
  ["buzer", /^https:\/\/www\.buzer\.de\/s1\.htm\?g=[A-Za-z]+&a=\d+[a-z]*$/],
] as const)(
  "Wer %s wählt, kommt dorthin oder auf die amtliche Seite, nirgends sonst hin",
  (sammlung, form) => {
    const dort = new Map<string, number>();
    const falsch: string[] = [];
    for (const { akt, slug, einheit, nr } of alleNormen()) {
      const ziel = verweis({ akt: akt.id, einheit, nr }, vollregister, sammlung);
      if (
        ziel?.bei === "amtlich" ? ziel.adresse !== seite(slug, einheit, nr) : !form.test(ziel?.adresse ?? "")
      )
        falsch.push(`${akt.id} ${einheit} ${nr}: ${ziel?.adresse}`);
      if (ziel?.bei === sammlung) dort.set(akt.kurz, (dort.get(akt.kurz) ?? 0) + 1);
    }
    expect(falsch).toEqual([]);
    expect([...gefuehrt].filter((kurz) => !dort.has(kurz))).toEqual([]);
    expect([...dort.keys()].filter((kurz) => !gefuehrt.has(kurz))).toEqual([]);
  },
);

test("Paragraphen eines Artikels, aufgehobene Bereiche und Anlagen führen auf ihre Seiten", () => {
  const falsch: string[] = [];
  for (const { akt, slug, normen } of imPortal) {
    const ordner = `${portal}/${slug}/`;
    for (const [nr, subs] of Object.entries(akt.unterziel === undefined ? {} : (normen.sub ?? {})))
      for (const sub of nummern(subs)) {
        const ist = adresse({ akt: akt.id, einheit: "Art", nr, sub });
        if (ist !== `${ordner}art_${nr.toLowerCase()}__${sub.toLowerCase()}.html`)
          falsch.push(`${akt.id} ${nr} ${sub}: ${ist}`);
      }
    for (const weg of normen.weg ?? []) {
      const [, einheit, nr = ""] = /^(§|Art) ([^-,=]+).*=(.+)$/.exec(weg) ?? [];
      const einheitDort = einheit === "Art" ? "Art" : "§";
      const ist = adresse({ akt: akt.id, einheit: einheitDort, nr });
      const seiten = (normen.weg ?? []).map((eintrag) => `${ordner}${eintrag.replace(/^.*=/, "")}.html`);
      if (!seiten.includes(ist ?? "") && !(enthaelt(normen[einheitDort], nr) && ist?.endsWith(`_${nr}.html`)))
        falsch.push(`${akt.id} ${weg}: ${ist}`);
    }
    for (const anlage of normen.anl ?? []) {
      const nr = /^Anlage (\d+[a-z]?)$/.exec(anlage)?.[1];
      if (nr === undefined || !akt.anlagenziel?.includes("{nr}")) continue;
      if (adresse({ akt: akt.id, einheit: "Anlage", nr }) !== `${ordner}anlage_${nr}.html`)
        falsch.push(`${akt.id} ${anlage}`);
    }
  }
  expect(falsch).toEqual([]);
});

test("Jeder Akt im Kern verweist, wie seine Adresse es sagt, oder gar nicht", () => {
  const falsch = kern.akte.filter((akt) => {
    const einheit = akt.einheit === "Art" ? "Art" : akt.einheit === "§" ? "§" : "Nr";
    const ist = adresse({ akt: akt.id, einheit, nr: "1" });
    if (akt.ausserKraft || akt.guete === "keine Adresse") return ist !== undefined;
    const erlaubt = [akt.uebersicht, akt.ziel?.replace("{nr3}", "001").replace("{nr}", "1")];
    return !erlaubt.includes(ist) && !ist?.startsWith(`${akt.uebersicht}`);
  });
  expect(falsch.map(({ id }) => id)).toEqual([]);
});

describe("Einzelne Adressen, von Hand nachgesehen", () => {
  const eurlex = "https://eur-lex.europa.eu/legal-content/DE/TXT";
  test.each<readonly [string, string | undefined]>([
    ["§ 823 BGB", `${portal}/bgb/__823.html`],
    ["§ 312k BGB", `${portal}/bgb/__312k.html`],
    ["§ 4 BGB", `${portal}/bgb/___3_bis_6.html`],
    ["§ 9999 BGB", `${portal}/bgb/`],
    ["Art. 3 GG", `${portal}/gg/art_3.html`],
    ["Art. 246a § 1 EGBGB", `${portal}/bgbeg/art_246a__1.html`],
    ["Art. 246a EGBGB", `${portal}/bgbeg/`],
    ["Nr. 3100 VV RVG", `${portal}/rvg/anlage_1.html`],
    ["Art. 267 AEUV", `${eurlex}/?uri=CELEX:12016E267`],
    ["Art. 6 EUV", `${eurlex}/?uri=CELEX:12016M006`],
    ["Art. 2 RL 89/592/EWG", `${eurlex}/HTML/?uri=CELEX:31989L0592#art_2`],
    ["§ 5 TMG", undefined],
    ["§ 5 XYZG", undefined],
  ])("%s: %s", (zitat, soll) => {
    const [norm] = zitate(zitat, vollregister).flatMap(({ normen }) => normen);
    expect(norm && adresse(norm)).toBe(soll);
  });

  test.each<readonly [string, Textsammlung, string]>([
    ["§ 312k BGB", "dejure", "https://dejure.org/gesetze/BGB/312k.html"],
    ["§ 312k BGB", "buzer", "https://www.buzer.de/s1.htm?g=BGB&a=312k"],
    ["Art. 3 GG", "dejure", "https://dejure.org/gesetze/GG/3.html"],
    ["§ 4 BGB", "dejure", `${portal}/bgb/___3_bis_6.html`],
    ["§ 35 VwVfG", "dejure", `${portal}/vwvfg/__35.html`],
    ["Art. 246a § 1 EGBGB", "buzer", `${portal}/bgbeg/art_246a__1.html`],
    ["Art. 6 DSGVO", "dejure", `${eurlex}/HTML/?uri=CELEX:32016R0679#art_6`],
  ])("%s bei %s: %s", (zitat, sammlung, soll) => {
    const [norm] = zitate(zitat, vollregister).flatMap(({ normen }) => normen);
    expect(norm && adresse(norm, sammlung)).toBe(soll);
  });

  test("Zur Wahl stehen die amtlichen Texte zuerst", () => {
    expect(textsammlungen.map(({ id }) => id)).toEqual(["amtlich", "dejure", "buzer"]);
  });
});
