import { expect, test } from "vitest";
import { ausQuery, blatttext, gerechnet, heute, seite } from "../testing-seite.tsx";
import type { ProzesskostenErgebnis } from "./ergebnis.ts";
import { formular } from "./felder.ts";
import { rechnung } from "./rechnung.ts";
import { kleineRechnung } from "./rechnungsbau.ts";

const aus = (query: string) => ausQuery(formular, rechnung, query);
const ergebnis = (query: string) => gerechnet(aus(query)).ergebnis as ProzesskostenErgebnis;
const titel = (query: string) => ergebnis(query).abschnitte.map((a) => a.titel);
const vermerke = (query: string) => ergebnis(query).vermerke.map(({ text, norm }) => `${text} (${norm})`);

// Art. 2 f. BayGerOrgG: AG München im Bezirk des LG München I; gegen dessen Berufungsurteil die Revision zum BGH (§ 133 GVG),
// nicht zum OLG. LG Bonn: OLG Köln (§ 119 Abs. 1 Nr. 2 GVG). § 46 Nr. 1 VwGO, § 36 Nr. 1 FGO, § 29 Abs. 1 SGG, § 8 Abs. 2 ArbGG.
test.each([
  [
    "AG München",
    ["1. Instanz (AG München)", "2. Instanz (Berufung, LG München I)", "3. Instanz (Revision, BGH)"],
  ],
  ["LG Bonn", ["1. Instanz (LG Bonn)", "2. Instanz (Berufung, OLG Köln)", "3. Instanz (Revision, BGH)"]],
  [
    "AG Mitte",
    ["1. Instanz (AG Mitte)", "2. Instanz (Berufung, LG Berlin II)", "3. Instanz (Revision, BGH)"],
  ],
  ["ArbG Köln", ["1. Instanz (ArbG Köln)", "2. Instanz (Berufung, LAG Köln)", "3. Instanz (Revision, BAG)"]],
  [
    "VG Ansbach",
    ["1. Instanz (VG Ansbach)", "2. Instanz (Berufung, BayVGH)", "3. Instanz (Revision, BVerwG)"],
  ],
  ["FG Köln", ["1. Instanz (FG Köln)", "2. Instanz (Revision, BFH)"]],
  [
    "SG Köln",
    ["1. Instanz (SG Köln)", "2. Instanz (Berufung, LSG Nordrhein-Westfalen)", "3. Instanz (Revision, BSG)"],
  ],
])("%s und die Gerichte darüber stehen in den Titeln der Instanzen", (gericht, erwartet) => {
  expect(titel(`wert=10000&instanzen=3&gericht=${gericht}`)).toEqual(erwartet);
});

// § 119 Abs. 1 Nr. 1 GVG: Beschwerden gegen Familiengerichte gehen an das Oberlandesgericht, § 133 GVG: dann der BGH
test.each([
  ["AG München", "OLG München"],
  ["AG Mitte", "KG"],
  ["AG Dortmund", "OLG Hamm"],
])("Scheidung vor dem %s: die Beschwerde geht an das %s, nicht an das Landgericht", (gericht, olg) => {
  const query = `wert=10000&rechtsweg=scheidung&instanzen=3&gericht=${gericht}`;
  expect(titel(query)).toEqual([
    `1. Instanz (${gericht})`,
    `2. Instanz (Beschwerde, ${olg})`,
    "3. Instanz (Rechtsbeschwerde, BGH)",
  ]);
  expect(vermerke(query)).toContain(
    "Die Länder können Familiensachen mehrerer Amtsgerichte einem von ihnen zuweisen; ob das angegebene ein Familiengericht hat, ist nicht geprüft. (§ 23d GVG)",
  );
});

