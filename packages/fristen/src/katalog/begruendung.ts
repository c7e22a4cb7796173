import { begruendungsfristen } from "@gebuehrenportal/gesetze/fristenkatalog/begruendungsfristen.ts";

/** The norm that asks for grounds by the end of a period of the catalogue; `undefined`: it is not for stating grounds. */
export const begruendungsnorm = (id: string): string | undefined =>
  Object.hasOwn(begruendungsfristen, id) ? begruendungsfristen[id] : undefined;

/** Whether a period of the catalogue is for stating grounds, so that the file has to be presented before its end. */
export const istBegruendungsfrist = (id: string): boolean => begruendungsnorm(id) !== undefined;
