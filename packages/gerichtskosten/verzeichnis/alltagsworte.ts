/**
 * What people ask for by a word that the registers do not use, typed whole or by its beginning → numbers, the likeliest first.
 * Folded as `suche` folds (no umlauts, lower case, ss).
 */
export const alltagsworte: Readonly<Record<string, readonly string[]>> = {
  grundschuld: ["gnotkg 14121", "gnotkg 14120", "gnotkg 21200", "gnotkg 14140"],
  hypothek: ["gnotkg 14121", "gnotkg 14120", "gnotkg 14140"],
  erbschein: ["gnotkg 12210", "gnotkg 23300"],
  raumung: ["gvkostg 240", "gvkostg 241", "gkg 1210", "gkg 2113"],
  zwangsraumung: ["gvkostg 240", "gvkostg 241"],
  loschung: ["gnotkg 14140", "gnotkg 14143", "gnotkg 14152"],
  auflassungsvormerkung: ["gnotkg 14150", "gnotkg 14152"],
  auflassung: ["gnotkg 14110", "gnotkg 14150", "gnotkg 21100"],
  eigentumsumschreibung: ["gnotkg 14110"],
  vorsorgevollmacht: ["gnotkg 21200", "gnotkg 25100"],
  patientenverfugung: ["gnotkg 21200", "gnotkg 25100"],
  vollmacht: ["gnotkg 21200", "gnotkg 25100"],
  drittauskunft: ["gvkostg 440", "gvkostg 442", "gvkostg 441"],
  drittauskunfte: ["gvkostg 440", "gvkostg 442", "gvkostg 441"],
  adressermittlung: ["gvkostg 441", "gvkostg 440"],
  zugewinn: ["famgkg 1220"],
  zugewinnausgleich: ["famgkg 1220"],
  guterrecht: ["famgkg 1220"],
  scheidung: ["famgkg 1110"],
  ehescheidung: ["famgkg 1110"],
  adoption: ["famgkg 1320"],
  gewaltschutz: ["famgkg 1320"],
  ehevertrag: ["gnotkg 21100"],
  kaufvertrag: ["gnotkg 21100", "gnotkg 14110", "gnotkg 14150"],
  immobilienkauf: ["gnotkg 21100", "gnotkg 14110", "gnotkg 14150"],
  testament: ["gnotkg 21200", "gnotkg 12100", "gnotkg 12101"],
  erbvertrag: ["gnotkg 21100", "gnotkg 12100"],
  betreuung: ["gnotkg 11101", "gnotkg 11102", "gnotkg 11100"],
  kontopfandung: ["gkg 2111"],
  lohnpfandung: ["gkg 2111"],
  sachpfandung: ["gvkostg 205"],
  teilungsversteigerung: ["gkg 2210", "gkg 2211"],
  kundigungsschutz: ["gkg 8210"],
  arrest: ["gkg 1410"],
};

/** Words that hold an asked one by chance: who asks for a divorce does not want a decision. */
export const zufallsworte: Readonly<Record<string, readonly string[]>> = {
  scheidung: ["entscheidung", "unterscheidung", "ausscheidung"],
  raumung: ["einraumung", "anberaumung"],
  klage: ["anklage"],
};
