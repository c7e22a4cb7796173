/** What a page is about, as far as its address says so; campaigns name the topics they want. */
export const themen = {
  gebuehren: { name: "Gebühren", worte: /rvg|gebuehr|verguetung|honorar|kostennote|anrechnung/ },
  kosten: { name: "Gerichts- und Prozesskosten", worte: /gerichtskosten|prozesskosten|streitwert|gkg|pkh/ },
  fristen: { name: "Fristen", worte: /frist|zustellung|wiedereinsetzung/ },
  forderung: { name: "Forderung und Vollstreckung", worte: /mahn|zins|pfaend|forderung|vollstreck|verzug/ },
  familie: { name: "Familie", worte: /versorgungsausgleich|familie|unterhalt|scheidung|famgkg/ },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly worte: RegExp }>>;

export type Thema = keyof typeof themen;

/** The topics as a list, in their order. */
export const themennamen = Object.keys(themen) as readonly Thema[];

/** The topic that a text names. */
export const themaAus = (text: string): Thema | undefined => themennamen.find((name) => name === text);

/** The topics of an address, in plain letters as addresses of the portal are. */
export const themenDerAdresse = (pfad: string): readonly Thema[] =>
  themennamen.filter((name) => themen[name].worte.test(pfad.toLowerCase()));
