import { alleGerichte } from "@gebuehrenportal/gesetze/gerichte";
import { laendernamen } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { gerichtMitLand as kunde } from "../gerichtskunde.ts";
import { ausQuery, blatttext, heute, seite } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { entstehtVor } from "./gericht.ts";
import { gerichtDer, mitNummer, nummernsuche } from "./kostennummern.ts";
import { rechnung } from "./rechnung.ts";
import { kleineRechnung } from "./rechnungsbau.ts";

const aus = (query: string) => ausQuery(formular, rechnung, query);

// § 34 GKG: 283,00 € aus 10.000 €; Nr. 8210 KV GKG mit 2,0
test("Das Gericht steht im Titel des Ergebnisses und im Ergebnis selbst", () => {
  const auswertung = aus("kv=8210&wert=10000&gericht= arbg bautzen ");
  expect(auswertung).toMatchObject({
    eingabe: { gericht: "arbg-bautzen" },
    ergebnis: {
      summe: 56_600,
      gericht: { id: "arbg-bautzen", name: "Arbeitsgericht Bautzen" },
    },
  });
  expect(JSON.stringify(auswertung)).not.toContain("Vor diesem Gericht");
  expect(blatttext(auswertung)[0]).toBe(
    "Kosten nach dem GKG, Arbeitsgericht Bautzen: Gerichtskosten 566,00 €",
  );
});

test("Auf der Seite steht das Gericht auch im Ergebnis über den Nummern", () => {
  const [, tabelle = ""] = seite(formular, rechnung, "kv=8210&wert=10000&gericht=arbg bautzen").split(
    "<thead",
  );
  expect(tabelle).toMatch(/Arbeitsgericht.Bautzen.*8210/s);
});

test("Ohne Gericht nennt das Ergebnis keines", () => {
  expect(aus("wert=10000")).toMatchObject({ blatt: { titel: "Kosten nach dem GKG" } });
  expect((aus("wert=10000&gericht=  ") as { ergebnis: object }).ergebnis).not.toHaveProperty("gericht");
});

test("Eine Nummer aus dem Teil eines anderen Gerichtszweigs wird berechnet und beanstandet", () => {
  expect(aus("kv=8210&wert=10000&gericht=AG Dortmund&weitere.1.kv=9005&weitere.1.betrag=5")).toMatchObject({
    ergebnis: {
      summe: 57_100,
      vermerke: expect.arrayContaining([
        {
          art: "warnung",
          text: "Nr. 8210 steht in Teil 8 des Kostenverzeichnisses (Arbeitsgerichtsbarkeit). Vor diesem Gericht entsteht sie nicht: Amtsgericht Dortmund.",
          norm: "§ 3 Abs. 2 GKG",
        },
      ]),
    },
  });
});

test.each([
  ["AG Dortmund", 0],
  ["OLG Hamm", 0],
  ["BGH", 0],
  ["ArbG Bautzen", 1],
  ["LG Bonn", 1],
])("Familiensache, %s: %i Hinweise", (gericht, anzahl) => {
  const { ergebnis } = aus(`gesetz=famgkg&kv=1320&wert=4000&gericht=${gericht}`) as {
    ergebnis: { vermerke: readonly object[] };
  };
  expect(ergebnis.vermerke).toHaveLength(anzahl);
});

test.each([
  ["AG Halle", "Bitte geben Sie den ganzen Namen mit dem Land in Klammern ein."],
  [
    "AG Kamens",
    "Gemeint ist vielleicht: Amtsgericht Kamen (Nordrhein-Westfalen), Amtsgericht Kamenz (Sachsen).",
  ],
  ["Dortmund", "Amtsgericht Dortmund (Nordrhein-Westfalen)"],
  ["AG Anklam", "Amtsgericht Anklam besteht nicht mehr (letzter Tag: 05.10.2014)."],
  ["AG Dortmund (Bayern)", "Amtsgericht Dortmund gehört zum Land Nordrhein-Westfalen."],
  ["xyzzy", "Bitte prüfen Sie die Schreibweise, oder lassen Sie das Feld leer."],
])("„%s“ ist kein Gericht: %s", (gericht, text) => {
  expect(aus(`wert=10000&gericht=${gericht}`)).toMatchObject({
    art: "fehler",
    fehler: { gericht: { art: "recht", text: expect.stringContaining(text), norm: "§ 1 GKG" } },
  });
});

