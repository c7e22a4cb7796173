import { gerichtMitId } from "@gebuehrenportal/gesetze/gerichte";
import { apiRoute } from "#platform/http/api-route.ts";
import { eingabefehler } from "../../contract-teile.ts";
import { alsAntwort } from "../../formular/antwort.ts";
import { rechneraufruf } from "../../rechneraufruf.ts";
import { alsEingabe, gerichtskostenAnfrage, gerichtskostenAntwort } from "../contract.ts";
import { kostenVor } from "../gericht.ts";

/** `POST /api/rechner/gerichtskosten`: costs by the whole registers of GKG, FamGKG, GNotKG and GvKostG. */
export const gerichtskostenRoute = apiRoute({
  ...rechneraufruf,
  path: "/api/rechner/gerichtskosten",
  contract: {
    summary:
      "Kosten der Gerichte, Notare und Gerichtsvollzieher nach GKG, FamGKG, GNotKG und GvKostG mit Rechenweg.",
    body: gerichtskostenAnfrage,
    response: gerichtskostenAntwort,
    errors: {
      ...eingabefehler,
      "unbekannte-nummer": "Diese Nummer gibt es im Kostenverzeichnis nicht.",
      "unbekannter-ort": "Dieses Gericht ist nicht erfasst; /api/rechner/orte nennt die Kennungen.",
    },
  },
  beispiel: {
    frage: "Klage über 10.000 €, durch gerichtlichen Vergleich beendet.",
    body: { positionen: [{ nr: "1210", wert: 1_000_000, ermaessigt: "1211" }] },
  },
  handler: ({ body, heute }) => {
    const { gericht, ...eingabe } = alsEingabe(body, heute);
    return alsAntwort(kostenVor(eingabe, gericht === undefined ? undefined : gerichtMitId(gericht)));
  },
});
