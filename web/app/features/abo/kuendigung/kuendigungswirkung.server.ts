import type { Transaction } from "kysely";
import { heute } from "#platform/clock/clock.server.ts";
import type { DB } from "#platform/db/schema.ts";
import type { Stand } from "../erklaerungen/erklaerung-store.server.ts";
import type { Wirkung } from "../erklaerungen/wirkung.ts";
import { vorErklaerung } from "../vertrag/aufheben.ts";
import { endetag } from "../vertrag/endetag.ts";
import type { Ereignis, Vertrag } from "../vertrag/vertrag.ts";
import { tagVon } from "../vertrag/zeit.ts";
import { ereignisAnwenden, type Lage } from "../wirken/fuehren.server.ts";
import { nur } from "../worte/erklaerungsworte.ts";

/**
 * Cancels the contract of an account by a declaration. A reason for ending it at once (§ 314 BGB) is looked at by
 * somebody; until then the declaration counts as an ordinary one, so that nobody pays longer for it (§ 140 BGB).
 */
export async function kuendigungAnwenden(
  tx: Transaction<DB>,
  { zum, kuendigungsart, eingegangen }: Stand,
  kontoId: string,
): Promise<Wirkung> {
  const fristlos = kuendigungsart === "ausserordentlich";
  let bisher: Vertrag | undefined;
  const ereignis = ({ vorher }: Lage): Ereignis => {
    bisher = vorher?.vertrag;
    return { art: "gekuendigt", ...(zum && !fristlos && { zum }) };
  };
  const vertrag = await ereignisAnwenden(tx, kontoId, ereignis, undefined, "eigene");
  if ("ablehnung" in vertrag && vertrag.ablehnung !== "unveraendert")
    return { ergebnis: nur("kein-vertrag"), offen: false, vertrag };
  const v = "ablehnung" in vertrag ? vertrag.vorher?.vertrag : vertrag.vertrag;
  const ende = v ? endetag(v) : null;
  const vorher =
    bisher && !("ablehnung" in vertrag)
      ? vorErklaerung(bisher, vertrag.vertrag, { am: heute(), eingegangenAm: tagVon(eingegangen) })
      : undefined;
  return { ergebnis: nur(fristlos ? "pruefung" : "wirksam", { ende }), offen: fristlos, vertrag, vorher };
}
