import { expect, test } from "vitest";
import { ausQuery, gezeigt, seite } from "../../testing-seite.tsx";
import { formular } from "../formular.ts";
import { rechnung } from "../rechnung.ts";
import { teile } from "../ui/seitenteile.tsx";
import { alleOrte } from "./gerichtskunde.ts";

const html = (query: string) => seite(formular, rechnung, query, teile).replaceAll("\u00a0", " ");
const frist = "ereignis=2025-08-01&wochen=2";

test("Ein nicht erfasstes Gericht ohne Land ist ein Fehler am Feld, kein Ergebnis mit falschen Feiertagen", () => {
  const text = html(`${frist}&ort=Amtsgericht+Xhausen`);
  expect(gezeigt(text, "result-date")).toEqual([]);
  expect(text).toMatch(/id="ort-fehler".*„Amtsgericht Xhausen“ ist nicht erfasst und wurde nicht erkannt/);
  expect(text).toContain("Bitte wählen Sie das Land");
  expect(text).toContain('value="Amtsgericht Xhausen"');
});

test("Mit Land steht am Feld, am Ergebnis und auf dem Blatt, womit gerechnet ist und dass das Gericht nicht erkannt ist", () => {
  const query = `${frist}&ort=Amtsgericht+Xhausen&land=NI`;
  const text = html(query);
  const satz =
    "„Amtsgericht Xhausen“ ist nicht erfasst und wurde nicht erkannt. Gerechnet ist mit den Feiertagen von Niedersachsen";
  expect(gezeigt(text, "result-date")).toEqual(["Freitag, 15.08.2025"]);
  expect(text.split(satz).length - 1, "am Feld und am Ergebnis").toBe(2);
  expect(text).toMatch(
    /data-testid="result-place">Feiertage: Niedersachsen<strong[^>]*>Gericht nicht erkannt/,
  );
  const a = ausQuery(formular, rechnung, query);
  expect(a.art === "ergebnis" && a.blatt.vermerke[0]).toMatchObject({
    art: "warnung",
    text: expect.stringContaining(satz),
  });
});

test("Wo örtliche Feiertage gelten, steht, dass sie die Gemeinde brauchen", () => {
  expect(html(`${frist}&ort=Amtsgericht+Xhausen&land=BY`)).toContain(
    "Gerechnet ist nur mit den landesweiten Feiertagen von Bayern; örtliche Feiertage zählen erst, wenn Sie Gericht oder Gemeinde wählen.",
  );
});

const ort = (text: string) => `&ort=${encodeURIComponent(text)}`;

test.each([
  ["OLG Hamm", "Oberlandesgericht Hamm", "Gericht in Hamm, Nordrhein-Westfalen"],
  ["AG Kamenz", "Amtsgericht Kamenz", "Gericht in Kamenz, Sachsen"],
  ["vg dresden", "Verwaltungsgericht Dresden", "Gericht in Dresden, Sachsen"],
  ["Landgericht Kassel", "Landgericht Kassel", "Gericht in Kassel, Hessen"],
])("„%s“ wird gefunden, mit Sitz und Land", (text, name, lage) => {
  const gezeigte = html(`${frist}${ort(text)}`);
  expect(gezeigte).toContain(lage);
  expect(gezeigte).toContain(`data-testid="result-place">Feiertage: ${name}`);
  expect(gezeigte).toMatch(new RegExp(`<option value=""[^>]*>[^<]+ \\(${name}\\)`));
});

test.each([
  ["AG Kamens", "ag-kamenz", "Amtsgericht Kamenz"],
  ["VG Dresdn", "vg-dresden", "Verwaltungsgericht Dresden"],
  ["OLG Ham", "olg-hamm", "Oberlandesgericht Hamm"],
])("Ein Tippfehler („%s“) bietet am Feld an, was gemeint ist, und rechnet nicht", (text, id, name) => {
  const gezeigte = html(`${frist}${ort(text)}`);
  expect(gezeigt(gezeigte, "result-date")).toEqual([]);
  expect(gezeigte).toContain("ist so nicht erfasst.");
  expect(gezeigte).toMatch(new RegExp(`href="[^"]*ort=${id}[^"]*">${name}<`));
});

