type Texte = Readonly<Record<string, string | undefined>>;

/** What a field takes from the form it stands in: its name, what was typed into it, and what is wrong with that. */
export const angabenfeld =
  (felder: Texte, fehler: Texte = {}) =>
  (name: string, anfang = "") => ({ name, defaultValue: felder[name] ?? anfang, fehler: fehler[name] });
