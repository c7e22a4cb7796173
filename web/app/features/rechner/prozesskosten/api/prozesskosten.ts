import { gerichtMitId } from "@gebuehrenportal/gesetze/gerichte";
import { apiRoute } from "#platform/http/api-route.ts";
import { eingabefehler } from "../../contract-teile.ts";
import { alsAntwort } from "../../formular/antwort.ts";
import { rechneraufruf } from "../../rechneraufruf.ts";
import { prozesskostenAnfrage, prozesskostenAntwort } from "../contract.ts";
import { prozessgericht } from "../gerichtskunde.ts";
import { alsEingabe } from "../lesen.ts";
import { prozesskosten } from "../prozesskosten.ts";

/** `POST /api/rechner/prozesskosten`: cost risk of a case, or the costs of a divorce, over one to three instances. */
export const prozesskostenRoute = apiRoute({
  ...rechneraufruf,
  path: "/api/rechner/prozesskosten",
  contract: {
    summary:
      "Kostenrisiko eines Prozesses oder einer Scheidung mit Folgesachen über bis zu drei Instanzen mit Rechenweg.",
    body: prozesskostenAnfrage,
    response: prozesskostenAntwort,
    errors: {
      ...eingabefehler,
      "kein-anteil": "Erwartet wird ein Anteil von 0 bis 100 Prozent oder ein Bruch wie 5/16.",
      "unbekannter-ort": "Dieses Gericht ist nicht erfasst; /api/rechner/orte nennt die Kennungen.",
    },
  },
  beispiel: {
    frage: "Kostenrisiko über zwei Instanzen bei 10.000 €, ein Viertel der Kosten selbst zu tragen.",
    body: { wert: 1_000_000, instanzen: [{}, {}], kostenquote: 25 },
  },
  handler: ({ body, heute }) => {
    const { gericht, ...eingabe } = alsEingabe(body, heute);
    const gefunden = gericht === undefined ? undefined : gerichtMitId(gericht);
    return alsAntwort(prozesskosten(eingabe, gefunden && prozessgericht(gefunden)));
  },
});
