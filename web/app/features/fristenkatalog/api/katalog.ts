import { gebiete, katalogeintrag, katalogstand, katalogsuche } from "@gebuehrenportal/fristen/katalog";
import { oeffentlich } from "#platform/access/guard.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { apiRoute, rechnerLimit, rechnerLimitKonto } from "#platform/http/api-route.ts";
import { eintragsantwort, katalogantwort, katalogquery, seitenlaenge } from "../contract.ts";

const offen = {
  method: "GET",
  guard: oeffentlich("Public catalogue, limited per address"),
  cors: true,
  limit: rechnerLimit,
  limitKonto: rechnerLimitKonto,
} as const;

/** `GET /api/fristenkatalog`: the entries that meet a word and a field of law, the closest first. */
export const katalogRoute = apiRoute({
  ...offen,
  path: "/api/fristenkatalog",
  contract: {
    summary: "Die gesetzlichen Fristen des Katalogs, gesucht nach Wort, Norm und Rechtsgebiet.",
    query: katalogquery,
    response: katalogantwort,
    errors: { "zu-gross": "Diese Zahl ist zu groß." },
  },
  beispiel: {
    frage: "Die ersten drei Einträge zur Berufung im Zivilprozess.",
    query: { q: "Berufung", gebiet: "zivil", anzahl: "3" },
  },
  handler: ({ query: { q = "", gebiet, kern, ab = 0, anzahl = seitenlaenge } }) => {
    const treffer = katalogsuche(q, gebiet === undefined ? {} : { gebiet });
    const alle = kern === undefined ? treffer : treffer.filter((t) => t.kern);
    return {
      art: "ergebnis" as const,
      katalogstand,
      gesamt: alle.length,
      ab,
      gebiete: gebiete(),
      zeilen: alle.slice(ab, ab + anzahl),
    };
  },
});

/** `GET /api/fristenkatalog/:id`: all that the catalogue knows of one period. */
export const eintragRoute = apiRoute({
  ...offen,
  path: "/api/fristenkatalog/:id",
  contract: {
    summary: "Eine Frist des Katalogs mit Dauer, Auslöser, Ort, Grenzen, Folgefristen und Nachweis.",
    response: eintragsantwort,
  },
  beispiel: {
    frage: "Alles, was der Katalog zur Berufungsbegründung weiß.",
    params: { id: "zpo-520" },
  },
  handler: ({ params: { id = "" }, heute }) => {
    const eintrag = katalogeintrag(id, heute);
    if (!eintrag) throw new ApiFehler(404);
    return { art: "ergebnis" as const, katalogstand, adresse: `/fristenkatalog/${id}`, eintrag };
  },
});
