import { alleLaender, feiertage, feiertagsstand, type Ortstreffer } from "@gebuehrenportal/fristen";
import { erstesFeiertagsjahr } from "@gebuehrenportal/fristen/feiertage";
import { keinErgebnis, teile } from "@gebuehrenportal/recht";
import { oeffentlich } from "#platform/access/guard.ts";
import { apiRoute, rechnerLimit, rechnerLimitKonto } from "#platform/http/api-route.ts";
import { eingabefehler } from "../../contract-teile.ts";
import { feiertagsantwort, feiertagsquery, ortsantwort, ortsquery } from "../contract-feiertage.ts";
import { fristfehler } from "../contract-teile.ts";
import { alleOrte } from "../orte/gerichtskunde.ts";

const offen = {
  method: "GET",
  guard: oeffentlich("Public table, limited per address"),
  cors: true,
  limit: rechnerLimit,
  limitKonto: rechnerLimitKonto,
} as const;

const {
  "unbekannter-ort": unbekannt,
  "ort-widerspruch": widerspruch,
  "unbekannter-sitz": sitz,
  "feiertag-gesichert": gesichert,
} = fristfehler;

/** `GET /api/rechner/feiertage`: the public holidays of a year at a place. */
export const feiertageRoute = apiRoute({
  ...offen,
  path: "/api/rechner/feiertage",
  contract: {
    summary: "Gesetzliche Feiertage eines Jahres an einem Ort, jeder mit seinem Gesetz.",
    query: feiertagsquery,
    response: feiertagsantwort,
    errors: {
      ...eingabefehler,
      "unbekannter-ort": unbekannt,
      "ort-widerspruch": widerspruch,
      "unbekannter-sitz": sitz,
      "feiertag-gesichert": gesichert,
    },
  },
  beispiel: {
    frage: "Die Feiertage des Jahres 2027 in Sachsen.",
    query: { jahr: "2027", land: "SN" },
  },
  handler: ({ query: { jahr: gewuenscht, ...ort }, heute }) => {
    const jahr = gewuenscht ?? teile(heute).jahr;
    const stand = feiertagsstand(jahr);
    if (stand === "nicht-erfasst")
      return keinErgebnis(`Feiertage sind ab ${erstesFeiertagsjahr} erfasst.`, "§ 193 BGB", "jahr");
    return {
      art: "ergebnis" as const,
      jahr,
      ...ort,
      stand,
      zeilen: feiertage(jahr, alleOrte.aufgeloest(ort)),
      vermerke: vermerke(stand, ort),
    };
  },
});

function vermerke(stand: string, ort: object) {
  return [
    ...(Object.keys(ort).length === 0
      ? [
          {
            art: "hinweis" as const,
            text: "Ohne Land stehen hier nur die Feiertage aller sechzehn Länder; örtliche nur mit Gemeinde oder Gericht.",
          },
        ]
      : []),
    ...(stand === "geltendes-recht"
      ? [
          {
            art: "hinweis" as const,
            text: "Dieses Jahr folgt dem geltenden Recht; ein Land kann bis dahin einen Tag ändern.",
          },
        ]
      : []),
  ];
}

/** `GET /api/rechner/orte`: Länder, municipalities and courts by a word, with the ids the other calls take. */
export const orteRoute = apiRoute({
  ...offen,
  path: "/api/rechner/orte",
  contract: {
    summary: "Länder, Gerichte und Gemeinden mit den Kennungen, die über Feiertage entscheiden.",
    query: ortsquery,
    response: ortsantwort,
    errors: {},
  },
  beispiel: {
    frage: "Die Kennung des Bundesgerichtshofs.",
    query: { q: "Bundesgerichtshof" },
  },
  handler: ({ query: { q } }) => ({
    art: "ergebnis" as const,
    zeilen: q === undefined ? alleLaender() : alleOrte.suchen(q).map(mitFragen),
  }),
});

/** What a caller must say of a court besides its id, or may where the data are not certain. */
function mitFragen(treffer: Ortstreffer) {
  const { sitze, himmelfahrt } = alleOrte.fragen(treffer.ort, true);
  return {
    ...treffer,
    ...(sitze && { sitze: sitze.map(({ wert, text }) => ({ id: wert, name: text })) }),
    ...(himmelfahrt !== undefined && { himmelfahrtOffen: true }),
  };
}
