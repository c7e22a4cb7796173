import { expect, test } from "vitest";
import { befunde } from "./befund.ts";

const portal = "http://localhost:3000";
const html = { "content-type": "text/html; charset=utf-8" };
const json = { "content-type": "application/json", "x-content-type-options": "nosniff" };

function gefunden(antwort: object, pfad = "/login") {
  return befunde(
    portal,
    { method: "GET", pfad },
    { status: 200, headers: html, text: "", ms: 5, ...antwort },
  );
}

test("Was ein Portal antworten darf, ergibt keinen Befund", () => {
  expect(gefunden({ text: 'value="&lt;gift7f3a&gt;" <script>"\\u003Cgift7f3a\\" on"</script>' })).toEqual([]);
  expect(gefunden({ headers: { location: "/login?redirect=%2F%2Fboese.example" } })).toEqual([]);
  expect(gefunden({ headers: { location: "https://accounts.google.com/o/oauth2/v2/auth?a=1" } })).toEqual([]);
  const absage = { status: 400, headers: json, text: '{"error":"Nein <gift7f3a>","code":"fehlt"}' };
  expect(gefunden(absage, "/api/auth/register")).toEqual([]);
});

test.each([
  ["Status 500", { status: 500 }],
  ["Die Antwort dauerte 16000 ms", { ms: 16_000 }],
  ["Markup kam zurück", { text: '<p>"><gift7f3a></p>', headers: { "content-type": "text/html" } }],
  ["Markup kam zurück", { text: `<input value="' gift7f3a" onmouseover="alert(1)">` }],
  ["Markup kam zurück", { text: '<a href="javascript:gift7f3a">' }],
  [
    "Markup kam als application/json zurück",
    { text: '{"a":"<gift7f3a>"}', headers: { "content-type": "application/json" } },
  ],
  ["Ein Verweis führt zu einer fremden Adresse", { text: '<a href="//boese.example">' }],
  ["Weiterleitung nach //boese.example", { headers: { location: "//boese.example" } }],
  ["Weiterleitung nach /\\boese.example", { headers: { location: "/\\boese.example" } }],
  [
    "Weiterleitung nach http://localhost@boese.example/",
    { headers: { location: "http://localhost@boese.example/" } },
  ],
  ["Weiterleitung durch Refresh: 0", { headers: { refresh: "0" } }],
  ["Ein untergeschobenes Kopffeld: set-cookie", { headers: { "set-cookie": ["gift7f3a=1"] } }],
  ["Ein untergeschobenes Kopffeld: x-gift7f3a", { headers: { "x-gift7f3a": "1" } }],
  [
    "Weiterleitung in Daten nach //boese.example",
    {
      status: 202,
      headers: { "content-type": "text/x-script" },
      text: '["SingleFetchRedirect","//boese.example"]',
    },
  ],
])("Gefunden wird: %s", (satz, antwort) => {
  expect(gefunden(antwort)).toContain(satz);
});

test.each([
  ["Ein Fehler ohne Satz", { status: 404, headers: json, text: '{"message":"no"}' }],
  ["Ein Fehler ohne Code", { status: 400, headers: json, text: '{"error":"Nein"}' }],
  ["Kein JSON, wo JSON angekündigt ist", { headers: json, text: "<html>" }],
  ["Verweis nach https://boese.example/", { headers: json, text: '{"url":"https://boese.example/"}' }],
  ["Ein Fehler als text/plain", { status: 413, headers: { "content-type": "text/plain" }, text: "zu groß" }],
])("Bei einem Aufruf wird gefunden: %s", (satz, antwort) => {
  expect(gefunden(antwort, "/api/auth/register")).toContain(satz);
});
