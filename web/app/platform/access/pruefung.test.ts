import { describe, expect, test } from "vitest";
import { ApiFehler } from "../fehler/api-fehler.ts";
import type { Guard } from "./guard.ts";
import type { Rolle, Sitzung } from "./konto.ts";
import { ablehnung, seitenablehnung } from "./pruefung.ts";
import { seitenabsageAus } from "./seitenabsage.ts";
import type { Tarif } from "./tarif.ts";
import { tarifabsage } from "./tarifabsage.ts";
import { requireKonto, requireRolle, requireTarif, requireZugang } from "./zugang.server.ts";

const sitzung = (role: Rolle = "user", subscriptionStatus: Tarif = "free") =>
  ({ nutzer: { role, subscriptionStatus } }) as Sitzung;
const anmelden = { art: "anmelden" };
const rolle = { art: "rolle" };
const basic = { art: "tarif", stufe: "basic" };
const premium = { art: "tarif", stufe: "premium" };
const teams = { art: "tarif", stufe: "teams" };

/** Who asks, and what stands against it at a call and at a page; one entry: the same at both. */
const faelle: readonly (readonly [Guard, Sitzung | undefined, object?, object?])[] = [
  ["oeffentlich: Test", undefined],
  ["oeffentlich: Test", sitzung()],
  ["konto", undefined, anmelden],
  ["konto", sitzung()],
  ["moderator", undefined, anmelden],
  ["moderator", sitzung("user", "teams"), rolle],
  ["moderator", sitzung("moderator")],
  ["moderator", sitzung("admin")],
  ["admin", undefined, anmelden],
  ["admin", sitzung("user", "teams"), rolle],
  ["admin", sitzung("moderator"), rolle],
  ["admin", sitzung("admin")],
  ["tarif:basic", undefined, anmelden, basic],
  ["tarif:basic", sitzung(), basic],
  ["tarif:basic", sitzung("admin"), basic],
  ["tarif:basic", sitzung("user", "basic")],
  ["tarif:premium", undefined, anmelden, premium],
  ["tarif:premium", sitzung("user", "basic"), premium],
  ["tarif:premium", sitzung("user", "premium")],
  ["tarif:teams", undefined, anmelden, teams],
  ["tarif:teams", sitzung("moderator", "premium"), teams],
  ["tarif:teams", sitzung("user", "teams")],
  ["tarif:teams", sitzung("user", "Teammitglied")],
];

test.for(faelle)("Gegen den Zugang „%s“ spricht bei %j: %j", ([guard, wer, grund, grundDerSeite = grund]) => {
  expect(ablehnung(guard, wer)).toEqual(grund);
  expect(seitenablehnung(guard, wer)).toEqual(grundDerSeite);
});

/** Status and body of a refusal; undefined: none. */
function abgewiesen(ruf: () => unknown) {
  try {
    ruf();
    return undefined;
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    return { status: fehler.status, ...fehler.koerper };
  }
}

const nichtAngemeldet = { status: 401, error: "Nicht angemeldet" };
const keineRolle = { status: 403, error: "Keine Berechtigung" };
const keinTarif = { ...keineRolle, code: "tarif" };

describe("Ein Aufruf", () => {
  test.each([
    ["oeffentlich: Test", undefined, undefined],
    ["konto", undefined, nichtAngemeldet],
    ["tarif:basic", undefined, nichtAngemeldet],
    ["admin", sitzung("moderator"), keineRolle],
    ["tarif:basic", sitzung(), keinTarif],
    ["tarif:basic", sitzung("user", "basic"), undefined],
  ] as const)("mit dem Zugang „%s“ weist %j ab mit %j", (guard, wer, erwartet) => {
    expect(abgewiesen(() => requireZugang(guard, wer))).toEqual(erwartet);
  });

  test("bekommt die Sitzung, deren Zugang er verlangt", () => {
    const wer = sitzung("moderator", "premium");
    expect(requireKonto(wer)).toBe(wer);
    expect(requireRolle(wer, "moderator")).toBe(wer);
    expect(requireTarif(wer, "basic")).toBe(wer);
    expect(requireTarif(wer, "premium")).toBe(wer);
  });

  test("bekommt keine, die dafür nicht ausreicht", () => {
    const wer = sitzung("moderator", "premium");
    expect(abgewiesen(() => requireKonto(undefined))).toEqual(nichtAngemeldet);
    expect(abgewiesen(() => requireRolle(undefined, "moderator"))).toEqual(nichtAngemeldet);
    expect(abgewiesen(() => requireRolle(wer, "admin"))).toEqual(keineRolle);
    expect(abgewiesen(() => requireTarif(undefined, "basic"))).toEqual(nichtAngemeldet);
    expect(abgewiesen(() => requireTarif(wer, "teams"))).toEqual(keinTarif);
  });
});

describe("Die Absage einer Seite", () => {
  test.each([
    ["basic", "Basic", 1199, "/subscription"],
    ["premium", "Premium", 2499, "/subscription"],
    ["teams", "Teams", 3999, "/subscription?tab=teams"],
  ] as const)("nennt den Tarif %s als „%s“ zu %i Cent und führt zu %s", (stufe, tarif, preisCent, ziel) => {
    expect(tarifabsage(stufe, { anmelden: "/login" })).toEqual({
      art: "tarif",
      stufe,
      tarif,
      preisCent,
      ziel,
      wunsch: undefined,
      anmelden: "/login",
      zielOhneSkript: ziel,
      zurueck: { pfad: "/", text: "Zurück zur Startseite", eingaben: false },
    });
    expect(tarifabsage(stufe, {})).toMatchObject({ anmelden: undefined, zurueck: { pfad: "/dashboard" } });
  });

  test("sagt, was gewünscht war, und führt mit den Eingaben der Adresse dorthin zurück", () => {
    const wunsch = { was: "Kostennote", bringt: ["PDF"], weiter: "Weiter" };
    const zurueck = { pfad: "/rvgrechner", text: "Zum Rechner" };
    const lage = { wunsch: { ...wunsch, zurueck }, pfad: "/kostennoten/neu", search: "?wert=1" };
    expect(tarifabsage("teams", lage)).toMatchObject({
      zielOhneSkript: "/subscription?tab=teams&wunsch=%2Fkostennoten%2Fneu%3Fwert%3D1",
    });
    expect(tarifabsage("basic", lage)).toMatchObject({
      zielOhneSkript: "/subscription?wunsch=%2Fkostennoten%2Fneu%3Fwert%3D1",
      wunsch,
      zurueck: { pfad: "/rvgrechner?wert=1", text: "Zum Rechner", eingaben: true },
    });
  });

  test.each([{ art: "tarif", tarif: "Basic" }, { art: "rolle" }, { art: "herkunft" }])(
    "kommt beim Empfänger als dieselbe an: %j",
    (absage) => expect(seitenabsageAus(absage)).toBe(absage),
  );

  test.each([undefined, null, "rolle", 7, {}, { art: "anmelden" }, { art: "" }, { rolle: "rolle" }])(
    "ist nicht, was sonst an einem Fehler hängt: %j",
    (daten) => expect(seitenabsageAus(daten)).toBeUndefined(),
  );
});
