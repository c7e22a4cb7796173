import { expect, test } from "vitest";
import type { Absender, Empfaenger } from "./beleg.ts";
import { istTelefon, xrechnungFehlt } from "./xrechnung.ts";

const absender: Absender = {
  kanzlei: "Kanzlei Möller",
  rechtsanwalt: "Änne Möller",
  strasse: "Ring 1",
  plz: "10623",
  ort: "Berlin",
  steuernummer: "13/456/78901",
  ustIdNr: "",
  iban: "DE02120300000000202051",
  bic: "",
  email: "moeller@kanzlei.example",
  telefon: "+49 30 1234567",
  kleinunternehmer: false,
};
const empfaenger: Empfaenger = {
  name: "Stadt München",
  zusatz: "",
  strasse: "Weg 5",
  plz: "80331",
  ort: "München",
  land: "DE",
  ustIdNr: "",
  email: "",
  leitwegId: "991-33333TEST-33",
  referenz: "",
};
const fehlt = (von: Partial<Absender>, an: Partial<Empfaenger> = {}) =>
  xrechnungFehlt({ absender: { ...absender, ...von }, empfaenger: { ...empfaenger, ...an } });

test("Mit Leitweg-ID oder mit Zeichen und E-Mail-Adresse des Mandanten gibt es eine XRechnung", () => {
  expect(fehlt({})).toEqual([]);
  expect(fehlt({}, { leitwegId: "", referenz: "4711", email: "rechnung@mueller.example" })).toEqual([]);
  expect(fehlt({}, { leitwegId: "" })).toEqual([
    { text: "Leitweg-ID oder Zeichen des Mandanten", feld: "referenz" },
    { text: "E-Mail-Adresse des Mandanten", feld: "email" },
  ]);
});

test("Was die KoSIT vom Absender und von der Anschrift verlangt, fehlt beim Namen", () => {
  const texte = (von: Partial<Absender>, an: Partial<Empfaenger> = {}) =>
    fehlt(von, an).map(({ text }) => text);
  expect(texte({ telefon: "" })).toEqual(["Telefonnummer des Absenders"]);
  expect(texte({ telefon: "folgt" })).toEqual(["Telefonnummer des Absenders"]);
  expect(texte({ email: "" })).toEqual(["E-Mail-Adresse des Absenders"]);
  expect(texte({ rechtsanwalt: "" })).toEqual(["Ansprechpartner des Absenders"]);
  expect(texte({ plz: "" })).toEqual(["Postleitzahl und Ort des Absenders"]);
  expect(texte({}, { plz: "", ort: "" })).toEqual(["Postleitzahl des Mandanten", "Ort des Mandanten"]);
});

test("Eine Telefonnummer hat mindestens drei Ziffern", () => {
  expect(["+49 30 1234567", "110", "11", "", "auf Anfrage"].map(istTelefon)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
