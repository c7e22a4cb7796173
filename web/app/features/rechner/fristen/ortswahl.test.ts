import { expect, test } from "vitest";
import { ausQuery, gezeigt, seite } from "../test-hilfe.tsx";
import { bild } from "./bild.ts";
import { motor } from "./motor.ts";
import { ortLesen } from "./ortswahl.ts";
import { teile } from "./ui/seitenteile.tsx";

const html = (query: string) => seite(bild, motor, query, teile).replaceAll("\u00a0", " ");
const frist = "ereignis=2025-08-01&wochen=2";

test("Ein nicht erfasstes Gericht ohne Land ist ein Fehler am Feld, kein Ergebnis mit falschen Feiertagen", () => {
  const text = html(`${frist}&ort=Amtsgericht+Buxtehude`);
  expect(gezeigt(text, "result-date")).toEqual([]);
  expect(text).toMatch(/id="ort-fehler".*„Amtsgericht Buxtehude“ ist nicht erfasst und wurde nicht erkannt/);
  expect(text).toContain("Bitte wählen Sie das Land");
  expect(text).toContain('value="Amtsgericht Buxtehude"');
});

test("Mit Land steht am Feld, am Ergebnis und auf dem Blatt, womit gerechnet ist und dass das Gericht nicht erkannt ist", () => {
  const query = `${frist}&ort=Amtsgericht+Buxtehude&land=NI`;
  const text = html(query);
  const satz =
    "„Amtsgericht Buxtehude“ ist nicht erfasst und wurde nicht erkannt. Gerechnet ist mit den Feiertagen von Niedersachsen";
  expect(gezeigt(text, "result-date")).toEqual(["Freitag, 15.08.2025"]);
  expect(text.split(satz).length - 1, "am Feld und am Ergebnis").toBe(2);
  expect(text).toMatch(
    /data-testid="result-place">Feiertage: Niedersachsen<strong[^>]*>Gericht nicht erkannt/,
  );
  const a = ausQuery(bild, motor, query);
  expect(a.art === "ergebnis" && a.blatt.vermerke[0]).toMatchObject({
    art: "warnung",
    text: expect.stringContaining(satz),
  });
});

test("Wo örtliche Feiertage gelten, steht, dass sie die Gemeinde brauchen", () => {
  expect(html(`${frist}&ort=Amtsgericht+Xhausen&land=BY`)).toContain(
    "Gerechnet ist nur mit den landesweiten Feiertagen von Bayern; örtliche Feiertage zählen erst, wenn Sie statt des Gerichts die Gemeinde wählen.",
  );
});

test("Der Ort zu einem Gerichtsnamen wird angeboten, nicht genommen", () => {
  const text = html(`${frist}&ort=Landgericht+Augsburg`);
  expect(gezeigt(text, "result-date")).toEqual([]);
  expect(text).toContain("„Landgericht Augsburg“ ist so nicht erfasst.");
  expect(text).toMatch(/href="[^"]*ort=by-augsburg[^"]*">Augsburg</);
  expect(ortLesen("Augsb").treffer).toBeUndefined();
  expect(ortLesen("AUGSBURG").treffer?.id).toBe("by-augsburg");
});

test("Angeboten werden nur Orte des gewählten Landes", () => {
  const laender = (land?: "TH") => new Set(ortLesen("berg", land).moeglich.map((o) => o.land));
  expect(laender().size).toBeGreaterThan(1);
  expect([...laender("TH")]).toEqual(["TH"]);
});

test("Ein gefundener Ort sagt, ob er Gericht oder Gemeinde ist und ob örtliche Feiertage zählen", () => {
  expect(html(`${frist}&ort=augsburg`)).toContain("Gemeinde in Bayern; ihre örtlichen Feiertage zählen mit");
  expect(html(`${frist}&ort=bfh`)).toContain("Gericht in München, Bayern");
});

test("Hat eine Frist nur ein Gericht, zählt es auch neben einem unbekannten, und das steht da", () => {
  const text = html("frist=bverfgg-93&ereignis=2026-05-06&ort=Amtsgericht+Buxtehude");
  expect(gezeigt(text, "result-date")).toEqual(["Montag, 08.06.2026"]);
  expect(text).toContain("gerechnet ist mit dem Gericht, das für diese Frist allein zuständig ist");
});
