/** Business constants and limits of the portal, in one place; the rows of the requirements stand beside them. */

// CONST-06: sign-in
export const anmeldungPasswortMindestens = 6;
export const fehlerBisSperre = 3;
export const wiederholungenBisAus = 5;
export const versuchsfensterMs = 60_000;
export const sitzungsabfrageMs = 500;
export const sitzungsabfragenHoechstens = 30;
export const warteVorAbfrageMs = 1_000;

// CONST-07: registration
export const passwortMindestens = 8;
export const passwortHoechstens = 128;
export const staerkeMindestens = 60;
export const staerkeMittelAb = 40;
export const staerkeStarkAb = 80;
export const nameMindestens = 2;
export const nameHoechstens = 100;
export const titelHoechstens = 100;
export const warteVorAutomatischerAnmeldungMs = 1_500;
export const warteVorNeuladenMs = 1_500;
export const warteVorAnmeldeseiteMs = 2_000;

// API-BACKEND: what stands below is called with the API token alone
export const backendbasis = "/api/backend";

// CONST-08: calls and session check
export const apiFristMs = 30_000;
export const sitzungspruefungMs = 30_000;

// CONST-11: deferred start on public pages
export const aufschubSitzungMs = 2_000;
export const aufschubDatenschichtMs = 3_000;
export const wartetaktMs = 100;

// SESSION-14: the API token is renewed this long before it expires
export const markeGueltigMs = 60 * 60_000;
export const markeErneuernVorherMs = 5 * 60_000;

// GATE-06: the upgrade screen moves on by itself
export const weiterleitungNachMs = 3_000;

// CONST-04 and OPEN-VER-01
export const testphaseTage = 7;
export const loeschfristTage = 14;

// ADS-08: what is seen of ads is reported 5 s after the beginning and every 30 s from then on
export const anzeigenErsteMeldungS = 5;
export const anzeigenMeldungS = 30;
