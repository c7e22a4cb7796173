/** The page of templates, for those without a script and those who have more than a few. */
export const vorlagenpfad = "/fristenmanager/vorlagen";

/** Names in its query: a form for a new one, the form of one, the question before one goes, what was done. */
export const frageNeu = "neu";
export const frageBearbeiten = "bearbeiten";
export const frageLoeschen = "loeschen";
export const frageErledigt = "erledigt";

/** In the query of a new entry: the template that fills it. */
export const frageVorlage = "vorlage";

/** The form of a new entry, filled with a template. */
export const eintragspfad = (id: string): string =>
  `/fristenmanager/neu?${new URLSearchParams({ [frageVorlage]: id })}`;