test("Ergebnis und Blatt nennen das Gericht, jede Instanz das ihre", () => {
  const query = "wert=10000&instanzen=3&zulassung3=erfolglos&gericht= lg bonn ";
  expect(aus(query)).toMatchObject({
    eingabe: { gericht: "lg-bonn", rechtsweg: "zivil" },
    ergebnis: {
      gericht: { id: "lg-bonn", name: "Landgericht Bonn" },
      abschnitte: [
        { id: "1", instanzgericht: { id: "lg-bonn", name: "Landgericht Bonn" } },
        { id: "2", instanzgericht: { id: "olg-koeln", name: "Oberlandesgericht Köln" } },
        { id: "zulassung3", instanzgericht: { id: "bgh", name: "Bundesgerichtshof" } },
      ],
    },
    blatt: { titel: "Prozesskosten, Landgericht Bonn" },
  });
  const html = seite(formular, rechnung, query);
  expect(html).toContain("2. Instanz (Berufung, OLG Köln)");
  for (const text of ["nur LG Bonn", "bis OLG Köln", "bis BGH"]) expect(html).toContain(`>${text}</option>`);
});

test("Ohne Gericht stehen die allgemeinen Namen da, und das Ergebnis nennt keines", () => {
  const ohne = ergebnis("wert=10000&instanzen=2&gericht=  ");
  expect(ohne).not.toHaveProperty("gericht");
  expect(ohne.abschnitte.map((a) => [a.titel, a.instanzgericht])).toEqual([
    ["1. Instanz", undefined],
    ["2. Instanz (Berufung)", undefined],
  ]);
});

// 10.000 €: 1.963,50 € je Anwalt; Nr. 8210 KV GKG 2,0, Nr. 6110 und VV 3200, 3202 vor dem Finanzgericht
test.each([
  ["ArbG Bautzen", "arbeit", "449300"],
  ["VG Dresden", "verwaltung", "477600"],
  ["FG Köln", "finanz", "552452"],
  ["SG Köln", "sozial", "477600"],
  ["AG Dortmund", "zivil", "477600"],
])("%s: Ohne gewählten Rechtsweg folgt %s aus dem Gericht", (gericht, rechtsweg, summe) => {
  const ohneWahl = aus(`wert=10000&gericht=${gericht}`);
  expect(ohneWahl).toMatchObject({
    eingabe: { rechtsweg },
    ergebnis: { summen: { zusammen: Number(summe) } },
  });
  expect(aus(`wert=10000&gericht=${gericht}&rechtsweg=${rechtsweg}`)).toEqual(ohneWahl);
});

