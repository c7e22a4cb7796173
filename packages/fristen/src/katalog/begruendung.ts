import { weitereBegruendungsfristen } from "@gebuehrenportal/gesetze/fristenkatalog/begruendungsfristen.ts";
import { fristzeile } from "./daten.ts";

/** Whether a period of the catalogue is for stating grounds, so that the file has to be presented before its end. */
export const istBegruendungsfrist = (id: string): boolean =>
  fristzeile(id)?.begruendung === true || weitereBegruendungsfristen.has(id);
