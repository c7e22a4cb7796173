import type {
  allgemeinFelder,
  angelegenheitFelder,
  anrechnungFelder,
  Felder,
  positionFelder,
  zahlungFelder,
} from "./felder.ts";
import { type Stufe, stufen } from "./stufe.ts";

/** The form as it stands on the screen: every field holds what was typed, understood or not. */
export type Formular = {
  readonly felder: Felder<typeof allgemeinFelder>;
  readonly angelegenheiten: readonly FormAngelegenheit[];
  readonly anrechnungen: readonly FormAnrechnung[];
  readonly zahlungen: readonly FormZahlung[];
};
export type FormAngelegenheit = {
  /** `a1`, `a2` …; unique and never reused within one form. */
  readonly id: string;
  readonly stufe: Stufe;
  readonly felder: Felder<typeof angelegenheitFelder>;
  readonly positionen: readonly FormPosition[];
};
export type FormPosition = {
  /** `p1`, `p2` …; unique over all matters. */
  readonly id: string;
  readonly nr: string;
  readonly felder: Felder<typeof positionFelder>;
};
export type FormAnrechnung = { readonly id: string; readonly felder: Felder<typeof anrechnungFelder> };
export type FormZahlung = { readonly id: string; readonly felder: Felder<typeof zahlungFelder> };

/** Largest form a link or the browser's storage may bring. */
export const grenzen = { angelegenheiten: 50, positionen: 100, anrechnungen: 100, zahlungen: 100 } as const;

/** The next free number behind a letter: `p` + (highest + 1). */
export function naechsteId(buchstabe: "a" | "p" | "k" | "z", formular: Formular): string {
  const ids = [
    ...formular.angelegenheiten.flatMap((a) => [a.id, ...a.positionen.map((p) => p.id)]),
    ...formular.anrechnungen.map((k) => k.id),
    ...formular.zahlungen.map((z) => z.id),
  ];
  const nummern = ids.filter((id) => id.startsWith(buchstabe)).map((id) => Number(id.slice(1)));
  return `${buchstabe}${Math.max(0, ...nummern) + 1}`;
}

type Vorlage = {
  readonly stufe: Stufe;
  readonly felder?: FormAngelegenheit["felder"];
  /** Ticked fees; the usual ones of the stage that are missing here are offered unticked. */
  readonly gebuehren: readonly (string | { readonly nr: string; readonly felder: FormPosition["felder"] })[];
};

/** Builds a form from matters with their fees; ids are counted through. */
export function formularAus(vorlagen: readonly Vorlage[], felder: Formular["felder"] = {}): Formular {
  let zaehler = 0;
  const position = (nr: string, f: FormPosition["felder"]): FormPosition => {
    zaehler += 1;
    return { id: `p${zaehler}`, nr, felder: f };
  };
  const angelegenheiten = vorlagen.map((vorlage, i): FormAngelegenheit => {
    const gewaehlt = vorlage.gebuehren.map((g) =>
      typeof g === "string" ? position(g, {}) : position(g.nr, g.felder),
    );
    const fehlend = stufen[vorlage.stufe].ueblich.filter((nr) => !gewaehlt.some((p) => p.nr === nr));
    return {
      id: `a${i + 1}`,
      stufe: vorlage.stufe,
      felder: vorlage.felder ?? {},
      positionen: [...gewaehlt, ...fehlend.map((nr) => position(nr, { aus: "ja" }))],
    };
  });
  return { felder, angelegenheiten, anrechnungen: [], zahlungen: [] };
}

/** What the page shows before anything was entered: first instance with its two usual fees. */
export const leeresFormular = (): Formular =>
  formularAus([{ stufe: "instanz", gebuehren: ["3100", "3104"] }]);

/** Whether a fee counts: ticked, not merely offered. */
export const istGewaehlt = (position: FormPosition): boolean => position.felder.aus !== "ja";

/** Fields of a matter that bring an amount without any fee: expenses and the agreed remuneration. */
const eigenstaendig = [
  "entgelte",
  "kopienASw",
  "kopienAFarbe",
  "kopienBSw",
  "kopienBFarbe",
  "kopienCSw",
  "kopienCFarbe",
  "kopienDSw",
  "kopienDFarbe",
  "dateien",
  "kilometer",
  "verkehrsmittel",
  "abwesenheit",
  "abwesenheitAusland",
  "reisekosten",
  "reisen",
  "haftpflicht",
  "durchlaufend",
  "vereinbarung",
] as readonly (keyof FormAngelegenheit["felder"])[];

/** Whether a matter belongs to the bill: a ticked fee, an expense, or an agreement. */
export const istBerechnet = (a: FormAngelegenheit): boolean =>
  a.positionen.some(istGewaehlt) || eigenstaendig.some((feld) => (a.felder[feld] ?? "").trim() !== "");
