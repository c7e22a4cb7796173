import { expect, test } from "vitest";
import { abowahl, aboziel, ohneMerker, registrierziel } from "./abowahl.ts";

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

test("Der Weg zur Registrierung nimmt die Wahl mit", () => {
  expect(registrierziel(undefined)).toBe("/register");
  expect(registrierziel(wahl("redirect=billing"))).toBe("/register?redirect=billing");
  expect(registrierziel(wahl("redirect=billing&subscription=premium"))).toBe(
    "/register?redirect=billing&type=premium",
  );
});
