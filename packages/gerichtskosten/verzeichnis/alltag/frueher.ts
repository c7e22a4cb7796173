import type { Alltagszeile } from "./liste.ts";

/** Numbers that are gone, or meant something else (`a. F.`): found on a day on which they held. */
export const frueher: readonly Alltagszeile[] = [
  ["Güterrechtsregister", "gnotkg 13200", "gnotkg 13201"],
  ["Sammelklage, Verbandsklage", "gkg 1212", "gkg 1650"],
  ["Banksanierung, Bankenrettung", "gkg 1650 a. F.", "gkg 1652"],
];
