import { leistungsorte } from "#dokumente/e-rechnung/steuer.ts";
import { gekuerzt, zeile } from "#platform/gekuerzt.ts";

/** What stands in the form of a draft, as typed; stored like this, so that nothing typed is lost. */
export type Kostennotenfelder = Readonly<Record<string, string>>;

/** Rows that a form may bring; it shows those that are filled and one more. */
export const hoechstensZahlungen = 20;
export const hoechstensPosten = 20;
/** As many as a calculation has matters. */
export const hoechstensAuftraege = 50;

const reihe = (anzahl: number, namen: readonly string[]) =>
  Array.from({ length: anzahl }, (_, i) => namen.map((name) => `${name}${i + 1}`)).flat();

/** Every field with its longest length; whatever else a form brings is dropped. */
const laengen: ReadonlyMap<string, number> = new Map([
  ...(
    [
      ["name", 200],
      ["zusatz", 200],
      ["strasse", 200],
      ["plz", 12],
      ["ort", 100],
      ["land", 2],
      ["ustIdNr", 20],
      ["email", 254],
      ["leitwegId", 46],
      ["referenz", 100],
      ["betreff", 200],
      ["aktenzeichen", 100],
      ["von", 20],
      ["bis", 20],
      ["leistungsort", 30],
      ["ziel", 3],
      ["text", 4000],
      ["rechenweg", 2],
      ["verguetung", 12],
      ["rest", 20],
      ["restam", 20],
    ] as const
  ).map(([name, laenge]) => [name, laenge] as const),
  ...reihe(hoechstensPosten, ["postentext", "postenbetrag"]).map((name) => [name, 200] as const),
  ...reihe(hoechstensAuftraege, ["auftrag"]).map((name) => [name, 20] as const),
  ...reihe(hoechstensZahlungen, ["zahlungsart", "zahlungam", "zahlungbetrag", "zahlungsteuer"]).map(
    (name) => [name, 40] as const,
  ),
]);

/** The fields of a form, cut to their lengths; line ends only in the free text. An empty row of payments says nothing. */
export function kostennotenfelder(roh: Readonly<Record<string, string>>): Kostennotenfelder {
  const felder = gelesen(roh);
  const leer = (i: string) => !["am", "betrag", "steuer"].some((teil) => felder[`zahlung${teil}${i}`]);
  return Object.fromEntries(
    Object.entries(felder).filter(
      ([name]) => !name.startsWith("zahlungsart") || !leer(name.slice("zahlungsart".length)),
    ),
  );
}

function gelesen(roh: Readonly<Record<string, string>>): Kostennotenfelder {
  return Object.fromEntries(
    [...laengen].flatMap(([name, laenge]) => {
      const wert = Object.hasOwn(roh, name) ? (roh[name] ?? "") : "";
      const text =
        name === "text" ? gekuerzt(wert.replace(/\r\n?/g, "\n").trim(), laenge) : zeile(wert, laenge);
      // PostgreSQL keeps no null bytes.
      return text === "" ? [] : [[name, text.replaceAll("\0", "")]];
    }),
  );
}

export const zahlungsarten = {
  vorschuss: { text: "Vorschuss", norm: "§ 9 RVG" },
  zahlung: { text: "Zahlung", norm: "§ 10 Abs. 2 RVG" },
  gegner: { text: "Zahlung des Gegners", norm: "§ 10 Abs. 2 RVG" },
  staatskasse: { text: "Zahlung der Staatskasse", norm: "§ 47 RVG" },
} as const;
export type Zahlungsart = keyof typeof zahlungsarten;

export const istZahlungsart = (text: string): text is Zahlungsart => Object.hasOwn(zahlungsarten, text);
export const istLeistungsort = (text: string): text is (typeof leistungsorte)[number] =>
  (leistungsorte as readonly string[]).includes(text);

/** Whether two forms say the same. */
export function gleicheFelder(a: Kostennotenfelder, b: Kostennotenfelder): boolean {
  const namen = Object.keys(a);
  return namen.length === Object.keys(b).length && namen.every((name) => a[name] === b[name]);
}
