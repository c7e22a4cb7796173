import { expect, test } from "vitest";
import { widerrufAus } from "./widerrufsangaben.ts";

const gelesen = (vertrag: string) => widerrufAus({ name: "Rosa", email: "rosa@kanzlei.de", vertrag });

test("Ein Widerruf nennt den Vertrag mit der Adresse des Kontos oder mit seiner Nummer", () => {
  expect(gelesen("Rosa@kanzlei.de")).toMatchObject({
    fehler: {},
    angaben: { kontoadresse: "rosa@kanzlei.de", vertragsnummer: "" },
  });
  expect(gelesen("V-1F0C-9A2B-77")).toMatchObject({
    fehler: {},
    angaben: { kontoadresse: "", vertragsnummer: "V-1F0C-9A2B-77" },
  });
});

test("Was fehlt oder nicht stimmt, steht an seinem Feld", () => {
  expect(Object.keys(widerrufAus({}).fehler)).toEqual(["name", "vertrag", "email"]);
  expect(gelesen("rosa@").fehler.vertrag).toContain("vollständig");
});
