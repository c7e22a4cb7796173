import { afterEach, expect, test } from "vitest";
import { umgebungAus, umgebungStellen } from "./env.server.ts";
import { fehlermeldung } from "./fehlermeldung.server.ts";

afterEach(() => umgebungStellen());

test("Ein Fehler geht an den Anbieter, und bevor dessen Angaben gesetzt sind, auf die Seite mit ihnen", () => {
  umgebungStellen(umgebungAus({}));
  expect(fehlermeldung("Gebührentabelle")).toBe("/impressum");
  const anbieter = {
    ANBIETER_NAME: "Kanzlei Luchs",
    ANBIETER_STRASSE: "Weg 1",
    ANBIETER_ORT: "12345 Ort",
    ANBIETER_EMAIL: "post@luchs.example",
  };
  umgebungStellen(umgebungAus(anbieter));
  expect(fehlermeldung("Gebührentabelle")).toBe(
    "mailto:post@luchs.example?subject=Fehler%3A%20Geb%C3%BChrentabelle",
  );
  expect(fehlermeldung("PKH", "a b")).toBe("mailto:post@luchs.example?subject=Fehler%3A%20PKH&body=a%20b");
});
