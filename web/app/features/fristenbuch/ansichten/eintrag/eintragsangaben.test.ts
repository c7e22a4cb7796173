import { expect, test } from "vitest";
import { musterfrist } from "../../testing-buch.ts";
import { lagezeilen } from "../ueberblick.server.ts";
import { angabenAusFeldern, angabenfelder } from "./eintragsangaben.ts";

test("Das Formular der Angaben gibt zurück, was im Buch steht; was nicht gesendet wird, bleibt", () => {
  const frist = { ...musterfrist({ empfaenger: "a@b.example, c@d.example", verantwortlich: "p" }), id: "x" };
  expect(angabenAusFeldern(angabenfelder(frist as never))).toEqual({
    titel: "Stellungnahme",
    aktenzeichen: "12/26",
    rubrum: "",
    norm: "",
    art: "",
    sachbearbeiter: "",
    empfaenger: "a@b.example, c@d.example",
    bemerkung: "",
    verantwortlich: "p",
    vorlaeufig: false,
  });
  expect(angabenAusFeldern({ vorlaeufig: "ja" })).toEqual({ vorlaeufig: true });
  expect(angabenAusFeldern({ title: " Replik ", was: "angaben", verantwortlich: "" })).toEqual({
    titel: "Replik",
  });
  expect(angabenAusFeldern({ recipients: "ohne, a@b.example" })).toEqual({ empfaenger: "a@b.example" });
});

test("Der Tag beginnt mit dem, was drängt; was heute fällig ist, steht immer da", () => {
  const nichts = {
    ueberfaellig: 0,
    heuteFaellig: 0,
    vorfristen: 0,
    vorfristenVersaeumt: 0,
    zuKontrollieren: 0,
    freizugeben: 0,
    unkontrolliert: 0,
    ohnePerson: 0,
  };
  const texte = (zahlen: Partial<typeof nichts>) =>
    lagezeilen({ ...nichts, ...zahlen }).map(({ text }) => text);
  expect(texte({})).toEqual(["0 heute fällig"]);
  expect(
    texte({ ueberfaellig: 2, heuteFaellig: 1, vorfristen: 1, zuKontrollieren: 3, freizugeben: 4 }),
  ).toEqual(["2 überfällig", "1 heute fällig", "1 Akte vorzulegen", "3 zu kontrollieren", "4 freizugeben"]);
  expect(lagezeilen({ ...nichts, unkontrolliert: 2 })[1]).toEqual({
    text: "2 erledigt ohne Kontrolle oder Freigabe",
    pfad: "/fristenmanager/kontrolle#unkontrolliert",
    dringend: true,
  });
});
