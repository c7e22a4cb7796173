/** What sign-in and registration need once somebody touches them; the page as loaded does without. */

export { ZweiterFaktor } from "../zweiter-faktor.tsx";
export { anmeldungSenden, sitzungEtabliert, warten } from "./anmeldeaufrufe.ts";
export { meldungen } from "./anmeldemeldungen.ts";
export { googleAnmeldung } from "./google.ts";
export { Kontorueckkehr } from "./kontorueckkehr.tsx";
