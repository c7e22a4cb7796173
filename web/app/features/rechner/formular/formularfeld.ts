import type { Option } from "#ui/felder/auswahl.tsx";

/** How one field of the form looks. `feld` is its name in the form's state. */
export type Formularfeld<F extends string = string> = {
  readonly feld: F;
  /** `eigen`: the page brings the control (`EigeneFelder`); `verborgen`: kept and sent, not shown. */
  readonly art:
    | "betrag"
    | "tag"
    | "text"
    | "zahl"
    | "satz"
    | "auswahl"
    | "wahl"
    | "schalter"
    | "eigen"
    | "verborgen";
  readonly label: string;
  readonly hinweis?: string;
  readonly einheit?: string;
  /** For `auswahl` and `wahl` (all in view); the first one is the default and stored as empty. */
  readonly optionen?: readonly Option[];
  /** For `schalter`: what it holds when on; unset `ja`. */
  readonly an?: string;
  /** For `schalter`: on unless the field holds `0`. */
  readonly vorgabeAn?: true;
  /** For `text`: entries separated by commas; a query may repeat the name. */
  readonly liste?: true;
  readonly freiwillig?: true;
  readonly basic?: true;
  /** Shown only while the engine asks for it (`Rechnung.felder`). */
  readonly aufAbruf?: true;
  /** In a group: stands folded below the others, for the few who need it. */
  readonly selten?: true;
  /** Takes the whole line. */
  readonly breit?: true;
  /** Shown only when another field holds one of these values. */
  readonly wenn?: { readonly feld: F; readonly ist: readonly string[] };
};

/** How fields look for what was typed, by their full name; fields on demand appear by being named. */
export type Feldanpassungen = {
  readonly [name: string]:
    | (Partial<Pick<Formularfeld, "label" | "hinweis" | "optionen" | "freiwillig">> & {
        /** Heading of the block that the field stands in. */
        readonly abschnitt?: string;
        /** For `eigen`: words for the value it holds. */
        readonly anzeige?: string;
      })
    | undefined;
};
