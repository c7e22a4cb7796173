import { expect, test } from "vitest";
import { clientAdresse, clientKennung } from "./adresse.server.ts";

const kopf = (werte: Record<string, string>) => (name: string) => werte[name];

test("Ohne vertrauten Proxy zählt die Adresse der Verbindung, auch wenn ein Kopffeld etwas anderes behauptet", () => {
  expect(clientAdresse(kopf({ "x-forwarded-for": "203.0.113.7" }), "198.51.100.1", undefined)).toBe(
    "198.51.100.1",
  );
});

test("Hinter dem Proxy zählt der letzte Eintrag, nicht der erste, den der Client erfinden kann", () => {
  const header = kopf({ "x-forwarded-for": "1.2.3.4, 203.0.113.7 ,198.51.100.9" });
  expect(clientAdresse(header, "127.0.0.1", "x-forwarded-for")).toBe("198.51.100.9");
});

test("Fehlt das Kopffeld des Proxys, zählt die Verbindung", () => {
  expect(clientAdresse(kopf({}), "127.0.0.1", "x-forwarded-for")).toBe("127.0.0.1");
  expect(clientAdresse(kopf({ "x-forwarded-for": " " }), "127.0.0.1", "x-forwarded-for")).toBe("127.0.0.1");
});

test.each([
  ["203.0.113.7:5555", "203.0.113.7"],
  ["[2001:db8::1]:443", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["2001:db8::1", "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
])("Der Eintrag „%s“ des Proxys ist die Adresse %s", (eintrag, adresse) => {
  const header = kopf({ "x-forwarded-for": `1.2.3.4, ${eintrag}` });
  expect(clientAdresse(header, "127.0.0.1", "x-forwarded-for")).toBe(adresse);
});

test.each([
  "unknown",
  "203.0.113",
  "203.0.113.7.9",
  "203.0.113.7:port",
  "[203.0.113.7",
  "2001:db8::1::2",
  "[]:80",
])("Ist der Eintrag „%s“ keine Adresse, zählt die Verbindung", (eintrag) => {
  const header = kopf({ "x-forwarded-for": `1.2.3.4, ${eintrag}` });
  expect(clientAdresse(header, "198.51.100.1", "x-forwarded-for")).toBe("198.51.100.1");
});

test("Ohne jede Adresse zählen alle zusammen", () => {
  expect(clientKennung(clientAdresse(kopf({}), undefined, undefined))).toBe("unbekannt");
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:5555", "203.0.113.7"],
  ["203.0.113.7:5556", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["[::FFFF:203.0.113.7]:5555", "203.0.113.7"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2"],
  ["64:ff9b::203.0.113.7", "64:ff9b:0:0"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002:ffff::1", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["::", "0:0:0:0"],
  ["1::4:5:6:7:8", "1:0:0:4"],
  ["2001:db8::", "2001:db8:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("%s zählt als %s", (adresse, kennung) => {
  expect(clientKennung(adresse)).toBe(kennung);
});