test.each([
  [
    "rechtsweg=arbeit&gericht=AG Dortmund",
    "Als Rechtsweg sind die Arbeitsgerichte gewählt, das angegebene Gericht gehört aber zu einem anderen (ordentliche Gerichtsbarkeit): Amtsgericht Dortmund.",
    "§ 13 GVG",
  ],
  [
    "rechtsweg=zivil&gericht=ArbG Bautzen",
    "Als Rechtsweg sind die Zivilgerichte gewählt, das angegebene Gericht gehört aber zu einem anderen (Arbeitsgerichtsbarkeit): Arbeitsgericht Bautzen.",
    "§ 2 ArbGG",
  ],
  [
    "rechtsweg=scheidung&gericht=LG Bonn",
    "Eine Scheidung beginnt vor dem Amtsgericht als Familiengericht; geben Sie dieses an. Angegeben ist: Landgericht Bonn.",
    "§ 23a Abs. 1 Satz 1 Nr. 1, § 23b Abs. 1 GVG",
  ],
  ...[
    ["BVerfG", "Bundesverfassungsgericht"],
    ["Mahngericht Coburg", "Amtsgericht Coburg – Zentrales Mahngericht"],
    ["BGH", "Bundesgerichtshof"],
  ].map(([gericht, name]) => [
    `rechtsweg=scheidung&gericht=${gericht}`,
    `Eine Scheidung beginnt vor dem Amtsgericht als Familiengericht; geben Sie dieses an. Angegeben ist: ${name}.`,
    "§ 23a Abs. 1 Satz 1 Nr. 1, § 23b Abs. 1 GVG",
  ]),
  [
    "rechtsweg=scheidung&gericht=ArbG Bautzen",
    "Als Rechtsweg sind die Familiengerichte gewählt, das angegebene Gericht gehört aber zu einem anderen (Arbeitsgerichtsbarkeit): Arbeitsgericht Bautzen.",
    "§ 2 ArbGG",
  ],
  [
    "gericht=OLG Hamm",
    "Geben Sie das Gericht der ersten Instanz an, hier ein Amts- oder Landgericht. Über Rechtsmittel entscheidet: Oberlandesgericht Hamm. Ist es ausnahmsweise in erster Instanz zuständig, gilt Nr. 1212 KV GKG; diese Nummer rechnet der Gerichtskostenrechner.",
    "§§ 23, 71 GVG",
  ],
  [
    "gericht=BAG",
    "Geben Sie das Gericht der ersten Instanz an, hier ein Arbeitsgericht. Über Rechtsmittel entscheidet: Bundesarbeitsgericht.",
    "§ 8 Abs. 1 ArbGG",
  ],
  [
    "gericht=Mahngericht Coburg",
    "Nach Widerspruch oder Einspruch wird der Rechtsstreit an ein anderes Gericht abgegeben; geben Sie dieses an. Nur den Mahnbescheid erlässt: Amtsgericht Coburg – Zentrales Mahngericht.",
    "§ 696 Abs. 1, § 700 Abs. 3 ZPO",
  ],
  [
    "gericht=BVerfG",
    "Gerechnet werden Prozesse vor den Zivil-, Arbeits-, Verwaltungs-, Finanz- und Sozialgerichten und Scheidungen. Dazu gehört nicht: Bundesverfassungsgericht.",
    "§ 1 GKG",
  ],
])("%s wird am Feld Gericht abgelehnt", (query, text, norm) => {
  expect(aus(`wert=10000&${query}`)).toEqual({
    art: "fehler",
    fehler: { gericht: { art: "recht", text, norm } },
  });
});

test.each([
  ["AG Halle", "Bitte geben Sie den ganzen Namen mit dem Land in Klammern ein."],
  ["AG Anklam", "Amtsgericht Anklam besteht nicht mehr (letzter Tag: 05.10.2014)."],
  ["xyzzy", "„xyzzy“ ist nicht erfasst. Bitte prüfen Sie die Schreibweise, oder lassen Sie das Feld leer."],
])("„%s“ ist kein Gericht: %s", (gericht, text) => {
  expect(aus(`wert=10000&gericht=${gericht}`)).toMatchObject({
    art: "fehler",
    fehler: { gericht: { art: "recht", text: expect.stringContaining(text), norm: "§ 1 GKG" } },
  });
});

test("Bei einer Scheidung ist der Grund der des FamGKG", () => {
  expect(aus("wert=10000&rechtsweg=scheidung&gericht=xyzzy")).toMatchObject({
    fehler: { gericht: { norm: "§ 1 FamGKG" } },
  });
});

test("Das Online-Verfahren vor einem Landgericht wird an seinem Schalter abgelehnt", () => {
  expect(aus("wert=10000&stichtag=1.3.2026&online=ja&gericht=LG Bonn")).toEqual({
    art: "fehler",
    fehler: {
      online: {
        art: "recht",
        text: "Das Online-Verfahren gibt es nur vor den Amtsgerichten. Angegeben ist: Landgericht Bonn.",
        norm: "§ 1122 ZPO",
      },
    },
  });
  expect(aus("wert=10000&stichtag=1.3.2026&online=ja&gericht=AG Bonn")).toMatchObject({ art: "ergebnis" });
});

