import { eingetrageneSaetze } from "#features/jahreswerte/index.server.ts";
import { apiRoute } from "#platform/http/api-route.ts";
import { eingabefehler } from "../../contract-teile.ts";
import { alsAntwort } from "../../formular/antwort.ts";
import { rechneraufruf } from "../../rechneraufruf.ts";
import { mahnAnfrage, mahnAntwort } from "../contract.ts";
import { alsMahneingabe } from "../eingabe.ts";
import { mahnrechnung } from "../mahnrechnung.ts";

/** `POST /api/rechner/mahnverfahren`: costs, court, periods and what follows, as the page computes them. */
export const mahnverfahrenRoute = apiRoute({
  ...rechneraufruf,
  path: "/api/rechner/mahnverfahren",
  contract: {
    summary: "Kosten eines Mahnverfahrens mit Gericht, Fristen, Anrechnung im Prozess und Inkassogrenze.",
    body: mahnAnfrage,
    response: mahnAntwort,
    errors: {
      ...eingabefehler,
      "unbekannter-ort": "Dieses Gericht ist nicht erfasst; /api/rechner/orte nennt die Kennungen.",
      "ort-widerspruch": "Dieses Gericht liegt in einem anderen Land als dem angegebenen.",
    },
  },
  beispiel: {
    frage: "Mahnbescheid und Vollstreckungsbescheid über 10.000 €, Antragsteller in Hessen.",
    body: { wert: 1_000_000, vollstreckungsbescheid: true, antragsteller: { land: "HE" } },
  },
  handler: async ({ body, heute }) =>
    alsAntwort(mahnrechnung(alsMahneingabe(body, heute), await eingetrageneSaetze())),
});
