import { tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { angabenAus, bildtextfehler } from "./eingabe.ts";

const heute = tag("2026-11-23");
const felder = {
  art: "bezahlt",
  werbender: "Feinkost Morgenrot",
  titel: "Frisch ins Büro",
  text: "Obst und Brot, jeden Morgen.",
  ziel: "https://example.com/buero",
  "platz-blog-banner": "on",
  "thema-fristen": "on",
  gewicht: "5",
  von: "1.12.2026",
  bis: "31.12.2026",
};

test("Ein vollständiges Formular ist eine Kampagne", () => {
  expect(angabenAus(felder, heute)).toEqual({
    angaben: {
      art: "bezahlt",
      werbender: "Feinkost Morgenrot",
      titel: "Frisch ins Büro",
      text: "Obst und Brot, jeden Morgen.",
      ziel: "https://example.com/buero",
      plaetze: ["blog-banner"],
      themen: ["fristen"],
      gewicht: 5,
      von: "2026-12-01",
      bis: "2026-12-31",
    },
  });
});

test.for([
  [{ werbender: " " }, "werbender"],
  [{ titel: "x".repeat(61) }, "titel"],
  [{ text: "" }, "text"],
  [{ "platz-blog-banner": undefined }, "plaetze"],
  [{ gewicht: "0" }, "gewicht"],
  [{ gewicht: "101" }, "gewicht"],
  [{ gewicht: "1,5" }, "gewicht"],
  [{ von: "31.02.2026" }, "von"],
  [{ bis: "30.11.2026" }, "bis"],
  [{ bis: "31.12.2036" }, "bis"],
] as const)("%j ist ein Fehler bei %s", ([mehr, feld]) => {
  const eingegeben = Object.fromEntries(
    Object.entries({ ...felder, ...mehr }).filter((paar): paar is [string, string] => paar[1] !== undefined),
  );
  const gelesen = angabenAus(eingegeben, heute);
  expect("fehler" in gelesen && Object.keys(gelesen.fehler)).toEqual([feld]);
});

test.for([
  "http://example.com",
  "https://localhost",
  "https://name:wort@example.com",
  "//example.com",
  "/\\example.com",
  "javascript:alert(1)",
  "data:text/html,x",
  "https://",
  "kontakt",
  "",
])("%s ist kein Ziel", (ziel) => {
  const gelesen = angabenAus({ ...felder, ziel }, heute);
  expect("fehler" in gelesen && Object.keys(gelesen.fehler)).toEqual(["ziel"]);
});

test.for(["/", "/kontakt?utm_campaign={platz}", "https://example.com/?a=b#c"])("%s ist ein Ziel", (ziel) => {
  expect(angabenAus({ ...felder, ziel }, heute)).toHaveProperty("angaben.ziel", ziel);
});

test("Ein Bild braucht Worte für alle, die es nicht sehen", () => {
  expect(bildtextfehler("")).toMatch(/beschreiben/);
  expect(bildtextfehler("Ein Brot")).toBeUndefined();
});
