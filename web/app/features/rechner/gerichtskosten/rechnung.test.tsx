import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { beanstandet } from "../testing-beanstandet.tsx";
import { ausQuery, betragVon, getippt, gezeigt, heute, seite } from "../testing-seite.tsx";
import { formular } from "./felder.ts";
import { mitNummer, nummernsuche } from "./kostennummern.ts";
import { rechnung } from "./rechnung.ts";
import { Suchtreffer } from "./ui/suchtreffer.tsx";

const aus = (query: string) => ausQuery(formular, rechnung, query);
const summe = (query: string) => betragVon(aus(query), "result-total");

// Referenzwerte des Rechners: § 34 GKG, Nr. 1210 bis 1230 KV GKG
test.each([
  ["wert=10000", 84_900],
  ["wert=10000&stichtag=2025-05-31", 79_800],
  ["wert=5000", 51_150],
  ["wert=60000", 233_400],
  ["wert=10000&kv=1211", 28_300],
  ["wert=10000&kv=1220", 113_200],
  ["wert=10000&kv=1222", 56_600],
  ["wert=10000&kv=1230", 141_500],
  ["wert=10000&kv=1210&ermaessigt=1211&gesetz=gkg", 28_300],
])("%s ergibt %i Cent", (query, betrag) => {
  expect(summe(query)).toBe(betrag);
});

// Beträge, wie sie unter der Nummer und in der Anlage des jeweiligen Gesetzes gedruckt stehen
test.each([
  ["Gerichtsvollzieher: persönliche Zustellung, Nr. 100", "gesetz=gvkostg&kv=100", 1_200],
  ["dieselbe zur Unzeit doppelt, § 11 GvKostG", "gesetz=gvkostg&kv=100&unzeit=ja", 2_400],
  ["Zeugenauslagen", "kv=9005&betrag=123,45", 12_345],
  [
    "Zustellungen neben Wertgebühren: zehn sind frei",
    "wert=10000&weitere.1.kv=9002&weitere.1.anzahl=12",
    85_600,
  ],
  ["Kopien: 50 Seiten zu 0,50 €, eine zu 0,15 €", "kv=9000&seiten=51", 2_515],
])("%s: %s ergibt %i Cent", (_, query, betrag) => {
  expect(summe(query)).toBe(betrag);
});

// Anm. Abs. 1 zu Nr. 11101, Vorbem. 1.1 KV GNotKG; Nr. 500 KV GvKostG; Nr. 3111, § 52 Abs. 4 Nr. 1 GKG
test.each([
  ["Betreuung, Vermögen über 10.000 €", "gesetz=gnotkg&kv=11101&wert=300000", 66_700],
  ["bis 31.05.2025 über 25.000 €", "gesetz=gnotkg&kv=11101&wert=300000&stichtag=31.5.2025", 63_250],
  ["Betreuung an der Grenze", "gesetz=gnotkg&kv=11101&wert=9000", 0],
  ["ohne Vermögensbezug höchstens 11101", "gesetz=gnotkg&kv=11102&vermoegen=20000", 23_000],
  ["ohne Vermögensbezug, unter der Grenze", "gesetz=gnotkg&kv=11102&vermoegen=9000", 0],
  ["einzelne Rechtshandlung höchstens 11101", "gesetz=gnotkg&kv=11103&wert=100000&vermoegen=20000", 23_000],
  ["Zeitzuschlag nach der Dauer", "gesetz=gvkostg&kv=500&stunden=4,5", 4_800],
  ["Zeitzuschlag zur Unzeit", "gesetz=gvkostg&kv=500&stunden=4:30&unzeit=ja", 9_600],
  ["Unzeit neben Auslagen", "gesetz=gvkostg&kv=100&unzeit=ja&weitere.1.kv=711&weitere.1.kilometer=5", 2_725],
  ["181 Tagessätze sind Nr. 3111", "kv=3110&strafmass=181", 33_800],
  ["180 Tagessätze bleiben Nr. 3110", "kv=3110&strafmass=180", 16_900],
  ["ohne Angabe der Strafe zählt die Nummer", "kv=3110", 16_900],
  ["Finanzgericht mit Mindeststreitwert", "kv=6110&wert=500", 32_800],
  ["Kindergeld ohne Mindeststreitwert", "kv=6110&wert=500&ohnemindest=ja", 16_000],
])("%s: %s ergibt %i Cent", (_, query, betrag) => {
  expect(summe(query)).toBe(betrag);
});

