import { testbau } from "../../web/e2e/lib/bau.ts";
import { spaeterAufraeumen } from "./aufraeumen.ts";
import { einzelpruefung, type Zaehlung } from "./schritt.ts";

/** Builds the portal into a folder of this run, which the browser tests then serve. */
export async function bau(): Promise<Zaehlung> {
  try {
    const { ordner, entfernen } = testbau();
    spaeterAufraeumen(entfernen);
    process.env.TEST_BAU = ordner;
    return einzelpruefung(true);
  } catch (fehler) {
    return einzelpruefung(false, fehler instanceof Error ? fehler.message : String(fehler));
  }
}