test("Ein mehrdeutiger Name wird gefragt, nie gewählt", () => {
  const text = html(`${frist}${ort("AG Fürth")}`);
  expect(gezeigt(text, "result-date")).toEqual([]);
  expect(text).toContain("So heißen mehrere Gerichte.");
  expect(text).toMatch(/ort=ag-fuerth-by[^"]*">[^<]+<\/a> Fürth, Bayern/);
  expect(text).toMatch(/ort=ag-fuerth-he[^"]*">[^<]+<\/a> Fürth, Hessen/);
});

test("Ein aufgelöstes Gericht nennt seinen letzten Tag und den Nachfolger", () => {
  const text = html(`${frist}${ort("AG Anklam")}`);
  expect(text).toContain("Amtsgericht Anklam besteht nicht mehr (letzter Tag: 05.10.2014).");
  expect(text).toMatch(/ort=ag-pasewalk/);
});

test.each([
  ["ag-muenchen", "Montag, 18.08.2025", false],
  ["ag-kempten", "Montag, 18.08.2025", false],
  ["ag-forchheim", "Freitag, 15.08.2025", true],
])("Mariä Himmelfahrt 2025 bei %s: %s", (id, tag, vermerk) => {
  const text = html(`${frist}&ort=${id}`);
  expect(gezeigt(text, "result-date")).toEqual([tag]);
  expect(text.includes("Nicht gesichert ist")).toBe(vermerk);
  expect(text.includes("Mariä Himmelfahrt (15.08.) in Forchheim")).toBe(vermerk);
});

test("Was am Sitz offen ist, stellt der Leser selbst fest", () => {
  const tag = (wahl: string) => gezeigt(html(`${frist}&ort=ag-forchheim&himmelfahrt=${wahl}`), "result-date");
  expect([tag("ja"), tag("nein")]).toEqual([["Montag, 18.08.2025"], ["Freitag, 15.08.2025"]]);
  // Von einem anderen Gericht übrig: zählt nicht, wo der Tag feststeht.
  expect(gezeigt(html(`${frist}&ort=ag-muenchen&himmelfahrt=nein`), "result-date")).toEqual([
    "Montag, 18.08.2025",
  ]);
});

test("Ein Gericht mit Sitzen verschiedener Feiertage fragt, welcher gemeint ist", () => {
  const offen = html(`${frist}&ort=BayVGH`);
  expect(gezeigt(offen, "result-date")).toEqual(["Freitag, 15.08.2025"]);
  expect(offen).toContain("Sitz, an dem die Frist zu wahren ist");
  expect(offen).toContain("Mariä Himmelfahrt ist in München Feiertag, in Ansbach nicht.");
  const tag = (sitz: string) => gezeigt(html(`${frist}&ort=vgh-bayern&sitz=${sitz}`), "result-date");
  expect([tag("by-muenchen"), tag("by-ansbach")]).toEqual([["Montag, 18.08.2025"], ["Freitag, 15.08.2025"]]);
  expect(html(`${frist}&ort=ag-kamenz`)).not.toContain("Sitz, an dem die Frist zu wahren ist");
});

test("Auswärtige Strafkammern sind nur in Strafsachen ein Sitz, nach dem gefragt wird", () => {
  const sitzfrage = "Sitz, an dem die Frist zu wahren ist";
  const zivil = html("ereignis=2025-07-08&monate=1&verfahren=ZPO&ort=lg-augsburg");
  expect(gezeigt(zivil, "result-date")).toEqual(["Montag, 11.08.2025"]);
  expect(zivil).not.toContain(sitzfrage);
  // What was left over from a criminal matter does not count here.
  const rest = html("ereignis=2025-07-08&monate=1&verfahren=ZPO&ort=lg-augsburg&sitz=by-aichach");
  expect(gezeigt(rest, "result-date")).toEqual(["Montag, 11.08.2025"]);
  const straf = (sitz: string) => html(`frist=stpo-341&ereignis=2025-08-01&ort=lg-augsburg&sitz=${sitz}`);
  expect(straf("")).toContain(sitzfrage);
  expect(["", "by-augsburg", "by-aichach"].map((sitz) => gezeigt(straf(sitz), "result-date"))).toEqual([
    ["Freitag, 08.08.2025"],
    ["Montag, 11.08.2025"],
    ["Freitag, 08.08.2025"],
  ]);
});

test("Das Arbeitsgericht Augsburg fragt nach dem Sitz und rechnet mit der Antwort", () => {
  const tag = (sitz: string) =>
    gezeigt(
      html(`ereignis=2025-07-08&monate=1&verfahren=ArbGG&ort=arbg-augsburg&sitz=${sitz}`),
      "result-date",
    );
  expect([tag(""), tag("by-augsburg"), tag("by-neu-ulm")]).toEqual([
    ["Freitag, 08.08.2025"],
    ["Montag, 11.08.2025"],
    ["Freitag, 08.08.2025"],
  ]);
});

test("Am Samstag, dem 15.08.2026, warnt nichts vor einem ungeklärten Feiertag", () => {
  const text = html("ereignis=2026-08-01&wochen=2&ort=ag-forchheim");
  expect(gezeigt(text, "result-date")).toEqual(["Montag, 17.08.2026"]);
  expect(text).not.toContain("Nicht gesichert ist");
});

test("Hat eine Frist nur ein Gericht, ändert ein anderes gewähltes den Tag nicht", () => {
  const text = html("frist=zpo-548&ereignis=2026-05-04&ort=ag-kamenz");
  expect(gezeigt(text, "result-date")).toEqual(["Freitag, 05.06.2026"]);
  expect(text).toContain("Diese Frist ist beim Gericht in Karlsruhe zu wahren");
});

test("Ein Ort wird genommen, ein Anfang nicht", () => {
  expect(alleOrte.lesen("Augsb").treffer).toBeUndefined();
  expect(alleOrte.lesen("AUGSBURG").treffer?.id).toBe("by-augsburg");
  expect(alleOrte.lesen("Kassel").treffer?.ort).toEqual({ land: "HE", gemeinde: "he-kassel" });
});

test("Angeboten werden nur Orte des gewählten Landes", () => {
  const laender = (land?: "TH") => new Set(alleOrte.lesen("berg", land).moeglich.map((o) => o.land));
  expect(laender().size).toBeGreaterThan(1);
  expect([...laender("TH")]).toEqual(["TH"]);
});

test("Ein gefundener Ort sagt, ob er Gericht oder Gemeinde ist und ob örtliche Feiertage zählen", () => {
  expect(html(`${frist}&ort=augsburg`)).toContain("Gemeinde in Bayern; ihre örtlichen Feiertage zählen mit");
  expect(html(`${frist}&ort=bfh`)).toContain("Gericht in München, Bayern");
});

test("Hat eine Frist nur ein Gericht, zählt es auch neben einem unbekannten, und das steht da", () => {
  const text = html("frist=bverfgg-93&ereignis=2026-05-06&ort=Amtsgericht+Xhausen");
  expect(gezeigt(text, "result-date")).toEqual(["Montag, 08.06.2026"]);
  expect(text).toContain("Gerechnet ist mit dem Gericht, das für diese Frist allein zuständig ist");
});