test("Wer 1210 und 1211 nebeneinander stellt, liest am zweiten Feld, warum das nicht geht", () => {
  const auswertung = aus("wert=5000&weitere.1.kv=1211");
  expect(auswertung).toMatchObject({
    art: "fehler",
    fehler: { "weitere.1.kv": { norm: "Nr. 1211 KV GKG", text: expect.stringContaining("Ermäßigung") } },
  });
});

test("Die Gebühr nach der Strafe sagt, welche Nummer entsteht", () => {
  const html = seite(formular, rechnung, "kv=3110&strafmass=181");
  expect(html).toContain("3111 ");
  expect(html.replaceAll("\u00a0", " ")).toContain("entsteht Nr. 3111, nicht Nr. 3110.");
});

test("Weitere Positionen nehmen den Wert der ersten, wenn sie keinen eigenen haben", () => {
  expect(summe("wert=10000&weitere.1.kv=1220")).toBe(84_900 + 113_200);
  expect(summe("wert=10000&weitere.1.kv=1220&weitere.1.wert=5000")).toBe(84_900 + 68_200);
});

test("Die Berufung nach der Gesetzesänderung folgt neuem Recht", () => {
  const query = "wert=10000&stichtag=31.5.2025&weitere.1.kv=1220&rechtsmittelAm=1.7.2025";
  expect(summe(query)).toBe(79_800 + 113_200);
});

test("Zu Nr. 1210 steht die Bedingung der Ermäßigung im Formular, zu Nr. 9002 keine", () => {
  const html = seite(formular, rechnung, "wert=10000");
  expect(html).toContain("Beendigung des gesamten Verfahrens");
  expect(html).toContain('value="1211"');
  expect(seite(formular, rechnung, "kv=9002")).not.toContain("Ermäßigung");
});

test("Der Tag heißt nach dem Gesetz, und das Ergebnis sagt, wofür er genommen wurde", () => {
  expect(seite(formular, rechnung, "gesetz=gvkostg&kv=100")).toContain("Eingang des Auftrags");
  const html = seite(formular, rechnung, "gesetz=gnotkg&kv=21100&wert=100000&stichtag=2025-07-01");
  expect(html).toContain("weil der Auftrag am 01.07.2025 erteilt wurde");
});

test("Was eine Nummer nicht verlangt, zeigt die Seite nicht", () => {
  const html = seite(formular, rechnung, "kv=9005&betrag=10");
  expect(html).toContain('name="betrag"');
  expect(html).not.toContain('name="satz"');
  expect(html).not.toContain('name="wert"');
});

// Nr. 1216 KV GKG gilt seit einem Tag zwischen dem 30.12.2025 und dem 07.01.2026.
test("Ein ungeklärter Beginn steht nur bei einem Tag dabei, für den er zählt", () => {
  const html = (tag: string) => seite(formular, rechnung, `wert=10000&kv=1216&stichtag=${tag}`);
  expect(html("2026-01-05")).toContain("Bitte prüfen Sie das Inkrafttreten im Gesetzblatt");
  expect(html("2026-02-01")).not.toContain("Inkrafttreten");
  expect(html("2026-02-01")).not.toMatch(/nicht gesichert|doppelt belegt/);
});

test("Die Seite zeigt den Betrag ohne JavaScript an seiner Stelle", () => {
  expect(gezeigt(seite(formular, rechnung, "wert=10000"), "result-total")).toEqual(["849,00 €"]);
});

const ungueltig = "Bitte geben Sie einen gültigen Wert ein.";
beanstandet(
  "%s: Meldung am Feld %s, kein Betrag",
  { formular, rechnung, ohne: "result-total" },
  {
    wert: {
      "wert=-5": ungueltig,
      "wert=viel": ungueltig,
      "wert=30000001": ungueltig,
      "kv=1220&gesetz=gkg": ungueltig,
      "gesetz=gnotkg&kv=21200": ungueltig,
    },
    kv: { "wert=1000&kv=4711": "Eine Nr. 4711 hat das KV GKG nicht.", "gesetz=gnotkg": "Bitte geben Sie" },
    stichtag: { "wert=1000&kv=1210&stichtag=31.2.2026": "Diesen Tag gibt es nicht." },
  },
);

