import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { loader } from "./csv.ts";
import { zumKopieren } from "./kopieren.ts";
import { wertetabelle } from "./tabelle.server.ts";
import { wunschAus } from "./wunsch.ts";

const heute = tag("2026-11-20");
const datei = (query: string) =>
  loader({ request: new Request(`http://localhost/gebuehrentabelle.csv?${query}`) });

// § 13 RVG bis 500 €: 49,00 € seit 01.01.2021, 51,50 € seit 01.06.2025; § 49 RVG über 80.000 € ohne Ende
test("Die Datei hat je Satz eine Spalte; ein Wert ohne Ende heißt darüber", async () => {
  const antwort = datei("stichtag=2026-01-02&rvg=1,0;1,3&gkg=&bis=500");
  expect(antwort.status).toBe(200);
  expect(antwort.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(antwort.headers.get("content-disposition")).toBe(
    'attachment; filename="gebuehrentabelle-2026-01-02.csv"',
  );
  // 1,3 × 51,50 = 66,95
  expect((await antwort.text()).slice(0)).toBe("Wert bis (€);RVG 1,0;RVG 1,3\r\n500,00;51,50;66,95\r\n");
  const offen = await datei("stichtag=2026-01-02&rvg=&gkg=&pkh=1,0&von=100.000&bis=100.000").text();
  expect(offen.split("\r\n").at(-2)).toMatch(/^darüber;\d{3},\d\d$/);
});

test("Zwei Tage stehen nebeneinander mit ihrem Unterschied", async () => {
  const text = await datei("stichtag=2026-01-02&vergleich=2025-05-31&rvg=1,0;0,3&gkg=&bis=500").text();
  // 0,3 × 49,00 = 14,70 und 0,3 × 51,50 = 15,45; mindestens 15,00 (§ 13 Abs. 3 RVG)
  expect(text.replace("\ufeff", "")).toBe(
    "Wert bis (€);RVG 1,0 am 31.05.2025;RVG 1,0 am 02.01.2026;RVG 1,0 Unterschied;RVG 0,3 am 31.05.2025;RVG 0,3 am 02.01.2026;RVG 0,3 Unterschied\r\n" +
      "500,00;49,00;51,50;2,50;15,00;15,45;0,45\r\n",
  );
});

test("Wo es an einem der Tage keine Fassung gibt, bleiben Betrag und Unterschied leer", async () => {
  const zeile = async (query: string) =>
    (await datei(`rvg=1,0&gkg=&bis=500&${query}`).text()).split("\r\n").at(-2);
  expect(await zeile("stichtag=2026-01-02&vergleich=1990-01-01")).toBe("500,00;;51,50;");
  expect(await zeile("stichtag=1990-01-01&vergleich=2026-01-02")).toBe("500,00;51,50;;");
});

test("Mit unverständlichen Angaben gibt es keine Datei", async () => {
  const antwort = datei("rvg=viel");
  expect([antwort.status, antwort.headers.get("content-type")]).toEqual([400, "text/plain; charset=utf-8"]);
  expect(await antwort.text()).toBe("Bitte prüfen Sie die Angaben auf der Seite Gebührentabelle.");
});

function kopiert(query: string) {
  const wunsch = wunschAus(new URLSearchParams(query), heute);
  return zumKopieren(wunsch, wertetabelle(wunsch));
}

test("In die Zwischenablage kommt die Tabelle des Tages als Text und als Tabelle", () => {
  const { text, html } = kopiert("stichtag=2026-01-02&rvg=1,0&gkg=&bis=500");
  expect(text).toBe("Gebühren am 02.01.2026\nWert bis (€)\tRVG 1,0\n500,00\t51,50");
  expect(html).toMatch(/^<p><b>Gebühren am 02\.01\.2026<\/b><\/p><table/);
  expect([...html.matchAll(/<t[hd][^>]*>([^<]*)</g)].map(([, zelle]) => zelle)).toEqual([
    "Wert bis (€)",
    "RVG 1,0",
    "500,00",
    "51,50",
  ]);
});

test("Der Vergleich wird nicht mitkopiert, und der Titel sagt es; fehlende Beträge sind ein Strich", () => {
  expect(kopiert("stichtag=1990-01-01&vergleich=2026-01-02&rvg=1,0&gkg=&bis=500").text).toBe(
    "Gebühren am 01.01.1990 (ohne den Vergleich mit dem 02.01.2026)\nWert bis (€)\tRVG 1,0\n500,00\t–",
  );
  expect(kopiert("stichtag=2026-01-02&rvg=&gkg=&pkh=1,0&von=100.000&bis=100.000").text).toMatch(
    /\ndarüber\t\d{3},\d\d$/,
  );
});

const wunsch = (query: string) => wunschAus(new URLSearchParams(query), heute);
const gueltig = "Bitte geben Sie einen gültigen Wert ein.";
const keinTag = "Diesen Tag gibt es nicht. Beispiel: 05.03.2027";
const trennen = "Bitte trennen Sie die Sätze mit Semikolon: 1,0; 1,3";

test.each([
  ["wert=x", { wert: gueltig }],
  ["von=x", { von: gueltig }],
  ["von=2&bis=1", { bis: "Das Ende liegt vor dem Anfang." }],
  ["von=2&bis=2", {}],
  ["stichtag=31.2.2026", { stichtag: keinTag }],
  ["vergleich=x", { vergleich: keinTag }],
  ["gkg=1,333", { gkg: trennen }],
  ["gkg=x1", { gkg: trennen }],
  ["gkg=1x", { gkg: trennen }],
  ["gkg=100", { gkg: trennen }],
  ["gkg=12,25", {}],
  ["gkg=3", {}],
])("%s: %j", (query, fehler) => {
  expect(wunsch(query).fehler).toEqual(fehler);
});

test("Das Formular zeigt, was eingegeben ist, und sonst seine Vorgaben", () => {
  const leer = { stichtag: "", vergleich: "", wert: "", von: "", bis: "" };
  const ohne = { pkh: "", famgkg: "", gnotkga: "", gnotkgb: "" };
  expect(wunsch("").texte).toEqual({ ...leer, ...ohne, rvg: "1,0; 1,3; 1,2; 2,5", gkg: "1,0; 3,0" });
  expect(
    wunsch("stichtag=+1.2.2026+&vergleich=x&wert=y&von=1&bis=2&rvg=1,30;1,3;0,75&gkg=viel&pkh=").texte,
  ).toEqual({
    ...ohne,
    stichtag: "1.2.2026",
    vergleich: "x",
    wert: "y",
    von: "1",
    bis: "2",
    rvg: "1,3; 0,75",
    gkg: "viel",
  });
  const lang = wunsch(`wert=${"1".repeat(200)}&gkg=${"x".repeat(200)}`).texte;
  expect([lang.wert.length, lang.gkg.length]).toEqual([120, 120]);
});

test("Höchstens zwölf Spalten, die ersten; zwölf Sätze einer Tabelle haben Platz", () => {
  const saetze = Array.from({ length: 11 }, (_, i) => `${i + 1},0`).join(";");
  expect(wunsch(`rvg=${saetze}&gkg=1,0;2,0`).spalten).toEqual([
    ...Array.from({ length: 11 }, (_, i) => ({ tabelle: "rvg", satz100: (i + 1) * 100 })),
    { tabelle: "gkg", satz100: 100 },
  ]);
  expect(wunsch("rvg=&gkg=").spalten).toEqual([]);
});

test("Ein einzelner Wert ist Anfang und Ende; ohne Angaben von 0 bis 500.000 €", () => {
  expect(wunsch("wert=5&von=1&bis=9")).toMatchObject({ von: 500, bis: 500 });
  expect(wunsch("")).toMatchObject({ von: 0, bis: 50_000_000, stichtag: heute });
  expect(wunsch("")).not.toHaveProperty("vergleich");
});
