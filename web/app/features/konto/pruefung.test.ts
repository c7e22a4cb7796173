import { expect, test } from "vitest";
import {
  anmeldepasswortBefund,
  emailBefund,
  emailBestaetigungBefund,
  nameBefund,
  passwortBefund,
  passwortBestaetigungBefund,
  staerke,
  staerkestufe,
} from "./pruefung.ts";

test.each(["a@b.de", "  anna.muster@kanzlei-müller.de ", "a+b@sub.example.org"])("%s ist gültig", (email) => {
  expect(emailBefund(email)).toBeUndefined();
});

test.each(["a", "a@b", "a@@b.de", "a b@c.de", "@b.de", "a@.de", "a@b.", "a@b..de"])(
  "%s ist es nicht",
  (email) => {
    expect(emailBefund(email)).toBe("Bitte geben Sie eine gültige E-Mail-Adresse ein.");
  },
);

test("Eine leere Adresse fehlt", () => {
  expect(emailBefund("   ")).toBe("Bitte geben Sie Ihre E-Mail-Adresse ein.");
});

test("Zum Anmelden genügen sechs Zeichen", () => {
  expect(anmeldepasswortBefund("")).toBe("Bitte geben Sie Ihr Passwort ein.");
  expect(anmeldepasswortBefund("12345")).toBe("Das Passwort muss mindestens 6 Zeichen lang sein.");
  expect(anmeldepasswortBefund("123456")).toBeUndefined();
});

test.each([
  ["", 0, "Schwach"],
  ["abc", 20, "Schwach"],
  ["abcA", 40, "Mittel"],
  ["abcdefgh", 40, "Mittel"],
  ["abcdefg1", 60, "Mittel"],
  ["Abcdefg1", 80, "Stark"],
  ["Äbcdef1!", 100, "Stark"],
  ["abc def ghi", 40, "Mittel"],
])("„%s“ hat %i Punkte: %s", (passwort, punkte, stufe) => {
  expect(staerke(passwort)).toBe(punkte);
  expect(staerkestufe(punkte)).toBe(stufe);
});

test("Ein neues Passwort braucht acht Zeichen und sechzig Punkte", () => {
  expect(passwortBefund("")).toBe("Bitte geben Sie ein Passwort ein.");
  expect(passwortBefund("Abc1!")).toBe("Das Passwort muss mindestens 8 Zeichen lang sein.");
  expect(passwortBefund("abcdefgh")).toContain("zu schwach");
  expect(passwortBefund("abcdefg1")).toBeUndefined();
  expect(passwortBefund(`Aa1${"x".repeat(126)}`)).toContain("höchstens 128");
});

test.each(["Jürgen Groß", "Anne-Marie O'Neill", "Zoë D’Arc", "Łukasz Żak"])("%s ist ein Name", (name) => {
  expect(nameBefund(name)).toBeUndefined();
});

test("Ein Name hat Buchstaben, mindestens zwei und höchstens hundert", () => {
  expect(nameBefund(" ")).toBe("Bitte geben Sie Ihren vollständigen Namen ein.");
  expect(nameBefund("A")).toBe("Der Name muss mindestens 2 Zeichen lang sein.");
  expect(nameBefund("R2D2")).toBe("Der Name darf nur Buchstaben, Leerzeichen und Bindestriche enthalten.");
  expect(nameBefund("x".repeat(101))).toContain("höchstens 100");
});

test("Bestätigungen vergleichen die Adresse ohne, das Passwort mit Groß- und Kleinschreibung", () => {
  expect(emailBestaetigungBefund(" A@B.de ", "a@b.de")).toBeUndefined();
  expect(emailBestaetigungBefund("", "a@b.de")).toBe("Bitte bestätigen Sie Ihre E-Mail-Adresse.");
  expect(emailBestaetigungBefund("c@b.de", "a@b.de")).toBe("Die E-Mail-Adressen stimmen nicht überein.");
  expect(passwortBestaetigungBefund("Abcdefg1", "abcdefg1")).toBe("Die Passwörter stimmen nicht überein.");
  expect(passwortBestaetigungBefund("", "abcdefg1")).toBe("Bitte bestätigen Sie Ihr Passwort.");
});
