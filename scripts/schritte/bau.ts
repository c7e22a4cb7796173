import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { testbau } from "../../web/e2e/lib/bau.ts";
import { spaeterAufraeumen } from "./aufraeumen.ts";
import { einzelpruefung, type Umgebung, type Zaehlung } from "./schritt.ts";

/**
 * Builds the portal into a folder of this run, which the tests then serve, and gives them a folder in which portals with
 * the demo keep their first data for each other.
 */
export async function bau({ ablage }: Umgebung): Promise<Zaehlung> {
  try {
    const { ordner, entfernen } = testbau();
    spaeterAufraeumen(entfernen);
    process.env.TEST_BAU = ordner;
    process.env.TEST_DEMOVORLAGE = join(ablage, "demovorlage");
    await mkdir(process.env.TEST_DEMOVORLAGE);
    return einzelpruefung(true);
  } catch (fehler) {
    return einzelpruefung(false, fehler instanceof Error ? fehler.message : String(fehler));
  }
}
