import { betragAusText, type Cent, cent, satz, type Tag, tagAusText } from "@gebuehrenportal/recht";

/** The tables the page knows, in the order of their columns; `feld` is the name of their rates in form and query. */
export const tabellen = [
  { feld: "rvg", kurz: "RVG", norm: "§ 13 RVG", vorgabe: [100, 130, 120, 250] },
  { feld: "pkh", kurz: "§ 49 RVG", norm: "§ 49 RVG", vorgabe: [] },
  { feld: "gkg", kurz: "GKG", norm: "§ 34 GKG", vorgabe: [100, 300] },
  { feld: "famgkg", kurz: "FamGKG", norm: "§ 28 FamGKG", vorgabe: [] },
  { feld: "gnotkga", kurz: "GNotKG A", norm: "§ 34 GNotKG, Tabelle A", vorgabe: [] },
  { feld: "gnotkgb", kurz: "GNotKG B", norm: "§ 34 GNotKG, Tabelle B", vorgabe: [] },
] as const;
export type Tabellenfeld = (typeof tabellen)[number]["feld"];

/** One column: a table and a rate × 100. */
export type Spalte = { readonly tabelle: Tabellenfeld; readonly satz100: number };

/** Fields of the form, which are the names of the query, too. */
export type Wunschfeld = "stichtag" | "vergleich" | "wert" | "von" | "bis" | Tabellenfeld;

/** What the reader wants to see, understood as far as possible. */
export type Wunsch = {
  readonly stichtag: Tag;
  /** A second, earlier or later day to compare with. */
  readonly vergleich?: Tag;
  readonly von: Cent;
  readonly bis: Cent;
  readonly spalten: readonly Spalte[];
  /** The texts of the form as typed, or their defaults. */
  readonly texte: Readonly<Record<Wunschfeld, string>>;
  readonly fehler: Partial<Readonly<Record<Wunschfeld, string>>>;
};

/** Where the printed table of the statutes ends. */
const ueblichesEnde = cent(50_000_000);
/** More columns do not fit on any sheet. */
const hoechstensSpalten = 12;

/** Reads the GET query. Empty or missing fields take their defaults; what cannot be understood is said at its field. */
export function wunschAus(query: URLSearchParams, heute: Tag): Wunsch {
  const fehler: Partial<Record<Wunschfeld, string>> = {};
  const text = (feld: Wunschfeld) => (query.get(feld) ?? "").trim().slice(0, 120);
  const betrag = (feld: Wunschfeld): Cent | undefined => {
    const lesung = betragAusText(text(feld));
    if (lesung.art === "betrag") return lesung.betrag;
    if (lesung.art !== "leer") fehler[feld] = "Bitte geben Sie einen gültigen Wert ein.";
    return undefined;
  };
  const tag = (feld: Wunschfeld): Tag | undefined => {
    const lesung = tagAusText(text(feld), heute);
    if (lesung.art === "ungueltig") fehler[feld] = "Diesen Tag gibt es nicht. Beispiel: 05.03.2027";
    return lesung.art === "tag" ? lesung.tag : undefined;
  };
  const wert = betrag("wert");
  const von = wert ?? betrag("von") ?? cent(0);
  const bis = wert ?? betrag("bis") ?? ueblichesEnde;
  if (bis < von) fehler.bis = "Das Ende liegt vor dem Anfang.";
  const saetze = tabellen.map(({ feld, vorgabe }) => {
    const gelesen = query.has(feld) ? saetzeAus(text(feld)) : [...vorgabe];
    if (!gelesen) fehler[feld] = "Bitte trennen Sie die Sätze mit Semikolon: 1,0; 1,3";
    return { feld, saetze: gelesen ?? [] };
  });
  const vergleich = tag("vergleich");
  return {
    stichtag: tag("stichtag") ?? heute,
    ...(vergleich ? { vergleich } : {}),
    von,
    bis,
    spalten: saetze
      .flatMap(({ feld, saetze: liste }) => liste.map((satz100) => ({ tabelle: feld, satz100 })))
      .slice(0, hoechstensSpalten),
    texte: {
      stichtag: text("stichtag"),
      vergleich: text("vergleich"),
      wert: text("wert"),
      von: text("von"),
      bis: text("bis"),
      ...texteDerSaetze(query, saetze),
    },
    fehler,
  };
}

/** `1,0; 1,3` or `1.0,1.3` → hundredths, each once; `undefined` if something else stands there. */
function saetzeAus(text: string): number[] | undefined {
  if (text === "") return [];
  const einzeln = text.includes(";") || !text.includes(".") ? text.split(";") : text.split(",");
  const gelesen = einzeln.map((eintrag) => /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(eintrag.trim()));
  const saetze = gelesen.map((m) => (m ? Number(m[1]) * 100 + Number((m[2] ?? "").padEnd(2, "0")) : 0));
  return saetze.includes(0) ? undefined : [...new Set(saetze)];
}

function texteDerSaetze(
  query: URLSearchParams,
  saetze: readonly { feld: Tabellenfeld; saetze: readonly number[] }[],
): Record<Tabellenfeld, string> {
  const eintraege = saetze.map(({ feld, saetze: liste }) => [
    feld,
    query.has(feld) && liste.length === 0
      ? (query.get(feld) ?? "").slice(0, 120)
      : liste.map(satz).join("; "),
  ]);
  return Object.fromEntries(eintraege) as Record<Tabellenfeld, string>;
}
