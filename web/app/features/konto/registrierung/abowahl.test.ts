import { expect, test } from "vitest";
import { abowahl, aboziel, anmeldeziel, ohneMerker, registrierziel } from "./abowahl.ts";

const wahl = (query: string, merker = ohneMerker) => abowahl(new URLSearchParams(query), merker);
const ziel = (query: string, merker = ohneMerker) => {
  const gefunden = wahl(query, merker);
  return gefunden && aboziel(gefunden);
};

test("Ohne redirect=billing und ohne Merker geht niemand zur Bestellung", () => {
  expect(wahl("redirect=/konto&subscription=premium")).toBeUndefined();
  expect(wahl("", { selectedSubscription: "gold", selectedCycle: "monthly" })).toBeUndefined();
});

test.each([
  ["redirect=billing&subscription=premium", "/billing-confirmation?type=premium"],
  ["redirect=billing", "/subscription"],
  ["redirect=billing&subscription=gold", "/subscription"],
  ["redirect=billing&type=teams&cycle=monthly", "/billing-confirmation?type=teams&cycle=monthly"],
  ["redirect=billing&type=basic&wunsch=%2Fa%3Fb", "/billing-confirmation?type=basic&wunsch=%2Fa%3Fb"],
  ["redirect=billing&type=basic&cycle=yearly", "/billing-confirmation?type=basic&cycle=monthly"],
])("%s führt nach %s", (query, erwartet) => {
  expect(ziel(query)).toBe(erwartet);
});

test("Die Merker genügen, die Adresse geht ihnen vor", () => {
  const merker = { selectedSubscription: "basic", selectedCycle: "monthly" };
  expect(ziel("", merker)).toBe("/billing-confirmation?type=basic&cycle=monthly");
  expect(ziel("redirect=billing&subscription=teams", merker)).toBe(
    "/billing-confirmation?type=teams&cycle=monthly",
  );
});

test.each([
  ["", "/register"],
  ["redirect=billing", "/register?redirect=billing"],
  ["redirect=billing&subscription=premium", "/register?redirect=billing&type=premium"],
  ["redirect=billing&wunsch=%2Fa%3Fb%3D1", "/register?redirect=billing&wunsch=%2Fa%3Fb%3D1"],
  ["redirect=%2Fteam%2Feinladung%3Ftoken%3Dx", "/register?redirect=%2Fteam%2Feinladung%3Ftoken%3Dx"],
  ["redirect=https%3A%2F%2Ffremd.example", "/register"],
])("Von /login?%s geht es zur Registrierung mit %s", (query, erwartet) => {
  expect(registrierziel(new URLSearchParams(query), ohneMerker)).toBe(erwartet);
});

test.each([
  ["", "/login"],
  ["redirect=billing&type=premium&cycle=monthly", "/login?redirect=billing&subscription=premium"],
  ["redirect=billing&type=basic&wunsch=%2Fa", "/login?redirect=billing&subscription=basic&wunsch=%2Fa"],
  ["redirect=%2Fteam%2Feinladung%3Ftoken%3Dx", "/login?redirect=%2Fteam%2Feinladung%3Ftoken%3Dx"],
])("Von /register?%s geht es zur Anmeldung mit %s", (query, erwartet) => {
  expect(anmeldeziel(new URLSearchParams(query))).toBe(erwartet);
});

test("Wer sich eben registriert hat, nimmt Tarif, Wunsch und Adresse zur Anmeldung mit", () => {
  const nach = (query: string) => anmeldeziel(new URLSearchParams(query), "nora@example.org");
  expect(nach("redirect=billing&type=basic&cycle=monthly&wunsch=%2Fa")).toBe(
    "/login?email=nora%40example.org&redirect=billing&subscription=basic&wunsch=%2Fa",
  );
  expect(nach("redirect=%2Ffristenmanager")).toBe(
    "/login?email=nora%40example.org&redirect=%2Ffristenmanager",
  );
  expect(nach("")).toBe("/login?email=nora%40example.org");
});
