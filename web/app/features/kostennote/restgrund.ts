/**
 * Why the client, or somebody else, owes what the treasury does not pay beside an appointment: §§ 52, 53 RVG in criminal and fine
 * matters, §§ 39 to 41 RVG elsewhere.
 */
export const restgruende = {
  "52-erstattung": {
    wahl: "Der Mandant hat einen Erstattungsanspruch gegen die Staatskasse, etwa nach Freispruch (§ 52 Abs. 2 RVG)",
    abzug: "Abzüglich Gebühren aus der Staatskasse (§ 52 Abs. 1 Satz 2 RVG)",
    norm: "§ 52 Abs. 2 RVG",
    satz: "Die Gebühren eines gewählten Verteidigers werden verlangt, soweit ein Erstattungsanspruch gegen die Staatskasse besteht; was sie dem bestellten Anwalt zahlt, ist abgezogen",
  },
  "52-feststellung": {
    wahl: "Das Gericht hat festgestellt, dass der Mandant zahlen kann (§ 52 Abs. 2 RVG)",
    abzug: "Abzüglich Gebühren aus der Staatskasse (§ 52 Abs. 1 Satz 2 RVG)",
    norm: "§ 52 Abs. 2 RVG",
    satz: "Die Gebühren eines gewählten Verteidigers werden verlangt, weil das Gericht die Leistungsfähigkeit festgestellt hat; was die Staatskasse dem bestellten Anwalt zahlt, ist abgezogen",
  },
  "53-verurteilter": {
    wahl: "Beistand des Nebenklägers: Empfänger der Kostennote ist der Verurteilte (§ 53 Abs. 2 RVG)",
    abzug: "Abzüglich Gebühren aus der Staatskasse (§ 53 Abs. 2 Satz 2 RVG)",
    norm: "§ 53 Abs. 2 RVG",
    satz: "Die Gebühren eines gewählten Beistands werden vom Verurteilten verlangt; was die Staatskasse zahlt, ist abgezogen",
  },
  "39-41": {
    wahl: "Der Vertretene schuldet die Vergütung selbst (§§ 39 bis 41 RVG)",
    abzug: "Abzüglich Vergütung aus der Staatskasse (§ 45 RVG)",
    norm: "§§ 39 bis 41 RVG",
    satz: "Der Vertretene schuldet die Vergütung selbst; was die Staatskasse zahlt, ist abgezogen",
  },
} as const;

export type Restgrund = keyof typeof restgruende;

export const istRestgrund = (text: string): text is Restgrund => Object.hasOwn(restgruende, text);
