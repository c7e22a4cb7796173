import { kern } from "@gebuehrenportal/gesetze/register/kern.ts";
import { weitere } from "@gebuehrenportal/gesetze/register/weitere.ts";
import { describe, expect, test } from "vitest";
import { enthaelt } from "./normbestand.ts";
import { vollregister } from "./register/vollregister.ts";
import { verweis, type Ziel } from "./verweis.ts";

const adresse = (ziel: Ziel) => verweis(ziel, vollregister)?.adresse;

/** Every number that a list in short form names. */
const nummern = (text = ""): string[] =>
  text.split(",").flatMap((teil) => {
    const [, von, bis] = /^(\d+)-(\d+)$/.exec(teil) ?? [];
    if (von === undefined || bis === undefined) return teil === "" ? [] : [teil];
    return Array.from({ length: Number(bis) - Number(von) + 1 }, (_, i) => String(Number(von) + i));
  });

const imPortal = [...kern.akte, ...weitere.akte].flatMap((akt) => {
  const normen = akt.slug === undefined ? undefined : (kern.normen[akt.slug] ?? weitere.normen[akt.slug]);
  return normen && akt.teilVon === undefined ? [{ akt, slug: akt.slug, normen }] : [];
});

test("Jede Norm der Daten führt auf ihre eigene Seite im Portal des Bundes", () => {
  let geprueft = 0;
  const falsch: string[] = [];
  for (const { akt, slug, normen } of imPortal)
    for (const [einheit, vorsilbe] of [
      ["§", "__"],
      ["Art", "art_"],
    ] as const)
      for (const nr of nummern(normen[einheit])) {
        geprueft++;
        const soll = `https://www.gesetze-im-internet.de/${slug}/${vorsilbe}${nr.toLowerCase()}.html`;
        const ist = adresse({ akt: akt.id, einheit, nr });
        if (ist !== soll) falsch.push(`${akt.id} ${einheit} ${nr}: ${ist}`);
      }
  expect(geprueft).toBeGreaterThan(90_000);
  expect(falsch).toEqual([]);
});

test("Paragraphen eines Artikels, aufgehobene Bereiche und Anlagen führen auf ihre Seiten", () => {
  const falsch: string[] = [];
  for (const { akt, slug, normen } of imPortal) {
    const ordner = `https://www.gesetze-im-internet.de/${slug}/`;
    for (const [nr, subs] of Object.entries(akt.unterziel === undefined ? {} : (normen.sub ?? {})))
      for (const sub of nummern(subs)) {
        const ist = adresse({ akt: akt.id, einheit: "Art", nr, sub });
        if (ist !== `${ordner}art_${nr.toLowerCase()}__${sub.toLowerCase()}.html`)
          falsch.push(`${akt.id} ${nr} ${sub}: ${ist}`);
      }
    for (const weg of normen.weg ?? []) {
      const [, einheit, nr = ""] = /^(§|Art) ([^-,=]+).*=(.+)$/.exec(weg) ?? [];
      const ist = adresse({ akt: akt.id, einheit: einheit === "Art" ? "Art" : "§", nr });
      const seiten = (normen.weg ?? []).map((eintrag) => `${ordner}${eintrag.replace(/^.*=/, "")}.html`);
      if (
        !seiten.includes(ist ?? "") &&
        !(enthaelt(normen[einheit === "Art" ? "Art" : "§"], nr) && ist?.endsWith(`_${nr}.html`))
      )
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
  test.each<[string, Ziel, string | undefined]>([
    [
      "§ 823 BGB",
      { akt: "BGB", einheit: "§", nr: "823" },
      "https://www.gesetze-im-internet.de/bgb/__823.html",
    ],
    [
      "§ 312k BGB",
      { akt: "BGB", einheit: "§", nr: "312k" },
      "https://www.gesetze-im-internet.de/bgb/__312k.html",
    ],
    [
      "§ 4 BGB, aufgehoben",
      { akt: "BGB", einheit: "§", nr: "4" },
      "https://www.gesetze-im-internet.de/bgb/___3_bis_6.html",
    ],
    [
      "§ 9999 BGB, den es nicht gibt",
      { akt: "BGB", einheit: "§", nr: "9999" },
      "https://www.gesetze-im-internet.de/bgb/",
    ],
    ["Art. 3 GG", { akt: "GG", einheit: "Art", nr: "3" }, "https://www.gesetze-im-internet.de/gg/art_3.html"],
    [
      "Art. 246a § 1 EGBGB",
      { akt: "BGBEG", einheit: "Art", nr: "246a", sub: "1" },
      "https://www.gesetze-im-internet.de/bgbeg/art_246a__1.html",
    ],
    [
      "Art. 246a EGBGB, ohne eigene Seite",
      { akt: "BGBEG", einheit: "Art", nr: "246a" },
      "https://www.gesetze-im-internet.de/bgbeg/",
    ],
    [
      "Nr. 3100 VV RVG",
      { akt: "VV RVG", einheit: "Nr", nr: "3100" },
      "https://www.gesetze-im-internet.de/rvg/anlage_1.html",
    ],
    [
      "Art. 267 AEUV",
      { akt: "AEUV", einheit: "Art", nr: "267" },
      "https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:12016E267",
    ],
    [
      "Art. 6 EUV",
      { akt: "EUV|EU", einheit: "Art", nr: "6" },
      "https://eur-lex.europa.eu/legal-content/DE/TXT/?uri=CELEX:12016M006",
    ],
    [
      "Art. 2 RL 89/592/EWG, nicht im Register",
      { akt: "CELEX:31989L0592", einheit: "Art", nr: "2" },
      "https://eur-lex.europa.eu/legal-content/DE/TXT/HTML/?uri=CELEX:31989L0592#art_2",
    ],
    ["§ 5 TMG, außer Kraft", { akt: "TMG", einheit: "§", nr: "5" }, undefined],
    ["ohne Akt", { einheit: "§", nr: "5" }, undefined],
  ])("%s", (_, ziel, soll) => {
    expect(adresse(ziel)).toBe(soll);
  });
});
