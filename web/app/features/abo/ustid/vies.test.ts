import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { umgebungAus, umgebungStellen } from "#platform/env/env.server.ts";
import { viesAntworten, viesDouble } from "./testing-vies.ts";
import { gelesen, viesFragen } from "./vies.server.ts";

let vies: Awaited<ReturnType<typeof viesDouble>>;
beforeAll(async () => {
  vies = await viesDouble();
});
afterAll(() => vies.beenden());
afterEach(() => umgebungStellen());

const stellen = (mehr: Record<string, string> = {}) =>
  umgebungStellen(umgebungAus({ VIES_URL: `${vies.url}/`, ...mehr }));

test("Eine gültige Nummer wird mit der eigenen abgefragt und trägt die Nummer der Abfrage", async () => {
  stellen({ ANBIETER_UST_ID: "DE123456789" });
  vies.antwortet(viesAntworten.gueltig);
  expect(await viesFragen("ATU12345678")).toEqual({ art: "gueltig", quelle: "vies", kennung: "WAPIAAAAY1" });
  expect(vies.gefragt.at(-1)).toEqual([
    "POST",
    "/rest-api/check-vat-number",
    {
      countryCode: "AT",
      vatNumber: "U12345678",
      requesterMemberStateCode: "DE",
      requesterNumber: "123456789",
    },
  ]);
});

test("Ungültig ist, was VIES so nennt; ein Staat, der nicht antwortet, sagt nichts", async () => {
  stellen();
  vies.antwortet(viesAntworten.ungueltig);
  expect(await viesFragen("EL123456789")).toEqual({ art: "ungueltig" });
  for (const error of ["MS_UNAVAILABLE", "MS_MAX_CONCURRENT_REQ", "TIMEOUT", "INVALID_REQUESTER_INFO"]) {
    vies.antwortet({ inhalt: { actionSucceed: false, errorWrappers: [{ error }] } });
    expect(await viesFragen("EL123456789"), error).toEqual({ art: "keine" });
  }
  vies.antwortet({
    inhalt: { actionSucceed: false, errorWrappers: [{ error: "INVALID_INPUT" }] },
    status: 400,
  });
  expect(await viesFragen("EL123456789")).toEqual({ art: "ungueltig" });
  vies.antwortet({ inhalt: "<html>Wartung</html>", status: 503 });
  expect(await viesFragen("EL123456789")).toEqual({ art: "keine" });
});

test("Ohne Abfragenummer ist eine Nummer auch gültig, Unverständliches ist keine Antwort", () => {
  expect(gelesen({ valid: true })).toEqual({ art: "gueltig", quelle: "vies", kennung: "" });
  for (const fremd of [null, "ja", {}, { valid: "true" }, { errorWrappers: [] }])
    expect(gelesen(fremd)).toEqual({ art: "keine" });
});

test("Eine Vorführung fragt niemanden", async () => {
  umgebungStellen(umgebungAus({ DEMO_MODE: "1" }));
  const bisher = vies.gefragt.length;
  expect(await viesFragen("ATU12345678")).toEqual({ art: "keine" });
  expect(vies.gefragt.length).toBe(bisher);
  expect(umgebungAus({}).viesUrl).toBe("https://ec.europa.eu/taxation_customs/vies/rest-api");
});
