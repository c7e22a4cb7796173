import { rvgRechnung } from "@gebuehrenportal/gebuehren";
import { apiRoute, rechnerLimit } from "#platform/http/api-route.ts";
import { alsAntwort } from "../antwort.ts";
import { rvgAntwort } from "../antwort-contract.ts";
import { alsEingabe, rvgAnfrage } from "../contract.ts";

/** `POST /api/rechner/rvg`: the whole RVG calculation with its derivation, open to every origin and without cookies. */
export const rvgRoute = apiRoute({
  method: "POST",
  path: "/api/rechner/rvg",
  guard: "oeffentlich",
  cors: true,
  limit: rechnerLimit,
  contract: {
    summary: "Berechnet eine Vergütung nach dem RVG mit Rechenweg.",
    body: rvgAnfrage,
    response: rvgAntwort,
    errors: {
      "unbekannte-nummer": "Diese Nummer gibt es im Vergütungsverzeichnis nicht.",
      "kein-tag": "Erwartet wird ein Kalendertag in der Form JJJJ-MM-TT.",
      "zwei-nachkommastellen": "Ein Gebührensatz hat höchstens zwei Nachkommastellen.",
    },
  },
  handler: ({ body, heute }) => alsAntwort(rvgRechnung(alsEingabe(body, heute))),
});
