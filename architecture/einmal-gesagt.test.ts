import { expect, test } from "vitest";
import { hausAus } from "./haus.ts";
import { einmalGesagtPruefen, felderOhneRechtPruefen } from "./pruefungen/form.ts";

const ort = "web/app/features/rechner/zinsen";
const gefunden = (texte: Readonly<Record<string, string>>) =>
  einmalGesagtPruefen(
    hausAus(new Map(Object.entries(texte).map(([datei, text]) => [`${ort}/${datei}`, text]))),
  ).map(({ pfad, was }) => `${pfad}: ${was}`);

const contract = `import { z } from "zod";\nexport const anfrage = z.strictObject({ wert: z.int() });`;
const felder = "export const zinsangaben = {};";

test("Geplant und gefunden: Ein Aufruf nimmt ein Feld, das nicht in felder.ts steht", () => {
  expect(gefunden({ "contract.ts": contract, "felder.ts": felder })).toEqual([
    `${ort}/contract.ts: Zeile 2: Felder einer Anfrage stehen in felder.ts`,
  ]);
});

test("Was ein Aufruf antwortet, darf der Vertrag sagen", () => {
  const antwort = contract.replace("strictObject", "object");
  expect(gefunden({ "contract.ts": antwort, "felder.ts": felder })).toEqual([]);
});

test("Geplant und gefunden: felder.ts lädt ein Rechtspaket, der Kern ist erlaubt", () => {
  const text = `import { hoechstwert } from "@gebuehrenportal/gebuehren";\nimport { laendernamen } from "@gebuehrenportal/recht";`;
  const haus = hausAus(new Map([[`${ort}/felder.ts`, text]]));
  expect(felderOhneRechtPruefen(haus).map(({ was }) => was)).toEqual([
    "lädt @gebuehrenportal/gebuehren mit der Seite",
  ]);
});
