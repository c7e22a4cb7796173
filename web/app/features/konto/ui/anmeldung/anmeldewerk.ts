/** What sign-in and registration need once somebody touches them; the page as loaded does without. */

export { anmeldungSenden, sitzungEtabliert, warten } from "./anmeldeaufrufe.ts";
export { meldungen } from "./anmeldemeldungen.ts";
export { ZweiterFaktor } from "./faktorschritt.tsx";
export { googleAnmeldung } from "./googleablauf.ts";
export { Kontorueckkehr } from "./kontorueckkehr.tsx";
