import { istStrafsache } from "@gebuehrenportal/fristen";
import { regimeDes } from "@gebuehrenportal/fristen/katalog";
import type { Fristfrage } from "./frage.ts";

/** Whether a question is about a criminal matter: only there are chambers for criminals elsewhere a seat of the court. */
export const istStraffrage = (frage: Fristfrage): boolean =>
  istStrafsache(frage.art === "katalog" ? regimeDes(frage.id) : frage.eingabe.regime);
