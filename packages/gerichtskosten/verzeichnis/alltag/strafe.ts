import type { Alltagszeile } from "./liste.ts";

/** Criminal cases and fines. */
export const strafe: readonly Alltagszeile[] = [
  ["Bußgeld, Bußgeldbescheid, Blitzer, Fahrverbot, Ordnungswidrigkeit", "gkg 4110", "gkg 4111", "gkg 4112"],
  [
    "Bußgeld Einspruch, Einspruch Bußgeldbescheid, schnell gefahren, Rotlicht",
    "gkg 4110",
    "gkg 4111",
    "gkg 4112",
  ],
  ["Geschwindigkeitsüberschreitung, Handyverstoß, Abstandsverstoß", "gkg 4110", "gkg 4111", "gkg 4112"],
  ["Einspruchsrücknahme", "gkg 4111", "gkg 4112"],
  ["Falschparken, Parkverstoß, Halterhaftung", "gkg 4301", "gkg 4302"],
  ["Strafprozess, Strafurteil, Verurteilung, Strafgericht, Anklage", "gkg 3110", "gkg 3111", "gkg 3112"],
  ["Bewährung, Bewährungsstrafe, Gefängnis, Haftstrafe", "gkg 3110", "gkg 3111", "gkg 3112"],
  [
    "Führerscheinentzug, Fahrerlaubnis, Fahrerlaubnisentzug, Trunkenheitsfahrt",
    "gkg 3116",
    "gkg 3110",
    "gkg 5110",
  ],
  ["Unterbringung, Sicherungsverwahrung", "gkg 3116"],
  ["Privatklage", "gkg 3310", "gkg 3311"],
  ["Adhäsion, Adhäsionsverfahren, Opferentschädigung", "gkg 3700"],
];