test("In einer Familiensache ist der Grund der des FamGKG", () => {
  expect(aus("gesetz=famgkg&kv=1320&wert=4000&gericht=xyzzy")).toMatchObject({
    fehler: { gericht: { norm: "§ 1 FamGKG" } },
  });
});

test("Wo das Gesetz kein Gericht kennt, bleibt ein getipptes unbeachtet", () => {
  const { ergebnis } = aus("gesetz=gvkostg&kv=100&gericht=xyzzy") as { ergebnis: object };
  expect(ergebnis).not.toHaveProperty("gericht");
});

// Überschriften der Teile 1 bis 9 KV GKG
test.each([
  ["AG", "12349"],
  ["LG", "12349"],
  ["BGH", "12349"],
  ["VG", "259"],
  ["BVerwG", "259"],
  ["FG", "269"],
  ["LSG", "279"],
  ["ArbG", "289"],
  ["BPatG", "123456789"],
] as const)("Vor einem %s entstehen Nummern der Teile %s", (art, teile) => {
  const gefunden = [..."123456789"].filter((ziffer) => entstehtVor(art, "gkg", `${ziffer}110`));
  expect(gefunden.join("")).toBe(teile);
});

// So schreiben auch die Vorschläge zu einem Namen, den es nicht oder mehrmals gibt, jedes Gericht.
test("Jedes Gericht wird an seinem ganzen Namen mit dem Land erkannt", () => {
  const unerkannt = alleGerichte().filter(({ id, name, land }) => {
    const gelesen = kunde(`${name} (${laendernamen[land]})`);
    return "fehler" in gelesen || gelesen.id !== id;
  });
  expect(unerkannt.map(({ name }) => name)).toEqual([]);
});

test("Das Verzeichnis der Gerichte wird erst geholt, wenn eines genannt ist", async () => {
  expect(kleineRechnung.nachladen?.({})).toBeUndefined();
  expect(kleineRechnung.nachladen?.({ gericht: " " })).toBeUndefined();
  const ganzer = await kleineRechnung.nachladen?.({ gericht: "ArbG Bautzen" });
  expect(ganzer?.felder?.({ gericht: "ArbG Bautzen" }, heute)?.gericht).toEqual({
    hinweis: "Arbeitsgericht Bautzen",
  });
  expect(ganzer).not.toHaveProperty("nachladen");
});

// Nr. 1220, 8220: Berufung nach den Überschriften der Teile 1 und 8 KV GKG
test("Die Suche zeigt, was vor dem Gericht entsteht, und auf Wunsch alles", async () => {
  const gefunden = async (text: string, werte: Record<string, string>) =>
    nummernsuche(text, werte, heute, await gerichtDer(werte));
  const teile = async (werte: Record<string, string>) =>
    new Set(
      (await gefunden("Berufung", werte)).filter(({ gesetz }) => gesetz === "gkg").map(({ nr }) => nr[0]),
    );
  expect(await teile({ gericht: "ArbG Bautzen" })).toEqual(new Set(["8"]));
  expect(await teile({ gericht: "AG Dortmund" })).not.toContain("8");
  expect((await teile({ gericht: "xyzzy" })).size).toBeGreaterThan(1);
  expect(await gefunden("Scheidung", { gericht: "ArbG Bautzen" })).not.toContainEqual(
    expect.objectContaining({ gesetz: "famgkg" }),
  );
  expect((await gefunden("1220", { gericht: "ArbG Bautzen" }))[0]).toMatchObject({
    gesetz: "gkg",
    nr: "1220",
  });
  expect(await gerichtDer({ gesetz: "gvkostg", gericht: "AG Dortmund" })).toBeUndefined();
});

test("Eine Nummer eines anderen Gesetzes nimmt das Gericht mit, wo es eines kennt", () => {
  const werte = { wert: "1000", gericht: "AG Dortmund" };
  expect(mitNummer(werte, { gesetz: "famgkg", nr: "1320" })).toMatchObject({ gericht: "AG Dortmund" });
  expect(mitNummer(werte, { gesetz: "gvkostg", nr: "100" })).not.toHaveProperty("gericht");
});
