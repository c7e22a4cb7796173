import { expect, test } from "vitest";
import { alsAnhang, dateiname } from "./dateiname.ts";

const blatt = { titel: "Vergütung nach dem RVG" };
const name = (rest: { aktenzeichen?: string; bezeichnung?: string }) => dateiname(blatt, rest, "pdf");

test.each([
  [{}, "Vergütung nach dem RVG.pdf"],
  [{ aktenzeichen: "123/26", bezeichnung: "Meier" }, "Vergütung nach dem RVG, 123-26.pdf"],
  [{ bezeichnung: 'a\\b:c*"?<>|\r\n\u0007d' }, "Vergütung nach dem RVG, a-b-c------d.pdf"],
  [{ bezeichnung: "../../etc" }, "Vergütung nach dem RVG, ..-..-etc.pdf"],
])("%j heißt %s", (rest, erwartet) => {
  expect(name(rest)).toBe(erwartet);
});

test("Auch ein sehr langer Name bleibt unter der Grenze der Dateisysteme", () => {
  expect(Buffer.byteLength(name({ bezeichnung: "ü".repeat(200) }))).toBeLessThan(255);
});

test("Der Anhang nennt den Namen genau und für alte Programme in ASCII", () => {
  expect(alsAnhang("Vergütung, O'Neil (100 %).pdf")).toBe(
    `attachment; filename="Verguetung, O'Neil (100 _).pdf"; filename*=UTF-8''Verg%C3%BCtung%2C%20O%27Neil%20%28100%20%25%29.pdf`,
  );
});

test("Leerraum zählt einmal und steht nicht am Ende, auch wo der Name gekürzt wird", () => {
  expect(name({ bezeichnung: "a \t  b  " })).toBe("Vergütung nach dem RVG, a b.pdf");
  // 24 Zeichen stehen davor: das 120. ist ein Leerzeichen.
  expect(name({ bezeichnung: `${"x".repeat(95)} y` })).toBe(`Vergütung nach dem RVG, ${"x".repeat(95)}.pdf`);
});

test("Was ASCII nicht hat oder einen Kopf beendete, wird ein Unterstrich; Sterne sind groß maskiert", () => {
  expect(alsAnhang('a€"*.pdf')).toBe(
    `attachment; filename="a__*.pdf"; filename*=UTF-8''a%E2%82%AC%22%2A.pdf`,
  );
});