test("Solange niemand gefragt hat, ist ein leeres Formular kein Fehler", () => {
  expect(getippt(rechnung, {})).toEqual({ art: "leer", text: "Geben Sie den Streitwert ein." });
});

test("Jede Wertgebühr nennt ihren Wert, eine feste Gebühr keinen", () => {
  const auswertung = aus("wert=10000&weitere.1.kv=9002");
  const zeilen = auswertung.art === "ergebnis" ? (auswertung.blatt.tabellen[0]?.zeilen ?? []) : [];
  expect(zeilen[0]?.zellen[0]).toMatch(/^1210 .+ aus 10\.000,00\u00a0€$/);
  expect(zeilen[1]?.zellen[0]).toMatch(/^9002 /);
  expect(zeilen[1]?.zellen[0]).not.toContain(" aus ");
});

test("Vor dem ersten erfassten Tag steht der Grund statt eines Betrags", () => {
  expect(aus("wert=1000&stichtag=1.7.2012").art).not.toBe("ergebnis");
  expect(aus("gesetz=gnotkg&kv=21100&wert=1000&stichtag=31.7.2013").art).not.toBe("ergebnis");
});

describe("Die Suche über alle vier Verzeichnisse", () => {
  const treffer = (text: string, werte = {}) => nummernsuche(text, werte, heute);
  const gemeint = {
    gnotkg: {
      Grundschuld: "14121",
      Erbschein: "12210",
      Löschung: "14140",
      Auflassungsvormerkung: "14150",
      Vorsorgevollmacht: "21200",
    },
    gvkostg: { Räumung: "240", Drittauskunft: "440" },
    famgkg: { Zugewinn: "1220", Scheidung: "1110" },
  };
  test.each(
    Object.entries(gemeint).flatMap(([gesetz, nummern]) =>
      Object.entries(nummern).map(([text, nr]): [string, string, string] => [text, gesetz, nr]),
    ),
  )("„%s“ führt zuerst zu %s Nr. %s, welches Gesetz auch gewählt ist", (text, gesetz, nr) => {
    for (const gewaehlt of ["", "famgkg", "gnotkg", "gvkostg"])
      expect(treffer(text, { gesetz: gewaehlt })[0]).toMatchObject({ gesetz, nr });
  });

  test("jeder Treffer nennt sein Gesetz und seine Höhe", () => {
    expect(treffer("Berufung")[0]).toMatchObject({ nr: "1220", hoehe: "4,0" });
    expect(treffer("Berufung")[0]?.titel).toMatch(/^GKG: Berufung/);
  });

  test("die gewählte Nummer steht im Formular; ein anderes Gesetz beginnt mit ihr neu", () => {
    const gkg = (nr: string) => ({ gesetz: "gkg", nr }) as const;
    expect(mitNummer({}, gkg("9002"))).toEqual({ kv: "9002" });
    expect(mitNummer({ wert: "10000" }, gkg("9002"))).toEqual({ wert: "10000", "weitere.1.kv": "9002" });
    expect(mitNummer({ kv: "1210", "weitere.1.kv": "" }, gkg("9005"))).toMatchObject({
      "weitere.1.kv": "9005",
    });
    expect(
      mitNummer(
        { wert: "10000", stichtag: "1.2.2026", kv: "1210", "weitere.1.kv": "9005" },
        {
          gesetz: "gnotkg",
          nr: "14121",
        },
      ),
    ).toEqual({ gesetz: "gnotkg", wert: "10000", stichtag: "1.2.2026", kv: "14121" });
    expect(mitNummer({ gesetz: "gnotkg", kv: "14121" }, gkg("1210"))).toEqual({ kv: "1210" });
  });

  test("ohne JavaScript ist sie ein Formular, dessen Treffer Verweise auf die Rechnung sind", () => {
    const html = renderToStaticMarkup(
      <Suchtreffer text="Räumung" treffer={treffer("Räumung").slice(0, 2)} />,
    );
    expect(html).toContain('href="/gerichtskostenrechner?gesetz=gvkostg&amp;kv=240"');
    expect(html).toContain("Entsetzung aus dem Besitz");
    expect(renderToStaticMarkup(<Suchtreffer text="xyzxyz" treffer={[]} />)).toContain("Keine Nummer");
  });
});
