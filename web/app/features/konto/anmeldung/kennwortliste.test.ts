import { expect, test } from "vitest";
import { passwortBefund } from "../pruefung.ts";
import { zuBekannt } from "./kennwortliste.server.ts";

test.each([
  "Passwort1!",
  "PASSWORT123",
  "Passw0rt!!",
  "P@ssw0rd2024",
  "Qwertz123!",
  "Sommer2026!",
  "Willkommen1",
  "1q2w3e4r",
  "Hallo123!",
  "Football7",
])("„%s“ ist zu bekannt, obwohl es die übrigen Regeln erfüllt", (passwort) => {
  expect(passwortBefund(passwort)).toBeUndefined();
  expect(zuBekannt(passwort)).toBe(true);
});

test.each(["Demo-Passwort-1!", "Kranich-Segel-41", "Sommerregen im Kanzleihof 7", "xK9!vQ2m", "Rosa1234!"])(
  "„%s“ ist es nicht",
  (passwort) => {
    expect(zuBekannt(passwort)).toBe(false);
  },
);
