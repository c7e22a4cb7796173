/** How a field is read. Texts are kept as typed; lists are separated by semicolons, lines by line breaks. */
type Feldart = "betrag" | "satz" | "tag" | "zahl" | "liste" | "zeilen" | "text" | readonly string[];

/** One field of the form: how it is read, and its short name in links (never given to another field later). */
type Feldangabe = { readonly art: Feldart; readonly kurz: string };

/** What was typed into a group of fields; an empty field is absent. */
export type Felder<T> = { readonly [F in keyof T]?: string };

const feld = (kurz: string, art: Feldart): Feldangabe => ({ art, kurz });

export const allgemeinFelder = {
  leistungsende: feld("l", "tag"),
  umsatzsteuer: feld("u", ["nein"]),
  reihenfolge: feld("r", ["kappung-vor-anrechnung"]),
  pauschale: feld("p", ["nach-anrechnung"]),
  teilbewilligung: feld("tb", ["gebuehrenquote"]),
  erhoehung2501: feld("e", ["ja"]),
  uebergang2021: feld("b", ["altes-recht"]),
  rechtswechsel: feld("w", ["neues-recht"]),
} as const satisfies Record<string, Feldangabe>;

export const angelegenheitFelder = {
  bezeichnung: feld("b", "text"),
  wert: feld("w", "betrag"),
  /** Value of what is settled beyond the pending claim (Mehrvergleich). */
  mehrwert: feld("mw", "betrag"),
  auftrag: feld("t", "tag"),
  beiordnung: feld("bt", "tag"),
  weitereAuftraege: feld("wt", "liste"),
  erledigt: feld("et", "tag"),
  rechtsmittel: feld("rt", "tag"),
  vertretung: feld("v", ["beigeordnet", "bestellt"]),
  /** Value that legal aid was granted for, where that is not the whole. */
  bewilligt: feld("bw", "betrag"),
  /** Share of the subject that legal aid was granted for, percent. */
  bewilligtProzent: feld("bq", "satz"),
  /** What a single order for everything would have brought: `3100:1,3 aus 10.000; 3104`. */
  gesamtauftrag: feld("ga", "liste"),
  auftraggeber: feld("m", "zahl"),
  verschieden: feld("vg", ["ja"]),
  geldbusse: feld("gb", "betrag"),
  ohnePauschale: feld("op", ["ja"]),
  /** Nr. 7002 VV where it does not come by itself. */
  mitPauschale: feld("mp", ["ja"]),
  /** Journeys to several matters, a line each: `115,00: 43,00 / 112,00`. */
  reisen: feld("gr", "zeilen"),
  entgelte: feld("en", "betrag"),
  kopienASw: feld("ka", "zahl"),
  kopienAFarbe: feld("kaf", "zahl"),
  kopienBSw: feld("kb", "zahl"),
  kopienBFarbe: feld("kbf", "zahl"),
  kopienCSw: feld("kc", "zahl"),
  kopienCFarbe: feld("kcf", "zahl"),
  kopienDSw: feld("kd", "zahl"),
  kopienDFarbe: feld("kdf", "zahl"),
  dateien: feld("da", "liste"),
  kilometer: feld("km", "liste"),
  verkehrsmittel: feld("vm", "betrag"),
  abwesenheit: feld("ab", "liste"),
  abwesenheitAusland: feld("aa", "liste"),
  reisekosten: feld("rk", "betrag"),
  haftpflicht: feld("hp", "betrag"),
  durchlaufend: feld("du", "zeilen"),
  vereinbarung: feld("ve", ["stunden", "pauschale"]),
  stunden: feld("st", "zahl"),
  jeStunde: feld("js", "betrag"),
  takt: feld("ta", "zahl"),
  pauschalhonorar: feld("ph", "betrag"),
} as const satisfies Record<string, Feldangabe>;

export const positionFelder = {
  /** Offered but not ticked. */
  aus: feld("x", ["ja"]),
  /** Another order in this matter that the fee arose from. */
  auftrag: feld("af", ["frueher", "einzeln"]),
  wert: feld("w", "betrag"),
  satz: feld("s", "satz"),
  betrag: feld("b", "betrag"),
  rahmen: feld("r", ["mindest", "mittel", "hoechst", "schwelle"]),
  anzahl: feld("n", "zahl"),
  ohneErhoehung: feld("oe", ["ja"]),
  gemeinsam: feld("g", "betrag"),
  bezug: feld("z", "text"),
  bezugSatz: feld("zs", "satz"),
  bezugBetrag: feld("zb", "betrag"),
  inkasso: feld("i", ["einfach", "regel", "umfangreich"]),
  auszahlungen: feld("au", "liste"),
  forderung: feld("f", "betrag"),
  beratung: feld("be", ["erstberatung", "beratung", "gutachten"]),
  verbraucher: feld("vb", ["ja"]),
  variante: feld("va", ["1000-1", "1000-2"]),
} as const satisfies Record<string, Feldangabe>;

export const anrechnungFelder = {
  regel: feld("r", "text"),
  /** `a1/p2`, or `frueher` for a fee that arose outside of this calculation. */
  von: feld("v", "text"),
  auf: feld("a", "text"),
  wert: feld("w", "betrag"),
  /** Credited amount, where it is titled, paid or compared. */
  betrag: feld("b", "betrag"),
  ausnahme: feld("x", ["ja"]),
  frueherNr: feld("fn", "text"),
  frueherWert: feld("fw", "betrag"),
  frueherSatz: feld("fs", "satz"),
  frueherBetrag: feld("fb", "betrag"),
  frueherAuftrag: feld("ft", "tag"),
  frueherAuftraggeber: feld("fm", "zahl"),
  frueherGezahlt: feld("fg", "betrag"),
  frueherErledigt: feld("fe", "tag"),
} as const satisfies Record<string, Feldangabe>;

export const zahlungFelder = {
  betrag: feld("b", "betrag"),
  von: feld("v", ["vorschuss", "mandant", "gegner", "staatskasse"]),
  umsatzsteuer: feld("u", "satz"),
  am: feld("t", "tag"),
  /** `a1` for the matter, `a1/p2` for one of its fees. */
  auf: feld("a", "text"),
} as const satisfies Record<string, Feldangabe>;

/** Longest text a field keeps, in characters. */
export const hoechstlaenge = (art: Feldart): number =>
  art === "zeilen" ? 2000 : art === "liste" ? 400 : 120;
