type Texte = Readonly<Record<string, string | undefined>>;

/** What a field takes from the form it stands in: its name, what was typed into it, and what is wrong with that. */
export const angabenfeld =
  (felder: Texte = {}, fehler: Texte = {}) =>
  (name: string, anfang = "") => ({ name, defaultValue: felder[name] ?? anfang, fehler: fehler[name] });

type Absage = { readonly feld?: string | undefined; readonly fehler?: string | undefined };

/** The faults of a form that comes back with one, under the name of its field. */
export const einzelfehler = (absage: Absage | undefined): Texte =>
  absage?.feld ? { [absage.feld]: absage.fehler } : {};