// Verzeichnis der Erprobungsgerichte im Programm des Bundes, 21.08.2026
test.each([
  [
    "AG Bonn",
    "Amtsgericht Bonn steht im Verzeichnis der Gerichte, die das Online-Verfahren erproben (Stand 21.08.2026); prüfen Sie es vor der Einreichung. (§ 1123 ZPO)",
  ],
  [
    "AG Schöneberg",
    "Amtsgericht Schöneberg steht im Verzeichnis der Gerichte, die das Online-Verfahren erproben (Stand 21.08.2026), nicht für Klagen aus Verkehrsunfällen; prüfen Sie es vor der Einreichung. (§ 1123 ZPO)",
  ],
  [
    "AG Dortmund",
    "Amtsgericht Dortmund steht nicht im Verzeichnis der Gerichte, die das Online-Verfahren erproben (Stand 21.08.2026). Es kann seither gewachsen sein; maßgeblich ist die Verordnung des Landes. (§ 1123 ZPO)",
  ],
])("Online-Verfahren, %s: ob das Gericht es erprobt, soweit bekannt", (gericht, text) => {
  expect(vermerke(`wert=5000&stichtag=1.3.2026&online=ja&gericht=${gericht}`)).toContain(text);
  expect(vermerke(`wert=5000&stichtag=1.3.2026&gericht=${gericht}`)).not.toContain(text);
});

const zuHoch = (grenze: string, ab: string) =>
  `Nach dem Streitwert ist das Landgericht zuständig, denn er übersteigt ${grenze} (§ 23 Nr. 1 GVG in der Fassung ab ${ab}). Angegeben ist: Amtsgericht Bonn; zuständig ist es nur in den Sachen, die ohne Rücksicht auf den Wert vor das Amtsgericht gehören, nach Vereinbarung oder rügeloser Verhandlung. (§ 23 Nr. 2, § 71 Abs. 1 GVG, §§ 38, 39 ZPO)`;
const zuNiedrig = (grenze: string, ab: string) =>
  `Nach dem Streitwert ist das Amtsgericht zuständig, denn er übersteigt ${grenze} nicht (§ 23 Nr. 1 GVG in der Fassung ab ${ab}). Angegeben ist: Landgericht Bonn; zuständig ist es nur in den Sachen, die ohne Rücksicht auf den Wert vor das Landgericht gehören, nach Vereinbarung oder rügeloser Verhandlung. (§ 71 Abs. 2 GVG, §§ 38, 39 ZPO)`;

// § 23 Nr. 1 GVG: bis 5.000 €, in Sachen, die seit 2026 anhängig wurden, bis 10.000 € (§ 44 EGGVG)
test.each([
  ["wert=5000&stichtag=31.12.2025&gericht=AG Bonn", []],
  ["wert=5000,01&stichtag=31.12.2025&gericht=AG Bonn", [zuHoch("5.000,00 €", "01.01.2002")]],
  ["wert=5000&stichtag=31.12.2025&gericht=LG Bonn", [zuNiedrig("5.000,00 €", "01.01.2002")]],
  ["wert=5000,01&stichtag=31.12.2025&gericht=LG Bonn", []],
  ["wert=10000&stichtag=1.1.2026&gericht=AG Bonn", []],
  ["wert=10000,01&stichtag=1.1.2026&gericht=AG Bonn", [zuHoch("10.000,00 €", "01.01.2026")]],
  ["wert=10000&stichtag=1.1.2026&gericht=LG Bonn", [zuNiedrig("10.000,00 €", "01.01.2026")]],
  ["wert=10000,01&stichtag=1.1.2026&gericht=LG Bonn", []],
  ["wert=20000&gericht=ArbG Bonn", expect.not.arrayContaining([expect.stringContaining("§ 23 Nr. 1 GVG")])],
])("%s: Streitwert und Gericht passen zusammen oder ein Hinweis sagt es", (query, erwartet) => {
  expect(vermerke(query).map((text) => text.replaceAll("\u00a0", " "))).toEqual(erwartet);
});

