/** The page of templates, for those without a script and those who have more than a few. */
export const vorlagenpfad = "/fristenmanager/vorlagen";

/** Names in its query: a form for a new one, the form of one, the question before one goes, what was done. */
export const frageNeu = "neu";
export const frageBearbeiten = "bearbeiten";
export const frageLoeschen = "loeschen";
export const frageErledigt = "erledigt";
