import { type ComponentType, createContext, type ReactNode, use } from "react";
import type { Option } from "#ui/felder/auswahl.tsx";
import type { Werte } from "../../formular/rechnerformular.ts";

/** What a control of a page's own is told: its field, what it holds, and the whole form. */
export type Eigenfeld = {
  /** Id and name of the field. */
  readonly id: string;
  readonly label: ReactNode;
  readonly hinweis: ReactNode;
  readonly fehler: ReactNode;
  readonly text: string;
  /** Words for the value, from the engine. */
  readonly anzeige: string | undefined;
  /** Choices for what was typed, from the engine: how a page without a script offers them. */
  readonly optionen: readonly Option[];
  readonly werte: Werte;
  readonly ersetzen: (werte: Werte) => void;
};

export type EigeneFelder = {
  readonly felder: Readonly<Record<string, ComponentType<Eigenfeld>>>;
  readonly werte: Werte;
  readonly ersetzen: (werte: Werte) => void;
};

/** Controls that a page brings for fields of kind `eigen`, and the form they may change. */
export const EigeneContext = createContext<EigeneFelder>({ felder: {}, werte: {}, ersetzen: () => {} });

export const useEigene = (): EigeneFelder => use(EigeneContext);
