import type { Stufe } from "../typen.ts";

const worteJeStufe: Readonly<Record<Stufe, string>> = {
  teil: "Teil Teils Abschnitt Abschnitts Abschn Unterabschnitt Kapitel",
  abs: "Abs Absatz Absatzes Absätze Absätzen abs ABS Absatze As",
  unterabsatz: "UAbs Unterabs Unterabsatz Unterabsatzes Unterabsätze Unterabsätzen UA Uabs UnterAbs UAbsatz",
  satz: "Satz Satzes Sätze Sätzen S SATZ Satze",
  halbsatz: "Halbsatz Halbsatzes Halbsätze HS Hs Halbs HalbS Hbs Hlbs Hlbsatz HSatz Halbss",
  nummer: "Nr Nrn Nummer Nummern Ziff Ziffer Ziffern Ziffn NR Num Nrs Ziffs",
  buchstabe: "Buchst Buchstabe Buchstaben Buchstabens lit Lit Bst Buchs Bchst litt Buchstb",
  doppelbuchstabe:
    "Doppelbuchst Doppelbuchstabe Doppelbuchstaben DBuchst Dbuchst Doppelbuchs Unterbuchst Unterbuchstabe",
  alternative: "Alt Alternative Alternativen Altn alt ALT Altern",
  variante: "Var Variante Varianten Fallvariante Fallvar",
  fall: "Fall Fälle Falls Fallgr Fallgruppe Fallalternative",
  teilsatz: "Teilsatz Teils Teilsatzes Teilsätze TS",
  spiegelstrich: "Spiegelstrich Spiegelstrichs Spiegelstr Spstr Gedankenstrich Gedankenstrichs Anstrich",
};

const stufeJeWort = new Map<string, Stufe>();
for (const [stufe, worte] of Object.entries(worteJeStufe) as [Stufe, string][])
  for (const wort of worte.split(" ")) stufeJeWort.set(wort, stufe);

/** Which step a word announces: `Abs`, `Satz`, `lit` … */
export const stufeVon = (wort: string): Stufe | undefined => stufeJeWort.get(wort);

const mehrzahl: ReadonlySet<string> = new Set(
  "Absätze Absätzen Sätze Sätzen Halbsätze Nrn Nummern Ziffern Ziffn Nrs Ziffs Alternativen Altn Varianten Fälle Teilsätze".split(
    " ",
  ),
);

/** Whether several values follow: `Nrn. 2 und 3`. */
export const istMehrzahl = (wort: string): boolean => mehrzahl.has(wort);

/** Steps that may stand behind their number: `1. Halbsatz`, `zweite Alternative`. */
export const mitOrdnungszahl: ReadonlySet<Stufe> = new Set([
  "abs",
  "unterabsatz",
  "satz",
  "halbsatz",
  "alternative",
  "variante",
  "fall",
  "teilsatz",
  "spiegelstrich",
]);

const ordnungsworte = [
  "erst",
  "zweit",
  "dritt",
  "viert",
  "fünft",
  "sechst",
  "siebt",
  "acht",
  "neunt",
  "zehnt",
];

/** Number an ordinal word says: `erster` → 1; `letzter` stays a word. */
export function ordnungszahlVon(wort: string): string | undefined {
  const stamm = /^([a-zü]+t)e[rsnm]?$/.exec(wort)?.[1];
  if (stamm === undefined) return undefined;
  if (stamm === "letzt") return "letzter";
  const stelle = ordnungsworte.indexOf(stamm);
  return stelle < 0 ? undefined : String(stelle + 1);
}

const roemischeZahl = /^(?:X{0,3})(?:IX|IV|V?I{0,3})$/;
const wert: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };

/** Value of a Roman number up to XXXIX. */
export function roemischVon(wort: string): number | undefined {
  if (wort === "" || wort.length > 7 || !roemischeZahl.test(wort)) return undefined;
  let summe = 0;
  for (let i = 0; i < wort.length; i++) {
    const hier = wert[wort.charAt(i)] ?? 0;
    const dann = wert[wort.charAt(i + 1)] ?? 0;
    summe += hier < dann ? -hier : hier;
  }
  return summe;
}

/** Words between the last norm and its act that change nothing. */
export const uebergehbar: ReadonlySet<string> = new Set([
  "analog",
  "entsprechend",
  "entspr",
  "direkt",
  "unmittelbar",
  "jeweils",
  "insgesamt",
  "beide",
  "sämtlich",
  "alle",
]);

/** Articles, possessives and short prepositions before the name of an act, or of what is none. */
export const artikel: ReadonlySet<string> = new Set([
  "ihrer",
  "ihres",
  "seiner",
  "seines",
  "unserer",
  "unseres",
  "einer",
  "eines",
  "der",
  "des",
  "dem",
  "die",
  "das",
  "den",
  "zum",
  "zur",
  "im",
  "vom",
  "zu",
]);

/** Signs of a commentary: what stands before them is literature, not law. */
export const randnummer: ReadonlySet<string> = new Set([
  "Rn",
  "Rdnr",
  "Rdnrn",
  "RdNr",
  "Rdn",
  "RdNrn",
  "Rnr",
  "Rz",
  "RN",
  "Anm",
  "Erl",
  "Rnrn",
  "Tz",
  "Komm",
]);

/** Collections of decisions that are ordered by sections: `SozR 4-2500 § 13 Nr 5`, `AP BGB § 611 Nr. 5`. */
export const sammlungen: ReadonlySet<string> = new Set([
  "SozR",
  "Buchholz",
  "BGHR",
  "LM",
  "AP",
  "EzA",
  "EzTöD",
  "EzAÜG",
  "EzS",
  "EzBAT",
  "AR",
  "StRK",
  "HFR",
  "Breithaupt",
  "BeckRS",
  "KTS",
  "ErbbauZ",
  "NSTE",
  "NStE",
  "OLGSt",
  "LAGE",
  "EWiR",
  "WuB",
  "EzASD",
  "EzFamR",
  "EzKommR",
  "RzK",
  "BRS",
  "EZAR",
]);

/** Nouns of what is no statute: contracts, articles, rules of a body, drafts; however they are written. */
const fremdesNomen =
  /(?:vertrag|vertrages|vertrags|vertrage|verträge|verträgen|verträgs|satzung|satzungen|vereinbarung|vereinbarungen|abrede|bedingungen|klausel|klauseln|statut|statuts|statuten|police|urkunde|testament|testaments|testamentes|erklärung|angebot|angebots|protokoll|protokolls|kommentar|kommentars|entwurf|entwurfs|hausordnung|geschäftsordnung|prüfungsordnung|studienordnung|gemeinschaftsordnung|teilungserklärung|platzordnung|schulordnung|friedhofsordnung|promotionsordnung|gebührensatzung|beschluss|beschlusses|urteils|bescheids|bescheides|anlage|anhangs|gesellschaft)$/i;

/** Its short forms, all in capitals: `PflBV` and `MuSchArbV` are acts. */
const fremdeKurzform =
  /^(?:[A-Za-zÄÖÜäöüß]*TV|[A-ZÄÖÜ]*(?:BV|GV|HV|SV|AV|MV|EV)|PÜV|TVÜ|AG|KG|GmbH|OHG|UG|SE|GbR|AVB|AGB|ABS|VOB|GeschO)$/;

/** Whether a word names what is no statute. */
export const istKeinGesetz = (wort: string): boolean => fremdesNomen.test(wort) || fremdeKurzform.test(wort);
