/**
 * Periods of the catalogue for stating grounds: the file is presented before their end without exception (BGH VI ZB 17/22,
 * XII ZB 418/22), besides those that `fristen.json` counts as such.
 */
export const weitereBegruendungsfristen: ReadonlySet<string> = new Set([
  ...["zpo-340", "zpo-697", "zpo-234-begr", "arbgg-72a-begr", "weg-45-begr", "patg-102-begr"],
  ...["vwgo-124a-6", "vwgo-139-3", "vwgo-146", "umwrg-6", "asylg-74-begr", "asylg-18a-begr"],
  ...["stpo-317", "stpo-345", "owig-79-begr"],
]);
