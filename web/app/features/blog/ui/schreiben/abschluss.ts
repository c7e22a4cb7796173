/** What somebody may do with a text of his own without asking. */
export type Abschlussrechte = {
  /** Publishes without review: everything, or changes to published posts of one's own. */
  readonly moderiert: boolean;
  readonly aendertSelbst: boolean;
};

/** What comes after writing, at the desk and in the list alike. */
export function abschluss({ moderiert, aendertSelbst }: Abschlussrechte, revision: boolean) {
  if (revision && aendertSelbst) return "aendern";
  return moderiert ? "veroeffentlichen" : "einreichen";
}

export type Abschluss = ReturnType<typeof abschluss>;
