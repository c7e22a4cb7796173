import {
  abJahresende,
  abMonatsende,
  bekanntgabe,
  emrk,
  eugFrist,
  frist,
  fristOhneBelehrung,
  fuenfMonate,
  gmbhLadung,
  kuendigung,
  monatsmarke,
  nachUnterbrechung,
  nichtZusammenhaengend,
  revisionStpo,
  rueckschauJahresanfang,
  verjaehrung,
  verlaengerung,
  vorfrist,
  werktagImMonat,
  wiedereinsetzung,
  zustellungDemnaechst,
} from "@gebuehrenportal/fristen";
import { fristenkette, katalogfrist } from "@gebuehrenportal/fristen/katalog";
import { apiRoute, rechnerLimit, rechnerLimitKonto } from "#platform/http/api-route.ts";
import { alsAntwort } from "../../antwort.ts";
import { eingabefehler } from "../../contract-teile.ts";
import { type Fristanfrage, fristanfrage } from "../contract.ts";
import { fristantwort } from "../contract-antwort.ts";
import { fristfehler } from "../contract-teile.ts";

/** `POST /api/rechner/fristen`: every operation of the engine and every deadline of the catalogue. */
export const fristenRoute = apiRoute({
  method: "POST",
  path: "/api/rechner/fristen",
  guard: "oeffentlich",
  cors: true,
  limit: rechnerLimit,
  limitKonto: rechnerLimitKonto,
  contract: {
    summary:
      "Fristen vorwärts und rückwärts, Zustellung und Bekanntgabe, Verlängerung, Verjährung, Kündigung und alle Fristen des Katalogs.",
    body: fristanfrage,
    response: fristantwort,
    errors: { ...eingabefehler, ...fristfehler },
  },
  handler: ({ body }) => alsAntwort(gerechnet(body)),
});

function gerechnet(anfrage: Fristanfrage) {
  switch (anfrage.operation) {
    case "frist":
      return frist(ohne(anfrage));
    case "katalog":
      return katalogfrist(anfrage.id, ohneKennung(anfrage));
    case "kette":
      return fristenkette(anfrage.id, ohneKennung(anfrage));
    case "bekanntgabe":
      return bekanntgabe(ohne(anfrage));
    case "verlaengerung":
      return verlaengerung(ohne(anfrage));
    case "verjaehrung":
      return verjaehrung(ohne(anfrage));
    case "kuendigung":
      return kuendigung(ohne(anfrage));
    case "wiedereinsetzung":
      return wiedereinsetzung(ohne(anfrage));
    case "ohne-belehrung":
      return fristOhneBelehrung(ohne(anfrage));
    case "fuenf-monate":
      return fuenfMonate(ohne(anfrage));
    case "revision-stpo":
      return revisionStpo(ohne(anfrage));
    case "unterbrechung":
      return nachUnterbrechung(ohne(anfrage));
    case "jahresende":
      return abJahresende(ohne(anfrage));
    case "monatsende":
      return abMonatsende(ohne(anfrage));
    case "rueckschau":
      return rueckschauJahresanfang(ohne(anfrage));
    case "monatsmarke":
      return monatsmarke(ohne(anfrage));
    case "werktag":
      return werktagImMonat(ohne(anfrage));
    case "zeitraeume":
      return nichtZusammenhaengend(ohne(anfrage));
    case "gmbh-ladung":
      return gmbhLadung(ohne(anfrage));
    case "vorfrist":
      return vorfrist(ohne(anfrage));
    case "demnaechst":
      return zustellungDemnaechst(ohne(anfrage));
    case "emrk":
      return emrk(ohne(anfrage));
    case "eug":
      return eugFrist(ohne(anfrage));
  }
}

/** The fields of the operation without its name. */
function ohne<A extends Fristanfrage>({ operation: _, ...felder }: A): Omit<A, "operation"> {
  return felder;
}

function ohneKennung<A extends Fristanfrage & { readonly id: string }>(
  anfrage: A,
): Omit<A, "operation" | "id"> {
  const { operation: _, id: __, ...felder } = anfrage;
  return felder;
}
