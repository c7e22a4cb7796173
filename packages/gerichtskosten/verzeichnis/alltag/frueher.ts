import type { Alltagszeile } from "./liste.ts";

/** Numbers that are gone: found on a day on which they held. */
export const frueher: readonly Alltagszeile[] = [
  ["Güterrechtsregister", "gnotkg 13200", "gnotkg 13201"],
  ["Sammelklage, Verbandsklage", "gkg 1212", "gkg 1650", "gkg 1660"],
  ["Banksanierung, Bankenrettung", "gkg 1650", "gkg 1652"],
];