test("Vor dem Landgericht fällt eine Seite ohne Anwalt auf, vor dem Amtsgericht erst in der Berufung", () => {
  const pflicht =
    "Vor den Landgerichten und den Gerichten darüber muss sich jede Seite durch einen Rechtsanwalt vertreten lassen; gerechnet ist eine Seite ohne Anwalt. (§ 78 Abs. 1 ZPO)";
  expect(vermerke("wert=20000&gericht=LG Bonn&gegneranwalt=ohne")).toEqual([pflicht]);
  expect(vermerke("wert=20000&gericht=LG Bonn&anwalt=ohne")).toEqual([pflicht]);
  expect(vermerke("wert=20000&gericht=LG Bonn")).toEqual([]);
  expect(vermerke("wert=1000&gericht=AG Bonn&anwalt=ohne")).toEqual([]);
  expect(vermerke("wert=1000&instanzen=2&gericht=AG Bonn&anwalt=ohne")).toContain(pflicht);
});

test("Zur Berufung vom Amtsgericht steht, wohin sie in Wohnungseigentumssachen geht", () => {
  const weg = expect.stringContaining("§ 72 Abs. 2 GVG");
  expect(vermerke("wert=1000&instanzen=2&gericht=AG Bonn")).toEqual([weg]);
  expect(vermerke("wert=1000&gericht=AG Bonn")).toEqual([]);
  expect(vermerke("wert=20000&instanzen=2&gericht=LG Bonn")).toEqual([]);
});

test("Die Auswahl des Rechtswegs sagt, was aus dem Gericht folgt, und lässt jeden anderen wählen", () => {
  const wahl = (gericht: string, rechtsweg = "") => {
    const feld = rechnung.felder?.({ gericht, rechtsweg }, heute)?.rechtsweg;
    return [feld?.hinweis, feld?.optionen?.slice(0, 3).map(({ wert, text }) => `${wert}: ${text}`)];
  };
  expect(wahl("ArbG Bautzen")).toEqual([
    "Folgt aus dem Gericht",
    [": Arbeitsgerichte", "zivil: Zivilgerichte", "verwaltung: Verwaltungsgerichte"],
  ]);
  expect(wahl("SG Köln")[0]).toBe("Folgt aus dem Gericht. Kostenpflichtige Verfahren (§ 197a SGG)");
  expect(wahl("ArbG Bautzen", "arbeit")).toEqual([
    undefined,
    [": wie das Gericht", "zivil: Zivilgerichte", "arbeit: Arbeitsgerichte"],
  ]);
  expect(wahl("ArbG Bautzen", "scheidung")).toEqual([
    "Scheidung mit Folgesachen",
    [": wie das Gericht", "zivil: Zivilgerichte", "arbeit: Arbeitsgerichte"],
  ]);
  expect(wahl("AG Dortmund")).toEqual([undefined, undefined]);
  expect(wahl("xyzzy")).toEqual([undefined, undefined]);
});

test("Das Verzeichnis der Gerichte wird erst geholt, wenn eines genannt ist", async () => {
  expect(kleineRechnung.nachladen?.({})).toBeUndefined();
  expect(kleineRechnung.nachladen?.({ gericht: " " })).toBeUndefined();
  const ganzer = await kleineRechnung.nachladen?.({ gericht: "ArbG Bautzen" });
  expect(ganzer?.felder?.({ gericht: "ArbG Bautzen" }, heute)).toMatchObject({
    gericht: { hinweis: "Arbeitsgericht Bautzen" },
    instanzen: { optionen: [{ text: "nur ArbG Bautzen" }, {}, {}] },
  });
  expect(ganzer).not.toHaveProperty("nachladen");
});

test("Auf dem Blatt steht das Gericht im Titel und jedes höhere bei seiner Instanz", () => {
  const zeilen = blatttext(aus("wert=10000&instanzen=2&gericht=AG München"));
  expect(zeilen[0]).toContain("Prozesskosten, Amtsgericht München: ");
  expect(zeilen.join("\n")).toContain("2. Instanz (Berufung, LG München I) zusammen");
});
